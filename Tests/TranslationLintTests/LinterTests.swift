import Diagnostics
import Languages
import Testing
import TranslationFiles
import TranslationLint

@Suite("The linter")
struct LinterTests {
    @Test(
        "is silenced by a comment",
        arguments: [
            "/* lint:ignore argument-extra */", "/* lint:ignore edge-whitespace, argument-extra */",
            "// [no-lint:argument-extra]",
            "/* lint:ignore all */",
        ])
    func suppression(comment: String) {
        let source = "k = \"Hello\";"
        let translation = "k = \"Hallo %@\";"
        func found(_ source: String, _ translation: String) -> [String] {
            findings(["en.lproj/A.strings": source, "de.lproj/A.strings": translation]).map(\.rule)
        }
        #expect(found(source, translation) == ["argument-extra"])
        #expect(found(source, "\(comment)\n\(translation)") == [])
        #expect(found("\(comment)\n\(source)", translation) == [])
        #expect(found(source, "/* lint:ignore other */\n\(translation)") == ["argument-extra"])
        // A comment speaks for its entry alone.
        #expect(found(source, "\(comment)\na;\n\n\(translation)").contains("argument-extra"))
    }

    @Test("is silenced in a catalogue and in a .stringsdict file")
    func suppressionElsewhere() {
        let unit = #"{ "de" : { "stringUnit" : { "state" : "translated", "value" : "Kaufen %@" } } }"#
        let said = catalogue(#""Buy" : { "comment" : "[no-lint:argument-extra]", "localizations" : \#(unit) }"#)
        #expect(findings(said) == [])
        #expect(findings(catalogue(#""Buy" : { "localizations" : \#(unit) }"#)).map(\.rule) == ["argument-extra"])
        let forms = [("one", "%d"), ("other", "%d")]
        let files = rules("%#@n@", [("n", [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")] + forms)])
        let silent = files.mapValues {
            $0.replacing("<dict><key>key", with: "<dict><!-- lint:ignore value-type-missing --><key>key")
        }
        #expect(findings(files).map(\.rule) == ["value-type-missing"])
        #expect(findings(silent) == [])
    }

    @Test("keeps length limits, of comments and of options")
    func lengths() {
        let files = [
            "en.lproj/A.strings": "/* max-length: 3 */\na = \"Four\";\nb = \"Five!\";",
            "de.lproj/A.strings": "a = \"vier\"; b = \"V\";",
        ]
        #expect(findings(files).map(\.language) == ["de", "en"])
        let options = LintOptions(maximumLengths: ["a": 4, "b": 4])
        let found = findings(files, options)
        #expect(found.map(\.key) == ["b"])
        // Characters are counted as a reader sees them.
        #expect(findings(["en.lproj/A.strings": "/* max-length: 1 */\na = \"👨‍👩‍👧\";"]) == [])
    }

    @Test("takes a language for translated where it falls back to one that is")
    func fallback() {
        let files = [
            "en.lproj/A.strings": "a = \"One\"; b = \"Two\";", "pt.lproj/A.strings": "a = \"Um\"; b = \"Dois\";",
            "pt-BR.lproj/A.strings": "a = \"Um\";", "en-GB.lproj/A.strings": "a = \"One\";",
            "zh-Hant.lproj/A.strings": "a = \"一\";",
        ]
        #expect(findings(files).map(\.language) == ["zh-Hant"])
    }

    @Test("asks for languages that the options require, and for whole files once")
    func requiredLanguages() {
        let files = ["en.lproj/A.strings": "a = \"One\"; b = \"Two\";"]
        let found = findings(files, LintOptions(requiredLanguages: ["fr"]))
        #expect(found.map(\.rule) == ["missing-translation"])
        #expect(found.map(\.language) == ["fr"])
        #expect(found.map(\.key) == [nil])
        let entries = catalogue(#""Buy" : {  }"#)
        #expect(findings(entries, LintOptions(requiredLanguages: ["fr"])).map(\.language) == ["fr"])
    }

    @Test("compares tables with those beside them only")
    func tables() {
        let files = [
            "App/en.lproj/A.strings": "a = \"One\";", "Widget/de.lproj/A.strings": "a = \"Ein %@\"; b = \"Zwei\";",
        ]
        #expect(findings(files) == [])
    }

    @Test("reads Base.lproj as the development language, whose own folder comes first")
    func base() {
        let files = [
            "Base.lproj/A.strings": "a = \"%@\"; b = \"Two\";", "en.lproj/A.strings": "a = \"One\";",
            "de.lproj/A.strings": "a = \"%@ eins\"; b = \"Zwei\";",
        ]
        #expect(findings(files).map(\.rule) == ["argument-extra"])
    }

    @Test("knows the places of texts in UTF-16 and behind escapes")
    func places() {
        let text = "a = \"é\";\nkey = \"😀 %s\";"
        let bytes = [UInt8]([0xFF, 0xFE]) + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let found = Linter().findings(in: bytes, path: "en.lproj/A.strings")
        #expect(found.map(\.rule) == ["placeholder-refused"])
        #expect(found.map(\.diagnostic.position.line) == [2])
        #expect(found.map(\.diagnostic.position.column) == [10])
    }

    @Test(
        "sees what nobody else sees",
        arguments: [
            ("a\u{202E}b", ["bidirectional-override", "unbalanced-direction"]), ("a\u{2067}b\u{2069}", []),
            ("a\u{2069}", ["unbalanced-direction"]), ("a\u{2068}\u{202C}b\u{2069}", ["unbalanced-direction"]),
            ("a\u{FEFF}b", ["invisible-character"]), ("a\u{200D}b", []), ("a\u{200F}b", []),
            ("a\u{7F}", ["invisible-character"]),
            ("a\u{9B}b", ["invisible-character"]), ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", []),
            ("a\u{E0041}", ["invisible-character"]), ("a\u{1B}b", ["invisible-character"]), ("a\r\nb", []),
            ("a\rb", ["invisible-character"]), ("a\u{FFFD}", ["invisible-character"]),
        ])
    func invisible(text: String, rules: [String]) {
        #expect(findings(["en.lproj/A.strings": "k = \"\(text)\";"]).map(\.rule) == rules)
        let escaped = text.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
        #expect(findings(["en.lproj/A.strings": "k = \"\(escaped)\";"]).map(\.rule) == rules)
    }

    @Test("allows a zero-width space where a language writes none")
    func zeroWidthSpace() {
        #expect(findings(["th.lproj/A.strings": "k = \"ก\u{200B}ข\";"]) == [])
        #expect(findings(["de.lproj/A.strings": "k = \"a\u{200B}b\";"]).map(\.rule) == ["invisible-character"])
    }

    @Test(
        "tells copies of sentences, not of names",
        arguments: [
            ("Buy now", true), ("App Store", false), ("OK", false), ("https://example.com is here", true),
            ("%@ %@", false),
            ("Face ID", false), ("file.txt", false), ("Sign in to iCloud", true),
        ])
    func copies(text: String, isCopy: Bool) {
        let files = ["en.lproj/A.strings": "k = \"\(text)\";", "de.lproj/A.strings": "k = \"\(text)\";"]
        #expect(findings(files).map(\.rule) == (isCopy ? ["untranslated-copy"] : []))
        #expect(findings(files, LintOptions(untranslatable: [text])) == [])
        let british = ["en.lproj/A.strings": "k = \"\(text)\";", "en-GB.lproj/A.strings": "k = \"\(text)\";"]
        #expect(findings(british) == [])
    }
}
