import CSQLite
import PurchaseProcessing
import Purchases

/// The rows of a journal as the values that they are.
struct JournalRows {
    let connection: SQLiteConnection
    /// What the identifiers of the journal's attempts begin with; empty where they are numbers alone.
    private(set) var identity = ""
    /// The next key of each table, as far as it is known.
    private var nextKeys: [JournalTable: Int64] = [:]
    private var knownEntries = KnownEntries()
    /// The state of the file by which both are known.
    private var dataVersion: Int64?
    /// Whether a transaction has begun that has not ended well.
    private var isInTransaction = false

    init(_ connection: SQLiteConnection) { self.connection = connection }

    /// Begins to write; what is known of the file is forgotten where somebody else has written, or a change was undone.
    ///
    /// Source of `data_version`: https://www.sqlite.org/pragma.html#pragma_data_version.
    mutating func beginTransaction() throws(JournalError) {
        try forgetWhatChanged()
        isInTransaction = true
        let version = try connection.integer(.version)
        guard version == JournalSchema.version else {
            throw JournalError(
                code: .newerVersion, context: "the journal has become one of version \(version ?? 0) while it was open")
        }
    }

    /// Begins to read under one lock; what is read is known afterwards.
    mutating func beginReading() throws(JournalError) { try forgetWhatChanged() }

    private mutating func forgetWhatChanged() throws(JournalError) {
        let present = try connection.integer(.dataVersion)
        guard isInTransaction || present != dataVersion else { return }
        nextKeys = [:]
        knownEntries = KnownEntries()
        dataVersion = present
    }

    /// Notes that what was written is in the file.
    mutating func endTransaction() { isInTransaction = false }

    /// Learns what the journal is known by.
    mutating func readIdentity() throws(JournalError) { identity = try value(of: .identity)?.content ?? "" }

    // MARK: - Attempts

    /// Adds an attempt.
    mutating func add(_ request: PurchaseRequest) throws(JournalError) -> PurchaseAttempt {
        let key = try insert(into: .attempt, values(of: request, .asked))
        return PurchaseAttempt(id: identifier(ofAttempt: key), request: request)
    }

    /// Sets an attempt, where it is one of this journal.
    func update(_ attempt: JournaledAttempt) throws(JournalError) {
        guard let key = key(of: attempt.attempt.id) else { return }
        try update(.attempt, .updateAttempt, key, values(of: attempt.attempt.request, attempt.state))
    }

    private func values(of request: PurchaseRequest, _ state: JournaledAttempt.State) -> [SQLiteValue] {
        [
            .text(request.productID.rawValue), .integer(Int64(request.quantity)), .text(state.rawValue),
            .text(request.storedDetails),
        ]
    }

    /// The row of an attempt: its identifier is the number of the row, after the identity of the journal.
    func key(of id: AttemptID) -> Int64? {
        var text = Substring(id.rawValue)
        if !identity.isEmpty {
            let prefix = "\(identity)-"
            guard text.utf8.starts(with: prefix.utf8) else { return nil }
            text = Substring(text.utf8.dropFirst(prefix.utf8.count))
        }
        guard let key = Int64(text), String(key).utf8.elementsEqual(text.utf8) else { return nil }
        return key
    }

    private func identifier(ofAttempt key: Int64) -> AttemptID {
        AttemptID(identity.isEmpty ? String(key) : "\(identity)-\(key)")
    }

    /// The attempts for a product that may still be answered, oldest first.
    func openAttempts(for product: ProductID) throws(JournalError) -> [JournaledAttempt] {
        try connection.rows(.openAttempts, [.text(product.rawValue)], read: readAttempt)
    }

    /// Whether any attempt may still be answered.
    func hasOpenAttempts() throws(JournalError) -> Bool { try connection.integer(.anyOpenAttempt) != nil }

    /// How far an attempt has come, nil where there is no such attempt here.
    func state(of id: AttemptID) throws(JournalError) -> JournaledAttempt.State? {
        guard let key = key(of: id) else { return nil }
        return try connection.rows(.stateOfAttempt, [.integer(key)]) { row throws(JournalError) in
            guard let state = row.text(0).flatMap(JournaledAttempt.State.init) else {
                throw connection.damaged("attempt \(key) has no such state")
            }
            return state
        }.first
    }

    func readAttempt(_ row: SQLiteRow) throws(JournalError) -> JournaledAttempt {
        let values = try row.checkedValues(of: .attempt, connection)
        guard case .integer(let key) = values[0], case .text(let product) = values[1],
            case .integer(let quantity) = values[2], case .text(let stateName) = values[3],
            let state = JournaledAttempt.State(rawValue: stateName), case .text(let content) = values[4]
        else { throw connection.damaged("attempt \(row.integer(0)) has no such product or state") }
        let request = try stored("attempt \(key)", content) { node throws(StoredValueFault) in
            try PurchaseRequest(
                ProductID(product), quantity: Int(clamping: quantity), storedDetails: node)
        }
        return JournaledAttempt(
            attempt: PurchaseAttempt(id: identifier(ofAttempt: key), request: request), state: state)
    }

    // MARK: - Entries

    /// Everything that is known of a transaction, within ``beginReading()``.
    mutating func entries(of id: TransactionID) throws(JournalError) -> [JournalEntry] {
        let entries = try connection.rows(.entriesOfTransaction, [.text(id.rawValue)], read: readEntry)
        // Whoever asks about a new one is about to add it.
        if entries.isEmpty { knownEntries[id] = [] }
        return entries
    }

    /// How an entry stands, nil where there is none.
    mutating func known(_ key: TransactionKey) throws(JournalError) -> KnownEntry? {
        let kindAndEpisode = key.kindAndEpisode
        return try known(of: key.id).first { $0.kindAndEpisode.utf8.elementsEqual(kindAndEpisode.utf8) }
    }

    private mutating func known(of id: TransactionID) throws(JournalError) -> [KnownEntry] {
        if let known = knownEntries[id] { return known }
        let known = try connection.rows(.statesOfTransaction, [.text(id.rawValue)]) {
            row throws(JournalError) in
            guard let kind = row.text(1), let state = row.text(2).flatMap(TransactionState.init) else {
                throw connection.damaged("entry \(row.integer(0)) has no such kind or state")
            }
            return KnownEntry(
                key: row.integer(0), kindAndEpisode: kind, state: state, claims: Int(clamping: row.integer(3)))
        }
        knownEntries[id] = known
        return known
    }

    /// Keeps an entry, over the row of the one that is known.
    mutating func write(_ entry: JournalEntry, over known: Int64?) throws(JournalError) {
        let kindAndEpisode = entry.key.kindAndEpisode
        let values: [SQLiteValue] = [
            .text(entry.key.id.rawValue), .text(kindAndEpisode), .text(entry.state.rawValue),
            .integer(Int64(entry.claims)), .text(entry.storedContent),
        ]
        let key: Int64
        if let known {
            try update(.entry, .updateEntry, known, values)
            key = known
        } else {
            key = try insert(into: .entry, values)
        }
        knownEntries.note(
            KnownEntry(key: key, kindAndEpisode: kindAndEpisode, state: entry.state, claims: entry.claims),
            of: entry.key.id)
    }

    func readEntry(_ row: SQLiteRow) throws(JournalError) -> JournalEntry {
        let values = try row.checkedValues(of: .entry, connection)
        guard case .text(let id) = values[1], case .text(let kind) = values[2], case .text(let stateName) = values[3],
            case .integer(let claims) = values[4], case .text(let content) = values[5],
            let state = TransactionState(rawValue: stateName),
            let key = TransactionKey(id: TransactionID(id), kindAndEpisode: kind),
            // No delivery is begun so often; what is counted on from here must not run over.
            let count = Int32(exactly: claims)
        else { throw connection.damaged("entry \(row.integer(0)) has no such key, state or claim") }
        return try stored("entry \(key)", content) { node throws(StoredValueFault) in
            try JournalEntry(key: key, state: state, claims: Int(count), stored: node)
        }
    }

    // MARK: - Notifications

    /// Adds notifications of events, in their order.
    mutating func announce(_ events: [PurchaseEvent]) throws(JournalError) -> [PurchaseNotification] {
        var notifications: [PurchaseNotification] = []
        for event in events {
            // Notifications are never deleted, so the number after the largest one leaves no gap.
            let sequence = try insert(into: .notification, [.text(event.kind), .text(event.storedText)])
            notifications.append(PurchaseNotification(sequence: Int(sequence), event: event))
        }
        return notifications
    }

    func readNotification(_ row: SQLiteRow) throws(JournalError) -> PurchaseNotification {
        let values = try row.checkedValues(of: .notification, connection)
        let sequence = row.integer(0)
        guard case .text(let content) = values[2] else { throw connection.damaged("notification \(sequence) is none") }
        let event = try stored("notification \(sequence)", content) { node throws(StoredValueFault) in
            try PurchaseEvent(stored: node)
        }
        return PurchaseNotification(sequence: Int(sequence), event: event)
    }

    // MARK: - Named values

    /// A value by its name, with its row; nil where there is none.
    func value(of name: ValueName) throws(JournalError) -> (key: Int64, content: String)? {
        try connection.rows(.namedValue, [.text(name.text)]) {
            row throws(JournalError) -> (key: Int64, content: String) in
            let values = try row.checkedValues(of: .namedValue, connection)
            guard case .integer(let key) = values[0], case .text(let content) = values[2] else {
                throw connection.damaged("“\(name.text)” is no text")
            }
            return (key, content)
        }.first
    }

    /// Sets a value by its name.
    mutating func setValue(_ content: String, of name: ValueName) throws(JournalError) {
        let values: [SQLiteValue] = [.text(name.text), .text(content)]
        if let known = try value(of: name) {
            try update(.namedValue, .updateNamedValue, known.key, values)
        } else {
            _ = try insert(into: .namedValue, values)
        }
    }

    /// The last notification that a subscriber has dealt with.
    func position(of subscriber: SubscriberName) throws(JournalError) -> Int {
        guard let (_, content) = try value(of: .subscriber(subscriber)) else { return 0 }
        guard let position = Int(content) else { throw connection.damaged("“subscriber:\(subscriber)” is no number") }
        return position
    }

    /// How a subscription stands, nil where nothing is known of it.
    func subscription(_ id: TransactionID) throws(JournalError) -> SubscriptionStatus? {
        guard let (_, content) = try value(of: .subscription(id)) else { return nil }
        return try stored("subscription \(id)", content, SubscriptionStatus.init(stored:))
    }

    /// Looks at what a named value says; one of a name that is not known may say anything.
    func checkNamedValue(_ row: SQLiteRow) throws(JournalError) {
        let values = try row.checkedValues(of: .namedValue, connection)
        guard case .text(let name) = values[1], case .text(let content) = values[2] else { return }
        if name.utf8.starts(with: ValueName.subscriberPrefix.utf8), Int(content) == nil {
            throw connection.damaged("“\(name)” is no number")
        }
        if name.utf8.starts(with: ValueName.subscriptionPrefix.utf8) {
            _ = try stored(name, content, SubscriptionStatus.init(stored:))
        }
    }

    // MARK: - Rows

    /// Adds a row under the next key.
    ///
    /// - Returns: The key.
    private mutating func insert(into table: JournalTable, _ values: [SQLiteValue]) throws(JournalError) -> Int64 {
        let key: Int64
        if let next = nextKeys[table] {
            key = next
        } else {
            key = try next(after: try connection.integer(table.largestKey) ?? 0, of: table)
        }
        try connection.run(table.insertion, row(of: table, key, values))
        nextKeys[table] = try next(after: key, of: table)
        return key
    }

    private func next(after key: Int64, of table: JournalTable) throws(JournalError) -> Int64 {
        let (next, isBeyond) = key.addingReportingOverflow(1)
        guard !isBeyond else { throw connection.damaged("\(table.rawValue) \(key) is the last that there can be") }
        return next
    }

    /// Sets everything of a row that may change.
    private func update(
        _ table: JournalTable, _ statement: JournalStatement, _ key: Int64, _ values: [SQLiteValue]
    ) throws(JournalError) {
        try connection.run(statement, row(of: table, key, values), besides: 1..<table.fixedColumns)
    }

    /// The values of a row, its checksum last.
    private func row(of table: JournalTable, _ key: Int64, _ values: [SQLiteValue]) -> [SQLiteValue] {
        var row: [SQLiteValue] = []
        row.reserveCapacity(values.count + 2)
        row.append(.integer(key))
        row.append(contentsOf: values)
        row.append(.integer(RowChecksum(of: table, row).value))
        return row
    }

    private func stored<Value>(
        _ place: String, _ text: String, _ read: (StoredNode) throws(StoredValueFault) -> Value
    ) throws(JournalError) -> Value {
        do throws(StoredValueFault) {
            return try read(try StoredNode(text: text))
        } catch {
            throw connection.damaged("\(place): \(error.description)")
        }
    }
}

/// The name of a value that is neither an attempt nor an entry nor a notification.
enum ValueName {
    /// What the journal is known by: the identifiers of its attempts begin with it.
    case identity
    /// The last notification that a subscriber has dealt with.
    case subscriber(SubscriberName)
    /// How a subscription stands.
    case subscription(TransactionID)

    static let subscriberPrefix = "subscriber:"
    static let subscriptionPrefix = "subscription:"

    /// The name as it stands in the file.
    var text: String {
        switch self {
        case .identity: "identity"
        case .subscriber(let name): ValueName.subscriberPrefix + name.rawValue
        case .subscription(let id): ValueName.subscriptionPrefix + id.rawValue
        }
    }
}

extension SQLiteRow {
    /// The values of a row that was selected as `JournalTable.selection` says, without its checksum.
    ///
    /// - Throws: `JournalError` with `damaged` where its checksum is not that of the values.
    func checkedValues(of table: JournalTable, _ connection: SQLiteConnection) throws(JournalError) -> [SQLiteValue] {
        try values(of: table, table.columns, isChecked: true, connection)
    }

    /// The values of a row whose columns were selected in this order, and the checksum after them where it is looked at.
    ///
    /// - Throws: `JournalError` with `damaged` where a text is none, or the checksum is not that of the values.
    func values(
        of table: JournalTable, _ columns: [(name: String, isText: Bool)], isChecked: Bool,
        _ connection: SQLiteConnection
    ) throws(JournalError) -> [SQLiteValue] {
        var values: [SQLiteValue] = []
        values.reserveCapacity(columns.count)
        for (place, column) in columns.enumerated() {
            guard column.isText else {
                values.append(.integer(integer(Int32(place))))
                continue
            }
            guard let text = text(Int32(place)) else {
                throw connection.damaged("\(table.rawValue) \(integer(0)): “\(column.name)” is no text")
            }
            values.append(.text(text))
        }
        guard !isChecked || RowChecksum(of: table, values).value == integer(Int32(columns.count)) else {
            throw connection.damaged(
                "\(table.rawValue) \(integer(0)) is not as it was written: its checksum differs")
        }
        return values
    }
}
