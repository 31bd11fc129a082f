import Purchases

/// What is paid each time, as the product or the chosen billing plan says it.
struct PaymentTerms {
    let price: StatedPrice
    let period: Period?
    let commitment: CommitmentTerms?

    init(of product: Product, billingPlan plan: BillingPlan?) throws(PurchaseTermsError) {
        self = if let plan { try PaymentTerms(of: product, paidBy: plan) } else { try PaymentTerms(of: product) }
    }

    private init(of product: Product) throws(PurchaseTermsError) {
        price = try PaymentTerms.price(product.price, storeText: product.displayPrice, of: product.id, in: .product)
        period = product.subscription?.period
        commitment = nil
    }

    private init(of product: Product, paidBy plan: BillingPlan) throws(PurchaseTermsError) {
        func refusal(_ code: PurchaseTermsError.Code, _ text: String) -> PurchaseTermsError {
            PurchaseTermsError(code, of: product.id, in: .billingPlan, text)
        }
        guard let subscription = product.subscription else {
            throw refusal(.notASubscription, "A billing plan for something that is not subscribed to.")
        }
        guard plan.isEnabled else { throw refusal(.planNotOffered, "The plan \(plan.kind.rawValue) is not offered.") }
        let length = plan.commitmentPeriod ?? subscription.period
        if plan.kind == .upFront {
            price = try PaymentTerms.price(
                plan.commitmentPrice ?? plan.price ?? product.price, storeText: nil, of: product.id, in: .billingPlan)
            period = length
            commitment = nil
            return
        }
        guard let billingPeriod = plan.billingPeriod ?? (plan.kind == .monthly ? .month : nil) else {
            throw refusal(.planLengthMissing, "The plan \(plan.kind.rawValue) does not say how often it is paid.")
        }
        price = try PaymentTerms.price(plan.price, storeText: nil, of: product.id, in: .billingPlan)
        // A total of more than one payment, and nothing that says how many there are.
        if plan.commitmentPeriod == nil, length == billingPeriod, plan.commitmentPrice ?? price.money != price.money {
            throw refusal(
                .planLengthMissing, "The plan \(plan.kind.rawValue) does not say how long a subscriber is bound.")
        }
        period = billingPeriod
        let terms = try CommitmentTerms(
            of: plan, lasting: length, paidAs: Rate(price: price.money, period: billingPeriod), product: product.id)
        // One payment is no commitment beyond itself.
        commitment = terms.payments > 1 ? terms : nil
    }

    private static func price(
        _ money: Money?, storeText: String?, of product: ProductID, in part: PurchaseTermsError.Part
    ) throws(PurchaseTermsError) -> StatedPrice {
        guard let money else {
            throw PurchaseTermsError(
                .priceMissing, of: product, in: part, "The store gives no price, which does not mean that it is free.")
        }
        guard !money.amount.isNegative else {
            throw PurchaseTermsError(.priceBelowZero, of: product, in: part, "A price of \(money).")
        }
        return StatedPrice(money, storeText: storeText)
    }
}
