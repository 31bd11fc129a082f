/// What plural rules look at in a number: its whole part and its visible fraction.
///
/// `1.50` and `1.5` are different numbers here, as they are to a reader: “1.0 stars”.
///
/// Source: Unicode Technical Standard 35, part 3, section 5.1.1, operands i, v, w, f and t. Compact exponents
/// (operand e) do not occur in plain digits.
public struct PluralOperands: Hashable, Sendable {
    /// The whole part without its sign.
    ///
    /// Of a number with more than 18 whole digits the last 18 are kept and 10¹⁸ is added: that is all a rule can tell.
    public let i: UInt64
    /// How many digits of the fraction are visible, with zeros at its end.
    public let v: Int
    /// How many digits of the fraction are visible, without zeros at its end.
    public let w: Int
    /// The visible fraction as a number, with zeros at its end, cut like ``i``.
    public let f: UInt64
    /// The visible fraction as a number, without zeros at its end, cut like ``i``.
    public let t: UInt64

    /// Whether the number has no fraction other than zeros, so that its value can equal a whole number.
    public var isWhole: Bool { w == 0 }

    /// Whether the number is zero.
    public var isZero: Bool { i == 0 && w == 0 }

    /// The operands of a whole number.
    public init(_ value: Int64) {
        self.init(magnitude: value.magnitude)
    }

    /// The operands of a whole number without a sign.
    public init(magnitude: UInt64) {
        i = PluralOperands.cut(magnitude)
        v = 0
        w = 0
        f = 0
        t = 0
    }

    /// Reads plain decimal text such as `1.50` or `-3`, or gives nil where the text is something else.
    ///
    /// - Parameter digits: An optional sign, ASCII digits, and at most one point with digits after it.
    public init?(digits: some StringProtocol) {
        var bytes = Array(digits.utf8)[...]
        if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { bytes.removeFirst() }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else {
            return nil
        }
        let fraction = parts.count == 2 ? parts[1] : []
        let zeros = fraction.reversed().prefix { $0 == UInt8(ascii: "0") }.count
        i = PluralOperands.number(of: parts[0])
        v = fraction.count
        w = fraction.count - zeros
        f = PluralOperands.number(of: fraction)
        t = PluralOperands.number(of: fraction.dropLast(zeros))
    }

    /// A run of digits as a number that keeps what rules look at and cannot overflow.
    private static func number(of digits: ArraySlice<UInt8>) -> UInt64 {
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        let value = significant.suffix(18).reduce(0 as UInt64) { $0 * 10 + UInt64($1 & 0x0F) }
        return significant.count > 18 ? value + limit : value
    }

    private static func cut(_ value: UInt64) -> UInt64 { value < limit ? value : value % limit + limit }

    private static let limit: UInt64 = 1_000_000_000_000_000_000
}
