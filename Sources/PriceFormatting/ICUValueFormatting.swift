public import Languages
import Purchases
public import StringTables

/// Fills the seam of string tables with the digits, prices, days and lists of ICU.
///
/// Use it wherever people read the text; a test that must not depend on ICU's data uses `PlainValueFormatting`.
///
/// What is not a number, a currency or a day is written as it came, with nothing lost: ICU sees only plain decimal digits
/// that `Amount` accepts.
public struct ICUValueFormatting: ValueFormatting {
    private let prices: PriceFormatter
    private var cache: ICUFormatterCache { prices.cache }

    /// Makes a filling that shares the open formatters of a price formatter.
    public init(sharing prices: PriceFormatter = PriceFormatter()) { self.prices = prices }

    /// A whole number with the digits and the grouping of a language.
    public func integer(_ value: Int64, in language: LanguageTag) -> String {
        cache.formatter(.integer, in: language)?.number(String(value)) ?? String(value)
    }

    /// A decimal number with as many fraction digits as it is given with: `1.50` keeps its zero.
    public func decimal(_ digits: String, in language: LanguageTag) -> String {
        guard let amount = try? Amount(parsing: digits) else { return digits }
        let fraction = max(amount.fractionDigits, Self.writtenFractionDigits(of: digits))
        return cache.formatter(.decimal(fractionDigits: fraction), in: language)?.number(amount.description) ?? digits
    }

    /// A price in the currency of the store, as `PriceFormatter` writes it.
    public func price(_ digits: String, currency: String, in language: LanguageTag) -> String {
        guard let amount = try? Amount(parsing: digits), let code = CurrencyCode(currency) else {
            return "\(digits) \(currency)"
        }
        return prices.text(of: Money(amount, code), in: language)
    }

    /// A fraction as per cent, with the fraction digits it needs: `0.425` is 42.5 %.
    public func percent(_ digits: String, in language: LanguageTag) -> String {
        guard let amount = try? Amount(parsing: digits),
            let text = cache.formatter(.percent, in: language)?.number(amount.description)
        else { return "\(digits) of 1" }
        return text
    }

    /// A day of the Gregorian calendar in the long style of a language: `30 November 2026`.
    ///
    /// A day that the calendar does not have, and a year outside 1…9999, is written as ISO 8601 writes it.
    public func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String {
        guard (1...9_999).contains(year), let calendarDay = CalendarDay(year: year, month: month, day: day),
            let text = cache.formatter(.day, in: language)?.day(
                milliseconds: Timestamp(startOf: calendarDay).milliseconds)
        else { return PlainValueFormatting().date(year: year, month: month, day: day, in: language) }
        return text
    }

    /// A span of time in full words, in the plural form that the count needs: `3 months`, `3 месяца`.
    public func period(_ count: Int, unit: String, form: PeriodForm, in language: LanguageTag) -> String {
        guard let unit = Period.Unit(rawValue: unit),
            let text = cache.formatter(.period(unit), in: language)?.number(String(count))
        else { return "\(count) \(unit)" }
        return text
    }

    /// Several things as one enumeration that ends in “and”.
    public func list(_ items: [String], in language: LanguageTag) -> String {
        cache.formatter(.list, in: language)?.list(items) ?? items.joined(separator: ", ")
    }

    /// A price for each one of a unit.
    public func rate(_ price: String, per unit: String, width: PeriodForm.Width, in language: LanguageTag) -> String {
        "\(price)/\(unit)"
    }

    /// The name of a country.
    public func country(_ alpha2: String, in language: LanguageTag) -> String { alpha2 }

    /// How many digits stand between the decimal point and the exponent.
    private static func writtenFractionDigits(of digits: String) -> Int {
        guard !digits.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return 0 }
        guard let point = digits.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
        return min(digits.utf8.distance(from: point, to: digits.utf8.endIndex) - 1, Amount.maximumExponent)
    }
}
