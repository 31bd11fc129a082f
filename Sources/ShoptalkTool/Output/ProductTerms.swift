internal import Languages
internal import PurchaseTerms
internal import Purchases

/// The terms of what a shop sells: each product with its equivalents and what it saves, each offer, each way to pay.
struct ProductTerms: Sendable {
    private let storefront: Storefront
    /// How equivalents and savings are calculated; the digits are those of the storefront.
    private let calculation: TermsCalculation
    /// The two dearest plans of each group and level: one of them is another one than any product.
    private let dearest: [Level: [ComparedPlan]]

    /// What may be compared: plans of one group and one level of service.
    private struct Level: Hashable {
        let groupID: String
        let level: Int
    }

    private struct ComparedPlan {
        let product: ProductID
        let rate: Rate
        let perDay: Amount
    }

    /// Makes the terms of all products of a storefront.
    init(of products: [Product], in storefront: Storefront) {
        let calculation = TermsCalculation()
        var dearest: [Level: [ComparedPlan]] = [:]
        for product in products {
            guard let plan = product.subscription, let price = product.price else { continue }
            let rate = Rate(price: price, period: plan.period)
            // Ten digits more than any price has tell rates apart that differ.
            let perDay = try? rate.equivalent(
                per: .day, rule: calculation.rule, rounding: .down, fractionDigits: .fixed(12)
            ).money.amount
            guard let perDay else { continue }
            let level = Level(groupID: plan.groupID, level: plan.level)
            let compared = ComparedPlan(product: product.id, rate: rate, perDay: perDay)
            let ordered = (dearest[level, default: []] + [compared]).sorted { $0.perDay > $1.perDay }
            dearest[level] = Array(ordered.prefix(2))
        }
        self.storefront = storefront
        self.calculation = calculation
        self.dearest = dearest
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

    /// The product that savings are calculated against: of those of one group and level, the dearest in a day.
    func dearest(besides product: Product) -> (product: ProductID, rate: Rate)? {
        guard let plan = product.subscription else { return nil }
        let compared = dearest[Level(groupID: plan.groupID, level: plan.level)] ?? []
        return compared.first { $0.product != product.id }.map { ($0.product, $0.rate) }
    }

    /// Whether a period is longer than another one that begins on the first of January.
    private static func isLonger(_ period: Period, than other: Period) -> Bool {
        guard let start = CalendarDay(year: 2027, month: 1, day: 1) else { return false }
        return start.adding(period) > start.adding(other)
    }
}
