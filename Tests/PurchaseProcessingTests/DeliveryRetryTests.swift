import PurchaseProcessing
import Purchases
import Synchronization
import TestSupport
import Testing

private let full = StoreError(domain: "Disk", code: "full")
private let coins = TransactionKey(id: "1000", kind: .grant)

@Suite("A delivery that fails", .timeLimit(.minutes(10)))
struct DeliveryRetryTests {
    private func failing(_ times: Int, policy: DeliveryPolicy = DeliveryPolicy()) -> Shop {
        let shop = Shop(policy: policy)
        for _ in 0..<times { shop.delivery.fail("1000", with: full) }
        return shop
    }

    @Test("is tried again by itself, each time after a longer wait, until it goes well", arguments: [1, 2, 7])
    func succeeds(failures: Int) async throws {
        let shop = failing(failures, policy: DeliveryPolicy(jitterFraction: 0))
        let retrying = Task { try await shop.pipeline.keepRetrying(on: shop.clock) }
        // Nothing waits yet; the failure wakes who sleeps.
        _ = await shop.clock.nextSleep()
        #expect(try await shop.pipeline.purchase("coins", quantity: 2).kind == "transactionFailed")
        var attempts = 1
        while attempts <= failures {
            let delay = shop.policy.delay(afterAttempt: attempts, random: 0)
            while await shop.clock.nextSleep() != delay { await Task.yield() }
            shop.clock.advance(by: delay - .milliseconds(1))
            #expect(shop.delivery.calls[coins] == attempts)
            shop.clock.advance(by: .milliseconds(1))
            attempts += 1
            while shop.delivery.calls[coins] != attempts { await Task.yield() }
        }
        while try await shop.announced().count < 2 { await Task.yield() }
        #expect(shop.delivery.quantity(of: "coins") == 2)
        #expect(shop.store.finished == ["1000"])
        #expect(try await shop.announced().map(\.kind) == ["transactionFailed", "transactionCompleted"])
        let entry = try #require(try await shop.journal.entry(for: coins))
        #expect(entry.attempts == failures + 1 && entry.reason == nil && entry.notBefore == nil)
        await shop.pipeline.stop()
        try await retrying.value
    }

    @Test("waits: neither a start nor the store's next report tries it, a person who asks does")
    func waits() async throws {
        let shop = failing(2)
        try await shop.pipeline.purchase("coins")
        try await shop.restarted().start()
        try await shop.pipeline.receive(.transaction(Shop.transaction("1000")))
        let next = try #require(try await shop.pipeline.retryDue())
        #expect(next > shop.clock.wallTime)
        #expect(shop.delivery.calls[coins] == 1)
        shop.store.setRestorable([Shop.transaction("1000")])
        #expect(try await shop.pipeline.restore().failed.map(\.failure.error.underlying) == [[full]])
        #expect(shop.delivery.calls[coins] == 2)
        #expect(try await shop.pipeline.restore().restored.map(\.id) == ["1000"])
    }

    @Test("as often as it may is parked with its reason, keeps nobody waiting and is never finished")
    func parks() async throws {
        let shop = failing(100, policy: DeliveryPolicy(mostAttempts: 3))
        try await shop.pipeline.purchase("coins")
        try await shop.pipeline.receive(.transaction(Shop.transaction("5", of: Shop.book)))
        shop.delivery.fail("6", with: full)
        try await shop.pipeline.receive(.transaction(Shop.transaction("6", of: Shop.book)))
        for _ in 0..<6 {
            shop.clock.advance(by: shop.policy.largestDelay)
            try await shop.pipeline.retryDue()
        }
        let parked = try await shop.pipeline.parked()
        #expect(parked.map(\.key) == [coins] && parked.first?.reason == full && parked.first?.attempts == 3)
        #expect(parked.first?.notBefore == nil)
        // Whoever meets it again leaves it alone.
        try await shop.restarted().start()
        try await shop.pipeline.receive(.transaction(Shop.transaction("1000")))
        shop.store.setRestorable([Shop.transaction("1000")])
        #expect(try await shop.pipeline.restore().failed.map(\.transaction?.id) == ["1000"])
        #expect(try await shop.pipeline.retryDue() == nil)
        #expect(shop.delivery.calls[coins] == 3)
        #expect(shop.store.finished.filter { $0 != "1000" }.count == shop.store.finished.count)
        #expect(Set(shop.store.finished) == ["5", "6"])
        let told = try await shop.announced().filter { $0.kind == "transactionFailed" }
        #expect(told.count == 2, "once for each")
    }

    @Test("and is parked is delivered once where somebody asks, with the same key")
    func retries() async throws {
        let shop = failing(3, policy: DeliveryPolicy(mostAttempts: 2))
        try await shop.pipeline.purchase("coins", quantity: 3)
        shop.clock.advance(by: .seconds(3_600))
        try await shop.pipeline.retryDue()
        #expect(try await shop.pipeline.parked().count == 1)
        // One more failure, and it waits with an attempt before it instead of being parked at once.
        let waiting = try #require(try await shop.pipeline.retry(coins))
        #expect(waiting.state == .undelivered && waiting.attempts == 1 && waiting.notBefore != nil)
        #expect(try await shop.pipeline.retry(coins) == nil)
        shop.clock.advance(by: .seconds(3_600))
        #expect(try await shop.pipeline.retryDue() == nil)
        #expect(try await shop.pipeline.retry(coins) == nil)
        #expect(shop.delivery.granted.keys.map(\.self) == [coins])
        #expect(shop.delivery.quantity(of: "coins") == 3 && shop.delivery.calls[coins] == 4)
        #expect(shop.store.finished == ["1000"])
        #expect(try await shop.announced().map(\.kind) == ["transactionFailed", "transactionCompleted"])
    }

    @Test("is not tried again once the store has taken the purchase back", arguments: [1, 2])
    func revoked(mostAttempts: Int) async throws {
        let shop = failing(1, policy: DeliveryPolicy(mostAttempts: mostAttempts))
        try await shop.pipeline.purchase("coins")
        try await shop.pipeline.receive(.transaction(Shop.signed("1000", at: 2_000, revoked: true)))
        shop.clock.advance(by: .seconds(3_600))
        #expect(try await shop.pipeline.retryDue() == nil)
        try await shop.pipeline.retry(coins)
        try await shop.restarted().start()
        #expect(shop.delivery.granted.isEmpty)
    }

    @Test("waits no longer than the largest delay, wherever the clock is set", arguments: [1, 60, 24 * 365])
    func clockJumps(hours: Int64) async throws {
        let shop = failing(1)
        try await shop.pipeline.purchase("coins")
        shop.clock.setWall(forwardBy: -hours * 3_600_000)
        let next = try await shop.pipeline.retryDue()
        if let next {
            #expect(next <= shop.clock.wallTime.adding(milliseconds: 3_600_000))
            shop.clock.advance(by: shop.policy.largestDelay)
            try await shop.pipeline.retryDue()
        }
        #expect(shop.delivery.granted.count == 1)
    }

    @Test("is in the journal before it is asked for, at no more commits than ever")
    func countsFirst() async throws {
        let memory = InMemoryJournal()
        let commits = Atomic(0)
        let journal = InterceptedJournal(memory) { call, moment throws(JournalError) in
            if call == .commit, moment == .before { commits.add(1, ordering: .relaxed) }
        }
        let delivery = LookingDelivery(journal: memory)
        let store = ScriptedStore(products: [Shop.coins])
        let pipeline = TransactionPipeline(store: store, journal: journal, delivery: delivery)
        try await pipeline.purchase("coins")
        #expect(delivery.seen.withLock { $0 } == [1])
        // Purchasing, verifying, recorded and delivering, delivered, finished and announced.
        #expect(commits.load(ordering: .relaxed) == 5)
    }

    @Test("because the process died counts, and one that kills it each time is parked")
    func crashes() async throws {
        let shop = Shop(policy: DeliveryPolicy(mostAttempts: 4))
        var entry = JournalEntry(key: coins, transaction: Shop.transaction("1000"), state: .recorded, attempts: 2)
        _ = try await shop.journal.commit(JournalChange(entry: entry))
        shop.delivery.fail("1000", with: full)
        try await shop.restarted().start()
        entry = try #require(try await shop.journal.entry(for: coins))
        #expect(entry.state == .undelivered && entry.attempts == 3)

        entry.attempts = 4
        _ = try await shop.journal.commit(JournalChange(entry: entry, expecting: .undelivered))
        try await shop.restarted().start()
        #expect(try await shop.pipeline.parked().isEmpty, "another process may be in the middle of it")
        shop.clock.advance(by: shop.policy.largestDelay)
        try await shop.restarted().start()
        #expect(try await shop.pipeline.parked().map(\.reason) == [full])
        #expect(shop.delivery.calls[coins] == 1)

        let fresh = TransactionKey(id: "7", kind: .grant)
        _ = try await shop.journal.commit(
            JournalChange(
                entry: JournalEntry(key: fresh, transaction: Shop.transaction("7"), state: .recorded, attempts: 4)))
        try await shop.restarted().start()
        #expect(try await shop.pipeline.parked().map(\.key) == [coins, fresh])
        #expect(try await shop.announced().last?.kind == "transactionFailed")
        #expect(shop.delivery.calls[fresh] == nil)
    }

    @Test("because it was cancelled is not marked as failed, and counts all the same")
    func cancelledDelivery() async throws {
        let journal = InMemoryJournal()
        let store = ScriptedStore(products: [Shop.coins])
        let pipeline = TransactionPipeline(store: store, journal: journal, delivery: CancelledDelivery())
        let end = try await pipeline.purchase("coins")
        guard case .transactionFailed(let failed) = end else { throw UnexpectedEvent(end) }
        #expect(failed.failure.kind == .deliveryFailed)
        let entry = try #require(try await journal.entry(for: coins))
        #expect(entry.state == .recorded && entry.attempts == 1 && entry.reason == nil)
        // The next start tries again at once, and the one after it waits: the delivery itself may end the process.
        for _ in 0..<3 { try await pipeline.start() }
        let again = try #require(try await journal.entry(for: coins))
        #expect(again.state == .recorded && again.attempts == 2 && again.notBefore != nil)
    }

    @Test("is left in its state where the task that retries is cancelled")
    func cancelled() async throws {
        let shop = failing(1)
        try await shop.pipeline.purchase("coins")
        let retrying = Task { try await shop.pipeline.keepRetrying(on: shop.clock) }
        _ = await shop.clock.nextSleep()
        retrying.cancel()
        await #expect(throws: CancellationError.self) { try await retrying.value }
        #expect(try await shop.journal.entry(for: coins)?.state == .undelivered)
        #expect(shop.delivery.calls[coins] == 1)
    }
}

/// A delivery that looks into the journal when it is asked.
private final class LookingDelivery: ContentDelivery {
    let journal: InMemoryJournal
    let seen = Mutex<[Int?]>([])

    init(journal: InMemoryJournal) { self.journal = journal }

    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        let attempts = try await journal.entry(for: claim.key)?.attempts
        seen.withLock { $0.append(attempts) }
    }

    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}
}

private struct CancelledDelivery: ContentDelivery {
    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws { throw CancellationError() }
    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws { throw CancellationError() }
}
