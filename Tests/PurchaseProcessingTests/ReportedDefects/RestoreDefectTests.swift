import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("A restore, as others got it wrong", .timeLimit(.minutes(10)))
struct RestoreDefectTests {
    @Test(
        "of nothing ends exactly once, with a count of nothing and no transaction that completed",
        .bug("https://github.com/MugunthKumar/MKStoreKit/issues/2"),
        .bug("https://github.com/MugunthKumar/MKStoreKit/pull/146"),
        .bug("https://github.com/pointfreeco/isowords/pull/85"),
        .bug("https://github.com/64characters/Telephone/issues/281"),
        .bug("https://github.com/jinSasaki/InAppPurchase/issues/36"),
        .bug("https://github.com/mruegenberg/IAPManager/issues/16"))
    func nothing() async throws {
        let shop = Shop()
        for _ in 0..<3 {
            let summary = try await shop.pipeline.restore()
            #expect(summary == RestoreSummary() && summary.outcome == .nothing)
        }
        #expect(try await shop.announced() == Array(repeating: .restoreFinished(RestoreSummary()), count: 3))
        #expect(shop.delivery.calls.isEmpty)
    }

    @Test(
        "of nothing tells a listener so, by an event of its own",
        .bug("https://github.com/flutter/flutter/issues/98113"),
        .bug("https://github.com/flutter/flutter/issues/180396"))
    func nothingIsHeard() async throws {
        let shop = Shop()
        let heard = Task { () -> PurchaseEvent? in
            for try await notification in shop.pipeline.notifications() where notification.event.kind != "progress" {
                return notification.event
            }
            return nil
        }
        try await shop.pipeline.restore()
        #expect(try await heard.value == .restoreFinished(RestoreSummary()))
    }

    @Test(
        "that finds the same transactions twice, or more than it began with, ends once and counts each once",
        .bug("https://github.com/robotmedia/RMStore/pull/150"))
    func countsIdentifiers() async throws {
        let shop = Shop()
        let some = (1...5).map { Shop.transaction(TransactionID("\($0)"), of: Shop.book) }
        shop.store.setRestorable(some + some.reversed() + some)
        let updates = Task {
            for transaction in some { try await shop.pipeline.receive(.transaction(transaction)) }
        }
        let summary = try await shop.pipeline.restore()
        try await updates.value
        #expect(Set((summary.restored + summary.alreadyOwned).map(\.id)).count == 5)
        #expect(summary.restored.count + summary.alreadyOwned.count == 5)
        #expect(try await shop.announced().filter { $0.kind == "restoreFinished" }.count == 1)
        #expect(shop.delivery.granted.count == 5)
    }

    @Test(
        "whose sign-in the buyer cancels is cancelled and silent, however the store says it",
        .bug("https://github.com/hyodotdev/openiap/issues/194"),
        .bug("https://github.com/j3k0/cordova-plugin-purchase/issues/1726"),
        .bug("https://github.com/RevenueCat/purchases-ios/issues/94"),
        arguments: [
            StoreError(domain: "SKErrorDomain", code: "2"), StoreError(domain: "StoreKitError", code: "userCancelled"),
            StoreError(
                domain: "SKErrorDomain", code: "0", underlying: [StoreError(domain: "AMSErrorDomain", code: "6")]),
        ])
    func cancelled(error: StoreError) async throws {
        let shop = Shop()
        shop.store.setRestorable([Shop.transaction("5", of: Shop.book)], failure: error)
        let summary = try await shop.pipeline.restore()
        #expect(summary.outcome == .cancelled && summary.failure?.isSilent == true)
        #expect(summary.restored.isEmpty && shop.delivery.calls.isEmpty)
    }

    @Test(
        "leaves the answer to a purchase alone: what is restored of one product ends no purchase of another",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/26"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/22"))
    func twoProducts() async throws {
        let shop = Shop()
        shop.store.hold("book")
        shop.store.setRestorable([Shop.transaction("5"), Shop.transaction("6", of: Shop.book)])
        let purchase = Task { try await shop.pipeline.purchase("book") }
        try await eventually("the store was asked") { !shop.store.asked.isEmpty }
        // The restored coins answer nothing; the restored book is the one that is being bought, as far as anybody knows.
        #expect(try await shop.pipeline.restore().restored.map(\.id) == ["5", "6"])
        shop.store.letGo("book")
        _ = try await purchase.value
        let coins = try #require(try await shop.journal.entry(for: TransactionKey(id: "5", kind: .grant)))
        #expect(coins.attempt == nil)
        for completed in try await shop.completed() { #expect(completed.transaction.productID == "book") }
    }

    @Test(
        "is no purchase: the one after it asks the store, and what was restored does not answer it",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/636"))
    func purchaseAfterwards() async throws {
        let shop = Shop()
        let owned = Shop.transaction("5")
        shop.store.setRestorable([owned])
        try await shop.pipeline.restore()
        let end = try await shop.pipeline.purchase("coins")
        #expect(shop.store.asked.count == 1)
        #expect(end.completed?.transaction.id == "1000")
        // And where the store itself answers with the old one, nothing new was bought.
        shop.store.answer(.purchased(owned), to: "coins")
        #expect(try await shop.pipeline.purchase("coins").failed?.failure.kind == .alreadyOwned)
        #expect(shop.delivery.calls[TransactionKey(id: "5", kind: .grant)] == 1)
    }

    @Test("a second restore beside the first ends too, and nothing is delivered twice", arguments: [2, 5])
    func several(count: Int) async throws {
        // SwiftyStoreKit, PaymentsController.restorePurchases: the second callback is never called.
        let shop = Shop()
        shop.store.setRestorable((1...20).map { Shop.transaction(TransactionID("\($0)"), of: Shop.book) })
        let summaries = try await withThrowingTaskGroup(of: RestoreSummary.self) { group in
            for _ in 0..<count { group.addTask { try await shop.pipeline.restore() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(summaries.count == count)
        for summary in summaries { #expect(summary.restored.count + summary.alreadyOwned.count == 20) }
        #expect(shop.delivery.calls.values.allSatisfy { $0 == 1 } && shop.delivery.granted.count == 20)
        #expect(try await shop.announced().filter { $0.kind == "restoreFinished" }.count == count)
    }
}
