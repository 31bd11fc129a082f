import JSONText
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk strings reads files under limits, and in a language that may be named")
struct StringsReadingTests {
    private func strings(_ arguments: String..., files: [String: String] = [:], input: String = "") async -> TestRun {
        await TestRun(["strings"] + arguments, files: files.mapValues { Array($0.utf8) }, input: Array(input.utf8))
    }

    private static let text = "\"k\" = \"v\";\n"

    @Test(
        "every verb refuses a file over the limit, and says how much it is",
        arguments: [
            ["list"], ["languages"], ["stats"], ["dump"], ["lint"], ["export"], ["pseudo"], ["compile"],
            ["get", "k"], ["set", "k", "v"], ["remove", "k"], ["rename", "k", "l"], ["add-language", "de"],
            ["diff", "a.strings"], ["merge", "a.strings", "a.strings"], ["convert", "--to", "xcstrings"],
        ])
    func sizeLimit(verb: [String]) async {
        let words = [verb[0], "a.strings"] + verb.dropFirst() + ["--size-limit"]
        let files = ["a.strings": Array(Self.text.utf8)]
        let run = await TestRun(["strings"] + words + ["10"], files: files)
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(run.error == "Error: Cannot read 'a.strings': holds more than 10 bytes\n")
    }

    @Test("the limit is the size of the largest file that is read", arguments: [(11, 0), (10, 65)] as [(Int, Int32)])
    func sizeIsExact(limit: Int, status: Int32) async throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.strings", Self.text)
        #expect(await strings("list", file, "--size-limit", String(limit)).status.rawValue == status)
    }

    @Test(
        "the depth is limited for every format",
        arguments: [
            ("a.xcstrings", #"{"sourceLanguage":"en","strings":{"k":{"x":[[[[]]]]}}}"#, 7, "more than 6 levels deep"),
            ("a.strings", #"k = v; "x" = ((((a))));"#, 4, "too deep"),
            (
                "a.stringsdict",
                "<plist><dict><key>k</key><array><array><array><array></array></array></array></array></dict></plist>",
                5,
                "too deep"
            ),
            ("a.xliff", "<xliff><file><body><group><group></group></group></body></file></xliff>", 5, "too deep"),
        ])
    func depthLimit(name: String, text: String, depth: Int, message: String) async {
        let inside = await strings("list", name, "--depth-limit", String(depth), files: [name: text])
        #expect(!inside.error.contains(message), "\(inside.error)")
        let run = await strings("list", name, "--depth-limit", String(depth - 1), files: [name: text])
        #expect(run.status == .badData)
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test("the deepest limit is read without overflow", arguments: [(511, false), (513, true)])
    func deepest(levels: Int, isRefused: Bool) async {
        let text = "\"k\" = " + String(repeating: "(", count: levels) + String(repeating: ")", count: levels) + ";\n"
        let run = await strings("list", "a.strings", "--depth-limit", "512", files: ["a.strings": text])
        #expect(run.error.contains("too deep") == isRefused, "\(run.error.prefix(200))")
    }

    @Test(
        "a limit is a number from 1 up to what can be read",
        arguments: [
            ("--size-limit", "0"), ("--size-limit", "1e3"), ("--size-limit", "1073741825"), ("--size-limit", "+5"),
            ("--size-limit", "-5"), ("--depth-limit", "513"), ("--depth-limit", ""), ("--depth-limit", "x"),
            ("--depth-limit", "99999999999999999999"),
        ])
    func wrongLimits(option: String, value: String) async {
        let run = await strings("list", "a.strings", option, value, files: ["a.strings": Self.text])
        #expect(run.status == .usage)
        #expect(run.error.contains("not a number from 1 to \(option == "--size-limit" ? 1 << 30 : 512)"))
    }

    // MARK: - Languages

    @Test("a file in a language that nothing tells is in und, or in the one that is named")
    func loneFile() async throws {
        let files = ["a.strings": Self.text]
        #expect(await strings("languages", "a.strings", files: files).output == "und\n")
        #expect(await strings("languages", "a.strings", "--language", "de", files: files).output == "de\n")
        #expect(await strings("list", "a.strings", files: files).output == "k\tund\n")
        #expect(await strings("list", "a.strings", "--language", "de", files: files).output == "k\tde\n")
        let head = "language\tpresent\tof\ttranslated\tneeds_review\tmachine_translated\tnew\tmissing\n"
        #expect(await strings("stats", "a.strings", files: files).output == head + "und\t1\t1\t1\t0\t0\t0\t0\n")
        #expect(
            await strings("stats", "a.strings", "--language", "pt-BR", files: files).output
                == head + "pt-BR\t1\t1\t1\t0\t0\t0\t0\n")
        #expect(await strings("get", "a.strings", "k", "--language", "de", files: files).output == "v\n")
        let dump = await strings("dump", "a.strings", "--language", "de", "--format", "json", files: files)
        let root = try JSONDocument(parsing: Array(dump.output.utf8)).root
        #expect(root["files"]?.elements.first?["languages"]?.elements.map { $0.string } == ["de"])
        for verb in ["languages", "list", "stats", "dump"] {
            #expect(await strings(verb, "a.strings", "--language", "d!", files: files).status == .usage)
        }
        let folder = ["de.lproj/a.strings": Self.text, "x/b.strings": Self.text]
        #expect(await strings("list", "x", "--language", "de", files: folder).output == "k\tund\n")
        #expect(await strings("list", "de.lproj/a.strings", "--language", "fr", files: folder).output == "k\tde\n")
    }

    @Test("a lone file is looked into under its own name, and standard input by its content")
    func names() async {
        let broken = "\"a\" \"b\";\n\"k\" = \"v\";\n"
        let file = await strings("get", "x/a.strings", "k", files: ["x/a.strings": broken])
        #expect(file.output == "v\n")
        #expect(file.error.hasPrefix("x/a.strings:1:4: error: "), "\(file.error)")
        #expect(file.status == .badData)
        #expect(await strings("get", "-", "k", input: Self.text).output == "v\n")
        #expect(await strings("list", "-", input: Self.text).output == "k\tund\n")
        let xliff = await strings("get", "a.xliff", "k", files: ["a.xliff": "<xliff></xliff>"])
        #expect(xliff.error == "Error: 'a.xliff' holds no table; XLIFF is for translators\n")
        #expect(xliff.status == .badData)
    }

    @Test(
        "standard input is not written",
        arguments: [
            ["set", "-", "k", "v"], ["remove", "-", "k"], ["rename", "-", "k", "l"], ["add-language", "-", "de"],
            ["pseudo", "-"], ["export", "-"], ["import", "x", "-"],
        ])
    func standardInput(arguments: [String]) async {
        let run = await TestRun(["strings"] + arguments, files: ["x": []], input: Array(Self.text.utf8))
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("Error: Standard input "), "\(run.error)")
    }

    @Test("an empty key is seen")
    func emptyKey() async {
        let files = ["a.strings": "\"\" = \"v\";\n"]
        #expect(await strings("list", "a.strings", files: files).output == "\"\"\tund\n")
    }

    @Test(
        "the verbs that look into files answer programs with a version",
        arguments: ["languages", "list", "stats", "dump"])
    func json(verb: String) async throws {
        let run = await strings(verb, "a.strings", "--format", "json", files: ["a.strings": Self.text])
        #expect(try JSONDocument(parsing: Array(run.output.utf8)).root["schemaVersion"]?.integer == 1)
        #expect(run.status == .success)
    }

    // MARK: - Files without bytes

    @Test("an empty file is begun by the first text")
    func emptyFiles() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.strings", "")
        let set = await strings("set", file, "k", "v", "--comment", "Why", "--language", "de")
        #expect(set.status == .success, "\(set.error)")
        #expect(folder.text("a.strings") == "/* Why */\n\"k\" = \"v\";\n")
        let rules = try folder.file("a.stringsdict", "")
        #expect(await strings("set", rules, "n", "%d", "--plural", "other").status == .success)
        let get = await strings("get", rules, "n", "--argument", "3")
        #expect(get.output == "3\n", "\(get.error)")
    }

    @Test("an empty base is an empty file, also where Git names none")
    func merge() async throws {
        let folder = try TemporaryFolder()
        for base in [try folder.file("base", ""), "/dev/null"] {
            let ours = try folder.file("ours", "\"a\" = \"1\";\n")
            let theirs = try folder.file("theirs", "\"b\" = \"2\";\n")
            let run = await strings("merge", base, ours, theirs, "--path", "x.strings")
            #expect(run.status == .success, "\(run.error)")
            #expect(folder.text("ours") == "\"a\" = \"1\";\n\"b\" = \"2\";\n")
        }
        let file = try folder.file("x.strings", "\"a\" = \"1\";\n")
        let diff = await strings("diff", "/dev/null", file)
        #expect(diff.output == "+ \"a\"\n+ \"a\": \"1\"\n")
        #expect(diff.error == "")
        #expect(diff.status == .findings)
        #expect(await strings("set", "/dev/null", "k", "v").status == .cannotCreate)
    }

    // MARK: - Options that a file has no place for

    @Test(
        "an option that a file of this kind has nothing for is a wrong argument, with its place",
        arguments: [
            ("a.strings", ["--plural", "one"]), ("a.strings", ["--device", "mac"]), ("a.strings", ["--state", "new"]),
            ("a.strings", ["--state", "translated"]), ("a.strings", ["--extracted"]), ("a.strings", ["--mark-stale"]),
            ("a.stringsdict", ["--state", "new"]), ("a.stringsdict", ["--extracted"]),
            ("a.stringsdict", ["--mark-stale"]), ("a.xliff", ["--extracted"]),
        ])
    func refusedOptions(name: String, options: [String]) async {
        let run = await TestRun(
            ["strings", "set", name, "k", "v", "--dry-run"] + options, files: [name: Array("".utf8)])
        #expect(run.status == .usage)
        let kind = name.hasSuffix("xliff") ? "XLIFF" : String(name.dropFirst())
        let first = "Error: A \(kind) file has nothing for '\(options[0])': '\(name)'\n"
        #expect(run.error.hasPrefix(first + "  \(options.joined(separator: " "))\n  ^\nUsage: shoptalk strings set "))
    }

    @Test("a language that the file is not in is a wrong argument, with its place")
    func wrongLanguage() async {
        let files = ["de.lproj/a.strings": Self.text]
        let run = await strings("set", "de.lproj/a.strings", "k", "w", "--language", "fr", files: files)
        #expect(run.status == .usage)
        #expect(
            run.error.hasPrefix(
                "Error: The file 'de.lproj/a.strings' is in de, not in fr\n  --language fr\n             ^\nUsage: "))
    }

    @Test("what is compiled and converted is named, and a dry run writes none of it")
    func makingFiles() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("A.xcstrings", StringsEditingCommandTests.catalogue)
        let out = folder.path("out")
        let dry = await strings("compile", file, "--output", out, "--dry-run")
        #expect(dry.output.hasPrefix("--- \(out)/de.lproj/A.strings\n+++ \(out)/de.lproj/A.strings\n@@ -0,0 +1"))
        let json = await strings("compile", file, "--output", out, "--dry-run", "--format", "json")
        let root = try JSONDocument(parsing: Array(json.output.utf8)).root
        #expect(root["files"]?.elements.map { $0.string } == ["de", "en"].map { "\(out)/\($0).lproj/A.strings" })
        #expect(root["isWritten"]?.bool == false)
        let po = await strings("convert", file, "--to", "gettext", "--output", folder.path("x.po"), "--dry-run")
        #expect(po.output.contains("+msgid \"b\"\n") || po.output.contains("+msgctxt \"b\"\n"), "\(po.output)")
        #expect(folder.names == ["A.xcstrings"])
    }
}
