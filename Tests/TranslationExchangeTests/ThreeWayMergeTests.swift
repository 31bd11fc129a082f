import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles

@testable import TranslationExchange

@Suite("A three-way merge")
struct ThreeWayMergeTests {
    private let base = MemoryDocument([
        TranslationEntry("a", ["en": "A", "de": "A-de"]),
        TranslationEntry("b", ["en": "B", "de": "B-de"]),
        TranslationEntry("n", ["en": "%lld things"]),
    ])

    private func merged(
        _ ours: [TranslationEdit], _ theirs: [TranslationEdit], base: MemoryDocument? = nil
    ) throws -> MergeResult<MemoryDocument> {
        let base = base ?? self.base
        return try ThreeWayMerge.merge(base: base, ours: base.applying(ours), theirs: base.applying(theirs))
    }

    private func set(_ value: String, _ key: String, _ language: LanguageTag, _ path: VariationPath = .plain)
        -> TranslationEdit
    {
        .set(value, at: TextAddress(key: key, language: language, variation: path), state: nil)
    }

    @Test("takes what only one side changed, in both directions")
    func disjoint() throws {
        let ours = [set("A2", "a", "de"), .setComment("ours", key: "b")]
        let theirs = [
            set("B2", "b", "de"), .setState(.needsReview, at: TextAddress(key: "a", language: "en")),
            .setShouldTranslate(false, key: "n"), .setExtractionState(.stale, key: "b"), set("C", "c", "en"),
        ]
        let result = try merged(ours, theirs)
        #expect(result.conflicts == [])
        let all = try base.applying(ours + theirs)
        #expect(result.document == all)
        let back = try merged(theirs, ours)
        #expect(back.document.entries.sorted { $0.key < $1.key } == all.entries.sorted { $0.key < $1.key })
    }

    @Test("keeps ours where both changed one thing, and says what the other wanted")
    func overlap() throws {
        let result = try merged(
            [set("ours", "a", "de"), .setComment("ours", key: "b"), .setShouldTranslate(false, key: "n")],
            [set("theirs", "a", "de"), .setComment("theirs", key: "b"), .setShouldTranslate(false, key: "n")])
        #expect(
            result.conflicts == [
                MergeConflict(
                    aspect: .text, address: TextAddress(key: "a", language: "de"), base: "A-de", ours: "ours",
                    theirs: "theirs"),
                MergeConflict(
                    aspect: .comment, address: TextAddress(key: "b"), base: nil, ours: "ours", theirs: "theirs"),
            ])
        #expect(result.document.translationEntry(forKey: "a")?.text(in: "de")?.value == "ours")
        #expect(result.document.translationEntry(forKey: "b")?.comment == "ours")
    }

    @Test("a key that one side removed goes, unless the other changed it")
    func removal() throws {
        var result = try merged([], [.remove(key: "a")])
        #expect(result.conflicts == [] && result.document.translationEntry(forKey: "a") == nil)
        result = try merged([.remove(key: "a")], [.remove(key: "a"), .remove(key: "b")])
        #expect(result.conflicts == [] && result.document.entries.map(\.key) == ["n"])

        result = try merged([set("A2", "a", "en")], [.remove(key: "a")])
        #expect(
            result.conflicts == [
                MergeConflict(aspect: .key, address: TextAddress(key: "a"), base: "A", ours: "A2", theirs: nil)
            ])
        #expect(result.document.translationEntry(forKey: "a")?.text(in: "en")?.value == "A2")
        result = try merged([.remove(key: "a")], [set("A2", "a", "en")])
        #expect(
            result.conflicts == [
                MergeConflict(aspect: .key, address: TextAddress(key: "a"), base: "A", ours: nil, theirs: "A2")
            ])
        #expect(result.document.translationEntry(forKey: "a") == nil)
    }

    @Test("without a base both sides added their keys")
    func emptyBase() throws {
        let ours = MemoryDocument([TranslationEntry("a", ["en": "A"]), TranslationEntry("b", ["en": "B"])])
        let theirs = MemoryDocument([
            TranslationEntry("b", ["en": "B", "de": "B-de"]), TranslationEntry("a", ["en": "other"]),
            TranslationEntry("c", ["en": "C"]),
        ])
        let result = try ThreeWayMerge.merge(base: nil, ours: ours, theirs: theirs)
        #expect(
            result.conflicts == [
                MergeConflict(
                    aspect: .text, address: TextAddress(key: "a", language: "en"), base: nil, ours: "A",
                    theirs: "other")
            ])
        #expect(
            result.document.entries == [
                TranslationEntry("a", ["en": "A"]), TranslationEntry("b", ["en": "B", "de": "B-de"]),
                TranslationEntry("c", ["en": "C"]),
            ])
    }

    @Test("words of one side and a state of the other meet with the less sure state")
    func states() throws {
        let address = TextAddress(key: "a", language: "de")
        func state(_ before: EntryState, _ ours: [TranslationEdit], _ theirs: [TranslationEdit]) throws -> EntryState? {
            let start = try base.applying([.setState(before, at: address)])
            let result = try merged(ours, theirs, base: start)
            #expect(result.conflicts == [])
            let back = try merged(theirs, ours, base: start)
            #expect(back.document == result.document)
            return result.document.translationEntry(forKey: "a")?.text(in: "de")?.state
        }
        let words = set("new words", "a", "de")
        #expect(try state(.needsReview, [words], [.setState(.translated, at: address)]) == .needsReview)
        #expect(try state(.translated, [words], [.setState(.needsReview, at: address)]) == .needsReview)
        #expect(try state(.new, [.setState(.translated, at: address)], []) == .translated)
        let both = try merged(
            [.setState(.new, at: address)], [.setState(.needsReview, at: address)])
        #expect(
            both.conflicts == [
                MergeConflict(aspect: .state, address: address, base: "translated", ours: "new", theirs: "needs_review")
            ])
    }

    @Test("a plain text that one side made a plural takes no changes of the other")
    func shapes() throws {
        let plain = TextAddress(key: "n", language: "en")
        let plural: [TranslationEdit] = [
            .removeText(plain), set("%lld thing", "n", "en", VariationPath([.plural(.one)])),
            set("%lld things", "n", "en", VariationPath([.plural(.other)])),
        ]
        // Alone it goes through, in either direction.
        #expect(try merged([], plural).document == base.applying(plural))
        #expect(try merged(plural, []).document == base.applying(plural))
        let result = try merged([set("%lld items", "n", "en")], plural)
        #expect(result.conflicts.map(\.address.variation.description) == ["", "plural.one", "plural.other"])
        #expect(result.document.translationEntry(forKey: "n")?.texts.map(\.value) == ["%lld items"])
        // It is not the document that refuses the mixture.
        func contents(_ edits: [TranslationEdit]) throws -> EntryContents {
            EntryContents(try #require(try base.applying(edits).translationEntry(forKey: "n")))
        }
        let entries = EntryMerge(
            key: "n", base: try contents([]), ours: try contents([set("%lld items", "n", "en")]),
            theirs: try contents(plural))
        #expect(entries.merged.texts.count == 1)
        let back = try merged(plural, [set("%lld items", "n", "en")])
        // A plural has no place for the plain text, so that alone is in dispute.
        #expect(back.conflicts.map(\.address.variation) == [.plain])
        #expect(back.document.translationEntry(forKey: "n")?.texts.map(\.value) == ["%lld thing", "%lld things"])
    }

    @Test("keys and texts are compared by their bytes")
    func bytes() throws {
        let composed = "\u{E9}"
        let decomposed = "e\u{301}"
        let start = MemoryDocument([
            TranslationEntry(composed, ["en": "1"]), TranslationEntry(decomposed, ["en": "2"]),
        ])
        let result = try merged([set(composed, composed, "en")], [set(decomposed, composed, "en")], base: start)
        #expect(result.conflicts.count == 1)
        let other = try merged([set("x", composed, "en")], [set("y", decomposed, "en")], base: start)
        #expect(other.conflicts == [] && other.document.entries.map { $0.texts[0].value } == ["x", "y"])
    }

    @Test("a change that our file refuses is a conflict, and the others are made")
    func refused() throws {
        var ours = base
        ours.lockedKey = "b"
        let theirs = try base.applying([set("A2", "a", "en"), set("B2", "b", "en"), set("N2", "n", "en")])
        let result = try ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
        #expect(
            result.conflicts == [
                MergeConflict(
                    aspect: .text, address: TextAddress(key: "b", language: "en"), base: nil, ours: "B", theirs: "B2")
            ])
        #expect(result.document.entries.map { $0.texts[0].value } == ["A2", "B", "N2"])
    }

    @Test("how a number is written is not lost in silence")
    func substitutions() throws {
        func file(_ type: String, _ key: String) -> StringsDictDocument {
            let variable = StringsRule.Variable(name: "n", valueType: type, forms: [.other: "%\(type) days"])
            let list = PropertyListValue.dictionary([(key, StringsRule.plural("%#@n@", [variable]).propertyList)])
            return StringsDictDocument(parsing: list.file, name: "T")
        }
        let (base, ours, theirs) = (file("d", "k"), file("u", "k"), file("lu", "k"))
        let both = try ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
        #expect(both.conflicts.contains { $0.aspect == .substitution && $0.ours == "u" && $0.theirs == "lu" })
        #expect(both.document.bytes == ours.bytes)
        #expect(try ThreeWayMerge.merge(base: base, ours: ours, theirs: base).conflicts == [])
        #expect(try ThreeWayMerge.merge(base: base, ours: base, theirs: theirs).document.bytes == theirs.bytes)
        let added = try ThreeWayMerge.merge(base: nil, ours: base, theirs: file("u", "other"))
        #expect(added.document.translationEntries.map(\.key) == ["k", "other"])
        #expect(added.conflicts == [])
        #expect(String(decoding: added.document.bytes, as: UTF8.self).contains("<string>u</string>"))
        let differences = TranslationDifferences(from: base, to: ours)
        #expect(differences.differences.contains { $0.aspect == .substitution && $0.new == "u" })
    }

    @Test("files of different formats and damaged files are refused")
    func errors() throws {
        var damaged = base
        damaged.damages = [Damage(range: 0..<1, place: 0, message: "broken")]
        for (ours, theirs, before) in [(damaged, base, base), (base, damaged, base), (base, base, damaged)] {
            #expect { try ThreeWayMerge.merge(base: before, ours: ours, theirs: theirs) } throws: {
                ($0 as? TranslationExchangeError)?.code == .unreadable
            }
        }
        #expect { try ThreeWayMerge.merge(anyBase: nil, ours: base, theirs: OtherDocument(inner: base)) } throws: {
            ($0 as? TranslationExchangeError)?.code == .differentFormats
        }
        let same = try ThreeWayMerge.merge(anyBase: base, ours: base, theirs: base)
        #expect(same.document.bytes == base.bytes && same.conflicts == [])
    }
}

/// A document of another type.
private struct OtherDocument: TranslationDocument {
    let inner: MemoryDocument
    var name: String { "other" }
    var bytes: [UInt8] { inner.bytes }
    var diagnostics: [Diagnostic] { [] }
    var damages: [Damage] { [] }
    var sourceLanguage: LanguageTag? { nil }
    var languages: [LanguageTag] { [] }
    var translationEntries: [TranslationEntry] { inner.entries }
    func translationEntry(forKey key: String) -> TranslationEntry? { inner.translationEntry(forKey: key) }
    func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> OtherDocument { self }
}
