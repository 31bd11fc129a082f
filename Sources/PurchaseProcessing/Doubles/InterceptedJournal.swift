public import Purchases

/// A journal whose every call a test sees before and after it is made, and may fail.
///
/// What throws before a call stands for a process that dies, or a disk that fails, before the change; what throws after it
/// for one that dies before it hears of the change.
///
/// ```swift
/// let dying = InterceptedJournal(journal) { call, moment throws(JournalError) in
///     if call == .commit, moment == .after { throw JournalError(code: .inputOutput, context: "gone") }
/// }
/// ```
public struct InterceptedJournal: TransactionJournal {
    /// What is called.
    public enum Call: Hashable, Sendable, CaseIterable {
        /// An attempt is recorded.
        case openAttempt
        /// A change is made.
        case commit
        /// A subscriber's place is noted.
        case setPosition
        /// Something is read.
        case read
    }

    /// When a test is asked about a call.
    public enum Moment: Hashable, Sendable, CaseIterable {
        /// Before it is made.
        case before
        /// When it has been made, and nobody has heard of it.
        case after
    }

    /// What is asked about every call.
    public typealias Intercept = @Sendable (Call, Moment) async throws(JournalError) -> Void

    private let journal: any TransactionJournal
    private let intercept: Intercept

    /// Makes a journal over another one.
    ///
    /// - Parameters:
    ///   - journal: What remembers.
    ///   - intercept: What is asked; where it throws, the call throws.
    public init(_ journal: any TransactionJournal, intercept: @escaping Intercept) {
        self.journal = journal
        self.intercept = intercept
    }

    /// The owner of the journal beneath.
    public var owner: JournalOwner { journal.owner }

    /// What the journal beneath says.
    public func isPresent(_ owner: JournalOwner) async -> Bool { await journal.isPresent(owner) }

    /// Records an attempt.
    public func openAttempt(
        for request: PurchaseRequest, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification]) {
        try await intercepted(.openAttempt) { () async throws(JournalError) in
            try await journal.openAttempt(for: request, announcing: events)
        }
    }

    /// Makes one change.
    public func commit(_ change: JournalChange) async throws(JournalError) -> [PurchaseNotification]? {
        try await intercepted(.commit) { () async throws(JournalError) in try await journal.commit(change) }
    }

    /// Everything that is known of a transaction.
    public func entries(of transaction: TransactionID) async throws(JournalError) -> [JournalEntry] {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.entries(of: transaction) }
    }

    /// The entries that still have something before them.
    public func pendingEntries() async throws(JournalError) -> [JournalEntry] {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.pendingEntries() }
    }

    /// The entries that are parked.
    public func parkedEntries() async throws(JournalError) -> [JournalEntry] {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.parkedEntries() }
    }

    /// Every entry.
    public func entries() async throws(JournalError) -> [JournalEntry] {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.entries() }
    }

    /// An attempt by its identifier.
    public func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt? {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.attempt(id) }
    }

    /// The attempts for a product that may still be answered.
    public func openAttempts(for product: ProductID) async throws(JournalError) -> [JournaledAttempt] {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.openAttempts(for: product) }
    }

    /// How a subscription stood when it was last heard of.
    public func subscription(_ id: TransactionID) async throws(JournalError) -> SubscriptionStatus? {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.subscription(id) }
    }

    /// The notifications after a place in the order.
    public func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification] {
        try await intercepted(.read) { () async throws(JournalError) in
            try await journal.notifications(after: position, atMost: count)
        }
    }

    /// The last notification that a subscriber has dealt with.
    public func position(of subscriber: SubscriberName) async throws(JournalError) -> Int {
        try await intercepted(.read) { () async throws(JournalError) in try await journal.position(of: subscriber) }
    }

    /// Notes that a subscriber has dealt with everything up to a notification.
    public func setPosition(_ position: Int, of subscriber: SubscriberName) async throws(JournalError) {
        try await intercepted(.setPosition) { () async throws(JournalError) in
            try await journal.setPosition(position, of: subscriber)
        }
    }

    private func intercepted<Result>(
        _ call: Call, _ body: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        try await intercept(call, .before)
        let result = try await body()
        try await intercept(call, .after)
        return result
    }
}
