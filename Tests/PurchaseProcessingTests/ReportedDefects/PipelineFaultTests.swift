import PurchaseProcessing
import Purchases
import TestSupport
import Testing

private let fault = StoreError(domain: "Disk", code: "full")
private let grant = TransactionKey(id: "1000", kind: .grant)

/// A pipeline whose process dies at one call of its journal, and whose later calls fail.
private func dying(_ shop: Shop, atCommit number: Int, _ moment: InterceptedJournal.Moment) -> TransactionPipeline {
    let commits = Collected<Int>()
    let journal = InterceptedJournal(shop.journal) { call, when throws(JournalError) in
        guard call == .commit else { return }
        if when == .before { commits.add(1) }
        if commits.all.count > number || (commits.all.count == number && when == moment) {
            throw JournalError(code: .inputOutput, context: "dead")
        }
    }
    return shop.pipeline(journal: journal)
}

// The faults of a pipeline, in the order of the study that this project began with. A purchase makes five commits: asking,
// verifying, recorded and delivering, delivered, finished and announced.
@Suite("A fault of a pipeline", .timeLimit(.minutes(10)))
struct PipelineFaultTests {
    @Test("a process that dies before it records has acknowledged nothing, and the store's next report is the first")
    func beforeRecord() async throws {
        let shop = Shop()
        await #expect(throws: JournalError.self) {
            try await dying(shop, atCommit: 3, .before).purchase("coins", quantity: 2)
        }
        #expect(try await shop.journal.entries().isEmpty && shop.delivery.calls.isEmpty && shop.store.finished.isEmpty)
        try await shop.restarted().start()
        #expect(shop.delivery.calls == [grant: 1] && shop.store.finished == ["1000"])
        #expect(try await shop.completed().map(\.attempt?.quantity) == [2])
    }

    @Test("one that dies between record and delivery delivers at the next start, with the same key")
    func beforeDelivery() async throws {
        let shop = Shop()
        await #expect(throws: JournalError.self) { try await dying(shop, atCommit: 3, .after).purchase("coins") }
        #expect(shop.delivery.calls.isEmpty && shop.store.finished.isEmpty)
        #expect(try await shop.journal.entry(for: grant)?.state == .recorded)
        try await shop.restarted().start()
        #expect(shop.delivery.calls == [grant: 1] && shop.store.finished == ["1000"])
        #expect(try await shop.journal.entry(for: grant)?.claims == 2, "the second try has a larger token")
    }

    @Test("one that dies between delivery and its record asks again with the same key, and nothing is granted twice")
    func afterDelivery() async throws {
        let shop = Shop()
        await #expect(throws: JournalError.self) { try await dying(shop, atCommit: 4, .before).purchase("coins") }
        #expect(shop.delivery.calls == [grant: 1] && shop.store.finished.isEmpty)
        try await shop.restarted().start()
        #expect(shop.delivery.calls == [grant: 2], "a duplicate that can be counted")
        #expect(shop.delivery.quantity(of: "coins") == 1 && shop.store.finished == ["1000"])
    }

    @Test("one that dies after the record of the delivery only tells the store again", arguments: [4, 5])
    func aroundFinish(number: Int) async throws {
        let shop = Shop()
        await #expect(throws: JournalError.self) {
            try await dying(shop, atCommit: number, number == 4 ? .after : .before).purchase("coins")
        }
        #expect(shop.store.finished.count == number - 4)
        try await shop.restarted().start()
        #expect(shop.delivery.calls == [grant: 1])
        #expect(shop.store.finished == Array(repeating: "1000", count: number - 3))
        #expect(try await shop.completed().count == 1)
    }

    @Test("one that dies after the last commit has told, and is not told again under another number")
    func afterNotification() async throws {
        let shop = Shop()
        await #expect(throws: JournalError.self) { try await dying(shop, atCommit: 5, .after).purchase("coins") }
        let told = try await shop.journal.notifications(after: 0, atMost: 100)
        #expect(told.last?.event.kind == "transactionCompleted")
        for _ in 0..<3 {
            let next = shop.restarted()
            try await next.start()
            try await next.receive(.transaction(Shop.transaction("1000")))
        }
        #expect(try await shop.journal.notifications(after: 0, atMost: 100) == told)
    }

    @Test(
        "a transaction that always fails harms no other one, and waits longer each time until it is parked",
        .bug("https://github.com/RevenueCat/purchases-ios/issues/2563"),
        .bug("https://github.com/RevenueCat/purchases-ios/issues/6650"))
    func poison() async throws {
        let shop = Shop(policy: DeliveryPolicy(mostAttempts: 4, jitterFraction: 0))
        for _ in 0..<100 { shop.delivery.fail("1", with: fault) }
        for id in 1...20 { shop.store.addUnfinished(Shop.signed(TransactionID("\(id)"), at: Int64(id))) }
        try await shop.pipeline.start()
        #expect(shop.store.finished == (2...20).map { TransactionID("\($0)") })
        var waits: [Int64] = []
        while let next = try await shop.pipeline.retryDue() {
            let wait = next.milliseconds - shop.clock.wallTime.milliseconds
            waits.append(wait)
            shop.clock.advance(by: .milliseconds(wait))
        }
        #expect(waits == [5_000, 20_000, 80_000])
        #expect(try await shop.pipeline.parked().map(\.reason) == [fault])
        #expect(!shop.store.finished.contains("1"))
    }

    @Test(
        "a report that comes to two processes at once is recorded by one, and told once",
        .bug("https://github.com/pay-rails/pay/issues/371"), arguments: 1...20)
    func twoProcesses(round: Int) async throws {
        let shop = Shop()
        let other = shop.pipeline(journal: shop.journal.reopened())
        let transaction = Shop.signed("5", at: 9)
        async let first: Void = shop.pipeline.receive(.transaction(transaction))
        async let second: Void = other.receive(.transaction(transaction))
        _ = try await (first, second)
        try await eventually("it is through") { try await shop.completed().count == 1 }
        #expect(shop.delivery.calls.values.map(\.self) == [1])
    }

    @Test("what is signed later wins in whatever order it comes: purchase and refund", arguments: [true, false])
    func refundFirst(isTold: Bool) async throws {
        let shop = Shop()
        let bought = Shop.signed("5", at: 10, of: Shop.book)
        let refunded = Shop.signed("5", at: 20, of: Shop.book, revoked: true)
        for transaction in isTold ? [bought, refunded] : [refunded, bought] {
            try await shop.pipeline.receive(.transaction(transaction))
        }
        try await shop.restarted().start()
        #expect(shop.delivery.quantity(of: "book") == 0)
        #expect(shop.delivery.withdrawn.keys.map(\.self) == [TransactionKey(refunded)], "the tombstone")
        #expect(try await shop.pipeline.entitlements(at: Timestamp(milliseconds: 30)).isEmpty)
        #expect(try await shop.announced().last?.kind == "transactionRevoked")
    }

    @Test("an old genuine report that comes again has no effect, also after a refund", arguments: [true, false])
    func replay(isRefunded: Bool) async throws {
        let shop = Shop()
        let bought = Shop.signed("5", at: 10)
        try await shop.pipeline.receive(.transaction(bought))
        if isRefunded { try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 20, revoked: true))) }
        let (calls, told) = (shop.delivery.calls, try await shop.announced())
        for _ in 0..<3 {
            try await shop.pipeline.receive(.transaction(bought))
            try await shop.restarted().receive(.transaction(Shop.signed("5", at: 5)))
        }
        #expect(shop.delivery.calls == calls)
        #expect(try await shop.announced() == told)
    }

    @Test("a transaction of another account is parked with the reason, and not given to whoever is signed in")
    func accountSwitch() async throws {
        let shop = Shop()
        let shelves = AccountShelves()
        let pipeline = shop.pipeline(delivery: shelves)
        shelves.signedIn.add("berta")
        let annas = Shop.signed("5", at: 9, account: AccountToken("anna"))
        try await pipeline.receive(.transaction(annas))
        let parked = try #require(try await pipeline.parked().first)
        #expect(parked.reason?.code == "otherAccount" && parked.attempts == 1 && shelves.given.all.isEmpty)
        #expect(shop.store.finished.isEmpty)
        shelves.signedIn.add("anna")
        try await pipeline.retry(parked.key)
        #expect(shelves.given.all == [annas] && shop.store.finished == ["5"])
    }

    @Test("a caller that is cancelled leaves the transaction to its end, and nothing is marked as failed")
    func cancelledCaller() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("1000")
        let pipeline = shop.pipeline(delivery: delivery)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        purchase.cancel()
        for _ in 0..<50 { await Task.yield() }
        #expect(delivery.cancelled.isEmpty)
        delivery.letGo("1000")
        #expect(try await purchase.value.kind == "transactionCompleted")
        #expect(shop.store.finished == ["1000"])
    }

    @Test("a pipeline that is stopped ends what is under way, and leaves nothing half done")
    func stopped() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("1000")
        let pipeline = shop.pipeline(delivery: delivery)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        await pipeline.stop()
        delivery.letGo("1000")
        #expect(try await purchase.value.kind == "transactionCompleted")
        #expect(try await shop.journal.entry(for: grant)?.state == .finished)
    }

    @Test("a refund that comes during the delivery is withdrawn after it, and nothing stays")
    func refundDuringDelivery() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("5")
        let pipeline = shop.pipeline(delivery: delivery)
        let bought = Shop.signed("5", at: 10)
        let refunded = Shop.signed("5", at: 20, revoked: true)
        let purchase = Task { try await pipeline.receive(.transaction(bought)) }
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        let refund = Task { try await pipeline.receive(.transaction(refunded)) }
        for _ in 0..<50 { await Task.yield() }
        #expect(delivery.begun.map(\.key) == [TransactionKey(bought)])
        delivery.letGo("5")
        try await purchase.value
        try await refund.value
        #expect(delivery.ended.map(\.key) == [TransactionKey(bought), TransactionKey(refunded)])
        #expect(delivery.ended[0].token < delivery.ended[1].token)
        #expect(try await shop.announced().map(\.kind) == ["transactionCompleted", "transactionRevoked"])
    }

    @Test("a refund while the delivery fails leaves nothing to deliver")
    func refundAfterFailure() async throws {
        let shop = Shop()
        shop.delivery.fail("5", with: fault)
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 10)))
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 20, revoked: true)))
        shop.clock.advance(by: shop.policy.largestDelay)
        #expect(try await shop.pipeline.retryDue() == nil)
        #expect(shop.delivery.granted.isEmpty)
        #expect(try await shop.journal.entry(for: TransactionKey(id: "5", kind: .grant))?.state == .withheld)
    }
}

/// Shelves that give to the account that paid, and to nobody else.
private final class AccountShelves: ContentDelivery {
    let signedIn = Collected<String>()
    let given = Collected<PurchaseTransaction>()

    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        guard transaction.account?.rawValue == signedIn.all.last else {
            throw DeliveryRefusal(reason: StoreError(domain: "Shelves", code: "otherAccount"))
        }
        given.add(transaction)
    }

    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}
}
