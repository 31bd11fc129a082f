import PurchaseProcessing

/// Brings a journal of an earlier version to this one, within the transaction that it is given.
///
/// - Version 1 had no checksums.
/// - Version 2 kept of an attempt only product and quantity, and of an entry no claims; it had no named values.
/// - Version 3 had other conditions of its indexes.
struct JournalMigration {
    private let connection: SQLiteConnection
    private let version: Int64

    init(_ connection: SQLiteConnection, from version: Int64) {
        self.connection = connection
        self.version = version
    }

    /// The columns of a table of an earlier version, without the checksum.
    static func columns(of table: JournalTable, in version: Int64) -> [(name: String, isText: Bool)] {
        guard version < 3 else { return table.columns }
        return switch table {
        case .attempt: table.columns.filter { $0.name != "content" }
        case .entry: table.columns.filter { $0.name != "claims" }
        case .notification: table.columns
        case .namedValue: []
        }
    }

    /// What a row of an earlier version is in this one.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - values: The row without its checksum.
    ///   - version: The version that it was written in.
    /// - Returns: The row without its checksum.
    /// - Throws: `StoredValueFault` where it makes no sense.
    static func row(
        of table: JournalTable, _ values: [SQLiteValue], in version: Int64
    ) throws(StoredValueFault) -> [SQLiteValue] {
        guard version < 3 else { return values }
        switch table {
        case .attempt: return values + [.text("{}")]
        case .entry:
            guard case .text(let content)? = values.last else { return values }
            // Each attempt was begun once, so the next claim is larger than any before.
            let attempts = try StoredNode(text: content).optional("attempts")?.integer(as: Int64.self) ?? 0
            return values.dropLast() + [.integer(attempts), .text(content)]
        case .notification, .namedValue: return values
        }
    }

    /// Makes the indexes anew, and before version 3 each table as well, whose rows it takes over.
    func run() throws(JournalError) {
        try connection.execute("DROP INDEX open_attempt; DROP INDEX pending_entry;")
        for table in JournalTable.allCases {
            guard version < 3 else {
                try connection.execute(JournalSchema.index(of: table))
                continue
            }
            let hasRows = table != .namedValue
            if hasRows {
                try connection.execute("ALTER TABLE \(table.rawValue) RENAME TO old_\(table.rawValue)")
            }
            try connection.execute(JournalSchema.creation(of: table))
            guard hasRows else { continue }
            try takeOver(table)
            try connection.execute("DROP TABLE old_\(table.rawValue)")
        }
    }

    private func takeOver(_ table: JournalTable) throws(JournalError) {
        let columns = JournalMigration.columns(of: table, in: version)
        let selection = (columns.map(\.name) + (version > 1 ? ["checksum"] : [])).joined(separator: ", ")
        var last = Int64.min
        while true {
            let rows = try connection.rows(
                "SELECT \(selection) FROM old_\(table.rawValue) WHERE \(table.key) > ? ORDER BY \(table.key) LIMIT 1000",
                [.integer(last)]
            ) { row throws(JournalError) in
                let values = try row.values(of: table, columns, isChecked: version > 1, connection)
                do throws(StoredValueFault) {
                    return (row.integer(0), try JournalMigration.row(of: table, values, in: version))
                } catch {
                    throw connection.damaged("\(table.rawValue) \(row.integer(0)): \(error.description)")
                }
            }
            for (key, values) in rows {
                try connection.run(
                    table.insertion, values + [.integer(RowChecksum(of: table, values).value)])
                last = key
            }
            if rows.isEmpty { return }
        }
    }
}
