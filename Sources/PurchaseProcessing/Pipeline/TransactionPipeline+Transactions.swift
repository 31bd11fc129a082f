import Purchases

extension TransactionPipeline {
    /// Begins to move a transaction as far as it goes.
    ///
    /// Whoever reports the same thing meanwhile gets the same outcome; another report of the same transaction is dealt
    /// with afterwards. Deliveries of one product begin in the order of these calls. The work runs in a task of its own: a
    /// caller that is cancelled must not leave a delivery without its record.
    func begin(
        _ transaction: PurchaseTransaction, key: TransactionKey? = nil, attempt: PurchaseAttempt? = nil,
        announcing isAnnounced: Bool = true, onlyWhenDue: Bool = false
    ) -> Task<TransactionOutcome, any Error> {
        let before = working[transaction.id]
        if let before, before.transaction == transaction { return before.task }
        let report = TransactionReport(
            transaction: transaction, key: key, attempt: attempt, isAnnounced: isAnnounced, onlyWhenDue: onlyWhenDue)
        let turn = Promise<Void>()
        let predecessor = turns.updateValue(turn, forKey: transaction.productID)
        let task = Task { try await self.work(on: report, after: before?.task, predecessor, turn) }
        working[transaction.id] = TransactionWork(transaction: transaction, turn: turn, task: task)
        return task
    }

    private func work(
        on report: TransactionReport, after before: Task<TransactionOutcome, any Error>?,
        _ predecessor: Promise<Void>?, _ turn: Promise<Void>
    ) async throws -> TransactionOutcome {
        defer {
            turn.keep(())
            let transaction = report.transaction
            if working[transaction.id]?.turn === turn { working[transaction.id] = nil }
            if turns[transaction.productID] === turn { turns[transaction.productID] = nil }
        }
        _ = await before?.result
        return try await move(report, predecessor, turn)
    }

    private func move(
        _ report: TransactionReport, _ predecessor: Promise<Void>?, _ turn: Promise<Void>
    ) async throws -> TransactionOutcome {
        let transaction = report.transaction
        if report.key?.kind == .expiry { return try await noteExpiry(transaction) }
        if report.key?.kind == .update { return try await noteUpdate(transaction) }
        var (history, openAttempts) = try await historyAndOpenAttempts(for: report)
        // What waited when it was read may have given way to a genuine report since, which nothing contradicts.
        let waiting = report.key.flatMap(history.entry(for:)).flatMap {
            $0.state.isGenuine || $0.transaction != transaction ? nil : $0
        }
        if history.isContradicted(by: transaction) {
            return try await quarantine(transaction, as: "transactionConflict", waiting: waiting, history)
        }
        if let waiting, history.key(for: transaction) != waiting.key {
            // Nobody could judge it before something newer came, which has settled the matter.
            return try await quarantine(transaction, as: "outdatedReport", waiting: waiting, history)
        }
        let key = report.key ?? history.key(for: transaction)
        if let entry = history.entry(for: key), try await isDeliveredElsewhere(entry) {
            if report.onlyWhenDue {
                return TransactionOutcome(entry: entry, failure: deliveryFailure(entry.reason))
            }
            // Its place is lost: two processes that wait for each other's deliveries must not keep each other's turns.
            turn.keep(())
            history = try await historyAfterDelivery(elsewhere: entry)
        }
        if let withdrawal = history.unfinishedWithdrawal(before: key) {
            let earlier = TransactionReport(
                transaction: withdrawal.transaction, key: withdrawal.key, attempt: nil, isAnnounced: true,
                onlyWhenDue: report.onlyWhenDue)
            let outcome = try await move(earlier, predecessor, turn)
            guard outcome.entry.state.isDelivered else { return try await postpone(transaction, key, history, outcome) }
            history = TransactionHistory(entries: try await journal.entries(of: transaction.id))
        }
        let recorded = history.entry(for: key)
        if let attempt = recorded?.attempt, recorded?.state.isDelivered == false {
            matched[attempt.id] = transaction.id
        }
        var entry = recorded ?? JournalEntry(key: key, transaction: transaction, state: .received)
        if recorded == nil {
            // What comes by itself answers nothing before it is found genuine.
            if report.attempt != nil { try await assignAttempt(report.attempt, to: &entry) }
        } else if !entry.state.isGenuine {
            // What was turned away may come again as something else, which is to be looked at.
            if entry.state == .rejected, entry.transaction != transaction { entry.state = .received }
            entry.transaction = transaction
        } else if entry.transaction != transaction, !transaction.isSigned(before: entry.transaction) {
            try await takeOver(transaction, into: &entry, in: history)
            if entry.transaction != transaction, report.key == nil {
                let present = TransactionHistory(entries: try await journal.entries(of: transaction.id))
                let isMoved = present.entry(for: key).map { $0.state != entry.state || $0.claims != entry.claims }
                // Somebody else has changed it meanwhile: the later state is taken over into what it is now.
                if isMoved == true || present.isTakenBack(key), !history.isTakenBack(key) {
                    return try await move(report, predecessor, turn)
                }
            }
        }
        let wasSettled = recorded?.state.isSettled == true && recorded?.state != .rejected
        var step = MachineStep(
            report: report, entry: entry, expected: recorded?.state, expectedClaims: entry.claims,
            lastClaim: history.entries.map(\.claims).max() ?? 0, wasDeliveredBefore: entry.state.isDelivered,
            isAnnounced: report.isAnnounced && !wasSettled, isQuarantined: recorded?.state == .rejected,
            predecessor: predecessor, turn: turn, openAttempts: openAttempts)
        var happened = firstEvent(for: &step, in: history)
        while let event = happened {
            happened = try await apply(event, to: &step)
        }
        return step.outcome
    }

    /// What is known of a transaction, and which attempts were open where it is new and nothing is waited for until one of
    /// them is assigned; nil where they are to be asked for then.
    private func historyAndOpenAttempts(
        for report: TransactionReport
    ) async throws -> (history: TransactionHistory, openAttempts: [JournaledAttempt]?) {
        let transaction = report.transaction
        let isWanted =
            report.key == nil && report.attempt == nil && transaction.attempt == nil && !transaction.isRevoked
            && TransactionPipeline.mayAnswerAttempt(transaction)
        guard isWanted, verifier is TrustingVerifier else {
            return (TransactionHistory(entries: try await journal.entries(of: transaction.id)), nil)
        }
        let known = try await journal.entriesAndOpenAttempts(of: transaction.id, for: transaction.productID)
        return (TransactionHistory(entries: known.entries), known.entries.isEmpty ? known.openAttempts : nil)
    }

    /// Whether a transaction is one that a buyer's own attempt can have led to.
    private static func mayAnswerAttempt(_ transaction: PurchaseTransaction) -> Bool {
        transaction.reason == .purchase && transaction.ownership != .familyShared
    }

    /// What happens to a transaction first: it arrives, unless it was taken back, has to wait or was begun too often.
    private func firstEvent(for step: inout MachineStep, in history: TransactionHistory) -> TransactionState.Event? {
        let entry = step.entry
        if history.isTakenBack(entry.key), !entry.state.isDelivered, entry.state != .rejected { return .takenBack }
        switch entry.state {
        case .recorded, .undelivered:
            let isDue = isDue(entry)
            // The last attempt ended with a crash: then it has until the wait is over.
            let isExhausted = entry.attempts >= policy.mostAttempts
            guard isExhausted || (step.report.onlyWhenDue && !isDue) else { return .arrived }
            step.failure = deliveryFailure(entry.reason)
            return isExhausted && isDue ? .attemptsExhausted : nil
        case .parked:
            step.failure = deliveryFailure(entry.reason)
            return .arrived
        default:
            return .arrived
        }
    }

    /// Keeps what is to be given back when it has been taken back, which has failed so far.
    ///
    /// The withdrawal would else be carried out after the new delivery, and take away what that one gave.
    private func postpone(
        _ transaction: PurchaseTransaction, _ key: TransactionKey, _ history: TransactionHistory,
        _ withdrawal: TransactionOutcome
    ) async throws -> TransactionOutcome {
        let recorded = history.entry(for: key)
        var entry = recorded ?? JournalEntry(key: key, transaction: transaction, state: .unverified)
        if recorded?.state.isSettled != true {
            let next = withdrawal.entry.lease?.until ?? withdrawal.entry.notBefore
            entry.notBefore = max(next ?? now(), nextMoment(afterAttempt: policy.mostAttempts))
            try await commit(JournalChange(entry: entry, expecting: recorded?.state, claims: recorded?.claims))
        }
        return TransactionOutcome(entry: entry, failure: withdrawal.failure ?? deliveryFailure(nil))
    }

    /// Keeps a report that is at odds with what is known to be genuine, and does nothing about it.
    ///
    /// One that came first, and that nobody could judge, is judged by the genuine one.
    private func quarantine(
        _ transaction: PurchaseTransaction, as code: String, waiting: JournalEntry?, _ history: TransactionHistory
    ) async throws -> TransactionOutcome {
        let reason = StoreError(domain: "Shoptalk", code: code)
        let key = TransactionKey(id: transaction.id, kind: .conflict)
        var entry = waiting ?? JournalEntry(key: key, transaction: transaction, state: .rejected)
        entry.state = .rejected
        entry.reason = reason
        entry.notBefore = nil
        if waiting != nil || history.entry(for: key) == nil {
            try await commit(JournalChange(entry: entry, expecting: waiting?.state))
        }
        return TransactionOutcome(entry: entry, failure: pipelineFailure("verificationRejected", beneath: [reason]))
    }

    /// Finds the attempt that a new transaction answers: the one that asks now, the one that the store names, the one of
    /// its product that is under way, or the oldest that is still open.
    private func assignAttempt(
        _ asking: PurchaseAttempt?, to entry: inout JournalEntry, among known: [JournaledAttempt]? = nil
    ) async throws {
        let transaction = entry.transaction
        guard entry.key.kind == .grant, entry.key.episode == 1, TransactionPipeline.mayAnswerAttempt(transaction)
        else { return }
        if let asking, asking.isAnswered(by: transaction) {
            matched[asking.id] = transaction.id
            entry.attempt = asking
            return
        }
        var found: JournaledAttempt?
        if let named = transaction.attempt {
            found = try await journal.attempt(named)
            // One that failed meanwhile, such as for want of a connection, has succeeded after all.
            if found?.state == .answered { found = nil }
        } else {
            let all = if let known { known } else { try await journal.openAttempts(for: transaction.productID) }
            let open = all.filter { matched[$0.attempt.id, default: transaction.id] == transaction.id }
            let present = underWay[transaction.productID].flatMap(\.self)
            found = open.first { $0.attempt.id == present } ?? open.first
        }
        guard let found, found.attempt.isAnswered(by: transaction) else { return }
        matched[found.attempt.id] = transaction.id
        entry.attempt = found.attempt
        entry.wasDeferred = found.state == .waiting
    }

    /// Applies what happened: records the next state with its announcement, then does what the machine says.
    private func apply(
        _ event: TransactionState.Event, to step: inout MachineStep
    ) async throws -> TransactionState.Event? {
        if event == .verified, step.entry.attempt == nil {
            try await assignAttempt(step.report.attempt, to: &step.entry, among: step.openAttempts)
        }
        let (state, action) = step.entry.state.applying(event)
        // A restore tells of everything at once, but an attempt that somebody waits for still gets its own answer.
        let isAnnounced = step.isAnnounced || step.entry.attempt != nil
        let announcement = isAnnounced ? self.announcement(for: action, step) : nil
        let stage = progress(for: action, step)
        var next = step.entry
        let isCounted = count(event, action, in: &next, step)
        guard state != next.state || announcement != nil || stage != nil || isCounted else {
            return try await perform(action, &step)
        }
        next.state = state
        var attempt: JournaledAttempt?
        if announcement != nil, let answered = next.attempt {
            release(answered)
            attempt = JournaledAttempt(attempt: answered, state: .answered)
        }
        let isClaim = action == .deliver
        let isWithdrawable = isClaim && next.key.kind == .grant
        let change = JournalChange(
            entry: state == .received ? nil : next, expecting: step.expected,
            // What was delivered is delivered, whoever claimed it meanwhile.
            claims: event != .delivered && step.expected != nil ? step.expectedClaims : nil,
            unlessGenuine: isWithdrawable ? next.key.withdrawal : nil, attempt: attempt,
            events: [announcement, stage].compactMap(\.self))
        do {
            guard try await commit(change, delivering: event == .delivered ? next : nil) else {
                return try await adoptCurrent(after: event, &step)
            }
        } catch let error where !(error is JournalError) {
            return noteFailure(error, &step)
        }
        if let attempt { matched[attempt.attempt.id] = nil }
        step.entry = next
        if state != .received {
            step.expected = state
            step.expectedClaims = next.claims
        }
        step.announced = announcement ?? step.announced
        if event == .notDelivered { noteFailedDelivery() }
        return try await perform(action, &step)
    }

    /// Takes over what another process made of a transaction meanwhile: its state is the truth.
    func adoptCurrent(
        after event: TransactionState.Event, _ step: inout MachineStep
    ) async throws -> TransactionState.Event? {
        let history = TransactionHistory(entries: try await journal.entries(of: step.entry.key.id))
        guard let current = history.entry(for: step.entry.key) else {
            // It was refused before anything was recorded: it has been taken back.
            return step.expected == nil && history.isTakenBack(step.entry.key) ? .takenBack : nil
        }
        step.adopt(current)
        if event == .delivered, current.state == .withheld {
            // Only a process that outlives its lease comes here. A delivery that honours keys or tokens has undone it
            // already; one that does not is told once more.
            let token = (history.entries.map(\.claims).max() ?? 0) + 1
            let claim = DeliveryClaim(key: current.key.withdrawal, token: token)
            try? await delivery.withdraw(current.transaction, claim: claim)
        }
        if !step.report.onlyWhenDue, try await isDeliveredElsewhere(current) {
            step.turn.keep(())
            let later = try await historyAfterDelivery(elsewhere: current)
            guard let ended = later.entry(for: current.key) else { return nil }
            step.adopt(ended)
            return firstEvent(for: &step, in: later)
        }
        let isOpen = !current.state.isDelivered && current.state != .rejected && current.state != .withheld
        return isOpen && history.isTakenBack(current.key) ? .takenBack : nil
    }

    /// Keeps the count of tries in an entry, where one begins or has ended.
    ///
    /// - Returns: Whether the entry has changed.
    private func count(
        _ event: TransactionState.Event, _ action: TransactionState.Action, in entry: inout JournalEntry,
        _ step: MachineStep
    ) -> Bool {
        switch (event, action) {
        case (_, .deliver):
            if event == .verified {
                entry.attempts = 0
                entry.reason = nil
            }
            entry.attempts += 1
            entry.claims = max(entry.claims, step.lastClaim) + 1
            entry.lease = newLease()
            // After a crash in the first attempt the next one comes at once; after a later one it waits, since it may be
            // the delivery that crashes.
            entry.notBefore = event == .arrived ? nextMoment(afterAttempt: entry.attempts) : nil
            return true
        case (.notDelivered, _), (.attemptsExhausted, _):
            entry.reason = step.failure?.error.underlying.first
            entry.notBefore = event == .notDelivered ? nextMoment(afterAttempt: entry.attempts) : nil
        case (.undecided, _):
            entry.attempts += 1
            entry.reason = step.failure?.error.underlying.first
            entry.notBefore = nextMoment(afterAttempt: entry.attempts)
        case (.rejected, _):
            entry.reason = step.failure?.error.underlying.first
            entry.notBefore = nil
        case (.delivered, _):
            entry.reason = nil
            entry.notBefore = nil
        case (.notFinished, _) where !entry.state.isSettled:
            entry.notBefore = now().adding(milliseconds: policy.largestDelay.wholeMilliseconds)
        case (.finished, _) where !entry.state.isSettled, (.takenBack, _) where entry.state != .withheld:
            entry.notBefore = nil
        default:
            return false
        }
        entry.lease = nil
        return true
    }

    private func announcement(for action: TransactionState.Action, _ step: MachineStep) -> PurchaseEvent? {
        let entry = step.entry
        let isGrant = entry.key.kind == .grant
        switch action {
        case .announceCompletion where isGrant && entry.key.episode > 1:
            return .transactionReinstated(entry.transaction)
        case .announceCompletion where isGrant:
            return .transactionCompleted(entry.completedPurchase)
        case .announceCompletion:
            return .transactionRevoked(entry.transaction)
        case .announceRejection where step.isQuarantined, .announceDelay where step.isQuarantined:
            return nil
        case .announceDeliveryFailure where step.report.attempt == nil && isUnderWay(entry.attempt):
            // The store's answer to the purchase is still to come, and with it another try; that one is the end.
            return nil
        case .announceRejection where isGrant, .announceDelay where isGrant, .announceDeliveryFailure where isGrant:
            return step.failure.map { .transactionFailed(step.failedPurchase($0)) }
        default:
            return nil
        }
    }

    /// Whether somebody here waits for the end of an attempt.
    private func isUnderWay(_ attempt: PurchaseAttempt?) -> Bool {
        attempt.map { underWay[$0.productID] == .some($0.id) } ?? false
    }

    /// A stage worth showing, while somebody waits for this very purchase.
    private func progress(for action: TransactionState.Action, _ step: MachineStep) -> PurchaseEvent? {
        guard let attempt = step.entry.attempt, isUnderWay(attempt) else { return nil }
        switch action {
        case .verify: return .progress(PurchaseProgress(stage: .verifying, productID: attempt.productID))
        case .deliver: return .progress(PurchaseProgress(stage: .delivering, productID: attempt.productID))
        default: return nil
        }
    }
}

extension JournalEntry {
    /// The end of a purchase that went all the way.
    var completedPurchase: CompletedPurchase {
        CompletedPurchase(transaction: transaction, attempt: attempt, wasDeferred: wasDeferred)
    }
}

extension PurchaseTransaction {
    /// Whether the store signed this state at an earlier moment than another one.
    fileprivate func isSigned(before other: PurchaseTransaction) -> Bool { signedDate < other.signedDate }
}
