import Foundation
import JournalSQLite
import PurchaseProcessing
import Purchases
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk journal")
struct JournalCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Makes a journal with the purchases of a simulation.
    private func fill() async {
        let run = await TestRun(
            "simulate", PreviewCommandTests.cookbook, "--journal", folder.path("j"),
            "--step", "buy com.example.cookbook.lessons 3", "--step", "buy com.example.cookbook.recipes")
        #expect(run.status == .success, "\(run.error)")
    }

    /// Changes a text in the file without telling its checksum; both have the same length.
    private func change(_ old: String, to new: String) throws {
        let file = URL(fileURLWithPath: folder.path("j"))
        var bytes = try Data(contentsOf: file)
        let place = try #require(bytes.range(of: Data(old.utf8), options: .backwards))
        bytes.replaceSubrange(place, with: Data(new.utf8))
        try bytes.write(to: file)
    }

    @Test("a whole journal is verified and copied, and the copy goes on as the journal would")
    func whole() async throws {
        await fill()
        let verified = await TestRun("journal", "verify", folder.path("j"))
        #expect(verified.status == .success)
        #expect(verified.output.hasSuffix(" rows, 0 damaged\n"))
        #expect(await TestRun("journal", "backup", folder.path("j"), folder.path("copy")).status == .success)
        let copied = await TestRun("journal", "verify", folder.path("copy"), "--format", "json")
        #expect(copied.status == .success)
        #expect(copied.output.contains("\"damages\": []"))
        let again = await TestRun("journal", "backup", folder.path("j"), folder.path("copy"))
        #expect(again.status == .cannotCreate)
        #expect(again.error.contains("is there already"))
    }

    @Test("a changed row is found, and everything else is recovered into a new file")
    func damaged() async throws {
        await fill()
        try change("cookbook.recipes", to: "cookbook.Recipes")
        let verified = await TestRun("journal", "verify", folder.path("j"))
        #expect(verified.status == .findings)
        #expect(verified.output.contains("is not as it was written: its checksum differs\n"))
        #expect(verified.output.hasSuffix(" 1 damaged\n"))
        let recovered = await TestRun("journal", "recover", folder.path("j"), folder.path("new"))
        #expect(recovered.status == .findings)
        #expect(recovered.output.contains("is not as it was written"))
        #expect(await TestRun("journal", "verify", folder.path("new")).status == .success)
    }

    @Test(
        "a file that is no journal yet, or one of an older version, is refused and left as it is",
        arguments: ["show", "parked", "retry", "verify", "backup"])
    func leavesAlone(verb: String) async throws {
        let more = verb == "backup" ? [folder.path("new")] : verb == "retry" ? ["1"] : []
        let file = URL(fileURLWithPath: folder.path("j"))
        try Data().write(to: file)
        #expect(await TestRun(["journal", verb, folder.path("j")] + more).status == .badData)
        #expect(try Data(contentsOf: file).isEmpty)
        try FileManager.default.removeItem(at: file)
        await fill()
        // The version is the last of four bytes in the header.
        var bytes = try Data(contentsOf: file)
        bytes[63] = 1
        try bytes.write(to: file)
        let run = await TestRun(["journal", verb, folder.path("j")] + more)
        #expect(run.status == .badData)
        #expect(run.error.contains("is a journal of version 1"))
        #expect(try Data(contentsOf: file) == bytes)
        #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    }

    @Test("where there is no room, nothing is left of the new file", arguments: ["backup", "recover"])
    func noRoom(verb: String) async throws {
        await fill()
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        // Files may grow to 4 KiB and not beyond; without the trap the system would kill whoever tries.
        shell.arguments = [
            "-c", "trap '' XFSZ; ulimit -f 4; exec \"$@\"", "bash", try ShoptalkBinary.path(), "journal", verb,
            folder.path("j"), folder.path("new"),
        ]
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == ExitStatus.cannotCreate.rawValue)
        #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
        #expect(await TestRun("journal", "verify", folder.path("j")).status == .success)
    }

    @Test(
        "a file that is missing, no journal or of another program is refused",
        arguments: ["verify", "backup", "recover", "show", "parked", "retry"])
    func refused(verb: String) async throws {
        let more = ["backup", "recover", "retry"].contains(verb) ? [folder.path("new")] : []
        #expect(await TestRun(["journal", verb, folder.path("none")] + more).status == .missingInput)
        #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
        try Data("this is no journal, and long enough to be looked at".utf8).write(
            to: URL(fileURLWithPath: folder.path("text")))
        let run = await TestRun(["journal", verb, folder.path("text")] + more)
        #expect(run.status == .badData)
        #expect(run.error.hasPrefix("Error: The journal cannot be used: "))
        #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    }

    /// Parks a transaction of the journal, as a pipeline does whose delivery fails too often.
    ///
    /// - Returns: The transaction.
    private func park(attempts: Int = 8) async throws -> TransactionID {
        let journal = try SQLiteJournal(path: folder.path("j"))
        var entry = try #require(try await journal.entries().first)
        let state = entry.state
        entry.state = .parked
        entry.attempts = attempts
        entry.reason = StoreError(
            domain: "Disk", code: "full\u{1B}[31m", underlying: [StoreError(domain: "NSPOSIXErrorDomain", code: "28")])
        _ = try await journal.commit(JournalChange(entry: entry, expecting: state))
        return entry.key.id
    }

    @Test("every transaction is shown with its state, its attempts and how many there are of each")
    func show() async throws {
        await fill()
        let whole = await TestRun("journal", "show", folder.path("j"), "--format", "json")
        #expect(whole.status == .success)
        let answer = try #require(
            JSONSerialization.jsonObject(with: Data(whole.output.utf8)) as? [String: Any], "\(whole.output)")
        let transactions = try #require(answer["transactions"] as? [[String: Any]])
        #expect(answer["schemaVersion"] as? Int == 1)
        #expect(transactions.map { $0["quantity"] as? Int } == [3, 1])
        #expect(transactions.map { $0["state"] as? String } == ["finished", "finished"])
        #expect(transactions.map { $0["attempts"] as? Int } == [1, 1])
        #expect(transactions.map { $0["grants"] as? Int } == [1, 1])
        #expect(transactions.allSatisfy { $0["reason"] is NSNull })
        #expect((answer["counts"] as? [String: Int])?["finished"] == 2)
        #expect((answer["counts"] as? [String: Int])?["parked"] == 0)
        let text = await TestRun("journal", "show", folder.path("j"))
        #expect(text.output.hasSuffix("2 transactions, 2 finished\n"))
    }

    @Test("a purchase that was taken back is shown as revoked, and what was granted is told")
    func revoked() async throws {
        await fill()
        let refund = await TestRun(
            "simulate", PreviewCommandTests.cookbook, "--journal", folder.path("j"),
            "--step", "refund com.example.cookbook.recipes")
        #expect(refund.status == .success, "\(refund.error)")
        let text = await TestRun("journal", "show", folder.path("j"))
        #expect(text.output.contains("  revoked  com.example.cookbook.recipes × 1  1 attempt\n"), "\(text.output)")
        #expect(text.output.hasSuffix("2 transactions, 1 finished, 1 revoked\n"))
    }

    @Test("what is parked is listed with its reason, put back once, and delivered by the next run under the same key")
    func retry() async throws {
        await fill()
        let content = try Data(contentsOf: URL(fileURLWithPath: folder.path("j.content")))
        let id = try await park()
        let parked = await TestRun("journal", "parked", folder.path("j"))
        #expect(parked.status == .success)
        #expect(
            parked.output.contains("\(id.rawValue)  parked  com.example.cookbook.lessons × 3  8 attempts  Disk:full"))
        #expect(parked.output.contains("(NSPOSIXErrorDomain:28)") && !parked.output.contains("\u{1B}"))
        #expect(parked.output.hasSuffix("1 parked\n"))
        let asJSON = await TestRun("journal", "parked", folder.path("j"), "--format", "json")
        #expect(asJSON.output.contains(#""domain": "NSPOSIXErrorDomain""#) && !asJSON.output.contains("counts"))

        // A run leaves it alone, and does not finish it either.
        let run = ["simulate", PreviewCommandTests.cookbook, "--journal", folder.path("j"), "--step", "advance P1D"]
        #expect(await TestRun(run).status == .success)
        #expect(await TestRun("journal", "parked", folder.path("j")).output == parked.output)

        let retried = await TestRun("journal", "retry", folder.path("j"), "nope", id.rawValue)
        #expect(retried.status == .findings)
        #expect(retried.output == "\(id.rawValue) is put back\n" && retried.error == "'nope' is not parked\n")
        #expect(await TestRun("journal", "parked", folder.path("j")).output == "0 parked\n")
        let shown = await TestRun("journal", "show", folder.path("j"))
        #expect(shown.output.contains("\(id.rawValue)  recorded  com.example.cookbook.lessons × 3  0 attempts  Disk:"))
        #expect(await TestRun("journal", "retry", folder.path("j"), id.rawValue).status == .findings)

        #expect(await TestRun(run).status == .success)
        let after = await TestRun("journal", "show", folder.path("j"))
        #expect(after.output.contains("\(id.rawValue)  finished  com.example.cookbook.lessons × 3  1 attempt\n"))
        // It had been granted before it was parked here: the key gives nothing twice.
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("j.content"))) == content)
    }
}
