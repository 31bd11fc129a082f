import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("A race that others lost", .timeLimit(.minutes(10)))
struct RaceDefectTests {
    @Test(
        "a purchase and the listener bring the same transaction: one success, no failure",
        .bug("https://github.com/woocommerce/woocommerce-ios/pull/8124"), arguments: [true, false])
    func listenerIsQuicker(isNamed: Bool) async throws {
        let shop = Shop()
        let gate = Gate()
        let transaction = Shop.signed("5", at: 9, attempt: isNamed ? AttemptID("1") : nil)
        var store = InterceptedStore(shop.store)
        store.onPurchase = { _ in
            await gate.pass()
            return .purchased(transaction)
        }
        let pipeline = shop.pipeline(store: store)
        let purchase = Task { try await pipeline.purchase("coins") }
        try await eventually("the store was asked") { gate.isAwaited }
        try await pipeline.receive(.transaction(transaction))
        gate.open()
        let end = try await purchase.value
        #expect(end.completed?.transaction == transaction && end.completed?.attempt?.id.rawValue == "1")
        #expect(try await shop.announced() == [end])
        #expect(shop.delivery.calls.values.map(\.self) == [1])
    }

    @Test(
        "“already recorded” by the server is a success of the delivery, told as one",
        .bug("https://github.com/woocommerce/woocommerce-ios/pull/8124"),
        .bug("https://github.com/hyochan/react-native-iap/issues/3185"))
    func alreadyRecorded() async throws {
        let shop = Shop()
        // The crash came between the delivery and the record of it.
        try await shop.delivery.deliver(
            Shop.transaction("1000"), claim: DeliveryClaim(key: TransactionKey(id: "1000", kind: .grant), token: 1))
        #expect(try await shop.pipeline.purchase("coins").kind == "transactionCompleted")
        #expect(shop.delivery.quantity(of: "coins") == 1 && shop.store.finished == ["1000"])
    }

    @Test(
        "a purchase that begins while a listener hears of the end of the one before is no second one at once",
        .bug("https://github.com/RevenueCat/purchases-ios/pull/313"),
        .bug("https://github.com/RevenueCat/purchases-ios/issues/291"),
        arguments: ["transactionCompleted", "purchaseCancelled", "transactionFailed", "transactionDeferred"])
    func againInCompletion(kind: String) async throws {
        let shop = Shop()
        switch kind {
        case "purchaseCancelled":
            shop.store.answer(.failure(StoreError(domain: "SKErrorDomain", code: "2")), to: "coins")
        case "transactionFailed":
            shop.store.answer(.failure(StoreError(domain: "SKErrorDomain", code: "3")), to: "coins")
        case "transactionDeferred": shop.store.answer(.pending, to: "coins")
        default: break
        }
        let listener = Task { () -> PurchaseEvent? in
            for try await notification in shop.pipeline.notifications() where notification.event.kind == kind {
                return try await shop.pipeline.purchase("coins")
            }
            return nil
        }
        #expect(try await shop.pipeline.purchase("coins").kind == kind)
        #expect(try await listener.value?.kind == "transactionCompleted")
    }

    @Test(
        "the next purchase may begin as soon as the end of the one before is in the journal",
        .bug("https://github.com/RevenueCat/purchases-ios/pull/313"),
        arguments: [
            ScriptedStore.Answer.failure(StoreError(domain: "SKErrorDomain", code: "2")),
            .failure(StoreError(domain: "SKErrorDomain", code: "3")), .pending, .purchased(Shop.transaction("5")),
        ])
    func againAtOnce(answer: ScriptedStore.Answer) async throws {
        let shop = Shop()
        shop.store.answer(answer, to: "coins")
        let pipelines = Collected<TransactionPipeline>()
        // The pipeline holds the journal, and the journal this list.
        defer { pipelines.removeAll() }
        let ends = Collected<PurchaseEvent?>()
        let journal = InterceptedJournal(shop.journal) { [memory = shop.journal] call, moment throws(JournalError) in
            guard call == .commit, moment == .after, ends.all.isEmpty,
                try await memory.notifications(after: 0, atMost: 100).last?.event.kind != "progress"
            else { return }
            ends.add(nil)
            ends.add(try? await pipelines.all.first?.purchase("coins"))
        }
        let pipeline = shop.pipeline(journal: journal)
        pipelines.add(pipeline)
        try await pipeline.purchase("coins")
        #expect(ends.all.last??.kind == "transactionCompleted")
    }

    @Test(
        "the next purchase of a consumable waits until the store knows of the one before, and is a new one",
        .bug("https://github.com/RevenueCat/purchases-ios/pull/2148"),
        .bug("https://github.com/RevenueCat/purchases-ios/pull/1965"),
        .bug("https://github.com/RevenueCat/purchases-ios/issues/2086"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/275"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/700"))
    func finishIsAwaited() async throws {
        let shop = Shop()
        let gate = Gate()
        var store = InterceptedStore(shop.store)
        store.onFinish = { _ in await gate.pass() }
        // A store that gives the old transaction again as long as it is not finished.
        store.onPurchase = { [inner = shop.store] attempt throws(StoreError) in
            if let old = try await inner.unfinishedTransactions().first { return .purchased(old) }
            return try await inner.purchase(attempt)
        }
        let pipeline = shop.pipeline(store: store)
        let first = Task { try await pipeline.purchase("coins") }
        try await eventually("the store is being told") { gate.isAwaited }
        #expect(try await shop.announced().isEmpty)
        let early = try await pipeline.purchase("coins")
        #expect(early.failed?.failure.kind == .inProgress)
        gate.open()
        #expect(try await first.value.completed?.transaction.id == "1000")
        #expect(try await pipeline.purchase("coins").completed?.transaction.id == "1001")
        #expect(shop.delivery.quantity(of: "coins") == 2)
    }

    @Test(
        "a finish that failed is made up for before the old transaction could count as a new purchase",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/700"))
    func oldTransactionAgain() async throws {
        let shop = Shop()
        shop.store.setFinishFailure(StoreError(domain: "NSURLErrorDomain", code: "-1009"))
        let first = try #require(try await shop.pipeline.purchase("coins").completed)
        shop.store.setFinishFailure(nil)
        shop.store.answer(.purchased(first.transaction), to: "coins")
        let second = try await shop.pipeline.purchase("coins")
        #expect(second.failed?.failure.kind == .alreadyOwned && second.failed?.transaction == first.transaction)
        #expect(shop.delivery.quantity(of: "coins") == 1 && shop.store.finished == ["1000"])
    }

    @Test(
        "products that somebody else asked for, as many as one asked for, are no answer",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/212"))
    func productsByIdentifier() async throws {
        let shop = Shop()
        var store = InterceptedStore(shop.store)
        store.onProducts = { _ in [Shop.coins, Shop.book] }
        let pipeline = shop.pipeline(store: store)
        let end = try await pipeline.fetchProducts(["book", "other"])
        #expect(end == .productsFetched(products: [Shop.book], invalidProductIdentifiers: ["other"]))
    }

    @Test(
        "ten taps at once ask the store once, and each has its end",
        .bug("https://github.com/MugunthKumar/MKStoreKit/issues/132"),
        .bug("https://github.com/RevenueCat/purchases-ios/pull/2991"))
    func taps() async throws {
        let shop = Shop()
        shop.store.hold("coins")
        let taps = (0..<10).map { _ in Task { try await shop.pipeline.purchase("coins") } }
        try await eventually("nine were refused") { try await shop.announced().count == 9 }
        shop.store.letGo("coins")
        var kinds: [String] = []
        for tap in taps { kinds.append(try await tap.value.kind) }
        #expect(kinds.filter { $0 == "transactionCompleted" }.count == 1)
        #expect(kinds.filter { $0 == "transactionFailed" }.count == 9)
        #expect(shop.store.asked.count == 1 && shop.delivery.quantity(of: "coins") == 1)
        #expect(try await shop.announced().count == 10)
    }
}
