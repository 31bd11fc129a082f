import Foundation
import JSONText
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk strings export and import")
struct StringsExchangeCommandTests {
    private static let strings = "\"buy\" = \"Buy %d\";\n/* What a shop does */\n\"sell\" = \"Sell\";\n"
    let folder: TemporaryFolder
    let project: String

    init() throws {
        folder = try TemporaryFolder()
        project = folder.path("app")
        for name in ["en.lproj", "de.lproj"] {
            try FileManager.default.createDirectory(
                atPath: "\(project)/\(name)", withIntermediateDirectories: true)
        }
        _ = try folder.file("app/A.xcstrings", StringsEditingCommandTests.catalogue)
        _ = try folder.file("app/en.lproj/L.strings", Self.strings)
        _ = try folder.file("app/de.lproj/L.strings", "\"buy\" = \"Kauf %d\";\n")
    }

    private func strings(_ arguments: String..., input: String = "") async -> TestRun {
        await TestRun(["strings"] + arguments, input: Array(input.utf8))
    }

    @Test("a project is exported for the one other language that it has")
    func export() async throws {
        let run = await strings("export", project)
        #expect(run.status == .success, "\(run.error)")
        #expect(run.error == "")
        let text = run.output
        #expect(text.contains(#"<file original="A.xcstrings" source-language="en" target-language="de""#))
        #expect(text.contains(#"<file original="en.lproj/L.strings" source-language="en" target-language="de""#))
        #expect(text.contains("<source>Sell</source>\n        <note>What a shop does</note>"))
        let file = await strings("export", project, "-o", folder.path("de.xliff"))
        #expect(file.output == "\(folder.path("de.xliff"))\n")
        #expect(folder.text("de.xliff") == text)
    }

    @Test("a file of an .lproj folder brings its other languages, a catalogue itself")
    func exportOfFiles() async throws {
        _ = try folder.file("app/en.lproj/M.strings", Self.strings)
        let strings = await strings("export", "\(project)/en.lproj/L.strings")
        #expect(strings.output.contains(#"<file original="en.lproj/L.strings""#))
        #expect(strings.output.contains("<target>Kauf %d</target>"))
        #expect(!strings.output.contains("A.xcstrings"))
        #expect(!strings.output.contains("M.strings"))
        let catalogue = await self.strings("export", "\(project)/A.xcstrings")
        #expect(catalogue.output.contains(#"<file original="A.xcstrings""#))
        #expect(!catalogue.output.contains("L.strings"))
    }

    @Test("a folder gets a bundle for each language, with the sources, and the project does not see it again")
    func bundles() async throws {
        let out = "\(project)/out"
        let run = await strings(
            "export", project, "--language", "uk", "--language", "de", "-o", out, "--format", "json")
        #expect(run.status == .success, "\(run.error)")
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        #expect(root["schemaVersion"]?.integer == 1)
        #expect(root["languages"]?.elements.map { $0.string } == ["uk", "de"])
        let names = [
            "Localized Contents/uk.xliff", "Source Contents/A.xcstrings", "Source Contents/en.lproj/L.strings",
            "contents.json",
        ]
        #expect(root["files"]?.elements.prefix(4).map { $0.string } == names.map { "\(out)/uk.xcloc/\($0)" })
        #expect(folder.text("app/out/uk.xcloc/Source Contents/en.lproj/L.strings") == Self.strings)
        #expect(folder.text("app/out/uk.xcloc/contents.json")?.contains("\"project\" : \"app\"") == true)
        let list = await strings("list", project)
        #expect(list.output == "b\tde en\nbuy\tde en\nsell\ten\n")
        let one = await strings("export", project, "--language", "uk", "-o", folder.path("u.xcloc"), "--project", "P")
        #expect(one.status == .success)
        #expect(folder.text("u.xcloc/contents.json")?.contains("\"project\" : \"P\"") == true)
        let again = await strings("export", project, "--language", "uk", "-o", folder.path("u.xcloc"), "--dry-run")
        #expect(
            again.output == "--- \(folder.path("u.xcloc"))/contents.json\n+++ \(folder.path("u.xcloc"))/contents.json\n"
                + """
                @@ -1,6 +1,6 @@
                 {
                   "developmentRegion" : "en",
                -  "project" : "P",
                +  "project" : "app",
                   "targetLocale" : "uk",
                   "toolInfo" : {
                     "toolBuildNumber" : "16A242",

                """)
    }

    @Test(
        "what cannot be exported so is a wrong argument",
        arguments: [
            (["--language", "uk", "--language", "de"], "One file holds one language, not uk, de"),
            (["--language", "en"], "The texts are in en already\n  --language en\n             ^\n"),
            (["--language", "x!"], "not a language tag"),
            (["--format", "json"], "'--format json' tells what is written"),
            (["--source-language", "?"], "'--source-language <tag>': not a language tag"),
        ])
    func wrongExport(options: [String], message: String) async {
        let run = await TestRun(["strings", "export", project] + options)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test("texts that Xcode would lose are left out and told, and a damaged file is refused")
    func exportLosses() async throws {
        #expect(await strings("set", "\(project)/A.xcstrings", "k|==|plural.one", "x").status == .success)
        let run = await strings("export", project)
        #expect(run.status == .findings)
        #expect(
            run.error
                == "A.xcstrings: error: the key ends as a variation does, so that Xcode can never import it "
                + "(“k|==|plural.one”)\n")
        #expect(!run.output.contains("k|==|"))
        _ = try folder.file("app/de.lproj/L.strings", "\"buy\" \"Kauf\";\n\"sell\" = \"Verkauf\";\n")
        let damaged = await strings("export", project, "-o", folder.path("x.xliff"))
        #expect(damaged.status == .badData)
        #expect(damaged.error.contains("L.strings:1:6: error:"), "\(damaged.error)")
        #expect(folder.text("x.xliff") == nil)
        let kept = await strings("export", project, "--keep-damage")
        #expect(kept.output.contains("<target>Verkauf</target>"))
    }

    @Test("files of which nothing tells the language are told, and it is an error where there are no others")
    func unknownLanguages() async throws {
        let lone = try folder.file("app/x.strings", Self.strings)
        let run = await strings("export", project)
        #expect(run.error == "\(lone): warning: no folder names the language of the file; it is not exported\n")
        #expect(run.status == .success)
        let alone = await strings("export", lone, "--language", "de")
        #expect(alone.status == .badData)
        #expect(alone.output == "")
        #expect(alone.error.hasSuffix("Error: No file is in en; name the language with --source-language\n"))
        let french = await strings(
            "export", "\(project)/en.lproj/L.strings", "--source-language", "fr", "--language", "de")
        #expect(french.status == .badData)
    }

    @Test(
        "translations stay in the folder of their language, however it is spelt",
        arguments: ["pt-BR", "pt_BR", "pt-br"])
    func spelling(name: String) async throws {
        try FileManager.default.createDirectory(
            atPath: "\(project)/\(name).lproj", withIntermediateDirectories: true)
        _ = try folder.file("app/\(name).lproj/L.strings", "\"buy\" = \"Comprar %d\";\n")
        let file = try await xliff("pt-BR") { text in
            #expect(text.contains("<target>Comprar %d</target>"))
            return text.replacingOccurrences(of: "Comprar", with: "Compre")
        }
        let run = await strings("import", file, project)
        #expect(run.output == "\(project)/\(name).lproj/L.strings\n", "\(run.error)")
        #expect(folder.text("app/\(name).lproj/L.strings") == "\"buy\" = \"Compre %d\";\n")
    }

    @Test("an old English name of a folder names its language")
    func oldName() async throws {
        try FileManager.default.moveItem(atPath: "\(project)/en.lproj", toPath: "\(project)/English.lproj")
        let run = await strings("export", project)
        #expect(run.output.contains("original=\"English.lproj/L.strings\" source-language=\"en\""))
        #expect(run.output.contains("<target>Kauf %d</target>"))
    }

    // MARK: - Import

    private func xliff(_ language: String, _ edit: (String) -> String) async throws -> String {
        let run = await strings("export", project, "--language", language)
        return try folder.file("back.xliff", edit(run.output))
    }

    @Test("translations come back into the catalogue and into a new file, and a dry run shows them")
    func importing() async throws {
        let file = try await xliff("uk") { text in
            text.replacingOccurrences(of: "<source>Two</source>", with: "<source>Two</source><target>Два</target>")
                .replacingOccurrences(
                    of: "<source>Sell</source>", with: "<source>Sell</source><target>Продати</target>")
        }
        let dry = await strings("import", file, project, "--dry-run")
        #expect(dry.status == .success, "\(dry.error)")
        #expect(dry.output.contains("+            \"value\" : \"Два\"\n"))
        #expect(dry.output.contains("+\"sell\" = \"Продати\";\n"))
        #expect(folder.text("app/A.xcstrings") == StringsEditingCommandTests.catalogue)
        #expect(folder.text("app/uk.lproj/L.strings") == nil)
        let run = await strings("import", file, project)
        #expect(run.status == .success)
        #expect(run.error == "")
        #expect(run.output == "\(project)/A.xcstrings\n\(project)/uk.lproj/L.strings\n")
        #expect(folder.text("app/A.xcstrings")?.contains("\"value\" : \"Два\"") == true)
        #expect(folder.text("app/uk.lproj/L.strings") == "\"sell\" = \"Продати\";\n")
        let again = await strings("import", file, project, "--format", "json")
        let root = try JSONDocument(parsing: Array(again.output.utf8)).root
        #expect(root["files"]?.elements.isEmpty == true)
        #expect(root["isWritten"]?.bool == true)
        #expect(root["schemaVersion"]?.integer == 1)
    }

    @Test("a bundle is imported, and what is exported and not touched changes nothing")
    func bundle() async throws {
        #expect(await strings("export", project, "-o", folder.path("de.xcloc")).status == .success)
        let same = await strings("import", folder.path("de.xcloc"), project)
        #expect(same.status == .success, "\(same.error)")
        #expect(same.output == "")
        let inside = "de.xcloc/Localized Contents/de.xliff"
        let text = try #require(folder.text(inside))
        _ = try folder.file(inside, text.replacingOccurrences(of: "Kauf %d", with: "Kaufe %d"))
        let run = await strings("import", folder.path("de.xcloc"), project)
        #expect(run.output == "\(project)/de.lproj/L.strings\n")
        #expect(folder.text("app/de.lproj/L.strings") == "\"buy\" = \"Kaufe %d\";\n")
        try FileManager.default.removeItem(atPath: folder.path(inside))
        #expect(await strings("import", folder.path("de.xcloc"), project).status == .missingInput)
        #expect(await strings("import", folder.path("none.xliff"), project).status == .missingInput)
        #expect(await strings("import", folder.path("de.xcloc"), "-").status != .success)
    }

    @Test("what Xcode passes over in silence is refused with its place, and the rest comes in where that is asked for")
    func refusals() async throws {
        let file = try await xliff("de") { text in
            text.replacingOccurrences(of: "id=\"sell\"", with: "id=\"SELL\"")
                .replacingOccurrences(of: "Kauf %d", with: "Kaufe %d")
        }
        let run = await strings("import", file, project)
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(
            run.error.contains("back.xliff:25:7: error: the project's file has no such key (“SELL”)\n"), "\(run.error)")
        #expect(run.error.hasSuffix("Error: Nothing is imported; --skip-errors takes over the rest\n"))
        #expect(folder.text("app/de.lproj/L.strings") == "\"buy\" = \"Kauf %d\";\n")
        let rest = await strings("import", file, project, "--skip-errors")
        #expect(rest.status == .findings)
        #expect(folder.text("app/de.lproj/L.strings") == "\"buy\" = \"Kaufe %d\";\n")
    }

    @Test(
        "each thing that Xcode loses without a word stops the import, and nothing is written",
        arguments: [
            (" target-language=\"de\"", "", "the file has no target-language"),
            ("id=\"buy\"", "", "the trans-unit has no id"),
            ("id=\"sell\"", "id=\"buy\"", "the id is there twice in the file"),
            ("original=\"en.lproj/", "original=\"English/", "the project has no file “English/L.strings”"),
            ("</source>", "</sauce>", "sauce"), ("xliff", "ns0:xliff", "the default namespace is not that of XLIFF"),
            ("<target>", "<target>\u{1}", "XML cannot hold the control character 1"),
        ])
    func losses(old: String, new: String, message: String) async throws {
        let file = try await xliff("de") { text in
            text.replacingOccurrences(of: "Kauf %d", with: "Kaufe %d").replacingOccurrences(of: old, with: new)
                .replacingOccurrences(of: "xmlns=", with: new.hasPrefix("ns0") ? "xmlns:ns0=" : "xmlns=")
        }
        let run = await strings("import", file, project)
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(run.error.contains(message), "\(run.error)")
        #expect(folder.text("app/de.lproj/L.strings") == "\"buy\" = \"Kauf %d\";\n")
    }

    @Test("a file that is twice in the XLIFF file is written once, and two XLIFF files of a bundle are too many")
    func twice() async throws {
        let file = try await xliff("de") { text in
            let part = text.components(separatedBy: "  <file original=\"en")[1].components(separatedBy: "</xliff>")[0]
            let more =
                "  <file original=\"en"
                + part.replacingOccurrences(of: "id=\"buy\"", with: "id=\"sell\"")
                .components(separatedBy: "</trans-unit>")[0] + "</trans-unit></body></file>\n</xliff>"
            return text.replacingOccurrences(of: "Kauf %d", with: "Kaufe %d")
                .replacingOccurrences(of: "</xliff>", with: more)
        }
        let run = await strings("import", file, project)
        #expect(run.output == "\(project)/de.lproj/L.strings\n", "\(run.error)")
        #expect(folder.text("app/de.lproj/L.strings") == "\"buy\" = \"Kaufe %d\";\n\"sell\" = \"Kauf %d\";\n")
        #expect(await strings("export", project, "-o", folder.path("de.xcloc")).status == .success)
        _ = try folder.file("de.xcloc/Localized Contents/fr.xliff", "")
        let two = await strings("import", folder.path("de.xcloc"), project)
        #expect(two.status == .badData)
        #expect(
            two.error.hasSuffix(
                "has several XLIFF files: 'Localized Contents/de.xliff', 'Localized Contents/fr.xliff'\n"))
    }

    @Test("more findings than anybody reads are counted")
    func manyFindings() async throws {
        let units = (0..<1_200).map { "<trans-unit id=\"x\($0)\"><source/></trans-unit>\n" }.joined()
        let head = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"><file original=\"A.xcstrings\" "
        let file = try folder.file(
            "many.xliff",
            head + "source-language=\"en\" target-language=\"de\"><body>\n\(units)</body></file></xliff>")
        let run = await strings("import", file, project)
        #expect(run.status == .badData)
        #expect(
            run.error.hasSuffix("^\n… and 200 more\nError: Nothing is imported; --skip-errors takes over the rest\n"))
    }

    @Test("texts of a storyboard go to the .strings file of their language, where Xcode puts them")
    func storyboard() async throws {
        let name = "app/Base.lproj/Main.storyboard"
        try FileManager.default.createDirectory(
            atPath: folder.path("app/Base.lproj"), withIntermediateDirectories: true)
        _ = try folder.file(name, "<document/>")
        let file = try folder.file(
            "main.xliff",
            """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="Base.lproj/Main.storyboard" source-language="en" target-language="de">
                <body><trans-unit id="a.text"><source>Buy</source><target>Kaufen</target></trans-unit></body>
              </file>
            </xliff>

            """)
        let run = await strings("import", file, project)
        #expect(run.status == .success)
        #expect(run.output == "\(project)/de.lproj/Main.strings\n", "\(run.error)")
        #expect(run.error.contains("warning: its sources are not looked into"))
        #expect(folder.text("app/de.lproj/Main.strings") == "\"a.text\" = \"Kaufen\";\n")
        try FileManager.default.removeItem(atPath: folder.path(name))
        #expect(await strings("import", file, project).status == .badData)
        #expect(await strings("import", file, folder.path("app/Base.lproj")).status == .missingInput)
    }

    @Test("an unfinished target and a changed source are warnings")
    func warnings() async throws {
        let file = try await xliff("de") { text in
            text.replacingOccurrences(of: "state=\"translated\">Zwei", with: "state=\"new\">Zwo")
                .replacingOccurrences(of: "<source>Buy %d</source>", with: "<source>Get %d</source>")
                .replacingOccurrences(of: "Kauf %d", with: "Kaufe %d")
        }
        let run = await strings("import", file, project, "--format", "json")
        #expect(run.status == .success)
        #expect(run.error.contains("warning: the target has an unfinished state, so that the old text stays"))
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        #expect(root["findings"]?.elements.map { $0["kind"]?.string } == ["unfinishedState", "changedSource"])
        #expect(root["findings"]?.elements.map { $0["severity"]?.string } == ["warning", "warning"])
        #expect(folder.text("app/A.xcstrings") == StringsEditingCommandTests.catalogue)
        #expect(folder.text("app/de.lproj/L.strings") == "\"buy\" = \"Kaufe %d\";\n")
    }

    @Test("a damaged file of the project is not written, and a path that leads out of it is refused")
    func hostile() async throws {
        let file = try await xliff("de") { $0.replacingOccurrences(of: "Kauf %d", with: "Kaufe %d") }
        let damaged = "\"buy\" = \"Kauf %d\";\n\"sell\" \"x\";\n"
        _ = try folder.file("app/de.lproj/L.strings", damaged)
        let run = await strings("import", file, project)
        #expect(run.status == .badData)
        #expect(folder.text("app/de.lproj/L.strings") == damaged)
        let kept = await strings("import", file, project, "--keep-damage")
        #expect(kept.status == .success)
        let text = try #require(folder.text("back.xliff"))
        let outside = text.replacingOccurrences(of: "original=\"en.lproj", with: "original=\"../en.lproj")
        let refused = await strings("import", "-", project, input: outside)
        #expect(refused.status == .badData)
        #expect(
            refused.error.contains("<stdin>:15:3: error: the project has no file “../en.lproj/L.strings”"),
            "\(refused.error)")
    }
}
