import Diagnostics
import PurchaseProcessing
import Purchases
import StoreSimulation
import TestSupport
import Testing

@Suite("A ledger as text")
struct StoreLedgerTextTests {
    /// Steps after which every kind of entry is in the ledger.
    static let steps = [
        "buy coins 3", "buy pro", "defer season", "interrupt coins", "buy trial", "buy ladder", "storefront JPN",
        "offline", "advance P3D", "refund pro", "expire trial", "approve season", "payments off",
    ]

    private func filled() async throws -> StoreLedger {
        let bench = Bench()
        for step in StoreLedgerTextTests.steps { try await bench.run(step) }
        try await bench.run("online", "payments on", "defer coins", "offline")
        try await bench.run("decline coins", "refund coins", "storefront FRA")
        return bench.store.ledger
    }

    @Test("an empty ledger is read as it was written")
    func readsEmpty() throws {
        let ledger = StoreLedger()
        #expect(try StoreLedger(parsing: Array(ledger.text.utf8)) == ledger)
    }

    @Test("a ledger is read as it was written, at every step")
    func readsBack() async throws {
        let bench = Bench()
        for step in StoreLedgerTextTests.steps {
            try await bench.run(step)
            let ledger = bench.store.ledger
            let read = try StoreLedger(parsing: Array(ledger.text.utf8))
            #expect(read == ledger, "after '\(step)'")
            #expect(read.text == ledger.text)
        }
        let ledger = bench.store.ledger
        #expect(!ledger.interruptedAttempts.isEmpty)
        #expect(ledger.transactions.contains { $0.isRevoked })
        #expect(ledger.text.contains("\"kind\": \"expired\""))
    }

    @Test("a store that goes on from a text goes on as if nothing had been between")
    func goesOn() async throws {
        let whole = Bench()
        let first = Bench()
        let begun = ["buy basic", "defer pro", "buy coins 2", "advance P20D"]
        let rest = ["approve pro", "refund coins", "advance P1M", "buy premium", "advance P1M"]
        for step in begun + rest { try await whole.run(step) }
        for step in begun { try await first.run(step) }
        let ledger = try StoreLedger(parsing: Array(first.store.ledger.text.utf8))
        let second = Simulation(
            store: SimulatedStore(catalogue: Shop.store().catalogue, ledger: ledger), journal: first.journal,
            delivery: first.delivery)
        #expect(try await second.start().isEmpty)
        for step in rest { try await second.perform(SimulationStep(parsing: step)) }
        #expect(second.store.ledger == whole.store.ledger)
        #expect(first.delivery.granted == whole.delivery.granted)
        #expect(try await first.transcript() == whole.transcript())
    }

    @Test("a text that was cut off anywhere is refused with its place")
    func refusesCut() async throws {
        let bytes = Array(try await filled().text.utf8)
        #expect(try StoreLedger(parsing: bytes).transactions.count > 4)
        for end in stride(from: 0, to: bytes.count - 2, by: 7) {
            let error = #expect(throws: SimulationError.self) { try StoreLedger(parsing: Array(bytes[..<end])) }
            #expect(error?.code == .damagedLedger)
            #expect(error?.diagnostic != nil)
        }
    }

    @Test("bytes that were changed never stop the process, whatever is done afterwards")
    func survivesDamage() async throws {
        let bytes = Array(try await filled().text.utf8)
        var random = SplitMix64(seed: 2_026)
        var refused = 0
        for _ in 0..<500 {
            var damaged = bytes
            damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8(ascii: "9")
            do {
                let store = SimulatedStore(
                    catalogue: Shop.store().catalogue, ledger: try StoreLedger(parsing: damaged))
                let simulation = Simulation(store: store)
                for step in ["online", "advance P1Y", "renew ladder", "refund coins", "resolve coins", "restore"] {
                    do { try await simulation.perform(SimulationStep(parsing: step)) } catch is SimulationError {}
                }
            } catch is SimulationError {
                refused += 1
            }
        }
        #expect((1..<500).contains(refused))
    }

    @Test("a ledger of version 1, without what came later, is read as one where nothing of that has happened")
    func readsVersion1() async throws {
        let ledger = try await filled()
        let later = [
            "account", "ownership", "isUpgraded", "billing", "renewalProductID", "priceIncrease", "statusDate",
        ]
        var lines: [String] = []
        for line in ledger.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let key = line.split(separator: "\"").dropFirst().first.map(String.init)
            if line.contains("\":"), let key, later.contains(key) {
                // The comma of the last member goes with it.
                if !line.hasSuffix(","), let last = lines.popLast() {
                    lines.append(last.hasSuffix(",") ? String(last.dropLast()) : last)
                }
                continue
            }
            lines.append(String(line))
        }
        let text = lines.joined(separator: "\n").split(separator: "\"schemaVersion\": 2").joined(
            separator: "\"schemaVersion\": 1")
        #expect(!text.contains("isUpgraded") && text.contains("\"schemaVersion\": 1"))
        #expect(try StoreLedger(parsing: Array(text.utf8)) == ledger)
    }

    @Test(
        "what no store could have come to is refused",
        arguments: [
            ("\"schemaVersion\": 2", "\"schemaVersion\": 3", "version 3"),
            ("\"1001\"", "\"1002\"", "expected '1001'"),
            ("\"quantity\": 3", "\"quantity\": 11", "1 to 10"),
            ("\"clock\": 1767", "\"clock\": -1767", "'clock'"),
            ("\"nonConsumable\"", "\"unlimited\"", "unknown kind"),
            ("\"isOnline\": false", "\"isOnline\": 0", "true or false"),
            ("\"price\": \"2.97\"", "\"price\": \"2,97\"", "'price'"),
            ("\"waiting\"", "\"wanting\"", "'waiting' is missing"),
            ("\"periodsPaid\": 1", "\"periodsPaid\": 9223372036854775807", "'periodsPaid'"),
        ])
    func refusesImpossible(part: String, other: String, message: String) async throws {
        let text = try await filled().text
        let range = try #require(text.firstRange(of: part), "the text holds no \(part)")
        let error = #expect(throws: SimulationError.self) {
            try StoreLedger(parsing: Array(text.replacingCharacters(in: range, with: other).utf8))
        }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(error?.diagnostic.map { $0.position.line > 0 } == true)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
