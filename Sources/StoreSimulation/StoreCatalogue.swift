public import Purchases

/// What a simulated store sells, and the currency of each storefront that it may be moved to.
///
/// A StoreKit configuration names one price for a product and no currency: the same number is charged in the currency of
/// the storefront. A catalogue does the same when the storefront changes.
public struct StoreCatalogue: Hashable, Sendable {
    /// The products in the store's order, with the prices of the storefront that the store opens in.
    public let products: [Product]
    /// The three-letter code of the storefront that the store opens in, such as `USA`.
    public let homeStorefront: String
    /// The currency of each storefront that the store may be moved to, by its three-letter code.
    public let currencies: [String: CurrencyCode]

    private let positions: [ProductID: Int]

    /// Makes a catalogue; of two products with one identifier the first counts.
    ///
    /// - Parameters:
    ///   - products: What is sold, priced for the home storefront.
    ///   - homeStorefront: The storefront that the store opens in, three letters.
    ///   - currencies: The currencies of other storefronts; a storefront that is absent is unknown to the store.
    public init(products: [Product], homeStorefront: String = "USA", currencies: [String: CurrencyCode] = [:]) {
        var positions: [ProductID: Int] = [:]
        var distinct: [Product] = []
        for product in products where positions[product.id] == nil {
            positions[product.id] = distinct.count
            distinct.append(product)
        }
        self.products = distinct
        self.homeStorefront = homeStorefront
        self.currencies = currencies
        self.positions = positions
    }

    /// Whether the store can be moved to a storefront.
    public func knows(storefront: String) -> Bool { storefront == homeStorefront || currencies[storefront] != nil }

    /// A product with its prices in one storefront, or nil where the store does not sell it.
    public func product(_ id: ProductID, in storefront: String) -> Product? {
        guard let position = positions[id] else { return nil }
        let product = products[position]
        guard storefront != homeStorefront, let currency = currencies[storefront] else { return product }
        return product.priced(in: currency)
    }
}

extension Product {
    /// The same product at the same numbers of another currency, without the texts that the store wrote for the first one.
    fileprivate func priced(in currency: CurrencyCode) -> Product {
        Product(
            id: id, kind: kind, referenceName: referenceName, localizations: localizations,
            price: price?.counted(in: currency), isFamilyShareable: isFamilyShareable,
            subscription: subscription.map { plan in
                SubscriptionPlan(
                    groupID: plan.groupID, groupName: plan.groupName, level: plan.level, period: plan.period,
                    offers: plan.offers.map { offer in
                        Offer(
                            kind: offer.kind, paymentMode: offer.paymentMode, id: offer.id, period: offer.period,
                            periodCount: offer.periodCount, price: offer.price?.counted(in: currency))
                    },
                    billingPlans: plan.billingPlans.map { billing in
                        BillingPlan(
                            kind: billing.kind, price: billing.price?.counted(in: currency),
                            billingPeriod: billing.billingPeriod,
                            commitmentPrice: billing.commitmentPrice?.counted(in: currency),
                            commitmentPeriod: billing.commitmentPeriod,
                            isEnabled: billing.isEnabled)
                    })
            })
    }
}

extension Money {
    /// The same number of another currency.
    fileprivate func counted(in currency: CurrencyCode) -> Money { Money(amount, currency) }
}
