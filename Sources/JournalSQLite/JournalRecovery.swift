public import PurchaseProcessing

/// What could be taken out of a damaged journal, and what could not.
public struct JournalRecovery: Hashable, Sendable {
    /// How many rows are in the new file.
    public internal(set) var kept = 0
    /// What was left behind, a sentence each with its place.
    public internal(set) var lost: [String] = []
}

extension SQLiteJournal {
    /// Takes every row that is whole out of a damaged journal into a new file; the damaged one stays as it is.
    ///
    /// Whoever runs this has to know: a transaction whose row is lost is delivered again when the store reports it again,
    /// and a notification that is lost leaves its number free. A change that was cut off by a crash is undone first, as
    /// opening the file would do.
    ///
    /// - Parameters:
    ///   - path: The damaged journal.
    ///   - newPath: The new file, which must not be there yet.
    ///   - busyMilliseconds: How long to wait for another process, 0 to 60,000.
    /// - Returns: What was kept, and what was lost.
    /// - Throws: `JournalError`: `damaged` where not even the head of the file can be read, `notAJournal`,
    ///   `newerVersion`, `inputOutput` where the new file is there already.
    /// - Complexity: Linear in the size of the file; where pages are gone, in the number of keys that they may have held,
    ///   up to 100,000.
    public static func recover(
        _ path: String, into newPath: String, busyMilliseconds: Int = 5_000
    ) throws(JournalError) -> JournalRecovery {
        let old = try SQLiteConnection(path: path, busyMilliseconds: bounded(busyMilliseconds), creation: .never)
        let version = try JournalSchema.versionOfJournal(old, path: path)
        let new = try SQLiteConnection(path: newPath, busyMilliseconds: 0, creation: .required)
        do throws(JournalError) {
            return try salvage(old, version: version, into: new)
        } catch {
            new.removeFile()
            throw error
        }
    }

    private static func salvage(
        _ old: SQLiteConnection, version: Int64, into new: SQLiteConnection
    ) throws(JournalError) -> JournalRecovery {
        try JournalSchema.setUp(new)
        let recovery = try new.transaction { () throws(JournalError) -> JournalRecovery? in
            // In one change with the rows: a journal that is whole and empty would forget every delivery.
            try JournalSchema.makeTables(in: new)
            var recovery = JournalRecovery()
            for table in JournalTable.allCases {
                let columns = JournalMigration.columns(of: table, in: version)
                if columns.isEmpty { continue }
                var salvage = TableSalvage(table: table, columns: columns, version: version, old: old, new: new)
                try salvage.run()
                recovery.kept += salvage.keys.count
                recovery.lost += salvage.lost
            }
            return recovery
        }
        guard let recovery else { throw new.damaged("nothing was written") }
        return recovery
    }
}

/// Reads the rows of one table from both ends towards the damage, and then one key after another.
private struct TableSalvage {
    let table: JournalTable
    /// The columns of the table in the damaged journal.
    let columns: [(name: String, isText: Bool)]
    /// The version of the damaged journal; the first had no checksums.
    let version: Int64
    let old: SQLiteConnection
    let new: SQLiteConnection
    /// The keys that were seen, with whole rows or without.
    private(set) var keys: Set<Int64> = []
    private(set) var lost: [String] = []
    private var seen: Set<Int64> = []

    /// The most keys that are asked for one by one.
    private static let mostProbes: Int64 = 100_000

    init(
        table: JournalTable, columns: [(name: String, isText: Bool)], version: Int64, old: SQLiteConnection,
        new: SQLiteConnection
    ) {
        self.table = table
        self.columns = columns
        self.version = version
        self.old = old
        self.new = new
    }

    mutating func run() throws(JournalError) {
        guard let damage = try read("ORDER BY \(table.key)", []) else { return }
        let low = seen.max() ?? 0
        _ = try read("WHERE \(table.key) > ? ORDER BY \(table.key) DESC", [.integer(low)])
        let high = seen.filter { $0 > low }.min() ?? low + TableSalvage.mostProbes
        for key in stride(from: low, to: min(high, low + TableSalvage.mostProbes), by: 1).dropFirst()
        where !seen.contains(key) {
            _ = try read("WHERE \(table.key) = ?", [.integer(key)])
        }
        lost.append("\(table.rawValue)s between \(low) and \(high): \(damage)")
    }

    /// Copies the rows of a part of the table up to damage of the structure.
    ///
    /// - Returns: The damage, or nil where all rows could be read.
    /// - Throws: `JournalError` of the new file.
    private mutating func read(_ part: String, _ values: [SQLiteValue]) throws(JournalError) -> String? {
        var rows: [(key: Int64, values: [SQLiteValue])] = []
        var failures: [String] = []
        var keysInPart: Set<Int64> = []
        var damage: String?
        do throws(JournalError) {
            let selection = (columns.map(\.name) + (version > 1 ? ["checksum"] : [])).joined(separator: ", ")
            _ = try old.rows("SELECT \(selection) FROM \(table.rawValue) \(part)", values) { row throws(JournalError) in
                keysInPart.insert(row.integer(0))
                do throws(JournalError) {
                    rows.append((row.integer(0), try wholeRow(row)))
                } catch {
                    failures.append(error.context)
                }
            }
        } catch {
            damage = error.context
        }
        seen.formUnion(keysInPart)
        lost += failures
        for row in rows where !keys.contains(row.key) {
            do throws(JournalError) {
                try new.run(
                    table.insertion, row.values + [.integer(RowChecksum(of: table, row.values).value)])
                keys.insert(row.key)
            } catch {
                // A damaged index may have let one transaction in twice.
                guard error.code == .conflict else { throw error }
                lost.append("\(table.rawValue) \(row.key) stands twice")
            }
        }
        return damage
    }

    /// A row as it is in this version.
    private func wholeRow(_ row: SQLiteRow) throws(JournalError) -> [SQLiteValue] {
        let values = try row.values(of: table, columns, isChecked: version > 1, old)
        do throws(StoredValueFault) {
            return try JournalMigration.row(of: table, values, in: version)
        } catch {
            throw old.damaged("\(table.rawValue) \(row.integer(0)): \(error.description)")
        }
    }
}
