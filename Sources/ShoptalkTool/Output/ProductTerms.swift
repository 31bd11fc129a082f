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

    /// The terms of a product with one of its offers or billing plans, as a sentence says them: what is paid for longer
    /// than a month has an equivalent for one.
    ///
    /// - Throws: `PurchaseTermsError` where they contradict themselves, and where the store gives no price.
    func terms(
        of product: Product, offer: Offer? = nil, billingPlan: BillingPlan? = nil
    ) throws(PurchaseTermsError) -> TermsOfPrice {
        let isLong = product.subscription.map { ProductTerms.isLonger($0.period, than: .month) } ?? false
        return try TermsOfPrice(
            of: product, offer: offer, billingPlan: billingPlan, storefront: storefront,
            equivalents: isLong && billingPlan == nil ? [.month] : [], comparedWith: dearest(besides: product)?.rate,
            calculation: calculation)
    }

    /// What a product is for a day, a week, a month and a year, without the period that is paid.
    ///
    /// - Throws: `PurchaseTermsError` where the store gives no price.
    func equivalents(of product: Product) throws(PurchaseTermsError) -> [EquivalentPrice] {
        let units: [Period] = [.day, .week, .month, .year]
        return try TermsOfPrice(
            of: product, storefront: storefront, equivalents: units.filter { $0 != product.subscription?.period },
            calculation: calculation
        ).equivalents
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

    /// Whether a period is longer than another one that begins on the first of January.
    private static func isLonger(_ period: Period, than other: Period) -> Bool {
        guard let start = CalendarDay(year: 2027, month: 1, day: 1) else { return false }
        return start.adding(period) > start.adding(other)
    }
}
