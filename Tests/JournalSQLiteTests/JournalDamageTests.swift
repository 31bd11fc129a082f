import Foundation
import JournalConformance
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

@Suite("A journal whose file is not as it should be")
struct JournalDamageTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func code(_ path: String) -> JournalError.Code? {
        do {
            _ = try SQLiteJournal(path: path)
            return nil
        } catch {
            return error.code
        }
    }

    /// A journal with a transaction and one notification of each kind.
    func filled() async throws {
        let journal = try SQLiteJournal(path: folder.path(), identity: "")
        _ = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: [])
        _ = try await journal.commit(JournalChange(entry: sample("7"), events: SampleEvents.all))
    }

    @Test(
        "a file that is no database is refused and left as it is",
        arguments: ["hello, this is a text file of some length", String(repeating: "x", count: 5_000)])
    func notADatabase(content: String) throws {
        try Data(content.utf8).write(to: URL(fileURLWithPath: folder.path()))
        #expect(code(folder.path()) == .damaged)
        #expect(try String(contentsOfFile: folder.path(), encoding: .utf8) == content)
    }

    @Test(
        "the database of another program is refused and left as it is",
        arguments: ["PRAGMA application_id = 5;", "PRAGMA user_version = 3;", "CREATE TABLE t (x);"])
    func anotherProgram(sql: String) throws {
        try sqlite("CREATE TABLE own (x)", sql, in: folder.path())
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.path()))
        #expect(code(folder.path()) == .notAJournal)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path())) == before)
    }

    @Test("a journal of a newer version is refused, one of no version is damaged")
    func versions() async throws {
        try await filled()
        try sqlite("PRAGMA user_version = 5", in: folder.path())
        #expect(code(folder.path()) == .newerVersion)
        try sqlite("PRAGMA user_version = 0", in: folder.path())
        #expect(code(folder.path()) == .damaged)
    }

    @Test("an empty file becomes a journal")
    func emptyFile() throws {
        try Data().write(to: URL(fileURLWithPath: folder.path()))
        #expect(code(folder.path()) == nil)
    }

    @Test("a place where no file can be is an input or output error")
    func noPlace() throws {
        #expect(code("") == .inputOutput)
        #expect(code("a\0b") == .inputOutput)
        #expect(code(folder.path) == .inputOutput)
        #expect(code(folder.path("no/such/folder")) == .inputOutput)
    }

    @Test("a symbolic link is refused")
    func link() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("target"))
        #expect(code(folder.path("link")) == .inputOutput)
        #expect(!FileManager.default.fileExists(atPath: folder.path("target")))
    }

    @Test("while somebody else writes, a change waits and then says that the journal is busy")
    func busy() async throws {
        try await filled()
        let journal = try SQLiteJournal(path: folder.path(), busyMilliseconds: 50)
        let holder = try SQLiteConnection(path: folder.path(), busyMilliseconds: 50)
        try holder.execute("BEGIN IMMEDIATE")
        await #expect(throws: JournalError(code: .busy, context: "")) {
            try await journal.commit(JournalChange(entry: sample("8")))
        }
        // Reading goes on meanwhile.
        #expect(try await journal.pendingEntries().count == 1)
        try holder.execute("ROLLBACK")
        #expect(try await journal.commit(JournalChange(entry: sample("8"))) != nil)
    }

    @Test("a file that was deleted or replaced while it was open takes no change")
    func moved() async throws {
        try await filled()
        let journal = try SQLiteJournal(path: folder.path())
        try FileManager.default.moveItem(atPath: folder.path(), toPath: folder.path("elsewhere"))
        await #expect(throws: JournalError(code: .damaged, context: "")) {
            try await journal.commit(JournalChange(entry: sample("8")))
        }
        await #expect(throws: JournalError(code: .damaged, context: "")) {
            try await journal.openAttempt(for: PurchaseRequest("a"), announcing: [])
        }
    }

    @Test(
        "a row that makes no sense is damage, with its place",
        arguments: [
            ("UPDATE notification SET content = '{' WHERE sequence = 3", "notification 3: not a JSON text: truncated"),
            ("UPDATE notification SET content = '[]' WHERE sequence = 3", "notification 3: not an event"),
            (
                "UPDATE notification SET content = '{\"a\":{}}' WHERE sequence = 3",
                "notification 3: no event is named “a”"
            ),
            (
                "UPDATE notification SET content = json_remove(content, '$.productsFailed.error.domain') WHERE sequence = 3",
                "notification 3: productsFailed.error: “domain” is missing"
            ),
            (
                "UPDATE notification SET content = json_set(content, '$.productsFetched.products[0].price.amount', 'NaN')",
                "notification 2: productsFetched.products[0].price: not an amount"
            ),
            (
                "UPDATE notification SET content = json_set(content, '$.transactionCompleted.transaction.quantity', 1.5)",
                "notification 4: transactionCompleted.transaction.quantity: not a whole number that fits"
            ),
        ])
    func damagedRows(sql: String, place: String) async throws {
        try await filled()
        try sqlite(sql, in: folder.path())
        try seal(folder.path())
        let journal = try SQLiteJournal(path: folder.path())
        do {
            _ = try await journal.notifications(after: 0, atMost: 100)
            Issue.record("the damage was not seen")
        } catch {
            #expect(error.code == .damaged)
            #expect(error.context.hasSuffix(place), "\(error)")
        }
    }

    @Test("an unknown state is damage")
    func unknownStates() async throws {
        try await filled()
        _ = try sqlite("UPDATE entry SET state = 'eaten'", "UPDATE attempt SET state = 'eaten'", in: folder.path())
        try seal(folder.path())
        let journal = try SQLiteJournal(path: folder.path())
        await #expect(throws: JournalError(code: .damaged, context: "")) { try await journal.pendingEntries() }
        await #expect(throws: JournalError(code: .damaged, context: "")) { try await journal.attempt(AttemptID("1")) }
    }

    @Test("an error as deep as an error may be comes back as it went in")
    func deepErrors() async throws {
        let deep = (0..<300).reduce(StoreError(domain: "d", code: "0")) {
            StoreError(domain: "d", code: String($1), underlying: [$0])
        }
        let failure = PurchaseFailure(
            kind: .unknown, isSilent: false, retry: .later, charged: .unknown, action: .retry, messageID: "m",
            error: deep)
        let journal = try SQLiteJournal(path: folder.path())
        _ = try await journal.commit(JournalChange(events: [.productsFailed(failure)]))
        #expect(try await journal.notifications(after: 0, atMost: 1).map(\.event) == [.productsFailed(failure)])
    }
}
