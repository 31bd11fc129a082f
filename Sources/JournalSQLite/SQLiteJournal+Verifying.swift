public import PurchaseProcessing

/// What a look at everything in a journal found.
public struct JournalReport: Hashable, Sendable {
    /// How many rows were looked at.
    public internal(set) var rows = 0
    /// What is not as it was written, a sentence each with its place, at most 1,000.
    public internal(set) var damages: [String] = []

    /// Whether nothing is damaged.
    public var isWhole: Bool { damages.isEmpty }

    mutating func add(_ damage: String) {
        if damages.count < 1_000 { damages.append(damage) }
    }
}

extension SQLiteJournal {
    /// Looks at everything: the structure of the file with its indexes, the checksum of each row and what it says.
    ///
    /// - Returns: What was found; a damaged row does not hide the next.
    /// - Throws: `JournalError` where the journal cannot be read, `busy` among others.
    /// - Complexity: Linear in the size of the file, and sorting what the indexes hold.
    public func verify() throws(JournalError) -> JournalReport {
        var report = JournalReport()
        for answer in try connection.rows("PRAGMA integrity_check(100)", read: { $0.text(0) }) where answer != "ok" {
            report.add(answer ?? "the structure is broken")
        }
        for table in JournalTable.allCases {
            _ = try connection.rows(
                "SELECT \(table.selection) FROM \(table.rawValue) ORDER BY \(table.key)"
            ) { row throws(JournalError) in
                report.rows += 1
                do throws(JournalError) {
                    switch table {
                    case .attempt: _ = try rows.readAttempt(row)
                    case .entry: _ = try rows.readEntry(row)
                    case .notification: _ = try rows.readNotification(row)
                    case .namedValue: try rows.checkNamedValue(row)
                    }
                } catch {
                    report.add(error.context)
                }
            }
        }
        return report
    }

    /// Copies the journal into a new file while it is in use, as it stands between two changes.
    ///
    /// - Parameter path: The new file, which must not be there yet; it is made for its owner alone.
    /// - Throws: `JournalError`, `inputOutput` where the file is there already, `full` where there is no room.
    public func backUp(to path: String) throws(JournalError) {
        let copy = try SQLiteConnection(path: path, busyMilliseconds: 0, creation: .required)
        do throws(JournalError) {
            try connection.copy(to: copy)
        } catch {
            copy.removeFile()
            throw error
        }
    }
}
