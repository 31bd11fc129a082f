import CSQLite

/// A value of a SQLite database: what is bound to a parameter, or stands in a column.
///
/// ```swift
/// try transaction.run("UPDATE wallet SET coins = coins + ? WHERE player = ?", [.integer(100), .text("ana")])
/// ```
///
/// Source: the storage classes of SQLite, https://www.sqlite.org/datatype3.html.
public enum SQLiteValue: Hashable, Sendable {
    /// A whole number.
    case integer(Int64)
    /// A floating-point number; one that is not a number becomes NULL, as SQLite has it.
    case real(Double)
    /// Text.
    case text(String)
    /// Bytes.
    case blob([UInt8])
    /// Nothing.
    case null

    func bind(to statement: OpaquePointer, parameter: Int32) -> Int32 {
        switch self {
        case .integer(let value): return csqlite_bind_integer(statement, parameter, value)
        case .real(let value): return csqlite_bind_real(statement, parameter, value)
        case .null: return csqlite_bind_null(statement, parameter)
        case .blob(let bytes):
            return bytes.withUnsafeBytes { bytes in
                var nothing: UInt8 = 0
                // No bytes have no address, and no address would be bound as NULL.
                guard let start = bytes.baseAddress else { return csqlite_bind_blob(statement, parameter, &nothing, 0) }
                return csqlite_bind_blob(statement, parameter, start, Int32(clamping: bytes.count))
            }
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
    let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64 { csqlite_column_integer(statement, column) }

    /// The text of a column, nil where it holds nothing or no UTF-8.
    func text(_ column: Int32) -> String? {
        var length: Int32 = 0
        guard let start = csqlite_column_text(statement, column, &length) else { return nil }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
        return String(validating: bytes, as: UTF8.self)
    }

    /// The values of all columns; a text that is no UTF-8 is given as its bytes.
    var values: [SQLiteValue] {
        (0..<csqlite_column_count(statement)).map { column in
            switch csqlite_column_type(statement, column) {
            case CSQLITE_INTEGER: .integer(integer(column))
            case CSQLITE_FLOAT: .real(csqlite_column_real(statement, column))
            case CSQLITE_TEXT: text(column).map { .text($0) } ?? .blob(bytes(column))
            case CSQLITE_BLOB: .blob(bytes(column))
            default: .null
            }
        }
    }

    private func bytes(_ column: Int32) -> [UInt8] {
        var length: Int32 = 0
        guard let start = csqlite_column_blob(statement, column, &length) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
    }
}
