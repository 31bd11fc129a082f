import Purchases

/// What came of a transaction: the entry as it stands, and what was announced about it in this run of the machine.
struct TransactionOutcome: Sendable {
    /// The entry as it stands now.
    let entry: JournalEntry
    /// What was announced, nil where there was nothing new to say.
    let announced: PurchaseEvent?
    /// Whether it had been delivered before this run began.
    let wasDeliveredBefore: Bool
    /// Why it is not delivered, nil where it is.
    let failure: PurchaseFailure?

    /// The announcement that ends an attempt, or nil where none was made for it.
    func event(for attempt: PurchaseAttempt) -> PurchaseEvent? {
        entry.attempt == attempt ? announced : nil
    }
}

extension TransactionPipeline {
    /// Moves a transaction as far as it goes; whoever asks for the same key meanwhile gets the same outcome.
    ///
    /// The work runs in a task of its own: a caller that is cancelled must not leave a delivery without its record.
    ///
    /// - Parameters:
    ///   - transaction: The transaction as it is known now.
    ///   - key: What is to be done about it.
    ///   - attempt: The attempt that asks for it, nil where none does.
    ///   - announcing: Whether its end is told; a restore tells of everything at once.
    ///   - onlyWhenDue: Whether a delivery that failed waits for its moment; nobody waits where a person asks.
    /// - Returns: What came of it.
    /// - Throws: `JournalError` where the journal cannot be read or written.
    func outcome(
        of transaction: PurchaseTransaction, key: TransactionKey, attempt: PurchaseAttempt? = nil,
        announcing: Bool = true, onlyWhenDue: Bool = false
    ) async throws -> TransactionOutcome {
        if let running = working[key] { return try await running.value }
        let task: Task<TransactionOutcome, any Error>
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // Starting at once saves waking another thread, which costs more than the work on a journal in memory.
            task = Task.immediate {
                try await self.move(
                    transaction, key: key, attempt: attempt, announcing: announcing, onlyWhenDue: onlyWhenDue)
            }
        } else {
            task = Task {
                try await self.move(
                    transaction, key: key, attempt: attempt, announcing: announcing, onlyWhenDue: onlyWhenDue)
            }
        }
        working[key] = task
        defer { if working[key] == task { working[key] = nil } }
        return try await task.value
    }

    private func move(
        _ transaction: PurchaseTransaction, key: TransactionKey, attempt: PurchaseAttempt?, announcing: Bool,
        onlyWhenDue: Bool
    ) async throws -> TransactionOutcome {
        if let settled = try await withheld(transaction, key: key) { return settled }
        let recorded = try await journal.entry(for: key)
        var entry: JournalEntry
        if let recorded {
            entry = recorded
            entry.transaction = transaction
        } else {
            entry = JournalEntry(key: key, transaction: transaction, state: .received)
            try await assignAttempt(attempt, to: &entry)
        }
        var step = MachineStep(
            entry: entry, expected: recorded?.state, wasDeliveredBefore: entry.state.isDelivered,
            announcing: announcing && !(recorded?.state.isSettled ?? false))
        var happened = firstEvent(for: &step, onlyWhenDue: onlyWhenDue)
        while let event = happened {
            happened = try await apply(event, to: &step)
        }
        return TransactionOutcome(
            entry: step.entry, announced: step.announced, wasDeliveredBefore: step.wasDeliveredBefore,
            failure: step.failure)
    }

    /// What happens to a transaction first: it arrives, unless its delivery has to wait or was begun too often.
    private func firstEvent(for step: inout MachineStep, onlyWhenDue: Bool) -> TransactionState.Event? {
        let entry = step.entry
        switch entry.state {
        case .recorded, .undelivered:
            let isDue = isDue(entry)
            // The last attempt ended with a crash, or goes on in another process: then it has until the wait is over.
            let isExhausted = entry.attempts >= policy.mostAttempts
            guard isExhausted || (onlyWhenDue && !isDue) else { return .arrived }
            step.failure = deliveryFailure(entry.reason)
            return isExhausted && isDue ? .attemptsExhausted : nil
        case .parked:
            step.failure = deliveryFailure(entry.reason)
            return .arrived
        default:
            return .arrived
        }
    }

    /// A purchase that the store has taken back already is finished and never delivered; a revocation that nobody has
    /// found genuine takes nothing back.
    private func withheld(_ transaction: PurchaseTransaction, key: TransactionKey) async throws -> TransactionOutcome? {
        guard key.kind == .grant,
            let revocation = try await journal.entry(for: TransactionKey(id: key.id, kind: .revocation)),
            revocation.state != .rejected, revocation.state != .unverified,
            try await journal.entry(for: key)?.awaitsDelivery ?? true
        else { return nil }
        try? await store.finish(transaction.id)
        return TransactionOutcome(entry: revocation, announced: nil, wasDeliveredBefore: false, failure: nil)
    }

    /// Finds the attempt that a new transaction answers: the one that asks now, the one that the store names, or the
    /// oldest of its product that is still open.
    private func assignAttempt(_ asking: PurchaseAttempt?, to entry: inout JournalEntry) async throws {
        guard entry.key.kind == .grant, entry.transaction.reason == .purchase else { return }
        if let asking {
            entry.attempt = asking
            return
        }
        let productID = entry.transaction.productID
        var found: JournaledAttempt?
        if let named = entry.transaction.attempt {
            found = try await journal.attempt(named).flatMap {
                $0.state.isOpen && $0.attempt.productID == productID ? $0 : nil
            }
        } else {
            found = try await journal.openAttempts(for: productID).first
        }
        entry.attempt = found?.attempt
        entry.wasDeferred = found?.state == .waiting
    }

    /// Applies what happened: records the next state with its announcement, then does what the machine says.
    private func apply(
        _ event: TransactionState.Event, to step: inout MachineStep
    ) async throws -> TransactionState.Event? {
        let (state, action) = step.entry.state.applying(event)
        // A restore tells of everything at once, but an attempt that somebody waits for still gets its own answer.
        let isAnnounced = step.announcing || step.entry.attempt != nil
        let announcement = isAnnounced ? self.announcement(for: action, step) : nil
        let stage = progress(for: action, step)
        let attempts = step.entry.attempts
        let isCounted = countDelivery(event, action, in: &step.entry, failure: step.failure)
        if state != step.entry.state || announcement != nil || stage != nil || isCounted {
            step.entry.state = state
            var attempt: JournaledAttempt?
            if announcement != nil, let answered = step.entry.attempt {
                release(answered)
                attempt = JournaledAttempt(attempt: answered, state: .answered)
            }
            let change = JournalChange(
                entry: state == .received ? nil : step.entry, expecting: step.expected,
                // What was delivered is delivered, whoever began another attempt meanwhile.
                attempts: isCounted && event != .delivered && step.expected != nil ? attempts : nil, attempt: attempt,
                events: [announcement, stage].compactMap(\.self))
            guard try await commit(change) else {
                // Another process moved it meanwhile; its state is the truth.
                if let current = try await journal.entry(for: step.entry.key) { step.entry = current }
                return nil
            }
            if state != .received { step.expected = state }
            step.announced = announcement ?? step.announced
            if event == .notDelivered { noteFailedDelivery() }
        }
        return try await perform(action, &step)
    }

    /// Keeps the count of deliveries in an entry, where one begins or has ended.
    ///
    /// - Returns: Whether the entry has changed.
    private func countDelivery(
        _ event: TransactionState.Event, _ action: TransactionState.Action, in entry: inout JournalEntry,
        failure: PurchaseFailure?
    ) -> Bool {
        switch (event, action) {
        case (_, .deliver):
            entry.attempts += 1
            // After a crash in the first attempt the next one comes at once; after a later one it waits, since it may be
            // the delivery that crashes.
            entry.notBefore = event == .arrived ? nextMoment(afterAttempt: entry.attempts) : nil
        case (.notDelivered, _):
            entry.reason = failure?.error.underlying.first
            entry.notBefore = nextMoment(afterAttempt: entry.attempts)
        case (.attemptsExhausted, _):
            entry.reason = failure?.error.underlying.first
            entry.notBefore = nil
        case (.delivered, _):
            entry.reason = nil
            entry.notBefore = nil
        default:
            return false
        }
        return true
    }

    private func deliveryFailure(_ reason: StoreError?) -> PurchaseFailure {
        pipelineFailure("deliveryFailed", beneath: reason.map { [$0] } ?? [])
    }

    private func perform(
        _ action: TransactionState.Action, _ step: inout MachineStep
    ) async throws -> TransactionState.Event? {
        let transaction = step.entry.transaction
        switch action {
        case .verify:
            switch await verifier.verify(transaction) {
            case .verified: return .verified
            case .rejected(let reason):
                step.failure = pipelineFailure("verificationRejected", beneath: [reason])
                return .rejected
            case .undecided(let reason):
                step.failure = pipelineFailure("verificationUnavailable", beneath: [reason])
                return .undecided
            }
        case .deliver:
            do {
                if step.entry.key.kind == .grant {
                    try await delivery.deliver(transaction, key: step.entry.key)
                } else {
                    try await delivery.withdraw(transaction, key: step.entry.key)
                }
                return .delivered
            } catch is CancellationError {
                // Nothing is known about it but that it was begun, which is in the journal.
                step.failure = deliveryFailure(nil)
                return nil
            } catch {
                let reason = error as? StoreError ?? StoreError(domain: "\(type(of: error))", code: "\(error)")
                step.failure = deliveryFailure(reason)
                return step.entry.attempts < policy.mostAttempts ? .notDelivered : .attemptsExhausted
            }
        case .finish:
            do throws(StoreError) {
                try await store.finish(transaction.id)
                return .finished
            } catch {
                return .notFinished
            }
        case .nothing, .announceCompletion, .announceRejection, .announceDelay, .announceDeliveryFailure:
            return nil
        }
    }

    private func announcement(for action: TransactionState.Action, _ step: MachineStep) -> PurchaseEvent? {
        let entry = step.entry
        let isGrant = entry.key.kind == .grant
        switch action {
        case .announceCompletion where isGrant:
            return .transactionCompleted(
                CompletedPurchase(
                    transaction: entry.transaction, attempt: entry.attempt, wasDeferred: entry.wasDeferred))
        case .announceCompletion:
            return .transactionRevoked(entry.transaction)
        case .announceRejection where isGrant, .announceDelay where isGrant, .announceDeliveryFailure where isGrant:
            return step.failure.map { .transactionFailed(step.failedPurchase($0)) }
        default:
            return nil
        }
    }

    /// A stage worth showing, while somebody waits for this very purchase.
    private func progress(for action: TransactionState.Action, _ step: MachineStep) -> PurchaseEvent? {
        guard let attempt = step.entry.attempt, underWay[attempt.productID] == .some(attempt.id) else { return nil }
        switch action {
        case .verify: return .progress(PurchaseProgress(stage: .verifying, productID: attempt.productID))
        case .deliver: return .progress(PurchaseProgress(stage: .delivering, productID: attempt.productID))
        default: return nil
        }
    }
}

extension JournalEntry {
    /// Whether its delivery is still before it, however far away that is.
    fileprivate var awaitsDelivery: Bool { !state.isDelivered && state != .rejected }
}

/// Where one run of the state machine stands.
private struct MachineStep {
    var entry: JournalEntry
    /// The state that the journal holds, nil before the first record.
    var expected: TransactionState?
    let wasDeliveredBefore: Bool
    let announcing: Bool
    var announced: PurchaseEvent?
    var failure: PurchaseFailure?

    func failedPurchase(_ failure: PurchaseFailure) -> FailedPurchase {
        FailedPurchase(
            productID: entry.transaction.productID, quantity: entry.transaction.quantity, attempt: entry.attempt,
            transaction: entry.transaction, failure: failure)
    }
}

/// A restore as it grows, transaction by transaction.
struct CollectedRestore {
    private var restored: [PurchaseTransaction] = []
    private var alreadyOwned: [PurchaseTransaction] = []
    private var revoked: [PurchaseTransaction] = []
    private var expired: [PurchaseTransaction] = []
    private var failed: [FailedPurchase] = []

    mutating func add(_ transaction: PurchaseTransaction, _ outcome: TransactionOutcome) {
        if let failure = outcome.failure {
            failed.append(
                FailedPurchase(
                    productID: transaction.productID, quantity: transaction.quantity, attempt: outcome.entry.attempt,
                    transaction: transaction, failure: failure))
        } else if outcome.entry.key.kind == .revocation {
            revoked.append(transaction)
        } else if outcome.wasDeliveredBefore {
            alreadyOwned.append(transaction)
        } else if outcome.entry.state.isDelivered {
            restored.append(transaction)
        }
    }

    mutating func addExpired(_ transaction: PurchaseTransaction) { expired.append(transaction) }

    var summary: RestoreSummary {
        RestoreSummary(
            restored: restored, alreadyOwned: alreadyOwned, revoked: revoked, expired: expired, failed: failed)
    }
}
