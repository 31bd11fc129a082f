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
            ProjectSample.strings("App/uk.lproj/Main.strings", "\"a-1.text\" = \"old\";"),
        ]
    }

    private func result(
        _ units: String, original: String = "A.xcstrings", target: String = " target-language=\"uk\"",
        interfaces: Set<String> = []
    ) throws -> XLIFFImport {
        let text = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="\(original)" \
            source-language="en"\(target)><body>\(units)</body></file></xliff>
            """
        return XLIFFImport(
            XLIFFDocument(parsing: Array(text.utf8), name: "uk.xliff"), into: try project(), interfaces: interfaces)
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

    @Test("texts of a storyboard go to the .strings file of the language", arguments: ["storyboard", "xib"])
    func interfaces(ending: String) throws {
        let original = "App/Base.lproj/Main.\(ending)"
        let units = unit("a-1.text", "Hi", "<target>neu</target>") + unit("b-2.title", "Ok", "<target>Ок</target>")
        let changed = try result(units, original: original, interfaces: [original])
        #expect(changed.kinds == [.uncheckedSources] && !changed.hasErrors)
        #expect(changed.files.map(\.path) == ["App/uk.lproj/Main.strings"] && changed.files.first?.isNew == false)
        #expect(
            changed.edits
                == ["a-1.text": "neu", "b-2.title": "Ок"].sorted { $0.key < $1.key }.map {
                    .set($0.value, at: TextAddress(key: $0.key), state: nil)
                })
        let same = try result(
            unit("a-1.text", "Another source", "<target>old</target>"), original: original, interfaces: [original])
        #expect(same.edits.isEmpty)
        // A new language of a file gets a file of its own, and a path that the project does not have none.
        let added = try result(
            units, original: "App/Base.lproj/Menu.\(ending)", interfaces: ["App/Base.lproj/Menu.\(ending)"])
        #expect(added.files.map(\.path) == ["App/uk.lproj/Menu.strings"] && added.files.first?.isNew == true)
        #expect(try result(units, original: original).kinds == [.unmatchedFile])
        #expect(try result(units, original: "Main.\(ending)", interfaces: ["Main.\(ending)"]).kinds == [.unmatchedFile])
    }

    @Test("a file of the language that is not there yet is new")
    func newFile() throws {
        let result = try result(unit("k", "Key", "<target>К</target>"), original: "en.lproj/L.strings")
        #expect(result.files.map(\.path) == ["uk.lproj/L.strings"])
        #expect(result.files.first?.isNew == true)
        #expect(result.edits == [.set("К", at: TextAddress(key: "k"), state: nil)])
    }
}
