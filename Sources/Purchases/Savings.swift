/// What one rate saves against another, never overstated.
///
/// ```swift
/// let savings = Savings(of: yearly, comparedWith: monthly, rule: .gregorianAverage)  // 59.99 a year, 9.99 a month
/// savings?.percent  // 49, for the exact number is 49.95…
/// savings?.amount  // 59.89 USD a year
/// ```
public struct Savings: Hashable, Sendable {
    /// Whole per cent, rounded down, 1 to 100.
    public let percent: Int
    /// What is saved in each period of the cheaper rate, rounded down to the digits of the currency.
    public let amount: Money
    /// The period in which that is saved.
    public let period: Period
    /// How days, weeks and months were counted in each other.
    public let rule: CalendarRule

    /// Compares a rate with a dearer one.
    ///
    /// Both prices are compared as they are; nothing is rounded before the end. Nil where less than one per cent is saved,
    /// where the currencies differ, a price is below zero or the numbers are beyond what can be compared exactly.
    ///
    /// - Parameters:
    ///   - rate: The rate that saves something.
    ///   - other: The rate that it is compared with.
    ///   - rule: How many days, weeks and months one counts in each other.
    public init?(of rate: Rate, comparedWith other: Rate, rule: CalendarRule) {
        guard rate.price.currency == other.price.currency, !rate.price.amount.isNegative,
            !other.price.amount.isNegative, let factor = try? rule.number(of: other.period, in: rate.period),
            let percent = Self.percent(of: rate.price.amount, below: other.price.amount, times: factor), percent > 0,
            let amount = Self.difference(of: rate.price.amount, below: other.price, times: factor)
        else { return nil }
        self.percent = percent
        self.amount = Money(amount, rate.price.currency)
        period = rate.period
        self.rule = rule
    }

    /// The per cent as a fraction of one: 0.49.
    public var fraction: Amount { Amount(minorUnits: Int64(percent), digits: 2) }

    /// The largest whole number of per cent by which one amount lies below another times a factor.
    private static func percent(of lower: Amount, below upper: Amount, times factor: Ratio) -> Int? {
        // lower × 100 × denominator ≤ upper × (100 - per cent) × numerator, both at the lower exponent of the two.
        let exponent = min(lower.exponent, upper.exponent)
        func scaled(_ amount: Amount, _ first: Int, _ second: Int) -> WideMagnitude? {
            var value = WideMagnitude(amount.significand)
            guard value.multiply(by: UInt64(first)), value.multiply(by: UInt64(second)),
                value.multiply(byPowerOfTen: amount.exponent - exponent)
            else { return nil }
            return value
        }
        guard !upper.isZero, let price = scaled(lower, 100, factor.denominator),
            scaled(upper, 100, factor.numerator) != nil
        else { return nil }
        var (low, high) = (0, 100)
        while low < high {
            let middle = (low + high + 1) / 2
            guard let rest = scaled(upper, 100 - middle, factor.numerator) else { return nil }
            if price <= rest { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// What lies between an amount and a price times a factor, rounded down to the digits of the currency.
    private static func difference(of lower: Amount, below upper: Money, times factor: Ratio) -> Amount? {
        let digits = upper.currency.fractionDigits
        // Cut where the lower amount ends at the earliest, so that the difference is cut once.
        let cut = max(digits, lower.fractionDigits)
        guard let product = try? upper.amount.multiplied(by: factor, .down, fractionDigits: cut).amount,
            let difference = try? product.subtracting(lower)
        else { return nil }
        return try? difference.rounded(.down, fractionDigits: digits)
    }
}
