/// What plural rules look at in a number: its whole part, its visible fraction and its compact exponent.
///
/// `1.50` and `1.5` are different numbers here, as they are to a reader: “1.0 stars”. The operand n, the number's value,
/// is ``i`` where ``isWhole`` holds; no rule of CLDR asks more of it.
///
/// Source: Unicode Technical Standard 35, part 3, section 5.1.1, operands i, v, w, f, t and c (formerly e).
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
    /// The power of ten that is written as a word, as the 6 of “1.2 million”; 0 where the digits are plain.
    public let c: Int

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
        i = magnitude < DigitRun.limit ? magnitude : magnitude % DigitRun.limit + DigitRun.limit
        v = 0
        w = 0
        f = 0
        t = 0
        c = 0
    }

    /// Reads plain decimal text such as `1.50` or `-3`, or gives nil where the text is something else.
    ///
    /// - Parameter digits: An optional sign, ASCII digits, and at most one point with digits after it.
    public init?(digits: some StringProtocol) {
        guard let operands = PluralOperands.read(digits, allowsExponent: false) else { return nil }
        self = operands
    }

    /// Reads plain decimal text, or a number in the compact form of CLDR's samples: `1.2c6` for “1.2 million”.
    ///
    /// The operands are those of the whole number, here 1200000, and ``c`` is the exponent.
    ///
    /// - Parameter digits: As ``init(digits:)`` takes them; then, if wanted, `c` and an exponent of one or two digits.
    public init?(compactDigits digits: some StringProtocol) {
        guard let operands = PluralOperands.read(digits, allowsExponent: true) else { return nil }
        self = operands
    }

    private init(whole: DigitRun, fraction: DigitRun, exponent: Int) {
        i = whole.value
        v = fraction.count
        w = fraction.count - fraction.zerosAtEnd
        f = fraction.value
        t = fraction.valueWithoutZerosAtEnd
        c = exponent
    }

    private static func read(_ digits: some StringProtocol, allowsExponent: Bool) -> PluralOperands? {
        // Without storage of its own, as a bridged text may be, the text is copied.
        let found = digits.utf8.withContiguousStorageIfAvailable { read($0, allowsExponent: allowsExponent) }
        return found ?? Array(digits.utf8).withUnsafeBufferPointer { read($0, allowsExponent: allowsExponent) }
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>, allowsExponent: Bool) -> PluralOperands? {
        var end = bytes.count
        var exponent = 0
        if allowsExponent, let mark = bytes.suffix(3).lastIndex(of: UInt8(ascii: "c")) {
            let digits = bytes[(mark + 1)...]
            guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
            exponent = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
            end = mark
        }
        var start = 0
        if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { start = 1 }
        guard start < end else { return nil }
        let number = bytes[start..<end]
        let point = number.firstIndex(of: UInt8(ascii: "."))
        let before = number[..<(point ?? end)]
        let after = point.map { number[($0 + 1)...] } ?? number[end...]
        guard !before.isEmpty, point == nil || !after.isEmpty, before.allSatisfy(isDigit), after.allSatisfy(isDigit)
        else { return nil }
        // The exponent moves the point to the right, over zeros where the digits end.
        var whole = DigitRun()
        for byte in before { whole.append(byte) }
        for byte in after.prefix(exponent) { whole.append(byte) }
        for _ in 0..<max(0, exponent - after.count) { whole.append(UInt8(ascii: "0")) }
        var fraction = DigitRun()
        for byte in after.dropFirst(exponent) { fraction.append(byte) }
        return PluralOperands(whole: whole, fraction: fraction, exponent: exponent)
    }
}

/// A run of digits as numbers that keep what rules look at and cannot overflow.
private struct DigitRun {
    static let limit: UInt64 = 1_000_000_000_000_000_000

    private(set) var count = 0
    private(set) var zerosAtEnd = 0
    private(set) var value: UInt64 = 0
    private(set) var valueWithoutZerosAtEnd: UInt64 = 0

    mutating func append(_ digit: UInt8) {
        let isCut = value >= Self.limit / 10
        value = (value % (Self.limit / 10)) * 10 + UInt64(digit & 0x0F) + (isCut ? Self.limit : 0)
        count += 1
        if digit == UInt8(ascii: "0") {
            zerosAtEnd += 1
        } else {
            zerosAtEnd = 0
            valueWithoutZerosAtEnd = value
        }
    }
}
