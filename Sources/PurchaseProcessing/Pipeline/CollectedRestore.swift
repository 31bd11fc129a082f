import Purchases

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
        } else if outcome.entry.key.kind == .revocation || outcome.entry.state == .withheld {
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
