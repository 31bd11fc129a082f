import Diagnostics
import Foundation
import TestSupport
import Testing
import TranslationFiles

@Suite("Losing as little of a .strings file as can be")
struct StringsRecoveryTests {
    /// The bytes that belong to no entry, comment or damage, as far as they are no white space.
    private func uncovered(_ document: StringsDocument) -> [UInt8] {
        var isCovered = Array(repeating: false, count: document.source.bytes.count)
        let entries = Array(document.entries) + document.nonTextEntries
        let ranges = entries.map(\.range) + document.comments.map(\.range) + document.damages.map(\.range)
        for range in ranges { for index in range { isCovered[index] = true } }
        return zip(document.source.bytes, isCovered).filter { !$1 && $0 > 0x20 }.map(\.0)
    }

    private func check(_ document: StringsDocument) {
        // A byte-order mark, line separators and the braces around the whole.
        #expect(uncovered(document).allSatisfy { [0xEF, 0xBB, 0xBF, 0xE2, 0x80, 0xA8, 0xA9, 0x7B, 0x7D].contains($0) })
        var end = 0
        let entries = (Array(document.entries) + document.nonTextEntries).map(\.range)
        let ranges = (entries + document.damages.map(\.range)).sorted {
            ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
        }
        for range in ranges {
            #expect(range.lowerBound >= end, "nodes overlap")
            end = range.upperBound
        }
        for entry in document.entries {
            #expect(entry.range.lowerBound <= entry.keyRange.lowerBound)
            #expect(entry.keyRange.upperBound <= entry.valueRange.lowerBound || entry.isShortcut)
            #expect(entry.valueRange.upperBound <= entry.range.upperBound)
        }
    }

    @Test("every byte of a random file belongs to an entry, a comment or damage")
    func coverage() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("covered .strings files, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        let parts = [
            "\"", "'", "=", ";", "a", "\"b\"", "c = d;", "\"e\" = \"f\";", " ", "\n", "/* c */", "// d\n", "/*", "*/",
            "\\", "{", "}", "(", ")", ",", "<", ">", "0f", "é", "\u{2028}", "\u{A0}", "#", "/", "a = (\"x\", {b;});",
        ]
        for _ in 0..<5_000 {
            let count = Int.random(in: 1...20, using: &generator)
            let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            let document = StringsDocument(parsing: Array(text.utf8), name: "Test.strings")
            check(document)
        }
    }

    @Test("a byte that is lost from a public file costs an entry or two")
    func lostByte() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("bytes lost from .strings files, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        var (trials, lost, worst) = (0, 0, 0)
        for (name, bytes) in try Sample.corpus("strings") where bytes.first != 0xFF && bytes.first != 0x62 {
            let whole = StringsDocument(parsing: bytes, name: name)
            let texts = Dictionary(whole.entries.map { ($0.key, $0.value) }) { $1 }
            let marks = bytes.indices.filter { "\"=;*/\n".utf8.contains(bytes[$0]) }
            for _ in 0..<4 {
                var damaged = bytes
                damaged.remove(at: marks.randomElement(using: &generator) ?? 0)
                let document = StringsDocument(parsing: damaged, name: name)
                check(document)
                let kept = texts.count { document[$0.key]?.value == $0.value }
                trials += 1
                lost += texts.count - kept
                worst = max(worst, texts.count - kept)
            }
        }
        print("\(trials) bytes lost, \(lost) entries lost with them, \(worst) at most at once")
        #expect(lost <= trials)
    }
}
