import PurchaseProcessing
import Purchases
import Synchronization
import TestSupport
import Testing

@Suite("The order of deliveries", .timeLimit(.minutes(10)))
struct DeliveryOrderTests {
    @Test("is the order in which transactions of one product came, however long each took to be verified")
    func firstInFirstOut() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        let gates = (0..<8).map { _ in Gate() }
        let pipeline = shop.pipeline(
            delivery: delivery,
            verifier: ClosureVerifier { transaction in
                if let number = Int(transaction.id.rawValue) { await gates[number].pass() }
                return .verified
            })
        var work: [Task<Void, any Error>] = []
        for (number, gate) in gates.enumerated() {
            work.append(
                Task { try await pipeline.receive(.transaction(Shop.signed(TransactionID("\(number)"), at: 9))) })
            try await eventually("it is being verified") { gate.isAwaited }
        }
        for gate in gates.reversed() {
            gate.open()
            for _ in 0..<20 { await Task.yield() }
        }
        for task in work { try await task.value }
        #expect(delivery.begun.map(\.key.id.rawValue) == (0..<8).map(String.init))
    }

    @Test("keeps one product from waiting for another")
    func products() async throws {
        let shop = Shop()
        let delivery = TracedDelivery()
        delivery.hold("1")
        let pipeline = shop.pipeline(delivery: delivery)
        var work = [Task { try await pipeline.receive(.transaction(Shop.signed("1", at: 9))) }]
        try await eventually("it is being delivered") { delivery.begun.count == 1 }
        work.append(Task { try await pipeline.receive(.transaction(Shop.signed("2", at: 9))) })
        for id in ["3", "4"] {
            try await pipeline.receive(.transaction(Shop.signed(TransactionID(id), at: 9, of: Shop.book)))
        }
        #expect(delivery.begun.map(\.key.id) == ["1", "3", "4"] && shop.store.finished == ["3", "4"])
        delivery.letGo("1")
        for task in work { try await task.value }
        #expect(delivery.begun.map(\.key.id) == ["1", "3", "4", "2"])
    }

    @Test("goes on behind a transaction that is rejected, fails or is refused")
    func behindFailures() async throws {
        let shop = Shop()
        shop.verifier.answer(.rejected(StoreError(domain: "T", code: "forged")), for: "1")
        shop.verifier.answer(.undecided(StoreError(domain: "T", code: "offline")), for: "2")
        shop.delivery.fail("3", with: StoreError(domain: "Disk", code: "full"))
        for id in 1...4 { shop.store.addUnfinished(Shop.signed(TransactionID("\(id)"), at: Int64(id))) }
        try await shop.pipeline.start()
        #expect(shop.store.finished == ["4"])
    }

    @Test("that says that trying again is of no use parks at once, with its reason, and is tried where somebody asks")
    func refusal() async throws {
        let shop = Shop()
        let reason = StoreError(domain: "Shelves", code: "gone")
        let delivery = TracedDelivery()
        delivery.refuse("1000", with: DeliveryRefusal(reason: reason))
        let pipeline = shop.pipeline(delivery: delivery)
        let failed = try #require(try await pipeline.purchase("coins").failed)
        #expect(failed.failure.error.underlying == [reason])
        let parked = try #require(try await pipeline.parked().first)
        #expect(parked.state == .parked && parked.reason == reason && parked.attempts == 1 && parked.notBefore == nil)
        shop.clock.advance(by: shop.policy.largestDelay)
        #expect(try await pipeline.retryDue() == nil)
        try await pipeline.start()
        #expect(delivery.begun.count == 1 && shop.store.finished.isEmpty)
        delivery.refuse("1000", with: nil)
        #expect(try await pipeline.retry(parked.key)?.state == .finished)
        #expect(delivery.begun.map(\.token) == [1, 2])
        #expect(try await shop.announced().map(\.kind) == ["transactionFailed", "transactionCompleted"])
    }
}

@Suite("Thousands of transactions", .timeLimit(.minutes(10)))
struct ManyTransactionsTests {
    /// A shop with so many transactions of two products, a verifier that counts how many it is asked at once.
    private func crowded(_ count: Int) -> (
        shop: Shop, transactions: [PurchaseTransaction], most: Crowd, verifier: ClosureVerifier
    ) {
        let shop = Shop()
        let transactions = (0..<count).map { number in
            Shop.signed(
                TransactionID("\(number)"), at: Int64(number), of: number.isMultiple(of: 3) ? Shop.coins : Shop.book)
        }
        let most = Crowd()
        let verifier = ClosureVerifier { _ in
            most.enter()
            await Task.yield()
            most.leave()
            return .verified
        }
        return (shop, transactions, most, verifier)
    }

    private func order(_ delivery: TracedDelivery, of remainder: Int) -> [Int] {
        delivery.begun.compactMap { Int($0.key.id.rawValue) }.filter { ($0 % 3 == 0) == (remainder == 0) }
    }

    @Test("are taken up at a start in their order, a window at a time, each once")
    func start() async throws {
        let (shop, transactions, most, verifier) = crowded(3_000)
        for transaction in transactions { shop.store.addUnfinished(transaction) }
        let delivery = TracedDelivery()
        let pipeline = shop.pipeline(delivery: delivery, verifier: verifier)
        try await pipeline.start()
        #expect(delivery.begun.count == 3_000 && shop.store.finished.count == 3_000)
        for product in 0...1 { #expect(order(delivery, of: product) == order(delivery, of: product).sorted()) }
        #expect(most.most > 1 && most.most <= 2_048, "\(most.most) at once")
        #expect(try await shop.completed().count == 3_000)
        try await pipeline.start()
        #expect(delivery.begun.count == 3_000)
    }

    @Test("are restored with one summary in the store's order, and without an event for each")
    func restore() async throws {
        let (shop, transactions, most, verifier) = crowded(3_000)
        shop.store.setRestorable(transactions)
        let delivery = TracedDelivery()
        let pipeline = shop.pipeline(delivery: delivery, verifier: verifier)
        let summary = try await pipeline.restore()
        #expect(summary.restored == transactions && summary.outcome == .restored)
        #expect(most.most > 1 && most.most <= 2_048, "\(most.most) at once")
        #expect(try await shop.announced() == [.restoreFinished(summary)])
        #expect(try await shop.journal.notifications(after: 0, atMost: 10).count == 2)
        for product in 0...1 { #expect(order(delivery, of: product) == order(delivery, of: product).sorted()) }
        let again = try await pipeline.restore()
        #expect(again.alreadyOwned == transactions && delivery.begun.count == 3_000)
    }

    @Test(
        "of which some belong to the family, were taken back or have ended are told apart, and nothing of them is new")
    func kinds() async throws {
        let shop = Shop()
        let shared = PurchaseTransaction(
            id: "1", productID: "book", kind: .nonConsumable, purchaseDate: Timestamp(milliseconds: 1),
            ownership: .familyShared)
        let left = PurchaseTransaction(
            id: "2", productID: "book", kind: .nonConsumable, purchaseDate: Timestamp(milliseconds: 1),
            signedDate: Timestamp(milliseconds: 5), revocationDate: Timestamp(milliseconds: 5),
            ownership: .familyShared)
        let ended = PurchaseTransaction(
            id: "3", productID: "month", kind: .autoRenewable, purchaseDate: Timestamp(milliseconds: 1),
            expirationDate: Timestamp(milliseconds: 5))
        shop.store.setRestorable([shared, left, ended])
        let summary = try await shop.pipeline.restore(at: Timestamp(milliseconds: 5))
        #expect(summary.restored == [shared] && summary.revoked == [left] && summary.expired == [ended])
        #expect(shop.delivery.granted.values.map(\.self) == [shared])
        #expect(try await shop.announced().filter { $0.kind == "transactionCompleted" }.isEmpty)
    }
}

/// Counts how many are inside at once.
private final class Crowd: Sendable {
    private let inside = Atomic(0)
    private let largest = Atomic(0)

    var most: Int { largest.load(ordering: .relaxed) }

    func enter() {
        let count = inside.add(1, ordering: .relaxed).newValue
        largest.max(count, ordering: .relaxed)
    }

    func leave() { inside.subtract(1, ordering: .relaxed) }
}
