/// A price that is paid again in each period: 59.99 USD a year.
///
/// ```swift
/// let yearly = Rate(price: Money(minorUnits: 5_999, digits: 2, .usDollar), period: .year)
/// let monthly = try yearly.equivalent(
///     per: .month, rule: .gregorianAverage, rounding: .down, fractionDigits: .ofCurrency)
/// monthly.money  // 4.99 USD
/// monthly.description  // "59.99 USD / 12 = 4.9991…, rounded down to 2 digits"
/// ```
public struct Rate: Hashable, Sendable, CustomStringConvertible {
    /// What is paid each time.
    public let price: Money
    /// How long one payment lasts.
    public let period: Period

    /// Makes a rate.
    public init(price: Money, period: Period) {
        self.price = price
        self.period = period
    }

    /// What the same costs when it is spread over another period.
    ///
    /// - Parameters:
    ///   - other: The period to spread it over.
    ///   - rule: How many days, weeks and months one counts in each other.
    ///   - rounding: How to round; `.towardStorePrice` goes toward this rate's price.
    ///   - fractionDigits: How many digits the equivalent has.
    /// - Returns: The equivalent, with how it was calculated.
    /// - Throws: `PurchaseValueError` with `overflow` where the result has more than 34 digits.
    public func equivalent(
        per other: Period, rule: CalendarRule, rounding: Rounding, fractionDigits: FractionDigits
    ) throws(PurchaseValueError) -> EquivalentPrice {
        let factor = try rule.number(of: period, in: other)
        let digits = fractionDigits.rounding(price.currency)
        let (amount, isExact) = try price.amount.multiplied(by: factor, rounding, fractionDigits: digits)
        return EquivalentPrice(
            money: Money(amount, price.currency), period: other, rate: self, factor: factor, rule: rule,
            rounding: rounding, roundedDigits: digits, isExact: isExact)
    }

    /// The price and the period, for logs: `59.99 USD per P1Y`.
    public var description: String { "\(price) per \(period)" }
}

/// A price spread over a period other than the one that is billed, with how it was calculated.
///
/// It is never what a buyer pays, so a text shows it less prominently than the billed price.
public struct EquivalentPrice: Hashable, Sendable, CustomStringConvertible {
    /// The rounded equivalent.
    public let money: Money
    /// The period that it stands for.
    public let period: Period
    /// What is billed.
    public let rate: Rate
    /// The number that the billed price was multiplied by.
    public let factor: Ratio
    /// How days, weeks and months were counted in each other.
    public let rule: CalendarRule
    /// How it was rounded.
    public let rounding: Rounding
    /// How many fraction digits it was rounded to.
    public let roundedDigits: Int
    /// Whether nothing was rounded.
    public let isExact: Bool

    /// The calculation: `59.99 USD / 12 = 4.9991…, rounded down to 2 digits`.
    public var description: String {
        let left = "\(rate.price)\(calculation)"
        guard !isExact else { return factor == .one ? left : "\(left) = \(money.amount)" }
        let shown = roundedDigits + 2
        let result = try? rate.price.amount.multiplied(by: factor, .down, fractionDigits: shown)
        let quotient = result.map { padded($0.amount, shown: $0.isExact ? 0 : shown) + ($0.isExact ? "" : "…") }
        let digits = roundedDigits == 1 ? "1 digit" : "\(roundedDigits) digits"
        return "\(left) = \(quotient ?? "…"), \(rounding.phrase) to \(digits)"
    }

    /// What was done with the billed price: ` / 12`, ` × 4.348125`, ` × 84 / 365`.
    private var calculation: String {
        if factor == .one { return "" }
        if factor.numerator < factor.denominator, let divisor = factor.inverse.decimal { return " / \(divisor)" }
        if factor.numerator > factor.denominator, let multiplier = factor.decimal { return " × \(multiplier)" }
        return " × \(factor.numerator) / \(factor.denominator)"
    }

    /// An amount with the zeros at its end, so that a cut number does not look like a whole one.
    private func padded(_ amount: Amount, shown: Int) -> String {
        let missing = shown - amount.fractionDigits
        guard missing > 0 else { return amount.description }
        return amount.description + (amount.fractionDigits == 0 ? "." : "") + String(repeating: "0", count: missing)
    }
}
