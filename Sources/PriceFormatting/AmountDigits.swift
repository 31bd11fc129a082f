import Purchases

extension Amount {
    /// Lends the number as plain ASCII digits, as `description` writes it, without making a string.
    @inline(__always)
    func withDigits<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
        // A significand of 128 bits has 39 digits; a point, a sign and the zeros of most exponents fit beside them.
        guard exponent.magnitude <= 80 else {
            return description.withCString { body($0, Int32(truncatingIfNeeded: description.utf8.count)) }
        }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer -> Result in
            // Written from the end: the last digit is known first.
            var place = buffer.count
            func put(_ byte: UInt8) {
                place -= 1
                buffer[place] = CChar(bitPattern: byte)
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
            guard let start = buffer.baseAddress else { return body("0", 1) }
            return body(UnsafePointer(start) + place, Int32(truncatingIfNeeded: buffer.count - place))
        }
    }
}
