import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@testable import TranslationExchange

@Suite("Random merges of public files")
struct FormatMergeTests {
    @Test(".strings files")
    func strings() throws {
        var random = MergeFuzzing.seeded()
        try check("strings", &random) { StringsDocument(parsing: $0, name: $1) }
    }

    @Test(".stringsdict files")
    func stringsDict() throws {
        var random = MergeFuzzing.seeded()
        try check("stringsdict", &random) { StringsDictDocument(parsing: $0, name: $1) }
    }

    @Test("XLIFF files")
    func xliff() throws {
        var random = MergeFuzzing.seeded()
        try check("xliff", limit: 60_000, &random) { XLIFFDocument(parsing: $0, name: $1) }
    }

    @Test(".xcstrings files")
    func catalogues() throws {
        var random = MergeFuzzing.seeded()
        try check("xcstrings", &random) { try StringCatalogue(parsing: $0, name: $1) }
    }

    @Test("files come as bytes, with the format of their name or of their content")
    func bytes() throws {
        let files: [(TranslationFormat, String, String)] = [
            (.strings, "\"a\" = \"A\";\n", "\"a\" = \"A\";\n\"b\" = \"B\";\n"),
            (
                .catalogue, #"{ "sourceLanguage" : "en", "strings" : { "a" : { } }, "version" : "1.0" }"#,
                #"{ "sourceLanguage" : "en", "strings" : { "a" : { }, "b" : { "comment" : "c", "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "B" } } } } }, "version" : "1.0" }"#
            ),
        ]
        for (format, ours, theirs) in files {
            #expect(TranslationFormat(detectedIn: Array(ours.utf8)) == format)
            for path in ["a/Localizable.\(format.rawValue)", "nameless"] {
                let result = try ThreeWayMerge.merge(
                    base: Array(ours.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), path: path)
                #expect(result.conflicts == [])
                #expect(result.document.translationEntries.map(\.key) == ["a", "b"])
                let empty = try ThreeWayMerge.merge(
                    base: [], ours: Array(ours.utf8), theirs: Array(theirs.utf8), path: path)
                #expect(empty.conflicts == [] && empty.document.bytes == result.document.bytes)
            }
        }
        for (ending, format) in [
            ("strings", TranslationFormat.strings), ("stringsdict", .stringsDict), ("xcstrings", .catalogue),
            ("xliff", .xliff),
        ] {
            for (name, bytes) in try corpus(ending) {
                #expect(TranslationFormat(path: name) == format)
                #expect(TranslationFormat(detectedIn: bytes) == format, "\(name)")
            }
        }
        #expect(TranslationFormat(path: "a.strings/b") == nil && TranslationFormat(detectedIn: []) == nil)
        #expect { try ThreeWayMerge.merge(base: [], ours: Array("{".utf8), theirs: [], path: "a.xcstrings") } throws: {
            ($0 as? TranslationExchangeError)?.code == .unreadable
        }
    }

    private func check<Document: TranslationDocument>(
        _ ending: String, limit: Int = 15_000, _ random: inout SplitMix64, _ read: ([UInt8], String) throws -> Document
    ) throws {
        var merged = 0
        for (name, bytes) in try corpus(ending).filter({ $0.bytes.count < limit }).shuffled(using: &random).prefix(25) {
            let base = try read(bytes, name)
            guard base.damages.isEmpty, !base.translationEntries.isEmpty else { continue }
            try MergeFuzzing.checkDisjoint(base, &random)
            try MergeFuzzing.checkOverlap(base, &random)
            merged += 1
        }
        if PublicCorpora.folder != nil { #expect(merged > 5, "\(ending)") }
    }
}
