import Diagnostics
import Foundation
import Languages
import StringTables
import TestSupport
import Testing

@testable import TranslationFiles

@Suite("Editing every public .strings and .stringsdict file")
struct EditingCorpusTests {
    private func read(_ bytes: [UInt8], _ name: String) -> any TranslationDocument {
        name.hasSuffix("dict")
            ? StringsDictDocument(parsing: bytes, name: name) : StringsDocument(parsing: bytes, name: name)
    }

    /// Every text of a file, given another one and given back.
    private func edits(_ document: some TranslationDocument, _ change: (TranslationEntry, String) -> String?)
        -> [TranslationEdit]
    {
        document.translationEntries.flatMap { entry in
            entry.texts.compactMap { text in
                change(entry, text.value).map {
                    .set($0, at: TextAddress(key: entry.key, variation: text.variation), state: nil)
                }
            }
        }
    }

    /// Something new in the middle of a text; nil where what stands there cannot come back: in `key;`.
    private func changed(_ entry: TranslationEntry, _ text: String, in document: some TranslationDocument) -> String? {
        var new = "\"é\\"
        if let strings = document as? StringsDocument, let own = strings[entry.key] {
            if own.isShortcut { return nil }
            // A word without quotation marks keeps those that it needs once.
            let first = strings.source.bytes[own.valueRange.lowerBound]
            if strings.syntax == .openStep, first != UInt8(ascii: "\""), first != UInt8(ascii: "'") { new = "x9" }
        }
        let scalars = text.unicodeScalars
        let half = scalars.index(scalars.startIndex, offsetBy: scalars.count / 2)
        return String(scalars[..<half]) + new + String(scalars[half...])
    }

    private func check<Document: TranslationDocument>(
        _ document: Document, _ bytes: [UInt8], _ label: String, isWhole: Bool
    ) throws -> Int {
        let isSame = document.bytes == bytes
        #expect(isSame, "\(label)")
        let same = try document.applying(edits(document) { $1 })
        let staysSame = same.bytes == bytes
        #expect(staysSame, "\(label): the same texts change bytes")
        guard isWhole else { return 0 }
        let changes = edits(document) { changed($0, $1, in: document) }
        let other = try document.applying(changes)
        let isOther = other.bytes != bytes || changes.isEmpty
        #expect(isOther, "\(label)")
        let back = try other.applying(edits(document) { $1 })
        let isBack =
            bytes.starts(with: "bplist".utf8) ? EditingModel(back) == EditingModel(document) : back.bytes == bytes
        #expect(isBack, "\(label): set and set back")
        return changes.count
    }

    @Test(
        "read and write, set the same, set and set back: all bytes are the same", arguments: ["strings", "stringsdict"])
    func sameBytes(ending: String) throws {
        let files = try Sample.corpus(ending)
        var texts = 0
        var count = 0
        for (index, file) in files.enumerated() {
            let variants = EditingSample.variants(file.bytes)
            for (number, variant) in variants.enumerated() {
                let document = read(variant.bytes, file.name)
                // As it is, and in turn in another way of writing it.
                let isWhole = number == 0 || number == index % variants.count
                texts += try check(document, variant.bytes, "\(file.name) \(variant.name)", isWhole: isWhole)
                count += 1
            }
        }
        guard !files.isEmpty else { return }
        print("\(count) .\(ending) files were the same, and \(texts) texts came back")
        #expect(count >= files.count * 2 - 2)
    }

    @Test("Foundation reads what was written")
    func oracle() throws {
        let files = try Sample.corpus("strings")
        guard !files.isEmpty else { return }
        let seed = UInt64.random(in: 0...UInt64.max)
        print("edits that Foundation reads, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        var results: [StringsDocument] = []
        for file in files where file.bytes.count < 30_000 {
            let document = StringsDocument(parsing: file.bytes, name: file.name)
            guard !document.diagnostics.contains(where: { $0.severity == .error }) else { continue }
            var edits = document.translationEntries.prefix(20).map { entry in
                TranslationEdit.set(EditingSample.text(&generator), at: TextAddress(key: entry.key), state: nil)
            }
            edits.append(
                .set(EditingSample.text(&generator), at: TextAddress(key: EditingSample.key(&generator)), state: nil))
            results.append(try document.applying(edits))
        }
        let tables = try FoundationPropertyLists.tables(of: results.map(\.bytes))
        for (document, theirs) in zip(results, tables) {
            var ours: FoundationPropertyLists.Table = [:]
            for entry in document.entries { ours[Array(entry.key.utf16)] = Array(entry.value.utf16) }
            #expect(theirs == ours, "seed \(seed), \(document.name)")
        }
        #expect(results.count > 100)
    }

    @Test("an edit and a batch take time in proportion to the file", arguments: ["strings", "stringsdict"])
    func linear(ending: String) throws {
        func file(_ count: Int) -> any TranslationDocument {
            if ending == "strings" {
                let text = (0..<count).map { "/* Comment \($0) */\n\"key.\($0)\" = \"Value \($0)\";\n" }.joined(
                    separator: "\n")
                return read(Array(text.utf8), "T.strings")
            }
            let text = Sample.propertyList(
                (0..<count).map { Sample.member("key.\($0)", "Value \($0)") }.joined(separator: "\n"))
            return read(Array(text.utf8), "T.stringsdict")
        }
        func seconds(_ count: Int) throws -> Double {
            let document = file(count)
            let edits = (0..<count / 10).flatMap { index -> [TranslationEdit] in
                [
                    .set("New \(index)", at: TextAddress(key: "key.\(index * 10)"), state: nil),
                    .set("Added", at: TextAddress(key: "new.\(index)"), state: nil),
                    .remove(key: "key.\(index * 10 + 1)"),
                    .rename(key: "key.\(index * 10 + 2)", to: "renamed.\(index)"),
                    .setComment("Other", key: "key.\(index * 10 + 3)"),
                ]
            }
            return try (0..<2).map { _ in
                let clock = ContinuousClock()
                let start = clock.now
                let result = try document.applying(edits)
                #expect(result.translationEntries.count == count)
                return (clock.now - start) / .seconds(1)
            }.min() ?? 0
        }
        let (short, long) = (try seconds(2_000), try seconds(8_000))
        print(".\(ending): \(short) s for 2,000 keys, \(long) s for 8,000")
        #expect(long < short * 10, "\(short) s for a quarter of \(long) s")
    }
}
