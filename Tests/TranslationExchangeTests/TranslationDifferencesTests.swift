import JSONText
import Languages
import StringTables
import Testing
import TranslationFiles

@testable import TranslationExchange

@Suite("The differences of two files")
struct TranslationDifferencesTests {
    private let before = MemoryDocument([
        TranslationEntry("a", ["en": "A", "de": "A-de"]), TranslationEntry("gone", ["en": "G"]),
        TranslationEntry("n", ["en plural.one": "one", "en plural.other": "other"]),
    ])

    @Test("name what is new, gone and changed, in the order of the files")
    func differences() throws {
        let after = try before.applying([
            .set("A2", at: TextAddress(key: "a", language: "de"), state: nil),
            .setState(.needsReview, at: TextAddress(key: "a", language: "en")), .setComment("why", key: "a"),
            .remove(key: "gone"),
            .removeText(TextAddress(key: "n", language: "en", variation: VariationPath([.plural(.one)]))),
            .set("N\n\"new\"", at: TextAddress(key: "new", language: "en"), state: nil),
        ])
        let found = TranslationDifferences(from: before, to: after)
        #expect(
            found.description == #"""
                + "a" comment: "why"
                ~ "a" [en] state: "translated" → "needs_review"
                ~ "a" [de]: "A-de" → "A2"
                - "gone"
                - "gone" [en]: "G"
                - "n" [en] plural.one: "one"
                + "new"
                + "new" extractionState: "manual"
                + "new" [en]: "N\n\"new\""
                """#)
        let json = try JSONDocument(parsing: Array(found.json.text(style: .indented).utf8))
        #expect(json.root["schemaVersion"]?.integer == 1)
        let items = try #require(json.root["differences"]?.elements)
        #expect(items.count == found.differences.count)
        #expect(items[2]["aspect"]?.string == "text" && items[2]["old"]?.string == "A-de")
        #expect(items[2]["language"]?.string == "de" && items[0]["language"]?.kind == .null)
        #expect(items[5]["variation"]?.string == "plural.one")
    }

    @Test("a file against itself, in another order, has none")
    func none() {
        let other = MemoryDocument(before.entries.reversed().map { $0.with(texts: $0.texts.reversed()) })
        #expect(TranslationDifferences(from: before, to: other).differences == [])
        #expect(TranslationDifferences(from: before, to: before).description == "")
    }

    @Test("a language can be said for a file that names none")
    func unnamed() {
        let text = TranslationEntry.Text(language: nil, variation: .plain, value: "A", state: .translated, range: 0..<0)
        let file = MemoryDocument([TranslationEntry(key: "a", texts: [text], range: 0..<0)])
        let catalogue = MemoryDocument([TranslationEntry("a", ["de": "A"])])
        #expect(TranslationDifferences(from: file, to: catalogue, language: "de").differences == [])
        #expect(TranslationDifferences(from: file, to: catalogue).differences.count == 2)
    }
}
