public import Purchases

/// That the buyer has a product, and by which transactions.
public struct Entitlement: Hashable, Sendable {
    /// The product.
    public let productID: ProductID
    /// Every transaction that gives it, oldest first; one of them may go without the product going.
    public let transactions: [PurchaseTransaction]
    /// When it ends unless something happens before, nil where it does not end.
    public let end: Timestamp?
}

/// Entitlements as they are found among the entries of a journal.
///
/// They are made anew from what stands each time, so that taking back one of two gifts leaves the other: a set of products
/// that is added to and taken from cannot tell that.
struct CollectedEntitlements {
    /// The moment at which they are asked for.
    let moment: Timestamp
    /// What stands of each transaction: the delivery of its latest episode.
    private var standing: [TransactionID: JournalEntry] = [:]
    /// The news that subscriptions have ended, by their last transactions.
    private var expired: [TransactionID: PurchaseTransaction] = [:]
    private var statuses: [TransactionID: SubscriptionStatus] = [:]

    init(moment: Timestamp) { self.moment = moment }

    /// Takes an entry into account; the order does not matter.
    mutating func add(_ entry: JournalEntry) {
        if entry.key.kind == .expiry, entry.state == .finished { expired[entry.key.id] = entry.transaction }
        guard entry.key.kind == .grant || entry.key.kind == .revocation, entry.state.isGenuine,
            entry.transaction.kind != .consumable
        else { return }
        if let known = standing[entry.key.id], entry.precedes(known) { return }
        standing[entry.key.id] = entry
    }

    /// Takes the status of a subscription into account.
    mutating func add(_ status: SubscriptionStatus) { statuses[status.subscriptionID] = status }

    /// The subscriptions whose status has a say.
    var subscriptions: Set<TransactionID> {
        Set(standing.values.lazy.map(\.transaction).filter { $0.kind == .autoRenewable }.map(\.originalID))
    }

    /// What stands, by product.
    var entitlements: [ProductID: Entitlement] {
        var given: [ProductID: [PurchaseTransaction]] = [:]
        for entry in standing.values where entry.key.kind == .grant && entry.state.isDelivered {
            let transaction = entry.transaction
            guard !transaction.isUpgraded, end(of: transaction).map({ $0 > moment }) ?? true else { continue }
            given[transaction.productID, default: []].append(transaction)
        }
        var entitlements: [ProductID: Entitlement] = [:]
        for (product, transactions) in given {
            let ends = transactions.map(end(of:))
            entitlements[product] = Entitlement(
                productID: product, transactions: transactions.sorted { $1.isSigned(after: $0) },
                end: ends.contains(nil) ? nil : ends.compactMap(\.self).max())
        }
        return entitlements
    }

    /// When a transaction ends, as it was signed last: a grace period lengthens the newest one of its subscription, and
    /// what the store said to have ended has ended.
    private func end(of transaction: PurchaseTransaction) -> Timestamp? {
        guard var end = transaction.expirationDate else { return nil }
        if let expired = expired[transaction.id], expired.signedDate >= transaction.signedDate {
            end = min(end, expired.expirationDate ?? expired.signedDate)
        }
        guard let status = statuses[transaction.originalID], status.transaction.id == transaction.id,
            status.signedDate >= transaction.signedDate
        else { return end }
        if !status.state.isEntitled { return min(end, status.transaction.expirationDate ?? end, status.signedDate) }
        return status.state == .gracePeriod ? max(end, status.gracePeriodEnd ?? end) : end
    }
}
