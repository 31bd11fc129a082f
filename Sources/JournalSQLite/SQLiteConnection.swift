import CSQLite
import PurchaseProcessing

/// One open database file and its prepared statements, used by one caller at a time.
final class SQLiteConnection {
    private let handle: OpaquePointer
    private let path: String
    /// The path as SQLite is given it.
    private let name: String
    /// The journal's own statements, by their numbers.
    private var journalStatements = [OpaquePointer?](repeating: nil, count: JournalStatement.allCases.count)
    private var statements: [String: OpaquePointer] = [:]
    /// The statements of an app, which were compiled while the journal's tables were out of bounds.
    private var guestStatements: [String: OpaquePointer] = [:]

    /// The most statements of an app that are kept compiled.
    private static let mostGuestStatements = 64

    /// Whether a file is made where there is none.
    enum Creation {
        /// Where there is none.
        case ifMissing
        /// There must be none yet.
        case required
        /// There must be one.
        case never
    }

    /// Opens a file; one that is made is its owner's alone.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - busyMilliseconds: How long a call waits for another process.
    ///   - creation: Whether a file is made.
    /// - Throws: `JournalError`.
    init(path: String, busyMilliseconds: Int32, creation: Creation = .ifMissing) throws(JournalError) {
        // SQLite reads a path up to its first NUL, and takes an empty one for a database that is deleted at the end.
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw JournalError(code: .inputOutput, context: "open “\(path)”: not the name of a file")
        }
        // Without the folder a name that begins with `:` would name no file, and one that begins with `file:` may be a URI.
        let name = path.utf8.first == UInt8(ascii: "/") ? path : "./\(path)"
        if creation != .never, csqlite_make_file(name) != 0, creation == .required {
            throw JournalError(code: .inputOutput, context: "\(path) is there already, or cannot be made")
        }
        var opened: OpaquePointer?
        let result = csqlite_open(name, busyMilliseconds, &opened)
        guard let opened else {
            throw JournalError(code: .init(sqliteResult: result), context: "open \(path): SQLite result \(result)")
        }
        handle = opened
        self.path = path
        self.name = name
    }

    deinit {
        for statement in journalStatements { statement.map(csqlite_finalize) }
        for statement in statements.values { csqlite_finalize(statement) }
        for statement in guestStatements.values { csqlite_finalize(statement) }
        csqlite_close(handle)
    }

    /// Runs statements that give no rows.
    func execute(_ sql: String) throws(JournalError) {
        try check(csqlite_execute(handle, sql), "execute")
    }

    /// Runs one of the journal's statements and makes a value of each row.
    func rows<Value>(
        _ statement: JournalStatement, _ values: [SQLiteValue] = [], read: (SQLiteRow) throws(JournalError) -> Value
    ) throws(JournalError) -> [Value] {
        try rows(of: try prepare(statement), values, read: read)
    }

    /// Runs a statement and makes a value of each row.
    ///
    /// - Parameters:
    ///   - sql: One statement; it is compiled once and kept, so only constant texts may come here.
    ///   - values: What is bound to its parameters, in order.
    ///   - read: Makes a value of a row.
    /// - Returns: The values, in the order of the rows.
    /// - Throws: `JournalError` of the statement or of `read`.
    func rows<Value>(
        _ sql: String, _ values: [SQLiteValue] = [], read: (SQLiteRow) throws(JournalError) -> Value
    ) throws(JournalError) -> [Value] {
        if let known = statements[sql] { return try rows(of: known, values, read: read) }
        let statement = try compile(sql)
        statements[sql] = statement
        return try rows(of: statement, values, read: read)
    }

    /// Runs a statement that gives no rows.
    func run(_ sql: String, _ values: [SQLiteValue] = []) throws(JournalError) {
        _ = try rows(sql, values) { _ in }
    }

    /// Runs one of the journal's statements that gives no rows.
    ///
    /// - Parameters:
    ///   - statement: The statement.
    ///   - values: What is bound to its parameters, in order.
    ///   - unused: The places of values that it has no parameter for.
    /// - Throws: `JournalError`.
    func run(
        _ statement: JournalStatement, _ values: [SQLiteValue] = [], besides unused: Range<Int> = 0..<0
    ) throws(JournalError) {
        _ = try rows(of: try prepare(statement), values, besides: unused) { _ in }
    }

    /// The one whole number that a statement gives, nil where it gives no row.
    func integer(_ sql: String) throws(JournalError) -> Int64? {
        try rows(sql) { $0.integer(0) }.first
    }

    /// The one whole number that one of the journal's statements gives, nil where it gives no row.
    func integer(_ statement: JournalStatement) throws(JournalError) -> Int64? {
        try rows(of: try prepare(statement), []) { $0.integer(0) }.first
    }

    /// Runs a statement of an app, which may do anything but to touch the journal or to end the transaction.
    ///
    /// - Parameters:
    ///   - sql: One statement.
    ///   - values: What is bound to its parameters, in order.
    /// - Returns: The rows.
    /// - Throws: `JournalError`, with `notAllowed` where the statement is one of those that an app may not run.
    func guestRows(_ sql: String, _ values: [SQLiteValue]) throws(JournalError) -> [[SQLiteValue]] {
        JournalTable.names.utf8Start.withMemoryRebound(to: CChar.self, capacity: JournalTable.names.utf8CodeUnitCount) {
            // A literal is there as long as the process.
            csqlite_restrict(handle, $0)
        }
        defer { csqlite_restrict(handle, nil) }
        let statement: OpaquePointer
        if let known = guestStatements[sql] {
            statement = known
        } else {
            statement = try compile(sql)
            if guestStatements.count >= SQLiteConnection.mostGuestStatements {
                for old in guestStatements.values { csqlite_finalize(old) }
                guestStatements = [:]
            }
            guestStatements[sql] = statement
        }
        return try rows(of: statement, values) { $0.values }
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { csqlite_is_in_transaction(handle) != 0 }

    /// Runs a body as one transaction: all of it is on the disk afterwards, or nothing of it.
    ///
    /// - Returns: What the body returns; where that is nil, nothing was changed.
    func transaction<Value>(_ body: () throws(JournalError) -> Value?) throws(JournalError) -> Value? {
        // A file that was deleted or replaced would take the change and lose it.
        guard csqlite_has_moved(handle) == 0 else {
            throw JournalError(code: .damaged, context: "\(path) was moved, replaced or deleted while it was open")
        }
        try run(.begin)
        // After an error SQLite may have rolled back by itself.
        defer { if isInTransaction { _ = csqlite_execute(handle, "ROLLBACK") } }
        guard let value = try body() else { return nil }
        try run(.commit)
        return value
    }

    /// Runs a body that only reads, under one lock of the file: all that it reads was there at the same time.
    func reading(_ body: () throws(JournalError) -> Void) throws(JournalError) {
        try run(.beginReading)
        defer { if isInTransaction { _ = csqlite_execute(handle, "ROLLBACK") } }
        try body()
        try run(.commit)
    }

    /// Copies the whole file into an empty one, page by page, as it stands between two changes.
    func copy(to other: SQLiteConnection) throws(JournalError) {
        let result = csqlite_copy(handle, other.handle)
        if result != CSQLITE_OK { throw other.fault(result, "copy") }
    }

    /// Takes away a file that was made and could not be filled: half of a journal looks like one.
    func removeFile() { csqlite_remove_file(name) }

    /// An error about what the file holds.
    func damaged(_ what: String) -> JournalError { JournalError(code: .damaged, context: "\(path): \(what)") }

    private func rows<Value>(
        of statement: OpaquePointer, _ values: [SQLiteValue], besides unused: Range<Int> = 0..<0,
        read: (SQLiteRow) throws(JournalError) -> Value
    ) throws(JournalError) -> [Value] {
        defer { csqlite_reset(statement) }
        for (index, value) in values.enumerated() where !unused.contains(index) {
            try check(value.bind(to: statement, parameter: Int32(truncatingIfNeeded: index + 1)), "bind")
        }
        var rows: [Value] = []
        while true {
            let result = csqlite_step(statement)
            if result == CSQLITE_DONE { return rows }
            guard result == CSQLITE_ROW else { throw fault(result, "step") }
            rows.append(try read(SQLiteRow(statement: statement)))
        }
    }

    private func prepare(_ statement: JournalStatement) throws(JournalError) -> OpaquePointer {
        if let known = journalStatements[statement.rawValue] { return known }
        let compiled = try compile(statement.sql)
        journalStatements[statement.rawValue] = compiled
        return compiled
    }

    private func compile(_ sql: String) throws(JournalError) -> OpaquePointer {
        var statement: OpaquePointer?
        let result = csqlite_prepare(handle, sql, &statement)
        if result == CSQLITE_MISUSE {
            throw JournalError(code: .notAllowed, context: "prepare in \(path): not exactly one statement: \(sql)")
        }
        try check(result, "prepare")
        guard let statement else { throw fault(CSQLITE_OK, "prepare") }
        return statement
    }

    private func check(_ result: Int32, _ action: String) throws(JournalError) {
        if result != CSQLITE_OK { throw fault(result, action) }
    }

    private func fault(_ result: Int32, _ action: String) -> JournalError {
        let message = String(cString: csqlite_message(handle))
        return JournalError(
            code: .init(sqliteResult: result), context: "\(action) in \(path): \(message) (SQLite result \(result))")
    }
}

extension JournalError.Code {
    /// What a result of SQLite means for whoever uses a journal.
    init(sqliteResult result: Int32) {
        switch result & 0xFF {
        case CSQLITE_BUSY, CSQLITE_LOCKED: self = .busy
        case CSQLITE_CORRUPT, CSQLITE_NOTADB: self = .damaged
        case CSQLITE_FULL: self = .full
        case CSQLITE_CONSTRAINT: self = .conflict
        case CSQLITE_AUTH, CSQLITE_MISUSE: self = .notAllowed
        default: self = .inputOutput
        }
    }
}
