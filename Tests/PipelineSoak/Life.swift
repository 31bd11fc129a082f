import PurchaseProcessing
import Purchases
import StoreSimulation
import Synchronization

/// One process of the app: a pipeline, and its view of a world that goes on without it when it dies.
///
/// At each of its calls it may stop for others, die before the call is made or before it hears of the answer, or find that
/// its journal fails for once.
final class Life: Sendable {
    let number: Int
    let world: World
    let journal: InMemoryJournal
    private let gone = Mutex(false)
    /// Whether its journal has failed: then calls may throw.
    private let troubled = Mutex(false)
    private let made = Mutex<TransactionPipeline?>(nil)

    var isDead: Bool { gone.withLock { $0 } }
    var mayThrow: Bool { isDead || troubled.withLock { $0 } }
    var pipeline: TransactionPipeline? { made.withLock { $0 } }

    init(number: Int, world: World, journal: InMemoryJournal, policy: DeliveryPolicy, isJournaled: Bool, seed: UInt64) {
        self.number = number
        self.world = world
        self.journal = journal
        let intercepted = InterceptedJournal(journal) { [self] call, moment throws(JournalError) in
            try await passJournal(call, moment)
        }
        let clock = world.clock
        let pipeline: TransactionPipeline
        if isJournaled {
            pipeline = TransactionPipeline(
                store: LifeStore(life: self), journal: intercepted,
                delivery: SharedDelivery(life: self, journal: intercepted),
                verifier: LifeVerifier(life: self), policy: policy, now: { clock.wallTime }, clock: clock,
                random: SeededRandom(seed: seed))
        } else {
            pipeline = TransactionPipeline(
                store: LifeStore(life: self), journal: intercepted, delivery: LifeDelivery(life: self),
                verifier: LifeVerifier(life: self), policy: policy, now: { clock.wallTime }, clock: clock,
                random: SeededRandom(seed: seed))
        }
        made.withLock { $0 = pipeline }
    }

    func die() {
        let isFirst = gone.withLock { gone in
            defer { gone = true }
            return !gone
        }
        guard isFirst else { return }
        world.trace("    life \(number) dies")
        journal.close()
        world.oracle.noteTrouble(ofLife: number, isDeath: true)
        let pipeline = pipeline
        Task { await pipeline?.stop() }
    }

    /// Releases everything, when the world has ended.
    func forget() { made.withLock { $0 = nil } }

    /// Stops for others, and may die.
    func pass() async {
        guard !isDead else { return }
        await world.pass()
        if !isDead, world.crashes() { die() }
    }

    private func passJournal(
        _ call: InterceptedJournal.Call, _ moment: InterceptedJournal.Moment
    ) async throws(JournalError) {
        await pass()
        if isDead { throw JournalError(code: .inputOutput, context: "the process is gone") }
        if world.happens(\.journalFailures) {
            world.trace("    life \(number): the journal fails \(moment) \(call)")
            troubled.withLock { $0 = true }
            world.oracle.noteTrouble(ofLife: number, isDeath: false)
            throw JournalError(code: .inputOutput, context: "the disk failed")
        }
    }
}

/// The store as a life sees it.
struct LifeStore: Store {
    let life: Life
    private var store: AdversarialStore { life.world.store }

    private func asked<Answer: Sendable>(
        _ body: () async throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        await life.pass()
        if life.isDead { throw .gone }
        let result: Result<Answer, StoreError>
        do throws(StoreError) { result = .success(try await body()) } catch { result = .failure(error) }
        await life.pass()
        if life.isDead { throw .gone }
        return try result.get()
    }

    func canMakePayments() async -> Bool {
        await life.pass()
        return await store.canMakePayments()
    }

    func products(for identifiers: [ProductID]) async throws(StoreError) -> [Product] {
        try await asked { () async throws(StoreError) in try await store.products(for: identifiers) }
    }

    func purchase(_ attempt: PurchaseAttempt) async throws(StoreError) -> PurchaseAnswer {
        try await asked { () async throws(StoreError) in try await store.purchase(attempt) }
    }

    func restorableTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        let found = try await asked { () async throws(StoreError) in try await store.restorableTransactions() }
        life.world.oracle.noteRestored(found)
        return found
    }

    func unfinishedTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        try await asked { () async throws(StoreError) in try await store.unfinishedTransactions() }
    }

    func finish(_ transaction: PurchaseTransaction) async throws(StoreError) {
        try await asked { () async throws(StoreError) in
            life.world.trace("    life \(life.number): \(transaction.id) is finished")
            life.world.oracle.finishBegins(
                transaction, life: life.number, at: life.world.clock.now.milliseconds)
            try await store.finish(transaction)
        }
    }
}

extension StoreError {
    static let gone = StoreError(domain: "Soak", code: "gone")
    static let failed = StoreError(domain: "Soak", code: "failed")
}

/// The verifier as a life sees it.
struct LifeVerifier: TransactionVerifier {
    let life: Life

    func verify(_ transaction: PurchaseTransaction) async -> Verification {
        await life.pass()
        if life.isDead { return .undecided(.gone) }
        let answer = await life.world.store.verify(transaction)
        life.world.trace("    life \(life.number): \(transaction.id) is \(answer)")
        await life.pass()
        return life.isDead ? .undecided(.gone) : answer
    }
}

/// A delivery that fails, hangs, refuses and forgets to answer, and honours its keys.
struct LifeDelivery: ContentDelivery {
    let life: Life

    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        try await serve(transaction, claim)
    }

    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        try await serve(transaction, claim)
    }

    private func serve(_ transaction: PurchaseTransaction, _ claim: DeliveryClaim) async throws {
        let world = life.world
        if life.isDead { throw StoreError.gone }
        let call = world.oracle.deliveryBegins(
            transaction, claim.key, life: life.number, at: world.clock.now.milliseconds,
            isGenuine: world.store.hasSigned(transaction))
        world.trace("    life \(life.number): \(claim.key) begins, token \(claim.token)")
        var isSuccess = false
        defer { world.trace("    life \(life.number): \(claim.key) \(isSuccess ? "is served" : "fails")") }
        defer { world.oracle.deliveryEnds(call, isSuccess: isSuccess, isHeard: !life.isDead) }
        await life.pass()
        if life.isDead { throw StoreError.gone }
        if world.refuses(transaction.productID) {
            world.oracle.noteRefusal(of: transaction.id)
            throw DeliveryRefusal(reason: .failed)
        }
        if world.happens(\.hangingDeliveries) { try await world.clock.sleep(for: .seconds(100_000)) }
        if world.happens(\.failedDeliveries) { throw StoreError.failed }
        try Task.checkCancellation()
        world.oracle.effect(transaction, claim.key, isOnlyOnce: false)
        if world.happens(\.lostDeliveries) { throw StoreError.failed }
        isSuccess = true
        await life.pass()
        if life.isDead { throw StoreError.gone }
    }
}

/// A delivery whose content lives in the journal's database: given together with the record of it, without any keys.
struct SharedDelivery: JournaledDelivery {
    let life: Life
    let journal: InterceptedJournal

    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}
    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}

    func perform(
        _ transaction: PurchaseTransaction, claim: DeliveryClaim, committing change: JournalChange
    ) async throws -> [PurchaseNotification]? {
        let world = life.world
        await life.pass()
        if life.isDead { throw JournalError(code: .inputOutput, context: "the process is gone") }
        if world.happens(\.failedDeliveries) {
            world.oracle.noteFailedTry(of: claim.key)
            throw StoreError.failed
        }
        let notifications = try await life.journal.commit(change)
        if notifications != nil {
            let isGenuine = world.store.hasSigned(transaction)
            world.oracle.expect(isGenuine, "\(claim.key): what the store has not signed is delivered")
            world.oracle.effect(transaction, claim.key, isOnlyOnce: true)
        }
        await life.pass()
        if life.isDead { throw JournalError(code: .inputOutput, context: "the process is gone") }
        return notifications
    }
}
