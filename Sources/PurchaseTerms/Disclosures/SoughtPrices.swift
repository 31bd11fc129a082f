import Languages
import Purchases
import StringTables

/// The prices of an offer as a text may write them, and those that it may mention beside.
struct SoughtPrices {
    /// How the currency is written, before or behind an amount.
    let signs: Set<SearchableText>
    /// Every amount that a text may name.
    let allowed: Set<Amount>
    /// The price with periods that it is not billed for, as it is written and as it is searched.
    let withOtherPeriods: [(text: String, sought: SearchableText)]
    private let request: DisclosureRequest
    private let terms: TermsComposer
    private let languages: [LanguageTag]

    init(of request: DisclosureRequest, _ composer: DisclosureComposer) {
        let terms = composer.terms
        self.request = request
        self.terms = terms
        languages = SoughtPrices.languages(of: request, composer)
        let currency = request.terms.price.money.currency.rawValue
        var written = languages.map {
            terms.formatting.price("1", currency: currency, in: $0)
        }
        written += [request.terms.price.storeText, request.terms.offer?.price?.storeText].compactMap { $0 }
        allowed = SoughtPrices.allowed(for: request)
        withOtherPeriods = SoughtPrices.withOtherPeriods(of: request, terms).map { ($0, SearchableText($0)) }
        signs = Set(written.flatMap { SearchableText($0).signs } + [SearchableText(currency)])
    }

    /// The reader's language, the same as the buyer's country writes it, and English.
    private static func languages(of request: DisclosureRequest, _ composer: DisclosureComposer) -> [LanguageTag] {
        let region = request.storefront.alpha2
        let reader = composer.requestedLanguage
        let own = composer.terms.valueLanguage
        return [own, reader, LanguageTag("\(reader.language)-\(region)"), .english, LanguageTag("en-\(region)")]
            .compactMap { $0 }
    }

    /// The ways in which a price is written.
    func texts(of money: Money) -> [String] {
        var texts = languages.map {
            terms.formatting.price(money.amount.description, currency: money.currency.rawValue, in: $0)
        }
        for stated in [request.terms.price, request.terms.offer?.price].compactMap({ $0 }) where stated.money == money {
            if let text = stated.storeText { texts.insert(text, at: 0) }
        }
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    /// Whether a text names an amount, written in any way.
    func names(_ money: Money, in text: SearchableText) -> Bool {
        mentions(in: text).contains { $0.amounts.contains(money.amount) }
            || texts(of: money).contains { text.contains(SearchableText($0)) }
    }

    /// Every amount of money in a text.
    func mentions(in text: SearchableText) -> [MoneyMention] { MoneyMention.all(in: text, beside: signs) }

    /// Every amount that a text may name: what is paid, what that is for another period, what is saved.
    private static func allowed(for request: DisclosureRequest) -> Set<Amount> {
        let terms = request.terms
        var amounts: Set<Amount> = [terms.price.money.amount]
        amounts.formUnion(terms.equivalents.map(\.money.amount))
        if let price = terms.offer?.price { amounts.insert(price.money.amount) }
        if let total = terms.commitment?.total { amounts.insert(total.amount) }
        if let saved = terms.savings?.amount { amounts.insert(saved.amount) }
        if request.trial != nil, let zero = try? Amount(parsing: "0") { amounts.insert(zero) }
        guard let rate = terms.rate else { return amounts }
        for unit in Period.Unit.allCases {
            guard let period = Period(1, unit), period != rate.period else { continue }
            for rounding in Rounding.all {
                let equivalent = try? rate.equivalent(
                    per: period, rule: .gregorianAverage, rounding: rounding,
                    fractionDigits: request.storefront.fractionDigits)
                if let equivalent { amounts.insert(equivalent.money.amount) }
            }
        }
        return amounts
    }

    /// The price with a period that it is not billed for: “$59.99 per month” of what costs that a year.
    private static func withOtherPeriods(of request: DisclosureRequest, _ terms: TermsComposer) -> [String] {
        guard let rate = request.terms.rate else { return [] }
        return Period.Unit.allCases.flatMap { unit -> [String] in
            guard let period = Period(1, unit), !period.isSameLength(as: rate.period) else { return [] }
            let other = Rate(price: rate.price, period: period)
            return [PeriodForm.Width.full, .narrow].map { terms.rate(other, width: $0).text }
        }
    }
}

extension Period {
    /// Whether it is as long on every calendar: twelve months and a year, seven days and a week.
    func isSameLength(as other: Period) -> Bool {
        isCountedInMonths == other.isCountedInMonths && smallUnits == other.smallUnits
    }

    /// It and the other ways to count the same time.
    var equalLengths: [Period] {
        let others: [Period?] =
            isCountedInMonths
            ? [Period(smallUnits, .month), smallUnits.isMultiple(of: 12) ? Period(smallUnits / 12, .year) : nil]
            : [Period(smallUnits, .day), smallUnits.isMultiple(of: 7) ? Period(smallUnits / 7, .week) : nil]
        return [self] + others.compactMap { $0 }.filter { $0 != self }
    }
}
