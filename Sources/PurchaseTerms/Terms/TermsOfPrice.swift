public import Purchases

/// Everything that a buyer must know about a price.
///
/// How much, how often, what comes before, and for how long one is bound.
///
/// Make one from a product, and from the offer and the billing plan that are shown with it; a ``TermsComposer`` says it as
/// one sentence in any language.
///
/// ```swift
/// let terms = try TermsOfPrice(of: yearly, offer: trial, storefront: .unitedStates, equivalents: [.month])
/// composer.sentence(for: terms).text  // "7 days free, then $59.99 per year ($4.99 per month)"
/// ```
///
/// - A price that the store does not give is refused, for it is not free. A price of zero is shown as that price.
/// - The price is what is really billed. Equivalents are never shown without it.
/// - What contradicts itself is refused: an offer longer than the commitment, several currencies, payments that do not
///   add up.
public struct TermsOfPrice: Hashable, Sendable {
    /// The product.
    public let product: ProductID
    /// How it may be bought and owned.
    public let kind: Product.Kind
    /// What is paid, each time or once.
    public let price: StatedPrice
    /// How long one payment lasts; nil where it is paid once.
    public let period: Period?
    /// What comes before the usual price, or nil.
    public let offer: OfferTerms?
    /// For how long the subscriber is bound, where that is longer than one payment.
    public let commitment: CommitmentTerms?
    /// What the price is for other periods, in the order in which they were asked for.
    public private(set) var equivalents: [EquivalentPrice]
    /// What is saved against another rate, or nil where that is less than one per cent.
    public let savings: Savings?

    /// Puts terms together and refuses what contradicts itself.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - offer: The offer that the buyer gets, or nil.
    ///   - billingPlan: The way to pay that the buyer takes, or nil for the usual one.
    ///   - storefront: Where it is sold; the price must be in its currency, and equivalents get its digits.
    ///   - equivalents: The periods for which the price is calculated; none for what is paid once.
    ///   - other: The rate that savings are calculated against, of the same storefront.
    ///   - calculation: How equivalents and savings are calculated.
    /// - Throws: ``PurchaseTermsError``.
    public init(
        of product: Product, offer: Offer? = nil, billingPlan: BillingPlan? = nil, storefront: Storefront? = nil,
        equivalents: [Period] = [], comparedWith other: Rate? = nil, calculation: TermsCalculation = TermsCalculation()
    ) throws(PurchaseTermsError) {
        self.product = product.id
        kind = product.kind
        let payment = try PaymentTerms(of: product, billingPlan: billingPlan)
        price = payment.price
        period = payment.period
        commitment = payment.commitment
        if let offer {
            guard product.subscription != nil else {
                throw PurchaseTermsError(
                    .notASubscription, of: product.id, in: .offer, "An offer for something that is not subscribed to.")
            }
            self.offer = try OfferTerms(offer, of: product.id)
        } else {
            self.offer = nil
        }
        let checks = TermsChecks(product: product.id, price: payment.price.money)
        try checks.currencies(offer: self.offer, billingPlan: billingPlan, storefront: storefront, other: other)
        try checks.lengths(offer: self.offer, commitment: payment.commitment)

        guard let period = payment.period else {
            self.equivalents = []
            savings = nil
            return
        }
        let rate = Rate(price: payment.price.money, period: period)
        let digits = calculation.fractionDigits ?? storefront?.fractionDigits ?? .ofCurrency
        var calculated: [EquivalentPrice] = []
        for wanted in equivalents {
            do throws(PurchaseValueError) {
                calculated.append(
                    try rate.equivalent(
                        per: wanted, rule: calculation.rule, rounding: calculation.rounding, fractionDigits: digits))
            } catch {
                throw PurchaseTermsError(.outOfRange, of: product.id, in: .comparison, "\(rate) as \(wanted): \(error)")
            }
        }
        self.equivalents = calculated
        savings = other.flatMap { Savings(of: rate, comparedWith: $0, rule: calculation.rule) }
    }

    /// The same terms with the price for the period that is billed alone.
    var withoutEquivalents: TermsOfPrice {
        var terms = self
        terms.equivalents = []
        return terms
    }

    /// The price with its period, or nil where it is paid once.
    public var rate: Rate? { period.map { Rate(price: price.money, period: $0) } }
}
