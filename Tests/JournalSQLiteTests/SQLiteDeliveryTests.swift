import Foundation
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

private struct Trouble: Error {}

/// Names the journal that a child process delivers into until it is killed.
private let childVariable = "SHOPTALK_TEST_DELIVERING_JOURNAL"

/// Puts what was bought into a table of the journal's own file, a row an item and without any key.
private func give(_ database: SQLiteTransaction, _ transaction: PurchaseTransaction) throws {
    try database.run("CREATE TABLE IF NOT EXISTS bought (id TEXT NOT NULL)")
    try database.run("INSERT INTO bought VALUES (?)", [.text(transaction.id.rawValue)])
}

@Suite("A delivery into the database of the journal")
struct SQLiteDeliveryTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func change(_ id: String, _ events: [PurchaseEvent] = [sampleEvent]) -> JournalChange {
        JournalChange(entry: sample(id, .delivered), expecting: .recorded, events: events)
    }

    private func deliver(
        _ id: String, in journal: SQLiteJournal,
        _ effect: @escaping @Sendable (SQLiteTransaction, PurchaseTransaction, DeliveryClaim) throws -> Void
    ) async throws -> [PurchaseNotification]? {
        let entry = sample(id)
        return try await journal.delivery(effect).perform(
            entry.transaction, claim: DeliveryClaim(key: entry.key, token: 1), committing: change(id))
    }

    private func recorded(_ ids: String...) async throws -> SQLiteJournal {
        let journal = try SQLiteJournal(path: folder.path())
        for id in ids { _ = try await journal.commit(JournalChange(entry: sample(id))) }
        return journal
    }

    @Test("content and record are one change, and a second one of the same is refused with its effect")
    func once() async throws {
        let journal = try await recorded("7")
        let first = try await deliver("7", in: journal) { database, transaction, _ in
            try give(database, transaction)
        }
        // Another process that has claimed the same.
        let other = try SQLiteJournal(path: folder.path())
        let second = try await deliver("7", in: other) { database, transaction, _ in try give(database, transaction) }
        #expect(first?.map(\.sequence) == [1] && second == nil)
        #expect(try sqlite("SELECT count(*) FROM bought", in: folder.path()) == "1")
        #expect(try await journal.verify().isWhole)
        #expect(try await journal.entries().map(\.state) == [.delivered])
    }

    @Test("an effect that throws leaves nothing, in the content or in the record, and hinders nobody beside it")
    func throwing() async throws {
        let journal = try await recorded("7", "8")
        await #expect(throws: Trouble.self) {
            try await deliver("7", in: journal) { database, transaction, _ in
                try give(database, transaction)
                throw Trouble()
            }
        }
        #expect(try await journal.entries().map(\.state) == [.recorded, .recorded])
        #expect(try sqlite("SELECT count(*) FROM sqlite_schema WHERE name = 'bought'", in: folder.path()) == "0")

        let journal2 = journal
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 100..<200 {
                group.addTask {
                    _ = try await journal2.commit(JournalChange(entry: sample(String(number))))
                    let isBad = number % 3 == 0
                    do {
                        let made = try await deliver(String(number), in: journal2) { database, transaction, _ in
                            try give(database, transaction)
                            if isBad { throw Trouble() }
                        }
                        #expect(!isBad && made?.count == 1)
                    } catch is Trouble {
                        #expect(isBad)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try sqlite("SELECT count(*) FROM bought", in: folder.path()) == "67")
        #expect(try await journal.entries().filter { $0.state == .delivered }.count == 67)
        #expect(try await journal.notifications(after: 0, atMost: .max).map(\.sequence) == Array(1...67))
    }

    @Test(
        "an effect cannot touch the journal or the transaction",
        arguments: [
            "DELETE FROM entry", "UPDATE Attempt SET state = 'answered'", "SELECT * FROM notification",
            "INSERT INTO \"named_value\" VALUES (9, 'x', 'y', 0)", "DROP TABLE entry", "COMMIT", "ROLLBACK",
            "SAVEPOINT a", "ROLLBACK TO effect", "RELEASE effect", "PRAGMA user_version = 9",
            "ATTACH 'other.db' AS other", "ALTER TABLE entry RENAME TO other", "CREATE INDEX own ON entry (state)",
            "CREATE TRIGGER own AFTER INSERT ON entry BEGIN SELECT 1; END", "CREATE TEMP TABLE entry (x)",
            "CREATE TEMP VIEW notification AS SELECT 1", "SELECT 1; SELECT 2", "", "DROP INDEX pending_entry",
            "SELECT * FROM pragma_table_info('entry')", "REINDEX entry",
            "INSERT INTO hidden VALUES (1)", "SELECT * FROM shown",
        ])
    func notAllowed(sql: String) async throws {
        try await recorded("7").backUp(to: folder.path("unused"))
        // What is there already does not lead to the journal either.
        try sqlite(
            "CREATE TABLE hidden (x)", "CREATE VIEW shown AS SELECT * FROM entry",
            "CREATE TRIGGER t AFTER INSERT ON hidden BEGIN DELETE FROM entry; END", in: folder.path())
        let journal = try SQLiteJournal(path: folder.path())
        let before = try await journal.entries()
        do {
            _ = try await deliver("7", in: journal) { database, transaction, _ in
                try give(database, transaction)
                _ = try database.rows(sql)
            }
            Issue.record("it was allowed")
        } catch let error as JournalError {
            #expect(error.code == .notAllowed, "\(error)")
        }
        #expect(try await journal.entries() == before)
        #expect(try sqlite("SELECT count(*) FROM sqlite_schema WHERE name = 'bought'", in: folder.path()) == "0")
    }

    @Test("the tables that are out of bounds are all of the journal's")
    func names() {
        #expect("\(JournalTable.names)" == JournalTable.allCases.map(\.rawValue).joined(separator: " "))
    }

    @Test("an effect that rolls everything back takes nobody else's change with it")
    func rollsBack() async throws {
        let journal = try await recorded("7", "8")
        try sqlite("CREATE TABLE single (x UNIQUE)", "INSERT INTO single VALUES (1)", in: folder.path())
        async let other = journal.commit(JournalChange(entry: sample("9"), events: [sampleEvent]))
        await #expect(throws: JournalError(code: .conflict, context: "")) {
            try await deliver("7", in: journal) { database, _, _ in
                // Not even one that does not look at errors.
                try? database.run("INSERT OR ROLLBACK INTO single VALUES (1)")
            }
        }
        #expect(try await other != nil)
        #expect(try await journal.entries().map(\.state) == [.recorded, .recorded, .recorded])
        #expect(try await journal.commit(change("8")) != nil)
    }

    @Test("values come back as they went in, and nothing is allowed after the end")
    func values() async throws {
        let journal = try await recorded("7")
        let all: [SQLiteValue] = [
            .integer(.min), .real(1.5), .text("né\0w"), .text(""), .blob([0, 255]), .blob([]), .null,
        ]
        nonisolated(unsafe) var kept: SQLiteTransaction?
        _ = try await deliver("7", in: journal) { database, _, claim in
            #expect(claim.key.kind == .grant)
            let rows = try database.rows("SELECT ?, ?, ?, ?, ?, ?, ?", all)
            #expect(rows == [all])
            kept = database
        }
        #expect(throws: JournalError(code: .notAllowed, context: "")) { try kept?.run("SELECT 1") }
    }

    @Test("a pipeline delivers into the journal's database, and tries again what failed")
    func pipeline() async throws {
        let journal = try await recorded("7", "8")
        let delivery = journal.delivery { database, transaction, _ in
            try give(database, transaction)
            let known = try database.rows("SELECT count(*) FROM bought WHERE id = '8'")
            if known != [[.integer(0)]] { throw Trouble() }
        }
        let policy = DeliveryPolicy(mostAttempts: 3, firstDelay: .zero, largestDelay: .zero)
        let pipeline = TransactionPipeline(
            store: ScriptedStore(products: []), journal: journal, delivery: delivery, policy: policy)
        while try await pipeline.parked().isEmpty { try await pipeline.retryDue() }
        #expect(try sqlite("SELECT group_concat(id) FROM bought", in: folder.path()) == "7")
        #expect(try await journal.parkedEntries().map(\.key.id) == ["8"])
    }

    /// The child: this same test program, running this one test.
    @Test(
        "delivers one purchase after another",
        .enabled(if: ProcessInfo.processInfo.environment[childVariable] != nil, "runs in a process of its own"))
    func deliversUntilKilled() async throws {
        let path = try #require(ProcessInfo.processInfo.environment[childVariable])
        let journal = try SQLiteJournal(path: path)
        try FileHandle.standardOutput.write(contentsOf: Data("begun\n".utf8))
        for number in try await journal.entries().count... {
            _ = try await journal.commit(JournalChange(entry: sample(String(number))))
            _ = try await deliver(String(number), in: journal) { database, transaction, _ in
                try give(database, transaction)
            }
        }
    }

    @Test("killed at any moment, content and record are both there or neither")
    func killed() async throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<6 {
            let child = Process()
            let output = Pipe()
            child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            child.arguments = [
                "--testing-library", "swift-testing", "--filter", "SQLiteDeliveryTests/deliversUntilKilled",
            ]
            child.environment = ProcessInfo.processInfo.environment.merging([childVariable: folder.path()]) { $1 }
            child.standardOutput = output
            child.standardError = FileHandle.nullDevice
            try child.run()
            var text = ""
            while !text.contains("begun\n") {
                let data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                text += String(decoding: data, as: UTF8.self)
            }
            usleep(UInt32.random(in: 0...60_000, using: &random))
            kill(child.processIdentifier, SIGKILL)
            child.waitUntilExit()

            let journal = try SQLiteJournal(path: folder.path())
            let delivered = try await journal.entries().filter { $0.state == .delivered }.map(\.key.id.rawValue)
            let table = try sqlite("SELECT count(*) FROM sqlite_schema WHERE name = 'bought'", in: folder.path())
            let given = table == "1" ? try sqlite("SELECT group_concat(id) FROM bought", in: folder.path()) : nil
            #expect((given ?? "").split(separator: ",").map(String.init) == delivered)
        }
        #expect(try sqlite("SELECT count(*) > 0 FROM bought", in: folder.path()) == "1")
    }
}
