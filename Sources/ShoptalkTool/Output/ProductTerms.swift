internal import Languages
internal import PurchaseTerms
internal import Purchases

/// The terms of what a shop sells: each product with its equivalents and what it saves, each offer, each way to pay.
struct ProductTerms: Sendable {
    private let storefront: Storefront
    private let products: [Product]
    /// How equivalents and savings are calculated; the digits are those of the storefront.
    private let calculation = TermsCalculation()

    /// Makes the terms of all products of a storefront.
    init(of products: [Product], in storefront: Storefront) {
        self.products = products
        self.storefront = storefront
    }

    /// The terms of a product with one of its offers or billing plans.
    ///
    /// - Throws: `PurchaseTermsError` where they contradict themselves, and where the store gives no price.
    func terms(
        of product: Product, offer: Offer? = nil, billingPlan: BillingPlan? = nil
    ) throws(PurchaseTermsError) -> TermsOfPrice {
        try TermsOfPrice(
            of: product, offer: offer, billingPlan: billingPlan, storefront: storefront,
            equivalents: equivalents(of: product), comparedWith: dearest(besides: product)?.rate,
            calculation: calculation)
    }

    /// The product that savings are calculated against: of those of one group and level, the dearest in a month.
    func dearest(besides product: Product) -> (product: ProductID, rate: Rate)? {
        guard let own = product.subscription else { return nil }
        let others = products.compactMap { other -> (product: ProductID, rate: Rate, perDay: Amount)? in
            guard other.id != product.id, let plan = other.subscription, plan.groupID == own.groupID,
                plan.level == own.level, let price = other.price
            else { return nil }
            let rate = Rate(price: price, period: plan.period)
            // Ten digits more than any price has tell rates apart that differ.
            let perDay = try? rate.equivalent(
                per: .day, rule: calculation.rule, rounding: .down, fractionDigits: .fixed(12))
            return perDay.map { (other.id, rate, $0.money.amount) }
        }
        return others.max { $0.perDay < $1.perDay }.map { ($0.product, $0.rate) }
    }

    /// A day, a week, a month and a year, as far as they are shorter than what is paid at once; first the month, which is
    /// the one that a sentence says.
    private func equivalents(of product: Product) -> [Period] {
        guard let period = product.subscription?.period else { return [] }
        let days = { (period: Period) in
            CalendarDay(year: 2027, month: 1, day: 1)?.adding(period) ?? CalendarDay(Timestamp(milliseconds: 0))
        }
        return [Period.month, .week, .day].filter { days($0) < days(period) }
    }
}
