public import PurchaseProcessing

/// The tables of a journal file and the marks by which the file is known.
///
/// What is searched for or compared is a column; everything else of a row is one JSON text, so that the `sqlite3` tool
/// shows a journal as it is. Texts are compared byte by byte.
enum JournalSchema {
    /// The four bytes `Shpt` in the header of the file, https://www.sqlite.org/fileformat.html#application_id.
    static let applicationID: Int64 = 0x5368_7074

    /// The version that this program reads and writes.
    static let version: Int64 = 4

    /// What makes a table and its index.
    ///
    /// No column has a value of its own where none is given: a program of an earlier version that still has the file open
    /// cannot add a row that this version does not know.
    static func creation(of table: JournalTable) -> String {
        switch table {
        case .attempt:
            """
            CREATE TABLE attempt (
                id INTEGER PRIMARY KEY,
                product TEXT NOT NULL,
                quantity INTEGER NOT NULL,
                state TEXT NOT NULL,
                content TEXT NOT NULL,
                checksum INTEGER NOT NULL
            ) STRICT;
            \(index(of: table))
            """
        case .entry:
            """
            CREATE TABLE entry (
                arrival INTEGER PRIMARY KEY,
                transaction_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                state TEXT NOT NULL,
                claims INTEGER NOT NULL,
                content TEXT NOT NULL,
                checksum INTEGER NOT NULL,
                UNIQUE (transaction_id, kind)
            ) STRICT;
            \(index(of: table))
            """
        case .notification:
            """
            CREATE TABLE notification (
                sequence INTEGER PRIMARY KEY,
                kind TEXT NOT NULL,
                content TEXT NOT NULL,
                checksum INTEGER NOT NULL
            ) STRICT;
            """
        case .namedValue:
            """
            CREATE TABLE named_value (
                id INTEGER PRIMARY KEY,
                name TEXT NOT NULL UNIQUE,
                content TEXT NOT NULL,
                checksum INTEGER NOT NULL
            ) STRICT;
            """
        }
    }

    /// What makes the index of a table, empty where it has none.
    static func index(of table: JournalTable) -> String {
        switch table {
        case .attempt: "CREATE INDEX open_attempt ON attempt (product, id) WHERE \(JournalStatement.isOpen);"
        case .entry: "CREATE INDEX pending_entry ON entry (arrival) WHERE \(JournalStatement.isUnsettled);"
        case .notification, .namedValue: ""
        }
    }

    /// Makes an open file a journal of this version, or says why it is none.
    ///
    /// A file that is one already is not written to: it can be read where the disk is full.
    ///
    /// - Parameters:
    ///   - connection: The open file.
    ///   - path: Its path.
    ///   - identity: What a journal that is made now is known by; one that is there keeps its own.
    /// - Throws: `JournalError`.
    static func prepare(
        _ connection: SQLiteConnection, path: String, identity: String
    ) throws(JournalError) {
        try setUp(connection)
        let found = try version(of: connection, path: path)
        if found != nil { try checkStructure(of: connection) }
        if found == version { return }
        // Somebody may have prepared the file in between: look again once the lock is ours.
        _ = try connection.transaction { () throws(JournalError) -> Void? in
            switch try self.version(of: connection, path: path) {
            case nil:
                try makeTables(in: connection)
                var rows = JournalRows(connection)
                if !identity.isEmpty { try rows.setValue(identity, of: .identity) }
            case .some(let old) where old < version:
                try JournalMigration(connection, from: old).run()
                try mark(connection)
            default: return nil
            }
            return ()
        }
    }

    /// Makes an empty file a journal without rows, as a part of a transaction: without the rest of it the file stays empty.
    static func makeTables(in connection: SQLiteConnection) throws(JournalError) {
        for table in JournalTable.allCases { try connection.execute(creation(of: table)) }
        try mark(connection)
    }

    private static func mark(_ connection: SQLiteConnection) throws(JournalError) {
        try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version);")
    }

    /// Refuses everything but a whole journal of this version, and writes nothing.
    static func check(_ connection: SQLiteConnection, path: String) throws(JournalError) {
        try setUp(connection)
        let found = try versionOfJournal(connection, path: path)
        guard found == version else {
            throw JournalError(
                code: .olderVersion,
                context:
                    "\(path) is a journal of version \(found); opening it to record purchases brings it to \(version)")
        }
        try checkStructure(of: connection)
    }

    /// Every commit reaches the disk before it is acknowledged, and survives a crash at any instant.
    static func setUp(_ connection: SQLiteConnection) throws(JournalError) {
        try connection.execute("PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
    }

    /// The version of a journal that is there.
    ///
    /// - Throws: `JournalError` where the file is no journal.
    static func versionOfJournal(_ connection: SQLiteConnection, path: String) throws(JournalError) -> Int64 {
        guard let found = try version(of: connection, path: path) else {
            throw JournalError(code: .notAJournal, context: "\(path) is empty")
        }
        return found
    }

    /// The version of a journal, nil for an empty file.
    private static func version(of connection: SQLiteConnection, path: String) throws(JournalError) -> Int64? {
        let application = try connection.integer("PRAGMA application_id")
        let found = try connection.integer("PRAGMA user_version") ?? 0
        if application == applicationID {
            guard found <= version else {
                throw JournalError(
                    code: .newerVersion, context: "\(path) is a journal of version \(found), newer than \(version)")
            }
            guard found > 0 else { throw connection.damaged("there is no version \(found)") }
            return found
        }
        guard application == 0, found == 0, try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 else {
            throw JournalError(code: .notAJournal, context: "\(path) is the database of another program")
        }
        return nil
    }

    /// Refuses a file whose pages do not fit together; it reads the whole file once.
    private static func checkStructure(of connection: SQLiteConnection) throws(JournalError) {
        let answer = try connection.rows("PRAGMA quick_check(1)") { $0.text(0) }.first
        guard answer == "ok" else { throw connection.damaged(answer.flatMap { $0 } ?? "the structure is broken") }
    }
}

extension JournalError.Code {
    /// The file is a database of something else; it is left as it is.
    public static let notAJournal = Self(name: "notAJournal")
    /// An older version of the program made the journal, and it was opened only to be looked after; it is left as it is.
    public static let olderVersion = Self(name: "olderVersion")
    /// A newer version of the program made the journal; it is left as it is.
    public static let newerVersion = Self(name: "newerVersion")
    /// A row contradicts another one, or a rule of its table.
    public static let conflict = Self(name: "conflict")
    /// A statement of an app touches the journal's own tables, ends the transaction, or is not one statement.
    public static let notAllowed = Self(name: "notAllowed")
}
