import PurchaseProcessing
import Purchases
import TestSupport
import Testing

private let coins = TransactionKey(id: "1000", kind: .grant)

@Suite("Somebody else's code that hangs", .timeLimit(.minutes(10)))
struct LimitTests {
    private let tookTooLong = StoreError(domain: "Shoptalk", code: "tookTooLong")

    /// Lets as much time pass as work may take, in two steps, and says after how much of it something became so.
    private func timeUntil(_ shop: Shop, _ condition: () async throws -> Bool) async throws -> Duration {
        for step in 1...3 {
            _ = await shop.clock.nextSleep()
            shop.clock.advance(by: shop.policy.longestWork)
            for _ in 0..<3_000 {
                if try await condition() { return shop.policy.longestWork * step }
                await Task.yield()
            }
        }
        return .seconds(0)
    }

    @Test("a delivery is given up, cancelled and tried again later, and its late end changes nothing")
    func delivery() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("1000")
        let pipeline = shop.pipeline(delivery: delivery)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        _ = await shop.clock.nextSleep()
        shop.clock.advance(by: shop.policy.longestWork - .milliseconds(1))
        for _ in 0..<200 { await Task.yield() }
        #expect(try await shop.journal.entry(for: coins)?.state == .recorded)
        shop.clock.advance(by: .milliseconds(1))
        let time = try await timeUntil(shop) { try await !shop.announced().isEmpty }
        #expect(time == shop.policy.longestWork, "at the latest after twice the time")
        let failed = try #require(try await purchase.value.failed)
        #expect(failed.failure.kind == .deliveryFailed && failed.failure.error.underlying == [tookTooLong])
        #expect(delivery.cancelled.map(\.key) == [coins])
        let entry = try #require(try await shop.journal.entry(for: coins))
        #expect(entry.state == .undelivered && entry.reason == tookTooLong && entry.lease == nil)
        // It ends after all, and nobody listens.
        delivery.letGo("1000")
        try await eventually("it ended") { delivery.ended.count == 1 }
        #expect(try await shop.journal.entry(for: coins)?.state == .undelivered && shop.store.finished.isEmpty)
        shop.clock.advance(by: shop.policy.firstDelay)
        try await pipeline.retryDue()
        #expect(delivery.begun.map(\.token) == [1, 2] && shop.store.finished == ["1000"])
    }

    @Test("a delivery keeps no other product waiting, and the next of its own product only so long")
    func othersGoOn() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("5")
        let pipeline = shop.pipeline(delivery: delivery)
        let hanging = Task { try await pipeline.receive(.transaction(Shop.signed("5", at: 9))) }
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        let next = Task { try await pipeline.receive(.transaction(Shop.signed("6", at: 10))) }
        #expect(try await pipeline.purchase("book").kind == "transactionCompleted")
        #expect(delivery.begun.map(\.key.id) == ["5", "1000"])
        let time = try await timeUntil(shop) { shop.store.finished.contains("6") }
        #expect(time > .zero && time <= shop.policy.longestWork * 2)
        try await next.value
        try await hanging.value
        #expect(delivery.begun.map(\.key.id) == ["5", "1000", "6"])
        delivery.letGo("5")
    }

    @Test("a verifier cannot tell, so the purchase is kept for later, and others are verified meanwhile")
    func verifier() async throws {
        let shop = Shop()
        let gate = Gate()
        let pipeline = shop.pipeline(
            verifier: ClosureVerifier { transaction in
                if transaction.id == "1000" { await gate.pass() }
                return .verified
            })
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("it is being verified") { gate.isAwaited }
        #expect(try await pipeline.purchase("book").kind == "transactionCompleted")
        let time = try await timeUntil(shop) { try await shop.announced().count == 2 }
        #expect(time > .zero && time <= shop.policy.longestWork * 2)
        let failed = try #require(try await purchase.value.failed)
        #expect(failed.failure.messageID == "verify.later" && failed.failure.error.underlying == [tookTooLong])
        #expect(try await shop.journal.entry(for: coins)?.state == .unverified)
        gate.open()
        shop.clock.advance(by: shop.policy.largestDelay)
        try await pipeline.retryDue()
        #expect(shop.delivery.quantity(of: "coins") == 1)
    }

    @Test("a finish is made up for later; the purchase is complete")
    func finish() async throws {
        let shop = Shop()
        let gate = Gate()
        var store = InterceptedStore(shop.store)
        store.onFinish = { _ in await gate.pass() }
        let pipeline = shop.pipeline(store: store)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("the store is being told") { gate.isAwaited }
        let time = try await timeUntil(shop) { try await !shop.announced().isEmpty }
        #expect(time > .zero && time <= shop.policy.longestWork * 2)
        #expect(try await purchase.value.kind == "transactionCompleted")
        #expect(try await shop.journal.entry(for: coins)?.state == .finishPending)
        gate.open()
        try await eventually("the late end") { shop.store.finished == ["1000"] }
        shop.clock.advance(by: shop.policy.largestDelay)
        #expect(try await pipeline.retryDue() == nil)
        #expect(shop.store.finished == ["1000", "1000"] && shop.delivery.calls == [coins: 1])
        #expect(try await shop.completed().count == 1)
    }

    @Test("is given up by a pipeline that was stopped, too: every call has its end")
    func afterStop() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("1000")
        let pipeline = shop.pipeline(delivery: delivery)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        await pipeline.stop()
        for _ in 0..<3 {
            for _ in 0..<200 { await Task.yield() }
            shop.clock.advance(by: shop.policy.longestWork)
        }
        for _ in 0..<3_000 where try await shop.announced().isEmpty { await Task.yield() }
        let told = try await shop.announced().map(\.kind)
        delivery.letGo("1000")
        _ = try await purchase.value
        #expect(told == ["transactionFailed"])
    }

    @Test("has nobody to watch it once its pipeline is gone: no timer runs on")
    func timerOfNobody() async throws {
        let clock = VirtualClock()
        do {
            let shop = Shop()
            let gate = Gate()
            let pipeline = TransactionPipeline(
                store: shop.store, journal: shop.journal, delivery: shop.delivery,
                verifier: ClosureVerifier { _ in
                    await gate.pass()
                    return .verified
                }, clock: clock)
            let purchase = Task { try await pipeline.purchase("coins") }
            try await eventually("it is being verified") { gate.isAwaited }
            _ = await clock.nextSleep()
            gate.open()
            #expect(try await purchase.value.kind == "transactionCompleted")
        }
        try await eventually("nobody sleeps") { !clock.isAwaited }
    }
}
