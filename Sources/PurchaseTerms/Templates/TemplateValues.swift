import Languages
import Purchases
import StringTables

/// What the variables of a template stand for, for one product; each is written once however often it is used.
struct TemplateValues {
    /// A value before its filters.
    enum Value {
        case text(String)
        case number(Int)
    }

    /// Why a value cannot be written.
    enum Fault: Error {
        case untranslated
        case outOfRange
    }

    let filler: TemplateFiller
    let terms: TermsOfPrice
    let context: TemplateContext
    private var written: [TemplateVariable: Value] = [:]

    init(filler: TemplateFiller, terms: TermsOfPrice, context: TemplateContext) {
        self.filler = filler
        self.terms = terms
        self.context = context
    }

    /// A value as text, with its filters.
    mutating func text(of variable: AuthorTemplate.Variable) throws(TemplateProblem) -> String {
        let text =
            switch try value(of: variable) {
            case .text(let text): text
            case .number(let number): integer(number)
            }
        return variable.filters.reduce(text) { filler.letters.applying($1, to: $0) }
    }

    /// A value as something to insert into a text of a table.
    mutating func argument(for variable: AuthorTemplate.Variable) throws(TemplateProblem) -> MessageArgument {
        if variable.filters.isEmpty, case .number(let number) = try value(of: variable) {
            return .integer(Int64(number))
        }
        return .formatted(try text(of: variable))
    }

    private mutating func value(of variable: AuthorTemplate.Variable) throws(TemplateProblem) -> Value {
        switch variable.name {
        case .custom(let key):
            guard let value = context.customValues[key] else {
                throw TemplateProblem(.noCustomValue, variable.writtenName, at: variable.place)
            }
            return .text(value)
        case .known(let name):
            if let value = written[name] { return value }
            let found: Value?
            do throws(Fault) { found = try value(name) } catch {
                let code: TemplateProblem.Code = error == .untranslated ? .untranslated : .outOfRange
                throw TemplateProblem(code, variable.writtenName, at: variable.place)
            }
            guard let found else { throw TemplateProblem(.noValue, variable.writtenName, at: variable.place) }
            written[name] = found
            return found
        }
    }

    /// What a variable stands for, or nil where this product has no such thing.
    private func value(_ name: TemplateVariable) throws(Fault) -> Value? {
        switch name {
        case .appName: context.appName.map { .text($0) }
        case .productName, .productStoreProductName: context.productName.map { .text($0) }
        case .productCurrencyCode: .text(terms.price.money.currency.rawValue)
        case .productCurrencySymbol: .text(currencySymbol)

        case .price, .productPrice: .text(text(of: terms.price))
        case .pricePerPeriod, .productPricePerPeriodAbbreviated: .text(try price(.short))
        case .pricePerPeriodFull, .productPricePerPeriod: .text(try price(.full))
        case .totalPriceAndPerMonth: .text(try totalAndMonthly(.short))
        case .totalPriceAndPerMonthFull: .text(try totalAndMonthly(.full))
        case .productPricePerDay: try equivalent(per: .day)
        case .subPricePerWeek, .productPricePerWeek: try equivalent(per: .week)
        case .subPricePerMonth, .productPricePerMonth: try equivalent(per: .month)
        case .productPricePerYear: try equivalent(per: .year)

        case .subPeriod: try planName(terms.period)
        case .productPeriodly: try terms.period.map(frequency)
        case .subPeriodLength, .productPeriod: try terms.period.map(unitName)
        case .subPeriodAbbreviated, .productPeriodAbbreviated: try terms.period.map(abbreviation)
        case .subDuration:
            if let period = terms.period { .text(duration(period)) } else { try planName(nil) }
        case .productPeriodWithUnit: terms.period.map { .text(duration($0)) }
        case .subDurationInMonths: terms.period.map { .text(duration(inMonths($0))) }
        case .productPeriodInDays: try terms.period.map(number(of: .day))
        case .productPeriodInWeeks: try terms.period.map(number(of: .week))
        case .productPeriodInMonths: try terms.period.map(number(of: .month))
        case .productPeriodInYears: try terms.period.map(number(of: .year))

        case .subRelativeDiscount: try terms.savings.map(discount)
        case .productRelativeDiscount:
            terms.savings.map { .text(formatting.percent($0.fraction.description, in: language)) }

        case .subOfferPrice, .productOfferPrice: try terms.offer.map(price)
        case .productOfferPricePerDay: try offerEquivalent(per: .day)
        case .productOfferPricePerWeek: try offerEquivalent(per: .week)
        case .productOfferPricePerMonth: try offerEquivalent(per: .month)
        case .productOfferPricePerYear: try offerEquivalent(per: .year)
        case .productOfferPeriod: try terms.offer.map { (offer) throws(Fault) in try unitName(offer.length) }
        case .productOfferPeriodAbbreviated:
            try terms.offer.map { (offer) throws(Fault) in try abbreviation(offer.length) }
        case .subOfferDuration, .productOfferPeriodWithUnit: terms.offer.map { .text(duration($0.length)) }
        case .productOfferPeriodInDays: try offerLength(in: .day)
        case .productOfferPeriodInWeeks: try offerLength(in: .week)
        case .productOfferPeriodInMonths: try offerLength(in: .month)
        case .productOfferPeriodInYears: try offerLength(in: .year)
        case .productOfferEndDate: offerEnd
        case .productSecondaryOfferPrice, .productSecondaryOfferPeriod, .productSecondaryOfferPeriodAbbreviated: nil

        case .countDaysWithZero: countdown { $0 / 86_400 }.map { .text(twoDigits($0)) }
        case .countDaysWithoutZero: countdown { $0 / 86_400 }.map { .number($0) }
        case .countHoursWithZero: countdown { $0 / 3_600 % 24 }.map { .text(twoDigits($0)) }
        case .countHoursWithoutZero: countdown { $0 / 3_600 % 24 }.map { .number($0) }
        case .countMinutesWithZero: countdown { $0 / 60 % 60 }.map { .text(twoDigits($0)) }
        case .countMinutesWithoutZero: countdown { $0 / 60 % 60 }.map { .number($0) }
        case .countSecondsWithZero: countdown { $0 % 60 }.map { .text(twoDigits($0)) }
        case .countSecondsWithoutZero: countdown { $0 % 60 }.map { .number($0) }
        }
    }

    var composer: TermsComposer { filler.composer }
    var formatting: any ValueFormatting { composer.formatting }
    var language: LanguageTag { composer.requestedLanguage }

    /// What writes values that need words, where these are there in the reader's language.
    var words: TermsComposer {
        get throws(Fault) {
            if composer.valueLanguage != composer.requestedLanguage { throw .untranslated }
            return composer
        }
    }
}

// MARK: - Spans of time and numbers

extension TemplateValues {
    /// A span of time after “per”: “month”, “3 months”.
    func unitName(_ period: Period) throws(Fault) -> Value {
        guard period.count == 1 else { return .text(duration(period)) }
        let composer = try words
        guard let units = filler.units else { throw .untranslated }
        return .text(composer.build { $0.append(units[period.unit]) }.text)
    }

    func planName(_ period: Period?) throws(Fault) -> Value { .text(try words.planName(for: period).text) }

    func abbreviation(_ period: Period) throws(Fault) -> Value {
        .text(try words.period(period, width: .short).text)
    }

    func frequency(_ period: Period) throws(Fault) -> Value { .text(try words.frequency(period).text) }

    func duration(_ period: Period) -> String {
        formatting.period(period.count, unit: period.unit.rawValue, in: language)
    }

    /// Years as months, anything else as it is.
    func inMonths(_ period: Period) -> Period {
        period.unit == .year ? Period(period.count * 12, .month) ?? period : period
    }

    func number(of unit: Period) -> (Period) throws(Fault) -> Value {
        { (period) throws(Fault) in .number(try wholeNumber(of: unit, in: period)) }
    }

    /// How many whole times a period fits into another one, by the rule of the calendar.
    func wholeNumber(of part: Period, in whole: Period) throws(Fault) -> Int {
        guard let ratio = try? context.calculation.rule.number(of: part, in: whole) else { throw .outOfRange }
        return ratio.numerator / ratio.denominator
    }

    func countdown(_ part: (Int) -> Int) -> Int? { context.secondsLeft.map { part(max(0, $0)) } }

    func integer(_ number: Int) -> String {
        formatting.integer(Int64(number), in: language)
    }

    func twoDigits(_ number: Int) -> String { (number < 10 ? integer(0) : "") + integer(number) }
}
