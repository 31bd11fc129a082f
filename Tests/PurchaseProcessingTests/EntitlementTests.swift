import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("What a buyer has", .timeLimit(.minutes(10)))
struct EntitlementTests {
    private func subscription(
        _ id: TransactionID, of product: ProductID = "month", signed: Int64 = 1, until end: Int64,
        isUpgraded: Bool = false, kind: Product.Kind = .autoRenewable
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: id, originalID: "1", productID: product, kind: kind, purchaseDate: Timestamp(milliseconds: 1),
            signedDate: Timestamp(milliseconds: signed), expirationDate: Timestamp(milliseconds: end),
            isUpgraded: isUpgraded)
    }

    private func given(_ shop: Shop, at moment: Int64) async throws -> [ProductID: Timestamp?] {
        try await shop.pipeline.entitlements(at: Timestamp(milliseconds: moment)).mapValues(\.end)
    }

    @Test("is nothing that was used up, and everything else that was delivered", arguments: Product.Kind.allCases)
    func kinds(kind: Product.Kind) async throws {
        let shop = Shop()
        let product = Product(id: "thing", kind: kind, referenceName: "Thing", price: nil)
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 9, of: product)))
        #expect(try await given(shop, at: 10).keys.map(\.self) == (kind == .consumable ? [] : ["thing"]))
    }

    @Test("is nothing that was not delivered, not verified, or withheld")
    func notDelivered() async throws {
        let shop = Shop()
        shop.delivery.fail("1", with: StoreError(domain: "Disk", code: "full"))
        shop.verifier.answer(.rejected(StoreError(domain: "T", code: "forged")), for: "2")
        shop.verifier.answer(.undecided(StoreError(domain: "T", code: "offline")), for: "3")
        for id in 1...3 {
            try await shop.pipeline.receive(
                .transaction(Shop.signed(TransactionID("\(id)"), at: 9, of: Shop.book)))
        }
        for revoked in [true, false] {
            try await shop.pipeline.receive(.transaction(Shop.signed("4", at: 9, of: Shop.book, revoked: revoked)))
        }
        #expect(try await given(shop, at: 10).isEmpty)
        shop.clock.advance(by: shop.policy.largestDelay)
        try await shop.pipeline.retryDue()
        let entitlement = try await shop.pipeline.entitlements(at: Timestamp(milliseconds: 10))["book"]
        #expect(entitlement?.transactions.map(\.id) == ["1"] && entitlement?.end == nil)
    }

    @Test("ends with the last of what gives it, to the millisecond")
    func end() async throws {
        let shop = Shop()
        for transaction in [subscription("1", until: 100), subscription("2", signed: 100, until: 200)] {
            try await shop.pipeline.receive(.transaction(transaction))
        }
        #expect(try await given(shop, at: 99) == ["month": Timestamp(milliseconds: 200)])
        #expect(try await given(shop, at: 199) == ["month": Timestamp(milliseconds: 200)])
        #expect(try await given(shop, at: 200).isEmpty)
        // One that does not end outlives them all.
        try await shop.pipeline.receive(
            .transaction(
                PurchaseTransaction(
                    id: "3", productID: "month", kind: .nonConsumable, purchaseDate: Timestamp(milliseconds: 1))))
        #expect(try await given(shop, at: 200) == ["month": nil])
    }

    @Test("is the new plan alone after an upgrade")
    func upgrade() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(subscription("1", until: 100)))
        try await shop.pipeline.receive(.transaction(subscription("2", of: "year", signed: 50, until: 500)))
        #expect(try await given(shop, at: 60).count == 2, "before the store says that the old plan was left")
        try await shop.pipeline.receive(.transaction(subscription("1", signed: 50, until: 100, isUpgraded: true)))
        #expect(try await given(shop, at: 60) == ["year": Timestamp(milliseconds: 500)])
        #expect(shop.delivery.calls.count == 2, "the news delivers nothing")
    }

    @Test("lasts through a grace period, for the newest transaction of its subscription alone")
    func grace() async throws {
        let shop = Shop()
        let (old, new) = (subscription("1", of: "week", until: 50), subscription("2", signed: 50, until: 100))
        for transaction in [old, new] { try await shop.pipeline.receive(.transaction(transaction)) }
        func hear(_ state: SubscriptionStatus.State, signed: Int64, grace: Int64?) async throws {
            try await shop.pipeline.receive(
                .subscription(
                    SubscriptionStatus(
                        transaction: new, state: state, signedDate: Timestamp(milliseconds: signed),
                        gracePeriodEnd: grace.map { Timestamp(milliseconds: $0) })))
        }
        try await hear(.gracePeriod, signed: 101, grace: 160)
        #expect(try await given(shop, at: 159) == ["month": Timestamp(milliseconds: 160)])
        #expect(try await given(shop, at: 160).isEmpty)
        // A grace period that would end before what is paid for shortens nothing.
        try await hear(.gracePeriod, signed: 102, grace: 60)
        #expect(try await given(shop, at: 99) == ["month": Timestamp(milliseconds: 100)])
        try await hear(.billingRetry, signed: 103, grace: 160)
        #expect(try await given(shop, at: 120).isEmpty)
    }

    @Test("is longer where the store moves the end, and not where the news is forged or older")
    func extended() async throws {
        let shop = Shop()
        let forged = subscription("1", signed: 90, until: 9_999)
        let pipeline = shop.pipeline(
            verifier: ClosureVerifier {
                $0 == forged ? .rejected(StoreError(domain: "T", code: "forged")) : .verified
            })
        for transaction in [
            subscription("1", until: 100), subscription("1", signed: 50, until: 150),
            subscription("1", signed: 40, until: 120), forged,
        ] { try await pipeline.receive(.transaction(transaction)) }
        #expect(try await given(shop, at: 60) == ["month": Timestamp(milliseconds: 150)])
        #expect(shop.delivery.calls.count == 1)
    }
}

@Suite("Taking up what is due", .timeLimit(.minutes(10)))
struct RetryDueTests {
    private let offline = StoreError(domain: "NSURLErrorDomain", code: "-1009")

    @Test("takes up a verification, a finish and a delivery, each when its wait is over")
    func everything() async throws {
        let shop = Shop()
        shop.verifier.answer(.undecided(offline), for: "1")
        shop.verifier.answer(.verified, for: "1")
        shop.delivery.fail("2", with: offline)
        for id in 1...2 { try await shop.pipeline.receive(.transaction(Shop.signed(TransactionID("\(id)"), at: 9))) }
        shop.store.setFinishFailure(offline)
        try await shop.pipeline.receive(.transaction(Shop.signed("3", at: 9)))
        shop.store.setFinishFailure(nil)
        let next = try #require(try await shop.pipeline.retryDue())
        #expect(next > shop.clock.wallTime && shop.store.finished.isEmpty)
        shop.clock.advance(by: shop.policy.firstDelay)
        let last = try #require(try await shop.pipeline.retryDue())
        #expect(shop.store.finished == ["1", "2"])
        #expect(last == shop.clock.wallTime.adding(milliseconds: 3_595_000), "the finish waits for the largest delay")
        shop.clock.advance(by: shop.policy.largestDelay)
        #expect(try await shop.pipeline.retryDue() == nil)
        #expect(shop.store.finished == ["1", "2", "3"])
    }

    @Test("takes up what another process left when it ended", arguments: [true, false])
    func leftBehind(isKnownToBeGone: Bool) async throws {
        let shop = Shop()
        let dead = shop.journal.reopened()
        let entry = JournalEntry(
            key: TransactionKey(id: "5", kind: .grant), transaction: Shop.signed("5", at: 9), state: .recorded,
            attempts: 1, claims: 1,
            lease: DeliveryLease(owner: dead.owner, until: shop.clock.wallTime.adding(milliseconds: 1_000)))
        _ = try await shop.journal.commit(JournalChange(entry: entry))
        if isKnownToBeGone {
            dead.close()
        } else {
            #expect(try await shop.pipeline.retryDue() == entry.lease?.until)
            #expect(shop.delivery.calls.isEmpty)
            shop.clock.advance(by: .seconds(1))
        }
        #expect(try await shop.pipeline.retryDue() == nil)
        #expect(shop.delivery.calls == [entry.key: 1] && shop.store.finished == ["5"])
        #expect(try await shop.journal.entry(for: entry.key)?.claims == 2)
    }

    @Test("leaves what is under way here alone")
    func underWay() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("5")
        let pipeline = shop.pipeline(delivery: delivery)
        let work = Task { try await pipeline.receive(.transaction(Shop.signed("5", at: 9))) }
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        #expect(try await pipeline.retryDue() == nil)
        delivery.letGo("5")
        try await work.value
        #expect(delivery.begun.count == 1)
    }
}
