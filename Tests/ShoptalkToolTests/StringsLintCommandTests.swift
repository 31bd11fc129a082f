import JSONText
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk strings lint")
struct StringsLintCommandTests {
    private static let files = [
        "app/en.lproj/L.strings": #""buy" = "Buy %d";"# + "\n" + #""sell" = "Sell the upgrade";"# + "\n",
        "app/de.lproj/L.strings": #""buy" = "Kauf %@";"# + "\n" + #""x" "y";"# + "\n",
    ].mapValues { Array($0.utf8) }

    private static let argument =
        "app/de.lproj/L.strings:1:10: error: argument 1 is a value (%@), and a whole number (%d) in the source "
        + "[argument-type]\n"
    private static let syntax = "app/de.lproj/L.strings:2:4: error: “=” or “;” is missing after the key [syntax]\n"
    private static let missing =
        "app/en.lproj/L.strings:2:1: warning: the key has no text in de [missing-translation]\n"

    private func lint(_ arguments: String..., files: [String: [UInt8]] = files, input: [UInt8] = []) async -> TestRun {
        await TestRun(["strings", "lint"] + arguments, files: files, input: input)
    }

    @Test("a folder is held against the rules, a line a finding", arguments: ["app", "app/"])
    func folder(path: String) async {
        let run = await lint(path == "app" ? path : "app")
        #expect(run.output == Self.argument + Self.syntax + Self.missing)
        #expect(run.error == "")
        #expect(run.status == .findings)
    }

    @Test("a file that is named alone is compared with the source beside it, whose own faults are not told")
    func companion() async {
        var files = Self.files
        files["app/en.lproj/L.strings"]? += Array("\"broken\" \"text\";\n".utf8)
        let run = await lint("app/de.lproj/L.strings", files: files)
        #expect(run.output == Self.argument + Self.syntax + Self.missing)
        let source = await lint("app/en.lproj/L.strings")
        #expect(source.output == "")
        #expect(source.status == .success)
        let english = await lint("app/de.lproj/L.strings", "--source-language", "fr")
        #expect(english.output == Self.syntax)
    }

    @Test(
        "the status is 1 from the severity of --fail-on up",
        arguments: [("error", 0), ("warning", 1), ("note", 1), ("never", 0)])
    func failOn(severity: String, status: Int32) async {
        let options = ["--disable", "syntax", "--disable", "argument-type", "--fail-on", severity]
        let run = await TestRun(["strings", "lint", "app"] + options, files: Self.files)
        #expect(run.output == Self.missing)
        #expect(run.status.rawValue == status)
        let worse = await TestRun(
            ["strings", "lint", "app"] + options + ["--severity", "missing-translation=error"], files: Self.files)
        #expect(worse.output == Self.missing.replacing("warning", with: "error"))
        #expect(worse.status == (severity == "never" ? .success : .findings))
    }

    @Test("the rules are asked what the options say")
    func choices() async {
        let terms = "# our words\nterm\tde\tfr\r\nupgrade\tErweiterung\t\n\n"
        var files = Self.files
        files["words.tsv"] = Array(terms.utf8)
        files["app/de.lproj/L.strings"] = Array("\"buy\" = \"Kauf %d\";\n\"sell\" = \"Upgrade verkaufen\";\n".utf8)
        #expect(await lint("app", files: files).output == "")
        let glossary = await lint("app", "--glossary", "words.tsv", files: files)
        #expect(glossary.output.contains("app/de.lproj/L.strings:2:1"))
        #expect(glossary.output.hasSuffix(" [glossary-term]\n"))
        let length = await lint("app", "--max-length", "sell=5", files: files)
        #expect(length.output.contains("[too-long]"))
        let required = await lint("app", "--require-language", "fr", files: files)
        #expect(
            required.output
                == "app/en.lproj/L.strings:1:1: warning: there is no such file in fr [missing-translation]\n")
        files["app/de.lproj/L.strings"] = Array("\"buy\" = \"Buy %d\";\n\"sell\" = \"Sell the upgrade\";\n".utf8)
        #expect(await lint("app", files: files).output.contains("[untranslated-copy]"))
        #expect(await lint("app", "--untranslatable", "Sell the upgrade", files: files).output == "")
    }

    @Test(
        "a wrong option is told with its place",
        arguments: [
            (["--disable", "sintax"], "'--disable <rule>': there is no such rule. Did you mean 'syntax'?"),
            (["--severity", "syntax=bad"], "a severity is error, warning or note\n  syntax=bad\n         ^\n"),
            (["--severity", "syntax"], "'=' is missing\n  syntax\n        ^\n"),
            (["--max-length", "a=b=x"], "not a number\n  a=b=x\n      ^\n"),
            (["--require-language", "x!"], "'--require-language <tag>': not a language tag"),
            (["--fail-on", "warn"], "Did you mean 'warning'?"), (["-"], "Standard input can be only one of the files"),
        ])
    func wrongOptions(options: [String], message: String) async {
        let run = await TestRun(["strings", "lint", "-"] + options, files: Self.files)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test(
        "a glossary that cannot be understood is 65 with the place",
        arguments: [
            ("term\tde\nword\tWort\tmot\n", "words.tsv:2:11: error: the line has more cells"),
            ("term\tde!\n", "words.tsv:1:6: error: the first line names languages"),
            ("term\tde\n\tWort\n", "words.tsv:2:1: error: the word is missing"),
        ])
    func brokenGlossary(text: String, message: String) async {
        var files = Self.files
        files["words.tsv"] = Array(text.utf8)
        let run = await lint("app", "--glossary", "words.tsv", files: files)
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(run.error.hasPrefix(message), "\(run.error)")
    }

    @Test("JSON and SARIF hold the same findings")
    func formats() async throws {
        let json = try JSONDocument(parsing: Array(await lint("app", "--format", "json").output.utf8)).root
        #expect(json["schemaVersion"]?.integer == 1)
        #expect(
            json["findings"]?.elements.map { $0["rule"]?.string } == [
                "argument-type", "syntax", "missing-translation",
            ])
        #expect(json["findings"]?.elements.first?["file"]?.string == "app/de.lproj/L.strings")
        let sarif = try JSONDocument(parsing: Array(await lint("app", "--format", "sarif").output.utf8)).root
        let results = sarif["runs"]?.elements.first?["results"]?.elements
        #expect(results?.map { $0["ruleId"]?.string } == ["argument-type", "syntax", "missing-translation"])
    }

    @Test("a baseline hides what is known, and only that")
    func baseline() async throws {
        let folder = try TemporaryFolder()
        let known = folder.path("known.json")
        let writing = await lint("app", "--write-baseline", known)
        #expect(writing.output == "")
        #expect(writing.status == .success)
        #expect(folder.text("known.json")?.contains("missing-translation") == true)
        let again = await lint("app", "--baseline", known)
        #expect(again.output == "")
        #expect(again.status == .success)
        var files = Self.files
        files["app/de.lproj/L.strings"]? += Array("\"sell\" = \"V\";\n\"more\" \"z\";\n".utf8)
        let more = await lint("app", "--baseline", known, files: files)
        #expect(more.output == Self.syntax.replacing(":2:4", with: ":4:7"))
        #expect(more.status == .findings)
        _ = try folder.file("known.json", "{\"known\": []}\n")
        let broken = await lint("app", "--baseline", known)
        #expect(broken.status == .badData)
        #expect(broken.error.hasPrefix("\(known):1:1: error: a baseline is an object with the schemaVersion 1"))
        #expect(await lint("app", "--baseline", folder.path("none")).status == .missingInput)
        #expect(await lint("app", "--write-baseline", "/proc/none").status == .cannotCreate)
    }

    @Test("65 is for files of which nothing can be read, and their finding is printed all the same")
    func unreadable() async {
        var files = ["a/bad.xcstrings": Array("{".utf8)]
        let run = await lint("a", files: files)
        #expect(
            run.output
                == "a/bad.xcstrings:1:2: error: the text ends within an object that begins in line 1 [syntax]\n")
        #expect(run.status == .badData)
        files["a/x.strings"] = Array(#""a" = "b";"#.utf8)
        #expect(await lint("a", files: files).status == .findings)
        #expect(await lint("a/x.strings", files: files).status == .success)
        #expect(await lint("a/none.strings", files: files).status == .missingInput)
        #expect(await lint("a/x.strings", "a/none.strings", files: files).status == .missingInput)
        #expect(await lint("a", "--size-limit", "3", files: [:]).status == .missingInput)
    }

    @Test("standard input and files without an ending are told apart by their content")
    func nameless() async {
        let bytes = Array(#""a" "b";"#.utf8)
        let input = await lint("-", input: bytes)
        #expect(input.output == "<stdin>:1:4: error: “=” or “;” is missing after the key [syntax]\n")
        let file = await lint("blob", files: ["blob": bytes])
        #expect(file.output == "blob:1:4: error: “=” or “;” is missing after the key [syntax]\n")
        let rules = """
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
            <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d</string>
            <key>other</key><string>%d</string></dict></dict></dict></plist>
            """
        let russian = await lint("n.stringsdict", "--language", "ru", files: ["n.stringsdict": Array(rules.utf8)])
        #expect(russian.output.hasPrefix("n.stringsdict:"), "\(russian.output)")
        #expect(russian.output.contains("few"), "\(russian.output)")
    }

    @Test("the rules are listed without files")
    func rules() async throws {
        let text = await lint("--list-rules")
        #expect(text.output.hasPrefix("syntax\terror\tA part of the file cannot be read"))
        #expect(text.output.contains("\nellipsis-style\toff\t"))
        let json = try JSONDocument(parsing: Array(await lint("--list-rules", "--format", "json").output.utf8)).root
        #expect(json["rules"]?.elements.count == text.output.split(separator: "\n").count)
        #expect(await lint().status == .usage)
    }
}
