/// Why a text is not an amount.
public struct AmountError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the text.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// The text holds nothing.
        public static let empty = Code(name: "empty")
        /// A character stands where none of its kind may.
        public static let unexpectedCharacter = Code(name: "unexpectedCharacter")
        /// There are more than 34 significant digits.
        public static let tooManyDigits = Code(name: "tooManyDigits")
        /// The exponent is outside ±40.
        public static let exponentOutOfRange = Code(name: "exponentOutOfRange")
    }

    /// What is wrong.
    public let code: Code
    /// The text that was read.
    public let text: String
    /// Where in the text, in bytes of UTF-8 from its start.
    public let offset: Int

    /// Two errors are equal where they mean the same.
    public static func == (left: AmountError, right: AmountError) -> Bool { left.code == right.code }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// One sentence that names the fault.
    public var description: String {
        switch code {
        case .empty: "an amount is missing"
        case .tooManyDigits: "an amount has at most \(Amount.maximumDigits) digits"
        case .exponentOutOfRange: "the exponent of an amount lies within ±\(Amount.maximumExponent)"
        default: "not an amount: expected digits, at most one decimal point and an exponent"
        }
    }
}

extension Amount {
    /// Reads an amount from `-?digits[.digits][e[+-]digits]`, nothing before, between or after.
    ///
    /// Zeros before the first and after the last other digit do not count as digits. The exponent lies within ±40 both as
    /// it is written and as `exponent` holds it, so `1e40` is the largest power of ten.
    ///
    /// - Parameter text: The text; a decimal point, ASCII digits, no grouping, no currency.
    /// - Throws: `AmountError` with the place of the first fault.
    /// - Complexity: Linear in the length of the text.
    public init(parsing text: some StringProtocol) throws(AmountError) {
        var reader = AmountReader(bytes: Array(text.utf8), text: String(text))
        self = try reader.read()
    }
}

/// The reading of one amount, byte by byte.
private struct AmountReader {
    let bytes: [UInt8]
    let text: String
    var position = 0

    mutating func read() throws(AmountError) -> Amount {
        if bytes.isEmpty { throw fault(.empty) }
        let isNegative = take("-")
        let whole = try readDigits()
        let fraction = take(".") ? try readDigits() : position..<position
        let writtenExponent = take("e") || take("E") ? try readExponent() : 0
        guard position == bytes.count else { throw fault(.unexpectedCharacter) }

        guard let significand = try readSignificand(whole, fraction) else { return .zero }
        let exponent = writtenExponent + significand.droppedZeros - fraction.count
        guard abs(exponent) <= Amount.maximumExponent else { throw fault(.exponentOutOfRange) }
        return Amount(isNegative: isNegative, significand: significand.value, exponent: exponent)
    }

    /// Reads one digit or more.
    private mutating func readDigits() throws(AmountError) -> Range<Int> {
        let start = position
        while let byte = current, isDigit(byte) { position += 1 }
        guard position > start else { throw fault(.unexpectedCharacter) }
        return start..<position
    }

    private mutating func readExponent() throws(AmountError) -> Int {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        let start = position
        let digits = try readDigits()
        var value = 0
        for byte in bytes[digits] {
            value = value * 10 + Int(byte - zero)
            guard value <= Amount.maximumExponent else { throw fault(.exponentOutOfRange, at: start) }
        }
        return isNegative ? -value : value
    }

    /// Makes one whole number of all digits, without the zeros at its end.
    ///
    /// - Returns: The number and how many zeros it was rid of; nil where all digits are zeros.
    private func readSignificand(
        _ whole: Range<Int>, _ fraction: Range<Int>
    ) throws(AmountError) -> (value: UInt128, droppedZeros: Int)? {
        var value: UInt128 = 0
        var digitCount = 0
        // Zeros wait until another digit follows: those at the end are powers of ten, not digits.
        var waitingZeros = 0
        for range in [whole, fraction] {
            for index in range {
                guard bytes[index] != zero else {
                    waitingZeros += 1
                    continue
                }
                let added = value == 0 ? 1 : waitingZeros + 1
                digitCount += added
                guard digitCount <= Amount.maximumDigits else { throw fault(.tooManyDigits, at: index) }
                // 34 digits stay below 10^34, far below what 128 bits hold.
                for _ in 0..<added { value *= 10 }
                value += UInt128(bytes[index] - zero)
                waitingZeros = 0
            }
        }
        return value == 0 ? nil : (value, waitingZeros)
    }

    private var zero: UInt8 { UInt8(ascii: "0") }

    private func isDigit(_ byte: UInt8) -> Bool { (zero...UInt8(ascii: "9")).contains(byte) }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func fault(_ code: AmountError.Code, at offset: Int? = nil) -> AmountError {
        AmountError(code: code, text: text, offset: offset ?? position)
    }
}
