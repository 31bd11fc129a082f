/// A whole number below 2^256, as wide as the digits of an amount times a ratio need.
///
/// Everything that may not fit says so; the caller turns that into an error.
struct WideMagnitude: Equatable {
    private(set) var high: UInt128
    private(set) var low: UInt128

    init(_ value: UInt128) {
        high = 0
        low = value
    }

    /// The number as 128 bits, or nil where it needs more.
    var narrow: UInt128? { high == 0 ? low : nil }

    /// Multiplies, unless the product is too wide.
    ///
    /// - Returns: Whether the product fits; where not, the number is worth nothing.
    mutating func multiply(by factor: UInt64) -> Bool {
        let (carry, newLow) = low.multipliedFullWidth(by: UInt128(factor))
        let (product, overflow) = high.multipliedReportingOverflow(by: UInt128(factor))
        let (sum, isBeyond) = product.addingReportingOverflow(carry)
        high = sum
        low = newLow
        return !overflow && !isBeyond
    }

    /// Multiplies by a power of ten, unless the product is too wide.
    ///
    /// - Returns: Whether the product fits.
    mutating func multiply(byPowerOfTen exponent: Int) -> Bool {
        var rest = exponent
        while rest > 0 {
            let step = min(rest, Self.largestStep)
            guard multiply(by: Self.powerOfTen(step)) else { return false }
            rest -= step
        }
        return true
    }

    /// Divides by a number above zero and leaves the quotient.
    ///
    /// - Returns: The remainder.
    mutating func divide(by divisor: UInt64) -> UInt64 {
        let wide = UInt128(max(divisor, 1))
        let (highQuotient, highRemainder) = high.quotientAndRemainder(dividingBy: wide)
        // Below 2^64 each, so two steps of 64 bits stay within 128.
        let upper = highRemainder << 64 | low >> 64
        let (upperQuotient, upperRemainder) = upper.quotientAndRemainder(dividingBy: wide)
        let lower = upperRemainder << 64 | low & UInt128(UInt64.max)
        let (lowerQuotient, remainder) = lower.quotientAndRemainder(dividingBy: wide)
        high = highQuotient
        low = upperQuotient << 64 | lowerQuotient
        return UInt64(truncatingIfNeeded: remainder)
    }

    /// Divides by a power of ten and leaves the quotient.
    ///
    /// - Returns: Whether anything remained.
    mutating func divide(byPowerOfTen exponent: Int) -> Bool {
        var rest = exponent
        var isInexact = false
        while rest > 0 {
            let step = min(rest, Self.largestStep)
            if divide(by: Self.powerOfTen(step)) != 0 { isInexact = true }
            rest -= step
        }
        return isInexact
    }

    /// Adds one; the largest number stays what it is.
    mutating func increment() {
        let (sum, carries) = low.addingReportingOverflow(1)
        if carries, high == .max { return }
        low = sum
        if carries { high += 1 }
    }

    var isOdd: Bool { low & 1 == 1 }

    static func <= (left: WideMagnitude, right: WideMagnitude) -> Bool {
        left.high == right.high ? left.low <= right.low : left.high < right.high
    }

    /// 10^19 is the largest power of ten in 64 bits.
    private static let largestStep = 19

    private static func powerOfTen(_ exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<min(exponent, largestStep) { power *= 10 }
        return power
    }
}
