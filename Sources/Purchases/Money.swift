/// An exact amount in a currency.
///
/// ```swift
/// let price = Money(milliunits: 59_990, .usDollar)  // what the App Store Server API sends for 59.99 USD
/// try price.divided(by: 12, rounding: .down, to: .ofCurrency)  // 4.99 USD
/// ```
public struct Money: Hashable, Sendable, CustomStringConvertible {
    /// How much.
    public let amount: Amount
    /// Of which currency.
    public let currency: CurrencyCode

    /// Makes money from an amount and its currency.
    public init(_ amount: Amount, _ currency: CurrencyCode) {
        self.amount = amount
        self.currency = currency
    }

    /// Reads an amount and a currency, each by its own strict rules.
    ///
    /// - Parameters:
    ///   - digits: The amount: `59.99`.
    ///   - currency: The code: `USD`.
    /// - Throws: `PurchaseValueError` with the place of the first fault.
    public init(
        parsing digits: some StringProtocol, currency: some StringProtocol
    ) throws(PurchaseValueError) {
        self.init(try Amount(parsing: digits), try CurrencyCode(parsing: currency))
    }

    /// The plain digits and the code, for logs: `59.99 USD`.
    public var description: String { "\(amount) \(currency)" }
}

// MARK: - Arithmetic

extension Money {
    /// The exact sum of two amounts of one currency.
    ///
    /// - Throws: `PurchaseValueError`: `differentCurrencies`, or `overflow` where the sum has more than 34 digits.
    public func adding(_ other: Money) throws(PurchaseValueError) -> Money {
        guard currency == other.currency else {
            throw PurchaseValueError(.differentCurrencies, "\(self) + \(other)")
        }
        return Money(try amount.adding(other.amount), currency)
    }

    /// The exact difference of two amounts of one currency.
    ///
    /// - Throws: `PurchaseValueError`: `differentCurrencies`, or `overflow` where the difference has more than 34 digits.
    public func subtracting(_ other: Money) throws(PurchaseValueError) -> Money {
        guard currency == other.currency else {
            throw PurchaseValueError(.differentCurrencies, "\(self) - \(other)")
        }
        return Money(try amount.subtracting(other.amount), currency)
    }

    /// So many times as much, exactly.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where the product has more than 34 digits.
    public func times(_ count: Int) throws(PurchaseValueError) -> Money { Money(try amount.times(count), currency) }

    /// A share of the money, rounded by a named policy; `.towardStorePrice` goes toward this money.
    ///
    /// - Parameters:
    ///   - divisor: The number of shares, 1 or more.
    ///   - rounding: How to round.
    ///   - fractionDigits: How many digits the share has.
    /// - Returns: The share.
    /// - Throws: `PurchaseValueError`: `notADivisor`, or `overflow`.
    public func divided(
        by divisor: Int, rounding: Rounding, to fractionDigits: FractionDigits
    ) throws(PurchaseValueError) -> Money {
        guard let ratio = Ratio(1, over: divisor) else {
            throw PurchaseValueError(.notADivisor, "\(self) / \(divisor)")
        }
        return try multiplied(by: ratio, rounding: rounding, to: fractionDigits)
    }

    /// The money divided by a ratio, rounded by a named policy; `.towardStorePrice` goes toward this money.
    ///
    /// - Throws: `PurchaseValueError` with `overflow`.
    public func divided(
        by ratio: Ratio, rounding: Rounding, to fractionDigits: FractionDigits
    ) throws(PurchaseValueError) -> Money {
        try multiplied(by: ratio.inverse, rounding: rounding, to: fractionDigits)
    }

    /// The money times a ratio, rounded by a named policy; `.towardStorePrice` goes toward this money.
    ///
    /// - Throws: `PurchaseValueError` with `overflow`.
    public func multiplied(
        by ratio: Ratio, rounding: Rounding, to fractionDigits: FractionDigits
    ) throws(PurchaseValueError) -> Money {
        let digits = fractionDigits.rounding(currency)
        return Money(try amount.multiplied(by: ratio, rounding, fractionDigits: digits).amount, currency)
    }

    /// The money with at most so many fraction digits.
    ///
    /// - Throws: `PurchaseValueError` with `noStorePrice` for `.towardStorePrice`, or `overflow`.
    public func rounded(_ rounding: Rounding, to fractionDigits: FractionDigits) throws(PurchaseValueError) -> Money {
        Money(try amount.rounded(rounding, fractionDigits: fractionDigits.rounding(currency)), currency)
    }
}
