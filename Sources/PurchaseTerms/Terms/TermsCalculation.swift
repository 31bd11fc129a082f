public import Purchases

/// How equivalents and savings are calculated.
///
/// Nothing about money is rounded without a name for how. A price spread over months is rounded down here unless you say
/// otherwise, so that twelve of them are never more than a year costs.
public struct TermsCalculation: Hashable, Sendable {
    /// How many days, weeks and months one counts in each other.
    public var rule: CalendarRule
    /// How an equivalent is rounded.
    public var rounding: Rounding
    /// How many digits an equivalent has.
    ///
    /// Nil stands for those that the storefront shows, or else the currency has.
    public var fractionDigits: FractionDigits?

    /// Makes a way to calculate.
    public init(
        rule: CalendarRule = .gregorianAverage, rounding: Rounding = .down, fractionDigits: FractionDigits? = nil
    ) {
        self.rule = rule
        self.rounding = rounding
        self.fractionDigits = fractionDigits
    }
}
