import Foundation
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

/// Names the journal that a child process writes to until it is killed.
private let childVariable = "SHOPTALK_TEST_CRASHING_JOURNAL"

@Suite("A process that is killed while it writes a journal")
struct JournalCrashTests {
    /// The child: this same test program, running this one test, which acknowledges each change on its output.
    @Test(
        "records one purchase after another",
        .enabled(if: ProcessInfo.processInfo.environment[childVariable] != nil, "runs in a process of its own"))
    func writesUntilKilled() async throws {
        let path = try #require(ProcessInfo.processInfo.environment[childVariable])
        let journal = try SQLiteJournal(path: path)
        var number = try await journal.notifications(after: 0, atMost: .max).count
        while true {
            number += 1
            let change = JournalChange(entry: sample(String(number)), events: [sampleEvent])
            guard try await journal.commit(change) != nil else { continue }
            try FileHandle.standardOutput.write(contentsOf: Data("recorded \(number)\n".utf8))
        }
    }

    @Test("nothing that was acknowledged is lost, and nothing is half there")
    func nothingIsLost() async throws {
        let folder = try TemporaryFolder()
        var random = SystemRandomNumberGenerator()
        var acknowledged = 0
        for _ in 0..<12 {
            let child = Process()
            let output = Pipe()
            child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            child.arguments = ["--testing-library", "swift-testing", "--filter", "JournalCrashTests/writesUntilKilled"]
            child.environment = ProcessInfo.processInfo.environment.merging([childVariable: folder.path()]) { $1 }
            child.standardOutput = output
            child.standardError = FileHandle.nullDevice
            try child.run()
            var text = ""
            let enough = Int.random(in: 1...20, using: &random)
            while text.components(separatedBy: "recorded ").count <= enough {
                let data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                text += String(decoding: data, as: UTF8.self)
            }
            // Somewhere within the next change.
            usleep(UInt32.random(in: 0...3_000, using: &random))
            kill(child.processIdentifier, SIGKILL)
            text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            child.waitUntilExit()

            let recorded = text.split(separator: "\n").filter { $0.hasPrefix("recorded ") }
                .compactMap { Int($0.dropFirst("recorded ".count)) }
            let last = try #require(recorded.last, "\(text)")
            #expect(last > acknowledged)
            acknowledged = last

            let journal = try SQLiteJournal(path: folder.path())
            let kept = try await journal.notifications(after: 0, atMost: .max)
            let entries = try await journal.pendingEntries()
            #expect(kept.count >= acknowledged)
            #expect(kept.map(\.sequence) == Array(1...kept.count))
            #expect(entries.map(\.key.id.rawValue) == (1...kept.count).map(String.init))
            #expect(try sqlite("PRAGMA integrity_check", in: folder.path()) == "ok")
        }
    }
}
