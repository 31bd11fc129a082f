import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@testable import TranslationExchange

@Suite("A pseudo-locale")
struct PseudoLocaleTests {
    @Test(
        "changes words and nothing else",
        arguments: [
            ("Delete", "[Ðéļéţé on]", "Delete Delete"),
            ("%1$@ <b>has</b> %#@n@", "[%1$@ <b>ĥåš</b> %#@n@ on]", "%1$@ <b>has has</b> %#@n@"),
            (
                "See https://a.bc/d?e=f. Now", "[Šéé https://a.bc/d?e=f. Ñöŵ one t]",
                "See See https://a.bc/d?e=f. Now . Now"
            ),
            ("&amp; ${applicationName} 5%%", "&amp; ${applicationName} 5%%", "&amp; ${applicationName} 5%%"),
            ("%@: %lld", "%@: %lld", "%@: %lld"), ("", "", ""), ("a < b\\n", "[å < ƀ\\n on]", "a < b a < b\\n"),
        ])
    func words(text: String, accented: String, double: String) {
        #expect(PseudoLocale.accented.text(text) == accented)
        #expect(PseudoLocale.double.text(text) == double)
    }

    @Test("keeps %arg in forms alone")
    func argument() {
        #expect(PseudoLocale.accented.text("%arg files", isForm: true) == "[%arg ƒîļéš on]")
        #expect(PseudoLocale.mirrored.text("Buy %@!") == "\u{200F}\u{202E}Buy \u{202C}\u{200F}%@!")
    }

    @Test(
        "over the public files keeps every placeholder, and grows by a third to a half",
        arguments: PseudoLocale.allCases)
    func publicFiles(locale: PseudoLocale) throws {
        var texts = 0
        for (name, bytes) in try corpus("xcstrings").prefix(60) {
            for entry in try StringCatalogue(parsing: bytes, name: name).entries {
                for unit in entry.localizations.prefix(3).compactMap(\.variant).flatMap(\.units) {
                    let pseudo = locale.text(unit.value)
                    let before = FormatString(unit.value).pieces.filter { if case .words = $0 { false } else { true } }
                    let after = FormatString(pseudo).pieces.filter { if case .words = $0 { false } else { true } }
                    #expect(before == after, "\(name): \(unit.value)")
                    let isWhole = PseudoText(unit.value, isForm: false).parts.count == 1
                    if locale == .accented, pseudo != unit.value, unit.value.count > 30, isWhole {
                        let growth = Double(pseudo.count) / Double(unit.value.count)
                        #expect(growth >= 1.3 && growth <= 1.5, "\(name): \(unit.value)")
                    }
                    texts += 1
                }
            }
        }
        if PublicCorpora.folder != nil { #expect(texts > 1_000) }
    }

    @Test("gives a document a language, or a file of one language its texts")
    func edits() throws {
        let document = MemoryDocument([
            TranslationEntry("a", ["en": "One", "de": "Eins"]),
            TranslationEntry("b", ["en": "Brand"]).with(shouldTranslate: false),
            TranslationEntry("n", ["en": "%#@x@", "en substitutions.x.plural.other": "%arg days"]),
        ])
        let pseudo = try document.applying(PseudoLocale.double.edits(for: document))
        #expect(pseudo.translationEntry(forKey: "a")?.text(in: "en-XC")?.value == "One One")
        #expect(pseudo.translationEntry(forKey: "a")?.text(in: "en")?.value == "One")
        #expect(pseudo.translationEntry(forKey: "b")?.texts.count == 1)
        let path = try #require(VariationPath("substitutions.x.plural.other"))
        #expect(pseudo.translationEntry(forKey: "n")?.text(in: "en-XC", path)?.value == "%arg days days")
        let german = try document.applying(PseudoLocale.double.edits(for: document, from: "de"))
        #expect(german.translationEntry(forKey: "a")?.text(in: "en-XC")?.value == "Eins Eins")

        let file = StringsDocument(parsing: Array("/* c */\n\"a\" = \"One %@\";\n".utf8), name: "T.strings")
        let changed = try file.applying(PseudoLocale.accented.edits(for: file))
        #expect(String(decoding: changed.bytes, as: UTF8.self) == "/* c */\n\"a\" = \"[Öñé %@ o]\";\n")
    }
}
