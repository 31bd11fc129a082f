import Foundation
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

/// Names the journal that a child process opens, and holds until it is killed.
private let childVariable = "SHOPTALK_TEST_OWNED_JOURNAL"

@Suite("Who works on a journal")
struct JournalOwnersTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("each of two journals of one file sees the other as long as it is there")
    func twoInOneProcess() async throws {
        let first = try SQLiteJournal(path: folder.path())
        let gone: JournalOwner
        do {
            let second = try SQLiteJournal(path: folder.path())
            #expect(first.owner != second.owner)
            #expect(await first.isPresent(second.owner))
            #expect(await second.isPresent(first.owner))
            #expect(await first.isPresent(first.owner))
            gone = second.owner
        }
        #expect(await !first.isPresent(gone))
        #expect(await !first.isPresent(JournalOwner(number: 17)))
        // The end of the other one took nobody else's lock with it.
        let third = try SQLiteJournal(path: folder.path())
        #expect(await third.isPresent(first.owner))
    }

    @Test("the file of owners is empty, its owner's alone, and neither made nor changed by a look at the journal")
    func file() async throws {
        do { _ = try SQLiteJournal(path: folder.path()) }
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("purchases.journal.owners"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect((attributes[.size] as? NSNumber)?.intValue == 0)
        try FileManager.default.removeItem(atPath: folder.path("purchases.journal.owners"))
        _ = try await SQLiteJournal(existing: folder.path()).entries()
        #expect(folder.names == ["purchases.journal"])
    }

    @Test("where the file of owners cannot be made everybody may be there, and leases end by time alone")
    func withoutFile() async throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("purchases.journal.owners"), withDestinationPath: folder.path("elsewhere"))
        let journal = try SQLiteJournal(path: folder.path())
        #expect(await journal.isPresent(JournalOwner(number: 17)))
        #expect(!FileManager.default.fileExists(atPath: folder.path("elsewhere")))
        // Nor does anybody who can lock take it for gone.
        try FileManager.default.removeItem(atPath: folder.path("purchases.journal.owners"))
        let other = try SQLiteJournal(path: folder.path())
        #expect(await other.isPresent(journal.owner))
    }

    @Test("where the file of owners was replaced nobody is taken for gone")
    func replaced() async throws {
        let first = try SQLiteJournal(path: folder.path())
        try FileManager.default.removeItem(atPath: folder.path("purchases.journal.owners"))
        #expect(await first.isPresent(JournalOwner(number: 17)))
        let second = try SQLiteJournal(path: folder.path())
        #expect(await first.isPresent(second.owner))
    }

    @Test("numbers and identities come from the generator, and a number that somebody has is drawn again")
    func generator() throws {
        var numbers = SplitMix64(seed: 1)
        let first = try SQLiteJournal(path: folder.path(), using: &numbers)
        numbers = SplitMix64(seed: 1)
        let other = try SQLiteJournal(path: folder.path("other"), using: &numbers)
        #expect(first.owner == other.owner)
        numbers = SplitMix64(seed: 1)
        let second = try SQLiteJournal(path: folder.path(), using: &numbers)
        #expect(second.owner != first.owner && second.owner.number < 1 << 62)
    }

    /// The child: this same test program, running this one test.
    @Test(
        "claims a delivery and is killed",
        .enabled(if: ProcessInfo.processInfo.environment[childVariable] != nil, "runs in a process of its own"))
    func claimsUntilKilled() async throws {
        let path = try #require(ProcessInfo.processInfo.environment[childVariable])
        let journal = try SQLiteJournal(path: path)
        var entry = sample("7")
        entry.lease = DeliveryLease(owner: journal.owner, until: Timestamp(milliseconds: .max))
        _ = try await journal.commit(JournalChange(entry: entry))
        try FileHandle.standardOutput.write(contentsOf: Data("claimed\n".utf8))
        while true { try await Task.sleep(for: .seconds(1)) }
    }

    @Test("an owner whose process was killed is gone at once")
    func killed() async throws {
        let child = Process()
        let output = Pipe()
        child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        child.arguments = ["--testing-library", "swift-testing", "--filter", "JournalOwnersTests/claimsUntilKilled"]
        child.environment = ProcessInfo.processInfo.environment.merging([childVariable: folder.path()]) { $1 }
        child.standardOutput = output
        child.standardError = FileHandle.nullDevice
        try child.run()
        var text = ""
        while !text.contains("claimed\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            text += String(decoding: data, as: UTF8.self)
        }
        let journal = try SQLiteJournal(path: folder.path())
        let owner = try #require(try await journal.entries().first?.lease?.owner, "\(text)")
        #expect(await journal.isPresent(owner))
        kill(child.processIdentifier, SIGKILL)
        child.waitUntilExit()
        #expect(await !journal.isPresent(owner))
    }

    @Test("an attempt of a journal that was lost is none of its successor, though it has the same number")
    func identity() async throws {
        let lost = try SQLiteJournal(path: folder.path())
        let old = try await lost.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
        let digits = old.id.rawValue.dropLast(2)
        #expect(digits.utf8.count == 8 && UInt32(digits, radix: 16) != nil && old.id.rawValue.hasSuffix("-1"))
        // It keeps its identity, whatever is asked for.
        let again = try SQLiteJournal(path: folder.path(), identity: "other")
        #expect(try await again.attempt(old.id)?.attempt == old)
        #expect(try await SQLiteJournal(existing: folder.path()).attempt(old.id)?.attempt == old)

        let new = try SQLiteJournal(path: folder.path("new"))
        let other = try await new.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
        #expect(other.id != old.id)
        #expect(try await new.attempt(old.id) == nil)
        let none = try SQLiteJournal(path: folder.path("none"), identity: "")
        #expect(try await none.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt.id.rawValue == "1")
        #expect(try await none.attempt(old.id) == nil)
    }
}
