import PurchaseProcessing
import Purchases
import Synchronization
import TestSupport
import Testing

@Suite("Something else under the identifier of a known transaction", .timeLimit(.minutes(10)))
struct ConflictTests {
    static let known = Shop.signed("5", at: 10, quantity: 2, account: AccountToken("anna"))
    private static let gems = Product(id: "gems", kind: .consumable, referenceName: "Gems", price: nil)
    static let others = [
        Shop.signed("5", at: 20, of: gems, quantity: 2, account: AccountToken("anna")),
        Shop.signed("5", at: 20, of: Shop.book, quantity: 2, account: AccountToken("anna")),
        Shop.signed("5", at: 20, quantity: 9, account: AccountToken("anna")),
        Shop.signed("5", at: 20, quantity: 2, account: AccountToken("berta")),
        Shop.signed("5", at: 20, revoked: true, quantity: 1, account: AccountToken("anna")),
        Shop.signed("5", at: 5, of: Shop.book),
    ]

    @Test("is put into quarantine once, and nothing is delivered, withdrawn or finished for it", arguments: others)
    func quarantine(other: PurchaseTransaction) async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Self.known))
        let (told, finished) = (try await shop.announced(), shop.store.finished)
        for _ in 0..<3 { try await shop.restarted().receive(.transaction(other)) }
        let conflict = TransactionKey(id: "5", kind: .conflict)
        let entries = try await shop.journal.entries()
        #expect(entries.map(\.key) == [TransactionKey(Self.known), conflict])
        #expect(entries.last?.state == .rejected && entries.last?.transaction == other)
        #expect(entries.last?.reason == StoreError(domain: "Shoptalk", code: "transactionConflict"))
        #expect(shop.delivery.calls == [TransactionKey(Self.known): 1] && shop.store.finished == finished)
        #expect(try await shop.announced() == told)
        // What was known goes on as before.
        try await shop.pipeline.receive(
            .transaction(Shop.signed("5", at: 30, revoked: true, quantity: 2, account: AccountToken("anna"))))
        #expect(shop.delivery.quantity(of: "coins") == 0 && shop.delivery.withdrawn.count == 1)
    }

    @Test("ends a purchase that it answers as not verified, and a restore counts it as failed", arguments: others)
    func answers(other: PurchaseTransaction) async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Self.known))
        shop.store.answer(.purchased(other), to: "book")
        let failed = try #require(try await shop.pipeline.purchase("book").failed)
        #expect(failed.failure.kind == .verification && failed.transaction == other)
        shop.store.setRestorable([Self.known, other])
        let summary = try await shop.pipeline.restore()
        #expect(summary.alreadyOwned == [Self.known] && summary.failed.map(\.transaction) == [other])
        #expect(shop.delivery.calls == [TransactionKey(Self.known): 1])
    }

    @Test("is none where one of the two names no account")
    func noAccount() async throws {
        let shop = Shop()
        try await shop.pipeline.receive(.transaction(Self.known))
        try await shop.pipeline.receive(.transaction(Shop.signed("5", at: 20, revoked: true, quantity: 2)))
        #expect(shop.delivery.withdrawn.count == 1)
    }

    @Test("leaves nothing to be taken up for ever where nobody could tell at first")
    func undecidedConflict() async throws {
        let shop = Shop()
        let forged = Shop.signed("5", at: 20, of: Shop.book, revoked: true, quantity: 7)
        let pipeline = shop.pipeline(
            verifier: ClosureVerifier {
                $0 == forged ? .undecided(StoreError(domain: "T", code: "offline")) : .verified
            })
        try await pipeline.receive(.transaction(forged))
        try await pipeline.receive(.transaction(Self.known))
        #expect(shop.delivery.quantity(of: "coins") == 2)
        for _ in 0..<2 {
            shop.clock.advance(by: shop.policy.largestDelay)
            #expect(try await shop.restarted().retryDue() == nil)
        }
        let pending = try await shop.journal.pendingEntries()
        #expect(pending.isEmpty)
        #expect(shop.delivery.quantity(of: "coins") == 2 && shop.delivery.withdrawn.isEmpty)
    }

    @Test("does not turn away the genuine one that has come since it was read among those that wait")
    func outdatedConflict() async throws {
        let shop = Shop()
        let forged = Shop.signed("5", at: 10, quantity: 9)
        let verifier = ClosureVerifier {
            $0 == forged ? .undecided(StoreError(domain: "T", code: "offline")) : .verified
        }
        let pipeline = shop.pipeline(verifier: verifier)
        try await pipeline.receive(.transaction(forged))
        shop.clock.advance(by: shop.policy.largestDelay)
        let isFirst = Mutex(true)
        let late = InterceptedJournal(shop.journal.reopened()) { call, moment in
            guard call == .read, moment == .after, isFirst.withLock({ $0 }) else { return }
            isFirst.withLock { $0 = false }
            _ = try? await pipeline.receive(.transaction(Self.known))
        }
        try await shop.pipeline(journal: late, verifier: verifier).retryDue()
        let entries = try await shop.journal.entries()
        #expect(entries.first?.transaction == Self.known && entries.first?.state == .finished)
        #expect(shop.delivery.quantity(of: "coins") == 2)
        #expect(try await shop.journal.pendingEntries().isEmpty)
    }

    @Test("is not believed by the news that a subscription ended: a forged one shuts no purchase out")
    func forgedExpiry() async throws {
        let shop = Shop()
        let forged = Shop.signed("5", at: 10, of: Shop.book)
        let forger = ClosureVerifier { $0 == forged ? .rejected(StoreError(domain: "T", code: "forged")) : .verified }
        let pipeline = shop.pipeline(verifier: forger)
        try await pipeline.receive(.expired(forged))
        #expect(try await shop.announced().isEmpty)
        try await pipeline.receive(.transaction(Self.known))
        #expect(shop.delivery.quantity(of: "coins") == 2)
    }

    @Test("is not believed before somebody can tell: the news that a subscription ended waits, and is told once")
    func undecidedExpiry() async throws {
        let shop = Shop()
        let ended = Shop.transaction("7", of: Shop.book)
        shop.verifier.answer(.undecided(StoreError(domain: "T", code: "offline")), for: "7")
        shop.verifier.answer(.verified, for: "7")
        try await shop.pipeline.receive(.expired(ended))
        #expect(try await shop.announced().isEmpty)
        for _ in 0..<2 { try await shop.restarted().start() }
        #expect(try await shop.announced() == [.subscriptionExpired(ended)])
        #expect(shop.delivery.calls.isEmpty)
        #expect(try await shop.journal.pendingEntries().isEmpty)
    }
}
