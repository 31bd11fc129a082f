import Diagnostics
import Foundation
import JSONText
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

/// Makes edits that somebody may want of a catalogue.
private struct EditMaker {
    var random: SplitMix64

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

    private mutating func word() -> String {
        let words = [
            "", "New text", "k10", "K2", "%lld items", "a/b", "“é”", "e\u{301}", "日本", "\u{18}\n\t\"\\",
            "\u{2028}\u{202E}x",
            "100", "99 bottles", "_internal", "زر", "Zebra",
        ]
        return pick(words) + (number(below: 3) == 0 ? " \(number(below: 1000))" : "")
    }

    private mutating func path() -> VariationPath {
        let paths = [
            "", "", "", "plural.one", "plural.other", "plural.few", "plural.zero", "device.iphone", "device.mac",
            "device.ipad.plural.one", "substitutions.n.plural.other",
        ]
        return VariationPath(pick(paths)) ?? .plain
    }

    /// An edit, about a text or language that is there where the edit needs one.
    mutating func edit(of catalogue: StringCatalogue) -> TranslationEdit {
        let state = pick([nil, nil, EntryState.new, .needsReview, .translated])
        guard !catalogue.entries.isEmpty, number(below: 8) > 0 else {
            let address = TextAddress(
                key: word(), language: pick(["en", "de", "zh-Hans", "sr-Latn"]), variation: path())
            return .set(word(), at: address, state: state)
        }
        let key = catalogue.entries[number(below: catalogue.entries.count)].key
        let texts = catalogue.translationEntry(forKey: key)?.texts ?? []
        let languages = catalogue.languages + ["de", "uk", "zh-Hant-HK"]
        let text = texts.isEmpty ? nil : pick(texts)
        let place = TextAddress(key: key, language: text?.language, variation: text?.variation ?? .plain)
        switch number(below: 14) {
        case 0: return .remove(key: key)
        case 1, 2: return .rename(key: key, to: word())
        case 3: return .setComment(number(below: 3) == 0 ? nil : word(), key: key)
        case 4: return .setShouldTranslate(number(below: 2) == 0, key: key)
        case 5: return .setExtractionState(pick([nil, .manual, .stale]), key: key)
        case 6 where number(below: 4) == 0: return .dropLanguage(pick(languages))
        case 7 where text != nil: return .removeText(place)
        case 8 where text != nil: return .setState(state ?? .new, at: place)
        case 9: return .removeLanguage(text?.language ?? pick(languages), key: key)
        case 11: return .copy(key: key, to: word())
        case 10 where text != nil: return .set(word(), at: place, state: state)
        default:
            return .set(word(), at: TextAddress(key: key, language: pick(languages), variation: path()), state: state)
        }
    }
}

@Suite("Editing public string catalogues")
struct CatalogueCorpusTests {
    private func catalogues() throws -> [StringCatalogue] {
        try Sample.corpus("xcstrings").map { try StringCatalogue(parsing: $0.bytes, name: $0.name) }
    }

    /// What Foundation writes, which is what Xcode writes.
    private func foundation(_ bytes: [UInt8]) throws -> [UInt8] {
        let object = try JSONSerialization.jsonObject(with: Data(bytes))
        return Array(
            try JSONSerialization.data(
                withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]))
    }

    @Test("every public catalogue, with a byte-order mark and other line ends too, is written as it was read")
    func roundTrip() throws {
        for catalogue in try catalogues() {
            let text = catalogue.bytes
            let variants = [
                text, [0xEF, 0xBB, 0xBF] + text.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF },
                text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, text + [0x0A],
            ]
            for bytes in variants where bytes.count < 100_000 || bytes == text {
                let read = try StringCatalogue(parsing: bytes, name: catalogue.name)
                #expect(read.bytes == bytes)
                let root = JSONDraft(read.document.root)
                var touched = root
                touched.members = root.members
                touched["strings"]?.members = root["strings"]?.members ?? []
                #expect(read.document.rewritten(as: touched) == bytes, "\(catalogue.name)")
                guard let entry = read.translationEntries.first(where: { !$0.texts.isEmpty }),
                    let old = entry.texts.last
                else { continue }
                let place = TextAddress(key: entry.key, language: old.language, variation: old.variation)
                let set = try read.applying([.set("x\"", at: place, state: nil), .setComment("c", key: entry.key)])
                let back = try set.applying([
                    .set(old.value, at: place, state: nil), .setComment(entry.comment, key: entry.key),
                ])
                let isGenerated = read.document.root["strings"]?[entry.key]?["isCommentAutoGenerated"] != nil
                #expect(back.bytes == bytes || isGenerated, "\(catalogue.name)")
                let added = try read.applying([.set("x", at: TextAddress(key: "new key", language: "xh"), state: nil)])
                #expect(try added.applying([.remove(key: "new key")]).bytes == bytes, "\(catalogue.name)")
            }
        }
    }

    @Test("every text of every public catalogue is set to another and back, byte for byte")
    func setAndSetBack() throws {
        for catalogue in try catalogues() where catalogue.bytes.count < 300_000 {
            var there: [TranslationEdit] = []
            var back: [TranslationEdit] = []
            for entry in catalogue.translationEntries {
                for text in entry.texts {
                    let place = TextAddress(key: entry.key, language: text.language, variation: text.variation)
                    there.append(.set(text.value + "!", at: place, state: nil))
                    back.append(.set(text.value, at: place, state: nil))
                }
            }
            let changed = try catalogue.applying(there)
            #expect(changed.bytes.count == catalogue.bytes.count + there.count, "\(catalogue.name)")
            #expect(try changed.applying(back).bytes == catalogue.bytes, "\(catalogue.name)")
        }
    }

    @Test("random edits change what they say and nothing else, and sorted files stay as Xcode writes them")
    func randomEdits() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of random edits of catalogues: \(seed)")
        var maker = EditMaker(random: SplitMix64(seed: seed))
        let all = try catalogues().filter { $0.bytes.count < 60_000 }
        guard !all.isEmpty else { return }
        var (made, refused, compared) = (0, 0, 0)
        while made < 1_000 {
            var catalogue = maker.pick(all)
            var isXcodes = try foundation(catalogue.bytes) == catalogue.bytes
            for _ in 0..<5 {
                let edit = maker.edit(of: catalogue)
                let comment = Comment(rawValue: "seed \(seed), \(catalogue.name): \(edit)")
                let changed: StringCatalogue
                do {
                    changed = try catalogue.applying([edit])
                } catch {
                    refused += 1
                    #expect(
                        [.notSupported, .noSuchText, .keyExists].contains(error.code), "\(error) \(comment)")
                    continue
                }
                made += 1
                var model = CatalogueModel(catalogue)
                model.apply(edit)
                #expect(CatalogueModel(changed) == model, comment)
                #expect(try catalogue.rewritten(by: [edit]).hasSameBytes(as: changed.bytes), comment)
                try checkOthers(catalogue, changed, edit, comment)
                // Foundation leaves open which of two keys comes first that the order holds for equal.
                isXcodes = isXcodes && !hasEquivalentKeys(changed)
                if isXcodes {
                    compared += 1
                    #expect(try foundation(changed.bytes) == changed.bytes, comment)
                }
                catalogue = changed
            }
        }
        print("\(made) edits, \(refused) refused, \(compared) compared with Foundation")
        #expect(compared > made / 4)
    }

    private func hasEquivalentKeys(_ catalogue: StringCatalogue) -> Bool {
        let keys = catalogue.entries.map { FinderOrder.sortKey(of: $0.key) }.sorted()
        return zip(keys, keys.dropFirst()).contains { $0.isEquivalent(to: $1) }
    }

    /// Every other entry has its bytes and its place among the others, and so has what is around the entries.
    private func checkOthers(
        _ old: StringCatalogue, _ new: StringCatalogue, _ edit: TranslationEdit, _ comment: Comment
    ) throws {
        guard let key = edit.key else { return }
        var keys: Set<[UInt8]> = [Array(key.utf8)]
        switch edit {
        case .rename(_, let name): keys.insert(Array(name.utf8))
        case .copy(_, let name): keys = [Array(name.utf8)]
        default: break
        }
        func others(_ catalogue: StringCatalogue) throws -> [ArraySlice<UInt8>] {
            let strings = try #require(catalogue.document.root["strings"])
            let bytes = catalogue.bytes
            return [bytes[..<strings.range.lowerBound], bytes[strings.range.upperBound...]]
                + strings.members.filter { !keys.contains(Array($0.keyBytes)) }
                .map { bytes[$0.keyRange.lowerBound..<$0.value.range.upperBound] }
        }
        let (left, right) = (try others(old), try others(new))
        #expect(left.count == right.count && zip(left, right).allSatisfy { $0.elementsEqual($1) }, comment)
        // What was changed is one stretch of bytes, and the rest is the same.
        switch edit {
        case .rename, .copy: return
        default: break
        }
        let common = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
        let entry = old.translationEntry(forKey: key)?.range ?? 0..<0
        if new.translationEntry(forKey: key) != nil, !entry.isEmpty {
            let tail = zip(old.bytes.reversed(), new.bytes.reversed()).prefix { $0 == $1 }.count
            #expect(common >= min(entry.lowerBound, new.bytes.count), comment)
            #expect(tail >= min(old.bytes.count - entry.upperBound, new.bytes.count), comment)
        }
    }

    @Test("a language is dropped from every entry, and no entry is lost")
    func dropLanguage() throws {
        for catalogue in try catalogues() where catalogue.bytes.count < 100_000 {
            for language in catalogue.languages.prefix(4) where language != catalogue.sourceLanguage {
                let dropped = try catalogue.applying([.dropLanguage(language)])
                #expect(!dropped.languages.contains(language))
                #expect(dropped.entries.count == catalogue.entries.count)
            }
        }
    }
}
