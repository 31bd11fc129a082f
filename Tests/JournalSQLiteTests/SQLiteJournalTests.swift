import Foundation
import JournalConformance
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

extension TemporaryFolder {
    /// The journal of the test.
    func path() -> String { path("purchases.journal") }
}

func sample(_ id: String, _ state: TransactionState = .recorded) -> JournalEntry {
    JournalEntry(
        key: TransactionKey(id: TransactionID(id), kind: .grant),
        transaction: PurchaseTransaction(
            id: TransactionID(id), productID: "a", kind: .consumable, purchaseDate: Timestamp(milliseconds: 1)),
        state: state)
}

let sampleEvent = PurchaseEvent.progress(PurchaseProgress(stage: .restoring))

@Suite("A journal in a SQLite file")
struct SQLiteJournalTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("does what every journal must do", arguments: JournalCheck.all)
    func conforms(check: JournalCheck) async throws {
        let violation = try await check.violation(try SQLiteJournal(path: folder.path()))
        #expect(violation == nil)
    }

    @Test("what was acknowledged is there when the file is opened again")
    func reopens() async throws {
        let attempt: PurchaseAttempt
        var entry = sample("7")
        do {
            let journal = try SQLiteJournal(path: folder.path())
            attempt = try await journal.openAttempt(
                for: PurchaseRequest("né\0w", quantity: 3), announcing: [sampleEvent]
            ).attempt
            entry.attempt = attempt
            entry.wasDeferred = true
            _ = try await journal.commit(JournalChange(entry: entry, events: SampleEvents.all))
        }
        let journal = try SQLiteJournal(path: folder.path())
        #expect(try await journal.entry(for: entry.key) == entry)
        #expect(try await journal.pendingEntries() == [entry])
        #expect(try await journal.openAttempts(for: "né\0w").map(\.attempt) == [attempt])
        let kept = try await journal.notifications(after: 0, atMost: 100)
        #expect(kept.map(\.event) == [sampleEvent] + SampleEvents.all)
        // Numbers go on from where they stood.
        #expect(
            try await journal.openAttempt(for: PurchaseRequest("b"), announcing: [sampleEvent]).attempt.id.rawValue
                .hasSuffix("-2"))
        #expect(try await journal.notifications(after: kept.count, atMost: 9).map(\.sequence) == [kept.count + 1])
    }

    @Test("two journals of one file never both record a transaction, and share one order of notifications")
    func twoJournals() async throws {
        let path = folder.path()
        let winners = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let journal = try SQLiteJournal(path: path)
                    var winners = 0
                    for id in 0..<20 {
                        let change = JournalChange(entry: sample(String(id)), events: [sampleEvent])
                        if try await journal.commit(change) != nil { winners += 1 }
                    }
                    return winners
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(winners == 20)
        let journal = try SQLiteJournal(path: path)
        #expect(try await journal.notifications(after: 0, atMost: 100).map(\.sequence) == Array(1...20))
    }

    @Test("two pipelines over one file count each attempt once, and park it together")
    func twoPipelines() async throws {
        let path = folder.path()
        let delivery = InMemoryDelivery()
        let error = StoreError(domain: "Disk", code: "full")
        for _ in 0..<100 { delivery.fail("7", with: error) }
        var entry = sample("7", .undelivered)
        entry.attempts = 1
        _ = try await SQLiteJournal(path: path).commit(JournalChange(entry: entry))
        let policy = DeliveryPolicy(mostAttempts: 20, firstDelay: .zero, largestDelay: .zero)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                let pipeline = TransactionPipeline(
                    store: ScriptedStore(products: []), journal: try SQLiteJournal(path: path), delivery: delivery,
                    policy: policy)
                group.addTask { while try await pipeline.parked().isEmpty { try await pipeline.retryDue() } }
            }
            try await group.waitForAll()
        }
        let parked = try #require(try await SQLiteJournal(path: path).parkedEntries().first)
        #expect(parked.attempts == 20 && parked.reason == error)
        #expect(delivery.calls[entry.key] == 19)
    }

    @Test("a row of a version that counted no attempts is read, and is what a new row is written like")
    func withoutAttempts() async throws {
        let journal = try SQLiteJournal(path: folder.path())
        _ = try await journal.commit(JournalChange(entry: sample("7")))
        let content = try #require(try sqlite("SELECT content FROM entry", in: folder.path()))
        #expect(content.hasSuffix(#"},"wasDeferred":false}"#))
        #expect(try await journal.entry(for: sample("7").key)?.attempts == 0)
    }

    @Test("an entry that counts to where counting on would run over is damaged", arguments: [true, false])
    func runningOver(isClaims: Bool) async throws {
        let journal = try SQLiteJournal(path: folder.path())
        var entry = sample("7")
        if isClaims { entry.claims = .max } else { entry.attempts = .max }
        _ = try await journal.commit(JournalChange(entry: entry))
        let error = await #expect(throws: JournalError.self) { try await journal.entries(of: "7") }
        #expect(error?.code == .damaged)
    }

    @Test("a transaction that was not there when it was read is not taken for new once another journal has recorded it")
    func readBeforeOther() async throws {
        let first = try SQLiteJournal(path: folder.path())
        let second = try SQLiteJournal(path: folder.path())
        // What is remembered counts only between two states of the file that the journal has seen.
        _ = try await first.commit(JournalChange(entry: sample("6")))
        #expect(try await first.entries(of: "7").isEmpty)
        #expect(try await first.entriesAndOpenAttempts(of: "8", for: "a").entries.isEmpty)
        for id in ["7", "8"] { #expect(try await second.commit(JournalChange(entry: sample(id))) != nil) }
        for id in ["7", "8"] { #expect(try await first.commit(JournalChange(entry: sample(id))) == nil) }
        #expect(try await first.entries().map(\.key.id) == ["6", "7", "8"])
    }

    @Test("an attempt that another journal has opened is found among those of its product")
    func attemptOfOther() async throws {
        let first = try SQLiteJournal(path: folder.path())
        let second = try SQLiteJournal(path: folder.path())
        #expect(try await first.entriesAndOpenAttempts(of: "7", for: "a").openAttempts?.isEmpty == true)
        let attempt = try await second.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
        #expect(try await first.entriesAndOpenAttempts(of: "7", for: "a").openAttempts?.map(\.attempt) == [attempt])
    }

    @Test("the pending, the parked and the open attempts are found by the indexes of what is not at its end")
    func index() async throws {
        _ = try SQLiteJournal(path: folder.path())
        for statement in [JournalStatement.pendingEntries, .parkedEntries] {
            let connection = try SQLiteConnection(path: folder.path(), busyMilliseconds: 1_000)
            let plan = try connection.rows("EXPLAIN QUERY PLAN \(statement.sql)") { $0.text(3) }
            #expect(plan == ["SCAN entry USING INDEX pending_entry"])
        }
        let connection = try SQLiteConnection(path: folder.path(), busyMilliseconds: 1_000)
        let plan = try connection.rows("EXPLAIN QUERY PLAN \(JournalStatement.openAttempts.sql)", [.text("a")]) {
            $0.text(3)
        }
        #expect(plan == ["SEARCH attempt USING INDEX open_attempt (product=?)"])
        let any = try connection.rows("EXPLAIN QUERY PLAN \(JournalStatement.anyOpenAttempt.sql)") { $0.text(3) }
        #expect(any == ["SCAN attempt USING INDEX open_attempt"])
    }

    @Test("what is asked together while somebody keeps the file fails together, not one wait after another")
    func readingOfBusyFile() async throws {
        let journal = try SQLiteJournal(path: folder.path(), busyMilliseconds: 300)
        let other = try SQLiteConnection(path: folder.path(), busyMilliseconds: 300)
        try other.execute("BEGIN EXCLUSIVE")
        let start = ContinuousClock.now
        let codes = await withTaskGroup(of: JournalError.Code?.self) { group in
            for number in 0..<200 {
                group.addTask {
                    do throws(JournalError) {
                        _ = try await journal.entries(of: TransactionID(String(number)))
                        return nil
                    } catch {
                        return error.code
                    }
                }
            }
            return await group.reduce(into: [JournalError.Code?]()) { $0.append($1) }
        }
        #expect(codes == Array(repeating: .busy, count: 200))
        // One after another they would wait for a minute.
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test("identifiers that look alike are told apart by their bytes")
    func bytes() async throws {
        let journal = try SQLiteJournal(path: folder.path())
        #expect(try await journal.commit(JournalChange(entry: sample("\u{E9}"))) != nil)
        #expect(try await journal.commit(JournalChange(entry: sample("e\u{301}"))) != nil)
        #expect(try await journal.pendingEntries().count == 2)
        #expect(try await journal.attempt(AttemptID("01")) == nil)
    }

    @Test("the file is its owner's alone, also where the process makes files for all")
    func mode() async throws {
        let journal = try SQLiteJournal(path: folder.path())
        _ = try await journal.commit(JournalChange(entry: sample("7")))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path())
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                "purchases.journal", "purchases.journal.owners",
            ])
    }

    @Test(
        "the file says what it is",
        arguments: ["application_id 1399353460", "user_version 4", "journal_mode delete", "integrity_check ok"])
    func marks(line: String) async throws {
        let journal = try SQLiteJournal(path: folder.path())
        _ = try await journal.commit(JournalChange(entry: sample("7"), events: SampleEvents.all))
        let words = line.split(separator: " ")
        #expect(try sqlite("PRAGMA \(words[0])", in: folder.path()) == String(words[1]))
    }

    @Test("opening and reading a journal writes nothing")
    func readOnly() async throws {
        let event = sampleEvent
        do {
            let journal = try SQLiteJournal(path: folder.path())
            _ = try await journal.commit(JournalChange(entry: sample("7"), events: [event]))
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.path()))
        let journal = try SQLiteJournal(path: folder.path())
        #expect(try await journal.notifications(after: 0, atMost: 9).map(\.event) == [event])
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path())) == before)
    }
}

/// Runs SQL on a file from outside the journal, as another program would.
///
/// - Returns: The first column of the last statement's first row.
@discardableResult
func sqlite(_ statements: String..., in path: String) throws -> String? {
    let connection = try SQLiteConnection(path: path, busyMilliseconds: 1_000)
    return try statements.reduce(String?.none) { try connection.rows($1) { $0.text(0) }.first ?? $0 }
}

/// Gives every row the checksum of what it holds now, as if it had been written so.
func seal(_ path: String) throws {
    let connection = try SQLiteConnection(path: path, busyMilliseconds: 1_000)
    for table in JournalTable.allCases {
        let rows = try connection.rows("SELECT \(table.selection) FROM \(table.rawValue)") {
            row throws(JournalError) in
            try row.values(of: table, table.columns, isChecked: false, connection)
        }
        for row in rows {
            try connection.run(
                "UPDATE \(table.rawValue) SET checksum = ? WHERE \(table.key) = ?",
                [.integer(RowChecksum(of: table, row).value), row[0]])
        }
    }
}
