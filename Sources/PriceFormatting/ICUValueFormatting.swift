import CICU
public import Languages
public import Purchases
public import StringTables

/// Fills the seam of string tables with the digits, prices, days and lists of ICU.
///
/// Use it wherever people read the text; a test that must not depend on ICU's data uses `PlainValueFormatting`.
///
/// What is not a number, a currency or a day is written as it came, with nothing lost: ICU sees only plain decimal digits
/// that `Amount` accepts.
public struct ICUValueFormatting: ValueFormatting {
    private let prices: PriceFormatter
    private let style: PriceStyle
    private let dates: DateStyle
    var cache: ICUFormatterCache { prices.cache }

    /// Makes a filling that shares the open formatters of a price formatter.
    ///
    /// - Parameters:
    ///   - prices: The formatter to share with.
    ///   - style: How every price is written, so that those of one sentence look alike: `$2, then $9.50`; with
    ///     ``PriceStyle/spoken`` for a voice to read.
    ///   - dates: How the days of sentences are written: with the month by its name, in the Gregorian calendar, where nothing
    ///     else is said.
    public init(
        sharing prices: PriceFormatter = PriceFormatter(), style: PriceStyle = PriceStyle(),
        dates: DateStyle = DateStyle()
    ) {
        self.prices = prices
        self.style = style
        self.dates = dates
    }

    /// A whole number with the digits and the grouping of a language.
    public func integer(_ value: Int64, in language: LanguageTag) -> String {
        if let text = cache.digits(of: language).text(of: value) { return text }
        let amount = Amount(minorUnits: value, digits: 0)
        return cache.withFormatter(.integer, in: language) { $0.number(amount) } ?? String(value)
    }

    /// A decimal number with as many fraction digits as it is given with: `1.50` keeps its zero.
    public func decimal(_ digits: String, in language: LanguageTag) -> String {
        guard let amount = try? Amount(parsing: digits) else { return digits }
        let fraction = max(amount.fractionDigits, Self.writtenFractionDigits(of: digits))
        return cache.withFormatter(.decimal(fractionDigits: fraction), in: language) { $0.number(amount) } ?? digits
    }

    /// A price in the currency of the store, as `PriceFormatter` writes it.
    public func price(_ digits: String, currency: String, in language: LanguageTag) -> String {
        guard let amount = try? Amount(parsing: digits), let code = CurrencyCode(currency) else {
            return "\(digits) \(currency)"
        }
        return prices.text(of: Money(amount, code), in: language, style: style)
    }

    /// A fraction as per cent, with the fraction digits it needs: `0.425` is 42.5 %.
    public func percent(_ digits: String, in language: LanguageTag) -> String {
        guard let amount = try? Amount(parsing: digits),
            let text = cache.withFormatter(.percent, in: language, { $0.number(amount) })
        else { return "\(digits) of 1" }
        return text
    }

    /// A day of the Gregorian calendar in the style that this filling was made with: `30 November 2026`.
    ///
    /// A day that the calendar does not have, and a year outside 1…9999, is written as ISO 8601 writes it.
    public func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String {
        guard let calendarDay = CalendarDay(year: year, month: month, day: day) else {
            return PlainValueFormatting().date(year: year, month: month, day: day, in: language)
        }
        return date(calendarDay, style: dates, in: language)
    }

    /// A day in a style: how much of it in words, by which calendar.
    ///
    /// A year outside 1…9999 is written as ISO 8601 writes it.
    public func date(_ day: CalendarDay, style: DateStyle = DateStyle(), in language: LanguageTag) -> String {
        let start = Timestamp(startOf: day).milliseconds
        guard (1...9_999).contains(day.year),
            let text = cache.withFormatter(.day(style, .utc), in: language, { $0.day(milliseconds: start) })
        else {
            return PlainValueFormatting().date(year: day.year, month: day.month, day: day.day, in: language)
        }
        return text
    }

    /// A moment on a clock so many seconds east of UTC, with the zone: `November 30, 2026 at 9:05 PM UTC`.
    ///
    /// The calendar is the Gregorian one and the hours are the language's. A year outside 1…9999, and a clock that is a day or
    /// more from UTC, is written as ISO 8601 writes it.
    public func moment(_ milliseconds: Int64, secondsFromUTC: Int, in language: LanguageTag) -> String {
        let year = CalendarDay(Timestamp(milliseconds: milliseconds), secondsFromUTC: secondsFromUTC).year
        guard (1...9_999).contains(year), let zone = ICUFormatterStyle.FixedZone(secondsFromUTC: secondsFromUTC),
            let pattern = cache.momentPattern(of: language),
            // A pattern has a day of its own, so that any formatter of Gregorian days serves.
            let text = cache.withFormatter(
                .day(dates.calendar == .gregorian ? dates : DateStyle(), zone), in: language,
                { $0.moment(milliseconds: milliseconds, pattern: pattern) })
        else {
            return PlainValueFormatting().moment(milliseconds, secondsFromUTC: secondsFromUTC, in: language)
        }
        return text
    }

    /// Several things as one enumeration that ends in “and”.
    public func list(_ items: [String], in language: LanguageTag) -> String {
        cache.withFormatter(.list, in: language) { $0.list(items) } ?? items.joined(separator: ", ")
    }

    /// The name of a country in a language: `Germany`, `Германия`; what is no country is written as it came.
    public func country(_ alpha2: String, in language: LanguageTag) -> String {
        guard alpha2.utf8.count == 2, alpha2.utf8.allSatisfy({ (65...90).contains($0) }) else { return alpha2 }
        let locale = cache.locale(for: language).identifier
        return textFromICU(capacity: 96) { cicu_country_name(locale, alpha2, $0, $1) } ?? alpha2
    }

    /// How many digits stand between the decimal point and the exponent.
    private static func writtenFractionDigits(of digits: String) -> Int {
        guard !digits.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return 0 }
        guard let point = digits.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
        return min(digits.utf8.distance(from: point, to: digits.utf8.endIndex) - 1, Amount.maximumExponent)
    }
}
