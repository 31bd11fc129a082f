import Diagnostics
import Foundation
import Languages
import StringTables
import TestSupport
import Testing

@testable import TranslationFiles

/// Random edits of public files: the bytes around them stay, and the result reads as what a dictionary says.
@Suite("Random edits of .strings and .stringsdict files")
struct RandomEditsTests {
    /// A document whose text is told besides its bytes.
    private protocol Editable: TranslationDocument {
        var text: [UInt8] { get }
        var form: TextEncoding { get }
        init(_ bytes: [UInt8])
        /// An edit of what is there, or of what is not.
        func randomEdit(_ generator: inout SplitMix64, _ entries: [TranslationEntry]) -> TranslationEdit
        /// Whether several entries have a key.
        func isDouble(_ key: String) -> Bool
    }

    private struct Strings: Editable {
        let document: StringsDocument
        init(_ bytes: [UInt8]) { document = StringsDocument(parsing: bytes, name: "T.strings") }
        private init(document: StringsDocument) { self.document = document }
        var text: [UInt8] { document.source.bytes }
        var form: TextEncoding { document.encoding }
        var name: String { document.name }
        var bytes: [UInt8] { document.bytes }
        var diagnostics: [Diagnostic] { document.diagnostics }
        var damages: [Damage] { document.damages }
        var sourceLanguage: LanguageTag? { document.sourceLanguage }
        var languages: [LanguageTag] { document.languages }
        var translationEntries: [TranslationEntry] { document.translationEntries }
        func translationEntry(forKey key: String) -> TranslationEntry? { document.translationEntry(forKey: key) }
        func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> Self {
            Strings(document: try document.applying(edits))
        }

        func isDouble(_ key: String) -> Bool { document.entries.contains { $0.key == key && $0.isSuperseded } }

        func randomEdit(_ generator: inout SplitMix64, _ entries: [TranslationEntry]) -> TranslationEdit {
            let key = entries.randomElement(using: &generator)?.key ?? "k"
            let text = EditingSample.text(&generator)
            switch Int.random(in: 0...7, using: &generator) {
            case 0...1: return .set(text, at: TextAddress(key: key), state: nil)
            case 2:
                // A text that keeps most of the old one.
                let old = entries.first { $0.key == key }?.texts.first?.value ?? ""
                let place = old.unicodeScalars.indices.randomElement(using: &generator) ?? old.endIndex
                return .set(
                    String(old.unicodeScalars[..<place]) + text + String(old.unicodeScalars[place...]),
                    at: TextAddress(key: key), state: nil)
            case 3: return .set(text, at: TextAddress(key: EditingSample.key(&generator)), state: nil)
            case 4: return .remove(key: key)
            case 5: return .removeText(TextAddress(key: key))
            case 6: return .rename(key: key, to: EditingSample.key(&generator))
            default: return .setComment(EditingSample.comment(&generator), key: key)
            }
        }
    }

    private struct Rules: Editable {
        let document: StringsDictDocument
        init(_ bytes: [UInt8]) { document = StringsDictDocument(parsing: bytes, name: "T.stringsdict") }
        private init(document: StringsDictDocument) { self.document = document }
        var text: [UInt8] { document.list.source.bytes }
        var form: TextEncoding { document.list.encoding }
        var name: String { document.name }
        var bytes: [UInt8] { document.bytes }
        var diagnostics: [Diagnostic] { document.diagnostics }
        var damages: [Damage] { document.damages }
        var sourceLanguage: LanguageTag? { document.sourceLanguage }
        var languages: [LanguageTag] { document.languages }
        var translationEntries: [TranslationEntry] { document.translationEntries }
        func translationEntry(forKey key: String) -> TranslationEntry? { document.translationEntry(forKey: key) }
        func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> Self {
            Rules(document: try document.applying(edits))
        }

        func isDouble(_ key: String) -> Bool { document.entries.contains { $0.key == key && $0.isSuperseded } }

        func randomEdit(_ generator: inout SplitMix64, _ entries: [TranslationEntry]) -> TranslationEdit {
            let entry = entries.randomElement(using: &generator)
            let key = entry?.key ?? "k"
            let path = entry?.texts.randomElement(using: &generator)?.variation ?? .plain
            let category = PluralCategory.allCases.randomElement(using: &generator) ?? .other
            let text = EditingSample.text(&generator)
            switch Int.random(in: 0...8, using: &generator) {
            case 0...1: return .set(text, at: TextAddress(key: key, variation: path), state: nil)
            case 2:
                // Another form beside one that is there, or a new variable.
                var steps = path.steps
                if case .plural = steps.last { steps.removeLast() } else { steps = [.substitution("fresh")] }
                if entry?.texts.contains(where: { $0.variation == .plain }) != true { steps = [] }
                let form = steps.isEmpty ? path : VariationPath(steps + [.plural(category)])
                return .set(text, at: TextAddress(key: key, variation: form), state: nil)
            case 3: return .set(text, at: TextAddress(key: EditingSample.key(&generator)), state: nil)
            case 4:
                return .set(
                    text,
                    at: TextAddress(
                        key: EditingSample.key(&generator),
                        variation: VariationPath([.substitution("n"), .plural(category)])), state: nil)
            case 5: return .remove(key: key)
            case 6: return path == .plain ? .remove(key: key) : .removeText(TextAddress(key: key, variation: path))
            case 7: return .rename(key: key, to: EditingSample.key(&generator))
            default: return .setComment(EditingSample.comment(&generator), key: key)
            }
        }
    }

    private static let damaged: [String: [String]] = [
        "strings": [
            "\"broken = \"x\";\n", ";;\n", "# remark\n", "\"k\" \"v\";\n", "\"k\" = ;\n", "\"say\" = \"say \"hi\"\";\n",
        ],
        "stringsdict": ["\t<key>broken</key>\n\t<string>a & b</string>\n", "\t<key>lost</key>\n\t<sting>x</sting>\n"],
    ]

    /// Puts damage behind some line ends that entries begin behind.
    private func damage(_ file: [UInt8], _ ending: String, _ generator: inout SplitMix64) -> [UInt8] {
        let start: [UInt8] = ending == "strings" ? [0x0A, UInt8(ascii: "\"")] : Array("\n\t<key>".utf8)
        let places = file.indices.dropLast(start.count).filter { file[$0..<$0 + start.count].elementsEqual(start) }
        let kinds = RandomEditsTests.damaged[ending] ?? []
        return file.applying(
            Set(places.shuffled(using: &generator).prefix(2)).sorted().map { place in
                BytePatch(place + 1..<place + 1, (kinds.randomElement(using: &generator) ?? "").utf8)
            })
    }

    private func run<Document: Editable>(_: Document.Type, _ ending: String, count: Int) throws {
        let files = try Sample.corpus(ending)
        guard !files.isEmpty else { return }
        let seed = UInt64.random(in: 0...UInt64.max)
        print("random edits of .\(ending) files, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        var done = 0
        var refused = 0
        var withDamage = 0
        while done < count {
            // Long files are as good as short ones, and cost more.
            let some = (0..<3).compactMap { _ in files.randomElement(using: &generator) }
            guard let file = some.min(by: { $0.bytes.count < $1.bytes.count }) else { return }
            var bytes = file.bytes
            if Int.random(in: 0...3, using: &generator) == 0 { bytes = damage(bytes, ending, &generator) }
            guard let variant = EditingSample.variants(bytes).randomElement(using: &generator) else { return }
            let before = Document(variant.bytes)
            if !before.damages.isEmpty { withDamage += 1 }
            let edit = before.randomEdit(&generator, before.translationEntries)
            let label = "seed \(seed), \(file.name) \(variant.name), \(edit)"
            done += 1
            let after: Document
            do {
                after = try before.applying([edit])
            } catch {
                refused += 1
                // UTF-16 without a mark is told by what is in it; an edit that would hide it is refused.
                let isHidden = error.code == .damaged && variant.name.contains("without a mark")
                let isExpected = isHidden || expected(error.code, edit, before)
                #expect(isExpected, "\(label): \(error)")
                continue
            }
            var model = EditingModel(before)
            model.apply(edit)
            if let difference = model.difference(EditingModel(after)) { Issue.record("\(label): \(difference)") }
            check(before, after, edit, label)
        }
        print("\(done) edits, \(refused) refused, \(withDamage) in damaged files")
        #expect(refused < count / 10)
        #expect(withDamage > count / 20)
    }

    /// Whether an edit may be refused so.
    private func expected(
        _ code: TranslationFileError.Code, _ edit: TranslationEdit, _ document: some TranslationDocument
    ) -> Bool {
        switch code {
        case .keyExists, .noSuchKey: return true
        case .damaged: return !document.damages.isEmpty
        case .notSupported:
            // A text on top of widths or devices, control characters, comments in binary lists.
            if case .setComment = edit { return document.bytes.starts(with: "bplist".utf8) }
            return document.name.hasSuffix("dict")
        default: return false
        }
    }

    /// The bytes outside of what the edit is about are the same.
    private func check<Document: Editable>(
        _ before: Document, _ after: Document, _ edit: TranslationEdit, _ label: String
    ) {
        guard !before.bytes.starts(with: "bplist".utf8) else { return }
        let (old, new) = (before.text, after.text)
        #expect(after.form == before.form, "\(label)")
        if before.form.form != .utf8 {
            let mark = before.form.hasByteOrderMark ? before.form.form.byteOrderMark : []
            #expect(after.bytes == mark + before.form.encode(new), "\(label)")
        }
        // Damage goes up to the next entry, so without the entry between two of them they are one.
        func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
        if !edit.isRemoval {
            func slices(_ document: Document) -> [[UInt8]] {
                document.damages.map { document.text[$0.range].filter { !isBlank($0) } }
            }
            let isSame = slices(after) == slices(before)
            #expect(isSame, "\(label): the damage is another")
        }

        let changed = EditingSample.difference(old, new)
        let entry = edit.key.flatMap { before.translationEntry(forKey: $0) }
        guard let entry else {
            // A new entry: nothing of the old text is gone but blanks.
            let isInsertion = changed.isEmpty || old[changed].allSatisfy { $0 <= 0x20 }
            #expect(isInsertion, "\(label): \(String(decoding: old[changed], as: UTF8.self).debugDescription)")
            return
        }
        // From the end of what stands before the entry and its comments to the beginning of what stands behind.
        var start = entry.range.lowerBound
        var end = entry.range.upperBound
        if case .set(_, let address, _) = edit,
            let text = entry.texts.first(where: { $0.variation == address.variation })
        {
            (start, end) = (text.range.lowerBound, text.range.upperBound)
        } else if case .set = edit {
        } else {
            if before.isDouble(entry.key) { return }
            let damages = before.damages.map { damage in
                damage.range.lowerBound..<(old[damage.range].lastIndex { !isBlank($0) } ?? damage.range.lowerBound)
            }
            let others = before.translationEntries.map(\.range) + damages
            start = others.map(\.upperBound).filter { $0 <= start }.max() ?? 0
            end = others.map(\.lowerBound).filter { $0 >= end }.min() ?? old.count
        }
        let isInside = EditingSample.differs(old, new, within: start..<end)
        #expect(isInside, "\(label): \(changed) is outside of \(start)..<\(end)")
    }

    @Test("1,200 edits of .strings files")
    func strings() throws { try run(Strings.self, "strings", count: 1_200) }

    @Test("1,200 edits of .stringsdict files")
    func rules() throws { try run(Rules.self, "stringsdict", count: 1_200) }

    @Test("many edits at once read as what they read one after the other")
    func batches() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("batches of edits, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        for (ending, count) in [("strings", 120), ("stringsdict", 120)] {
            let files = try Sample.corpus(ending)
            for _ in 0..<count {
                guard let file = files.randomElement(using: &generator) else { return }
                try batch(file.bytes, ending, &generator, "seed \(seed), \(file.name)")
            }
        }
    }

    private func batch(_ bytes: [UInt8], _ ending: String, _ generator: inout SplitMix64, _ label: String) throws {
        func run<Document: Editable>(_ document: Document) throws {
            var one = document
            var edits: [TranslationEdit] = []
            for _ in 0..<12 {
                let edit = one.randomEdit(&generator, one.translationEntries)
                guard let next = try? one.applying([edit]) else { continue }
                edits.append(edit)
                one = next
            }
            let all = try document.applying(edits)
            let difference = EditingModel(one).difference(EditingModel(all))
            #expect(difference == nil, "\(label): \(edits): \(difference ?? "")")
        }
        if ending == "strings" { try run(Strings(bytes)) } else { try run(Rules(bytes)) }
    }
}

extension TranslationEdit {
    fileprivate var isRemoval: Bool {
        switch self {
        case .remove, .removeText, .removeLanguage, .dropLanguage: true
        default: false
        }
    }
}
