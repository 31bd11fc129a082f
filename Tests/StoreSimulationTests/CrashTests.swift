import PurchaseProcessing
import Purchases
import StoreSimulation
import Synchronization
import Testing

/// The app dies at every single call of a script, and is started again over what survives.
@Suite("An app that dies")
struct CrashTests {
    static let script: [SimulationStep] = [
        .buy("coins", quantity: 2), .defer("pro"), .approve("pro"), .interrupt("coins"), .resolve("coins"),
        .buy("basic", quantity: 1), .refund("coins"), .renew("basic"), .restore, .expire("basic"), .fetch([]),
    ]

    @Test(
        "whatever call it dies at, before it or after it, nothing is lost and nothing is granted twice",
        arguments: [true, false])
    func survivesEveryCall(isAfter: Bool) async throws {
        var deaths = 0
        while deaths < 1_000 {
            let fuse = Fuse(calls: deaths, burnsAfterCall: isAfter)
            let store = Shop.store()
            let journal = InMemoryJournal()
            let delivery = InMemoryDelivery()
            let mortal = MortalDelivery(delivery: delivery, fuse: fuse)
            var simulation = Simulation(
                store: store, journal: mortalJournal(over: journal, fuse), delivery: mortal)
            var hasDied = false
            for step in CrashTests.script {
                do {
                    try await simulation.perform(step)
                } catch is JournalError {
                    #expect(!hasDied, "one death a script")
                    hasDied = true
                    // The purchase that the dead app had begun may never have reached the store: then later steps about it
                    // make no sense, and are skipped below.
                    simulation = Simulation(store: store, journal: journal, delivery: delivery)
                    try await simulation.start()
                } catch is SimulationError {
                    #expect(hasDied, "'\(step)' makes sense in a life without death")
                }
            }
            try await Simulation(store: store, journal: journal, delivery: delivery).start()
            try await check(store.ledger, delivery, journal, death: deaths)
            if !hasDied { break }
            deaths += 1
        }
        #expect((60..<1_000).contains(deaths), "the script makes \(deaths) calls")
    }

    private func check(
        _ ledger: StoreLedger, _ delivery: InMemoryDelivery, _ journal: InMemoryJournal, death: Int
    ) async throws {
        let granted = Set(delivery.granted.keys.map(\.id))
        let withdrawn = Set(delivery.withdrawn.keys.map(\.id))
        for transaction in ledger.transactions {
            if transaction.isRevoked {
                #expect(
                    !granted.contains(transaction.id) || withdrawn.contains(transaction.id),
                    "death \(death): \(transaction.id) was taken back by the store alone")
            } else {
                #expect(granted.contains(transaction.id), "death \(death): \(transaction.id) was never granted")
            }
        }
        #expect(ledger.unfinishedTransactions.isEmpty, "death \(death)")
        let notifications = try await journal.notifications(after: 0, atMost: .max)
        #expect(notifications.map(\.sequence) == Array(1..<(notifications.count + 1)))
        let completed = notifications.compactMap { $0.event.completed?.transaction.id }
        #expect(Set(completed).count == completed.count, "death \(death): announced twice")
    }

    @Test("a delivery that failed is tried again at the next start, and granted once")
    func deliversAfterFailure() async throws {
        let bench = Bench()
        bench.delivery.fail("1000", with: StoreError(domain: "Disk", code: "full"))
        let failed = try await bench.run("buy coins 2")
        #expect(failed.map(\.kind) == ["transactionFailed"])
        #expect(failed.first?.failed?.failure.kind == .deliveryFailed)
        #expect(bench.store.ledger.unfinishedTransactions.map(\.id) == ["1000"])
        let completed = try await bench.run("restart")
        #expect(completed.map(\.kind) == ["transactionCompleted"])
        #expect(bench.delivery.quantity(of: "coins") == 2)
        #expect(bench.store.ledger.unfinishedTransactions.isEmpty)
    }
}

/// Counts calls, and burns through at one of them: from then on everything fails, as for a process that is gone.
private final class Fuse: Sendable {
    private let left: Mutex<Int>
    let burnsAfterCall: Bool

    init(calls: Int, burnsAfterCall: Bool) {
        left = Mutex(calls)
        self.burnsAfterCall = burnsAfterCall
    }

    /// Whether the process is still there.
    var isWhole: Bool { left.withLock { $0 >= 0 } }

    /// Whether the call is made, and whether its caller lives to see the answer.
    func burn() -> (isMade: Bool, isAnswered: Bool) {
        left.withLock { left in
            left -= 1
            return (left >= 0 || (left == -1 && burnsAfterCall), left >= 0)
        }
    }
}

/// A journal whose process is gone once the fuse has burned through.
private func mortalJournal(over journal: InMemoryJournal, _ fuse: Fuse) -> InterceptedJournal {
    InterceptedJournal(journal) { _, moment throws(JournalError) in
        let isAlive = moment == .before ? fuse.burn().isMade : fuse.isWhole
        guard isAlive else { throw JournalError(code: .inputOutput, context: "the process is gone") }
    }
}

private struct MortalDelivery: ContentDelivery {
    let delivery: InMemoryDelivery
    let fuse: Fuse

    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        let (isMade, isAnswered) = fuse.burn()
        if isMade { try await delivery.deliver(transaction, claim: claim) }
        if !isAnswered { throw JournalError(code: .inputOutput, context: "the process is gone") }
    }

    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        let (isMade, isAnswered) = fuse.burn()
        if isMade { try await delivery.withdraw(transaction, claim: claim) }
        if !isAnswered { throw JournalError(code: .inputOutput, context: "the process is gone") }
    }
}
