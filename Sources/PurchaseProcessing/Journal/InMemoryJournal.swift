public import Purchases
import Synchronization

/// A journal that lives as long as the process, for tests, previews and simulations.
///
/// It keeps every notification. Reading and changing cost constant time, and `notifications(after:atMost:)` time linear
/// in what it returns. ``reopened()`` gives the same memory to another owner, as a file is opened by a second process.
public final class InMemoryJournal: TransactionJournal, Sendable {
    private let memory: Memory

    /// Who works on the journal by way of this value.
    public let owner: JournalOwner

    /// Makes an empty journal.
    public convenience init() { self.init(memory: Memory(), owner: JournalOwner(number: 0)) }

    private init(memory: Memory, owner: JournalOwner) {
        self.memory = memory
        self.owner = owner
    }

    /// The same memory for another owner.
    public func reopened() -> InMemoryJournal {
        let number = memory.contents.withLock { contents in
            contents.owners += 1
            return contents.owners
        }
        return InMemoryJournal(memory: memory, owner: JournalOwner(number: number))
    }

    /// Lets this owner be known as gone, as a process that has ended; what it claimed is free.
    public func close() { memory.contents.withLock { _ = $0.gone.insert(owner) } }

    /// Whether another owner has not been closed.
    public func isPresent(_ owner: JournalOwner) async -> Bool {
        memory.contents.withLock { !$0.gone.contains(owner) }
    }

    /// Records a new attempt.
    public nonisolated(nonsending) func openAttempt(
        for request: PurchaseRequest, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification]) {
        memory.contents.withLock { contents in
            let index = contents.attempts.count
            let attempt = PurchaseAttempt(id: AttemptID(String(index + 1)), request: request)
            contents.attempts.append(JournaledAttempt(attempt: attempt, state: .asked))
            contents.open[request.productID, default: []].append(index)
            return (attempt, contents.announce(events))
        }
    }

    /// Makes one change.
    public nonisolated(nonsending) func commit(_ change: JournalChange) async throws(JournalError)
        -> [PurchaseNotification]?
    {
        memory.contents.withLock { $0.make(change) }
    }

    /// Everything that is known of a transaction.
    public nonisolated(nonsending) func entries(of transaction: TransactionID) async throws(JournalError)
        -> [JournalEntry]
    {
        memory.contents.withLock { contents in
            (contents.places[transaction] ?? []).map { contents.entries[$0] }
        }
    }

    /// The entries that still have something before them.
    public func pendingEntries() async throws(JournalError) -> [JournalEntry] {
        memory.contents.withLock { contents in contents.pending.sorted().map { contents.entries[$0] } }
    }

    /// The entries that are parked; linear in the number of entries.
    public func parkedEntries() async throws(JournalError) -> [JournalEntry] {
        memory.contents.withLock { contents in contents.entries.filter { $0.state == .parked } }
    }

    /// Every entry.
    public func entries() async throws(JournalError) -> [JournalEntry] { memory.contents.withLock { $0.entries } }

    /// An attempt by its identifier.
    public func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt? {
        memory.contents.withLock { contents in contents.index(of: id).map { contents.attempts[$0] } }
    }

    /// The attempts for a product that may still be answered.
    public nonisolated(nonsending) func openAttempts(for product: ProductID) async throws(JournalError)
        -> [JournaledAttempt]
    {
        memory.contents.withLock { contents in (contents.open[product] ?? []).map { contents.attempts[$0] } }
    }

    /// How a subscription stood when it was last heard of.
    public func subscription(_ id: TransactionID) async throws(JournalError) -> SubscriptionStatus? {
        memory.contents.withLock { $0.subscriptions[id] }
    }

    /// The notifications after a place in the order.
    public func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification] {
        memory.contents.withLock { contents in
            let start = min(max(0, position), contents.notifications.count)
            return Array(contents.notifications[start...].prefix(max(0, count)))
        }
    }

    /// The last notification that a subscriber has dealt with.
    public func position(of subscriber: SubscriberName) async throws(JournalError) -> Int {
        memory.contents.withLock { $0.positions[subscriber] ?? 0 }
    }

    /// Notes that a subscriber has dealt with everything up to a notification.
    public nonisolated(nonsending) func setPosition(_ position: Int, of subscriber: SubscriberName)
        async throws(JournalError)
    {
        memory.contents.withLock { $0.positions[subscriber] = max($0.positions[subscriber] ?? 0, position) }
    }
}

/// What the owners of one journal share.
private final class Memory: Sendable {
    let contents = Mutex(Contents())
}

private struct Contents: Sendable {
    var entries: [JournalEntry] = []
    /// The places of the entries of each transaction: a table of small numbers grows at less cost than one of whole
    /// entries.
    var places: [TransactionID: [Int]] = [:]
    /// The places of the entries that still have something before them.
    var pending: Set<Int> = []
    var attempts: [JournaledAttempt] = []
    var open: [ProductID: [Int]] = [:]
    var subscriptions: [TransactionID: SubscriptionStatus] = [:]
    var notifications: [PurchaseNotification] = []
    var positions: [SubscriberName: Int] = [:]
    /// How many owners there were beside the first.
    var owners = 0
    var gone: Set<JournalOwner> = []

    /// Makes a change, or returns nil where it is not expected.
    mutating func make(_ change: JournalChange) -> [PurchaseNotification]? {
        let known = change.entry.flatMap { place(of: $0.key) }
        let attempt = change.attempt.flatMap { index(of: $0.attempt.id) }
        let exclusion = change.exclusion.flatMap { place(of: $0) }.map { entries[$0].state.isGenuine }
        guard exclusion != true,
            change.entry == nil || change.expects(entry: known.map { entries[$0] }),
            change.attempt == nil || change.expects(attempt: attempt.map { attempts[$0].state }),
            change.expects(subscription: change.subscription.flatMap { subscriptions[$0.subscriptionID] })
        else { return nil }
        if let entry = change.entry { record(entry, at: known) }
        if let changed = change.attempt, let attempt {
            attempts[attempt] = changed
            if !changed.state.isOpen { open[changed.attempt.productID]?.removeAll { $0 == attempt } }
        }
        if let status = change.subscription { subscriptions[status.subscriptionID] = status }
        return announce(change.events)
    }

    func place(of key: TransactionKey) -> Int? { places[key.id]?.first { entries[$0].key == key } }

    /// Keeps an entry, in the place of the one before it.
    private mutating func record(_ entry: JournalEntry, at known: Int?) {
        let place = known ?? entries.count
        if known == nil {
            places[entry.key.id, default: []].append(place)
            entries.append(entry)
        } else {
            entries[place] = entry
        }
        if entry.state.isSettled { pending.remove(place) } else { pending.insert(place) }
    }

    mutating func announce(_ events: [PurchaseEvent]) -> [PurchaseNotification] {
        let first = notifications.count
        for event in events {
            notifications.append(PurchaseNotification(sequence: notifications.count + 1, event: event))
        }
        return Array(notifications[first...])
    }

    func index(of id: AttemptID) -> Int? {
        guard let number = Int(id.rawValue), number > 0, number <= attempts.count, String(number) == id.rawValue else {
            return nil
        }
        return number - 1
    }
}
