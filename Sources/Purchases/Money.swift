/// A three-letter ISO 4217 currency code, such as `EUR`.
///
/// Any three ASCII letters make a code, upper-cased: currencies come and go, and a store may name one that this library
/// does not know.
public struct CurrencyCode: Hashable, Sendable, CustomStringConvertible {
    /// The three upper-case letters.
    public let rawValue: String

    /// The dollar of the United States.
    public static let usDollar = CurrencyCode(unchecked: "USD")

    private init(unchecked rawValue: String) { self.rawValue = rawValue }

    /// Makes a code, or nil where the text is not three ASCII letters.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 3, bytes.allSatisfy({ (65...90).contains($0 & 0xDF) && $0 & 0x80 == 0 }) else {
            return nil
        }
        rawValue = String(decoding: bytes.map { $0 & 0xDF }, as: UTF8.self)
    }

    /// The three letters.
    public var description: String { rawValue }
}

/// An exact amount in a currency.
public struct Money: Hashable, Sendable {
    /// How much.
    public let amount: Amount
    /// Of which currency.
    public let currency: CurrencyCode

    /// Makes money from an amount and its currency.
    public init(_ amount: Amount, _ currency: CurrencyCode) {
        self.amount = amount
        self.currency = currency
    }
}
