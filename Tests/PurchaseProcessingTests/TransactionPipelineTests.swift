import FailureClassification
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

/// A pipeline over doubles, and what a test looks at.
struct Shop {
    static let coins = Product(id: "coins", kind: .consumable, referenceName: "Coins", price: nil)
    static let book = Product(id: "book", kind: .nonConsumable, referenceName: "Book", price: nil)

    let store = ScriptedStore(products: [coins, book])
    let journal = InMemoryJournal()
    let delivery = InMemoryDelivery()
    let verifier = ScriptedVerifier()
    let clock = VirtualClock()
    let policy: DeliveryPolicy
    let pipeline: TransactionPipeline

    init(policy: DeliveryPolicy = DeliveryPolicy()) {
        self.policy = policy
        pipeline = TransactionPipeline(
            store: store, journal: journal, delivery: delivery, verifier: verifier, policy: policy,
            now: { [clock] in clock.wallTime }, random: SplitMix64(seed: 1))
    }

    /// The same shop after the process died: a new pipeline over what survives.
    func restarted() -> TransactionPipeline {
        TransactionPipeline(
            store: store, journal: journal, delivery: delivery, verifier: verifier, policy: policy,
            now: { [clock] in clock.wallTime }, random: SplitMix64(seed: 2))
    }

    /// Everything that was announced, without the progress.
    func announced() async throws -> [PurchaseEvent] {
        try await journal.notifications(after: 0, atMost: 10_000).map(\.event).filter { $0.kind != "progress" }
    }

    static func transaction(
        _ id: TransactionID, of product: Product = coins, revoked: Bool = false, attempt: AttemptID? = nil
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: id, productID: product.id, kind: product.kind, purchaseDate: Timestamp(milliseconds: 1),
            signedDate: revoked ? Timestamp(milliseconds: 1_000_000) : nil,
            revocationDate: revoked ? Timestamp(milliseconds: 2) : nil, attempt: attempt)
    }
}

@Suite("A purchase")
struct PurchaseTests {
    @Test("is verified, recorded, delivered, finished and announced, in this order")
    func order() async throws {
        let shop = Shop()
        let end = try await shop.pipeline.purchase("coins", quantity: 3)
        guard case .transactionCompleted(let completed) = end else { throw UnexpectedEvent(end) }
        #expect(completed.transaction.quantity == 3)
        #expect(completed.attempt?.id.rawValue == "1")
        #expect(shop.delivery.quantity(of: "coins") == 3)
        #expect(shop.store.finished == ["1000"])
        let all = try await shop.journal.notifications(after: 0, atMost: 100)
        #expect(all.map(\.sequence) == Array(1...all.count))
        let stages = all.compactMap { notification -> String? in
            if case .progress(let progress) = notification.event { progress.stage.rawValue } else { nil }
        }
        #expect(stages == ["connecting", "purchasing", "verifying", "delivering"])
        #expect(all.last?.event == end)
    }

    @Test("of something else is attributed by attempt and not by arrival")
    func twoProducts() async throws {
        let shop = Shop()
        shop.store.hold("book")
        async let book = shop.pipeline.purchase("book")
        let coins = try await shop.pipeline.purchase("coins")
        shop.store.letGo("book")
        guard case .transactionCompleted(let first) = coins, case .transactionCompleted(let second) = try await book
        else { throw UnexpectedEvent(coins) }
        #expect(first.attempt?.productID == "coins")
        #expect(second.attempt?.productID == "book")
    }

    @Test("that the buyer cancels ends silently, and the next one goes through")
    func cancel() async throws {
        let shop = Shop()
        shop.store.answer(.failure(StoreError(domain: "SKErrorDomain", code: "2")), to: "coins")
        let end = try await shop.pipeline.purchase("coins")
        guard case .purchaseCancelled(let cancelled) = end else { throw UnexpectedEvent(end) }
        #expect(cancelled.failure.isSilent)
        #expect(try await shop.pipeline.purchase("coins").kind == "transactionCompleted")
    }

    @Test("twice at once asks the store once")
    func singleFlight() async throws {
        let shop = Shop()
        shop.store.hold("coins")
        async let first = shop.pipeline.purchase("coins")
        while shop.store.asked.isEmpty { await Task.yield() }
        let second = try await shop.pipeline.purchase("coins")
        guard case .transactionFailed(let refused) = second else { throw UnexpectedEvent(second) }
        #expect(refused.failure.kind == .inProgress)
        shop.store.letGo("coins")
        #expect(try await first.kind == "transactionCompleted")
        #expect(shop.store.asked.count == 1)
    }

    @Test("of a quantity outside 1 to 10 never reaches the store", arguments: [0, -1, 11, Int.max])
    func quantity(quantity: Int) async throws {
        let shop = Shop()
        let end = try await shop.pipeline.purchase("coins", quantity: quantity)
        guard case .transactionFailed(let failed) = end else { throw UnexpectedEvent(end) }
        #expect(failed.failure.kind == .quantityInvalid)
        #expect(failed.quantity == quantity)
        #expect(shop.store.asked.isEmpty)
    }

    @Test("is refused while payments are not allowed")
    func notAllowed() async throws {
        let shop = Shop()
        shop.store.setMayPay(false)
        let end = try await shop.pipeline.purchase("coins")
        guard case .transactionFailed(let failed) = end else { throw UnexpectedEvent(end) }
        #expect(failed.failure.messageID == "purchase.notAllowed")
        #expect(shop.store.asked.isEmpty)
    }

    @Test("that waits for approval is no failure, and the approval finds its attempt")
    func deferred() async throws {
        let shop = Shop()
        shop.store.answer(.pending, to: "coins")
        let end = try await shop.pipeline.purchase("coins", quantity: 2)
        guard case .transactionDeferred(let attempt) = end else { throw UnexpectedEvent(end) }
        try await shop.pipeline.receive(.transaction(Shop.transaction("5")))
        let last = try #require(try await shop.announced().last)
        guard case .transactionCompleted(let completed) = last else { throw UnexpectedEvent(last) }
        #expect(completed.attempt == attempt)
        #expect(completed.wasDeferred)
    }

    @Test("that waited is matched to its attempt after a restart too")
    func deferredOverRestart() async throws {
        let shop = Shop()
        shop.store.answer(.pending, to: "coins")
        try await shop.pipeline.purchase("coins")
        shop.store.addUnfinished(Shop.transaction("5"))
        try await shop.restarted().start()
        let last = try #require(try await shop.announced().last)
        guard case .transactionCompleted(let completed) = last else { throw UnexpectedEvent(last) }
        #expect(completed.attempt?.id.rawValue == "1" && completed.wasDeferred)
    }

    @Test("whose approval is declined ends once, with its own failure")
    func declined() async throws {
        let shop = Shop()
        shop.store.answer(.pending, to: "coins")
        try await shop.pipeline.purchase("coins")
        try await shop.pipeline.receive(.declined("coins", attempt: nil))
        try await shop.pipeline.receive(.declined("coins", attempt: nil))
        #expect(try await shop.announced().map(\.kind) == ["transactionDeferred", "transactionFailed"])
    }

    @Test("that was interrupted and succeeds later is matched to its attempt")
    func interrupted() async throws {
        let shop = Shop()
        let terms = StoreError(
            domain: "SKErrorDomain", code: "0", underlying: [StoreError(domain: "ASDServerErrorDomain", code: "3038")])
        shop.store.answer(.failure(terms), to: "coins")
        let end = try await shop.pipeline.purchase("coins")
        guard case .transactionFailed(let failed) = end else { throw UnexpectedEvent(end) }
        #expect(failed.failure.kind == .interrupted)
        try await shop.pipeline.receive(.transaction(Shop.transaction("5")))
        let last = try #require(try await shop.announced().last)
        guard case .transactionCompleted(let completed) = last else { throw UnexpectedEvent(last) }
        #expect(completed.attempt == failed.attempt)
        #expect(!completed.wasDeferred)
    }

    @Test("of something owned already says so instead of granting it again")
    func alreadyOwned() async throws {
        let shop = Shop()
        let owned = Shop.transaction("5", of: Shop.book)
        shop.store.answer(.purchased(owned), to: "book")
        shop.store.answer(.purchased(owned), to: "book")
        #expect(try await shop.pipeline.purchase("book").kind == "transactionCompleted")
        let second = try await shop.pipeline.purchase("book")
        guard case .transactionFailed(let failed) = second else { throw UnexpectedEvent(second) }
        #expect(failed.failure.kind == .alreadyOwned)
        #expect(shop.delivery.quantity(of: "book") == 1)
    }
}

@Suite("A transaction")
struct TransactionTests {
    @Test("that comes many times at once is delivered and announced once")
    func duplicates() async throws {
        let shop = Shop()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { try await shop.pipeline.receive(.transaction(Shop.transaction("5"))) }
            }
            try await group.waitForAll()
        }
        #expect(shop.delivery.calls[TransactionKey(id: "5", kind: .grant)] == 1)
        #expect(try await shop.announced().map(\.kind) == ["transactionCompleted"])
    }

    @Test("that is not genuine is never delivered and never finished")
    func rejected() async throws {
        let shop = Shop()
        shop.verifier.answer(.rejected(StoreError(domain: "VerificationError", code: "invalidSignature")), for: "1000")
        let end = try await shop.pipeline.purchase("coins")
        guard case .transactionFailed(let failed) = end else { throw UnexpectedEvent(end) }
        #expect(failed.failure.messageID == "verify.failed")
        try await shop.restarted().start()
        #expect(shop.store.finished.isEmpty)
        #expect(shop.delivery.granted.isEmpty)
        #expect(try await shop.announced().count == 1)
    }

    @Test("that cannot be verified now is delivered when it can")
    func undecided() async throws {
        let shop = Shop()
        shop.verifier.answer(.undecided(StoreError(domain: "NSURLErrorDomain", code: "-1009")), for: "1000")
        shop.verifier.answer(.verified, for: "1000")
        #expect(try await shop.pipeline.purchase("coins").kind == "transactionFailed")
        #expect(shop.delivery.granted.isEmpty && shop.store.finished.isEmpty)
        try await shop.restarted().start()
        #expect(shop.delivery.quantity(of: "coins") == 1)
        #expect(try await shop.announced().map(\.kind) == ["transactionFailed", "transactionCompleted"])
    }

    @Test("whose delivery fails stays unfinished and is delivered at the first start after its wait")
    func deliveryFailure() async throws {
        let shop = Shop()
        shop.delivery.fail("1000", with: StoreError(domain: "Disk", code: "full"))
        let end = try await shop.pipeline.purchase("coins", quantity: 2)
        guard case .transactionFailed(let failed) = end else { throw UnexpectedEvent(end) }
        #expect(failed.failure.messageID == "deliver.failed")
        #expect(failed.failure.charged == .yes)
        #expect(shop.store.finished.isEmpty)
        try await shop.restarted().start()
        #expect(shop.delivery.granted.isEmpty)
        shop.clock.advance(by: shop.policy.firstDelay)
        try await shop.restarted().start()
        #expect(shop.delivery.quantity(of: "coins") == 2)
        #expect(shop.store.finished == ["1000"])
    }

    @Test("that the store could not be told of is complete, and the store is told at the next start")
    func finishFailure() async throws {
        let shop = Shop()
        shop.store.setFinishFailure(StoreError(domain: "NSURLErrorDomain", code: "-1009"))
        #expect(try await shop.pipeline.purchase("coins").kind == "transactionCompleted")
        shop.store.setFinishFailure(nil)
        try await shop.restarted().start()
        #expect(shop.store.finished.contains("1000"))
        #expect(shop.delivery.calls[TransactionKey(id: "1000", kind: .grant)] == 1)
        #expect(try await shop.announced().map(\.kind) == ["transactionCompleted"])
    }

    @Test("that the store takes back is withdrawn once, though its identifier was seen")
    func revoked() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Shop.transaction("5")))
        for _ in 0..<2 { try await shop.pipeline.receive(.transaction(Shop.transaction("5", revoked: true))) }
        #expect(shop.delivery.quantity(of: "coins") == 0)
        #expect(try await shop.announced().map(\.kind) == ["transactionCompleted", "transactionRevoked"])
    }

    @Test("is delivered where its revocation is not genuine, or nobody can tell", arguments: [true, false])
    func revocationInQuarantine(isRejected: Bool) async throws {
        let shop = Shop()
        let reason = StoreError(domain: "VerificationError", code: "invalidSignature")
        shop.verifier.answer(isRejected ? .rejected(reason) : .undecided(reason), for: "5")
        shop.verifier.answer(.verified, for: "5")
        try await shop.pipeline.receive(.transaction(Shop.transaction("5", revoked: true)))
        try await shop.pipeline.receive(.transaction(Shop.transaction("5")))
        #expect(shop.delivery.quantity(of: "coins") == 1)
        try await shop.restarted().start()
        #expect(shop.delivery.quantity(of: "coins") == (isRejected ? 1 : 0))
    }

    @Test("that was taken back before it arrived is never delivered")
    func revokedFirst() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Shop.transaction("5", revoked: true)))
        try await shop.pipeline.receive(.transaction(Shop.transaction("5")))
        #expect(shop.delivery.granted.isEmpty)
    }
}

@Suite("A request for products")
struct ProductRequestTests {
    @Test("names exactly the identifiers that the store does not know, once")
    func invalid() async throws {
        let shop = Shop()
        let end = try await shop.pipeline.fetchProducts(["nope", "coins", "nope", "book", "gone"])
        guard case .productsFetched(let products, let invalid) = end else { throw UnexpectedEvent(end) }
        #expect(products.map(\.id) == ["coins", "book"])
        #expect(invalid == ["nope", "gone"])
    }

    @Test("that fails has one end too")
    func offline() async throws {
        let shop = Shop()
        shop.store.setConnectionFailure(StoreError(domain: "NSURLErrorDomain", code: "-1009"))
        #expect(try await shop.pipeline.fetchProducts(["coins"]).kind == "productsFailed")
        #expect(try await shop.announced().map(\.kind) == ["productsFailed"])
    }

    @Test("is made again when the storefront changes")
    func storefront() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.storefrontChanged)
        try await shop.pipeline.fetchProducts(["coins"])
        try await shop.pipeline.receive(.storefrontChanged)
        #expect(try await shop.announced().map(\.kind) == ["productsFetched", "productsFetched"])
    }
}

@Suite("A restore")
struct RestoreTests {
    @Test("of nothing ends with an empty summary")
    func nothing() async throws {
        let shop = Shop()
        #expect(try await shop.pipeline.restore().outcome == .nothing)
        #expect(try await shop.announced().map(\.kind) == ["restoreFinished"])
    }

    @Test("tells everything at once: restored, owned, revoked, ended, failed")
    func everything() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Shop.transaction("1", of: Shop.book)))
        let ended = PurchaseTransaction(
            id: "4", productID: "plus", kind: .autoRenewable, purchaseDate: Timestamp(milliseconds: 0),
            expirationDate: Timestamp(milliseconds: 5))
        shop.delivery.fail("5", with: StoreError(domain: "Disk", code: "full"))
        let found =
            [
                Shop.transaction("1", of: Shop.book), Shop.transaction("2", of: Shop.book),
                Shop.transaction("3", of: Shop.book, revoked: true), ended, Shop.transaction("5", of: Shop.book),
            ] + [Shop.transaction("2", of: Shop.book)]
        shop.store.setRestorable(found)
        let summary = try await shop.pipeline.restore(at: Timestamp(milliseconds: 6))
        #expect(summary.restored.map(\.id) == ["2"])
        #expect(summary.alreadyOwned.map(\.id) == ["1"])
        #expect(summary.revoked.map(\.id) == ["3"])
        #expect(summary.expired.map(\.id) == ["4"])
        #expect(summary.failed.map(\.transaction?.id) == ["5"])
        #expect(summary.outcome == .partial)
        #expect(try await shop.announced().map(\.kind) == ["transactionCompleted", "restoreFinished"])
    }

    @Test("that the buyer cancels is cancelled and not failed")
    func cancelled() async throws {
        let shop = Shop()
        shop.store.setRestorable([], failure: StoreError(domain: "SKErrorDomain", code: "2"))
        #expect(try await shop.pipeline.restore().outcome == .cancelled)
        shop.store.setRestorable([], failure: StoreError(domain: "SKErrorDomain", code: "0"))
        #expect(try await shop.pipeline.restore().outcome == .failed)
    }
}

@Suite("Listeners")
struct ListenerTests {
    @Test("that come late read everything from the place they name")
    func late() async throws {
        let shop = Shop()
        try await shop.pipeline.purchase("coins")
        try await shop.pipeline.purchase("book")
        await shop.pipeline.stop()
        var places: [Int] = []
        for try await notification in shop.pipeline.notifications(after: 2) { places.append(notification.sequence) }
        let all = try await shop.journal.notifications(after: 0, atMost: 100)
        #expect(places == Array(3...all.count))
    }

    @Test("each hear everything, a slow one too")
    func several() async throws {
        let shop = Shop()
        let listeners = (0..<3).map { number in
            Task {
                var kinds: [String] = []
                for try await notification in shop.pipeline.notifications() {
                    if number == 2 { for _ in 0..<50 { await Task.yield() } }
                    kinds.append(notification.event.kind)
                }
                return kinds
            }
        }
        for _ in 0..<20 { try await shop.pipeline.purchase("coins") }
        await shop.pipeline.stop()
        for listener in listeners {
            let kinds = try await listener.value
            #expect(kinds.filter { $0 == "transactionCompleted" }.count == 20)
            #expect(kinds.count == 100)
        }
    }

    @Test("may buy again as soon as they hear of the end")
    func buyAgain() async throws {
        let shop = Shop()
        let listener = Task {
            for try await notification in shop.pipeline.notifications() {
                if notification.event.kind == "transactionCompleted" {
                    return try await shop.pipeline.purchase("coins")
                }
            }
            return .transactionDeferred(PurchaseAttempt(id: AttemptID(""), productID: ""))
        }
        try await shop.pipeline.purchase("coins")
        #expect(try await listener.value.kind == "transactionCompleted")
    }

    @Test("go home when their task is cancelled")
    func cancelled() async throws {
        let shop = Shop()
        let listener = Task {
            var count = 0
            for try await _ in shop.pipeline.notifications() { count += 1 }
            return count
        }
        listener.cancel()
        #expect(try await listener.value == 0)
    }
}

/// An event that a test did not expect.
struct UnexpectedEvent: Error, CustomStringConvertible {
    let description: String

    init(_ event: PurchaseEvent) { description = "unexpected \(event)" }
}
