public import Purchases
import Synchronization

/// A journal that lives as long as the process, for tests, previews and simulations.
///
/// It keeps every notification. Reading and changing cost constant time, and `notifications(after:atMost:)` time linear
/// in what it returns.
public final class InMemoryJournal: TransactionJournal, Sendable {
    fileprivate struct Contents: Sendable {
        var entries: [JournalEntry] = []
        /// The place of each entry: a table of small numbers grows at less cost than one of whole entries.
        var places: [TransactionKey: Int] = [:]
        var pending: Set<TransactionKey> = []
        var attempts: [JournaledAttempt] = []
        var open: [ProductID: [Int]] = [:]
        var notifications: [PurchaseNotification] = []
    }

    private let contents = Mutex(Contents())

    /// Makes an empty journal.
    public init() {}

    /// Records a new attempt.
    public func openAttempt(
        for product: ProductID, quantity: Int, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification]) {
        contents.withLock { contents in
            let index = contents.attempts.count
            let attempt = PurchaseAttempt(id: AttemptID(String(index + 1)), productID: product, quantity: quantity)
            contents.attempts.append(JournaledAttempt(attempt: attempt, state: .asked))
            contents.open[product, default: []].append(index)
            return (attempt, contents.announce(events))
        }
    }

    /// Makes one change.
    public func commit(_ change: JournalChange) async throws(JournalError) -> [PurchaseNotification]? {
        contents.withLock { contents -> [PurchaseNotification]? in
            if let entry = change.entry {
                guard change.expects(contents.entry(for: entry.key)) else { return nil }
                contents.record(entry)
                if entry.state.isSettled {
                    contents.pending.remove(entry.key)
                } else {
                    contents.pending.insert(entry.key)
                }
            }
            if let attempt = change.attempt { contents.update(attempt) }
            return contents.announce(change.events)
        }
    }

    /// The entry of a transaction.
    public func entry(for key: TransactionKey) async throws(JournalError) -> JournalEntry? {
        contents.withLock { $0.entry(for: key) }
    }

    /// The entries that still have something before them.
    public func pendingEntries() async throws(JournalError) -> [JournalEntry] {
        contents.withLock { contents in
            contents.pending.compactMap { contents.places[$0] }.sorted().map { contents.entries[$0] }
        }
    }

    /// The entries that are parked; linear in the number of entries.
    public func parkedEntries() async throws(JournalError) -> [JournalEntry] {
        contents.withLock { contents in contents.entries.filter { $0.state == .parked } }
    }

    /// An attempt by its identifier.
    public func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt? {
        contents.withLock { contents in contents.index(of: id).map { contents.attempts[$0] } }
    }

    /// The attempts for a product that may still be answered.
    public func openAttempts(for product: ProductID) async throws(JournalError) -> [JournaledAttempt] {
        contents.withLock { contents in (contents.open[product] ?? []).map { contents.attempts[$0] } }
    }

    /// The notifications after a place in the order.
    public func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification] {
        contents.withLock { contents in
            let start = min(max(0, position), contents.notifications.count)
            return Array(contents.notifications[start...].prefix(max(0, count)))
        }
    }
}

extension InMemoryJournal.Contents {
    fileprivate func entry(for key: TransactionKey) -> JournalEntry? { places[key].map { entries[$0] } }

    /// Keeps an entry, in the place of the one before it.
    fileprivate mutating func record(_ entry: JournalEntry) {
        if let place = places[entry.key] {
            entries[place] = entry
        } else {
            places[entry.key] = entries.count
            entries.append(entry)
        }
    }

    fileprivate mutating func announce(_ events: [PurchaseEvent]) -> [PurchaseNotification] {
        let first = notifications.count
        for event in events {
            notifications.append(PurchaseNotification(sequence: notifications.count + 1, event: event))
        }
        return Array(notifications[first...])
    }

    fileprivate func index(of id: AttemptID) -> Int? {
        guard let number = Int(id.rawValue), (1...attempts.count + 1).contains(number), number <= attempts.count else {
            return nil
        }
        return number - 1
    }

    fileprivate mutating func update(_ changed: JournaledAttempt) {
        guard let index = index(of: changed.attempt.id) else { return }
        attempts[index] = changed
        if !changed.state.isOpen { open[changed.attempt.productID]?.removeAll { $0 == index } }
    }
}
