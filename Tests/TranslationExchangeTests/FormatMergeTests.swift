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
        try check("xliff", limit: 100_000, &random) { XLIFFDocument(parsing: $0, name: $1) }
    }

    private func check<Document: TranslationDocument>(
        _ ending: String, limit: Int = 20_000, _ random: inout SplitMix64, _ read: ([UInt8], String) throws -> Document
    ) throws {
        var merged = 0
        for (name, bytes) in try corpus(ending) where bytes.count < limit {
            let base = try read(bytes, name)
            guard base.damages.isEmpty, !base.translationEntries.isEmpty else { continue }
            try MergeFuzzing.checkDisjoint(base, &random)
            try MergeFuzzing.checkOverlap(base, &random)
            merged += 1
        }
        if PublicCorpora.folder != nil { #expect(merged > 10, "\(ending)") }
    }
}
