import Purchases
import StringTables

/// What the variables of a template stand for, for one product; each is written once however often it is used.
struct TemplateValues {
    /// A value before its filters.
    enum Value {
        case text(String)
        case number(Int)
    }

    private let filler: TemplateFiller
    private let terms: TermsOfPrice
    private let context: TemplateContext
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
            do throws(PurchaseValueError) { found = try value(name) } catch {
                throw TemplateProblem(.outOfRange, variable.writtenName, at: variable.place)
            }
            guard let found else { throw TemplateProblem(.noValue, variable.writtenName, at: variable.place) }
            written[name] = found
            return found
        }
    }

    /// What a variable stands for, or nil where this product has no such thing.
    private func value(_ name: TemplateVariable) throws(PurchaseValueError) -> Value? {
        switch name {
        case .appName: context.appName.map { .text($0) }
        case .productName, .productStoreProductName: context.productName.map { .text($0) }
        case .productCurrencyCode: .text(terms.price.money.currency.rawValue)
        case .productCurrencySymbol: .text(currencySymbol)

        case .price, .productPrice: .text(composer.text(of: terms.price))
        case .pricePerPeriod, .productPricePerPeriodAbbreviated: .text(price(.short))
        case .pricePerPeriodFull, .productPricePerPeriod: .text(price(.full))
        case .totalPriceAndPerMonth: .text(try totalAndMonthly(.short))
        case .totalPriceAndPerMonthFull: .text(try totalAndMonthly(.full))
        case .productPricePerDay: try equivalent(per: .day)
        case .subPricePerWeek, .productPricePerWeek: try equivalent(per: .week)
        case .subPricePerMonth, .productPricePerMonth: try equivalent(per: .month)
        case .productPricePerYear: try equivalent(per: .year)

        case .subPeriod: .text(composer.planName(for: terms.period).text)
        case .productPeriodly: terms.period.map { .text(composer.frequency($0).text) }
        case .subPeriodLength, .productPeriod: terms.period.map { .text(self.name(of: $0)) }
        case .subPeriodAbbreviated, .productPeriodAbbreviated:
            terms.period.map { .text(composer.period($0, width: .short).text) }
        case .subDuration: .text(terms.period.map(duration) ?? composer.planName(for: nil).text)
        case .productPeriodWithUnit: terms.period.map { .text(duration($0)) }
        case .subDurationInMonths: terms.period.map { .text(duration(inMonths($0))) }
        case .productPeriodInDays: try terms.period.map(number(of: .day))
        case .productPeriodInWeeks: try terms.period.map(number(of: .week))
        case .productPeriodInMonths: try terms.period.map(number(of: .month))
        case .productPeriodInYears: try terms.period.map(number(of: .year))

        case .subRelativeDiscount: terms.savings.map { .text(composer.off($0.fraction).text) }
        case .productRelativeDiscount:
            terms.savings.map {
                .text(composer.formatting.percent($0.fraction.description, in: composer.valueLanguage))
            }

        case .subOfferPrice, .productOfferPrice: terms.offer.map { .text(price(of: $0)) }
        case .productOfferPricePerDay: try offerEquivalent(per: .day)
        case .productOfferPricePerWeek: try offerEquivalent(per: .week)
        case .productOfferPricePerMonth: try offerEquivalent(per: .month)
        case .productOfferPricePerYear: try offerEquivalent(per: .year)
        case .productOfferPeriod: terms.offer.map { .text(self.name(of: $0.length)) }
        case .productOfferPeriodAbbreviated:
            terms.offer.map { .text(composer.period($0.length, width: .short).text) }
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

    private var composer: TermsComposer { filler.composer }

    // MARK: - Prices

    /// The price for each period; by itself where it is paid once.
    private func price(_ width: PeriodForm.Width) -> String {
        guard let period = terms.period else { return composer.text(of: terms.price) }
        return composer.build { composer.append(terms.price, as: .billedPrice, every: period, width, to: &$0) }.text
    }

    /// The price for each period with that for a month; without it where it is paid monthly or once.
    private func totalAndMonthly(_ width: PeriodForm.Width) throws(PurchaseValueError) -> String {
        guard let period = terms.period, period != .month,
            let monthly = try equivalent(of: terms.price, every: period, per: .month)
        else { return price(width) }
        return composer.build { builder in
            builder.append(composer.texts.withEquivalent) { place, builder in
                if place == 0 {
                    composer.append(terms.price, as: .billedPrice, every: period, width, to: &builder)
                } else {
                    composer.append(monthly, as: .equivalentPrice, every: .month, width, to: &builder)
                }
            }
        }.text
    }

    /// What the price is for another period; nothing where it is paid once, for then no time is paid for.
    private func equivalent(per other: Period) throws(PurchaseValueError) -> Value? {
        guard let period = terms.period,
            let price = try equivalent(of: terms.price, every: period, per: other)
        else { return nil }
        return .text(composer.text(of: price))
    }

    /// A price for another period; the store's own text stays where the price does.
    private func equivalent(
        of price: StatedPrice, every period: Period, per other: Period
    ) throws(PurchaseValueError) -> StatedPrice? {
        let equivalent = try Rate(price: price.money, period: period).equivalent(
            per: other, rule: context.calculation.rule, rounding: context.calculation.rounding,
            fractionDigits: context.fractionDigits)
        return equivalent.factor == .one ? price : StatedPrice(equivalent.money)
    }

    /// The sign of the currency: what is left of a price of nothing without its digits.
    private var currencySymbol: String {
        let zero = composer.formatting.price(
            "0", currency: terms.price.money.currency.rawValue, in: composer.valueLanguage)
        let scalars = Array(zero.unicodeScalars)
        let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .decimalNumber }
        guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
            return terms.price.money.currency.rawValue
        }
        let words = [scalars[..<first], scalars[(last + 1)...]].map { side in
            let start = side.drop { $0.isGap }
            return String(String.UnicodeScalarView(start.reversed().drop { $0.isGap }.reversed()))
        }
        let symbol = words.joined()
        return symbol.isEmpty ? terms.price.money.currency.rawValue : symbol
    }

    // MARK: - Offers

    private func price(of offer: OfferTerms) -> String {
        offer.price.map { composer.text(of: $0) } ?? composer.free.text
    }

    private func offerEquivalent(per other: Period) throws(PurchaseValueError) -> Value? {
        guard let offer = terms.offer, try wholeNumber(of: other, in: offer.length) > 0 else { return nil }
        let price: StatedPrice?
        switch offer.charge {
        case .free: return .text(composer.free.text)
        case .each(let each, let period): price = try equivalent(of: each, every: period, per: other)
        case .once(let once): price = try equivalent(of: once, every: offer.length, per: other)
        }
        return price.map { .text(composer.text(of: $0)) }
    }

    private func offerLength(in unit: Period) throws(PurchaseValueError) -> Value? {
        guard let length = terms.offer?.length else { return nil }
        let number = try wholeNumber(of: unit, in: length)
        return number > 0 ? .number(number) : nil
    }

    private var offerEnd: Value? {
        guard let length = terms.offer?.length, let day = context.today?.adding(length) else { return nil }
        return .text(
            composer.formatting.date(year: day.year, month: day.month, day: day.day, in: composer.valueLanguage))
    }

    // MARK: - Spans of time and numbers

    /// A span of time after “per”: “month”, “3 months”.
    private func name(of period: Period) -> String {
        guard period.count == 1, let units = filler.units else { return duration(period) }
        return composer.build { $0.append(units[period.unit]) }.text
    }

    private func duration(_ period: Period) -> String { composer.period(period).text }

    /// Years as months, anything else as it is.
    private func inMonths(_ period: Period) -> Period {
        period.unit == .year ? Period(period.count * 12, .month) ?? period : period
    }

    private func number(of unit: Period) -> (Period) throws(PurchaseValueError) -> Value {
        { (period) throws(PurchaseValueError) in .number(try wholeNumber(of: unit, in: period)) }
    }

    /// How many whole times a period fits into another one, by the rule of the calendar.
    private func wholeNumber(of part: Period, in whole: Period) throws(PurchaseValueError) -> Int {
        let ratio = try context.calculation.rule.number(of: part, in: whole)
        return ratio.numerator / ratio.denominator
    }

    private func countdown(_ part: (Int) -> Int) -> Int? { context.secondsLeft.map { part(max(0, $0)) } }

    private func integer(_ number: Int) -> String {
        composer.formatting.integer(Int64(number), in: composer.valueLanguage)
    }

    private func twoDigits(_ number: Int) -> String { (number < 10 ? integer(0) : "") + integer(number) }
}

extension TermsComposer {
    /// A price for each period in whole words, or abbreviated.
    fileprivate func append(
        _ price: StatedPrice, as kind: TermsSentence.Run.Kind, every period: Period, _ width: PeriodForm.Width,
        to builder: inout SentenceBuilder
    ) {
        if width == .full {
            append(price, as: kind, every: period, to: &builder)
        } else {
            builder.append(texts.rateShort) { place, builder in
                if place == 0 {
                    builder.append(text(of: price), as: kind)
                } else {
                    appendShort(period, to: &builder)
                }
            }
        }
    }
}
