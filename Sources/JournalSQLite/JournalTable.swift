/// A table of a journal file, with the columns of its rows; the first is the row's key.
enum JournalTable: String, CaseIterable {
    case attempt
    case entry
    case notification
    case namedValue = "named_value"

    /// The names of all tables, which the SQL of an app must leave alone.
    static let names: StaticString = "attempt entry notification named_value"

    /// The columns that a checksum is made of, in order.
    var columns: [(name: String, isText: Bool)] {
        switch self {
        case .attempt: JournalTable.attemptColumns
        case .entry: JournalTable.entryColumns
        case .notification: JournalTable.notificationColumns
        case .namedValue: JournalTable.namedValueColumns
        }
    }

    private static let attemptColumns = [
        ("id", false), ("product", true), ("quantity", false), ("state", true), ("content", true),
    ]
    private static let entryColumns = [
        ("arrival", false), ("transaction_id", true), ("kind", true), ("state", true), ("claims", false),
        ("content", true),
    ]
    private static let notificationColumns = [("sequence", false), ("kind", true), ("content", true)]
    private static let namedValueColumns = [("id", false), ("name", true), ("content", true)]

    /// The name of the row's key.
    var key: String { columns[0].name }

    /// All columns, the checksum last, as a SELECT names them.
    var selection: String { (columns.map(\.name) + ["checksum"]).joined(separator: ", ") }

    /// The statement that adds a row.
    var insertion: JournalStatement {
        switch self {
        case .attempt: .insertAttempt
        case .entry: .insertEntry
        case .notification: .insertNotification
        case .namedValue: .insertNamedValue
        }
    }

    /// The statement that gives the largest key.
    var largestKey: JournalStatement {
        switch self {
        case .attempt: .largestAttempt
        case .entry: .largestEntry
        case .notification: .largestNotification
        case .namedValue: .largestNamedValue
        }
    }

    /// The text of the statement that adds a row.
    var insertionText: String {
        let places = repeatElement("?", count: columns.count + 1).joined(separator: ", ")
        return "INSERT INTO \(rawValue) (\(selection)) VALUES (\(places))"
    }

    /// How many of the first columns stay as they are in the life of a row: the key, and what the row is found by.
    ///
    /// SQLite would take a row out of the index of these and put it back, even where they are set to what they were.
    var fixedColumns: Int {
        switch self {
        case .attempt, .notification: 1
        case .namedValue: 2
        case .entry: 3
        }
    }

    /// The text of the statement that sets everything of a row that may change; each value has the number of its column.
    var updateText: String {
        let changes = columns.enumerated().dropFirst(fixedColumns).map { "\($1.name) = ?\($0 + 1), " }.joined()
        return "UPDATE \(rawValue) SET \(changes)checksum = ?\(columns.count + 1) WHERE \(key) = ?1"
    }
}
