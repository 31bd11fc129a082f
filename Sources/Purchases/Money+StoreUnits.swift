extension Money {
    /// Makes money from a whole number of minor units: 499 units of two digits are 4.99.
    ///
    /// Nothing here guesses the digits: services disagree about them. CLDR's are `CurrencyCode.fractionDigits`.
    ///
    /// - Parameters:
    ///   - minorUnits: The number of units.
    ///   - digits: How many fraction digits a unit stands for, 0 to 9.
    ///   - currency: The currency.
    public init(minorUnits: Int64, digits: Int, _ currency: CurrencyCode) {
        self.init(Amount(minorUnits: minorUnits, digits: digits), currency)
    }

    /// Makes money from the thousandths of a unit in which the App Store writes the price of a transaction.
    ///
    /// Source: App Store Server API, `JWSTransactionDecodedPayload.price`.
    public init(milliunits: Int64, _ currency: CurrencyCode) {
        self.init(Amount(minorUnits: milliunits, digits: 3), currency)
    }

    /// Makes money from the amount of a charge as Stripe's interface writes it, in Stripe's minor units.
    ///
    /// Stripe's digits are its own: `ISK` and `UGX` are written with two digits although they have none, and `HUF` and
    /// `TWD` are without digits only in payouts.
    ///
    /// ```swift
    /// try Money(stripeAmount: 500, currency: "isk")  // 5 ISK
    /// ```
    ///
    /// - Parameters:
    ///   - amount: The whole number.
    ///   - currency: The code in Stripe's small letters, or in capital ones.
    /// - Throws: `PurchaseValueError` with `notACurrency`, or `noCurrency`.
    ///
    /// Source: `StripeMinorUnits.tsv` beside this file.
    public init(stripeAmount amount: Int64, currency: some StringProtocol) throws(PurchaseValueError) {
        let isSmall = currency.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        let code = try CurrencyCode(parsing: isSmall ? currency.uppercased() : String(currency))
        self.init(minorUnits: amount, digits: CurrencyTable.stripeDigits.value(of: code) ?? 2, code)
    }
}
