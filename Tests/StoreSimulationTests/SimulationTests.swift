import PurchaseProcessing
import Purchases
import StoreSimulation
import Testing

@Suite("Performing steps")
struct SimulationTests {
    // MARK: - Products

    @Test("fetch without names brings everything that is sold")
    func fetchesAll() async throws {
        let events = try await Bench().run("fetch")
        guard case .productsFetched(let products, let invalid) = try #require(events.first) else {
            Issue.record("expected products, got \(events)")
            return
        }
        #expect(products == Shop.products)
        #expect(invalid.isEmpty)
        #expect(events.count == 1)
    }

    @Test("fetch reports exactly the identifiers that the store does not know")
    func reportsInvalidIdentifiers() async throws {
        let events = try await Bench().run("fetch nope coins nada")
        guard case .productsFetched(let products, let invalid) = try #require(events.first) else {
            Issue.record("expected products, got \(events)")
            return
        }
        #expect(products.map(\.id) == ["coins"])
        #expect(invalid == ["nope", "nada"])
    }

    // MARK: - Purchases

    @Test("buy charges the price times the quantity and grants the quantity once")
    func buys() async throws {
        let bench = Bench()
        let events = try await bench.run("buy coins 3")
        let completed = try #require(events.first?.completed)
        #expect(completed.transaction.id == "1000")
        #expect(completed.transaction.quantity == 3)
        #expect(completed.transaction.price == Shop.money("2.97"))
        #expect(completed.transaction.purchaseDate == StoreLedger.defaultOpening)
        #expect(completed.attempt?.productID == "coins")
        #expect(!completed.wasDeferred)
        #expect(bench.delivery.quantity(of: "coins") == 3)
        #expect(bench.store.ledger.unfinishedTransactions.isEmpty)
    }

    @Test("transactions are numbered from 1000")
    func numbersTransactions() async throws {
        let events = try await Bench().run("buy coins", "buy pro", "buy season")
        #expect(events.compactMap { $0.completed?.transaction.id } == ["1000", "1001", "1002"])
    }

    @Test("a non-consumable is bought once: the second time it is owned already, and nothing is charged")
    func buysOnce() async throws {
        let bench = Bench()
        let events = try await bench.run("buy pro", "buy pro")
        #expect(events.map(\.kind) == ["transactionCompleted", "transactionFailed"])
        #expect(events.last?.failed?.failure.kind == .alreadyOwned)
        #expect(bench.store.ledger.transactions.count == 1)
        #expect(bench.delivery.quantity(of: "pro") == 1)
    }

    @Test("a product that is not sold is unavailable, and the buyer is told")
    func buysUnknown() async throws {
        let events = try await Bench().run("buy nope")
        #expect(events.map(\.kind) == ["transactionFailed"])
        #expect(events.first?.failed?.failure.kind == .productUnavailable)
    }

    @Test("a quantity that no store sells at once is refused, and nothing is charged", arguments: [0, 11, 999_999_999])
    func refusesQuantity(quantity: Int) async throws {
        let bench = Bench()
        let events = try await bench.run("buy coins \(quantity)")
        #expect(events.first?.failed?.failure.kind == .quantityInvalid)
        #expect(bench.store.ledger.transactions.isEmpty)
    }

    @Test("the store itself refuses such a quantity too", arguments: [-1, 0, 11])
    func storeRefusesQuantity(quantity: Int) async throws {
        let attempt = PurchaseAttempt(id: AttemptID("1"), productID: "coins", quantity: quantity)
        await #expect(throws: StoreError(domain: "Product.PurchaseError", code: "invalidQuantity")) {
            try await Shop.store().purchase(attempt)
        }
    }

    @Test("cancel ends silently, and the next purchase succeeds")
    func cancels() async throws {
        let events = try await Bench().run("cancel coins", "buy coins")
        #expect(events.map(\.kind) == ["purchaseCancelled", "transactionCompleted"])
        #expect(events.first?.failed?.failure.isSilent == true)
    }

    @Test("fail keeps domain, code and what lies beneath")
    func fails() async throws {
        let events = try await Bench().run("fail coins SKErrorDomain 3 Some.Domain:17")
        let error = try #require(events.first?.failed?.failure.error)
        #expect(events.count == 1)
        #expect(
            error
                == StoreError(
                    domain: "SKErrorDomain", code: "3", underlying: [StoreError(domain: "Some.Domain", code: "17")]))
    }

    @Test("an outcome is for its own purchase, also where the store was not asked")
    func forgetsOutcomes() async throws {
        let events = try await Bench().run("payments off", "cancel coins", "payments on", "buy coins")
        #expect(events.map(\.kind) == ["transactionFailed", "transactionCompleted"])
    }

    // MARK: - Waiting

    @Test("a deferred purchase that is approved completes with its attempt")
    func approves() async throws {
        let bench = Bench()
        let deferred = try await bench.run("defer pro")
        #expect(deferred.map(\.kind) == ["transactionDeferred"])
        #expect(bench.store.ledger.transactions.isEmpty)
        #expect(bench.delivery.quantity(of: "pro") == 0)
        let completed = try #require(try await bench.run("approve pro").first?.completed)
        #expect(completed.wasDeferred)
        guard case .transactionDeferred(let attempt)? = deferred.first else { return }
        #expect(completed.attempt == attempt)
        #expect(bench.delivery.quantity(of: "pro") == 1)
        #expect(bench.store.ledger.deferredAttempts.isEmpty)
    }

    @Test("a deferred purchase that is declined fails with its attempt, and nothing is charged")
    func declines() async throws {
        let bench = Bench()
        let events = try await bench.run("defer pro", "decline pro")
        #expect(events.map(\.kind) == ["transactionDeferred", "transactionFailed"])
        #expect(events.last?.failed?.failure.kind == .declined)
        #expect(events.last?.failed?.attempt != nil)
        #expect(bench.store.ledger.transactions.isEmpty)
    }

    @Test("two waiting purchases of one product keep their attempts apart, through a restart")
    func keepsAttemptsApart() async throws {
        let bench = Bench()
        let events = try await bench.run("defer coins", "defer coins", "restart", "approve coins", "decline coins")
        try #require(events.count == 4)
        #expect(
            events.map(\.kind) == [
                "transactionDeferred", "transactionDeferred", "transactionCompleted", "transactionFailed",
            ])
        #expect(events[2].completed?.attempt?.id == AttemptID("1"))
        #expect(events[3].failed?.attempt?.id == AttemptID("2"))
    }

    @Test("an interrupted purchase that is resolved is matched to its attempt")
    func resolves() async throws {
        let bench = Bench()
        let events = try await bench.run("interrupt coins", "restart", "resolve coins")
        #expect(events.map(\.kind) == ["transactionFailed", "transactionCompleted"])
        #expect(events.first?.failed?.failure.kind == .interrupted)
        #expect(events.last?.completed?.attempt == events.first?.failed?.attempt)
        #expect(events.last?.completed?.wasDeferred == false)
        #expect(bench.delivery.quantity(of: "coins") == 1)
    }

    @Test("what was bought meanwhile is approved without a second charge, and the attempt has its answer")
    func approvesOwned() async throws {
        let bench = Bench()
        let events = try await bench.run("defer pro", "buy pro", "approve pro")
        let last = try #require(events.last?.completed)
        #expect(last.wasDeferred)
        #expect(last.transaction.price == Shop.money("0"))
        #expect(last.transaction.originalID == "1000")
    }

    // MARK: - Restore

    @Test("restore tells what came back, what was here, and what was never bought")
    func restores() async throws {
        let store = Shop.store()
        let nothing = try await Bench(store: store).run("restore")
        #expect(nothing.first?.summary?.outcome == .nothing)
        let first = Bench(store: store)
        let owned = try await first.run("buy pro", "buy coins", "restore").last?.summary
        #expect(owned?.outcome == .alreadyOwned)
        #expect(owned?.alreadyOwned.map(\.productID) == ["pro"])
        // Another device of the same buyer: nothing is in its journal.
        let second = Bench(store: store)
        let restored = try await second.run("restore").last?.summary
        #expect(restored?.outcome == .restored)
        #expect(restored?.restored.map(\.productID) == ["pro"])
        #expect(second.delivery.quantity(of: "pro") == 1)
        #expect(second.delivery.quantity(of: "coins") == 0)
    }

    @Test("restore tells ended and revoked purchases apart")
    func restoresEnded() async throws {
        let bench = Bench()
        let summary = try await bench.run(
            "buy basic", "buy pro", "refund pro", "buy season", "expire basic", "restore"
        ).last?.summary
        #expect(summary?.expired.map(\.productID) == ["basic"])
        #expect(summary?.revoked.map(\.productID) == ["pro"])
        #expect(summary?.alreadyOwned.map(\.productID) == ["season"])
    }

    // MARK: - Refunds

    @Test("a refund is announced and takes back what was granted, once")
    func refunds() async throws {
        let bench = Bench()
        let events = try await bench.run("buy coins 2", "buy coins 3", "refund coins", "restart")
        #expect(events.map(\.kind) == ["transactionCompleted", "transactionCompleted", "transactionRevoked"])
        guard case .transactionRevoked(let revoked)? = events.last else { return }
        #expect(revoked.id == "1001")
        #expect(revoked.signedDate > revoked.purchaseDate)
        #expect(bench.delivery.quantity(of: "coins") == 2)
        #expect(bench.delivery.withdrawn.count == 1)
        #expect(bench.store.ledger.unfinishedTransactions.isEmpty)
    }

    @Test("after a refund a non-consumable can be bought again")
    func buysAfterRefund() async throws {
        let bench = Bench()
        let events = try await bench.run("buy pro", "refund pro", "buy pro")
        #expect(events.map(\.kind) == ["transactionCompleted", "transactionRevoked", "transactionCompleted"])
        #expect(bench.delivery.quantity(of: "pro") == 1)
    }

    // MARK: - Conditions

    @Test("without permission to pay a purchase ends with notAllowed, and nothing is charged")
    func forbidsPayments() async throws {
        let bench = Bench()
        let events = try await bench.run("payments off", "buy coins", "payments on", "buy coins")
        #expect(events.map(\.kind) == ["transactionFailed", "transactionCompleted"])
        #expect(events.first?.failed?.failure.kind == .notAllowed)
    }

    @Test("without a connection every operation ends with offline")
    func isOffline() async throws {
        let events = try await Bench().run("offline", "fetch", "buy coins", "restore", "online", "buy coins")
        #expect(
            events.map(\.kind) == ["productsFailed", "transactionFailed", "restoreFinished", "transactionCompleted"])
        guard events.count == 4, case .productsFailed(let failure) = events[0] else { return }
        #expect(failure.kind == .offline)
        #expect(events[1].failed?.failure.error == StoreError(domain: "NSURLErrorDomain", code: "-1009"))
        #expect(events[2].summary?.failure?.kind == .offline)
    }

    @Test("what the store has to say while offline is heard when the connection is back")
    func holdsUpdates() async throws {
        let bench = Bench()
        let silence = try await bench.run(
            "defer pro", "buy coins", "offline", "approve pro", "refund pro", "refund coins", "restart")
        #expect(silence.map(\.kind) == ["transactionDeferred", "transactionCompleted"])
        let heard = try await bench.run("online")
        // The approval was taken back before anybody heard of it: it is reported once, as it stands.
        #expect(heard.map(\.kind) == ["transactionRevoked", "transactionRevoked"])
        #expect(bench.delivery.quantity(of: "pro") == 0)
        #expect(bench.delivery.quantity(of: "coins") == 0)
        #expect(try await bench.run("online", "restart").isEmpty)
    }

    @Test("another storefront brings the products again, in its currency")
    func movesStorefront() async throws {
        let bench = Bench()
        let events = try await bench.run("fetch pro", "storefront JPN", "buy pro", "storefront USA", "storefront USA")
        #expect(
            events.map(\.kind) == ["productsFetched", "productsFetched", "transactionCompleted", "productsFetched"])
        guard events.count == 4, case .productsFetched(let products, _) = events[1] else { return }
        #expect(products.map(\.price) == [Shop.money("4.99", "JPY")])
        #expect(events[2].completed?.transaction.price == Shop.money("4.99", "JPY"))
    }

    // MARK: - Steps that make no sense

    @Test(
        "a step about something that is not there names it and changes nothing",
        arguments: [
            ("approve pro", SimulationError.Code.nothingDeferred, "pro"),
            ("decline coins", .nothingDeferred, "coins"),
            ("resolve pro", .nothingInterrupted, "pro"),
            ("refund nope", .nothingToRefund, "nope"),
            ("renew basic", .nothingToRenew, "basic"),
            ("renew coins", .nothingToRenew, "coins"),
            ("expire basic", .nothingToExpire, "basic"),
            ("storefront XXX", .unknownStorefront, "XXX"),
            ("advance P9000Y", .clockOutOfRange, "P9000Y"),
        ])
    func refusesStep(step: String, code: SimulationError.Code, named: String) async throws {
        let bench = Bench()
        let before = bench.store.ledger
        let error = await #expect(throws: SimulationError.self) { try await bench.run(step) }
        #expect(error?.code == code)
        #expect(error?.message.contains("'\(named)'") == true)
        #expect(bench.store.ledger == before)
        #expect(try await bench.transcript().isEmpty)
    }
}

extension PurchaseEvent {
    var completed: CompletedPurchase? {
        if case .transactionCompleted(let purchase) = self { purchase } else { nil }
    }

    var failed: FailedPurchase? {
        switch self {
        case .transactionFailed(let purchase), .purchaseCancelled(let purchase): purchase
        default: nil
        }
    }

    var summary: RestoreSummary? {
        if case .restoreFinished(let summary) = self { summary } else { nil }
    }
}
