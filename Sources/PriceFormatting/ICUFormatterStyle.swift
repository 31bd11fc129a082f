import Purchases

/// What a formatter of one language writes; with the language it names a formatter in the cache.
enum ICUFormatterStyle: Hashable {
    /// Money of one currency.
    case money(CurrencyCode, PriceForm)
    /// Two amounts of one currency, from the lower one to the higher one.
    case moneyRange(CurrencyCode, PriceForm)
    /// A whole number.
    case integer
    /// A number with exactly so many fraction digits.
    case decimal(fractionDigits: Int)
    /// A fraction as per cent.
    case percent
    /// A count of days, weeks, months or years.
    case period(Period.Unit, PeriodWidth)
    /// A day as it is on a clock; the time of the clock may stand with it.
    case day(DateStyle, FixedZone)
    /// An enumeration.
    case list
    /// Several quantities that stand together: “3 feet, 7 inches”.
    case quantities

    /// A clock that is a fixed number of minutes from UTC, less than a day.
    struct FixedZone: Hashable {
        let minutes: Int

        /// The clock that all others are counted from.
        static let utc = FixedZone(minutes: 0)

        private init(minutes: Int) { self.minutes = minutes }

        /// Makes a zone from its seconds east of UTC, or nil where that is a day or more.
        init?(secondsFromUTC: Int) {
            guard (-86_399...86_399).contains(secondsFromUTC) else { return nil }
            self.init(minutes: secondsFromUTC / 60)
        }

        /// ICU's name of the zone.
        var name: String {
            guard minutes != 0 else { return "Etc/UTC" }
            func padded(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
            return "GMT\(minutes < 0 ? "-" : "+")\(padded(minutes.magnitude / 60)):\(padded(minutes.magnitude % 60))"
        }
    }

    /// How much room a period takes, in the words of a skeleton.
    enum PeriodWidth: String {
        case full = "full-name"
        case short
        case narrow
    }

    /// The number skeleton; empty for a style that is no number.
    ///
    /// `sign-negative` writes a minus below zero, and none where the number as shown is zero. Rounding is ICU's own, half
    /// to even.
    ///
    /// Source: https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
    var skeleton: String {
        switch self {
        case .money(let currency, let form), .moneyRange(let currency, let form):
            "currency/\(currency) \(form.skeleton)"
        case .integer: "precision-integer sign-negative"
        case .decimal(let digits): "\(Self.precision(digits)) sign-negative"
        case .percent: "percent scale/100 precision-unlimited sign-negative"
        case .period(let unit, let width): "unit/\(unit.rawValue) unit-width-\(width.rawValue)"
        case .day, .list, .quantities: ""
        }
    }

    /// The part of a skeleton that asks for exactly so many fraction digits.
    static func precision(_ digits: Int) -> String {
        digits == 0 ? "precision-integer" : ".\(String(repeating: "0", count: digits))"
    }
}
