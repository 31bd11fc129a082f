import FileReplacement
import Foundation
import JSONText
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk strings edits, merges and converts files")
struct StringsEditingCommandTests {
    static let catalogue = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "b" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zwei"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Two"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    let folder: TemporaryFolder
    var path: String { folder.path("A.xcstrings") }

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.file("A.xcstrings", Self.catalogue)
    }

    private func strings(_ arguments: String...) async -> TestRun { await TestRun(["strings"] + arguments) }

    @Test("a new key stands at its place, is kept by Xcode, and goes again without a trace")
    func setAndRemove() async throws {
        let set = await strings("set", path, "a2", "One", "--comment", "First")
        #expect(set.status == .success, "\(set.error)")
        let text = try #require(folder.text("A.xcstrings"))
        #expect(text.contains(#""comment" : "First","#))
        #expect(text.contains(#""extractionState" : "manual""#))
        let place = try #require(text.firstRange(of: #""a2" : {"#)?.lowerBound)
        #expect(place < text.firstRange(of: #""b" : {"#)?.lowerBound ?? text.startIndex)
        let extracted = await strings("set", path, "c", "Three", "--extracted")
        #expect(extracted.status == .success)
        #expect(folder.text("A.xcstrings")?.components(separatedBy: "manual").count == 2)
        for key in ["a2", "c"] { #expect(await strings("remove", path, key).status == .success) }
        #expect(folder.text("A.xcstrings") == Self.catalogue)
    }

    @Test("a changed source text sends its translations to review, where that is asked for")
    func markStale() async {
        #expect(await strings("set", path, "b", "Both", "--mark-stale").status == .success)
        #expect(folder.text("A.xcstrings")?.contains("needs_review") == true)
        #expect(await strings("set", path, "b", "Beide", "--language", "de", "--mark-stale").status == .success)
        #expect(folder.text("A.xcstrings")?.contains("needs_review") == false)
    }

    @Test("--dry-run shows a diff and writes nothing")
    func dryRun() async {
        let run = await strings("set", path, "b", "Pair", "--dry-run")
        #expect(run.output.contains("-            \"value\" : \"Two\"\n+            \"value\" : \"Pair\"\n"))
        #expect(folder.text("A.xcstrings") == Self.catalogue)
    }

    @Test("a plural form makes a plural of a text, and the other form keeps what was there")
    func plural() async {
        #expect(await strings("set", path, "b", "%lld thing", "--plural", "one").status == .success)
        let get = await strings("get", path, "b", "--argument", "1")
        #expect(get.output == "1 thing\n")
        #expect(await strings("get", path, "b", "--argument", "5").output == "Two\n")
    }

    @Test("a key is renamed in every file of a folder, or in none")
    func rename() async throws {
        _ = try folder.file("x.strings", "\"old\" = \"1\";\n")
        _ = try folder.file("y.strings", "\"old\" = \"2\";\n\"new\" = \"3\";\n")
        let refused = await strings("rename", folder.path, "old", "new")
        #expect(refused.status == .badData)
        #expect(folder.text("x.strings") == "\"old\" = \"1\";\n")
        #expect(await strings("rename", folder.path, "old", "newer").status == .success)
        #expect(folder.text("x.strings") == "\"newer\" = \"1\";\n")
        #expect(folder.text("y.strings") == "\"newer\" = \"2\";\n\"new\" = \"3\";\n")
        #expect(await strings("rename", folder.path, "old", "z").status == .findings)
    }

    @Test("a damaged file is listed and not written, unless its damage may stay")
    func damaged() async throws {
        let text = "\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";\n"
        let file = try folder.file("d.strings", text)
        let list = await strings("list", file)
        #expect(list.output.hasPrefix("a\t\nc\t") || list.output.contains("c\t"))
        #expect(list.status == .badData)
        let refused = await strings("set", file, "c", "4")
        #expect(refused.status == .badData)
        #expect(refused.error.contains("d.strings:2:"), "\(refused.error)")
        #expect(folder.text("d.strings") == text)
        #expect(await strings("set", file, "c", "4", "--keep-damage").status == .success)
        #expect(folder.text("d.strings") == text.replacingOccurrences(of: "3", with: "4"))
    }

    @Test("a merge takes both sides, and lists what they changed differently with status 1")
    func merge() async throws {
        let base = try folder.file("base", Self.catalogue)
        let ours = try folder.file("ours", Self.catalogue)
        let theirs = try folder.file("theirs", Self.catalogue)
        #expect(await strings("set", ours, "b", "Pair").status == .success)
        #expect(await strings("set", theirs, "b", "Paar", "--language", "de").status == .success)
        let merged = await strings("merge", base, ours, theirs, "--path", "A.xcstrings")
        #expect(merged.status == .success, "\(merged.error)")
        let text = try #require(folder.text("ours"))
        #expect(text.contains("Pair") && text.contains("Paar"))
        #expect(await strings("set", theirs, "b", "Couple").status == .success)
        let conflict = await strings("merge", base, ours, theirs, "--format", "json")
        #expect(conflict.status == .findings)
        let root = try JSONDocument(parsing: Array(conflict.output.utf8)).root
        let first = try #require(root["conflicts"]?.elements.first)
        #expect(first["ours"]?.string == "Pair")
        #expect(first["theirs"]?.string == "Couple")
        #expect(first["base"]?.string == "Two")
        #expect(folder.text("ours") == text)
        _ = try folder.file("theirs", Self.catalogue.replacingOccurrences(of: "Zwei", with: "Zwo"))
        let dry = await strings("merge", base, ours, theirs, "--format", "json", "--dry-run")
        #expect(try JSONDocument(parsing: Array(dry.output.utf8)).root["conflicts"] != nil)
    }

    @Test("a file that somebody else changes meanwhile is not overwritten")
    func conflict() async throws {
        let real = CommandIO.ofThisProcess()
        var io = real
        let other = Self.catalogue.replacingOccurrences(of: "Two", with: "Zwo!")
        io.openFile = { (path, limit) throws(FileError) in
            let opened = try real.openFile(path, limit)
            try? Data(other.utf8).write(to: URL(fileURLWithPath: path))
            return opened
        }
        let status = await Tool.run(arguments: ["strings", "set", path, "b", "Pair"], io: io)
        #expect(status == .tryAgain)
        #expect(folder.text("A.xcstrings") == other)
    }

    @Test("what a catalogue is compiled to says the same as the catalogue")
    func compile() async throws {
        _ = await strings("set", path, "n", "%lld thing", "--plural", "one")
        _ = await strings("set", path, "n", "%lld things", "--plural", "other")
        let run = await strings("compile", path, "--output", folder.path("out"))
        #expect(run.status == .success, "\(run.error)")
        for (key, number, text) in [("n", "1", "1 thing\n"), ("n", "3", "3 things\n"), ("b", "1", "Two\n")] {
            #expect(await strings("get", folder.path("out"), key, "--argument", number).output == text)
        }
    }

    @Test("a catalogue becomes gettext and comes back with its texts")
    func convert() async throws {
        let out = await strings(
            "convert", path, "--to", "gettext", "--language", "de", "--output", folder.path("de.po"))
        #expect(out.status == .success, "\(out.error)")
        #expect(folder.text("de.po")?.contains("msgstr \"Zwei\"") == true)
        let back = await strings("convert", folder.path("de.po"), "--to", "xcstrings")
        #expect(back.output.contains(#""value" : "Zwei""#))
    }

    @Test("a pseudo-locale and another language are added, and counted")
    func languages() async throws {
        #expect(await strings("pseudo", path).status == .success)
        #expect(await strings("add-language", path, "ru").status == .success)
        #expect(await strings("languages", path).output == "de\nen\nen-XA\nru\n")
        let stats = await strings("stats", path, "--format", "json")
        let root = try JSONDocument(parsing: Array(stats.output.utf8)).root
        #expect(root["keys"]?.integer == 1)
        let russian = root["languages"]?.elements.first { $0["language"]?.string == "ru" }
        #expect(russian?["states"]?["new"]?.integer == 1)
        let diff = await strings("diff", path, try folder.file("B.xcstrings", Self.catalogue))
        #expect(diff.status == .findings)
        #expect(await strings("diff", path, path).status == .success)
        #expect(await strings("dump", path).output.contains("\"variation\""))
    }
}
