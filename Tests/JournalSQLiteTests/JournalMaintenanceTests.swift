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
        let journal = try SQLiteJournal(path: folder.path())
        for number in 1...count {
            _ = try await journal.openAttempt(for: "a", quantity: 1, announcing: [])
            _ = try await journal.commit(JournalChange(entry: sample(String(number)), events: [sampleEvent]))
        }
    }

    /// Makes the file what version 1 of this program made.
    private func makeVersion1() throws {
        try sqlite(
            "ALTER TABLE attempt DROP COLUMN checksum", "ALTER TABLE entry DROP COLUMN checksum",
            "ALTER TABLE notification DROP COLUMN checksum", "PRAGMA user_version = 1", in: folder.path())
    }

    @Test("a journal of version 1 gets its checksums when it is opened, and loses nothing")
    func migrates() async throws {
        try await fill(1_100)
        let before = try await SQLiteJournal(path: folder.path()).pendingEntries()
        let schema = try sqlite("SELECT group_concat(sql, ';') FROM sqlite_schema", in: folder.path())
        try makeVersion1()
        let journal = try SQLiteJournal(path: folder.path())
        #expect(try await journal.pendingEntries() == before)
        let report = try await journal.verify()
        #expect(report.isWhole, "\(report.damages)")
        #expect(report.rows == 3_300)
        #expect(try sqlite("PRAGMA user_version", in: folder.path()) == "2")
        // It says of itself the same as a new one, but for the place of a comma.
        let migrated = try sqlite("SELECT group_concat(sql, ';') FROM sqlite_schema", in: folder.path())
        #expect(migrated?.filter { !$0.isWhitespace }.count == schema?.filter { !$0.isWhitespace }.count)
    }

    @Test("a row of version 1 that makes no sense stops the change of version, and the file stays as it is")
    func stopsMigration() async throws {
        try await fill(3)
        try makeVersion1()
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
        let next = try await journal.openAttempt(for: "b", quantity: 1, announcing: [sampleEvent])
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
