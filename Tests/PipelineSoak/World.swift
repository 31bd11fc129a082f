import PurchaseProcessing
import Purchases
import StoreSimulation
import Synchronization

/// What goes wrong outside the store, each in a thousand times.
struct WorldFaults: Sendable {
    var crashes = 0
    var journalFailures = 0
    var failedDeliveries = 0
    var lostDeliveries = 0
    var hangingDeliveries = 0
}

/// Everything of one seed that outlives a process of the app: the store, the journal's memory, the content and the clock.
final class World: Sendable {
    private struct Contents {
        var random: SeededRandom
        var faults: WorldFaults
        var deathsLeft: Int
        var refused: Set<ProductID> = []
        /// How many operations have begun and not ended.
        var operations = 0
        var wasShared = false
        var trace: [String]?
    }

    let seed: UInt64
    let store: AdversarialStore
    let clock = VirtualClock()
    let oracle: Oracle
    let turnstile = Turnstile()
    private let contents: Mutex<Contents>

    init(
        seed: UInt64, store: AdversarialStore, oracle: Oracle, faults: WorldFaults, deaths: Int, isTraced: Bool
    ) {
        self.seed = seed
        self.store = store
        self.oracle = oracle
        contents = Mutex(
            Contents(
                random: SeededRandom(seed: ~seed), faults: faults, deathsLeft: deaths, trace: isTraced ? [] : nil))
    }

    // MARK: - Chance

    func happens(_ fault: KeyPath<WorldFaults, Int>) -> Bool {
        contents.withLock { $0.random.happens(perThousand: $0.faults[keyPath: fault]) }
    }

    func crashes() -> Bool {
        contents.withLock { contents in
            guard contents.deathsLeft > 0, contents.random.happens(perThousand: contents.faults.crashes) else {
                return false
            }
            contents.deathsLeft -= 1
            return true
        }
    }

    func refuses(_ product: ProductID) -> Bool { contents.withLock { $0.refused.contains(product) } }

    func refuse(_ product: ProductID) { contents.withLock { _ = $0.refused.insert(product) } }

    /// Lets nothing go wrong from now on.
    func calm() {
        store.calm()
        contents.withLock { contents in
            contents.faults = WorldFaults()
            contents.refused = []
        }
    }

    /// Whether there were ever two processes at once.
    var wasShared: Bool { contents.withLock { $0.wasShared } }

    func noteShared() { contents.withLock { $0.wasShared = true } }

    // MARK: - Time and turns

    /// Stops a caller for others, often.
    func pass() async {
        if contents.withLock({ $0.random.happens(perThousand: 600) }) { await turnstile.pass() }
    }

    /// Lets so many of those who wait go on; false where everybody was at rest before that.
    @discardableResult
    func turn(_ count: Int) -> Bool {
        for _ in 0..<count {
            drain()
            let hasGone = contents.withLock { turnstile.letOneGo(&$0.random) }
            guard hasGone else { return false }
        }
        drain()
        return true
    }

    private func drain() {
        var random = contents.withLock { $0.random }
        JobQueue.shared.drain(&random)
        contents.withLock { $0.random = SeededRandom(seed: $0.random.next() ^ random.next()) }
    }

    /// Goes on until everybody is at rest and every operation has ended; time passes where somebody waits for it.
    func settle() {
        for _ in 0..<2_000 {
            while turn(64) {}
            guard contents.withLock({ $0.operations }) > 0 else { return }
            guard let waking = clock.nextWaking else { break }
            clock.advance(byMilliseconds: max(1, waking))
        }
        let left = contents.withLock { $0.operations }
        oracle.expect(left == 0, "\(left) operations never end")
    }

    // MARK: - Operations

    /// Begins an operation of a life; it throws only where the life may.
    func begin(
        _ name: String, in life: Life, _ body: @escaping @Sendable (TransactionPipeline) async throws -> Void
    ) {
        guard let pipeline = life.pipeline else { return }
        contents.withLock { $0.operations += 1 }
        Task { [self] in
            do {
                try await body(pipeline)
            } catch {
                oracle.expect(life.mayThrow, "life \(life.number): \(name) throws \(error)")
            }
            contents.withLock { $0.operations -= 1 }
        }
    }

    // MARK: - Telling

    func trace(_ line: @autoclosure () -> String) {
        guard contents.withLock({ $0.trace != nil }) else { return }
        let line = line()
        contents.withLock { $0.trace?.append(line) }
    }

    var traced: [String] { contents.withLock { $0.trace ?? [] } }
}
