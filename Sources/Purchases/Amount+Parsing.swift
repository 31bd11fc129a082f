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
    /// - Parameter text: The text; a decimal point, ASCII digits, no grouping, no currency.
    /// - Throws: `AmountError` with the place of the first fault.
    /// - Complexity: Linear in the length of the text.
    public init(parsing text: some StringProtocol) throws(AmountError) {
        let bytes = Array(text.utf8)
        var reader = AmountReader(bytes: bytes, text: String(text))
        self = try reader.read()
    }
}

/// The reading of one amount, byte by byte.
private struct AmountReader {
    let bytes: [UInt8]
    let text: String
    var position = 0

    init(bytes: [UInt8], text: String) {
        self.bytes = bytes
        self.text = text
    }

    mutating func read() throws(AmountError) -> Amount {
        if bytes.isEmpty { throw fault(.empty) }
        let isNegative = take(UInt8(ascii: "-"))
        var significand: UInt128 = 0
        var exponent = 0
        var significantDigits = 0
        var pendingZeros = 0

        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (48...57).contains($0) } ?? false }

        guard isDigit(current) else { throw fault(.unexpectedCharacter) }
        var isFraction = false
        while let byte = current {
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
                position += 1
                guard isDigit(current) else { throw fault(.unexpectedCharacter) }
                continue
            }
            guard isDigit(byte) else { break }
            // Zeros wait until a digit follows, so that 1.0000…0 does not count as many digits.
            if byte == 48 {
                if significantDigits > 0 { pendingZeros += 1 }
                if isFraction, significantDigits == 0 { exponent -= 1 }
            } else {
                significantDigits += pendingZeros + 1
                guard significantDigits <= Amount.maximumDigits else { throw fault(.tooManyDigits) }
                for _ in 0..<pendingZeros { significand *= 10 }
                significand = significand * 10 + UInt128(byte - 48)
                if isFraction { exponent -= 1 }
                if isFraction { exponent -= zerosOfFraction }
                zerosOfFraction = 0
                pendingZeros = 0
                position += 1
                continue
            }
            if isFraction, significantDigits > 0 { zerosOfFraction += 1 }
            position += 1
        }
        // Zeros at the end of the whole part count as powers of ten.
        exponent += pendingZeros - zerosOfFraction
        exponent = try readExponent(startingAt: exponent)
        guard position == bytes.count else { throw fault(.unexpectedCharacter) }
        if significand == 0 { return .zero }
        let amount = Amount(isNegative: isNegative, significand: significand, exponent: exponent)
        guard abs(amount.exponent) <= Amount.maximumExponent else { throw fault(.exponentOutOfRange) }
        return amount
    }

    /// Zeros of the fraction that no other digit has followed yet.
    private var zerosOfFraction = 0

    private mutating func readExponent(startingAt start: Int) throws(AmountError) -> Int {
        guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return start }
        let isNegative = take(UInt8(ascii: "-"))
        if !isNegative { _ = take(UInt8(ascii: "+")) }
        guard let first = current, (48...57).contains(first) else { throw fault(.unexpectedCharacter) }
        var value = 0
        while let byte = current, (48...57).contains(byte) {
            value = value * 10 + Int(byte - 48)
            guard value <= 9_999 else { throw fault(.exponentOutOfRange) }
            position += 1
        }
        guard value <= Amount.maximumExponent else { throw fault(.exponentOutOfRange) }
        return start + (isNegative ? -value : value)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private func fault(_ code: AmountError.Code) -> AmountError {
        AmountError(code: code, text: text, offset: position)
    }
}
