public import Purchases

extension StoreLedger {
    /// How a subscription stands now, named by its first transaction; nil where there is none.
    public func status(ofSubscription id: TransactionID) -> SubscriptionStatus? {
        guard let subscription = subscriptions.first(where: { $0.originalID == id }),
            let index = index(of: subscription.current)
        else { return nil }
        let transaction = records[index].transaction
        return SubscriptionStatus(
            transaction: transaction,
            state: transaction.isRevoked ? .revoked : subscription.hasEnded ? .expired : .subscribed,
            signedDate: max(clock, transaction.signedDate), renewsAutomatically: subscription.renewsAutomatically)
    }
}
