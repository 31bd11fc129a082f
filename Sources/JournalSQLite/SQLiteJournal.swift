import JSONText
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
/// - A change is on the disk before it is acknowledged: a rollback journal, and a synchronous write at each commit.
/// - A change that fails leaves nothing behind. Where another process holds the file for longer than the busy timeout,
///   the error is `busy` and the same call may succeed later.
/// - The file is made for its owner alone (mode 0600). A file of another program, of a newer version, or one that is
///   damaged is refused and left as it is. A symbolic link is refused.
/// - Every notification is kept; reading them takes time linear in what is returned, everything else logarithmic in what
///   the file holds. A call blocks its thread for as long as the disk takes.
public actor SQLiteJournal: TransactionJournal {
    private let connection: SQLiteConnection

    /// Opens a journal, and makes one where there is no file.
    ///
    /// - Parameters:
    ///   - path: The file; a relative path starts at the working directory of the process.
    ///   - busyMilliseconds: How long a call waits for another process, 0 to 60,000.
    /// - Throws: `JournalError`: `notAJournal`, `newerVersion`, `damaged`, `busy`, `full` or `inputOutput`.
    public init(path: String, busyMilliseconds: Int = 5_000) throws(JournalError) {
        connection = try SQLiteConnection(
            path: path, busyMilliseconds: Int32(clamping: min(max(0, busyMilliseconds), 60_000)))
        try JournalSchema.prepare(connection, path: path)
    }

    /// Records a new attempt.
    public func openAttempt(
        for product: ProductID, quantity: Int, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification]) {
        let opened = try connection.transaction {
            () throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification])? in
            try connection.run(
                "INSERT INTO attempt (product, quantity, state) VALUES (?, ?, ?)",
                [
                    .text(product.rawValue), .integer(Int64(quantity)),
                    .text(JournaledAttempt.State.asked.rawValue),
                ])
            let id = AttemptID(String(connection.lastInsertedRow))
            return (
                PurchaseAttempt(id: id, productID: product, quantity: quantity), try announce(events)
            )
        }
        guard let opened else { throw connection.damaged("an attempt was not recorded") }
        return opened
    }

    /// Makes one change.
    public func commit(_ change: JournalChange) async throws(JournalError) -> [PurchaseNotification]? {
        try connection.transaction { () throws(JournalError) -> [PurchaseNotification]? in
            if let entry = change.entry {
                guard try self.entry(entry.key)?.state == change.expectedState else { return nil }
                try write(entry)
            }
            if let attempt = change.attempt { try write(attempt) }
            return try announce(change.events)
        }
    }

    /// The entry of a transaction.
    public func entry(for key: TransactionKey) async throws(JournalError) -> JournalEntry? { try entry(key) }

    /// The entries that still have something before them.
    public func pendingEntries() async throws(JournalError) -> [JournalEntry] {
        try connection.rows(
            """
            SELECT transaction_id, kind, state, content FROM entry \
            WHERE state NOT IN ('finished', 'rejected') ORDER BY arrival
            """, read: readEntry)
    }

    /// An attempt by its identifier.
    public func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt? {
        guard let row = row(of: id) else { return nil }
        return try connection.rows(
            "SELECT id, product, quantity, state FROM attempt WHERE id = ?", [.integer(row)], read: readAttempt
        ).first
    }

    /// The attempts for a product that may still be answered.
    public func openAttempts(for product: ProductID) async throws(JournalError) -> [JournaledAttempt] {
        try connection.rows(
            """
            SELECT id, product, quantity, state FROM attempt \
            WHERE product = ? AND state IN ('asked', 'waiting', 'interrupted') ORDER BY id
            """, [.text(product.rawValue)], read: readAttempt)
    }

    /// The notifications after a place in the order.
    public func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification] {
        try connection.rows(
            "SELECT sequence, content FROM notification WHERE sequence > ? ORDER BY sequence LIMIT ?",
            [.integer(Int64(position)), .integer(Int64(max(0, count)))]
        ) { row throws(JournalError) in
            let sequence = row.integer(0)
            let event = try stored("notification \(sequence)", row.text(1)) { node throws(StoredValueFault) in
                try PurchaseEvent(stored: node)
            }
            return PurchaseNotification(sequence: Int(sequence), event: event)
        }
    }

    // MARK: - Rows

    private func entry(_ key: TransactionKey) throws(JournalError) -> JournalEntry? {
        try connection.rows(
            "SELECT transaction_id, kind, state, content FROM entry WHERE transaction_id = ? AND kind = ?",
            [.text(key.id.rawValue), .text(key.kind.rawValue)], read: readEntry
        ).first
    }

    private func write(_ entry: JournalEntry) throws(JournalError) {
        try connection.run(
            """
            INSERT INTO entry (transaction_id, kind, state, content) VALUES (?, ?, ?, ?) \
            ON CONFLICT (transaction_id, kind) DO UPDATE SET state = excluded.state, content = excluded.content
            """,
            [
                .text(entry.key.id.rawValue), .text(entry.key.kind.rawValue), .text(entry.state.rawValue),
                .text(entry.stored.text(style: .compact)),
            ])
    }

    private func write(_ attempt: JournaledAttempt) throws(JournalError) {
        guard let row = row(of: attempt.attempt.id) else { return }
        try connection.run(
            "UPDATE attempt SET product = ?, quantity = ?, state = ? WHERE id = ?",
            [
                .text(attempt.attempt.productID.rawValue), .integer(Int64(attempt.attempt.quantity)),
                .text(attempt.state.rawValue), .integer(row),
            ])
    }

    private func announce(_ events: [PurchaseEvent]) throws(JournalError) -> [PurchaseNotification] {
        var notifications: [PurchaseNotification] = []
        for event in events {
            // SQLite gives the key after the largest one: notifications are never deleted, so there is no gap.
            try connection.run(
                "INSERT INTO notification (kind, content) VALUES (?, ?)",
                [.text(event.kind), .text(event.stored.text(style: .compact))])
            notifications.append(PurchaseNotification(sequence: Int(connection.lastInsertedRow), event: event))
        }
        return notifications
    }

    private func readEntry(_ row: SQLiteRow) throws(JournalError) -> JournalEntry {
        guard let id = row.text(0), let kind = row.text(1).flatMap(TransactionKey.Kind.init),
            let state = row.text(2).flatMap(TransactionState.init)
        else { throw connection.damaged("an entry has no such key or state") }
        let key = TransactionKey(id: TransactionID(id), kind: kind)
        return try stored("entry \(key)", row.text(3)) { node throws(StoredValueFault) in
            try JournalEntry(key: key, state: state, stored: node)
        }
    }

    private func readAttempt(_ row: SQLiteRow) throws(JournalError) -> JournaledAttempt {
        let id = row.integer(0)
        guard let product = row.text(1), let state = row.text(3).flatMap(JournaledAttempt.State.init) else {
            throw connection.damaged("attempt \(id) has no such product or state")
        }
        let attempt = PurchaseAttempt(
            id: AttemptID(String(id)), productID: ProductID(product), quantity: Int(row.integer(2)))
        return JournaledAttempt(attempt: attempt, state: state)
    }

    /// The row of an attempt; its identifier is the number of the row.
    private func row(of id: AttemptID) -> Int64? {
        guard let row = Int64(id.rawValue), String(row) == id.rawValue else { return nil }
        return row
    }

    private func stored<Value>(
        _ place: String, _ text: String?, _ read: (StoredNode) throws(StoredValueFault) -> Value
    ) throws(JournalError) -> Value {
        do {
            return try read(try StoredNode(text: text))
        } catch {
            throw connection.damaged("\(place): \(error.description)")
        }
    }
}
