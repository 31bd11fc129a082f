import PurchaseProcessing
import Purchases

/// How an entry stands: its columns without its content, with which a change is compared.
struct KnownEntry {
    /// The row of the entry.
    let key: Int64
    let kindAndEpisode: String
    let state: TransactionState
    let claims: Int
}

/// How the entries of the transactions stand that are worked on, as it was read or written last.
///
/// What it says is true for as long as nobody else writes to the file.
struct KnownEntries {
    /// By the bytes of the identifier, since `String` takes some that differ for the same.
    private var entries: [[UInt8]: [KnownEntry]] = [:]

    /// Of how many transactions something is known.
    private static let most = 4_096

    /// All entries of a transaction, nil where it is not known whether there are any.
    subscript(id: TransactionID) -> [KnownEntry]? {
        get { entries[Array(id.rawValue.utf8)] }
        set {
            if entries.count >= KnownEntries.most { entries = [:] }
            entries[Array(id.rawValue.utf8)] = newValue
        }
    }

    /// Notes how an entry stands now, where the others of its transaction are known.
    mutating func note(_ entry: KnownEntry, of id: TransactionID) {
        let bytes = Array(id.rawValue.utf8)
        guard var known = entries[bytes] else { return }
        known.removeAll { $0.key == entry.key }
        // What is settled is seldom asked about again.
        entries[bytes] = entry.state.isSettled ? nil : known + [entry]
    }
}
