public import Purchases

/// A value that fills a place in a message.
///
/// It has a type, so that every language writes it its own way: digits, order and words are those of the reader.
///
/// ```swift
/// composer.message("purchase.completed.quantity", parameters: ["product": .product(coins), "quantity": .integer(3)])
/// ```
public enum MessageValue: Hashable, Sendable {
    /// Text that stays as it is, such as the name of a store or an error code.
    case string(String)
    /// A whole number; it also chooses the plural form.
    case integer(Int)
    /// An exact amount in a currency.
    case money(Money)
    /// A day of the calendar.
    case day(CalendarDay)
    /// A moment, shown as a day with the time and the distance from UTC.
    case moment(Timestamp)
    /// A span of time, such as three months.
    case period(Period)
    /// A fraction: `0.42` is 42 per cent.
    case percent(Amount)
    /// A country or region by the two letters of ISO 3166, shown by its name.
    case country(String)
    /// A product, shown by its name in the reader's language.
    case product(Product)
    /// Several texts, such as identifiers for a log.
    case list([String])

    /// The type of the value.
    public var type: ParameterType {
        switch self {
        case .string: .string
        case .integer: .integer
        case .money: .money
        case .day: .day
        case .moment: .moment
        case .period: .period
        case .percent: .percent
        case .country: .country
        case .product: .product
        case .list: .list
        }
    }

    /// Whether a language has its own way of writing the value.
    var isWrittenPerLanguage: Bool {
        switch self {
        case .string, .product: false
        case .integer, .money, .day, .moment, .period, .percent, .country, .list: true
        }
    }
}

/// The type of a value in a message, such as `money`.
public struct ParameterType: Hashable, Sendable, CustomStringConvertible {
    /// The name, as JSON writes it.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text that stays as it is.
    public static let string = ParameterType(rawValue: "string")
    /// A whole number.
    public static let integer = ParameterType(rawValue: "integer")
    /// An exact amount in a currency.
    public static let money = ParameterType(rawValue: "money")
    /// A day of the calendar.
    public static let day = ParameterType(rawValue: "day")
    /// A moment, shown as a day with the time.
    public static let moment = ParameterType(rawValue: "moment")
    /// A span of time.
    public static let period = ParameterType(rawValue: "period")
    /// A country or region, shown by its name.
    public static let country = ParameterType(rawValue: "country")
    /// A fraction, shown per cent.
    public static let percent = ParameterType(rawValue: "percent")
    /// A product, shown by its name.
    public static let product = ParameterType(rawValue: "product")
    /// Several texts.
    public static let list = ParameterType(rawValue: "list")

    /// Every type that is known.
    public static let known: [ParameterType] = [
        .string, .integer, .money, .day, .moment, .period, .percent, .country, .product, .list,
    ]

    /// The name.
    public var description: String { rawValue }
}

/// A value of a message with its name, and as the reader of the message sees it.
public struct MessageParameter: Hashable, Sendable {
    /// The name of the place that it fills, such as `product`.
    public let name: String
    /// The value.
    public let value: MessageValue
    /// The value as text in the language of the message.
    ///
    /// There are no marks of direction around it.
    public let formatted: String

    /// Makes a parameter.
    public init(name: String, value: MessageValue, formatted: String) {
        self.name = name
        self.value = value
        self.formatted = formatted
    }
}
