extension Amount {
    /// Lends the number as plain ASCII digits, as `description` writes it, without making a string.
    package func withDigits<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
        func lend(_ memory: UnsafeMutableBufferPointer<CChar>) -> Result {
            let digits = write(atEndOf: memory)
            guard let start = digits.baseAddress else { return body("0", 1) }
            return body(start, Int32(truncatingIfNeeded: digits.count))
        }
        // A significand of 128 bits has 39 digits; a point, a sign and the zeros of most exponents fit beside them.
        if exponent.magnitude <= 80 { return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128, lend) }
        let capacity = 48 + Int(exponent.magnitude)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity, lend)
    }

    /// Writes the digits from their end, for the last one is known first.
    @inline(__always)
    private func write(atEndOf memory: UnsafeMutableBufferPointer<CChar>) -> UnsafeBufferPointer<CChar> {
        var place = memory.count
        func put(_ byte: UInt8) {
            place -= 1
            memory[place] = CChar(bitPattern: byte)
        }
        for _ in 0..<max(0, exponent) { put(UInt8(ascii: "0")) }
        let left = max(0, -exponent)
        var count = 0
        // Most amounts fit into 64 bits, whose division takes a fraction of the time.
        var wide = significand
        while wide > UInt128(UInt64.max) {
            let (quotient, digit) = wide.quotientAndRemainder(dividingBy: 10)
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
            wide = quotient
            count += 1
            if count == left { put(UInt8(ascii: ".")) }
        }
        var narrow = UInt64(truncatingIfNeeded: wide)
        while narrow > 0 || count <= left {
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: narrow % 10))
            narrow /= 10
            count += 1
            if count == left { put(UInt8(ascii: ".")) }
        }
        if isNegative { put(UInt8(ascii: "-")) }
        return UnsafeBufferPointer(rebasing: memory[place...])
    }
}
