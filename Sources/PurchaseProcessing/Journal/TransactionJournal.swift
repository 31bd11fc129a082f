public import Purchases

/// The memory of the pipeline: attempts, states of transactions, and the queue of notifications.
///
/// The journal is the truth. A change of state and the notifications that tell of it are one commit, so a listener never
/// hears of a state that is not there, and no state is reached without its notification. Two callers that race for one
/// transaction are told apart by the state that each expects.
///
/// What is asked of it for every transaction begins where its caller runs (`nonisolated(nonsending)`), which saves two
/// changes of executor each time; an actor that conforms still runs it on itself.
///
/// `InMemoryJournal` forgets at the end of the process; a durable journal conforms to the same protocol and passes the
/// same tests.
public protocol TransactionJournal: Sendable {
    /// Who works on the journal by way of this value.
    var owner: JournalOwner { get }

    /// Whether another owner may still be at work; one that is known to be gone holds nothing any more.
    func isPresent(_ owner: JournalOwner) async -> Bool

    /// Records a new attempt with the next number as its identifier, before the store is asked.
    ///
    /// - Throws: `JournalError` where it could not be recorded; the store must then not be asked.
    nonisolated(nonsending) func openAttempt(
        for request: PurchaseRequest, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification])

    /// Makes one change, whole or not at all.
    ///
    /// - Returns: The notifications with their places in the order, or nil where the journal was not as the change
    ///   expects it and nothing was changed.
    /// - Throws: `JournalError` where the change could not be made.
    nonisolated(nonsending) func commit(_ change: JournalChange) async throws(JournalError) -> [PurchaseNotification]?

    /// Everything that is known of a transaction, in the order in which it became known.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    nonisolated(nonsending) func entries(of transaction: TransactionID) async throws(JournalError) -> [JournalEntry]

    /// The entries that still have something before them, oldest first; parked ones are not among them.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func pendingEntries() async throws(JournalError) -> [JournalEntry]

    /// The entries that are parked, oldest first.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func parkedEntries() async throws(JournalError) -> [JournalEntry]

    /// Every entry, oldest first.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    /// - Complexity: Linear in the number of entries.
    func entries() async throws(JournalError) -> [JournalEntry]

    /// An attempt by its identifier, or nil where there is none.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt?

    /// The attempts for a product that may still be answered, oldest first.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    nonisolated(nonsending) func openAttempts(for product: ProductID) async throws(JournalError) -> [JournaledAttempt]

    /// Everything that is known of a transaction, and the attempts for a product that may still be answered.
    ///
    /// It is one question where two would be asked, for each transaction that is new, and both answers are of one moment. A
    /// journal that has nothing to save by that leaves it to the protocol, which gives nil for the attempts: they are asked
    /// for when they are needed.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    nonisolated(nonsending) func entriesAndOpenAttempts(
        of transaction: TransactionID, for product: ProductID
    ) async throws(JournalError) -> (entries: [JournalEntry], openAttempts: [JournaledAttempt]?)

    /// How a subscription stood when it was last heard of, or nil where it never was.
    ///
    /// - Parameter id: The first transaction of the subscription.
    /// - Returns: The newest status by the date of its signature.
    /// - Throws: `JournalError` where the journal could not be read.
    func subscription(_ id: TransactionID) async throws(JournalError) -> SubscriptionStatus?

    /// The notifications after a place in the order, at most so many, without gaps.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification]

    /// The last notification that a subscriber has dealt with, 0 for one that is not known.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func position(of subscriber: SubscriberName) async throws(JournalError) -> Int

    /// Notes that a subscriber has dealt with everything up to a notification; a smaller number than before is ignored.
    ///
    /// - Throws: `JournalError` where it could not be noted.
    nonisolated(nonsending) func setPosition(_ position: Int, of subscriber: SubscriberName) async throws(JournalError)
}

extension TransactionJournal {
    /// Asks for the entries alone: what was known of a transaction would be old once the attempts are known, too.
    public nonisolated(nonsending) func entriesAndOpenAttempts(
        of transaction: TransactionID, for product: ProductID
    ) async throws(JournalError) -> (entries: [JournalEntry], openAttempts: [JournaledAttempt]?) {
        (try await entries(of: transaction), nil)
    }

    /// The entry of a key, or nil where there is none.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    public func entry(for key: TransactionKey) async throws(JournalError) -> JournalEntry? {
        try await entries(of: key.id).first { $0.key == key }
    }

    /// Puts a parked entry back, with all its attempts before it; the next run of a pipeline delivers it.
    ///
    /// - Returns: The entry as it stands now, or nil where none is parked under the key.
    /// - Throws: `JournalError` where the journal could not be read or written.
    @discardableResult
    public func retry(_ key: TransactionKey) async throws(JournalError) -> JournalEntry? {
        guard var entry = try await entry(for: key), entry.state == .parked else { return nil }
        let parked = entry.state
        entry.state = parked.applying(.retried).state
        entry.attempts = 0
        entry.notBefore = nil
        return try await commit(JournalChange(entry: entry, expecting: parked)) == nil ? nil : entry
    }
}

/// Names a listener that reads every notification once, also after a restart: `mail`, `analytics`.
public struct SubscriberName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text of the name.
    public let rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes a name from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The text of the name.
    public var description: String { rawValue }
}
