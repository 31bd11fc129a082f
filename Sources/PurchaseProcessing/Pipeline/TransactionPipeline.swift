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
/// - **Order.** A transaction is recorded before it is delivered, delivered before the store is told, and announced after
///   the state that is announced is in the journal.
/// - **Once.** Transactions collapse on their key: whoever comes second waits for the first. A delivery is asked for again
///   only after a failure or a crash, always with the same key. There is at most one announcement for a key.
/// - **One end.** Every fetch, purchase and restore has exactly one end event, which the call also returns, so a progress
///   indicator always goes away. A wait for approval is an end; the approval comes as a new completion with its attempt.
/// - **Retries.** A delivery that fails is tried again after a wait that grows (`DeliveryPolicy`): by `start()`, by
///   `keepRetrying(on:)`, or by `retryDue()` on your own timer. A purchase or a restore that somebody asks for tries at once.
///   Each attempt is in the journal before it begins, so a crash in the middle counts.
/// - **Parking.** After its last attempt a transaction is parked with its reason (`parked()`), never finished, and left
///   alone until `retry(_:)`; it keeps no other one waiting.
/// - **Crash.** After a crash before *record*, the store reports the transaction again; between *record* and *deliver* or
///   between *deliver* and its record, it is delivered again with the same key; after that only the store is told again.
/// - **Single flight.** While a purchase of a product is under way, another one of it ends with `inProgress`.
public actor TransactionPipeline {
    let store: any Store
    let journal: any TransactionJournal
    let delivery: any ContentDelivery
    let verifier: any TransactionVerifier
    let classifier: FailureClassifier
    let policy: DeliveryPolicy
    let now: @Sendable () -> Timestamp
    var random: any RandomNumberGenerator & Sendable

    /// The attempt under way for each product, nil in the moment before it has its identifier.
    var underWay: [ProductID: AttemptID?] = [:]
    /// The work on each key, so that a second caller waits for the first.
    var working: [TransactionKey: Task<TransactionOutcome, any Error>] = [:]
    /// What was fetched last, to be fetched again when the storefront changes.
    var fetchedIdentifiers: [ProductID] = []
    /// The place of the newest notification that this pipeline has seen.
    var newestPosition = 0
    /// Listeners that have read everything and wait for more.
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextListener = 0
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
    ///     of the policy.
    ///   - random: What shortens the waits at random; a seeded one makes a run repeatable.
    public init(
        store: some Store, journal: some TransactionJournal, delivery: some ContentDelivery,
        verifier: some TransactionVerifier = TrustingVerifier(), classifier: FailureClassifier = FailureClassifier(),
        policy: DeliveryPolicy = DeliveryPolicy(), now: @escaping @Sendable () -> Timestamp = SystemClock.now,
        random: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.store = store
        self.journal = journal
        self.delivery = delivery
        self.verifier = verifier
        self.classifier = classifier
        self.policy = policy
        self.now = now
        self.random = random
    }

    // MARK: - Operations

    /// Takes up what earlier runs left: first what the journal holds, then what the store holds unfinished.
    ///
    /// What failed and still waits for its next attempt is left waiting, and what is parked is left alone. A store that
    /// cannot be asked is no error; its transactions are taken up at the next start.
    ///
    /// - Throws: `JournalError` where the journal cannot be read or written.
    public func start() async throws {
        for entry in try await journal.pendingEntries() {
            _ = try await outcome(of: entry.transaction, key: entry.key, onlyWhenDue: true)
        }
        guard let unfinished = try? await store.unfinishedTransactions() else { return }
        for transaction in unfinished {
            _ = try await outcome(of: transaction, key: TransactionKey(transaction), onlyWhenDue: true)
        }
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

    /// Buys; ends with `transactionCompleted`, `transactionDeferred`, `purchaseCancelled` or `transactionFailed`.
    ///
    /// The attempt is in the journal before the store is asked, so a success that comes late finds it.
    ///
    /// - Parameters:
    ///   - productID: What to buy.
    ///   - quantity: How many, 1 to 10; any other number ends with `quantityInvalid`.
    /// - Returns: The event that ended the purchase, as the listeners read it.
    /// - Throws: `JournalError` where the attempt or its end cannot be recorded.
    @discardableResult
    public func purchase(_ productID: ProductID, quantity: Int = 1) async throws -> PurchaseEvent {
        guard underWay[productID] == nil else { return try await refuse(productID, quantity, code: "inProgress") }
        guard (1...10).contains(quantity) else { return try await refuse(productID, quantity, code: "quantityInvalid") }
        underWay[productID] = .some(nil)
        do {
            return try await purchaseAlone(productID, quantity: quantity)
        } catch {
            underWay[productID] = nil
            throw error
        }
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
        var seen: Set<TransactionKey> = []
        for transaction in found {
            let key = TransactionKey(transaction)
            guard seen.insert(key).inserted else { continue }
            if let now, let end = transaction.expirationDate, end <= now, !transaction.isRevoked {
                collected.addExpired(transaction)
                continue
            }
            let outcome = try await outcome(of: transaction, key: key, announcing: false)
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
            _ = try await outcome(of: transaction, key: TransactionKey(transaction), onlyWhenDue: true)
        case .declined(let productID, let attemptID):
            try await decline(productID, attempt: attemptID)
        case .expired(let transaction):
            let key = TransactionKey(id: transaction.id, kind: .expiry)
            let entry = JournalEntry(key: key, transaction: transaction, state: .finished)
            try await commit(JournalChange(entry: entry, events: [.subscriptionExpired(transaction)]))
        case .storefrontChanged:
            if !fetchedIdentifiers.isEmpty { try await fetchProducts(fetchedIdentifiers) }
        }
    }

    /// Sends every listener home after what it has read, and ends `keepRetrying(on:)`; transactions under way go on to
    /// their end.
    public func stop() {
        isStopped = true
        wakeListeners()
        for sleeper in sleepers.values { sleeper.cancel() }
    }

    // MARK: - A purchase

    private func purchaseAlone(_ productID: ProductID, quantity: Int) async throws -> PurchaseEvent {
        let opened = try await journal.openAttempt(
            for: productID, quantity: quantity,
            announcing: [.progress(PurchaseProgress(stage: .connecting, productID: productID))])
        noteNewest(opened.notifications)
        let attempt = opened.attempt
        underWay[productID] = .some(attempt.id)

        guard await store.canMakePayments() else {
            return try await end(attempt, as: pipelineFailure("paymentsNotAllowed"))
        }
        try await announce([.progress(PurchaseProgress(stage: .purchasing, productID: productID))])
        let answer: PurchaseAnswer
        do throws(StoreError) {
            answer = try await store.purchase(attempt)
        } catch {
            return try await end(attempt, as: classifier.classify(error))
        }
        switch answer {
        case .pending:
            let event = PurchaseEvent.transactionDeferred(attempt)
            release(attempt)
            try await commit(
                JournalChange(attempt: JournaledAttempt(attempt: attempt, state: .waiting), events: [event]))
            return event
        case .purchased(let transaction):
            let outcome = try await outcome(
                of: transaction, key: TransactionKey(transaction), attempt: attempt)
            release(attempt)
            if let event = outcome.event(for: attempt) { return event }
            // The transaction was dealt with before this attempt was made: nothing new was bought.
            let code =
                switch outcome.entry.state {
                case .recorded, .undelivered, .parked: "deliveryFailed"
                case let state: state.isDelivered ? "alreadyOwned" : "verificationRejected"
                }
            return try await end(attempt, as: outcome.failure ?? pipelineFailure(code), transaction: transaction)
        }
    }

    /// Ends an attempt without success, and says so.
    private func end(
        _ attempt: PurchaseAttempt, as failure: PurchaseFailure, transaction: PurchaseTransaction? = nil
    ) async throws -> PurchaseEvent {
        let failed = FailedPurchase(
            productID: attempt.productID, quantity: attempt.quantity, attempt: attempt, transaction: transaction,
            failure: failure)
        let state: JournaledAttempt.State = failure.kind == .interrupted ? .interrupted : .closed
        let event: PurchaseEvent =
            failure.kind == .cancelled ? .purchaseCancelled(failed) : .transactionFailed(failed)
        release(attempt)
        try await commit(JournalChange(attempt: JournaledAttempt(attempt: attempt, state: state), events: [event]))
        return event
    }

    /// Ends a call that never became an attempt.
    private func refuse(_ productID: ProductID, _ quantity: Int, code: String) async throws -> PurchaseEvent {
        let event = PurchaseEvent.transactionFailed(
            FailedPurchase(
                productID: productID, quantity: quantity, attempt: nil, failure: pipelineFailure(code)))
        try await announce([event])
        return event
    }

    private func decline(_ productID: ProductID, attempt id: AttemptID?) async throws {
        let open = try await journal.openAttempts(for: productID)
        guard let declined = open.first(where: { id == nil ? $0.state == .waiting : $0.attempt.id == id }) else {
            return
        }
        _ = try await end(declined.attempt, as: pipelineFailure("declined"))
    }

    /// Lets the next purchase of the product begin.
    ///
    /// It comes before the end is announced, since a listener may buy again as soon as it hears.
    func release(_ attempt: PurchaseAttempt) {
        if underWay[attempt.productID] == .some(attempt.id) { underWay[attempt.productID] = nil }
    }

    /// A failure that the pipeline itself found, in its own vocabulary.
    func pipelineFailure(_ code: String, beneath: [StoreError] = []) -> PurchaseFailure {
        classifier.classify(StoreError(domain: "Shoptalk", code: code, underlying: beneath))
    }

    // MARK: - The journal and its listeners

    func announce(_ events: [PurchaseEvent]) async throws(JournalError) {
        _ = try await commit(JournalChange(events: events))
    }

    /// Makes a change and wakes the listeners; false where the entry was not in the expected state.
    @discardableResult
    func commit(_ change: JournalChange) async throws(JournalError) -> Bool {
        guard let notifications = try await journal.commit(change) else { return false }
        noteNewest(notifications)
        return true
    }

    private func noteNewest(_ notifications: [PurchaseNotification]) {
        guard let last = notifications.last else { return }
        newestPosition = max(newestPosition, last.sequence)
        wakeListeners()
    }

    private func wakeListeners() {
        let woken = waiting.values
        waiting.removeAll()
        for continuation in woken { continuation.resume() }
    }

    /// The notifications after a place; waits for one where there is none yet, and is empty after `stop()`.
    func nextNotifications(after position: Int) async throws -> [PurchaseNotification] {
        while true {
            let known = newestPosition
            let found = try await journal.notifications(after: position, atMost: 64)
            if !found.isEmpty || isStopped || Task.isCancelled { return found }
            // Something may have come while the journal was read: then look again instead of waiting.
            if newestPosition == known { await waitForMore() }
        }
    }

    private func waitForMore() async {
        let listener = nextListener
        nextListener += 1
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled || isStopped {
                    continuation.resume()
                } else {
                    waiting[listener] = continuation
                }
            }
        } onCancel: {
            Task { await self.wake(listener) }
        }
    }

    private func wake(_ listener: Int) { waiting.removeValue(forKey: listener)?.resume() }
}
