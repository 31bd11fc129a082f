import PurchaseProcessing
import Purchases
import StoreSimulation
import Testing

@Suite("How a subscription stands")
struct SubscriptionStandingTests {
    @Test(
        "what changes about a subscription is announced once",
        arguments: [
            (["grace basic"], ["gracePeriodBegan"]),
            (["retry basic"], ["billingRetryBegan"]),
            (["grace basic", "recover basic"], ["gracePeriodBegan", "billingRecovered"]),
            (["grace basic", "advance P17D"], ["gracePeriodBegan", "billingRetryBegan"]),
            (["retry basic", "recover basic"], ["billingRetryBegan", "billingRecovered"]),
            (["change basic premium"], ["planChangeScheduled"]),
            (["change basic premium", "change basic basic"], ["planChangeScheduled", "planChangeWithdrawn"]),
            (["change basic premium", "advance P1M"], ["planChangeScheduled", "planChanged"]),
            (["change basic premium", "renew basic"], ["planChangeScheduled", "planChanged"]),
            (["autorenew basic on", "autorenew basic off"], ["renewalTurnedOff"]),
            (
                ["autorenew basic on", "autorenew basic off", "autorenew basic on"],
                ["renewalTurnedOff", "renewalTurnedOn"]
            ),
            (["increase basic", "consent basic"], ["priceIncreaseAnnounced", "priceIncreaseAccepted"]),
        ])
    func announces(steps: [String], changes: [String]) async throws {
        let bench = Bench()
        try await bench.run("buy basic")
        var heard: [PurchaseEvent] = []
        for step in steps { heard += try await bench.run(step) }
        let kinds = heard.compactMap { event -> String? in
            guard case .subscriptionChanged(let change) = event else { return nil }
            return change.kind.rawValue
        }
        #expect(kinds == changes)
    }

    @Test("a grace period keeps what was bought for sixteen days, a retry keeps nothing")
    func entitles() async throws {
        for (step, days) in [("grace basic", 16), ("retry basic", 0)] {
            let bench = Bench()
            try await bench.run("buy basic", step)
            let status = try #require(bench.store.ledger.status(ofSubscription: "1000"))
            let end = try #require(status.transaction.expirationDate)
            #expect(end == bench.store.now)
            #expect(status.gracePeriodEnd == (days > 0 ? end.adding(milliseconds: Int64(days) * 86_400_000) : nil))
        }
    }

    @Test("a payment that fails for sixty days ends the subscription")
    func ends() async throws {
        let bench = Bench()
        try await bench.run("buy basic", "retry basic")
        #expect(try await bench.run("advance P59D").isEmpty)
        #expect(try await bench.run("advance P1D").map(\.kind) == ["subscriptionExpired"])
    }

    @Test("without consent to a higher price the subscription ends at the end of the period")
    func needsConsent() async throws {
        let bench = Bench()
        try await bench.run("buy basic", "increase basic")
        #expect(try await bench.run("advance P1M").map(\.kind) == ["subscriptionExpired"])
        let other = Bench()
        try await other.run("buy basic", "increase basic", "consent basic")
        #expect(try await other.run("advance P1M").map(\.kind) == ["transactionCompleted"])
    }

    @Test("another plan that is bought at once leaves the present one upgraded, and the buyer has the new one alone")
    func upgrades() async throws {
        let bench = Bench()
        try await bench.run("buy basic", "buy premium")
        let transactions = bench.store.ledger.transactions
        #expect(transactions.map(\.isUpgraded) == [true, false])
        #expect(bench.store.ledger.unfinishedTransactions.isEmpty)
        let pipeline = TransactionPipeline(store: bench.store, journal: bench.journal, delivery: bench.delivery)
        #expect(
            try await pipeline.entitlements(at: bench.store.now).keys.sorted { $0.rawValue < $1.rawValue } == [
                "premium"
            ])
    }

    @Test("a refund that is reversed gives back, and a second refund takes back once more")
    func reverses() async throws {
        let bench = Bench()
        let heard = try await bench.run("buy coins 3", "refund coins", "reverse coins", "refund coins")
        #expect(
            heard.map(\.kind) == [
                "transactionCompleted", "transactionRevoked", "transactionReinstated", "transactionRevoked",
            ])
        #expect(bench.delivery.quantity(of: "coins") == 0)
    }

    @Test(
        "a step about what is not there changes nothing and says so",
        arguments: [
            ("reverse coins", SimulationError.Code.nothingToReverse), ("grace basic", .noSubscription),
            ("retry basic", .noSubscription), ("autorenew basic off", .noSubscription),
            ("increase basic", .noSubscription), ("change basic premium", .noSubscription),
            ("recover basic", .nothingToRecover), ("consent basic", .nothingToAgreeTo),
        ])
    func refuses(step: String, code: SimulationError.Code) async throws {
        let bench = Bench()
        let before = bench.store.ledger
        let error = await #expect(throws: SimulationError.self) { try await bench.run(step) }
        #expect(error?.code == code)
        #expect(bench.store.ledger == before)
    }

    @Test("the account of a request goes with the transaction, also by way of an approval and a file")
    func carriesAccount() async throws {
        let store = Shop.store()
        store.next(purchaseOf: "coins", .isDeferred)
        let request = PurchaseRequest("coins", account: AccountToken("ada"))
        _ = try await store.purchase(PurchaseAttempt(id: AttemptID("1"), request: request))
        let ledger = try StoreLedger(parsing: Array(store.ledger.text.utf8))
        #expect(ledger == store.ledger)
        let other = SimulatedStore(catalogue: store.catalogue, ledger: ledger)
        _ = try other.change(.approve("coins"))
        #expect(other.ledger.transactions.map(\.account) == [AccountToken("ada")])
    }
}
