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
/// - The amount stays an exact decimal. It is shown with the fraction digits that the currency has, rounded half to
///   even: JPY 416.66 is `¥417`. An amount that rounds to zero shows no minus sign.
/// - A language without data is written as its nearest relative that has some, else in a form of no language:
///   `resolvedLanguage(for:)` tells which. A numbering system asked for with `-u-nu-` is used.
/// - Nothing fails. Where the system has no ICU, the text is the plain digits and the code: `4.99 USD`.
///
/// The data is CLDR's as the system's ICU carries it; see `localeDataVersion`.
public struct PriceFormatter: Sendable {
    let cache: ICUFormatterCache

    /// Makes a formatter that has opened nothing yet.
    public init() { cache = ICUFormatterCache() }

    /// The price in the reader's language.
    ///
    /// - Parameters:
    ///   - money: The exact amount and its currency.
    ///   - language: The reader's language.
    ///   - style: How the currency is named.
    /// - Returns: The text, with the no-break spaces and the direction marks that the language has; a sentence of another
    ///   direction isolates it.
    /// - Complexity: Linear in the number of digits; the first price of a language and a currency also opens its data.
    public func text(of money: Money, in language: LanguageTag, style: MoneyStyle = .symbol) -> String {
        let digits = money.amount.description
        return cache.formatter(.money(money.currency, style), in: language)?.number(digits)
            ?? "\(digits) \(money.currency)"
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
