/// A three-letter ISO 4217 currency code, such as `EUR`.
///
/// Any three capital ASCII letters make a code but `XXX`, which stands for no currency: currencies come and go, and a
/// store may name one that this library does not know. Small letters are refused, for whoever writes them has not looked
/// at what the store sent.
public struct CurrencyCode: Hashable, Sendable, CustomStringConvertible {
    /// The three capital letters.
    public let rawValue: String

    /// The dollar of the United States.
    public static let usDollar = CurrencyCode(unchecked: "USD")

    init(unchecked rawValue: String) { self.rawValue = rawValue }

    /// Reads a code: three capital ASCII letters, nothing before or after.
    ///
    /// - Parameter text: The text.
    /// - Throws: `PurchaseValueError` with `notACurrency` at the first fault, or `noCurrency` for `XXX`.
    public init(parsing text: some StringProtocol) throws(PurchaseValueError) {
        let text = String(text)
        var count = 0
        for byte in text.utf8 {
            guard count < 3, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { break }
            count += 1
        }
        guard count == 3, text.utf8.count == 3 else { throw PurchaseValueError(.notACurrency, text, at: count) }
        rawValue = text
        if rawValue == "XXX" { throw PurchaseValueError(.noCurrency, rawValue) }
    }

    /// Makes a code, or nil where the text is not one.
    public init?(_ text: some StringProtocol) {
        guard let code = try? CurrencyCode(parsing: text) else { return nil }
        self = code
    }

    /// How many fraction digits a price in this currency usually has; two where nothing else is known.
    ///
    /// Source: CLDR 42, supplemental data, `currencyData/fractions`, attribute `digits`.
    ///
    /// - Complexity: Logarithmic in the number of currencies that do not have two.
    public var fractionDigits: Int { CurrencyTable.fractionDigits.value(of: self) ?? 2 }

    /// The three letters.
    public var description: String { rawValue }
}

/// A sorted literal of four bytes a currency: its letters and one digit.
struct CurrencyDigitTable: Sendable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// The digit of a currency, or nil where the table does not have it.
    func value(of currency: CurrencyCode) -> Int? {
        let rows = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var low = 0
        var high = rows.count / 4
        while low < high {
            let middle = (low + high) / 2
            if rows[middle * 4..<middle * 4 + 3].lexicographicallyPrecedes(currency.rawValue.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < rows.count / 4, rows[low * 4..<low * 4 + 3].elementsEqual(currency.rawValue.utf8) else {
            return nil
        }
        return Int(rows[low * 4 + 3]) - 48
    }

    /// The letters of every currency in the table.
    var codes: [String] {
        let rows = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return stride(from: 0, to: rows.count, by: 4).map { String(decoding: rows[$0..<$0 + 3], as: UTF8.self) }
    }
}
