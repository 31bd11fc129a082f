import FailureClassification
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("A cancelled, deferred or failed purchase, as others got it wrong", .timeLimit(.minutes(10)))
struct CancelAndDeferDefectTests {
    @Test(
        "a buyer who cancels is told nothing, and the event carries product, attempt and code",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/122"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/59"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/580"),
        .bug("https://github.com/robotmedia/RMStore/issues/39"),
        .bug("https://github.com/MugunthKumar/MKStoreKit/issues/246"),
        .bug("https://github.com/RevenueCat/purchases-ios/issues/369"),
        .bug("https://github.com/RevenueCat/purchases-ios/issues/1445"),
        arguments: [
            StoreError(domain: "SKErrorDomain", code: "2"),
            StoreError(
                domain: "SKErrorDomain", code: "0",
                underlying: [
                    StoreError(domain: "ASDErrorDomain", code: "0"), StoreError(domain: "AMSErrorDomain", code: "6"),
                ]),
            StoreError(
                domain: "SKErrorDomain", code: "907", underlying: [StoreError(domain: "AMSErrorDomain", code: "6")]),
            StoreError(
                domain: "SKErrorDomain", code: "0",
                underlying: [StoreError(domain: "ASDServerErrorDomain", code: "5115")]),
        ])
    func cancelled(error: StoreError) async throws {
        let shop = Shop()
        shop.store.answer(.failure(error), to: "coins")
        let end = try await shop.pipeline.purchase("coins", quantity: 2)
        let cancelled = try #require(end.failed)
        #expect(end.kind == "purchaseCancelled")
        #expect(cancelled.failure.isSilent && cancelled.failure.error == error)
        #expect(cancelled.productID == "coins" && cancelled.quantity == 2 && cancelled.attempt?.id.rawValue == "1")
        #expect(try await shop.announced() == [end])
    }

    @Test(
        "approval that is needed is an event of its own: nothing is delivered, nothing finished, nothing failed",
        .bug("https://github.com/RevenueCat/purchases-ios/issues/273"),
        .bug("https://github.com/RevenueCat/purchases-ios/pull/296"),
        .bug("https://github.com/qonversion/qonversion-ios-sdk/issues/392"),
        .bug("https://github.com/hyochan/react-native-iap/issues/1973"))
    func pending() async throws {
        let shop = Shop()
        shop.store.answer(.pending, to: "coins")
        let end = try await shop.pipeline.purchase("coins", quantity: 2)
        #expect(end == .transactionDeferred(PurchaseAttempt(id: AttemptID("1"), productID: "coins", quantity: 2)))
        #expect(try await shop.announced() == [end])
        #expect(shop.delivery.calls.isEmpty && shop.store.finished.isEmpty)
        // The next purchase may begin: the wait is an end.
        #expect(try await shop.pipeline.purchase("coins").kind == "transactionCompleted")
    }

    @Test(
        "what was asked is in the journal before the store is asked, and the approval after a restart finds all of it",
        .bug("https://github.com/RevenueCat/purchases-ios/issues/7648"))
    func intent() async throws {
        let shop = Shop()
        let request = PurchaseRequest(
            "coins", quantity: 3, offerID: "spring", account: AccountToken("anna"), context: "level 4")
        let known = Collected<PurchaseRequest?>()
        var store = InterceptedStore(shop.store)
        store.onPurchase = { [journal = shop.journal] attempt in
            known.add((try? await journal.attempt(attempt.id))?.attempt.request)
            return .pending
        }
        try await shop.pipeline(store: store).purchase(request)
        #expect(known.all == [request])
        shop.store.addUnfinished(Shop.signed("5", at: 9, quantity: 3, account: AccountToken("anna")))
        try await shop.restarted().start()
        let completed = try #require(try await shop.completed().first)
        #expect(completed.attempt?.request == request && completed.wasDeferred)
    }

    @Test(
        "an error without anything in it is an unknown failure with its event, not a crash",
        .bug("https://github.com/phoboslab/Ejecta/issues/514"))
    func emptyError() async throws {
        let shop = Shop()
        let empty = StoreError(domain: "", code: "")
        shop.store.answer(.failure(empty), to: "coins")
        let failed = try #require(try await shop.pipeline.purchase("coins").failed)
        #expect(failed.failure.kind == .unknown && failed.failure.error == empty && !failed.failure.isSilent)
    }

    @Test(
        "every answer of the store has its own event, and exactly one",
        .bug("https://github.com/MugunthKumar/MKStoreKit/issues/200"),
        .bug("https://github.com/MugunthKumar/MKStoreKit/issues/196"),
        arguments: [
            (ScriptedStore.Answer.purchased(Shop.transaction("5")), "transactionCompleted"),
            (.pending, "transactionDeferred"),
            (.failure(StoreError(domain: "SKErrorDomain", code: "2")), "purchaseCancelled"),
            (.failure(StoreError(domain: "SKErrorDomain", code: "0")), "transactionFailed"),
            (.failure(StoreError(domain: "NSURLErrorDomain", code: "-1009")), "transactionFailed"),
        ])
    func oneEvent(answer: ScriptedStore.Answer, kind: String) async throws {
        let shop = Shop()
        shop.store.answer(answer, to: "coins")
        let end = try await shop.pipeline.purchase("coins")
        #expect(end.kind == kind)
        #expect(try await shop.announced() == [end])
        #expect(shop.delivery.granted.isEmpty == (kind != "transactionCompleted"))
        #expect(shop.store.finished.isEmpty == (kind != "transactionCompleted"))
    }
}
