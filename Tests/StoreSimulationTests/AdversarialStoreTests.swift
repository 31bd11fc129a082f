import PurchaseProcessing
import Purchases
import StoreSimulation
import Testing

@Suite("A store that everything befalls")
struct AdversarialStoreTests {
    private func attempt(_ number: Int, _ product: ProductID = "coins") -> PurchaseAttempt {
        PurchaseAttempt(id: AttemptID(String(number)), productID: product)
    }

    @Test("an answer is lost when the buyer has paid")
    func losesAnswers() async throws {
        let store = AdversarialStore(Shop.store(), seed: 1, faults: StoreFaults(lostAnswers: 1_000))
        await #expect(throws: StoreError.self) { try await store.purchase(attempt(1)) }
        #expect(store.store.ledger.unfinishedTransactions.map(\.id) == ["1000"])
    }

    @Test("a request is lost before the store has heard of it")
    func losesRequests() async throws {
        let store = AdversarialStore(Shop.store(), seed: 1, faults: StoreFaults(lostRequests: 1_000))
        await #expect(throws: StoreError.self) { try await store.purchase(attempt(1)) }
        #expect(store.store.ledger.transactions.isEmpty)
    }

    @Test("reports come twice, late, or not at all")
    func mistreatsReports() async throws {
        for (faults, counts) in [
            (StoreFaults(duplicates: 1_000), [2, 0]), (StoreFaults(delays: 1_000), [0, 1]),
            (StoreFaults(drops: 1_000), [0, 0]), (.none, [1, 0]),
        ] {
            let store = AdversarialStore(Shop.store(), seed: 1, faults: faults)
            _ = try await store.store.purchase(attempt(1))
            try store.perform(.refund("coins"))
            let first = store.nextUpdates().count
            store.calm()
            #expect([first, store.nextUpdates().count] == counts)
            #expect(store.store.ledger.unfinishedTransactions.count == 1)
        }
    }

    @Test("what it has not signed is rejected, whatever it is like", arguments: 1...40)
    func rejectsForgeries(seed: UInt64) async throws {
        let store = AdversarialStore(Shop.store(), seed: seed, faults: StoreFaults(forgeries: 1_000))
        let answer = try await store.purchase(attempt(1))
        guard case .purchased(let genuine) = answer else {
            Issue.record("the purchase is pending")
            return
        }
        #expect(await store.verify(genuine) == .verified)
        for case .transaction(let forged) in store.nextUpdates() {
            guard case .rejected = await store.verify(forged) else {
                Issue.record("seed \(seed): \(forged) is taken for genuine")
                return
            }
        }
    }

    @Test("it does the same for the same seed, and something else for another one")
    func isDeterministic() async throws {
        func transcript(_ seed: UInt64) async throws -> String {
            let store = AdversarialStore(Shop.store(), seed: seed)
            var lines: [String] = []
            for number in 1...40 {
                do { lines.append("\(try await store.purchase(attempt(number)))") } catch { lines.append("\(error)") }
                try? store.perform(.refund("coins"))
                lines += store.nextUpdates().map { "\($0)" }
            }
            return lines.joined(separator: "\n")
        }
        let (one, two, other) = (try await transcript(7), try await transcript(7), try await transcript(8))
        #expect(one == two)
        #expect(one != other)
    }
}
