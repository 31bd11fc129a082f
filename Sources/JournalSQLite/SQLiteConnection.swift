import CSQLite
import PurchaseProcessing

/// One open database file and its prepared statements, used by one caller at a time.
final class SQLiteConnection {
    private let handle: OpaquePointer
    private let path: String
    /// The path as SQLite is given it.
    private let name: String
    private var statements: [String: OpaquePointer] = [:]

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
        for statement in statements.values { csqlite_finalize(statement) }
        csqlite_close(handle)
    }

    /// Runs statements that give no rows.
    func execute(_ sql: String) throws(JournalError) {
        try check(csqlite_execute(handle, sql), "execute")
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
        let statement = try prepare(sql)
        defer { csqlite_reset(statement) }
        for (index, value) in values.enumerated() {
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

    /// Runs a statement that gives no rows.
    func run(_ sql: String, _ values: [SQLiteValue] = []) throws(JournalError) {
        _ = try rows(sql, values) { _ in }
    }

    /// The one whole number that a statement gives, nil where it gives no row.
    func integer(_ sql: String) throws(JournalError) -> Int64? {
        try rows(sql) { $0.integer(0) }.first
    }

    /// Runs a body as one transaction: all of it is on the disk afterwards, or nothing of it.
    ///
    /// The lock for writing is taken at the start, so the body never fails half-way because somebody else writes.
    ///
    /// - Returns: What the body returns; where that is nil, nothing was changed.
    func transaction<Value>(_ body: () throws(JournalError) -> Value?) throws(JournalError) -> Value? {
        // A file that was deleted or replaced would take the change and lose it.
        guard csqlite_has_moved(handle) == 0 else {
            throw JournalError(code: .damaged, context: "\(path) was moved, replaced or deleted while it was open")
        }
        try execute("BEGIN IMMEDIATE")
        // After an error SQLite may have rolled back by itself.
        defer { if csqlite_is_in_transaction(handle) != 0 { _ = csqlite_execute(handle, "ROLLBACK") } }
        guard let value = try body() else { return nil }
        try execute("COMMIT")
        return value
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

    private func prepare(_ sql: String) throws(JournalError) -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        try check(csqlite_prepare(handle, sql, &statement), "prepare")
        guard let statement else { throw fault(CSQLITE_OK, "prepare") }
        statements[sql] = statement
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

/// A value that is bound to a parameter.
enum SQLiteValue {
    case integer(Int64)
    case text(String)

    fileprivate func bind(to statement: OpaquePointer, parameter: Int32) -> Int32 {
        switch self {
        case .integer(let value): return csqlite_bind_integer(statement, parameter, value)
        case .text(var text):
            return text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) { bytes in
                    var nothing: CChar = 0
                    // An empty text has no address, and no address would be bound as NULL.
                    guard let start = bytes.baseAddress else {
                        return csqlite_bind_text(statement, parameter, &nothing, 0)
                    }
                    return csqlite_bind_text(statement, parameter, start, Int32(clamping: bytes.count))
                }
            }
        }
    }
}

/// The row that a statement stands on; it must not outlive the call that it was given to.
struct SQLiteRow {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64 { csqlite_column_integer(statement, column) }

    /// The text of a column, nil where it holds nothing or no UTF-8.
    func text(_ column: Int32) -> String? {
        var length: Int32 = 0
        guard let start = csqlite_column_text(statement, column, &length) else { return nil }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
        return String(validating: bytes, as: UTF8.self)
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
        default: self = .inputOutput
        }
    }
}
