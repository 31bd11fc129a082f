extension Amount {
    /// Reads an amount from `-?digits[.digits][e[+-]digits]`, nothing before, between or after.
    ///
    /// Zeros before the first and after the last other digit do not count as digits. The exponent lies within ±40 both as
    /// it is written and as `exponent` holds it, so `1e40` is the largest power of ten.
    ///
    /// - Parameter text: The text; a decimal point, ASCII digits, no grouping, no currency.
    /// - Throws: `PurchaseValueError` with the place of the first fault.
    /// - Complexity: Linear in the length of the text.
    public init(parsing text: some StringProtocol) throws(PurchaseValueError) {
        var text = String(text)
        // The function that lends bytes throws any error or none.
        let result = text.withUTF8 { bytes in
            var reader = AmountReader(bytes: bytes)
            return Result { () throws(PurchaseValueError) in try reader.read() }
        }
        self = try result.get()
    }
}

/// The reading of one amount, byte by byte.
private struct AmountReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    mutating func read() throws(PurchaseValueError) -> Amount {
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
    private mutating func readDigits() throws(PurchaseValueError) -> Range<Int> {
        let start = position
        while let byte = current, isDigit(byte) { position += 1 }
        guard position > start else { throw fault(.unexpectedCharacter) }
        return start..<position
    }

    private mutating func readExponent() throws(PurchaseValueError) -> Int {
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
    ) throws(PurchaseValueError) -> (value: UInt128, droppedZeros: Int)? {
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

    private func fault(_ code: PurchaseValueError.Code, at offset: Int? = nil) -> PurchaseValueError {
        PurchaseValueError(code, String(decoding: bytes, as: UTF8.self), at: offset ?? position)
    }
}
