import PurchaseProcessing
import Purchases
import Synchronization
import TestSupport
import Testing

@Suite("A transaction that is taken back and given back", .timeLimit(.minutes(10)))
struct EpisodeTests {
    private let id: TransactionID = "5"

    private func report(at moment: Int64, revoked: Bool = false) -> StoreUpdate {
        .transaction(Shop.signed(id, at: moment, of: Shop.book, revoked: revoked))
    }

    private func keys(_ kinds: [(TransactionKey.Kind, Int)]) -> Set<TransactionKey> {
        Set(kinds.map { TransactionKey(id: id, kind: $0.0, episode: $0.1) })
    }

    @Test("is delivered and withdrawn once for each time, each under a key of its own")
    func episodes() async throws {
        let shop = Shop()
        for (moment, revoked) in [(10, false), (20, true), (30, false), (40, true), (50, false)] as [(Int64, Bool)] {
            for _ in 0..<2 { try await shop.pipeline.receive(report(at: moment, revoked: revoked)) }
        }
        #expect(Set(shop.delivery.granted.keys) == keys([(.grant, 1), (.grant, 2), (.grant, 3)]))
        #expect(Set(shop.delivery.withdrawn.keys) == keys([(.revocation, 1), (.revocation, 2)]))
        #expect(shop.delivery.calls.values.allSatisfy { $0 == 1 } && shop.delivery.quantity(of: "book") == 1)
        #expect(
            try await shop.announced().map(\.kind) == [
                "transactionCompleted", "transactionRevoked", "transactionReinstated", "transactionRevoked",
                "transactionReinstated",
            ])
    }

    @Test("stands in the end as the newest report says, whatever the order", arguments: [UInt64.random(in: 0 ... .max)])
    func anyOrder(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        for round in 0..<300 {
            let shop = Shop()
            let length = Int.random(in: 2...5, using: &random)
            // Bought, taken back, given back …, some of them signed twice.
            var reports: [PurchaseTransaction] = []
            for step in 0..<length {
                for copy in 0..<Int64.random(in: 1...2, using: &random) {
                    let moment = Int64(step) * 10 + copy + 1
                    reports.append(Shop.signed(id, at: moment, of: Shop.book, revoked: !step.isMultiple(of: 2)))
                }
            }
            let stands = !length.isMultiple(of: 2)
            let order = reports.shuffled(using: &random)
            for transaction in order {
                try await (Bool.random(using: &random) ? shop.pipeline : shop.restarted()).receive(
                    .transaction(transaction))
            }
            let told = order.map { "\($0.isRevoked ? "-" : "+")\($0.signedDate.milliseconds)" }.joined(separator: " ")
            let given = try await shop.pipeline.entitlements(at: Timestamp(milliseconds: 1_000))["book"] != nil
            #expect(given == stands, "seed \(seed), round \(round): \(told)")
            #expect(
                (shop.delivery.quantity(of: "book") > 0) == stands, "seed \(seed), round \(round): \(told)")
            #expect(shop.delivery.calls.values.allSatisfy { $0 == 1 }, "seed \(seed), round \(round): \(told)")
        }
    }

    @Test("is taken back where purchase and refund were signed at one moment", arguments: [true, false])
    func tie(isRefundFirst: Bool) async throws {
        let shop = Shop()
        for revoked in [isRefundFirst, !isRefundFirst] {
            try await shop.pipeline.receive(report(at: 10, revoked: revoked))
        }
        #expect(shop.delivery.quantity(of: "book") == 0)
        #expect(try await shop.pipeline.entitlements(at: Timestamp(milliseconds: 30)).isEmpty)
        try await shop.pipeline.receive(report(at: 10))
        #expect(shop.delivery.quantity(of: "book") == 0, "the same report again does not give it back")
    }

    @Test("keeps what it knows of a refund of which the purchase has not come yet, through a restart")
    func tombstone() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(report(at: 20, revoked: true))
        try await shop.restarted().receive(report(at: 10))
        #expect(shop.delivery.granted.isEmpty)
        #expect(try await shop.announced().map(\.kind) == ["transactionRevoked"])
        // The purchase is finished without a delivery, so that the store does not report it for ever.
        let withheld = try await shop.journal.entry(for: TransactionKey(id: id, kind: .grant))
        #expect(withheld?.state == .withheld && shop.store.finished == [id, id])
        // And gives it where the refund is reversed.
        try await shop.restarted().receive(report(at: 30))
        #expect(shop.delivery.quantity(of: "book") == 1)
        #expect(try await shop.announced().last?.kind == "transactionReinstated")
    }

    @Test("is not taken back by a report that is not genuine, nor is a genuine one shut out by it")
    func forgedRevocation() async throws {
        let shop = Shop()
        let forged = Shop.signed(id, at: 99, of: Shop.book, revoked: true)
        let forger = ClosureVerifier { $0 == forged ? .rejected(StoreError(domain: "T", code: "forged")) : .verified }
        let pipeline = shop.pipeline(verifier: forger)
        try await pipeline.receive(report(at: 10))
        try await pipeline.receive(.transaction(forged))
        #expect(shop.delivery.quantity(of: "book") == 1 && shop.delivery.withdrawn.isEmpty)
        #expect(try await shop.announced().map(\.kind) == ["transactionCompleted"])
        try await pipeline.receive(report(at: 20, revoked: true))
        #expect(shop.delivery.quantity(of: "book") == 0)
        #expect(try await shop.announced().last?.kind == "transactionRevoked")
    }

    @Test("is not given back by a report that is not genuine, and is by the genuine one that comes later")
    func forgedReinstatement() async throws {
        let shop = Shop()
        let forged = Shop.signed(id, at: 99, of: Shop.book)
        let forger = ClosureVerifier { $0 == forged ? .rejected(StoreError(domain: "T", code: "forged")) : .verified }
        let pipeline = shop.pipeline(verifier: forger)
        try await pipeline.receive(report(at: 10))
        try await pipeline.receive(report(at: 20, revoked: true))
        let finished = shop.store.finished
        try await pipeline.receive(.transaction(forged))
        #expect(shop.delivery.quantity(of: "book") == 0 && shop.store.finished == finished)
        try await pipeline.receive(report(at: 30))
        #expect(shop.delivery.quantity(of: "book") == 1)
        #expect(
            try await shop.announced().map(\.kind).filter { $0 != "transactionFailed" } == [
                "transactionCompleted", "transactionRevoked", "transactionReinstated",
            ])
    }

    @Test("that was turned away and comes genuine with other content is delivered", arguments: [true, false])
    func genuineAfterForged(isRestarted: Bool) async throws {
        let shop = Shop()
        let forged = Shop.signed(id, at: 10, of: Shop.book, quantity: 9)
        let forger = ClosureVerifier { $0 == forged ? .rejected(StoreError(domain: "T", code: "forged")) : .verified }
        try await shop.pipeline(verifier: forger).receive(.transaction(forged))
        #expect(shop.delivery.granted.isEmpty && shop.store.finished.isEmpty)
        let genuine = Shop.signed(id, at: 10, of: Shop.coins, quantity: 2)
        try await shop.pipeline(verifier: forger).receive(.transaction(genuine))
        #expect(shop.delivery.quantity(of: "coins") == 2 && shop.delivery.quantity(of: "book") == 0)
        #expect(shop.store.finished == [id])
        // The forged one again is told apart, whatever is known by now.
        try await shop.pipeline(verifier: forger).receive(.transaction(forged))
        #expect(shop.delivery.quantity(of: "coins") == 2 && shop.delivery.granted.count == 1)
    }

    @Test("is finished in the state that was signed last, so a refund is not finished by the delivery before it")
    func finishedStates() async throws {
        let shop = Shop()
        let finished = Collected<PurchaseTransaction>()
        var store = InterceptedStore(shop.store)
        store.onFinish = { finished.add($0) }
        let pipeline = shop.pipeline(store: store)
        for (moment, revoked) in [(10, false), (20, true), (30, false)] as [(Int64, Bool)] {
            try await pipeline.receive(report(at: moment, revoked: revoked))
        }
        #expect(finished.all.map(\.signedDate.milliseconds) == [10, 20, 30])
        #expect(finished.all.map(\.isRevoked) == [false, true, false])
    }

    @Test("takes nothing back where another process has found meanwhile, by a later report, that it stands")
    func outdatedWithdrawal() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 10)))
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 30)))
        // What the other process has recorded of the refund before it could see the later report.
        let refund = Shop.signed("5", at: 20, revoked: true)
        let key = TransactionKey(id: "5", kind: .revocation)
        _ = try await shop.journal.commit(
            JournalChange(entry: JournalEntry(key: key, transaction: refund, state: .recorded)))
        try await shop.restarted().start()
        #expect(shop.delivery.withdrawn.isEmpty && shop.delivery.granted.count == 1)
        let settled = try #require(try await shop.journal.entry(for: key))
        #expect(settled.state == .rejected && settled.reason?.code == "outdatedReport")
        #expect(try await shop.journal.pendingEntries().isEmpty)
    }

    @Test("keeps the later state that another process has taken over while the earlier one was being finished")
    func laterStateIsKept() async throws {
        let shop = Shop()
        let (first, later) = (Shop.signed("5", at: 10), Shop.signed("5", at: 20))
        let gates = [Gate(), Gate()]
        let stores = gates.map { gate in
            var store = InterceptedStore(shop.store)
            store.onFinish = { _ in await gate.pass() }
            return store
        }
        let pipeline = shop.pipeline(store: stores[0])
        let other = shop.pipeline(store: stores[1], journal: shop.journal.reopened())
        let received = Task { try await pipeline.receive(.transaction(first)) }
        try await eventually("the store is told") { gates[0].isAwaited }
        let takenOver = Task { try await other.receive(.transaction(later)) }
        try await eventually("the store is told of the later state") { gates[1].isAwaited }
        gates[0].open()
        _ = try await received.value
        gates[1].open()
        _ = try await takenOver.value
        let entry = try #require(try await shop.journal.entry(for: TransactionKey(id: "5", kind: .grant)))
        #expect(entry.transaction == later && entry.state == .finished)
    }

    @Test("that was taken back leaves no later state of it to be asked about for ever, whenever it can be judged")
    func outdatedState() async throws {
        let shop = Shop()
        let later = Shop.signed(id, at: 15, of: Shop.book)
        let isReachable = Mutex(false)
        let verifier = ClosureVerifier {
            let isJudged = $0 != later || isReachable.withLock { $0 }
            return isJudged ? .verified : .undecided(StoreError(domain: "T", code: "offline"))
        }
        let pipeline = shop.pipeline(verifier: verifier)
        try await pipeline.receive(report(at: 10))
        try await pipeline.receive(.transaction(later))
        try await pipeline.receive(report(at: 20, revoked: true))
        #expect(try await shop.journal.pendingEntries().map(\.key) == [TransactionKey(id: id, kind: .update)])
        isReachable.withLock { $0 = true }
        shop.clock.advance(by: shop.policy.largestDelay)
        #expect(try await pipeline.retryDue() == nil)
        #expect(try await shop.journal.pendingEntries().isEmpty)
        #expect(shop.delivery.quantity(of: "book") == 0)
    }
}
