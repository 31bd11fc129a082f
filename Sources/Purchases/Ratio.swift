/// An exact ratio of two whole numbers above zero, in lowest terms.
///
/// Use it to scale money without a decimal fraction coming between: a day's share of an average year is 400 / 146,097.
public struct Ratio: Hashable, Sendable, CustomStringConvertible {
    /// The number above the line.
    public let numerator: Int
    /// The number below the line.
    public let denominator: Int

    /// One to one.
    public static let one = Ratio(unchecked: 1, over: 1)

    /// Makes a ratio, or nil where one of the numbers is not above zero.
    public init?(_ numerator: Int, over denominator: Int = 1) {
        guard numerator > 0, denominator > 0 else { return nil }
        self.init(unchecked: numerator, over: denominator)
    }

    /// Makes a ratio of numbers that are known to be above zero.
    init(unchecked numerator: Int, over denominator: Int) {
        var (divisor, rest) = (numerator, denominator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// The ratio turned over.
    public var inverse: Ratio { Ratio(unchecked: denominator, over: numerator) }

    /// The product of two ratios.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where its numbers need more than 64 bits.
    public func times(_ other: Ratio) throws(PurchaseValueError) -> Ratio {
        // Crosswise in lowest terms first, so that only a product that does not fit overflows.
        let left = Ratio(unchecked: numerator, over: other.denominator)
        let right = Ratio(unchecked: other.numerator, over: denominator)
        let (top, isAbove) = left.numerator.multipliedReportingOverflow(by: right.numerator)
        let (bottom, isBelow) = left.denominator.multipliedReportingOverflow(by: right.denominator)
        if isAbove || isBelow { throw PurchaseValueError(.overflow, "\(self) × \(other)") }
        return Ratio(unchecked: top, over: bottom)
    }

    /// The ratio as a decimal number where that ends after at most six digits.
    var decimal: Amount? {
        var (divisor, digits) = (denominator, 0)
        while digits < 6, divisor % 10 == 0 {
            divisor /= 10
            digits += 1
        }
        for prime in [2, 5] {
            while digits < 6, divisor % prime == 0 {
                divisor /= prime
                digits += 1
            }
        }
        guard divisor == 1 else { return nil }
        return try? Amount(numerator).multiplied(by: Ratio(unchecked: 1, over: denominator), .down, fractionDigits: 6)
            .amount
    }

    /// The two numbers: `12`, `400/146097`.
    public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
