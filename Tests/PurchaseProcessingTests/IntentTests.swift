import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("The intent behind a purchase", .timeLimit(.minutes(10)))
struct IntentTests {
    private let offline = StoreError(domain: "NSURLErrorDomain", code: "-1009")

    private func key(_ id: TransactionID) -> TransactionKey { TransactionKey(id: id, kind: .grant) }

    @Test("is recorded whole before the store is asked, and the store gets it whole")
    func recordedFirst() async throws {
        let shop = Shop()
        let request = PurchaseRequest(
            "coins", quantity: 3, offerID: "spring", account: AccountToken("anna"), context: "shop/level 4")
        let known = Collected<JournaledAttempt?>()
        var store = InterceptedStore(shop.store)
        store.onPurchase = { [journal = shop.journal, inner = shop.store] attempt throws(StoreError) in
            known.add(try? await journal.attempt(attempt.id))
            return try await inner.purchase(attempt)
        }
        let end = try await shop.pipeline(store: store).purchase(request)
        let attempt = try #require(end.completed?.attempt)
        #expect(attempt.request == request && shop.store.asked == [attempt])
        #expect(known.all == [JournaledAttempt(attempt: attempt, state: .asked)])
        #expect(try await shop.journal.attempt(attempt.id)?.state == .answered)
    }

    @Test("that cannot be recorded keeps the store from being asked, and the next purchase from nothing")
    func notRecorded() async throws {
        let shop = Shop()
        let failing = InterceptedJournal(shop.journal) { call, _ throws(JournalError) in
            if call == .openAttempt { throw JournalError(code: .full, context: "disk") }
        }
        let pipeline = shop.pipeline(journal: failing)
        for _ in 0..<2 {
            await #expect(throws: JournalError(code: .full, context: "")) { try await pipeline.purchase("coins") }
        }
        #expect(shop.store.asked.isEmpty)
    }

    @Test("is ended by the approval where that overtakes the news that approval is needed", arguments: [true, false])
    func overtaken(isNamed: Bool) async throws {
        let shop = Shop()
        let gate = Gate()
        var store = InterceptedStore(shop.store)
        store.onPurchase = { _ in
            await gate.pass()
            return .pending
        }
        let pipeline = shop.pipeline(store: store)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("the store is asked") { gate.isAwaited }
        let approved = Shop.signed("5", at: 9, attempt: isNamed ? AttemptID("1") : nil)
        try await pipeline.receive(.transaction(approved))
        gate.open()
        let end = try await purchase.value
        #expect(end.completed?.transaction == approved)
        #expect(try await shop.announced() == [end])
        #expect(try await shop.journal.openAttempts(for: "coins").isEmpty)
    }

    @Test("returns what listeners read, where the store signs a later state of the transaction before it answers")
    func laterState() async throws {
        let shop = Shop()
        let gate = Gate()
        let attempt = AttemptID("1")
        let (first, later) = (Shop.signed("5", at: 9, attempt: attempt), Shop.signed("5", at: 10, attempt: attempt))
        var store = InterceptedStore(shop.store)
        store.onPurchase = { _ in
            await gate.pass()
            return .purchased(later)
        }
        let pipeline = shop.pipeline(store: store)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("the store is asked") { gate.isAwaited }
        try await pipeline.receive(.transaction(first))
        gate.open()
        let end = try await purchase.value
        #expect(end.completed?.transaction == first)
        #expect(try await shop.announced() == [end])
    }

    @Test(
        "is ended by the transaction where that overtakes an error, or a cancel, here or in another process",
        arguments: ["0", "2"], [false, true])
    func overtakenError(code: String, isElsewhere: Bool) async throws {
        let shop = Shop()
        let gate = Gate()
        var store = InterceptedStore(shop.store)
        store.onPurchase = { _ throws(StoreError) in
            await gate.pass()
            throw StoreError(domain: "SKErrorDomain", code: code)
        }
        let pipeline = shop.pipeline(store: store)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("the store is asked") { gate.isAwaited }
        let receiver = isElsewhere ? shop.pipeline(journal: shop.journal.reopened()) : pipeline
        try await receiver.receive(.transaction(Shop.signed("5", at: 9, attempt: AttemptID("1"))))
        gate.open()
        let end = try await purchase.value
        #expect(end.kind == "transactionCompleted")
        #expect(try await shop.announced() == [end])
    }

    @Test("that failed and succeeded after all is found by its name", arguments: ["-1009", "-1001"], [true, false])
    func failedAndSucceeded(code: String, isRestarted: Bool) async throws {
        let shop = Shop()
        shop.store.answer(.failure(StoreError(domain: "NSURLErrorDomain", code: code)), to: "coins")
        let failed = try #require(try await shop.pipeline.purchase("coins", quantity: 2).failed)
        let pipeline = isRestarted ? shop.restarted() : shop.pipeline
        let late = Shop.signed("5", at: 9, quantity: 2, attempt: failed.attempt?.id)
        try await pipeline.receive(.transaction(late))
        try await pipeline.receive(.transaction(late))
        #expect(try await shop.completed().map(\.attempt) == [failed.attempt])
        #expect(try await shop.announced().count == 2)
        // It has its answer; another transaction of that name is nobody's.
        try await pipeline.receive(.transaction(Shop.signed("6", at: 10, attempt: failed.attempt?.id)))
        #expect(try await shop.completed().map(\.attempt) == [failed.attempt, nil])
    }

    @Test("that was cancelled or closed is not taken for the source of a transaction that names none")
    func closedIsClosed() async throws {
        let shop = Shop()
        shop.store.answer(.failure(StoreError(domain: "SKErrorDomain", code: "2")), to: "coins")
        try await shop.pipeline.purchase("coins")
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 9)))
        #expect(try await shop.completed().map(\.attempt) == [nil])
    }

    @Test("under way is answered by a transaction without a name, before an older one that waits")
    func unnamedUnderWay() async throws {
        let shop = Shop()
        for _ in 0..<2 {
            shop.store.answer(.pending, to: "coins")
            try await shop.pipeline.purchase("coins")
        }
        shop.store.hold("coins")
        let transaction = Shop.signed("7", at: 9)
        shop.store.answer(.purchased(transaction), to: "coins")
        let purchase = Task { try await shop.pipeline.purchase("coins") }
        try await eventually("the store is asked") { shop.store.asked.count == 3 }
        try await shop.pipeline.receive(.transaction(transaction))
        shop.store.letGo("coins")
        #expect(try await purchase.value.completed?.attempt?.id.rawValue == "3")
        // Without one under way, it is the oldest, then the next, then nobody.
        for id in ["8", "9", "10"] {
            try await shop.pipeline.receive(.transaction(Shop.signed(TransactionID(id), at: 20)))
        }
        #expect(try await shop.completed().map(\.attempt?.id.rawValue) == ["3", "1", "2", nil])
        #expect(try await shop.completed().map(\.wasDeferred) == [false, true, true, false])
    }

    @Test(
        "that has found its transaction is not taken by another one before that is delivered", arguments: [false, true])
    func matchedIsTaken(byEarlierRun isRecorded: Bool) async throws {
        let shop = Shop()
        for _ in 0..<2 {
            shop.store.answer(.pending, to: "coins")
            try await shop.pipeline.purchase("coins")
        }
        let first = Shop.signed("5", at: 9)
        let delivery = TracedDelivery()
        delivery.hold("5")
        let pipeline = shop.pipeline(delivery: delivery)
        let delivering: Task<Void, any Error>
        if isRecorded {
            // What a run that has died left behind.
            let key = TransactionKey(id: "5", kind: .grant)
            let attempt = try #require(try await shop.journal.openAttempts(for: "coins").first?.attempt)
            let entry = JournalEntry(key: key, transaction: first, state: .recorded, attempt: attempt, claims: 1)
            #expect(try await shop.journal.commit(JournalChange(entry: entry)) != nil)
            delivering = Task { try await pipeline.start() }
        } else {
            delivering = Task { try await pipeline.receive(.transaction(first)) }
        }
        try await eventually("the first is delivered") { delivery.begun.count == 1 }
        let others = ["6", "7"].map { id in
            Task { try await pipeline.receive(.transaction(Shop.signed(TransactionID(id), at: 9))) }
        }
        try await eventually("the others are recorded") { try await shop.journal.entries().count == 3 }
        delivery.letGo("5")
        for task in [delivering] + others { try await task.value }
        let completed = try await shop.completed()
        #expect(completed.first { $0.transaction.id == "5" }?.attempt?.id.rawValue == "1")
        #expect(completed.map { $0.attempt?.id.rawValue ?? "none" }.sorted() == ["1", "2", "none"])
    }

    @Test("is not answered by a transaction of another account, another product, or a renewal")
    func orphans() async throws {
        let shop = Shop()
        shop.store.answer(.pending, to: "coins")
        try await shop.pipeline.purchase(PurchaseRequest("coins", account: AccountToken("anna")))
        let name = AttemptID("1")
        let strangers = [
            Shop.signed("5", at: 9, account: AccountToken("berta")),
            Shop.signed("6", at: 9, attempt: name, account: AccountToken("berta")),
            Shop.signed("7", at: 9, of: Shop.book, attempt: name),
            PurchaseTransaction(
                id: "8", productID: "coins", kind: .consumable, purchaseDate: Timestamp(milliseconds: 9),
                reason: .renewal),
            Shop.signed("9", at: 9, attempt: AttemptID("77")),
        ]
        for stranger in strangers { try await shop.pipeline.receive(.transaction(stranger)) }
        #expect(try await shop.completed().map(\.attempt) == [nil, nil, nil, nil, nil])
        #expect(shop.store.finished == strangers.map(\.id))
        try await shop.pipeline.receive(.transaction(Shop.signed("10", at: 9, account: AccountToken("anna"))))
        #expect(try await shop.completed().last?.attempt?.id == name)
    }

    @Test("is not answered by a transaction that the store gives for another product or to another account")
    func wrongAnswer() async throws {
        let shop = Shop()
        let strangers = [
            Shop.signed("5", at: 9, of: Shop.book), Shop.signed("6", at: 9, account: AccountToken("berta")),
            Shop.signed("7", at: 9, attempt: AttemptID("77")),
        ]
        for stranger in strangers {
            shop.store.answer(.purchased(stranger), to: "coins")
            let end = try await shop.pipeline.purchase(PurchaseRequest("coins", account: AccountToken("anna")))
            #expect(end.completed?.attempt == nil, "\(stranger)")
            let entry = try #require(try await shop.journal.entry(for: key(stranger.id)))
            #expect(entry.attempt == nil && entry.state == .finished, "\(stranger)")
        }
        #expect(try await shop.journal.openAttempts(for: "coins").isEmpty)
    }

    @Test("is closed once, whoever declines, cancels or answers it later")
    func closedOnce() async throws {
        let shop = Shop()
        shop.store.answer(.pending, to: "coins")
        try await shop.pipeline.purchase("coins")
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 9, attempt: AttemptID("1"))))
        for attempt in [AttemptID("1"), nil] {
            try await shop.pipeline.receive(.declined("coins", attempt: attempt))
        }
        #expect(try await shop.announced().map(\.kind) == ["transactionDeferred", "transactionCompleted"])
    }
}
