public import PurchaseProcessing

/// The tables of a journal file and the marks by which the file is known.
///
/// What is searched for or compared is a column; everything else of a row is one JSON text, so that the `sqlite3` tool
/// shows a journal as it is. Texts are compared byte by byte.
enum JournalSchema {
    /// The four bytes `Shpt` in the header of the file, https://www.sqlite.org/fileformat.html#application_id.
    static let applicationID: Int64 = 0x5368_7074

    /// The version that this program reads and writes.
    static let version: Int64 = 1

    private static let tables = """
        CREATE TABLE attempt (
            id INTEGER PRIMARY KEY,
            product TEXT NOT NULL,
            quantity INTEGER NOT NULL,
            state TEXT NOT NULL
        ) STRICT;
        CREATE INDEX open_attempt ON attempt (product, id) WHERE state IN ('asked', 'waiting', 'interrupted');
        CREATE TABLE entry (
            arrival INTEGER PRIMARY KEY,
            transaction_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            state TEXT NOT NULL,
            content TEXT NOT NULL,
            UNIQUE (transaction_id, kind)
        ) STRICT;
        CREATE INDEX pending_entry ON entry (arrival) WHERE state NOT IN ('finished', 'rejected');
        CREATE TABLE notification (
            sequence INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            content TEXT NOT NULL
        ) STRICT;
        """

    /// Makes an open file a journal, or says why it is none.
    ///
    /// A file that is a journal already is not written to: it can be read where the disk is full.
    static func prepare(_ connection: SQLiteConnection, path: String) throws(JournalError) {
        // Every commit reaches the disk before it is acknowledged, and survives a crash at any instant.
        try connection.execute("PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
        if try isCurrent(connection, path: path) { return }
        // Somebody may have prepared the file in between: look again once the lock is ours.
        _ = try connection.transaction { () throws(JournalError) -> Void? in
            if try isCurrent(connection, path: path) { return nil }
            try connection.execute(tables)
            try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version);")
            return ()
        }
    }

    /// Whether the file is a journal of this version; false where it is empty.
    private static func isCurrent(_ connection: SQLiteConnection, path: String) throws(JournalError) -> Bool {
        let application = try connection.integer("PRAGMA application_id")
        let version = try connection.integer("PRAGMA user_version") ?? 0
        if application == applicationID {
            guard version <= self.version else {
                throw JournalError(
                    code: .newerVersion,
                    context: "\(path) is a journal of version \(version), newer than \(self.version)")
            }
            guard version == self.version else { throw connection.damaged("there is no version \(version)") }
            return true
        }
        guard application == 0, version == 0, try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 else {
            throw JournalError(code: .notAJournal, context: "\(path) is the database of another program")
        }
        return false
    }
}

extension JournalError.Code {
    /// The file is a database of something else; it is left as it is.
    public static let notAJournal = Self(name: "notAJournal")
    /// A newer version of the program made the journal; it is left as it is.
    public static let newerVersion = Self(name: "newerVersion")
}
