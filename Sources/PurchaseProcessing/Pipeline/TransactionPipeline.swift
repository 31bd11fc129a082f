public import FailureClassification
public import Purchases

/// The centre of the library: it moves every purchase through verify → record → deliver → finish → notify.
///
/// Use one pipeline for one store and one journal. Start it before anything is bought, so that whatever an earlier run
/// left unfinished goes on; then fetch, buy and restore through it, and pass on what the store reports by itself.
///
/// ```swift
/// let pipeline = TransactionPipeline(store: store, journal: InMemoryJournal(), delivery: shelves)
/// try await pipeline.start()
/// try await pipeline.purchase("com.example.coins", quantity: 3)
/// for try await notification in pipeline.notifications() { show(notification) }
/// ```
///
/// **Order.** A transaction is verified, recorded, delivered, finished and announced, in this order; each state is in the
/// journal before the next step begins, and an announcement is part of the change that it tells of. Work on one transaction
/// is done one after another. Deliveries of one product begin in the order in which their transactions arrived here
/// (first in, first out); one that is retried has lost its place. Products do not wait for each other.
///
/// **What a crash leads to.** With a durable journal, whatever instant the process ends at:
///
/// | it ends | and then |
/// |---|---|
/// | before the attempt is recorded | the store was not asked |
/// | before the transaction is recorded | the store reports it again; it finds its attempt by name, product and account |
/// | after *recorded*, before or in the delivery, or before *delivered* is recorded | it is delivered again, with the same key and a larger token |
/// | after *delivered*, before *finished* is recorded | only the store is told again |
/// | after *finished* | nothing is left to be done; a listener that has not noted its place reads the announcement again, under the same `sequence` |
///
/// **Once.** What was delivered is recorded once. The effect is exactly once where the delivery honours the key of its
/// claim, or shares the journal's database (`JournaledDelivery`); else it is at least once, and repeated only after a
/// crash or a failure inside a delivery. There is at most one announcement for each transaction and what was done about
/// it: delivered, taken back, given back, ended.
///
/// **One end.** Every fetch, purchase and restore has exactly one end event, which the call also returns, so a progress
/// indicator always goes away. A wait for approval is an end; the approval comes as a new completion with its attempt.
///
/// **Nothing waits forever.** Work of others that takes longer than `DeliveryPolicy.longestWork` is given up and counts as
/// failed. A delivery that fails is tried again after a wait that grows: by `start()`, by `keepRetrying(on:)`, or by
/// `retryDue()` on your own timer; a purchase or a restore that somebody asks for tries at once. After its last attempt it
/// is parked with its reason (`parked()`), never finished, and left alone until `retry(_:)`; it keeps no other one waiting.
///
/// **Genuine.** What the verifier rejects is never delivered and never finished, and stays in quarantine; of what it cannot
/// tell it is asked again. Something else under the name of a known transaction is kept as a conflict, and nothing is done.
///
/// **Taking back.** A refund takes the delivery of its episode back, whichever of the two arrives first; a purchase that
/// arrives after its refund is not delivered. A reversed refund is a new episode, delivered under a new key. What is newer
/// is decided by the date of the store's signature, then by the identifier; never by arrival or by the clock here.
///
/// **Several processes.** They may share a durable journal, each with a pipeline. Who delivers holds a lease in the
/// journal; another one waits until it is over, or its owner is known to be gone. A clock that jumps makes nothing wait
/// longer than the largest delay or the lease.
///
/// **Single flight.** While a purchase of a product is under way, another one of it in this pipeline ends with `inProgress`.
public actor TransactionPipeline {
    let store: any Store
    let journal: any TransactionJournal
    let delivery: any ContentDelivery
    let verifier: any TransactionVerifier
    let classifier: FailureClassifier
    let policy: DeliveryPolicy
    let now: @Sendable () -> Timestamp
    let clock: any Clock<Duration>
    var random: any RandomNumberGenerator & Sendable

    /// The attempt under way for each product, nil in the moment before it has its identifier.
    var underWay: [ProductID: AttemptID?] = [:]
    /// The transaction that each attempt waits for which has found its answer and is not told of it yet.
    var matched: [AttemptID: TransactionID] = [:]
    /// The last work on each transaction: the same report waits for it and shares its outcome, another one follows it.
    var working: [TransactionID: TransactionWork] = [:]
    /// The delivery of each product that began last, for the next one to follow.
    var turns: [ProductID: Promise<Void>] = [:]
    /// The work of others that is under way, by number.
    var watched: [Int: WatchedWork] = [:]
    var nextWork = 0
    var watchdog: Task<Void, Never>?
    /// What was fetched last, to be fetched again when the storefront changes.
    var fetchedIdentifiers: [ProductID] = []
    /// The place of the newest notification that this pipeline has seen.
    var newestPosition = 0
    /// Listeners that have read everything and wait for more.
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextListener = 0
    /// How many deliveries have failed.
    var failedDeliveries = 0
    /// Who sleeps until the next delivery.
    var sleepers: [Int: Task<Void, Never>] = [:]
    var nextSleeper = 0
    /// Whether listeners are sent home.
    var isStopped = false

    /// Makes a pipeline; nothing happens before `start()`.
    ///
    /// - Parameters:
    ///   - store: What sells.
    ///   - journal: What remembers.
    ///   - delivery: What gives the buyer what was bought.
    ///   - verifier: What says whether a transaction is genuine; by default the store's word is enough.
    ///   - classifier: What says what an error means.
    ///   - policy: How often a delivery is tried, and how long each wait is.
    ///   - now: The clock that says whether a wait is over; one that jumps makes nothing wait longer than the largest delay
    ///     or the lease of the policy.
    ///   - clock: What measures how long work takes; it never jumps.
    ///   - random: What shortens the waits at random; a seeded one makes a run repeatable.
    public init(
        store: some Store, journal: some TransactionJournal, delivery: some ContentDelivery,
        verifier: some TransactionVerifier = TrustingVerifier(), classifier: FailureClassifier = FailureClassifier(),
        policy: DeliveryPolicy = DeliveryPolicy(), now: @escaping @Sendable () -> Timestamp = SystemClock.now,
        clock: some Clock<Duration> = ContinuousClock(),
        random: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.store = store
        self.journal = journal
        self.delivery = delivery
        self.verifier = verifier
        self.classifier = classifier
        self.policy = policy
        self.now = now
        self.clock = clock
        self.random = random
    }

    /// The timer looks after the work of a pipeline that is there; else it would sleep on alone.
    deinit { watchdog?.cancel() }

    // MARK: - Operations

    /// Takes up what earlier runs left: first what the journal holds, then what the store holds unfinished.
    ///
    /// What failed and still waits for its next attempt is left waiting, and what is parked is left alone. A store that
    /// cannot be asked is no error; its transactions are taken up at the next start.
    ///
    /// - Throws: `JournalError` where the journal cannot be read or written.
    public func start() async throws {
        try await forEach(try await journal.pendingEntries()) { entry in
            begin(entry.transaction, key: entry.key, onlyWhenDue: true)
        }
        guard let unfinished = try? await store.unfinishedTransactions() else { return }
        try await forEach(unfinished) { begin($0, onlyWhenDue: true) }
    }

    /// Asks the store for products; ends with `productsFetched` or `productsFailed`.
    ///
    /// The identifiers that the store does not know are exactly those of the request that are not in its answer, in the
    /// order of the request.
    ///
    /// - Throws: `JournalError` where the end cannot be recorded.
    @discardableResult
    public func fetchProducts(_ identifiers: [ProductID]) async throws -> PurchaseEvent {
        var seen: Set<ProductID> = []
        let wanted = identifiers.filter { seen.insert($0).inserted }
        fetchedIdentifiers = wanted
        try await announce([.progress(PurchaseProgress(stage: .loadingProducts))])
        let end: PurchaseEvent
        do throws(StoreError) {
            let products = try await store.products(for: wanted).filter { seen.contains($0.id) }
            let known = Set(products.map(\.id))
            end = .productsFetched(
                products: products, invalidProductIdentifiers: wanted.filter { !known.contains($0) })
        } catch {
            end = .productsFailed(classifier.classify(error))
        }
        try await announce([end])
        return end
    }

    /// Restores what the buyer owns; ends with one `restoreFinished`, whatever was found.
    ///
    /// - Parameter now: The present moment. Subscriptions that ended before it are told apart and not delivered; without
    ///   it the store's list is taken as it is.
    /// - Returns: What was found and what became of it.
    /// - Throws: `JournalError` where the end cannot be recorded.
    @discardableResult
    public func restore(at now: Timestamp? = nil) async throws -> RestoreSummary {
        try await announce([.progress(PurchaseProgress(stage: .restoring))])
        let found: [PurchaseTransaction]
        do throws(StoreError) {
            found = try await store.restorableTransactions()
        } catch {
            let summary = RestoreSummary(failure: classifier.classify(error))
            try await announce([.restoreFinished(summary)])
            return summary
        }
        var collected = CollectedRestore()
        var seen: Set<PurchaseTransaction> = []
        let asked = found.filter { transaction in
            guard seen.insert(transaction).inserted else { return false }
            if let now, let end = transaction.expirationDate, end <= now, !transaction.isRevoked {
                collected.addExpired(transaction)
                return false
            }
            return true
        }
        try await forEach(asked) {
            begin($0, announcing: false)
        } with: { transaction, outcome in
            collected.add(transaction, outcome)
        }
        let summary = collected.summary
        try await announce([.restoreFinished(summary)])
        return summary
    }

    /// Takes in what the store reports on its own accord.
    ///
    /// - Throws: `JournalError` where it cannot be recorded; the store's adapter reports it again at the next start.
    public func receive(_ update: StoreUpdate) async throws {
        switch update {
        case .transaction(let transaction):
            _ = try await begin(transaction, onlyWhenDue: true).value
        case .declined(let productID, let attemptID):
            try await decline(productID, attempt: attemptID)
        case .subscription(let status):
            try await note(status)
        case .expired(let transaction):
            _ = try await begin(transaction, key: TransactionKey(id: transaction.id, kind: .expiry)).value
        case .storefrontChanged:
            if !fetchedIdentifiers.isEmpty { try await fetchProducts(fetchedIdentifiers) }
        }
    }

    /// What the buyer has: everything that was delivered, stands, and is not used up, by product.
    ///
    /// - Parameter moment: When; subscriptions that ended before it give nothing.
    /// - Returns: The products that the buyer has, each with the transactions that give it.
    /// - Throws: `JournalError` where the journal cannot be read.
    /// - Complexity: Linear in the number of entries of the journal.
    public func entitlements(at moment: Timestamp) async throws -> [ProductID: Entitlement] {
        var collected = CollectedEntitlements(moment: moment)
        for entry in try await journal.entries() { collected.add(entry) }
        for id in collected.subscriptions {
            if let status = try await journal.subscription(id) { collected.add(status) }
        }
        return collected.entitlements
    }

    /// Sends every listener home after what it has read, and ends `keepRetrying(on:)`; transactions under way go on to
    /// their end.
    public func stop() {
        isStopped = true
        // What hangs is given up all the same, so that every call has its end.
        if watched.isEmpty {
            watchdog?.cancel()
            watchdog = nil
        }
        wakeListeners()
        for sleeper in sleepers.values { sleeper.cancel() }
    }

    /// Begins something for each element in their order, and ends each in the same order; a window of them is under way.
    ///
    /// Together they share the journal's writes to the disk, which one after another they could not.
    private func forEach<Element: Sendable>(
        _ elements: [Element], begin: (Element) -> Task<TransactionOutcome, any Error>,
        with end: (Element, TransactionOutcome) -> Void = { _, _ in }
    ) async throws {
        var next = 0
        var running: [Task<TransactionOutcome, any Error>?] = []
        for (index, element) in elements.enumerated() {
            while next < elements.count, running.count < index + Self.window {
                running.append(begin(elements[next]))
                next += 1
            }
            guard let task = running[index] else { continue }
            // What has ended keeps no memory: a start is as large as its window.
            running[index] = nil
            end(element, try await task.value)
        }
    }

    /// How many transactions are under way together in a start or a restore.
    private static let window = 2_048
}
