public import Purchases
public import StoreConfiguration

extension StoreCatalogue {
    /// The catalogue of a StoreKit configuration: its products in its storefront, and every other storefront beside.
    public init(_ configuration: StoreConfiguration) {
        let currencies = Dictionary(
            Storefront.all.map { ($0.alpha3, $0.currency) }, uniquingKeysWith: { first, _ in first })
        self.init(
            products: configuration.products, homeStorefront: configuration.storefront.alpha3, currencies: currencies)
    }
}

extension SimulatedStore {
    /// Makes a store of a StoreKit configuration, where nobody has bought anything.
    ///
    /// - Parameters:
    ///   - configuration: What is sold, and in which storefront.
    ///   - clock: The moment at which it opens, by default 2026-01-01T00:00:00Z.
    public convenience init(_ configuration: StoreConfiguration, clock: Timestamp = StoreLedger.defaultOpening) {
        self.init(
            catalogue: StoreCatalogue(configuration),
            ledger: StoreLedger(clock: clock, storefront: configuration.storefront.alpha3))
    }
}
