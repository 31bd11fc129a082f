import FailureClassification
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("A defect read in the code of a shipped library", .timeLimit(.minutes(10)))
struct ShippedCodeDefectTests {
    // Flare, PaymentProvider.paymentQueue(_:updatedTransactions:).
    @Test(
        "a failed, a deferred and a restored purchase are no success, and a late approval finds who asked",
        .bug("https://github.com/space-code/flare/pull/83"))
    func everythingIsSuccess() async throws {
        let shop = Shop()
        shop.store.answer(.failure(StoreError(domain: "SKErrorDomain", code: "0")), to: "coins")
        shop.store.answer(.pending, to: "coins")
        #expect(try await shop.pipeline.purchase("coins").completed == nil)
        #expect(try await shop.pipeline.purchase("coins").completed == nil)
        shop.store.setRestorable([Shop.transaction("4", of: Shop.book)])
        try await shop.pipeline.restore()
        #expect(try await shop.completed().isEmpty && shop.store.finished == ["4"])
        try await shop.pipeline.receive(.transaction(Shop.transaction("5")))
        #expect(try await shop.completed().map(\.attempt?.id.rawValue) == ["2"])
    }

    // SwiftyStoreKit, PaymentsController: the payment is forgotten on .deferred and on .failed.
    @Test("a refusal that comes late is told with the attempt that it refuses", arguments: [true, false])
    func refusalIsAttributed(isNamed: Bool) async throws {
        let shop = Shop()
        for _ in 0..<2 { shop.store.answer(.pending, to: "coins") }
        for quantity in [2, 5] { try await shop.pipeline.purchase("coins", quantity: quantity) }
        try await shop.restarted().receive(.declined("coins", attempt: isNamed ? AttemptID("2") : nil))
        let failed = try #require(try await shop.announced().last?.failed)
        #expect(failed.failure.kind == .declined && failed.attempt?.id.rawValue == (isNamed ? "2" : "1"))
        #expect(failed.quantity == (isNamed ? 5 : 2))
    }

    // SwiftyStoreKit, PaymentsController.startPayment: the payment is in the queue before it is recorded.
    @Test("a store that reports the purchase before it answers, and in the very call, finds the attempt")
    func recordedBeforeAsking() async throws {
        let shop = Shop()
        let pipelines = Collected<TransactionPipeline>()
        // The pipeline holds the store, and the store this list.
        defer { pipelines.removeAll() }
        var store = InterceptedStore(shop.store)
        store.onPurchase = { attempt throws(StoreError) in
            let transaction = Shop.signed("5", at: 9, quantity: attempt.quantity)
            try? await pipelines.all[0].receive(.transaction(transaction))
            return .purchased(transaction)
        }
        let pipeline = shop.pipeline(store: store)
        pipelines.add(pipeline)
        let end = try await pipeline.purchase("coins", quantity: 3)
        #expect(end.completed?.attempt == PurchaseAttempt(id: AttemptID("1"), productID: "coins", quantity: 3))
        #expect(try await shop.announced() == [end])
    }

    // SwiftyStoreKit, Payment.==: by product alone, so two purchases of one product mix. Adapty, PurchasePayloadStorage:
    // one slot a product, so the second attempt overwrites the first.
    @Test("two waiting purchases of one product keep what each asked for", arguments: [["1", "2"], ["2", "1"]])
    func twoOfOneProduct(order: [String]) async throws {
        let shop = Shop()
        let requests = [
            PurchaseRequest("coins", quantity: 2, context: "shop"),
            PurchaseRequest("coins", quantity: 7, offerID: "spring", context: "level 4"),
        ]
        for request in requests {
            shop.store.answer(.pending, to: "coins")
            try await shop.pipeline.purchase(request)
        }
        let next = shop.restarted()
        for attempt in order {
            let quantity = attempt == "1" ? 2 : 7
            try await next.receive(
                .transaction(
                    Shop.signed(TransactionID("9\(attempt)"), at: 9, quantity: quantity, attempt: AttemptID(attempt))))
        }
        let completed = try await shop.completed()
        #expect(completed.map(\.attempt?.id.rawValue) == order)
        #expect(completed.allSatisfy { $0.transaction.quantity == $0.attempt?.quantity && $0.wasDeferred })
        #expect(Set(completed.compactMap(\.attempt?.request)) == Set(requests))
    }

    // RMStore, didFailTransaction: a transaction is left unfinished iff the code is 200, of whatever domain.
    @Test(
        "whether a transaction is finished never hangs on the number of an error",
        .bug("https://github.com/robotmedia/RMStore/issues/31"),
        arguments: ["RMStoreErrorDomain", "NSURLErrorDomain", "SKErrorDomain", "Example"], ["200", "0", "-1", "100"])
    func errorNumber(domain: String, code: String) async throws {
        let shop = Shop()
        let error = StoreError(domain: domain, code: code)
        shop.verifier.answer(.undecided(error), for: "1000")
        shop.verifier.answer(.rejected(error), for: "1001")
        shop.delivery.fail("1002", with: error)
        for _ in 0..<3 { #expect(try await shop.pipeline.purchase("coins").kind == "transactionFailed") }
        #expect(shop.store.finished.isEmpty && shop.delivery.granted.isEmpty)
    }

    // MKStoreKit: finished first, then counted, then saved; quantity ignored; a restored consumable counts again.
    @Test("a consumable that is reported, restored and taken up again counts once, with its quantity")
    func consumableCountsOnce() async throws {
        let shop = Shop()
        let bought = try #require(try await shop.pipeline.purchase("coins", quantity: 5).completed).transaction
        shop.store.setRestorable([bought])
        shop.store.addUnfinished(bought)
        for _ in 0..<2 {
            let next = shop.restarted()
            try await next.start()
            try await next.receive(.transaction(bought))
            #expect(try await next.restore().alreadyOwned == [bought])
        }
        #expect(shop.delivery.quantity(of: "coins") == 5)
        #expect(shop.delivery.calls.values.map(\.self) == [1])
        #expect(try await shop.completed().count == 1)
    }

    // Adapty, SK2Purchaser: what is not verified is finished, so it is never verified again.
    @Test("what could not be verified is not finished, and is verified when the store reports it again")
    func unverifiedIsKept() async throws {
        let shop = Shop()
        let reason = StoreError(domain: "VerificationError", code: "revokedCertificate")
        shop.verifier.answer(.undecided(reason), for: "5")
        shop.verifier.answer(.verified, for: "5")
        try await shop.pipeline.receive(.transaction(Shop.transaction("5")))
        #expect(shop.store.finished.isEmpty && shop.delivery.granted.isEmpty)
        try await shop.restarted().receive(.transaction(Shop.transaction("5")))
        #expect(shop.delivery.granted.count == 1 && shop.store.finished == ["5"])
    }

    // RevenueCat, TransactionPoster.shouldFinish: an unknown product is finished without an effect.
    @Test("a transaction of a product that nobody fetched is delivered before it is finished")
    func unknownProduct() async throws {
        let shop = Shop()
        let gone = Product(id: "gone", kind: .nonConsumable, referenceName: "Gone", price: nil)
        shop.delivery.fail("5", with: StoreError(domain: "Shelves", code: "unknownProduct"))
        try await shop.pipeline.receive(.transaction(Shop.transaction("5", of: gone)))
        #expect(shop.store.finished.isEmpty)
        shop.clock.advance(by: shop.policy.largestDelay)
        try await shop.pipeline.retryDue()
        #expect(shop.store.finished == ["5"] && shop.delivery.granted.count == 1)
    }

    // Two shipped tables of SKError are out of order from 11 on.
    @Test(
        "the codes of SKError from 11 on have Apple's numbers",
        arguments: [
            ("11", "invalidOfferIdentifier"), ("12", "invalidSignature"), ("13", "missingOfferParams"),
            ("14", "invalidOfferPrice"), ("15", "overlayCancelled"), ("16", "overlayInvalidConfiguration"),
            ("17", "overlayTimeout"), ("18", "ineligibleForOffer"), ("19", "unsupportedPlatform"),
            ("20", "overlayPresentedInBackgroundScene"),
        ])
    func errorNumbers(code: String, name: String) {
        let classifier = FailureClassifier()
        let byNumber = classifier.classify(StoreError(domain: "SKErrorDomain", code: code))
        let byName = classifier.classify(StoreError(domain: "SKErrorDomain", code: name))
        #expect(byNumber.kind == byName.kind && byNumber.messageID == byName.messageID)
        #expect(byNumber.isSilent == byName.isSilent && byNumber.retry == byName.retry)
        #expect(byName.kind != .unknown)
    }
}
