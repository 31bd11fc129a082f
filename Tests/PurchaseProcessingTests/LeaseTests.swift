import PurchaseProcessing
import Purchases
import TestSupport
import Testing

private let transaction = Shop.signed("5", at: 10)
private let grant = TransactionKey(id: "5", kind: .grant)

/// Two processes over one journal; what the first delivers is held back.
private struct TwoProcesses {
    let shop = Shop()
    let delivery = TracedDelivery()
    let secondJournal: InMemoryJournal
    let first: TransactionPipeline
    let second: TransactionPipeline

    init() {
        secondJournal = shop.journal.reopened()
        first = shop.pipeline(delivery: delivery)
        second = shop.pipeline(journal: secondJournal, delivery: delivery)
    }

    /// Lets the first process begin a delivery that does not end.
    func beginDelivery(_ transaction: PurchaseTransaction = transaction) async throws -> Task<Void, any Error> {
        delivery.hold(transaction.id)
        let count = delivery.begun.count
        let work = Task { [first] in try await first.receive(.transaction(transaction)) }
        try await eventually("the first delivers") { delivery.begun.count == count + 1 }
        return work
    }

    var lease: DeliveryLease? {
        get async throws { try await shop.journal.entry(for: grant)?.lease }
    }
}

@Suite("The lease of a delivery", .timeLimit(.minutes(10)))
struct LeaseTests {
    @Test("keeps every other process from the same delivery: by report, start and retry")
    func excludes() async throws {
        let two = TwoProcesses()
        let work = try await two.beginDelivery()
        let lease = try #require(try await two.lease)
        #expect(lease.owner == two.shop.journal.owner && lease.owner != two.secondJournal.owner)
        two.shop.store.addUnfinished(transaction)
        try await two.second.receive(.transaction(transaction))
        try await two.second.start()
        #expect(try await two.second.retryDue() == lease.until)
        #expect(two.delivery.begun.count == 1)
        two.delivery.letGo("5")
        try await work.value
        #expect(try await two.lease == nil)
        #expect(try await two.second.retryDue() == nil)
        #expect(two.delivery.begun.count == 1 && two.shop.store.finished == ["5"])
        #expect(try await two.shop.completed().count == 1)
    }

    @Test("is waited for by a person who asks, who gets the purchase that completed elsewhere")
    func personWaits() async throws {
        let two = TwoProcesses()
        let named = Shop.signed("5", at: 10, attempt: AttemptID("1"))
        // The second asks the store; the first hears of the transaction, and delivers it.
        two.shop.store.hold("coins")
        two.shop.store.answer(.purchased(named), to: "coins")
        let purchase = Task { try await two.second.purchase("coins") }
        try await eventually("the store is asked") { two.shop.store.asked.count == 1 }
        let work = try await two.beginDelivery(named)
        two.shop.store.letGo("coins")
        _ = await two.shop.clock.nextSleep()
        for _ in 0..<20 {
            two.shop.clock.advance(by: .milliseconds(500))
            await Task.yield()
        }
        #expect(two.delivery.begun.count == 1 && two.shop.store.finished.isEmpty)
        two.delivery.letGo("5")
        try await work.value
        let end = Task { try await purchase.value }
        while try await two.shop.completed().isEmpty { await Task.yield() }
        let clock = two.shop.clock
        let ticking = Task {
            while !Task.isCancelled {
                clock.advance(by: .milliseconds(500))
                await Task.yield()
            }
        }
        let event = try await end.value
        ticking.cancel()
        #expect(event.completed?.transaction == named && event.completed?.attempt?.id.rawValue == "1")
        #expect(two.delivery.begun.count == 1)
        #expect(try await two.shop.completed().count == 1, "told once")
    }

    @Test("is given to one of two processes that ask for the same retry at once, by the claim that each has seen")
    func oneClaim() async throws {
        let two = TwoProcesses()
        let gate = Gate()
        let late = two.shop.pipeline(
            journal: InterceptedJournal(two.secondJournal) { call, moment in
                if call == .commit, moment == .before { await gate.pass() }
            }, delivery: two.delivery)
        two.delivery.refuse("5", with: StoreError(domain: "Disk", code: "full"))
        try await two.first.receive(.transaction(transaction))
        two.delivery.refuse("5", with: nil)
        two.shop.clock.setWall(forwardBy: 3_600_000)
        let second = Task { try await late.retryDue() }
        try await eventually("the second is about to claim it") { gate.isAwaited }
        two.delivery.hold("5")
        let first = Task { try await two.first.retryDue() }
        try await eventually("the first delivers") { two.delivery.begun.count == 2 }
        gate.open()
        for _ in 0..<500 { await Task.yield() }
        #expect(two.delivery.begun.map(\.token) == [1, 2])
        two.delivery.letGo("5")
        _ = try await (first.value, second.value)
        #expect(two.delivery.begun.count == 2 && two.shop.store.finished == ["5"])
    }

    @Test("ends at once where its owner is known to be gone")
    func closed() async throws {
        let two = TwoProcesses()
        let work = try await two.beginDelivery()
        two.shop.journal.close()
        let second = Task { try await two.second.start() }
        try await eventually("the second delivers") { two.delivery.begun.count == 2 }
        #expect(two.delivery.begun.map(\.key) == [grant, grant])
        #expect(two.delivery.begun.map(\.token) == [1, 2])
        two.delivery.letGo("5")
        try await second.value
        _ = try? await work.value
        #expect(try await two.shop.completed().count == 1)
    }

    @Test("ends with its time", arguments: [-1, 0])
    func expires(early: Int64) async throws {
        let two = TwoProcesses()
        let work = try await two.beginDelivery()
        let lease = try #require(try await two.lease)
        #expect(lease.until == two.shop.clock.wallTime.adding(milliseconds: 1_230_000))
        two.shop.clock.setWall(forwardBy: 1_230_000 + early)
        let second = Task { try await two.second.start() }
        if early < 0 {
            try await second.value
            #expect(two.delivery.begun.count == 1)
        } else {
            try await eventually("the second delivers") { two.delivery.begun.count == 2 }
            #expect(two.delivery.begun.map(\.token) == [1, 2])
        }
        two.delivery.letGo("5")
        try await second.value
        try await work.value
        #expect(try await two.shop.completed().count == 1 && two.shop.delivery.granted.isEmpty)
    }

    @Test("from a clock that was set back since counts as over", arguments: [1, 1_000, 86_400_000])
    func clockSetBack(milliseconds: Int64) async throws {
        let two = TwoProcesses()
        let work = try await two.beginDelivery()
        two.shop.clock.setWall(forwardBy: -milliseconds)
        let second = Task { try await two.second.start() }
        try await eventually("the second delivers") { two.delivery.begun.count == 2 }
        two.delivery.letGo("5")
        try await second.value
        try await work.value
        #expect(try await two.shop.completed().count == 1)
    }

    @Test("has a token that grows from try to try, over processes, a refund and its reversal")
    func tokens() async throws {
        let two = TwoProcesses()
        two.delivery.refuse("5", with: StoreError(domain: "Disk", code: "full"))
        try await two.first.receive(.transaction(transaction))
        two.shop.clock.advance(by: .seconds(3_600))
        try await two.second.retryDue()
        two.delivery.refuse("5", with: nil)
        two.shop.clock.advance(by: .seconds(3_600))
        try await two.first.retryDue()
        try await two.second.receive(.transaction(Shop.signed("5", at: 20, revoked: true)))
        try await two.first.receive(.transaction(Shop.signed("5", at: 30)))
        try await two.second.receive(.transaction(Shop.signed("5", at: 40, revoked: true)))
        #expect(
            two.delivery.begun.map(\.key.description) == [
                "grant:5", "grant:5", "grant:5", "revocation:5", "grant.2:5", "revocation.2:5",
            ])
        let tokens = two.delivery.begun.map(\.token)
        #expect(tokens == tokens.sorted() && Set(tokens).count == tokens.count, "\(tokens)")
    }

    @Test("gives a withdrawal a larger token than every try that was made while the refund was being verified")
    func tokenOfLateWithdrawal() async throws {
        let two = TwoProcesses()
        let gate = Gate()
        let slow = two.shop.pipeline(
            journal: two.secondJournal, delivery: two.delivery,
            verifier: ClosureVerifier { _ in
                await gate.pass()
                return .verified
            })
        two.delivery.refuse("5", with: StoreError(domain: "Disk", code: "full"))
        try await two.first.receive(.transaction(transaction))
        let refund = Task { try await slow.receive(.transaction(Shop.signed("5", at: 20, revoked: true))) }
        try await eventually("the refund is being verified") { gate.isAwaited }
        for _ in 0..<3 {
            two.shop.clock.setWall(forwardBy: 3_600_000)
            try await two.first.retryDue()
        }
        two.delivery.refuse("5", with: nil)
        gate.open()
        try await refund.value
        #expect(two.delivery.begun.map(\.key) == [grant, grant, grant, grant, grant.withdrawal])
        #expect(two.delivery.begun.map(\.token) == [1, 2, 3, 4, 5])
    }

    @Test("keeps a withdrawal waiting until the delivery elsewhere is over")
    func withdrawalWaits() async throws {
        let two = TwoProcesses()
        let work = try await two.beginDelivery()
        let refund = Task { try await two.second.receive(.transaction(Shop.signed("5", at: 20, revoked: true))) }
        _ = await two.shop.clock.nextSleep()
        let clock = two.shop.clock
        let ticking = Task {
            while !Task.isCancelled {
                clock.advance(by: .milliseconds(1))
                for _ in 0..<10 { await Task.yield() }
            }
        }
        for _ in 0..<200 { await Task.yield() }
        #expect(two.delivery.begun.count == 1)
        two.delivery.letGo("5")
        try await work.value
        try await refund.value
        ticking.cancel()
        #expect(two.delivery.ended.map(\.key) == [grant, grant.withdrawal])
        #expect(try await two.shop.announced().map(\.kind) == ["transactionCompleted", "transactionRevoked"])
    }

    @Test("that ended while the delivery waited for its turn is not used: what was delivered elsewhere is not repeated")
    func endedBeforeItsTurn() async throws {
        let two = TwoProcesses()
        let before = try await two.beginDelivery(Shop.signed("4", at: 9))
        let work = Task { try await two.first.receive(.transaction(transaction)) }
        try await eventually("it is recorded") { try await two.shop.journal.entry(for: grant) != nil }
        two.shop.clock.setWall(forwardBy: 1_230_000)
        let second = Task { try await two.second.receive(.transaction(transaction)) }
        try await second.value
        #expect(try await two.shop.journal.entry(for: grant)?.state == .finished)
        two.delivery.letGo("4")
        try await before.value
        try await work.value
        #expect(two.delivery.begun.filter { $0.key == grant }.count == 1, "\(two.delivery.begun)")
    }

    @Test("is not waited for in a circle, where two people restore the same purchases in two orders")
    func noCircle() async throws {
        let two = TwoProcesses()
        let (a, b) = (Shop.signed("1", at: 9), Shop.signed("2", at: 9))
        // The first claims its second one while its first is being verified; the other claims that one meanwhile.
        let gate = Gate()
        func restore(_ list: [PurchaseTransaction], by journal: InMemoryJournal) -> Task<RestoreSummary, any Error> {
            var store = InterceptedStore(two.shop.store)
            store.onRestore = { list }
            let pipeline = two.shop.pipeline(
                store: store, journal: journal, delivery: two.delivery,
                verifier: ClosureVerifier { transaction in
                    if transaction == a, list[0] == a { await gate.pass() }
                    return .verified
                })
            return Task { try await pipeline.restore() }
        }
        let first = restore([a, b], by: two.shop.journal)
        try await eventually("b is claimed") { try await two.shop.journal.entry(for: TransactionKey(b)) != nil }
        let second = restore([b, a], by: two.secondJournal)
        try await eventually("a is claimed") { try await two.shop.journal.entry(for: TransactionKey(a)) != nil }
        gate.open()
        let ended = Collected<RestoreSummary>()
        let work = [first, second].map { task in Task { ended.add(try await task.value) } }
        // A minute is enough for two deliveries that take no time.
        for _ in 0..<120 {
            for _ in 0..<20 { await Task.yield() }
            two.shop.clock.advance(by: .milliseconds(500))
        }
        #expect(ended.all.count == 2, "after a minute")
        for _ in 0..<600 where ended.all.count < 2 {
            two.shop.clock.advance(by: .seconds(10))
            for _ in 0..<20 { await Task.yield() }
        }
        for task in work { try await task.value }
        #expect(Set(two.delivery.begun.map(\.key.id)) == ["1", "2"])
    }

    @Test("of a process that outlives it cannot record over what came meanwhile, and nothing stays of its effect")
    func outlived() async throws {
        let two = TwoProcesses()
        let work = try await two.beginDelivery()
        two.shop.clock.setWall(forwardBy: 3_600_000)
        try await two.second.receive(.transaction(Shop.signed("5", at: 20, revoked: true)))
        #expect(two.delivery.ended.map(\.key) == [grant.withdrawal])
        two.delivery.letGo("5")
        try await work.value
        // The withdrawal came before the end of what it undoes, so it is asked for once more.
        #expect(two.delivery.ended.map(\.key) == [grant.withdrawal, grant, grant.withdrawal])
        let tokens = two.delivery.ended.map(\.token)
        #expect(tokens[1] < tokens[0] && tokens[0] < tokens[2], "\(tokens)")
        #expect(try await two.shop.announced().map(\.kind) == ["transactionRevoked"])
        #expect(try await two.shop.journal.entry(for: grant)?.state == .withheld)
    }
}
