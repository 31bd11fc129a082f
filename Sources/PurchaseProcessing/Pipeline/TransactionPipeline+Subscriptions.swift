import Purchases

extension TransactionPipeline {
    /// Keeps the news that a subscription has ended, once it is known to be genuine; until then it waits and is asked again.
    func judgeExpiry(_ transaction: PurchaseTransaction) async throws -> TransactionOutcome {
        let key = TransactionKey(id: transaction.id, kind: .expiry)
        let known = try await journal.entry(for: key)
        if let known, known.state == .finished { return TransactionOutcome(entry: known) }
        var entry = known ?? JournalEntry(key: key, transaction: transaction, state: .received)
        entry.transaction = transaction
        entry.reason = nil
        entry.notBefore = nil
        switch await verification(of: transaction) {
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
        let events = entry.state == .finished ? [PurchaseEvent.subscriptionExpired(transaction)] : []
        try await commit(JournalChange(entry: entry, expecting: known?.state, events: events))
        return TransactionOutcome(entry: entry)
    }

    /// Keeps how a subscription stands now, and announces in what it differs from before.
    ///
    /// A status that was signed before the one that is known changes nothing, in whatever order they arrive. One whose
    /// transaction is not genuine, or of which nobody can tell, is left alone: the store tells it again.
    func note(_ status: SubscriptionStatus) async throws {
        guard case .verified = await verification(of: status.transaction) else { return }
        while true {
            let known = try await journal.subscription(status.subscriptionID)
            if let known, !status.isSigned(after: known) { return }
            let events = status.changes(since: known).map { kind in
                PurchaseEvent.subscriptionChanged(SubscriptionChange(kind, status))
            }
            // Somebody else may have noted another one meanwhile; then the difference is another one.
            if try await commit(JournalChange(subscription: status, events: events)) { return }
        }
    }
}
