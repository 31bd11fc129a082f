import PurchaseProcessing
import Purchases
import StoreSimulation

/// One seed: a short script of everything that can happen, then rest, then the oracle.
struct Scenario {
    private var random: SeededRandom
    private let world: World
    private let policy: DeliveryPolicy
    private let isJournaled: Bool
    private let isTraced: Bool
    private let memory = InMemoryJournal()
    private var lives: [Life] = []
    private var born = 0
    /// The life that reads as the named subscriber; one at a time.
    private var subscriber: Int?

    init(seed: UInt64, isTraced: Bool = false) {
        var random = SeededRandom(seed: seed)
        let policy = DeliveryPolicy(
            mostAttempts: 4, firstDelay: .seconds(5), factor: 4, largestDelay: .seconds(600), longestWork: .seconds(60))
        func chance(_ chances: Int...) -> Int { chances.randomElement(using: &random) ?? 0 }
        let quiet = random.happens(perThousand: 150)
        let faults = WorldFaults(
            crashes: chance(0, 3, 10, 30), journalFailures: chance(0, 0, 0, 5, 20),
            failedDeliveries: chance(0, 100, 300), lostDeliveries: chance(0, 0, 100),
            hangingDeliveries: chance(0, 0, 30))
        let store = AdversarialStore(
            SimulatedStore(products: SoakShop.products, currencies: SoakShop.currencies), seed: random.next(),
            faults: quiet ? .none : .everyKind)
        self.policy = policy
        self.isTraced = isTraced
        isJournaled = random.happens(perThousand: 250)
        world = World(
            seed: seed, store: store,
            oracle: Oracle(longestWork: policy.longestWork.milliseconds, mostAttempts: policy.mostAttempts),
            faults: faults, deaths: chance(1, 2, 5), isTraced: isTraced)
        self.random = random
    }

    /// Plays it.
    ///
    /// - Returns: What does not hold; empty where all is well.
    mutating func play() -> (violations: [String], trace: [String]) {
        beginLife()
        for _ in 0..<Int.random(in: 5...15, using: &random) {
            step()
            noteRevocations()
            if random.happens(perThousand: 400) {
                world.settle()
            } else {
                world.turn(Int.random(in: 0...40, using: &random))
            }
        }
        rest()
        check()
        for life in lives { life.forget() }
        return (world.oracle.violations, isTraced ? world.traced + world.oracle.announced : [])
    }

    // MARK: - Lives

    private var living: [Life] { lives.filter { !$0.isDead } }

    @discardableResult
    private mutating func beginLife() -> Life {
        born += 1
        let life = Life(
            number: born, world: world, journal: memory.reopened(), policy: policy, isJournaled: isJournaled,
            seed: random.next())
        lives.append(life)
        if living.count > 1 { world.noteShared() }
        world.trace("life \(born) begins")
        world.begin("start", in: life) { try await $0.start() }
        if random.happens(perThousand: 300) {
            let clock = world.clock
            if let pipeline = life.pipeline { Task { try? await pipeline.keepRetrying(on: clock) } }
        }
        if lives.first(where: { $0.number == subscriber })?.isDead ?? true {
            subscriber = born
            let oracle = world.oracle
            if let pipeline = life.pipeline {
                Task {
                    for try await notification in pipeline.notifications(for: "mail") {
                        oracle.subscriberHears(notification.sequence)
                    }
                }
            }
        }
        return life
    }

    private mutating func anyLife() -> Life { living.randomElement(using: &random) ?? beginLife() }

    // MARK: - Steps

    private mutating func step() {
        let product = SoakShop.identifiers.randomElement(using: &random) ?? SoakShop.consumable
        let roll = Int.random(in: 0..<100, using: &random)
        switch roll {
        case 0..<26: buy(product)
        case 26: share(product)
        case 27..<50: happen(storeStep(product))
        case 50..<64: receive()
        case 64..<70:
            let moment = random.happens(perThousand: 700) ? world.store.store.now : nil
            operate("restore") { try await $0.restore(at: moment) }
        case 70..<75: operate("retryDue") { try await $0.retryDue() }
        case 75..<78: operate("fetch") { try await $0.fetchProducts(SoakShop.identifiers + ["nothing"]) }
        case 78..<82:
            if let life = living.randomElement(using: &random) {
                world.trace("life \(life.number) is killed")
                life.die()
            }
        case 82..<87: if living.count < 2 { beginLife() }
        case 87..<92:
            let milliseconds = Int64.random(in: 1...4_000_000, using: &random)
            world.trace("\(milliseconds) ms pass")
            world.clock.advance(byMilliseconds: milliseconds)
        case 92..<95:
            let milliseconds = Int64.random(in: -90_000_000...90_000_000, using: &random)
            world.trace("the clock jumps by \(milliseconds) ms")
            world.oracle.noteJump()
            world.clock.jump(byMilliseconds: milliseconds)
        case 95..<97:
            world.trace("\(product) is refused")
            world.refuse(product)
        default:
            world.oracle.noteRetry()
            operate("retry") { pipeline in
                for entry in try await pipeline.parked() { try await pipeline.retry(entry.key) }
            }
        }
    }

    private mutating func operate(
        _ name: String, _ body: @escaping @Sendable (TransactionPipeline) async throws -> Void
    ) {
        let life = anyLife()
        world.trace("life \(life.number): \(name)")
        world.begin(name, in: life, body)
    }

    private mutating func buy(_ product: ProductID) {
        let outcome: PurchaseOutcome =
            switch Int.random(in: 0..<10, using: &random) {
            case 0: .isCancelled
            case 1: .fails(StoreError(domain: "SKErrorDomain", code: "0"))
            case 2, 3: .isDeferred
            case 4: .isInterrupted
            default: .succeeds
            }
        let quantity = random.happens(perThousand: 950) ? Int.random(in: 1...10, using: &random) : 11
        world.store.store.next(purchaseOf: product, outcome)
        let (oracle, world) = (world.oracle, world)
        let request = PurchaseRequest(
            product, quantity: quantity, account: random.happens(perThousand: 300) ? AccountToken("ada") : nil)
        operate("buy \(product) \(quantity), which \(outcome)") { pipeline in
            let end = try await pipeline.purchase(request)
            oracle.noteEnd(end, isShared: world.wasShared)
        }
    }

    private mutating func storeStep(_ product: ProductID) -> SimulationStep {
        switch Int.random(in: 0..<26, using: &random) {
        case 16, 17, 18: return .reverse(product)
        case 19: return .grace(product)
        case 20: return .retry(product)
        case 21: return .recover(product)
        case 22: return .change(product, to: random.happens(perThousand: 500) ? "basic" : "premium")
        case 23: return .autorenew(product, isOn: random.happens(perThousand: 500))
        case 24: return .increase(product)
        case 25: return .consent(product)
        case 0, 1, 2: return .approve(product)
        case 3: return .decline(product)
        case 4, 5: return .resolve(product)
        case 6, 7, 8, 9: return .refund(product)
        case 10: return .renew(product)
        case 11: return .expire(product)
        case 12:
            guard let days = Period(Int.random(in: 1...70, using: &random), .day) else { return .online }
            return .advance(days)
        case 13: return .storefront(random.happens(perThousand: 500) ? "FRA" : "USA")
        case 14: return random.happens(perThousand: 500) ? .offline : .payments(areAllowed: false)
        default: return random.happens(perThousand: 500) ? .online : .payments(areAllowed: true)
        }
    }

    private func happen(_ step: SimulationStep) {
        // A step that makes no sense now is none.
        do { try world.store.perform(step) } catch { return }
        world.trace("the store: \(step)")
    }

    private func share(_ product: ProductID) {
        let shared = try? world.store.store.change { ledger, catalogue throws(SimulationError) in
            try ledger.share(product, from: catalogue)
        }
        guard let shared else { return }
        world.trace("the store: the family shares \(product)")
        world.store.send(shared)
    }

    private mutating func receive() {
        let updates = world.store.nextUpdates()
        guard !updates.isEmpty else { return }
        let store = world.store
        // An adapter keeps what could not be recorded, and reports it again.
        @Sendable func pass(_ updates: [StoreUpdate], to pipeline: TransactionPipeline) async throws {
            for (index, update) in updates.enumerated() {
                do {
                    try await pipeline.receive(update)
                } catch {
                    store.send(Array(updates[index...]))
                    throw error
                }
            }
        }
        if random.happens(perThousand: 500) {
            operate("receive \(updates.count)") { try await pass(updates, to: $0) }
        } else {
            for update in updates { operate("receive one") { try await pass([update], to: $0) } }
        }
    }

    // MARK: - What the store took back

    private var known: [PurchaseTransaction] = []

    private mutating func noteRevocations() {
        let present = world.store.store.ledger.transactions
        for (index, transaction) in present.enumerated() {
            let wasRevoked = index < known.count && known[index].isRevoked
            if transaction.isRevoked != wasRevoked {
                world.oracle.noteRevocation(of: transaction.id, isReversed: wasRevoked)
            }
        }
        known = present
    }

    // MARK: - Rest

    /// Lets everything come to its end: nothing goes wrong any more, and the app is started until nothing is left.
    private mutating func rest() {
        world.settle()
        for life in living { life.die() }
        world.calm()
        happen(.online)
        happen(.payments(areAllowed: true))
        for _ in 0..<2 {
            world.settle()
            checkLog()
            let life = beginLife()
            world.settle()
            for update in world.store.nextUpdates() {
                world.begin("receive", in: life) { try await $0.receive(update) }
                world.settle()
            }
            // An adapter asks its store at each start how the subscriptions stand.
            for status in statuses {
                world.begin("receive", in: life) { try await $0.receive(.subscription(status)) }
            }
            world.settle()
            retry(in: life)
            let oracle = world.oracle
            oracle.noteRetry()
            world.begin("parked", in: life) { pipeline in
                for entry in try await pipeline.parked() {
                    oracle.checkParked(entry.key)
                    try await pipeline.retry(entry.key)
                }
            }
            world.settle()
            retry(in: life)
            life.die()
        }
        // The subscriber reads the rest in a life of its own.
        beginLife()
        world.settle()
    }

    private func retry(in life: Life) {
        let clock = world.clock
        let oracle = world.oracle
        world.begin("retryDue", in: life) { pipeline in
            for _ in 0..<100 {
                guard let next = try await pipeline.retryDue() else { return }
                clock.advance(byMilliseconds: max(1, min(next.milliseconds - clock.wallTime.milliseconds, 600_000)))
            }
            // What is parked keeps its next episode waiting.
            let parked = try await pipeline.parked()
            oracle.expect(!parked.isEmpty, "something waits for ever")
        }
        world.settle()
    }

    private var statuses: [SubscriptionStatus] {
        let ledger = world.store.store.ledger
        return ledger.transactions.filter { $0.id == $0.originalID }.compactMap { ledger.status(ofSubscription: $0.id) }
    }

    private func checkLog() {
        let (oracle, memory) = (world.oracle, memory)
        Task { oracle.checkLog(try await memory.notifications(after: 0, atMost: .max)) }
        world.settle()
    }

    private mutating func check() {
        checkLog()
        let ledger = world.store.store.ledger
        let (oracle, memory) = (world.oracle, memory)
        let unfinished = ledger.unfinishedTransactions
        oracle.expect(unfinished.isEmpty, "never finished: \(unfinished.map(\.id))")
        oracle.checkEnd(of: ledger.transactions)
        let statuses = statuses
        guard let life = living.last else { return }
        world.begin("entitlements", in: life) { pipeline in
            let found = try await pipeline.entitlements(at: ledger.clock).mapValues { Set($0.transactions.map(\.id)) }
            oracle.checkEntitlements(found, of: ledger.transactions, statuses: statuses, at: ledger.clock)
            let pending = try await memory.pendingEntries()
            oracle.expect(pending.isEmpty, "still to be done: \(pending.map(\.key))")
        }
        world.settle()
        life.die()
        world.settle()
    }
}

extension Duration {
    fileprivate var milliseconds: Int64 { components.seconds * 1_000 }
}
