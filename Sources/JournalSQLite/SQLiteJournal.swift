public import PurchaseProcessing
public import Purchases

/// A journal in one SQLite file, which survives a crash at any instant.
///
/// Use it where purchases must outlive the process; several processes may share one file.
///
/// ```swift
/// let journal = try SQLiteJournal(path: "purchases.journal")
/// let pipeline = TransactionPipeline(store: store, journal: journal, delivery: delivery)
/// ```
///
/// - A change is on the disk before it is acknowledged: a rollback journal, and a synchronous write at each commit. The
///   changes of callers that ask at the same time share one write, and each is made or refused by itself.
/// - A change that fails leaves nothing behind. Where another process holds the file for longer than the busy timeout,
///   the error is `busy` and the same call may succeed later.
/// - The file is made for its owner alone (mode 0600). A file of another program, of a newer version, or one that is
///   damaged is refused and left as it is. A symbolic link is refused.
/// - Each row has a checksum, and the structure of the file is looked at when it is opened: what is no longer as it was
///   written is refused with its place. ``verify()`` looks at everything, ``recover(_:into:busyMilliseconds:)`` takes what
///   is whole into a new file.
/// - A journal has an identity, with which the identifiers of its attempts begin: a transaction that names an attempt of
///   a journal that was lost is not taken for the answer to one of its successor.
/// - Beside the file lies an empty one, `PATH.owners`, in which each open journal locks a place of its own; by that others
///   know at once when a process has ended, and go on with what it was delivering. It is not part of the journal and may
///   be deleted while nobody has the journal open. Where it cannot be made, a lease ends by time alone.
/// - The file belongs on a disk of the machine: file systems of a network do not keep their promises about locks and
///   flushes. A process that was forked opens the journal anew and does not touch the one of its parent.
/// - Every notification is kept; reading them takes time linear in what is returned, everything else logarithmic in what
///   the file holds. A call blocks its thread for as long as the disk takes.
public actor SQLiteJournal: TransactionJournal {
    let connection: SQLiteConnection
    var rows: JournalRows
    private let owners: JournalOwners
    /// What waits to be written, and what to be read, with whoever waits for it.
    nonisolated let works = JournalQueue<JournalWork, JournalAnswer>()
    nonisolated let questions = JournalQueue<JournalQuestion, JournalReply>()

    /// Who works on the journal by way of this value: a random number.
    public nonisolated let owner: JournalOwner

    /// Opens a journal, and makes one where there is no file.
    ///
    /// - Parameters:
    ///   - path: The file; a relative path starts at the working directory of the process.
    ///   - identity: What the identifiers of attempts begin with in a journal that is made now: eight random digits where
    ///     it is nil, nothing where it is empty. A journal that is there keeps its own.
    ///   - busyMilliseconds: How long a call waits for another process, 0 to 60,000.
    /// - Throws: `JournalError`: `notAJournal`, `newerVersion`, `damaged`, `busy`, `full` or `inputOutput`.
    /// - Complexity: Linear in the size of the file, each page of which is looked at once.
    public init(path: String, identity: String? = nil, busyMilliseconds: Int = 5_000) throws(JournalError) {
        var generator = SystemRandomNumberGenerator()
        try self.init(path: path, identity: identity, busyMilliseconds: busyMilliseconds, using: &generator)
    }

    /// Opens a journal with numbers from a generator; see ``init(path:identity:busyMilliseconds:)``.
    init(
        path: String, identity: String? = nil, busyMilliseconds: Int = 5_000,
        using generator: inout some RandomNumberGenerator
    ) throws(JournalError) {
        connection = try SQLiteConnection(path: path, busyMilliseconds: SQLiteJournal.bounded(busyMilliseconds))
        try JournalSchema.prepare(
            connection, path: path, identity: identity ?? SQLiteJournal.randomIdentity(using: &generator))
        rows = JournalRows(connection)
        try rows.readIdentity()
        owners = JournalOwners(beside: path, isMade: true, using: &generator)
        owner = JournalOwner(number: Int(owners.number))
    }

    /// Opens a journal that is there, to look after it: no file changes or comes to be by that.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - busyMilliseconds: How long a call waits for another process, 0 to 60,000.
    /// - Throws: `JournalError`: `notAJournal` also for an empty file, `olderVersion`, `newerVersion`, `damaged`, `busy` or
    ///   `inputOutput`.
    /// - Complexity: Linear in the size of the file, each page of which is looked at once.
    public init(existing path: String, busyMilliseconds: Int = 5_000) throws(JournalError) {
        connection = try SQLiteConnection(
            path: path, busyMilliseconds: SQLiteJournal.bounded(busyMilliseconds), creation: .never)
        try JournalSchema.check(connection, path: path)
        rows = JournalRows(connection)
        try rows.readIdentity()
        var generator = SystemRandomNumberGenerator()
        owners = JournalOwners(beside: path, isMade: false, using: &generator)
        owner = JournalOwner(number: Int(owners.number))
    }

    static func bounded(_ busyMilliseconds: Int) -> Int32 { Int32(clamping: min(max(0, busyMilliseconds), 60_000)) }

    private static func randomIdentity(using generator: inout some RandomNumberGenerator) -> String {
        let digits = String(UInt32.random(in: 0 ... .max, using: &generator), radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }

    /// Whether another owner may still be at work: one in a process that has ended, however it did, is not.
    public nonisolated func isPresent(_ owner: JournalOwner) async -> Bool { owners.mayBePresent(owner) }

    // MARK: - Changing

    /// Records a new attempt.
    public nonisolated(nonsending) func openAttempt(
        for request: PurchaseRequest, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification]) {
        let answer = await answer(to: .attempt(request, events))
        guard case .made(let attempt?, let notifications) = try answer.orFailure() else {
            throw JournalError(code: .damaged, context: "an attempt was not recorded")
        }
        return (attempt, notifications)
    }

    /// Makes one change.
    public nonisolated(nonsending) func commit(_ change: JournalChange) async throws(JournalError)
        -> [PurchaseNotification]?
    {
        guard case .made(_, let notifications) = try await answer(to: .change(change)).orFailure() else {
            return nil
        }
        return notifications
    }

    /// Notes that a subscriber has dealt with everything up to a notification.
    public nonisolated(nonsending) func setPosition(_ position: Int, of subscriber: SubscriberName)
        async throws(JournalError)
    {
        _ = try await answer(to: .position(position, subscriber)).orFailure()
    }

    // MARK: - Reading

    /// Everything that is known of a transaction.
    public nonisolated(nonsending) func entries(of transaction: TransactionID) async throws(JournalError)
        -> [JournalEntry]
    {
        guard case .entries(let entries) = try await reply(to: .entries(transaction)) else { return [] }
        return entries
    }

    /// The entries that still have something before them.
    public func pendingEntries() async throws(JournalError) -> [JournalEntry] {
        try connection.rows(.pendingEntries, read: rows.readEntry)
    }

    /// The entries that are parked; linear in the number of those that are parked or pending.
    public func parkedEntries() async throws(JournalError) -> [JournalEntry] {
        try connection.rows(.parkedEntries, read: rows.readEntry)
    }

    /// Every entry.
    public func entries() async throws(JournalError) -> [JournalEntry] {
        try connection.rows(.allEntries, read: rows.readEntry)
    }

    /// An attempt by its identifier.
    public func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt? {
        guard let key = rows.key(of: id) else { return nil }
        return try connection.rows(.attempt, [.integer(key)], read: rows.readAttempt).first
    }

    /// The attempts for a product that may still be answered.
    public nonisolated(nonsending) func openAttempts(
        for product: ProductID
    ) async throws(JournalError) -> [JournaledAttempt] {
        guard case .openAttempts(let attempts) = try await reply(to: .openAttempts(product)) else { return [] }
        return attempts
    }

    /// Everything that is known of a transaction, and the attempts for a product that may still be answered.
    public nonisolated(nonsending) func entriesAndOpenAttempts(
        of transaction: TransactionID, for product: ProductID
    ) async throws(JournalError) -> (entries: [JournalEntry], openAttempts: [JournaledAttempt]?) {
        guard case .both(let entries, let attempts) = try await reply(to: .both(transaction, product)) else {
            return ([], [])
        }
        return (entries, attempts)
    }

    /// How a subscription stood when it was last heard of.
    public func subscription(_ id: TransactionID) async throws(JournalError) -> SubscriptionStatus? {
        try rows.subscription(id)
    }

    /// The notifications after a place in the order.
    public func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification] {
        try connection.rows(
            .notifications, [.integer(Int64(position)), .integer(Int64(max(0, count)))], read: rows.readNotification)
    }

    /// The last notification that a subscriber has dealt with.
    public func position(of subscriber: SubscriberName) async throws(JournalError) -> Int {
        try rows.position(of: subscriber)
    }
}
