public import Languages

/// The seam through which digits, prices and dates come into a text.
///
/// `StringTables` knows texts and plural forms; how a number or a price is written in a language is somebody else's
/// business. `PriceFormatting` fills the seam with ICU; tests fill it with `PlainValueFormatting`.
///
/// Numbers come as plain decimal digits (`-1234.5`), so that no binary floating-point number stands on the way.
/// A method never fails: what it cannot write in a language it writes plainly. It gives the same text for the same values
/// every time, so that a caller may remember it.
public protocol ValueFormatting: Sendable {
    /// A whole number with the digits and the grouping of a language.
    func integer(_ value: Int64, in language: LanguageTag) -> String

    /// A decimal number, given as plain digits, with as many fraction digits as it has.
    func decimal(_ digits: String, in language: LanguageTag) -> String

    /// A price: plain digits and a three-letter ISO 4217 code.
    func price(_ digits: String, currency: String, in language: LanguageTag) -> String

    /// A fraction as per cent: `0.42` is 42 %.
    func percent(_ digits: String, in language: LanguageTag) -> String

    /// A day of the Gregorian calendar, with the month by its name.
    func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String

    /// A moment in milliseconds since 1970-01-01T00:00Z: the day, the time on a clock so many seconds east of UTC, and how
    /// far that clock is from UTC.
    func moment(_ milliseconds: Int64, secondsFromUTC: Int, in language: LanguageTag) -> String

    /// A span of time such as “3 months”, in the width and the case that the sentence asks for; the unit is `day`, `week`,
    /// `month` or `year`.
    func period(_ count: Int, unit: String, form: PeriodForm, in language: LanguageTag) -> String

    /// A price for each one of a unit: “$4.99 per month”.
    ///
    /// The price comes as text, so that a caller may isolate it or mark it first.
    func rate(_ price: String, per unit: String, width: PeriodForm.Width, in language: LanguageTag) -> String

    /// Several things as one enumeration: “A, B and C”.
    func list(_ items: [String], in language: LanguageTag) -> String

    /// The name of a country, given by the two letters of ISO 3166.
    func country(_ alpha2: String, in language: LanguageTag) -> String
}

extension ValueFormatting {
    /// A moment as ISO 8601 writes it, in the digits of every language: `2026-11-30T21:05+02:00`.
    public func moment(_ milliseconds: Int64, secondsFromUTC: Int, in language: LanguageTag) -> String {
        ISOMoment(milliseconds, secondsFromUTC: secondsFromUTC).description
    }

    /// A span of time in whole words, as it stands alone: “3 months”.
    public func period(_ count: Int, unit: String, in language: LanguageTag) -> String {
        period(count, unit: unit, form: PeriodForm(), in: language)
    }
}

/// A plain filling of the seam: ASCII digits, ISO dates, no data of any language.
///
/// It serves tests and tools that must not depend on ICU. It is not meant for people.
public struct PlainValueFormatting: ValueFormatting {
    /// Makes the plain filling.
    public init() {}

    /// The digits of the number, without grouping.
    public func integer(_ value: Int64, in language: LanguageTag) -> String { String(value) }

    /// The digits as they are.
    public func decimal(_ digits: String, in language: LanguageTag) -> String { digits }

    /// The currency, a space and the digits.
    public func price(_ digits: String, currency: String, in language: LanguageTag) -> String {
        "\(currency) \(digits)"
    }

    /// The fraction as it is, followed by its meaning.
    public func percent(_ digits: String, in language: LanguageTag) -> String { "\(digits) of 1" }

    /// The day as ISO 8601 writes it.
    public func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// The number and the name of the unit in English.
    public func period(_ count: Int, unit: String, form: PeriodForm, in language: LanguageTag) -> String {
        "\(count) \(unit)"
    }

    /// The price, a stroke and the name of the unit in English.
    public func rate(_ price: String, per unit: String, width: PeriodForm.Width, in language: LanguageTag) -> String {
        "\(price)/\(unit)"
    }

    /// The items joined by commas.
    public func list(_ items: [String], in language: LanguageTag) -> String { items.joined(separator: ", ") }

    /// The two letters as they are.
    public func country(_ alpha2: String, in language: LanguageTag) -> String { alpha2 }
}
