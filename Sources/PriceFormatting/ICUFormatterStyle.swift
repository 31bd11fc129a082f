import Purchases

/// What a formatter of one language writes; with the language it names a formatter in the cache.
enum ICUFormatterStyle: Hashable {
    /// Money of one currency.
    case money(CurrencyCode, MoneyStyle)
    /// A whole number.
    case integer
    /// A number with exactly so many fraction digits.
    case decimal(fractionDigits: Int)
    /// A fraction as per cent.
    case percent
    /// A count of days, weeks, months or years.
    case period(Period.Unit)
    /// A day with its month by name.
    case day
    /// An enumeration.
    case list

    /// The number skeleton; empty for a style that is no number.
    ///
    /// `sign-negative` writes a minus below zero, and none where the number as shown is zero. Rounding is ICU's own, half
    /// to even.
    ///
    /// Source: https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
    var skeleton: String {
        switch self {
        case .money(let currency, let style): "currency/\(currency) \(style.skeleton) sign-negative"
        case .integer: "precision-integer sign-negative"
        case .decimal(0): "precision-integer sign-negative"
        case .decimal(let digits): ".\(String(repeating: "0", count: digits)) sign-negative"
        case .percent: "percent scale/100 precision-unlimited sign-negative"
        case .period(let unit): "unit/\(unit.rawValue) unit-width-full-name"
        case .day, .list: ""
        }
    }
}
