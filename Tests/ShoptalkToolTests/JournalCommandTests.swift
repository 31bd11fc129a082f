import Foundation
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
        "a file that is missing, no journal or of another program is refused",
        arguments: ["verify", "backup", "recover"])
    func refused(verb: String) async throws {
        let more = verb == "verify" ? [] : [folder.path("new")]
        #expect(await TestRun(["journal", verb, folder.path("none")] + more).status == .missingInput)
        #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
        try Data("this is no journal, and long enough to be looked at".utf8).write(
            to: URL(fileURLWithPath: folder.path("text")))
        let run = await TestRun(["journal", verb, folder.path("text")] + more)
        #expect(run.status == .badData)
        #expect(run.error.hasPrefix("Error: The journal cannot be used: "))
        #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    }
}
