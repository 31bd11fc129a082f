import Foundation
import JournalConformance
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

/// Names the journal of a child process whose files may not grow.
private let childVariable = "SHOPTALK_TEST_LIMITED_JOURNAL"

@Suite("A journal for which there is no room")
struct JournalSpaceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Records purchases until it fails.
    ///
    /// - Returns: How many were acknowledged, and the failure.
    private func fill(_ journal: SQLiteJournal, from first: Int) async -> (count: Int, error: JournalError?) {
        for number in first..<100_000 {
            do {
                _ = try await journal.commit(JournalChange(entry: sample(String(number)), events: SampleEvents.all))
            } catch {
                return (number - first, error)
            }
        }
        return (100_000 - first, nil)
    }

    /// What must hold of a journal that has so many purchases and no room for more.
    private func check(_ journal: SQLiteJournal, holds count: Int) async throws {
        #expect(try await journal.entries().map(\.key.id.rawValue) == (0..<count).map(String.init))
        let told = try await journal.notifications(after: 0, atMost: .max)
        #expect(told.map(\.sequence) == Array(1...(count * SampleEvents.all.count)))
        #expect(try await journal.verify().isWhole)
    }

    @Test("where the disk is full a change fails as a whole, reading goes on, and work goes on when there is room")
    func full() async throws {
        let journal = try SQLiteJournal(path: folder.path())
        // SQLite says the same of the last page that it may have as of a disk without space.
        try await journal.limit(pages: 60)
        let (count, error) = await fill(journal, from: 0)
        #expect(error?.code == .full)
        #expect(count > 3)
        try await check(journal, holds: count)
        // A journal that is opened anew reads too, for that it need not write.
        try await check(try SQLiteJournal(path: folder.path()), holds: count)
        await #expect(throws: JournalError(code: .full, context: "")) {
            try await journal.commit(JournalChange(entry: sample("-1"), events: SampleEvents.all))
        }
        // Everybody who shares a write is told.
        let told = await withTaskGroup(of: JournalError.Code?.self) { group in
            for number in 0..<20 {
                group.addTask {
                    do throws(JournalError) {
                        let change = JournalChange(entry: sample("a\(number)"), events: SampleEvents.all)
                        _ = try await journal.commit(change)
                        return nil
                    } catch {
                        return error.code
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(told.allSatisfy { $0 == .full })
        try await check(journal, holds: count)

        try await journal.limit(pages: 100_000)
        #expect(try await journal.commit(JournalChange(entry: sample(String(count)), events: SampleEvents.all)) != nil)
        try await check(journal, holds: count + 1)
    }

    @Test("a delivery for which there is no room leaves nothing, and says why")
    func fullDelivery() async throws {
        let journal = try SQLiteJournal(path: folder.path())
        try await journal.limit(pages: 30)
        let entry = sample("0")
        _ = try await journal.commit(JournalChange(entry: entry))
        let delivery = journal.delivery { database, _, _ in
            try database.run("CREATE TABLE bought (content BLOB)")
            try? database.run("INSERT INTO bought VALUES (zeroblob(1000000))")
        }
        await #expect(throws: JournalError(code: .full, context: "")) {
            _ = try await delivery.perform(
                entry.transaction, claim: DeliveryClaim(key: entry.key, token: 1),
                committing: JournalChange(entry: sample("0", .delivered), expecting: .recorded))
        }
        #expect(try await journal.entries() == [entry])
        #expect(try sqlite("SELECT count(*) FROM sqlite_schema WHERE name = 'bought'", in: folder.path()) == "0")
    }

    /// The child: this same test program, running this one test.
    @Test(
        "writes until its files may not grow",
        .enabled(if: ProcessInfo.processInfo.environment[childVariable] != nil, "runs in a process of its own"))
    func writesUntilLimit() async throws {
        let path = try #require(ProcessInfo.processInfo.environment[childVariable])
        // By default the signal ends the process.
        signal(SIGXFSZ, SIG_IGN)
        let journal = try SQLiteJournal(path: path)
        let (before, none) = (try await journal.entries().count, JournalError?.none)
        #expect(before == 0 && none == nil)
        try limitFiles(to: 200_000)
        let (count, error) = await fill(journal, from: 0)
        #expect(error?.code == .inputOutput || error?.code == .full, "\(String(describing: error))")
        try await check(journal, holds: count)
        try await check(try SQLiteJournal(path: path), holds: count)
        try limitFiles(to: nil)
        #expect(try await journal.commit(JournalChange(entry: sample(String(count)), events: SampleEvents.all)) != nil)
        try await check(journal, holds: count + 1)
        try FileHandle.standardOutput.write(contentsOf: Data("recorded \(count)\n".utf8))
    }

    private func limitFiles(to bytes: UInt? = nil) throws {
        var limit = rlimit()
        try #require(getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        limit.rlim_cur = bytes ?? limit.rlim_max
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    }

    @Test("where a file may not grow a change fails as a whole, reading goes on, and work goes on when it may")
    func limited() async throws {
        let child = Process()
        let output = Pipe()
        child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        child.arguments = ["--testing-library", "swift-testing", "--filter", "JournalSpaceTests/writesUntilLimit"]
        child.environment = ProcessInfo.processInfo.environment.merging([childVariable: folder.path()]) { $1 }
        child.standardOutput = output
        child.standardError = FileHandle.nullDevice
        try child.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        child.waitUntilExit()
        #expect(child.terminationStatus == 0 && text.contains("recorded "), "\(text)")
        #expect(try await SQLiteJournal(path: folder.path()).verify().isWhole)
    }
}

extension SQLiteJournal {
    /// Sets how many pages the file may have.
    fileprivate func limit(pages: Int) throws {
        _ = try connection.rows("PRAGMA max_page_count = \(pages)") { $0.integer(0) }
    }
}
