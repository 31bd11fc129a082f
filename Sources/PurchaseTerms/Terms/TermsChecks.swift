import Purchases

/// What has to fit together in the terms of one price.
struct TermsChecks {
    let product: ProductID
    let price: Money

    func currencies(
        offer: OfferTerms?, billingPlan: BillingPlan?, storefront: Storefront?, other: Rate?
    ) throws(PurchaseTermsError) {
        let found: [(PurchaseTermsError.Part, CurrencyCode?)] = [
            (.offer, offer?.price?.money.currency), (.billingPlan, billingPlan?.price?.currency),
            (.billingPlan, billingPlan?.commitmentPrice?.currency), (.storefront, storefront?.currency),
            (.comparison, other?.price.currency),
        ]
        for case (let part, let currency?) in found where currency != price.currency {
            throw PurchaseTermsError(
                .currenciesDiffer, of: product, in: part, "The price is in \(price.currency), this is in \(currency).")
        }
    }

    func lengths(offer: OfferTerms?, commitment: CommitmentTerms?) throws(PurchaseTermsError) {
        guard let offer, let commitment, offer.length.isAlwaysLonger(than: commitment.length) else { return }
        throw PurchaseTermsError(
            .offerLongerThanCommitment, of: product, in: .offer,
            "An offer of \(offer.length) is longer than the commitment of \(commitment.length).")
    }
}
