public import Foundation
public import Purchases

extension Decimal {
    /// The amount as a `Decimal`, exactly: every amount fits.
    ///
    /// - Parameter amount: The amount.
    public init(_ amount: Amount) {
        // Two halves of 17 digits: neither text nor a Double comes between, and a sum of 34 digits is exact.
        let half: UInt128 = 100_000_000_000_000_000
        let (upper, lower) = amount.significand.quotientAndRemainder(dividingBy: half)
        let significand =
            Decimal(sign: .plus, exponent: 17, significand: Decimal(UInt64(truncatingIfNeeded: upper)))
            + Decimal(UInt64(truncatingIfNeeded: lower))
        self.init(sign: amount.isNegative ? .minus : .plus, exponent: amount.exponent, significand: significand)
    }
}

extension Amount {
    /// The number of a `Decimal`, exactly.
    ///
    /// - Parameter decimal: The number.
    /// - Throws: `PurchaseValueError`: `unexpectedCharacter` where it is no number, `tooManyDigits` and `exponentOutOfRange`
    ///   where an amount cannot hold it.
    public init(_ decimal: Decimal) throws(PurchaseValueError) {
        // The description is plain digits with a point in every locale, and NaN is no amount.
        try self.init(parsing: decimal.description)
    }
}
