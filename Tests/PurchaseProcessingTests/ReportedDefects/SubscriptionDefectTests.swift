import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("Subscriptions and refunds, as others got them wrong", .timeLimit(.minutes(10)))
struct SubscriptionDefectTests {
    private static let month = Product(id: "month", kind: .autoRenewable, referenceName: "Month", price: nil)

    private func subscription(
        _ id: TransactionID, of product: ProductID = "month", original: TransactionID = "1", until end: Int64,
        signed: Int64 = 1
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: id, originalID: original, productID: product, kind: .autoRenewable,
            purchaseDate: Timestamp(milliseconds: signed), expirationDate: Timestamp(milliseconds: end),
            reason: id == original ? .purchase : .renewal)
    }

    @Test(
        "a refund that comes under the identifier of the purchase is not taken for a repetition of it",
        .bug("https://github.com/qonversion/qonversion-ios-sdk/pull/739"),
        .bug("https://github.com/RevenueCat/purchases-ios/issues/6515"))
    func refund() async throws {
        let shop = Shop()
        let bought = Shop.signed("5", at: 10, of: Shop.book)
        let refunded = Shop.signed("5", at: 20, of: Shop.book, revoked: true)
        try await shop.pipeline.receive(.transaction(bought))
        for _ in 0..<2 { try await shop.pipeline.receive(.transaction(refunded)) }
        #expect(shop.delivery.calls == [TransactionKey(bought): 1, TransactionKey(refunded): 1])
        #expect(try await shop.announced().last == .transactionRevoked(refunded))
        #expect(try await shop.pipeline.entitlements(at: Timestamp(milliseconds: 30)).isEmpty)
    }

    @Test(
        "a refund while the program was not running is found at its next start, and by a restore",
        .bug("https://github.com/RevenueCat/purchases-ios/issues/6515"), arguments: [true, false])
    func refundWhileClosed(isFoundByStart: Bool) async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 10, of: Shop.book)))
        let refunded = Shop.signed("5", at: 20, of: Shop.book, revoked: true)
        let next = shop.restarted()
        if isFoundByStart {
            shop.store.addUnfinished(refunded)
            try await next.start()
            #expect(try await shop.announced().last == .transactionRevoked(refunded))
        } else {
            shop.store.setRestorable([refunded])
            #expect(try await next.restore().revoked == [refunded])
        }
        #expect(shop.delivery.quantity(of: "book") == 0)
        #expect(try await next.entitlements(at: Timestamp(milliseconds: 30)).isEmpty)
    }

    @Test(
        "what two purchases give stays while one of them stands",
        .bug("https://github.com/ramonclaudio/convex-revenuecat/pull/28"),
        .bug("https://github.com/superwall/Superwall-iOS/pull/518"))
    func twoGrantors() async throws {
        let shop = Shop()
        let first = Shop.signed("5", at: 10, of: Shop.book)
        let second = Shop.signed("6", at: 11, of: Shop.book)
        for transaction in [first, second] { try await shop.pipeline.receive(.transaction(transaction)) }
        let moment = Timestamp(milliseconds: 30)
        #expect(try await shop.pipeline.entitlements(at: moment)["book"]?.transactions == [first, second])
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 20, of: Shop.book, revoked: true)))
        #expect(try await shop.pipeline.entitlements(at: moment)["book"]?.transactions == [second])
        try await shop.pipeline.receive(.transaction(Shop.signed("6", at: 21, of: Shop.book, revoked: true)))
        #expect(try await shop.pipeline.entitlements(at: moment).isEmpty)
    }

    @Test(
        "the subscription that ends takes nothing from the one that goes on",
        .bug("https://github.com/superwall/Superwall-iOS/pull/518"))
    func oneOfTwoEnds() async throws {
        let shop = Shop()
        let short = subscription("1", until: 100)
        let long = subscription("9", original: "9", until: 500)
        for transaction in [short, long] { try await shop.pipeline.receive(.transaction(transaction)) }
        try await shop.pipeline.receive(.expired(short))
        let entitlement = try await shop.pipeline.entitlements(at: Timestamp(milliseconds: 100))["month"]
        #expect(entitlement?.transactions == [long] && entitlement?.end == Timestamp(milliseconds: 500))
    }

    @Test(
        "grace, billing retry and the end are three different things to hear of, and only grace still gives",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/487"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/605"),
        .bug("https://github.com/benjaminmayo/merchantkit/issues/15"),
        .bug("https://github.com/benjaminmayo/merchantkit/issues/40"))
    func grace() async throws {
        let shop = Shop()
        let bought = subscription("1", until: 100)
        try await shop.pipeline.receive(.transaction(bought))
        func hear(_ state: SubscriptionStatus.State, _ signed: Int64, grace: Int64? = nil) async throws {
            try await shop.pipeline.receive(
                .subscription(
                    SubscriptionStatus(
                        transaction: bought, state: state, signedDate: Timestamp(milliseconds: signed),
                        gracePeriodEnd: grace.map { Timestamp(milliseconds: $0) })))
        }
        func isGiven(at moment: Int64) async throws -> Bool {
            try await shop.pipeline.entitlements(at: Timestamp(milliseconds: moment))["month"] != nil
        }
        try await hear(.subscribed, 50)
        try await hear(.gracePeriod, 101, grace: 200)
        #expect(try await isGiven(at: 150))
        #expect(try await !isGiven(at: 200))
        try await hear(.billingRetry, 201)
        #expect(try await !isGiven(at: 150))
        try await hear(.expired, 300)
        try await shop.pipeline.receive(.expired(bought))
        #expect(
            try await shop.announced().map { event in
                if case .subscriptionChanged(let change) = event { change.kind.rawValue } else { event.kind }
            } == ["transactionCompleted", "gracePeriodBegan", "billingRetryBegan", "subscriptionExpired"])
    }

    @Test(
        "without a connection consumables and what waits for approval give no entitlement",
        .bug("https://github.com/RevenueCat/purchases-ios/pull/2522"),
        .bug("https://github.com/RevenueCat/purchases-android/pull/3847"))
    func offline() async throws {
        let shop = Shop()
        try await shop.pipeline.purchase("coins")
        let book = try #require(try await shop.pipeline.purchase("book").completed)
        shop.store.answer(.pending, to: "book")
        try await shop.pipeline.purchase("book")
        shop.store.setConnectionFailure(StoreError(domain: "NSURLErrorDomain", code: "-1009"))
        let next = shop.restarted()
        try await next.start()
        let entitlements = try await next.entitlements(at: Timestamp(milliseconds: 5_000))
        #expect(entitlements.keys.map(\.self) == ["book"])
        #expect(entitlements["book"]?.transactions == [book.transaction])
    }
}
