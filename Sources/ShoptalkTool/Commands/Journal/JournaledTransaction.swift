internal import Diagnostics
internal import JSONText
internal import PurchaseProcessing
internal import Purchases

/// One transaction of a journal as the commands show it: its delivery and its withdrawal together.
struct JournaledTransaction: Sendable {
    /// How far it has come, in the words of the command; each is printed among the counts.
    enum State: String, CaseIterable {
        /// It is genuine and not delivered yet, whether or not a delivery failed.
        case recorded
        /// It was delivered, and the store does not know yet.
        case delivered
        /// It was delivered, and the store knows.
        case finished
        /// Its delivery or its withdrawal failed as often as it may.
        case parked
        /// The store took it back.
        case revoked
        /// Nobody could tell yet whether it is genuine.
        case unverified
        /// It is not genuine.
        case rejected
    }

    private let entries: [JournalEntry]
    /// The entry that says how far it has come: a parked one, else that of the delivery.
    private let shown: JournalEntry

    /// Puts the entries of a journal together, in the order in which each transaction first came.
    ///
    /// News, such as that a subscription ended, is no delivery: an entry about it alone is left out.
    static func all(in entries: [JournalEntry]) -> [JournaledTransaction] {
        var order: [TransactionID] = []
        var found: [TransactionID: [JournalEntry]] = [:]
        for entry in entries where entry.key.kind == .grant || entry.key.kind == .revocation {
            if found[entry.key.id] == nil { order.append(entry.key.id) }
            found[entry.key.id, default: []].append(entry)
        }
        return order.compactMap { id in found[id].flatMap { JournaledTransaction($0) } }
    }

    private init?(_ entries: [JournalEntry]) {
        let grant = entries.filter { $0.key.kind == .grant }.max { $0.precedes($1) }
        guard let shown = entries.first(where: { $0.state == .parked }) ?? grant ?? entries.first else { return nil }
        self.entries = entries
        self.shown = shown
    }

    /// How far it has come.
    var state: State {
        if shown.state == .parked { return .parked }
        let latest = entries.filter(\.state.isGenuine).max { $0.precedes($1) }
        if latest?.key.kind == .revocation { return .revoked }
        return switch shown.state {
        case .received, .unverified: .unverified
        case .recorded, .undelivered: .recorded
        case .delivered, .finishPending: .delivered
        case .finished: .finished
        case .rejected: .rejected
        case .parked: .parked
        case .withheld: .revoked
        }
    }

    /// How often the journal knows it to be granted: once, and once more for each time that the store gave it back.
    private var grants: Int { entries.count { $0.key.kind == .grant && $0.state.isDelivered } }

    /// The transaction for programs.
    var json: JSONValue {
        .object([
            ("id", .string(shown.key.id.rawValue)),
            ("productID", .string(shown.transaction.productID.rawValue)),
            ("quantity", .integer(shown.transaction.quantity)),
            ("state", .string(state.rawValue)),
            ("attempts", .integer(shown.attempts)),
            ("grants", .integer(grants)),
            ("reason", shown.reason?.json ?? .null),
        ])
    }

    /// The transaction for people, one line.
    var line: String {
        let attempts = "\(shown.attempts) \(shown.attempts == 1 ? "attempt" : "attempts")"
        let words =
            "\(shown.key.id.rawValue)  \(state.rawValue)  \(shown.transaction.productID.rawValue) "
            + "× \(shown.transaction.quantity)  \(attempts)" + (shown.reason.map { "  \($0)" } ?? "")
        return VisibleText(words).text + "\n"
    }
}
