import PurchaseProcessing
import Purchases
import Synchronization
import TestSupport
import Testing

@Suite("Products, prices and quantities, as others got them wrong", .timeLimit(.minutes(10)))
struct ProductDefectTests {
    @Test(
        "exactly the identifiers that the store does not know are told, beside the products that it knows",
        .bug("https://github.com/chirag04/react-native-in-app-utils/issues/38"),
        .bug("https://github.com/chirag04/react-native-in-app-utils/issues/29"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/180"),
        .bug("https://github.com/RevenueCat/purchases-ios/pull/456"),
        arguments: [
            ([], [], []), (["coins"], ["coins"], []), (["a", "b"], [], ["a", "b"]),
            (["a", "coins", "b"], ["coins"], ["a", "b"]),
        ] as [([ProductID], [ProductID], [ProductID])])
    func invalid(asked: [ProductID], known: [ProductID], unknown: [ProductID]) async throws {
        let shop = Shop()
        let end = try await shop.pipeline.fetchProducts(asked)
        guard case .productsFetched(let products, let invalid) = end else { throw UnexpectedEvent(end) }
        #expect(products.map(\.id) == known && invalid == unknown)
        #expect(try await shop.announced() == [end])
    }

    @Test(
        "another storefront brings the products again with its prices, and exactly what was asked for last",
        .bug("https://github.com/RevenueCat/purchases-ios/issues/1382"),
        .bug("https://github.com/RevenueCat/purchases-ios/pull/1123"),
        .bug("https://github.com/RevenueCat/purchases-ios/pull/6451"),
        .bug("https://github.com/j3k0/cordova-plugin-purchase/issues/340"))
    func storefront() async throws {
        let shop = Shop()
        let storefront = Collected<String>()
        let asked = Collected<[ProductID]>()
        storefront.add("2.49")
        var store = InterceptedStore(shop.store)
        store.onProducts = { identifiers in
            asked.add(identifiers)
            let price = storefront.all.last.flatMap { try? Money(parsing: $0, currency: "EUR") }
            return [Product(id: "coins", kind: .consumable, referenceName: "Coins", price: price)]
        }
        let pipeline = shop.pipeline(store: store)
        try await pipeline.fetchProducts(["book"])
        try await pipeline.fetchProducts(["coins", "gone"])
        storefront.add("300")
        try await pipeline.receive(.storefrontChanged)
        #expect(asked.all == [["book"], ["coins", "gone"], ["coins", "gone"]])
        let prices = try await shop.announced().dropFirst().map { event -> String? in
            guard case .productsFetched(let products, let invalid) = event else { throw UnexpectedEvent(event) }
            #expect(invalid == ["gone"])
            return products.first?.price?.amount.description
        }
        #expect(prices == ["2.49", "300"])
    }

    @Test(
        "requests for the same products at once each have their one end",
        arguments: [2, 10])
    func several(count: Int) async throws {
        // SwiftyStoreKit, ProductsInfoController: a finished query calls all its completions a second time.
        let shop = Shop()
        try await withThrowingTaskGroup(of: PurchaseEvent.self) { group in
            for _ in 0..<count { group.addTask { try await shop.pipeline.fetchProducts(["coins", "no"]) } }
            for try await end in group {
                #expect(end == .productsFetched(products: [Shop.coins], invalidProductIdentifiers: ["no"]))
            }
        }
        #expect(try await shop.announced().count == count)
    }

    @Test(
        "a quantity goes to the store, through a failed delivery and a restart, and is delivered once",
        .bug("https://github.com/flutter/flutter/issues/186490"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/672"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/200"),
        .bug("https://github.com/j3k0/cordova-plugin-purchase/issues/1629"),
        arguments: 1...10)
    func quantity(quantity: Int) async throws {
        let shop = Shop()
        shop.delivery.fail("1000", with: StoreError(domain: "Disk", code: "full"))
        let failed = try #require(try await shop.pipeline.purchase("coins", quantity: quantity).failed)
        #expect(shop.store.asked.map(\.quantity) == [quantity] && failed.quantity == quantity)
        for _ in 0..<3 {
            shop.clock.advance(by: shop.policy.largestDelay)
            try await shop.restarted().start()
            shop.store.addUnfinished(Shop.signed("1000", at: 1_000, quantity: quantity))
        }
        let completed = try await shop.completed()
        #expect(completed.map(\.transaction.quantity) == [quantity])
        #expect(completed.map(\.attempt?.quantity) == [quantity])
        #expect(shop.delivery.quantity(of: "coins") == quantity)
    }
}
