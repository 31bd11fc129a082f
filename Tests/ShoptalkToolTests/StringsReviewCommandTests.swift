import Foundation
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk strings review")
struct StringsReviewCommandTests {
    private static let words = """
        language\tterm\tapproved\tfurther\tpart\tsources
        de\ttwo\tZwei\t\tnoun\tone, other

        """

    let folder: TemporaryFolder
    let glossary: String

    init() throws {
        folder = try TemporaryFolder()
        glossary = try folder.file("words.tsv", Self.words)
        _ = try folder.file("A.xcstrings", StringsEditingCommandTests.catalogue)
    }

    private func review(_ options: String...) async -> TestRun {
        await TestRun(["strings", "review", folder.path, "--glossary", glossary] + options)
    }

    @Test("says nothing where every state is what the rule says")
    func fine() async {
        for options in [[], ["--check"], ["--dry-run"]] {
            let run = await TestRun(["strings", "review", folder.path, "--glossary", glossary] + options)
            #expect(run.status == .success, "\(run.error)")
            #expect(run.output == "")
        }
        #expect(folder.text("A.xcstrings") == StringsEditingCommandTests.catalogue)
    }

    @Test("tells a wrong state with its place and the reason, and sets it with every other byte kept")
    func wrong() async throws {
        _ = try folder.file("words.tsv", Self.words.replacing("one, other", with: "one"))
        let check = await review("--check")
        #expect(check.status == .findings)
        #expect(
            check.output == """
                \(folder.path("A.xcstrings")):9:23: warning: “b” in de is to be needs_review: the glossary names one source \
                for “two” in de: one

                """)
        #expect(folder.text("A.xcstrings") == StringsEditingCommandTests.catalogue)
        let dry = await review("--dry-run")
        #expect(dry.status == .success)
        #expect(dry.output.contains("\n+            \"state\" : \"needs_review\",\n"))
        #expect(folder.text("A.xcstrings") == StringsEditingCommandTests.catalogue)
        let run = await review()
        #expect(run.status == .success)
        #expect(run.output == "")
        let wanted = StringsEditingCommandTests.catalogue.replacing(
            "\"translated\"", with: "\"needs_review\"", maxReplacements: 1)
        #expect(folder.text("A.xcstrings") == wanted)
        #expect(await review("--check").status == .success)
    }

    @Test("needs a glossary, and one that can be read")
    func refused() async throws {
        let without = await TestRun("strings", "review", folder.path)
        #expect(without.status == .usage)
        #expect(without.error.contains("Missing expected option '--glossary <file>'"), "\(without.error)")
        let input = await TestRun("strings", "review", "-", "--glossary", glossary)
        #expect(input.status == .usage)
        _ = try folder.file("words.tsv", "language\tterm\tapproved\nde\ttwo\n")
        let broken = await review()
        #expect(broken.status == .badData)
        #expect(broken.error.contains("words.tsv:2:1: error: a line needs a language"), "\(broken.error)")
    }

    @Test("writes no damaged catalogue")
    func damaged() async throws {
        let text = StringsEditingCommandTests.catalogue.replacing("\"Zwei\"", with: "\"Zwei\" 7")
        _ = try folder.file("A.xcstrings", text)
        let run = await review()
        #expect(run.status == .badData)
        #expect(folder.text("A.xcstrings") == text)
    }
}
