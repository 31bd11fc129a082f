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
    /// An identifier by its bytes, since `String` takes some that differ for the same.
    private struct Name: Hashable {
        let id: TransactionID

        static func == (left: Name, right: Name) -> Bool {
            left.id.rawValue.utf8.elementsEqual(right.id.rawValue.utf8)
        }

        func hash(into hasher: inout Hasher) {
            var text = id.rawValue
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private var entries: [Name: [KnownEntry]] = [:]

    /// Of how many transactions something is known.
    private static let most = 4_096

    /// All entries of a transaction, nil where it is not known whether there are any.
    subscript(id: TransactionID) -> [KnownEntry]? {
        get { entries[Name(id: id)] }
        set {
            if entries.count >= KnownEntries.most { entries = [:] }
            entries[Name(id: id)] = newValue
        }
    }

    /// Notes how an entry stands now, where the others of its transaction are known.
    mutating func note(_ entry: KnownEntry, of id: TransactionID) {
        guard let place = entries.index(forKey: Name(id: id)) else { return }
        // What is settled is seldom asked about again.
        if entry.state.isSettled {
            entries.remove(at: place)
        } else if let index = entries.values[place].firstIndex(where: { $0.key == entry.key }) {
            entries.values[place][index] = entry
        } else {
            entries.values[place].append(entry)
        }
    }
}
