import Languages
import StringTables
import TestSupport
import Testing
import TranslationExchange
import TranslationFiles

@Suite("Importing XLIFF")
struct XLIFFImportTests {
    private func project() throws -> [ProjectFile] {
        [
            try ProjectSample.catalogue(
                "A.xcstrings",
                """
                "k" : { "localizations" : { "uk" : \(ProjectSample.unit("old")) } }, "l" : { }, \
                "foo|==|plural.one" : { }, "no" : { "shouldTranslate" : false }, \
                "s" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@!" }, \
                "substitutions" : { "n" : { "formatSpecifier" : "lld", "variations" : { "plural" : { \
                "other" : \(ProjectSample.unit("%arg files")) } } } } } } }
                """),
            ProjectSample.strings("en.lproj/L.strings", "\"k\" = \"Key\";"),
        ]
    }

    private func result(
        _ units: String, original: String = "A.xcstrings", target: String = " target-language=\"uk\""
    ) throws -> XLIFFImport {
        let text = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="\(original)" \
            source-language="en"\(target)><body>\(units)</body></file></xliff>
            """
        return XLIFFImport(XLIFFDocument(parsing: Array(text.utf8), name: "uk.xliff"), into: try project())
    }

    private func unit(_ id: String, _ source: String, _ target: String) -> String {
        "<trans-unit id=\"\(id)\"><source>\(source)</source>\(target)</trans-unit>"
    }

    private func set(_ text: String, _ key: String, _ variation: String = "", state: EntryState? = .translated)
        -> TranslationEdit
    {
        let address = TextAddress(key: key, language: "uk", variation: VariationPath(variation) ?? .plain)
        return .set(text, at: address, state: state)
    }

    @Test(
        "states that Xcode ignores leave the old text, with a warning",
        arguments: ["new", "needs-review-l10n", "needs-review-translation"])
    func ignoredStates(state: String) throws {
        let result = try result(unit("k", "k", "<target state=\"\(state)\">neu</target>"))
        #expect(result.edits.isEmpty)
        #expect(result.kinds == [.unfinishedState])
        #expect(!result.hasErrors)
    }

    @Test(
        "any other state, and none, is translated",
        arguments: ["", " state=\"final\"", " state=\"signed-off\"", " state=\"translated\"", " state=\"whatever\""])
    func takenStates(state: String) throws {
        let result = try result(unit("k", "k", "<target\(state)>neu</target>"))
        #expect(result.edits == [set("neu", "k")])
        #expect(result.findings.isEmpty)
    }

    @Test("a machine's translation stays one, and a text that is there gets another state alone")
    func machine() throws {
        let words = "state=\"translated\" state-qualifier=\"leveraged-mt\""
        #expect(
            try result(unit("l", "l", "<target \(words)>m</target>")).edits
                == [set("m", "l", state: .machineTranslated)])
        #expect(
            try result(unit("k", "k", "<target \(words)>old</target>")).edits
                == [.setState(.machineTranslated, at: TextAddress(key: "k", language: "uk"))])
        #expect(try result(unit("k", "k", "<target>old</target>")).edits.isEmpty)
    }

    @Test("no target changes nothing, an empty one empties the text and says so")
    func emptyTargets() throws {
        #expect(try result(unit("k", "k", "")).edits.isEmpty)
        let result = try result(unit("k", "k", "<target state=\"translated\"/>"))
        #expect(result.edits == [set("", "k")])
        #expect(result.kinds == [.emptyTarget])
    }

    @Test("openradar 23410520: a changed source is a warning, and the translation is taken by its id")
    func changedSource() throws {
        let result = try result(unit("k", "K!", "<target>neu</target>"))
        #expect(result.edits == [set("neu", "k")])
        #expect(result.kinds == [.changedSource])
    }

    @Test("focus-ios#2258: no target language is an error")
    func missingLanguage() throws {
        let result = try result(unit("k", "k", "<target>neu</target>"), target: "")
        #expect(result.edits.isEmpty)
        #expect(result.kinds == [.noTargetLanguage])
        #expect(result.hasErrors)
    }

    @Test("vienna-rss#933: files and ids that were rewritten are errors")
    func unmatched() throws {
        let file = try result(unit("k", "k", "<target>n</target>"), original: "en/A.xcstrings")
        #expect(file.kinds == [.unmatchedFile])
        #expect(file.findings.first?.message.contains("“A.xcstrings” has the same name") == true)
        let id = try result(unit("K", "k", "<target>n</target>") + "<trans-unit><source/></trans-unit>")
        #expect(id.kinds == [.unmatchedID, .unmatchedID])
        #expect(id.hasErrors)
        let twice = try result(unit("l", "l", "<target>1</target>") + unit("l", "l", "<target>2</target>"))
        #expect(twice.kinds == [.duplicateID])
        let key = try result(unit("foo|==|plural.one", "x", "<target>1</target>"))
        #expect(key.kinds == [.unimportableKey])
        #expect(try result("<trans-unit id=\"k\"><source></trans-unit>").kinds == [.damaged])
    }

    @Test("a key that is not to be translated is taken with a warning")
    func notToTranslate() throws {
        #expect(try result(unit("no", "no", "<target>n</target>")).kinds == [.notToTranslate])
    }

    @Test("numbers and references of substitutions are written as a catalogue does")
    func substitutions() throws {
        let result = try result(
            unit("s", "%1$#@n@!", "<target>%1$#@n@?</target>")
                + unit("s|==|substitutions.n.plural.few", "%lld files", "<target>%lld файли %%</target>"))
        #expect(result.findings.isEmpty)
        #expect(result.edits == [set("%#@n@?", "s"), set("%arg файли %%", "s", "substitutions.n.plural.few")])
    }

    @Test("a file of the language that is not there yet is new")
    func newFile() throws {
        let result = try result(unit("k", "Key", "<target>К</target>"), original: "en.lproj/L.strings")
        #expect(result.files.map(\.path) == ["uk.lproj/L.strings"])
        #expect(result.files.first?.isNew == true)
        #expect(result.edits == [.set("К", at: TextAddress(key: "k"), state: nil)])
    }
}
