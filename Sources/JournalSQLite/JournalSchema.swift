public import PurchaseProcessing

/// The tables of a journal file and the marks by which the file is known.
///
/// What is searched for or compared is a column; everything else of a row is one JSON text, so that the `sqlite3` tool
/// shows a journal as it is. Texts are compared byte by byte.
enum JournalSchema {
    /// The four bytes `Shpt` in the header of the file, https://www.sqlite.org/fileformat.html#application_id.
    static let applicationID: Int64 = 0x5368_7074

    /// The version that this program reads and writes.
    static let version: Int64 = 2

    private static let tables = """
        CREATE TABLE attempt (
            id INTEGER PRIMARY KEY,
            product TEXT NOT NULL,
            quantity INTEGER NOT NULL,
            state TEXT NOT NULL,
            checksum INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX open_attempt ON attempt (product, id) WHERE state IN ('asked', 'waiting', 'interrupted');
        CREATE TABLE entry (
            arrival INTEGER PRIMARY KEY,
            transaction_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            state TEXT NOT NULL,
            content TEXT NOT NULL,
            checksum INTEGER NOT NULL DEFAULT 0,
            UNIQUE (transaction_id, kind)
        ) STRICT;
        CREATE INDEX pending_entry ON entry (arrival) WHERE state NOT IN ('finished', 'rejected');
        CREATE TABLE notification (
            sequence INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            content TEXT NOT NULL,
            checksum INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        """

    /// Makes an open file a journal of this version, or says why it is none.
    ///
    /// A file that is one already is not written to: it can be read where the disk is full.
    static func prepare(_ connection: SQLiteConnection, path: String) throws(JournalError) {
        try setUp(connection)
        let found = try version(of: connection, path: path)
        if found != nil { try checkStructure(of: connection) }
        if found == version { return }
        // Somebody may have prepared the file in between: look again once the lock is ours.
        _ = try connection.transaction { () throws(JournalError) -> Void? in
            switch try self.version(of: connection, path: path) {
            case nil: try connection.execute(tables)
            case 1: try addChecksums(to: connection)
            default: return nil
            }
            try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version);")
            return ()
        }
    }

    /// Refuses everything but a whole journal of this version, and writes nothing.
    static func check(_ connection: SQLiteConnection, path: String) throws(JournalError) {
        try setUp(connection)
        guard let found = try version(of: connection, path: path) else {
            throw JournalError(code: .notAJournal, context: "\(path) is empty")
        }
        guard found == version else {
            throw JournalError(
                code: .olderVersion,
                context:
                    "\(path) is a journal of version \(found); opening it to record purchases brings it to \(version)")
        }
        try checkStructure(of: connection)
    }

    /// Every commit reaches the disk before it is acknowledged, and survives a crash at any instant.
    private static func setUp(_ connection: SQLiteConnection) throws(JournalError) {
        try connection.execute("PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
    }

    /// Whether the rows of a journal have checksums, which those of version 1 do not.
    ///
    /// - Throws: `JournalError` where the file is no journal.
    static func hasChecksums(_ connection: SQLiteConnection, path: String) throws(JournalError) -> Bool {
        guard let found = try version(of: connection, path: path) else {
            throw JournalError(code: .notAJournal, context: "\(path) is empty")
        }
        return found > 1
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

    /// Version 1 had no checksums: each row is read and gets its own.
    private static func addChecksums(to connection: SQLiteConnection) throws(JournalError) {
        for table in JournalTable.allCases {
            try connection.execute("ALTER TABLE \(table.rawValue) ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0")
            var last = Int64.min
            while true {
                let rows = try connection.rows(
                    """
                    SELECT \(table.selection) FROM \(table.rawValue) \
                    WHERE \(table.key) > ? ORDER BY \(table.key) LIMIT 1000
                    """, [.integer(last)]
                ) { row throws(JournalError) in try row.values(of: table, connection) }
                guard let end = rows.last?.key else { break }
                for row in rows {
                    try connection.run(
                        "UPDATE \(table.rawValue) SET checksum = ? WHERE \(table.key) = ?",
                        [.integer(RowChecksum(of: table, row.values).value), .integer(row.key)])
                }
                last = end
            }
        }
    }
}

extension SQLiteRow {
    /// The values of a row that was selected as `JournalTable.selection` says, without looking at its checksum.
    ///
    /// - Throws: `JournalError` with `damaged` where a text is none.
    func values(
        of table: JournalTable, _ connection: SQLiteConnection
    ) throws(JournalError) -> (key: Int64, values: [SQLiteValue]) {
        var values: [SQLiteValue] = []
        for (place, column) in table.columns.enumerated() {
            guard column.isText else {
                values.append(.integer(integer(Int32(place))))
                continue
            }
            guard let text = text(Int32(place)) else {
                throw connection.damaged("\(table.rawValue) \(integer(0)): “\(column.name)” is no text")
            }
            values.append(.text(text))
        }
        return (integer(0), values)
    }

    /// The values of a row that was selected as `JournalTable.selection` says.
    ///
    /// - Throws: `JournalError` with `damaged` where its checksum is not that of the values.
    func checkedValues(of table: JournalTable, _ connection: SQLiteConnection) throws(JournalError) -> [SQLiteValue] {
        let (key, values) = try values(of: table, connection)
        guard RowChecksum(of: table, values).value == integer(Int32(table.columns.count)) else {
            throw connection.damaged("\(table.rawValue) \(key) is not as it was written: its checksum differs")
        }
        return values
    }
}

extension JournalError.Code {
    /// The file is a database of something else; it is left as it is.
    public static let notAJournal = Self(name: "notAJournal")
    /// An older version of the program made the journal, and it was opened only to be looked after; it is left as it is.
    public static let olderVersion = Self(name: "olderVersion")
    /// A newer version of the program made the journal; it is left as it is.
    public static let newerVersion = Self(name: "newerVersion")
}
