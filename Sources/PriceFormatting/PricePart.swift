/// A piece of a written price: its digits, its currency, what stands between them.
///
/// A layout that raises the cents or sets the currency smaller takes the parts; joined they are the price's text, byte
/// for byte.
public struct PricePart: Hashable, Sendable {
    /// What a part is.
    ///
    /// The names are those of ECMAScript's `formatToParts`, except that a sign is one kind.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name.
        public var description: String { rawValue }

        /// Digits before the decimal separator, between two grouping separators.
        public static let integer = Kind(rawValue: "integer")
        /// The separator of groups of digits.
        public static let group = Kind(rawValue: "group")
        /// The decimal separator.
        public static let decimal = Kind(rawValue: "decimal")
        /// The digits after the decimal separator.
        public static let fraction = Kind(rawValue: "fraction")
        /// The symbol, code or name of the currency.
        public static let currency = Kind(rawValue: "currency")
        /// A minus or a plus, with the direction mark that belongs to it.
        public static let sign = Kind(rawValue: "sign")
        /// A space, a direction mark, a parenthesis.
        public static let literal = Kind(rawValue: "literal")
    }

    /// What the part is.
    public let kind: Kind
    /// The part's text.
    public let text: String

    /// Makes a part.
    public init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }
}

extension PricePart.Kind {
    /// The kind of a field of ICU's `UNumberFormatFields`.
    init(field: Int32) {
        switch field {
        case 0: self = .integer
        case 1: self = .fraction
        case 2: self = .decimal
        case 6: self = .group
        case 7: self = .currency
        case 10: self = .sign
        default: self = .literal
        }
    }
}
