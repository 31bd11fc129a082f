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
/// - Each row has a checksum, and the structure of the file is looked at when it is opened: what is no longer as it was
///   written is refused with its place. ``verify()`` looks at everything, ``recover(_:into:busyMilliseconds:)`` takes what
///   is whole into a new file.
/// - Every notification is kept; reading them takes time linear in what is returned, everything else logarithmic in what
///   the file holds. A call blocks its thread for as long as the disk takes.
public actor SQLiteJournal: TransactionJournal {
    let connection: SQLiteConnection

    /// Opens a journal, and makes one where there is no file.
    ///
    /// - Parameters:
    ///   - path: The file; a relative path starts at the working directory of the process.
    ///   - busyMilliseconds: How long a call waits for another process, 0 to 60,000.
    /// - Throws: `JournalError`: `notAJournal`, `newerVersion`, `damaged`, `busy`, `full` or `inputOutput`.
    /// - Complexity: Linear in the size of the file, each page of which is looked at once.
    public init(path: String, busyMilliseconds: Int = 5_000) throws(JournalError) {
        connection = try SQLiteConnection(path: path, busyMilliseconds: SQLiteJournal.bounded(busyMilliseconds))
        try JournalSchema.prepare(connection, path: path)
    }

    /// Opens a journal that is there, to look after it: the file does not change by being opened.
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
    }

    static func bounded(_ busyMilliseconds: Int) -> Int32 { Int32(clamping: min(max(0, busyMilliseconds), 60_000)) }

    /// Records a new attempt.
    public func openAttempt(
        for product: ProductID, quantity: Int, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification]) {
        let opened = try connection.transaction {
            () throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification])? in
            let row = try insert(
                into: .attempt,
                [.text(product.rawValue), .integer(Int64(quantity)), .text(JournaledAttempt.State.asked.rawValue)])
            let attempt = PurchaseAttempt(id: AttemptID(String(row)), productID: product, quantity: quantity)
            return (attempt, try announce(events))
        }
        guard let opened else { throw connection.damaged("an attempt was not recorded") }
        return opened
    }

    /// Makes one change.
    public func commit(_ change: JournalChange) async throws(JournalError) -> [PurchaseNotification]? {
        try connection.transaction { () throws(JournalError) -> [PurchaseNotification]? in
            if let entry = change.entry {
                let known = try row(of: entry.key)
                guard change.expects(known?.entry) else { return nil }
                try write(entry, over: known?.arrival)
            }
            if let attempt = change.attempt { try write(attempt) }
            return try announce(change.events)
        }
    }

    /// The entry of a transaction.
    public func entry(for key: TransactionKey) async throws(JournalError) -> JournalEntry? {
        try row(of: key)?.entry
    }

    /// The entries that still have something before them.
    public func pendingEntries() async throws(JournalError) -> [JournalEntry] {
        try connection.rows(
            """
            SELECT \(JournalTable.entry.selection) FROM entry \
            WHERE state NOT IN ('finished', 'rejected') AND state <> 'parked' ORDER BY arrival
            """
        ) { row throws(JournalError) in try readEntry(row).entry }
    }

    /// The entries that are parked; linear in the number of those that are parked or pending.
    public func parkedEntries() async throws(JournalError) -> [JournalEntry] {
        // The first condition is the one of the index, which is used only where it is repeated word by word.
        try connection.rows(
            """
            SELECT \(JournalTable.entry.selection) FROM entry \
            WHERE state NOT IN ('finished', 'rejected') AND state = 'parked' ORDER BY arrival
            """
        ) { row throws(JournalError) in try readEntry(row).entry }
    }

    /// Every entry, oldest first, for somebody who looks at the journal; linear in their number.
    ///
    /// - Throws: `JournalError` where the journal cannot be read.
    public func entries() throws(JournalError) -> [JournalEntry] {
        try connection.rows("SELECT \(JournalTable.entry.selection) FROM entry ORDER BY arrival") {
            row throws(JournalError) in try readEntry(row).entry
        }
    }

    /// An attempt by its identifier.
    public func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt? {
        guard let row = row(of: id) else { return nil }
        return try connection.rows(
            "SELECT \(JournalTable.attempt.selection) FROM attempt WHERE id = ?", [.integer(row)], read: readAttempt
        ).first
    }

    /// The attempts for a product that may still be answered.
    public func openAttempts(for product: ProductID) async throws(JournalError) -> [JournaledAttempt] {
        try connection.rows(
            """
            SELECT \(JournalTable.attempt.selection) FROM attempt \
            WHERE product = ? AND state IN ('asked', 'waiting', 'interrupted') ORDER BY id
            """, [.text(product.rawValue)], read: readAttempt)
    }

    /// The notifications after a place in the order.
    public func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification] {
        try connection.rows(
            """
            SELECT \(JournalTable.notification.selection) FROM notification \
            WHERE sequence > ? ORDER BY sequence LIMIT ?
            """,
            [.integer(Int64(position)), .integer(Int64(max(0, count)))], read: readNotification)
    }

    // MARK: - Rows

    private func row(of key: TransactionKey) throws(JournalError) -> (arrival: Int64, entry: JournalEntry)? {
        try connection.rows(
            "SELECT \(JournalTable.entry.selection) FROM entry WHERE transaction_id = ? AND kind = ?",
            [.text(key.id.rawValue), .text(key.kind.rawValue)], read: readEntry
        ).first
    }

    private func write(_ entry: JournalEntry, over arrival: Int64?) throws(JournalError) {
        let values: [SQLiteValue] = [
            .text(entry.key.id.rawValue), .text(entry.key.kind.rawValue), .text(entry.state.rawValue),
            .text(entry.stored.text(style: .compact)),
        ]
        if let arrival {
            try update(.entry, arrival, values)
        } else {
            _ = try insert(into: .entry, values)
        }
    }

    private func write(_ attempt: JournaledAttempt) throws(JournalError) {
        guard let row = row(of: attempt.attempt.id) else { return }
        try update(
            .attempt, row,
            [
                .text(attempt.attempt.productID.rawValue), .integer(Int64(attempt.attempt.quantity)),
                .text(attempt.state.rawValue),
            ])
    }

    private func announce(_ events: [PurchaseEvent]) throws(JournalError) -> [PurchaseNotification] {
        var notifications: [PurchaseNotification] = []
        for event in events {
            // Notifications are never deleted, so the number after the largest one leaves no gap.
            let sequence = try insert(
                into: .notification, [.text(event.kind), .text(event.stored.text(style: .compact))])
            notifications.append(PurchaseNotification(sequence: Int(sequence), event: event))
        }
        return notifications
    }

    /// Adds a row under the next key.
    ///
    /// - Returns: The key.
    private func insert(into table: JournalTable, _ values: [SQLiteValue]) throws(JournalError) -> Int64 {
        let name = table.rawValue
        let largest = try connection.integer("SELECT max(\(table.key)) FROM \(name)") ?? 0
        let (key, isBeyond) = largest.addingReportingOverflow(1)
        guard !isBeyond else { throw connection.damaged("\(name) \(largest) is the last that there can be") }
        let row = [.integer(key)] + values
        let places = repeatElement("?", count: row.count + 1).joined(separator: ", ")
        try connection.run(
            "INSERT INTO \(name) (\(table.selection)) VALUES (\(places))",
            row + [.integer(RowChecksum(of: table, row).value)])
        return key
    }

    /// Sets everything but the key of a row.
    private func update(_ table: JournalTable, _ key: Int64, _ values: [SQLiteValue]) throws(JournalError) {
        let changes = table.columns.dropFirst().map { "\($0.name) = ?, " }.joined()
        let checksum = RowChecksum(of: table, [.integer(key)] + values).value
        try connection.run(
            "UPDATE \(table.rawValue) SET \(changes)checksum = ? WHERE \(table.key) = ?",
            values + [.integer(checksum), .integer(key)])
    }

    func readEntry(_ row: SQLiteRow) throws(JournalError) -> (arrival: Int64, entry: JournalEntry) {
        _ = try row.checkedValues(of: .entry, connection)
        guard let id = row.text(1), let kind = row.text(2).flatMap(TransactionKey.Kind.init),
            let state = row.text(3).flatMap(TransactionState.init)
        else { throw connection.damaged("entry \(row.integer(0)) has no such key or state") }
        let key = TransactionKey(id: TransactionID(id), kind: kind)
        let entry = try stored("entry \(key)", row.text(4)) { node throws(StoredValueFault) in
            try JournalEntry(key: key, state: state, stored: node)
        }
        return (row.integer(0), entry)
    }

    func readAttempt(_ row: SQLiteRow) throws(JournalError) -> JournaledAttempt {
        _ = try row.checkedValues(of: .attempt, connection)
        let id = row.integer(0)
        guard let product = row.text(1), let state = row.text(3).flatMap(JournaledAttempt.State.init) else {
            throw connection.damaged("attempt \(id) has no such product or state")
        }
        let attempt = PurchaseAttempt(
            id: AttemptID(String(id)), productID: ProductID(product), quantity: Int(row.integer(2)))
        return JournaledAttempt(attempt: attempt, state: state)
    }

    func readNotification(_ row: SQLiteRow) throws(JournalError) -> PurchaseNotification {
        _ = try row.checkedValues(of: .notification, connection)
        let sequence = row.integer(0)
        let event = try stored("notification \(sequence)", row.text(2)) { node throws(StoredValueFault) in
            try PurchaseEvent(stored: node)
        }
        return PurchaseNotification(sequence: Int(sequence), event: event)
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
