import Foundation
import ICUOracle
import Languages
import TestSupport
import Testing
import TranslationFiles

/// The installed ICU's own answer.
private func icuOrder(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8CString), Array(right.utf8CString))
    return Int(icu_oracle_compare(left, Int32(left.count - 1), right, Int32(right.count - 1)))
}

private func order(_ left: FinderOrder.SortKey, _ right: FinderOrder.SortKey) -> Int {
    left.isEquivalent(to: right) ? 0 : left < right ? -1 : 1
}

private func inOrder(_ texts: [String]) -> [(text: String, key: FinderOrder.SortKey)] {
    texts.map { ($0, FinderOrder.sortKey(of: $0)) }.sorted { $0.key < $1.key }
}

/// Neighbours that ICU puts otherwise.
private func disagreements(_ texts: [(text: String, key: FinderOrder.SortKey)]) -> [(String, String)] {
    zip(texts, texts.dropFirst()).filter { icuOrder($0.text, $1.text) != order($0.key, $1.key) }.map {
        ($0.text, $1.text)
    }
}

@Suite("The order of keys in the Finder")
struct FinderOrderTests {
    @Test("the table is that of the installed ICU's version of CLDR")
    func version() {
        var buffer = [CChar](repeating: 0, count: 32)
        let length = icu_oracle_cldr_version(&buffer, 32)
        let installed = String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #expect(installed.split(separator: ".").first.map(String.init) == FinderOrder.version)
    }

    @Test("numbers go by their value, letters before capitals, punctuation before digits before letters")
    func examples() {
        let sorted = [
            "", " ", "_", "-", "!", ".", "%@", "+", "2", "10", "１１", "a", "A", "ä", "a b", "a2", "a10", "ab", "B", "é",
            "е",
            "あ", "一",
        ]
        #expect(sorted.shuffled().sorted(by: FinderOrder.precedes) == sorted)
        #expect(["k10", "k2", "K2"].sorted(by: FinderOrder.precedes) == ["k2", "K2", "k10"])
    }

    @Test("keys that are equal in this order are sorted by their bytes")
    func equalKeys() {
        #expect(FinderOrder.precedes("007", "7") && !FinderOrder.precedes("7", "007"))
        #expect(FinderOrder.precedes("e\u{301}", "\u{E9}"))
        #expect(!FinderOrder.precedes("a", "a"))
        #expect(FinderOrder.sortKey(of: "e\u{301}").isEquivalent(to: FinderOrder.sortKey(of: "\u{E9}")))
    }

    @Test("every key and language of the public catalogues stands where ICU puts it")
    func corpora() throws {
        var keys: Set<String> = []
        for (name, bytes) in try Sample.corpus("xcstrings") {
            let catalogue = try StringCatalogue(parsing: bytes, name: name)
            for entry in catalogue.entries {
                keys.insert(entry.key)
                for localization in entry.localizations { keys.insert(localization.language.description) }
            }
        }
        let texts = inOrder(Array(keys))
        let wrong = disagreements(texts).map { "\($0) | \($1)" }
        #expect(wrong.isEmpty, "\(wrong.count) of \(texts.count): \(wrong.prefix(5))")
        #expect(texts.count > 1_000 || PublicCorpora.folder == nil)
    }

    @Test("every character of Unicode stands where ICU puts it")
    func allCharacters() {
        // U+FFFE and U+FFFF are no characters; ICU gives them places of their own.
        let scalars = (UInt32(0)...0x10FFFF).compactMap { Unicode.Scalar($0) }.filter { $0.value & 0xFFFE != 0xFFFE }
        // A character of private use or an unassigned one is like the next.
        let sample = scalars.filter {
            $0.properties.generalCategory != .privateUse && $0.properties.generalCategory != .unassigned
                || $0.value % 997 == 0
        }
        let texts = inOrder(sample.map { "x" + String($0) })
        let wrong = disagreements(texts).map { pair in
            [pair.0, pair.1].map { String($0.unicodeScalars.last?.value ?? 0, radix: 16) }.joined(separator: " | ")
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(texts.count): \(wrong.prefix(20))")
    }

    @Test("random texts stand to each other as ICU says")
    func randomTexts() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of random texts in Finder order: \(seed)")
        var random = SplitMix64(seed: seed)
        let parts: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0x30...0x39, 0x61...0x66, 0x41...0x46, 0xA0...0x24F, 0x370...0x3FF, 0x400...0x45F,
            0x5D0...0x5EA, 0x620...0x64A, 0x660...0x669, 0x904...0x939, 0xE01...0xE2E, 0xE40...0xE44, 0xE81...0xEAE,
            0xEC0...0xEC4,
            0x3041...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFF01...0xFF5E, 0x1F300...0x1F6FF,
            0x20000...0x2A6DF,
            0x1D400...0x1D7FF, 0xB7...0xB7, 0x6C...0x6C, 0x2000...0x206F,
        ]
        func text() -> String {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                let range = parts[Int.random(in: 0..<parts.count, using: &random)]
                guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) else { continue }
                scalars.append(scalar)
                // One mark at most, as marks in a row are taken as they come.
                if Int.random(in: 0..<8, using: &random) == 0,
                    scalar.properties.canonicalCombiningClass == .notReordered,
                    let mark = Unicode.Scalar(UInt32.random(in: 0x300...0x30C, using: &random)),
                    String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.count == 1
                {
                    scalars.append(mark)
                }
            }
            return String(scalars)
        }
        var wrong: [String] = []
        for _ in 0..<50_000 {
            let left = text()
            // Often alike at first, so that lower levels decide.
            let right =
                Bool.random(using: &random) ? text() : left.uppercased() + (Bool.random(using: &random) ? "" : text())
            if icuOrder(left, right) != order(FinderOrder.sortKey(of: left), FinderOrder.sortKey(of: right)) {
                wrong.append(
                    [left, right].map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
                        .joined(separator: " | "))
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count), seed \(seed): \(wrong.prefix(10))")
    }

    @Test("long numbers and numbers of other scripts go by their value")
    func numbers() {
        let numbers = [
            "0", "00", "1", "٣", "09", "10", "99", "100", "9999999", "10000000", "123456789", "1234567890",
            String(repeating: "9", count: 253), String(repeating: "1", count: 254), String(repeating: "1", count: 255),
            String(repeating: "1", count: 254) + "00",
            String(repeating: "0", count: 300) + "5",
        ]
        for left in numbers {
            for right in numbers {
                let (left, right) = ("k" + left + "x", "k" + right + "y")
                #expect(
                    icuOrder(left, right) == order(FinderOrder.sortKey(of: left), FinderOrder.sortKey(of: right)),
                    "\(left) \(right)")
            }
        }
    }
}
