import Purchases

/// Everything that the journal holds of one transaction, and what a new report of it means.
///
/// What nobody found genuine has no say in it: a forged report can neither take a purchase back nor stand in its way.
struct TransactionHistory: Sendable {
    /// The entries, in the order in which they became known.
    let entries: [JournalEntry]

    /// What was done last about it, by episodes: delivered, taken back, delivered again.
    private var latest: JournalEntry? {
        entries.filter { ($0.key.kind == .grant || $0.key.kind == .revocation) && $0.state.isGenuine }
            .max { $0.precedes($1) }
    }

    /// The entry of a key, nil where there is none.
    func entry(for key: TransactionKey) -> JournalEntry? { entries.first { $0.key == key } }

    /// What is to be done about a report, by the dates at which the store signed; never by the order of arrival.
    ///
    /// - A report that it was taken back concerns the present episode, unless it is older than the gift that began it.
    /// - A report that it stands, signed after it was taken back, begins a new episode: the refund was reversed. At the
    ///   same moment the withdrawal wins.
    func key(for transaction: PurchaseTransaction) -> TransactionKey {
        guard let latest else { return TransactionKey(transaction) }
        let episode = latest.key.episode
        let isLater = latest.transaction.signedDate < transaction.signedDate
        switch (latest.key.kind == .revocation, transaction.isRevoked) {
        case (true, true), (false, false):
            return latest.key
        case (true, false):
            return TransactionKey(id: transaction.id, kind: .grant, episode: isLater ? episode + 1 : episode)
        case (false, true):
            guard transaction.signedDate < latest.transaction.signedDate else { return latest.key.withdrawal }
            return episode > 1
                ? TransactionKey(id: transaction.id, kind: .revocation, episode: episode - 1) : latest.key
        }
    }

    /// Whether the delivery of an episode was taken back, as far as is known.
    func isTakenBack(_ key: TransactionKey) -> Bool {
        key.kind == .grant
            && entries.contains {
                $0.key.kind == .revocation && $0.key.episode >= key.episode && $0.state.isGenuine
            }
    }

    /// The withdrawal of the episode before a new delivery, where it was not carried out yet.
    func unfinishedWithdrawal(before key: TransactionKey) -> JournalEntry? {
        guard key.kind == .grant, key.episode > 1, entry(for: key)?.state.isDelivered != true else { return nil }
        let withdrawal = TransactionKey(id: key.id, kind: .revocation, episode: key.episode - 1)
        return entry(for: withdrawal).flatMap { $0.state.isGenuine && !$0.state.isDelivered ? $0 : nil }
    }

    /// Whether a report tells of something else under the name of this transaction.
    func isContradicted(by transaction: PurchaseTransaction) -> Bool {
        guard let known = entries.first(where: { $0.key.kind != .conflict && $0.state.isGenuine })?.transaction else {
            return false
        }
        return known.productID != transaction.productID || known.kind != transaction.kind
            || known.quantity != transaction.quantity
            || (known.account != nil && transaction.account != nil && known.account != transaction.account)
    }
}
