import Purchases

extension TransactionPipeline {
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
