import Purchases

/// What a store tells of a transaction without anything to be delivered: that it has ended, or that it is another one now.
extension TransactionPipeline {
    /// Keeps the news that a subscription has ended, once it is known to be genuine; until then it waits and is asked again.
    func noteExpiry(_ transaction: PurchaseTransaction) async throws -> TransactionOutcome {
        let key = TransactionKey(id: transaction.id, kind: .expiry)
        let known = try await journal.entry(for: key)
        if let known, known.state == .finished { return TransactionOutcome(entry: known) }
        let verdict = await verification(of: transaction)
        let events = verdict == .verified ? [PurchaseEvent.subscriptionExpired(transaction)] : []
        return TransactionOutcome(
            entry: try await keep(verdict, of: transaction, as: key, known: known, announcing: events))
    }

    /// Puts a later state that had to wait in the place of the one that is recorded, where it is genuine.
    func noteUpdate(_ transaction: PurchaseTransaction) async throws -> TransactionOutcome {
        let history = TransactionHistory(entries: try await journal.entries(of: transaction.id))
        if var present = history.entry(for: history.key(for: transaction)), present.state.isGenuine,
            !history.isTakenBack(present.key)
        {
            try await takeOver(transaction, into: &present, in: history)
            return TransactionOutcome(entry: present)
        }
        // What it was a later state of is not there any more as it was, or was taken back since; its next report says what
        // is.
        let key = TransactionKey(id: transaction.id, kind: .update)
        let outdated = Verification.rejected(StoreError(domain: "Shoptalk", code: "outdatedReport"))
        return TransactionOutcome(
            entry: try await keep(outdated, of: transaction, as: key, known: history.entry(for: key)))
    }

    /// Puts a later report in the place of the one that is recorded, such as one with another end, where it is genuine.
    ///
    /// Where nobody can tell, it is kept beside it and asked again: the store may not report it once more.
    func takeOver(
        _ transaction: PurchaseTransaction, into entry: inout JournalEntry, in history: TransactionHistory
    ) async throws {
        let verdict = await verification(of: transaction)
        if verdict == .verified, entry.transaction != transaction,
            entry.transaction.signedDate <= transaction.signedDate
        {
            var changed = entry
            changed.transaction = transaction
            // Whoever finishes it meanwhile has read the earlier state, and must not write that back.
            if entry.state.isDelivered { changed.claims += 1 }
            // What was taken back meanwhile is not the same delivery any more: the later report begins another one.
            let change = JournalChange(
                entry: changed, expecting: entry.state, claims: entry.claims,
                unlessGenuine: entry.key.kind == .grant ? entry.key.withdrawal : nil)
            guard try await commit(change) else { return }
            entry = changed
        }
        let key = TransactionKey(id: transaction.id, kind: .update)
        let waiting = history.entry(for: key)
        if case .undecided = verdict {
            // Of two that wait the later one says everything.
            if let waiting, waiting.state == .unverified, transaction.signedDate < waiting.transaction.signedDate {
                return
            }
        } else if waiting?.state != .unverified || waiting?.transaction != transaction {
            return
        }
        _ = try await keep(verdict, of: transaction, as: key, known: waiting)
    }

    /// Records what came of news: settled, turned away, or waiting to be asked again.
    private func keep(
        _ verdict: Verification, of transaction: PurchaseTransaction, as key: TransactionKey, known: JournalEntry?,
        announcing events: [PurchaseEvent] = []
    ) async throws -> JournalEntry {
        var entry = known ?? JournalEntry(key: key, transaction: transaction, state: .received)
        entry.transaction = transaction
        entry.reason = nil
        entry.notBefore = nil
        switch verdict {
        case .verified:
            entry.state = .finished
        case .rejected(let reason):
            entry.state = .rejected
            entry.reason = reason
        case .undecided(let reason):
            entry.state = .unverified
            entry.reason = reason
            entry.attempts += 1
            entry.notBefore = nextMoment(afterAttempt: entry.attempts)
        }
        try await commit(JournalChange(entry: entry, expecting: known?.state, events: events))
        return entry
    }
}
