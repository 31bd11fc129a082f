import CICU
public import Languages
public import Purchases

/// Writes an exact price in its currency as a reader of a language expects it.
///
/// Use one formatter for a whole program: it keeps what it has opened and may be shared by any number of threads.
///
/// ```swift
/// let formatter = PriceFormatter()
/// formatter.text(of: Money(try Amount(parsing: "1234567.89"), rupees), in: "hi-IN")  // "₹12,34,567.89"
/// ```
///
/// - The currency is the store's and the digits, grouping and symbols are the language's. The process's own locale has
///   no say.
/// - The amount stays an exact decimal. Unless the style says otherwise it is shown with the fraction digits that the
///   currency has, rounded half to even: JPY 416.66 is `¥417`. An amount that rounds to zero shows no minus sign.
/// - A language without data is written as its nearest relative that has some, else in a form of no language:
///   `resolvedLanguage(for:)` tells which. A numbering system asked for with `-u-nu-` is used.
/// - Nothing fails. Where the system has no ICU, the text is the plain digits and the code: `4.99 USD`.
///
/// The data is CLDR's as the system's ICU carries it; see `localeDataVersion`.
public struct PriceFormatter: Sendable {
    let cache: ICUFormatterCache

    /// Makes a formatter that has opened nothing yet.
    public init() { self.init(cache: ICUFormatterCache()) }

    init(cache: ICUFormatterCache) { self.cache = cache }

    /// The price in the reader's language.
    ///
    /// - Parameters:
    ///   - money: The exact amount and its currency.
    ///   - language: The reader's language.
    ///   - style: How the currency, the sign and the digits are written.
    /// - Returns: The text, with the no-break spaces and the direction marks that the language has; a sentence of another
    ///   direction isolates it.
    /// - Complexity: Linear in the number of digits; the first price of a language and a currency also opens its data.
    public func text(of money: Money, in language: LanguageTag, style: PriceStyle = PriceStyle()) -> String {
        let (amount, form) = style.shown(money)
        return cache.withFormatter(.money(money.currency, form), in: language) { $0.number(amount) }
            ?? style.plain(amount, money.currency, form)
    }

    /// What a product costs, as the store itself writes it where it does, else in the reader's language; nil where the
    /// store gives no price.
    ///
    /// A store's own text is what the buyer sees again on its sheet, so it is never written anew.
    public func text(of product: Product, in language: LanguageTag, style: PriceStyle = PriceStyle()) -> String? {
        product.displayPrice ?? product.price.map { text(of: $0, in: language, style: style) }
    }

    /// What an offer costs, as the store itself writes it where it does, else in the reader's language; nil where the
    /// store gives no price.
    public func text(of offer: Offer, in language: LanguageTag, style: PriceStyle = PriceStyle()) -> String? {
        offer.displayPrice ?? offer.price.map { text(of: $0, in: language, style: style) }
    }

    /// The same text in its parts: digits, separators, currency.
    ///
    /// Joined, the parts are what `text(of:in:style:)` gives.
    public func parts(of money: Money, in language: LanguageTag, style: PriceStyle = PriceStyle()) -> [PricePart] {
        let (amount, form) = style.shown(money)
        return cache.withFormatter(.money(money.currency, form), in: language) { $0.parts(amount) }
            ?? [PricePart(kind: .literal, text: style.plain(amount, money.currency, form))]
    }

    /// A range of prices in one currency: `4,99–59,99 €`.
    ///
    /// The lower amount stands first, in whichever order they come. Two that are written alike are one price.
    public func text(
        from one: Amount, to other: Amount, currency: CurrencyCode, in language: LanguageTag,
        style: PriceStyle = PriceStyle()
    ) -> String {
        let (lower, form) = style.shown(Money(min(one, other), currency))
        let (upper, upperForm) = style.shown(Money(max(one, other), currency))
        // Where only one end is whole, both show the digits of the other: "$5.00 – $7.50".
        let shared =
            form == upperForm ? form : style.form(currency, fractionDigits: style.fractionDigits.rounding(currency))
        return cache.withFormatter(.moneyRange(currency, shared), in: language) { $0.range(lower, upper) }
            ?? "\(style.plain(lower, currency, shared)) – \(style.plain(upper, currency, shared))"
    }

    /// The language whose data a price for this reader is written with; `und` where none is near.
    ///
    /// `en-JP` gives `en`, `zh-US` gives `zh-Hant`, `tlh` gives `und`.
    public func resolvedLanguage(for language: LanguageTag) -> LanguageTag {
        LanguageTag(FormattingLocale(for: language).name) ?? .undetermined
    }

    /// The version of CLDR that prices are written with, such as `42.0`; nil where the system has no ICU.
    public static var localeDataVersion: String? {
        textFromICU(capacity: 32) { cicu_locale_data_version($0, $1) }
    }
}

extension PriceStyle {
    /// The amount that is shown, and the form of ICU's that shows it.
    ///
    /// Only the plain policy is ICU's own. Any other is the exact one of `Rounding`, after which ICU has nothing to round.
    @inline(__always)
    fileprivate func shown(_ money: Money) -> (Amount, PriceForm) {
        if fractionDigits == .ofCurrency, rounding == .halfEven {
            return (money.amount, form(money.currency, fractionDigits: nil))
        }
        return rounded(money)
    }

    private func rounded(_ money: Money) -> (Amount, PriceForm) {
        let digits = fractionDigits.rounding(money.currency)
        let policy = rounding == .towardStorePrice ? .halfEven : rounding
        // Rounding fails only where the result has more than 34 digits; an amount of money never comes near.
        let amount = (try? money.amount.rounded(policy, fractionDigits: digits)) ?? money.amount
        let shown = fractionDigits.digits(for: amount, currency: money.currency)
        return (amount, form(money.currency, fractionDigits: shown))
    }

    fileprivate func form(_ currency: CurrencyCode, fractionDigits: Int?) -> PriceForm {
        PriceForm(currency: self.currency, sign: sign, fractionDigits: fractionDigits)
    }

    /// The price where ICU cannot write it.
    fileprivate func plain(_ amount: Amount, _ currency: CurrencyCode, _ form: PriceForm) -> String {
        "\(sign == .never && amount.isNegative ? amount.negated : amount) \(currency)"
    }
}
