import Foundation
import JSONText
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk simulate --journal")
struct SurvivingSimulationTests {
    static let coins = "com.example.cookbook.lessons"
    static let pro = "com.example.cookbook.recipes"

    let folder: TemporaryFolder
    var journal: String { folder.path("shop") }

    init() throws { folder = try TemporaryFolder() }

    private func run(_ steps: String...) async throws -> (run: TestRun, lines: [JSONNode]) {
        let run = await TestRun(
            ["simulate", PreviewCommandTests.cookbook, "--journal", journal] + steps.flatMap { ["--step", $0] })
        return (run, try run.output.split(separator: "\n").map { try JSONDocument(parsing: Array($0.utf8)).root })
    }

    @Test("the next run goes on with the identifiers, the clock and the sequence of the one before")
    func goesOn() async throws {
        let first = try await run("buy \(Self.coins)", "advance P1M", "defer \(Self.pro)")
        let second = try await run("approve \(Self.pro)", "buy \(Self.coins)")
        #expect(first.run.status == .success)
        #expect(second.run.status == .success)
        #expect((first.lines + second.lines).compactMap { $0["sequence"]?.integer } == Array(1...14))
        let approved = try #require(second.lines.first)
        #expect(approved["kind"]?.string == "transactionCompleted")
        #expect(approved["transaction"]?["id"]?.string == "1001")
        #expect(approved["attempt"]?["id"]?.string == "2")
        #expect(approved["message"]?["id"]?.string == "purchase.deferred.approved")
        #expect(second.lines.last?["transaction"]?["id"]?.string == "1002")
        let store = try #require(folder.text("shop.store"))
        #expect(store.contains(#""clock": 1769904000000"#))
        #expect(folder.names == ["shop", "shop.content", "shop.lock", "shop.owners", "shop.store"])
    }

    @Test("what the store holds unfinished is delivered before the first step, under the key that it had")
    func takesUp() async throws {
        _ = try await run("buy \(Self.coins) 3")
        // As after a crash between the charge and everything else: the store knows, the app and the content do not.
        try FileManager.default.removeItem(atPath: journal)
        try FileManager.default.removeItem(atPath: folder.path("shop.content"))
        let store = try #require(folder.text("shop.store"))
        _ = try folder.file(
            "shop.store", store.replacingOccurrences(of: #""finishesDue": 0"#, with: #""finishesDue": 1"#))

        let second = try await run("buy \(Self.coins)")
        let completed = second.lines.filter { $0["kind"]?.string == "transactionCompleted" }
        #expect(completed.compactMap { $0["transaction"]?["id"]?.string } == ["1000", "1001"])
        #expect(completed.first?["attempt"]?.kind == .null)
        let content = try #require(folder.text("shop.content"))
        #expect(content.contains("grant:1000") && content.contains("grant:1001"))
        #expect(try #require(folder.text("shop.store")).contains(#""finishesDue": 1"#) == false)
    }

    @Test(
        "a file that is not what it should be is named with its place, and nothing is written",
        arguments: [
            ("shop.store", "{\n", "shop.store:2:1: error:"), ("shop.store", "[]", "shop.store:1:1: error:"),
            ("shop.content", #"{"schemaVersion": 1, "lines": [{"key": "gift:1"}]}"#, "shop.content:1:32: error:"),
            ("shop.content", #"{"schemaVersion": 2, "lines": []}"#, "expected 1"),
            ("shop", "not a database, but long enough to be one of another kind", "The journal cannot be used"),
        ])
    func damaged(name: String, text: String, message: String) async throws {
        _ = try await run("buy \(Self.coins)")
        _ = try folder.file(name, text)
        let before = folder.names.map { folder.text($0) }
        let (run, lines) = try await run("buy \(Self.coins)")
        #expect(run.status == .badData)
        #expect(run.error.contains(message), "\(run.error)")
        #expect(lines.isEmpty)
        #expect(folder.names.map { folder.text($0) } == before)
    }

    @Test("a journal without the files beside it is refused", arguments: ["shop.store", "shop.content"])
    func missing(name: String) async throws {
        _ = try await run("buy \(Self.coins)")
        try FileManager.default.removeItem(atPath: folder.path(name))
        let (run, _) = try await run("buy \(Self.coins)")
        #expect(run.status == .missingInput)
        #expect(run.error.contains(name))
    }

    @Test("a journal in a folder that is not there cannot be made")
    func noFolder() async {
        let run = await TestRun(
            "simulate", PreviewCommandTests.cookbook, "--journal", folder.path("no/shop"), "--step", "restore")
        #expect(run.status == .cannotCreate)
        #expect(run.output == "")
    }

    @Test("however a run is killed, every charge is granted once and finished by the next")
    func killed() async throws {
        let program = try ShoptalkBinary.path()
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let steps = (0..<40).flatMap { _ in ["--step", "buy \(Self.coins) 2"] }
        var killed = 0
        for number in 0..<8 {
            let child = Process()
            child.executableURL = URL(fileURLWithPath: program)
            child.arguments = ["simulate", PreviewCommandTests.cookbook, "--journal", journal] + steps
            child.standardOutput = FileHandle.nullDevice
            child.standardError = FileHandle.nullDevice
            try child.run()
            // On a busy machine a child may need longer to begin than it has: the first one lives until it has bought.
            while number == 0, child.isRunning, folder.text("shop.store")?.contains("\"1000\"") != true {
                usleep(1_000)
            }
            usleep(UInt32(15_000 + random.next() % 150_000))
            kill(child.processIdentifier, SIGKILL)
            child.waitUntilExit()
            if child.terminationReason == .uncaughtSignal { killed += 1 }
        }
        #expect(killed > 0, "seed \(seed)")

        let (run, _) = try await run()
        #expect(run.status == .success, "seed \(seed): \(run.error)")
        let store = try JSONDocument(parsing: Array(try #require(folder.text("shop.store")).utf8)).root
        let content = try JSONDocument(parsing: Array(try #require(folder.text("shop.content")).utf8)).root
        let charged = store["transactions"]?.elements ?? []
        #expect(!charged.isEmpty, "seed \(seed)")
        #expect(charged.compactMap { $0["id"]?.string } == charged.indices.map { String(1000 + $0) })
        #expect(charged.allSatisfy { $0["finishesDue"]?.integer == 0 }, "seed \(seed)")
        let granted = content["lines"]?.elements.compactMap { $0["key"]?.string } ?? []
        #expect(Set(granted) == Set(charged.indices.map { "grant:\(1000 + $0)" }), "seed \(seed)")
        #expect(granted.count == charged.count, "seed \(seed)")
    }
}
