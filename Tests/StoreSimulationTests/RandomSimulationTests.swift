import Foundation
import PurchaseProcessing
import Purchases
import StoreSimulation
import TestSupport
import Testing

/// Scripts from a seed.
///
/// `SHOPTALK_SEED=<number>` plays one seed again.
@Suite("Simulations from a seed")
struct RandomSimulationTests {
    static let seeds: [UInt64] = {
        if let text = ProcessInfo.processInfo.environment["SHOPTALK_SEED"], let seed = UInt64(text) { return [seed] }
        return Array(1...200)
    }()

    @Test("every operation that begins has exactly one end, and content is granted once", arguments: seeds)
    func endsOnce(seed: UInt64) async throws {
        let bench = Bench()
        for step in script(seed: seed, count: 40) {
            let heard = try await performed(step, on: bench)
            let ends = heard.filter { isEnd($0.event, of: step) }
            if step.isOperation {
                #expect(ends.count == 1, "seed \(seed): '\(step)' had \(ends.count) ends")
                #expect(heard.last?.event.kind != "progress", "seed \(seed): '\(step)' ends with progress")
            } else {
                let progress = heard.filter { $0.event.kind == "progress" }.count
                let fetched = heard.filter { $0.event.kind.hasPrefix("products") }.count
                #expect(progress == fetched, "seed \(seed): '\(step)' leaves an indicator behind")
            }
        }
        _ = try await performed(.online, on: bench)
        _ = try await performed(.restart, on: bench)
        let all = try await bench.journal.notifications(after: 0, atMost: .max)
        #expect(all.map(\.sequence) == Array(1..<(all.count + 1)), "seed \(seed)")
        for (key, calls) in bench.delivery.calls {
            #expect(calls == 1, "seed \(seed): \(key) was asked for \(calls) times")
        }
        // Each transaction is completed at most once, and what stands was granted.
        let completed = all.compactMap { $0.event.completed?.transaction.id }
        #expect(Set(completed).count == completed.count, "seed \(seed)")
        let ledger = bench.store.ledger
        let granted = Set(bench.delivery.granted.keys.map(\.id))
        let standing = Set(ledger.transactions.filter { !$0.isRevoked }.map(\.id))
        #expect(standing.isSubset(of: granted), "seed \(seed): lost \(standing.subtracting(granted))")
        #expect(ledger.unfinishedTransactions.isEmpty, "seed \(seed): \(ledger.unfinishedTransactions)")
    }

    @Test("the same script gives the same bytes twice, also beside another one", arguments: seeds.prefix(40))
    func isDeterministic(seed: UInt64) async throws {
        let steps = script(seed: seed, count: 40)
        let others = script(seed: ~seed, count: 40)
        async let first = transcript(of: steps)
        async let other = transcript(of: others)
        async let second = transcript(of: steps)
        let (one, two, _) = try await (first, second, other)
        #expect(one == two, "seed \(seed)")
        #expect(!one.isEmpty)
    }

    @Test("a restart at any point changes nothing in what was granted", arguments: seeds.prefix(20))
    func survivesRestart(seed: UInt64) async throws {
        let steps = script(seed: seed, count: 20).filter { $0 != .restart }
        let expected = try await played(steps)
        for point in 0...steps.count {
            var interrupted = steps
            interrupted.insert(.restart, at: point)
            let bench = try await played(interrupted)
            #expect(bench.delivery.granted == expected.delivery.granted, "seed \(seed), restart at \(point)")
            #expect(bench.delivery.withdrawn == expected.delivery.withdrawn, "seed \(seed), restart at \(point)")
            #expect(bench.store.ledger == expected.store.ledger, "seed \(seed), restart at \(point)")
        }
    }

    // MARK: - Scripts

    private func script(seed: UInt64, count: Int) -> [SimulationStep] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in anyStep(&random) }
    }

    private func anyStep(_ random: inout SplitMix64) -> SimulationStep {
        let ids = Shop.products.map(\.id) + ["nope"]
        let id = ids.randomElement(using: &random) ?? "coins"
        switch Int.random(in: 0..<24, using: &random) {
        case 0: return .fetch([id, "coins"])
        case 1...5: return .buy(id, quantity: Int.random(in: 0...11, using: &random))
        case 6: return .cancel(id)
        case 7:
            return .fail(id, StoreError(domain: "SKErrorDomain", code: String(Int.random(in: 0...21, using: &random))))
        case 8, 9: return .defer(id)
        case 10: return .approve(id)
        case 11: return .decline(id)
        case 12: return .interrupt(id)
        case 13: return .resolve(id)
        case 14: return .restore
        case 15: return .refund(id)
        case 16: return .renew(id)
        case 17: return .expire(id)
        case 18: return .advance(Period(Int.random(in: 1...60, using: &random), .day) ?? SimulationStep.aDay)
        case 19: return .storefront(["USA", "FRA", "JPN"].randomElement(using: &random) ?? "USA")
        case 20: return .payments(areAllowed: Bool.random(using: &random))
        case 21: return .offline
        case 22: return .online
        default: return .restart
        }
    }

    // MARK: - Performing

    /// Performs a step; one that makes no sense at this point brings nothing.
    private func performed(_ step: SimulationStep, on bench: Bench) async throws -> [PurchaseNotification] {
        do { return try await bench.simulation.perform(step) } catch is SimulationError { return [] }
    }

    private func played(_ steps: [SimulationStep]) async throws -> Bench {
        let bench = Bench()
        for step in steps { _ = try await performed(step, on: bench) }
        return bench
    }

    private func transcript(of steps: [SimulationStep]) async throws -> String {
        let bench = try await played(steps)
        return try await bench.transcript()
    }

    private func isEnd(_ event: PurchaseEvent, of step: SimulationStep) -> Bool {
        switch step {
        case .fetch: event.kind.hasPrefix("products")
        case .restore: event.kind == "restoreFinished"
        default:
            ["transactionCompleted", "transactionFailed", "purchaseCancelled", "transactionDeferred"]
                .contains(event.kind)
        }
    }
}

extension SimulationStep {
    fileprivate static let aDay: Period = {
        guard let day = Period(1, .day) else { preconditionFailure("one day is a period") }
        return day
    }()

    /// Whether the app begins an operation that has an end.
    fileprivate var isOperation: Bool {
        switch self {
        case .fetch, .buy, .cancel, .fail, .defer, .interrupt, .restore: true
        default: false
        }
    }
}
