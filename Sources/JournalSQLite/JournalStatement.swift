/// The statements of a journal, each compiled once and found again by its number.
enum JournalStatement: Int, CaseIterable {
    case begin
    case beginReading
    case commit
    case version
    case dataVersion
    case insertAttempt
    case insertEntry
    case insertNotification
    case insertNamedValue
    case updateAttempt
    case updateEntry
    case updateNamedValue
    case largestAttempt
    case largestEntry
    case largestNotification
    case largestNamedValue
    case statesOfTransaction
    case entriesOfTransaction
    case pendingEntries
    case parkedEntries
    case allEntries
    case stateOfAttempt
    case attempt
    case openAttempts
    case anyOpenAttempt
    case notifications
    case namedValue

    /// What is asked of an entry that still has something before it, or is parked.
    ///
    /// It is word by word the condition of the index, which is used only then. `NOT IN` would make a table of the three
    /// states for each row that is written.
    static let isUnsettled = "state <> 'finished' AND state <> 'rejected' AND state <> 'withheld'"

    /// What is asked of an attempt that may still be answered: the condition of its index.
    static let isOpen = "(state = 'asked' OR state = 'waiting' OR state = 'interrupted')"

    /// The text of the statement.
    var sql: String {
        let entry = "SELECT \(JournalTable.entry.selection) FROM entry"
        let attempt = "SELECT \(JournalTable.attempt.selection) FROM attempt"
        return switch self {
        // The lock for writing is taken at the start, so that nothing fails half-way because somebody else writes.
        case .begin: "BEGIN IMMEDIATE"
        case .beginReading: "BEGIN"
        case .commit: "COMMIT"
        case .version: "PRAGMA user_version"
        case .dataVersion: "PRAGMA data_version"
        case .insertAttempt: JournalTable.attempt.insertionText
        case .insertEntry: JournalTable.entry.insertionText
        case .insertNotification: JournalTable.notification.insertionText
        case .insertNamedValue: JournalTable.namedValue.insertionText
        case .updateAttempt: JournalTable.attempt.updateText
        case .updateEntry: JournalTable.entry.updateText
        case .updateNamedValue: JournalTable.namedValue.updateText
        case .largestAttempt: "SELECT max(id) FROM attempt"
        case .largestEntry: "SELECT max(arrival) FROM entry"
        case .largestNotification: "SELECT max(sequence) FROM notification"
        case .largestNamedValue: "SELECT max(id) FROM named_value"
        case .statesOfTransaction: "SELECT arrival, kind, state, claims FROM entry WHERE transaction_id = ?"
        case .entriesOfTransaction: "\(entry) WHERE transaction_id = ? ORDER BY arrival"
        case .pendingEntries: "\(entry) WHERE \(JournalStatement.isUnsettled) AND state <> 'parked' ORDER BY arrival"
        case .parkedEntries: "\(entry) WHERE \(JournalStatement.isUnsettled) AND state = 'parked' ORDER BY arrival"
        case .allEntries: "\(entry) ORDER BY arrival"
        case .stateOfAttempt: "SELECT state FROM attempt WHERE id = ?"
        case .attempt: "\(attempt) WHERE id = ?"
        case .openAttempts: "\(attempt) WHERE product = ? AND \(JournalStatement.isOpen) ORDER BY id"
        case .anyOpenAttempt: "SELECT id FROM attempt WHERE \(JournalStatement.isOpen) LIMIT 1"
        case .notifications:
            "SELECT \(JournalTable.notification.selection) FROM notification WHERE sequence > ? ORDER BY sequence LIMIT ?"
        case .namedValue: "SELECT \(JournalTable.namedValue.selection) FROM named_value WHERE name = ?"
        }
    }
}
