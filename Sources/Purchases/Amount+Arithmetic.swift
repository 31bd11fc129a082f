extension Amount {
    /// The exact sum.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where the sum has more than 34 digits.
    public func adding(_ other: Amount) throws(PurchaseValueError) -> Amount {
        if isZero { return other }
        if other.isZero { return self }
        let (upper, lower) = exponent >= other.exponent ? (self, other) : (other, self)
        guard let aligned = upper.significand(atExponent: lower.exponent) else {
            throw PurchaseValueError(.overflow, "\(self) + \(other)")
        }
        let lowers = lower.significand
        // Both are below 10^36 here, so neither their sum nor their difference leaves 128 bits.
        if upper.isNegative == lower.isNegative {
            return try Amount(
                checking: aligned + lowers, exponent: lower.exponent, isNegative: isNegative, "\(self) + \(other)")
        }
        let isUpperLarger = aligned >= lowers
        return try Amount(
            checking: isUpperLarger ? aligned - lowers : lowers - aligned, exponent: lower.exponent,
            isNegative: isUpperLarger ? upper.isNegative : lower.isNegative, "\(self) + \(other)")
    }

    /// The exact difference.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where the difference has more than 34 digits.
    public func subtracting(_ other: Amount) throws(PurchaseValueError) -> Amount { try adding(other.negated) }

    /// So many times the amount, exactly.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where the product has more than 34 digits.
    public func times(_ count: Int) throws(PurchaseValueError) -> Amount {
        var product = WideMagnitude(significand)
        guard product.multiply(by: UInt64(count.magnitude)) else {
            throw PurchaseValueError(.overflow, "\(self) × \(count)")
        }
        return try Amount(
            checking: product, exponent: exponent, isNegative: isNegative != (count < 0), "\(self) × \(count)")
    }

    /// The amount with at most so many fraction digits.
    ///
    /// - Parameters:
    ///   - rounding: How to round; not `.towardStorePrice`, for an amount by itself has no price to go toward.
    ///   - fractionDigits: How many digits may stay, within 0…40.
    /// - Returns: The rounded amount.
    /// - Throws: `PurchaseValueError` with `noStorePrice`, or `overflow` where the result has more than 34 digits.
    public func rounded(_ rounding: Rounding, fractionDigits: Int) throws(PurchaseValueError) -> Amount {
        if self.fractionDigits <= max(0, fractionDigits) { return self }
        if rounding == .towardStorePrice { throw PurchaseValueError(.noStorePrice, description) }
        return try multiplied(by: .one, rounding, fractionDigits: fractionDigits).amount
    }

    /// The amount times a ratio, and whether that is exact.
    ///
    /// `.towardStorePrice` rounds toward the amount itself: it is the price of the store, the product its equivalent.
    func multiplied(
        by ratio: Ratio, _ rounding: Rounding, fractionDigits: Int
    ) throws(PurchaseValueError) -> (amount: Amount, isExact: Bool) {
        let digits = min(max(fractionDigits, 0), Amount.maximumExponent)
        var quotient = WideMagnitude(significand)
        let shift = exponent + digits
        // A product of a whole ratio needs no digits that it does not have.
        let isWhole = ratio.denominator == 1 && shift > 0
        guard quotient.multiply(by: UInt64(ratio.numerator)),
            isWhole || quotient.multiply(byPowerOfTen: max(0, shift))
        else { throw PurchaseValueError(.overflow, "\(self) × \(ratio)") }
        if isWhole {
            return (
                try Amount(checking: quotient, exponent: exponent, isNegative: isNegative, "\(self) × \(ratio)"), true
            )
        }
        let remainder = quotient.divide(by: UInt64(ratio.denominator), andPowerOfTen: max(0, -shift))
        let isBelowStorePrice = ratio.numerator < ratio.denominator
        if rounding.goesUp(remainder, isOdd: quotient.isOdd, isBelowStorePrice: isBelowStorePrice) {
            quotient.increment()
        }
        let amount = try Amount(
            checking: quotient, exponent: -digits, isNegative: isNegative, "\(self) × \(ratio)")
        return (amount, remainder == .nothing)
    }

    /// The digits as a multiple of a smaller power of ten, or nil where these are more than an amount and its sum hold.
    private func significand(atExponent lower: Int) -> UInt128? {
        var value = significand
        for _ in 0..<max(0, exponent - lower) {
            // The lower amount ends in a digit that is not zero: a sum with 36 digits or more keeps too many of them.
            guard value < 100_000_000_000_000_000_000_000_000_000_000_000 else { return nil }
            value *= 10
        }
        return value
    }

    /// Makes an amount of what a calculation gave, without the zeros at its end.
    private init(
        checking value: WideMagnitude, exponent: Int, isNegative: Bool, _ calculation: @autoclosure () -> String
    ) throws(PurchaseValueError) {
        var value = value
        var exponent = exponent
        // What does not fit into 128 bits may still end in zeros.
        while value.narrow == nil {
            guard value.divide(by: 10) == 0 else { throw PurchaseValueError(.overflow, calculation()) }
            exponent += 1
        }
        try self.init(checking: value.narrow ?? 0, exponent: exponent, isNegative: isNegative, calculation())
    }

    private init(
        checking value: UInt128, exponent: Int, isNegative: Bool, _ calculation: @autoclosure () -> String
    ) throws(PurchaseValueError) {
        self.init(isNegative: isNegative, significand: value, exponent: exponent)
        let limit: UInt128 = 10_000_000_000_000_000_000_000_000_000_000_000
        guard significand < limit, abs(self.exponent) <= Amount.maximumExponent else {
            throw PurchaseValueError(.overflow, calculation())
        }
    }
}

extension WideMagnitude {
    /// Divides by a number and a power of ten together, leaves the whole quotient and tells what is left out.
    fileprivate mutating func divide(by divisor: UInt64, andPowerOfTen exponent: Int) -> Rounding.Remainder {
        let rest = divide(by: divisor)
        guard exponent > 0 else {
            if rest == 0 { return .nothing }
            let opposite = divisor - rest
            return rest == opposite ? .half : rest < opposite ? .belowHalf : .aboveHalf
        }
        let hasMore = divide(byPowerOfTen: exponent - 1) || rest != 0
        let digit = divide(by: 10)
        if digit == 0, !hasMore { return .nothing }
        return digit == 5 && !hasMore ? .half : digit < 5 ? .belowHalf : .aboveHalf
    }
}
