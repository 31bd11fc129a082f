public import PurchaseProcessing
public import Purchases

/// A simulated store, a pipeline over it, and the steps that happen to them.
///
/// Start it, then perform steps one after another; each returns the notifications that it brought. The store, the journal
/// and the delivery survive a `restart` step; the pipeline does not. Steps are performed one at a time: do not call
/// `perform(_:)` again before the call before has returned.
///
/// ```swift
/// let simulation = Simulation(store: SimulatedStore(products: products))
/// try await simulation.start()
/// let heard = try await simulation.perform(.buy("com.example.coins", quantity: 3))
/// ```
public actor Simulation {
    /// The store.
    public nonisolated let store: SimulatedStore
    /// What the pipeline remembers.
    public nonisolated let journal: any TransactionJournal
    /// What gives the buyer what was bought.
    public nonisolated let delivery: any ContentDelivery
    private let verifier: any TransactionVerifier
    private let policy: DeliveryPolicy

    private var pipeline: TransactionPipeline
    /// The sequence of the last notification that was returned, nil until it is known.
    private var position: Int?

    /// Makes a simulation; nothing happens before `start()`.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - journal: What the pipeline remembers.
    ///   - delivery: What gives the buyer what was bought.
    ///   - verifier: What says whether a transaction is genuine.
    ///   - policy: How often a delivery is tried, on the store's clock; by default each `restart` tries at once.
    ///   - position: The sequence of the last notification that was heard of; nil begins after the newest in the journal.
    public init(
        store: SimulatedStore, journal: some TransactionJournal = InMemoryJournal(),
        delivery: some ContentDelivery = InMemoryDelivery(), verifier: some TransactionVerifier = TrustingVerifier(),
        policy: DeliveryPolicy = DeliveryPolicy(firstDelay: .zero, largestDelay: .zero), after position: Int? = nil
    ) {
        self.store = store
        self.journal = journal
        self.delivery = delivery
        self.verifier = verifier
        self.policy = policy
        self.position = position
        pipeline = TransactionPipeline(
            store: store, journal: journal, delivery: delivery, verifier: verifier, policy: policy,
            now: { store.now })
    }

    /// Starts the pipeline, which takes up what an earlier run left unfinished.
    ///
    /// - Returns: The notifications that this brought.
    /// - Throws: `JournalError` where the journal cannot be read or written.
    @discardableResult
    public func start() async throws -> [PurchaseNotification] {
        if position == nil { position = try await journal.newestPosition() }
        try await pipeline.start()
        return try await heard()
    }

    /// Performs one step.
    ///
    /// - Returns: The notifications that it brought, in order.
    /// - Throws: `SimulationError` where the step makes no sense here, and nothing was changed; `JournalError` where the
    ///   journal cannot be read or written.
    @discardableResult
    public func perform(_ step: SimulationStep) async throws -> [PurchaseNotification] {
        if position == nil { position = try await journal.newestPosition() }
        switch step {
        case .fetch(let ids):
            try await pipeline.fetchProducts(ids.isEmpty ? store.catalogue.products.map(\.id) : ids)
        case .restore:
            try await pipeline.restore(at: store.now)
        case .restart:
            await pipeline.stop()
            pipeline = TransactionPipeline(
                store: store, journal: journal, delivery: delivery, verifier: verifier, policy: policy,
                now: { [store] in store.now })
            try await pipeline.start()
        case .buy(let id, let quantity): try await purchase(id, quantity: quantity, .succeeds)
        case .cancel(let id): try await purchase(id, .isCancelled)
        case .fail(let id, let error): try await purchase(id, .fails(error))
        case .defer(let id): try await purchase(id, .isDeferred)
        case .interrupt(let id): try await purchase(id, .isInterrupted)
        default:
            for update in try store.change(step) { try await pipeline.receive(update) }
        }
        return try await heard()
    }

    private func purchase(_ id: ProductID, quantity: Int = 1, _ outcome: PurchaseOutcome) async throws {
        store.next(purchaseOf: id, outcome)
        // The pipeline may end the purchase without asking the store; the outcome is for this purchase alone.
        defer { store.forgetOutcomes(of: id) }
        try await pipeline.purchase(id, quantity: quantity)
        for update in try store.change({ ledger, _ in ledger.takeHeldUpdates() }) { try await pipeline.receive(update) }
    }

    /// The notifications since the last call.
    private func heard() async throws -> [PurchaseNotification] {
        var all: [PurchaseNotification] = []
        while true {
            let next = try await journal.notifications(after: position ?? 0, atMost: 256)
            guard let last = next.last else { return all }
            position = last.sequence
            all += next
        }
    }
}

extension SimulatedStore {
    /// Changes the ledger by a step that is the store's own business; any other step changes nothing.
    ///
    /// - Returns: What the store reports, for the pipeline to receive in order.
    /// - Throws: `SimulationError` where the step makes no sense here; nothing was changed.
    public func change(_ step: SimulationStep) throws(SimulationError) -> [StoreUpdate] {
        try change { ledger, catalogue throws(SimulationError) in
            switch step {
            case .approve(let id): return try ledger.approve(id, from: catalogue)
            case .decline(let id): return try ledger.decline(id)
            case .resolve(let id): return try ledger.resolve(id, from: catalogue)
            case .refund(let id): return try ledger.refund(id)
            case .reverse(let id): return try ledger.reverse(id)
            case .grace(let id): return try ledger.failPayment(of: id, keepsAccess: true)
            case .retry(let id): return try ledger.failPayment(of: id, keepsAccess: false)
            case .recover(let id): return try ledger.recoverPayment(of: id, from: catalogue)
            case .change(let id, let new): return try ledger.schedule(new, after: id, from: catalogue)
            case .autorenew(let id, let isOn): return try ledger.setRenewal(of: id, isOn: isOn)
            case .increase(let id): return try ledger.increasePrice(of: id)
            case .consent(let id): return try ledger.agreeToPrice(of: id)
            case .renew(let id): return try ledger.renew(id, from: catalogue)
            case .expire(let id): return try ledger.expire(id)
            case .advance(let period): return try ledger.advance(by: period, from: catalogue)
            case .storefront(let code): return try ledger.move(to: code, of: catalogue)
            case .payments(let areAllowed):
                ledger.allowPayments(areAllowed)
                return []
            case .offline:
                ledger.goOffline()
                return []
            case .online: return ledger.goOnline()
            case .fetch, .buy, .cancel, .fail, .defer, .interrupt, .restore, .restart: return []
            }
        }
    }
}

extension TransactionJournal {
    /// The sequence of the newest notification, 0 where there is none.
    ///
    /// - Complexity: Logarithmic in the number of notifications, in reads of one each.
    fileprivate func newestPosition() async throws(JournalError) -> Int {
        var known = 0
        var step = 1
        while let next = try await notifications(after: known + step - 1, atMost: 1).last {
            known = next.sequence
            step *= 2
        }
        // Between `known` and `known + step` lies the end: halve the step until it is found.
        while step > 1 {
            step /= 2
            if let next = try await notifications(after: known + step - 1, atMost: 1).last { known = next.sequence }
        }
        return known
    }
}
