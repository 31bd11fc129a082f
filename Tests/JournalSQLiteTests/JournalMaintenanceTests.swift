import Foundation
import JournalConformance
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

@Suite("Versions, copies and recoveries of a journal")
struct JournalMaintenanceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Records so many purchases.
    private func fill(_ count: Int) async throws {
        let journal = try SQLiteJournal(path: folder.path(), identity: "")
        for number in 1...count {
            _ = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: [])
            _ = try await journal.commit(JournalChange(entry: sample(String(number)), events: [sampleEvent]))
        }
    }

    /// Makes the file what version 1, 2 or 3 of this program made.
    private func make(version: Int) throws {
        let openAttempt =
            "CREATE INDEX open_attempt ON attempt (product, id) WHERE state IN ('asked', 'waiting', 'interrupted')"
        if version == 3 {
            try sqlite(
                "DROP INDEX open_attempt", "DROP INDEX pending_entry", openAttempt,
                "CREATE INDEX pending_entry ON entry (arrival) WHERE state NOT IN ('finished', 'rejected', 'withheld')",
                "PRAGMA user_version = 3", in: folder.path())
            return
        }
        let none = "checksum INTEGER NOT NULL DEFAULT 0"
        try sqlite(
            "DROP TABLE named_value", "DROP INDEX open_attempt", "DROP INDEX pending_entry",
            "ALTER TABLE attempt DROP COLUMN content", "ALTER TABLE entry RENAME TO new_entry",
            """
            CREATE TABLE entry (arrival INTEGER PRIMARY KEY, transaction_id TEXT NOT NULL, kind TEXT NOT NULL,
            state TEXT NOT NULL, content TEXT NOT NULL, \(none), UNIQUE (transaction_id, kind)) STRICT
            """,
            "INSERT INTO entry SELECT arrival, transaction_id, kind, state, content, 0 FROM new_entry",
            "DROP TABLE new_entry",
            openAttempt,
            "CREATE INDEX pending_entry ON entry (arrival) WHERE state NOT IN ('finished', 'rejected')",
            "PRAGMA user_version = \(version)", in: folder.path())
        let connection = try SQLiteConnection(path: folder.path(), busyMilliseconds: 1_000)
        for table in JournalTable.allCases where table != .namedValue {
            if version == 1 {
                try connection.execute("ALTER TABLE \(table.rawValue) DROP COLUMN checksum")
                continue
            }
            let columns = JournalMigration.columns(of: table, in: 2)
            let rows = try connection.rows(
                "SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(table.rawValue)"
            ) { row throws(JournalError) in try row.values(of: table, columns, isChecked: false, connection) }
            for row in rows {
                try connection.run(
                    "UPDATE \(table.rawValue) SET checksum = ? WHERE \(table.key) = ?",
                    [.integer(RowChecksum(of: table, row).value), row[0]])
            }
        }
    }

    @Test(
        "a journal of an earlier version becomes one of this when it is opened, and loses nothing",
        arguments: [1, 2, 3])
    func migrates(version: Int) async throws {
        try await fill(1_100)
        var before: [JournalEntry]
        let attempts: [JournaledAttempt]
        do {
            let journal = try SQLiteJournal(path: folder.path())
            var begun = sample("1")
            begun.attempts = 3
            _ = try await journal.commit(JournalChange(entry: begun, expecting: .recorded))
            before = try await journal.pendingEntries()
            attempts = try await journal.openAttempts(for: "a")
        }
        let schema = try sqlite("SELECT group_concat(sql, ';') FROM sqlite_schema ORDER BY name", in: folder.path())
        try make(version: version)
        if version == 2 {
            #expect(throws: JournalError(code: .olderVersion, context: "")) {
                try SQLiteJournal(existing: folder.path())
            }
        }
        let journal = try SQLiteJournal(path: folder.path(), identity: "new")
        // Each attempt was begun once, so that the next claim is larger than any before.
        if version < 3 { before[0].claims = 3 }
        #expect(try await journal.pendingEntries() == before)
        #expect(try await journal.openAttempts(for: "a") == attempts)
        let report = try await journal.verify()
        #expect(report.isWhole, "\(report.damages)")
        #expect(report.rows == 3_300)
        #expect(try await journal.notifications(after: 0, atMost: .max).map(\.sequence) == Array(1...1_100))
        #expect(try sqlite("PRAGMA user_version", in: folder.path()) == "4")
        // It says of itself the same as a new one.
        let migrated = try sqlite("SELECT group_concat(sql, ';') FROM sqlite_schema ORDER BY name", in: folder.path())
        #expect(migrated?.count == schema?.count)
        // The identifiers of its attempts stay what they are.
        #expect(try await journal.openAttempt(for: PurchaseRequest("b"), announcing: []).attempt.id.rawValue == "1101")
        let changed = try await journal.commit(
            JournalChange(entry: sample("2", .withheld), expecting: .recorded, subscription: SampleEvents.status))
        #expect(changed != nil)
    }

    @Test("a row of version 2 that is not as it was written stops the change of version")
    func stopsAtChecksum() async throws {
        try await fill(3)
        try make(version: 2)
        try sqlite("UPDATE entry SET state = 'finished' WHERE arrival = 2", in: folder.path())
        #expect(throws: JournalError(code: .damaged, context: "")) { try SQLiteJournal(path: folder.path()) }
        #expect(try sqlite("PRAGMA user_version", in: folder.path()) == "2")
    }

    @Test("what is whole of an earlier version is recovered into one of this", arguments: [1, 2, 3])
    func recoversEarlierVersions(version: Int) async throws {
        try await fill(20)
        try make(version: version)
        let recovery = try SQLiteJournal.recover(folder.path(), into: folder.path("new"))
        #expect(recovery == JournalRecovery(kept: 60))
        let journal = try SQLiteJournal(path: folder.path("new"))
        #expect(try await journal.verify() == JournalReport(rows: 60))
        #expect(try await journal.attempt(AttemptID("20")) != nil)
    }

    @Test("a row of version 1 that makes no sense stops the change of version, and the file stays as it is")
    func stopsMigration() async throws {
        try await fill(3)
        try make(version: 1)
        try sqlite("UPDATE entry SET content = CAST(x'FF' AS TEXT) WHERE arrival = 2", in: folder.path())
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.path()))
        #expect(throws: JournalError(code: .damaged, context: "")) { try SQLiteJournal(path: folder.path()) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path())) == before)
    }

    @Test("a copy is made while the journal is in use, and is never written over something")
    func copies() async throws {
        try await fill(40)
        let journal = try SQLiteJournal(path: folder.path())
        try await journal.backUp(to: folder.path("copy"))
        _ = try await journal.commit(JournalChange(entry: sample("later")))
        let copy = try SQLiteJournal(path: folder.path("copy"))
        #expect(try await copy.pendingEntries().count == 40)
        #expect(try await copy.verify() == JournalReport(rows: 120))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("copy"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        await #expect(throws: JournalError(code: .inputOutput, context: "")) {
            try await journal.backUp(to: folder.path("copy"))
        }
    }

    @Test("a page in the middle that is gone is refused, and everything else is taken into a new file")
    func recovers() async throws {
        try await fill(700)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path()))
        let page = 4_096
        // A leaf of some table: 0x0D is the first byte of one.
        let leaves = stride(from: page, to: bytes.count, by: page).filter { bytes[$0] == 0x0D }
        let leaf = leaves[leaves.count / 2]
        bytes.replaceSubrange(leaf..<leaf + page, with: repeatElement(0, count: page))
        try bytes.write(to: URL(fileURLWithPath: folder.path()))
        #expect(throws: JournalError(code: .damaged, context: "")) { try SQLiteJournal(path: folder.path()) }

        let recovery = try SQLiteJournal.recover(folder.path(), into: folder.path("new"))
        #expect(recovery.kept > 1_900 && recovery.kept < 2_100, "\(recovery)")
        #expect(recovery.lost.count == 1, "\(recovery.lost)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path())) == bytes)
        let journal = try SQLiteJournal(path: folder.path("new"))
        let report = try await journal.verify()
        #expect(report == JournalReport(rows: recovery.kept), "\(report.damages)")
        // What comes next has the next numbers.
        let next = try await journal.openAttempt(for: PurchaseRequest("b"), announcing: [sampleEvent])
        #expect(next.attempt.id.rawValue == "701")
        #expect(next.notifications.map(\.sequence) == [701])
    }

    @Test("a row that was changed is left behind and named")
    func leavesBehind() async throws {
        try await fill(20)
        try sqlite("UPDATE entry SET state = 'finished' WHERE arrival = 7", in: folder.path())
        let recovery = try SQLiteJournal.recover(folder.path(), into: folder.path("new"))
        #expect(recovery.kept == 59)
        #expect(recovery.lost.count == 1)
        #expect(recovery.lost.first?.contains("entry 7 is not as it was written") == true)
    }

    @Test("a journal that is not there is not made by being looked after")
    func makesNothing() async throws {
        #expect(throws: JournalError(code: .inputOutput, context: "")) {
            try SQLiteJournal.recover(folder.path("none"), into: folder.path("new"))
        }
        #expect(throws: JournalError(code: .inputOutput, context: "")) {
            try SQLiteJournal(existing: folder.path("none"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("nothing is recovered over a file that is there, or from what is no journal")
    func refuses() async throws {
        try await fill(1)
        #expect(throws: JournalError(code: .inputOutput, context: "")) {
            try SQLiteJournal.recover(folder.path(), into: folder.path())
        }
        try Data("no database at all".utf8).write(to: URL(fileURLWithPath: folder.path("text")))
        #expect(throws: JournalError(code: .damaged, context: "")) {
            try SQLiteJournal.recover(folder.path("text"), into: folder.path("new"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    }
}
