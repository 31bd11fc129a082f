import JSONText
import Languages
import StringTables
import Testing
import TranslationExchange

/// What the fuzzers of converters in Tests/FuzzTests found, each with its whole kind.
@Suite("Hostile texts")
struct HostileTextsTests {
    private func table(_ variant: TranslationTable.Variant) -> TranslationTable {
        TranslationTable(
            sourceLanguage: nil,
            entries: [
                TranslationTable.Entry(
                    key: "k", localizations: [TranslationTable.Localization(language: "de", variant: variant)])
            ])
    }

    @Test("a choice among no texts is left out of an ARB file and told")
    func choicesWithoutTexts() throws {
        for variant in [TranslationTable.Variant.plural([:]), .device([:]), .device([.mac: .plural([:])])] {
            let (bytes, losses) = table(variant).arb(language: "de")
            #expect(!losses.isEmpty)
            #expect(try TranslationTable.readingARB(bytes).diagnostics == [])
        }
    }

    @Test("the flag of Java that groups digits comes back", arguments: ["%'lld", "%2$'lld of %1$'.2f", "a, %@, b"])
    func groupingFlag(text: String) {
        let (bytes, losses) = table(.unit(.init(text))).androidStrings(language: "de")
        #expect(losses == [])
        let (back, _) = TranslationTable.readingAndroidStrings(bytes, language: "de")
        #expect(back.entries.first?.localization(in: "de")?.variant == .unit(.init(text)))
    }

    @Test(
        "only whole markup is markup in Android's file",
        arguments: [
            ("a <b>c</b>", "a <b>c</b>"), ("a <b>c", "a &lt;b>c"), ("a</b> c", "a&lt;/b> c"), ("a<br/>c", "a<br/>c"),
            ("<b><i>c</b></i>", "<b>&lt;i>c</b>&lt;/i>"), ("<i><i>c</i>", "&lt;i><i>c</i>"),
            ("<a href=\"x\">y</a>", "<a href=\"x\">y</a>"), ("<a href=x>y</a>", "&lt;a href=x>y&lt;/a>"),
            ("<a b=\"<\">y</a>", "&lt;a b=\\\"&lt;\\\">y&lt;/a>"), ("</i&#0; d=\"e\">", "&lt;/i&amp;#0; d=\\\"e\\\">"),
        ])
    func androidMarkup(text: String, written: String) {
        let (bytes, _) = table(.unit(.init(text))).androidStrings(language: "de")
        let file = String(decoding: bytes, as: UTF8.self)
        #expect(file.contains("<string name=\"k\">\(written)</string>"), "\(file)")
        let (back, diagnostics) = TranslationTable.readingAndroidStrings(bytes, language: "de")
        #expect(diagnostics == [])
        #expect(back.androidStrings(language: "de").bytes == bytes)
    }
}
