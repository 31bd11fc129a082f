import PurchaseProcessing
import Purchases
import Testing

/// What many tasks share; the thread sanitizer looks at it in CI, which sees a race only where it is tried often.
@Suite("Many tasks at once", .timeLimit(.minutes(10)))
struct ManyTasksTests {
    private static let tasks = 8
    private static let rounds = 100_000

    @Test("share one journal in memory: each change is made once, and the order has no gaps")
    func journal() async throws {
        let journal = InMemoryJournal()
        let made = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<Self.tasks {
                group.addTask {
                    var made = 0
                    for round in 0..<Self.rounds {
                        // Two tasks at a time race for each entry.
                        let id = TransactionID(String(task / 2 * Self.rounds + round))
                        let entry = JournalEntry(
                            key: TransactionKey(id: id, kind: .grant), transaction: Shop.transaction(id),
                            state: .recorded)
                        let progress = PurchaseEvent.progress(PurchaseProgress(stage: .delivering))
                        if try await journal.commit(JournalChange(entry: entry, events: [progress])) != nil {
                            made += 1
                        }
                    }
                    return made
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(made == Self.tasks / 2 * Self.rounds)
        let last = try await journal.notifications(after: Self.tasks / 2 * Self.rounds - 1, atMost: 2)
        #expect(last.map(\.sequence) == [Self.tasks / 2 * Self.rounds])
    }

    @Test("report to one pipeline: each transaction is delivered once, whoever reports it how often")
    func pipeline() async throws {
        let shop = Shop()
        let pipeline = shop.pipeline
        let rounds = 500
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<Self.tasks {
                group.addTask {
                    for round in 0..<rounds {
                        let product = task.isMultiple(of: 2) ? Shop.coins : Shop.book
                        let id = TransactionID("\(product.id)-\(round)")
                        try await pipeline.receive(.transaction(Shop.transaction(id, of: product)))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(shop.delivery.calls.count == 2 * rounds)
        #expect(shop.delivery.calls.values.allSatisfy { $0 == 1 })
        #expect(try await shop.announced().count == 2 * rounds)
    }
}
