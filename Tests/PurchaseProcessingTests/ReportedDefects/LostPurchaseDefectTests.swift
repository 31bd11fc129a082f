import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("A purchase that others lost", .timeLimit(.minutes(10)))
struct LostPurchaseDefectTests {
    @Test(
        "is finished only after it is delivered and the delivery is in the journal",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/50"),
        .bug("https://github.com/robotmedia/RMStore/pull/139"),
        .bug("https://github.com/robotmedia/RMStore/issues/172"),
        .bug("https://github.com/robotmedia/RMStore/issues/151"))
    func finishedLast() async throws {
        let shop = Shop()
        let key = TransactionKey(id: "1000", kind: .grant)
        let seen = Collected<TransactionState?>()
        var store = InterceptedStore(shop.store)
        store.onFinish = { [journal = shop.journal, delivery = shop.delivery] _ in
            guard delivery.granted[key] != nil else { return seen.add(nil) }
            seen.add((try? await journal.entry(for: key))?.state)
        }
        try await shop.pipeline(store: store).purchase("coins")
        #expect(seen.all == [.delivered])
        #expect(shop.store.finished == ["1000"])
    }

    @Test(
        "while nobody can verify it stays unfinished, and blocks neither its product nor another",
        .bug("https://github.com/robotmedia/RMStore/issues/31"),
        .bug("https://github.com/j3k0/cordova-plugin-purchase/issues/242"),
        .bug("https://github.com/j3k0/cordova-plugin-purchase/issues/802"),
        .bug("https://github.com/soomla/ios-store/issues/43"))
    func verifierOutage() async throws {
        let shop = Shop()
        let outage = StoreError(domain: "NSURLErrorDomain", code: "-1004")
        shop.verifier.answer(.undecided(outage), for: "1000")
        shop.verifier.answer(.undecided(outage), for: "1000")
        shop.verifier.answer(.verified, for: "1000")
        let end = try await shop.pipeline.purchase("coins")
        #expect(end.failed?.failure.messageID == "verify.later" && end.failed?.failure.charged != .no)
        #expect(try await shop.pipeline.purchase("coins").completed?.transaction.id == "1001")
        #expect(try await shop.pipeline.purchase("book").kind == "transactionCompleted")
        #expect(!shop.store.finished.contains("1000"))
        // It is tried again when its wait is over, and told once more when it is through.
        for _ in 0..<3 {
            shop.clock.advance(by: shop.policy.largestDelay)
            try await shop.pipeline.retryDue()
        }
        #expect(shop.store.finished == ["1001", "1002", "1000"])
        #expect(try await shop.completed().map(\.transaction.id) == ["1001", "1002", "1000"])
        #expect(try await shop.announced().filter { $0.kind == "transactionFailed" }.count == 1)
    }

    @Test(
        "when the program died is delivered at the next launch, though nobody asked for it there",
        .bug("https://github.com/robotmedia/RMStore/pull/182"),
        .bug("https://github.com/chirag04/react-native-in-app-utils/issues/31"),
        arguments: [InterceptedJournal.Moment.before, .after], 1...5)
    func programDies(moment: InterceptedJournal.Moment, atCommit number: Int) async throws {
        let shop = Shop()
        let commits = Collected<Int>()
        let dying = InterceptedJournal(shop.journal) { call, when throws(JournalError) in
            guard call == .commit else { return }
            if when == .before { commits.add(1) }
            if commits.all.count > number || (commits.all.count == number && when == moment) {
                throw JournalError(code: .inputOutput, context: "dead")
            }
        }
        _ = try? await shop.pipeline(journal: dying).purchase("coins", quantity: 3)
        let wasCharged = try await !shop.store.unfinishedTransactions().isEmpty || !shop.store.finished.isEmpty
        for _ in 0..<3 {
            try await shop.restarted().start()
            shop.clock.advance(by: shop.policy.largestDelay)
        }
        #expect(shop.delivery.quantity(of: "coins") == (wasCharged ? 3 : 0))
        #expect(Set(shop.store.finished) == (wasCharged ? ["1000"] : []))
        let completed = try await shop.completed()
        #expect(completed.count == (wasCharged ? 1 : 0))
        #expect(completed.allSatisfy { $0.attempt?.quantity == 3 }, "the new run knows who asked")
    }

    @Test(
        "that was taken up before anybody listened is told to whoever comes later",
        .bug("https://github.com/flutter/flutter/issues/64294"),
        .bug("https://github.com/flutter/flutter/issues/60763"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/146"),
        .bug("https://github.com/libgdx/gdx-pay/issues/192"))
    func lateListeners() async throws {
        let shop = Shop()
        shop.store.addUnfinished(Shop.transaction("5"))
        try await shop.pipeline.start()
        for _ in 0..<2 {
            var iterator = shop.pipeline.notifications().makeAsyncIterator()
            #expect(try await iterator.next()?.event.completed?.transaction.id == "5")
        }
        // Also in another run, where it is not taken up again.
        let next = shop.restarted()
        try await next.start()
        var iterator = next.notifications(for: "screen").makeAsyncIterator()
        #expect(try await iterator.next()?.event.completed?.transaction.id == "5")
        #expect(shop.delivery.calls.values.map(\.self) == [1])
    }

    @Test(
        "is told when everything is as it is told, never before",
        .bug("https://github.com/MugunthKumar/MKStoreKit/issues/151"))
    func stateFirst() async throws {
        let shop = Shop()
        let listener = Task { () -> [Bool] in
            var isRight: [Bool] = []
            for try await notification in shop.pipeline.notifications() {
                guard let completed = notification.event.completed else { continue }
                let id = completed.transaction.id
                let entry = try await shop.journal.entry(for: TransactionKey(id: id, kind: .grant))
                isRight.append(
                    entry?.state == .finished && shop.store.finished.contains(id)
                        && shop.delivery.granted[TransactionKey(id: id, kind: .grant)] != nil)
                if isRight.count == 10 { break }
            }
            return isRight
        }
        for _ in 0..<10 { try await shop.pipeline.purchase("coins") }
        #expect(try await listener.value == Array(repeating: true, count: 10))
    }

    @Test(
        "after it was interrupted is matched to the attempt that was told “not finished”",
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/623"),
        .bug("https://github.com/bizz84/SwiftyStoreKit/issues/537"),
        .bug("https://github.com/j3k0/cordova-plugin-purchase/issues/1243"),
        .bug("https://github.com/flutter/flutter/issues/105979"),
        arguments: [true, false])
    func interrupted(isRestarted: Bool) async throws {
        let shop = Shop()
        let terms = StoreError(
            domain: "SKErrorDomain", code: "0", underlying: [StoreError(domain: "ASDServerErrorDomain", code: "3038")])
        shop.store.answer(.failure(terms), to: "coins")
        let failed = try #require(try await shop.pipeline.purchase("coins", quantity: 4).failed)
        #expect(failed.failure.kind == .interrupted && failed.failure.charged != .yes)
        let late = Shop.signed("5", at: 9, quantity: 4)
        shop.store.addUnfinished(late)
        if isRestarted {
            try await shop.restarted().start()
        } else {
            try await shop.pipeline.receive(.transaction(late))
        }
        let completed = try #require(try await shop.completed().first)
        #expect(completed.attempt == failed.attempt && completed.transaction == late)
        #expect(shop.delivery.quantity(of: "coins") == 4)
    }

    @Test(
        "whose answer got lost asks the store what it knows, and completes",
        .bug("https://github.com/hyodotdev/openiap/issues/257"),
        arguments: ["-1001", "-1005"])
    func ambiguousAnswer(code: String) async throws {
        let shop = Shop()
        var store = InterceptedStore(shop.store)
        store.onPurchase = { [inner = shop.store] attempt throws(StoreError) in
            _ = try await inner.purchase(attempt)
            throw StoreError(domain: "NSURLErrorDomain", code: code)
        }
        let pipeline = shop.pipeline(store: store)
        let end = try await pipeline.purchase("coins", quantity: 2)
        #expect(end.kind == "transactionCompleted")
        let completed = try #require(try await shop.completed().first)
        #expect(completed.attempt?.id.rawValue == "1" && completed.attempt?.quantity == 2)
        #expect(shop.delivery.quantity(of: "coins") == 2)
    }
}
