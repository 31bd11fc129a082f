public import Purchases

/// What an offer costs, and for how long.
public struct OfferTerms: Hashable, Sendable {
    /// How an offer is paid.
    public enum Charge: Hashable, Sendable {
        /// Not at all: a free trial.
        case free
        /// A price in each of several periods.
        case each(StatedPrice, period: Period)
        /// One price for the whole time.
        case once(StatedPrice)
    }

    /// Who gets it.
    public let kind: Offer.Kind
    /// The offer's identifier, where it has one.
    public let id: String?
    /// What it costs.
    public let charge: Charge
    /// How long it lasts as a whole: three payments of a month are three months.
    public let length: Period

    /// The price of one payment, or nil where nothing is paid.
    public var price: StatedPrice? {
        switch charge {
        case .free: nil
        case .each(let price, _), .once(let price): price
        }
    }

    /// Reads an offer, and refuses what contradicts itself.
    init(_ offer: Offer, of product: ProductID) throws(PurchaseTermsError) {
        func refusal(_ code: PurchaseTermsError.Code, _ text: String) -> PurchaseTermsError {
            PurchaseTermsError(code, of: product, in: .offer, text)
        }
        kind = offer.kind
        id = offer.id
        let (count, isBeyond) = offer.period.count.multipliedReportingOverflow(by: offer.periodCount)
        guard !isBeyond, let length = Period(count, offer.period.unit) else {
            throw refusal(.offerLengthOutOfRange, "An offer of \(offer.periodCount) times \(offer.period).")
        }
        self.length = length
        switch Price(of: offer) {
        case .free:
            guard offer.price?.amount.isZero ?? true else {
                throw refusal(.trialHasPrice, "A free trial with a price of \(offer.price?.description ?? "").")
            }
            charge = .free
        case .amount(let money):
            guard !money.amount.isNegative else { throw refusal(.priceBelowZero, "An offer for \(money).") }
            let price = StatedPrice(money, storeText: offer.displayPrice)
            // One payment for the whole time is one payment, whichever way the store calls it.
            let isRepeated = offer.paymentMode == .payAsYouGo && offer.periodCount > 1
            charge = isRepeated ? .each(price, period: offer.period) : .once(price)
        case nil:
            throw refusal(.priceMissing, "An offer that is paid has no price.")
        }
    }
}
