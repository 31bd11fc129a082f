import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@testable import TranslationExchange

@Suite("Random merges")
struct RandomMergeTests {
    @Test("of disjoint and of overlapping edits on documents of no format")
    func memory() throws {
        var random = MergeFuzzing.seeded()
        for _ in 0..<100 {
            let count = Int.random(in: 1...12, using: &random)
            let base = MemoryDocument(
                (0..<count).map { number in
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: TranslationEntry("k\(number)", ["en": "a", "de": "b", "ru": "c"])
                    case 1: TranslationEntry("k\(number)", ["en plural.one": "a", "en plural.other": "b", "de": "c"])
                    case 2: TranslationEntry("k\(number)", ["en device.mac": "a", "en device.other": "b"])
                    default:
                        TranslationEntry(
                            "k\(number)",
                            [
                                "en": "%#@x@", "en substitutions.x.plural.one": "a",
                                "en substitutions.x.plural.other": "b",
                            ])
                    }
                })
            try MergeFuzzing.checkDisjoint(base, &random)
            try MergeFuzzing.checkOverlap(base, &random)
        }
    }
}

/// Random edits of two sides on one file, and what their merge must be.
enum MergeFuzzing {
    /// Random numbers of a seed that is printed.
    static func seeded(_ function: String = #function) -> SplitMix64 {
        let seed = UInt64.random(in: .min ... .max)
        print("\(function): seed \(seed)")
        return SplitMix64(seed: seed)
    }

    /// Edits of different places, shared between the sides, merge to what all of them together make.
    static func checkDisjoint(_ base: some TranslationDocument, _ random: inout SplitMix64) throws {
        var sides: [[TranslationEdit]] = [[], []]
        for group in edits(of: base, &random) { sides[Int.random(in: 0..<2, using: &random)] += group }
        let union = contents(try base.applying(sides[0] + sides[1]))
        let (ours, theirs) = (try base.applying(sides[0]), try base.applying(sides[1]))
        let merged = try ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
        let back = try ThreeWayMerge.merge(base: base, ours: theirs, theirs: ours)
        #expect(merged.conflicts == [] && back.conflicts == [], "\(base.name): \(sides)")
        expectSame(contents(merged.document), union, base.name, sides)
        expectSame(contents(back.document), union, base.name, sides)
        #expect(try ThreeWayMerge.merge(base: base, ours: ours, theirs: base).document.bytes == ours.bytes)
        #expect(try ThreeWayMerge.merge(base: base, ours: ours, theirs: ours).document.bytes == ours.bytes)
    }

    /// Texts that both sides changed are conflicts, exactly these, and our side stays; all else merges.
    static func checkOverlap(_ base: some TranslationDocument, _ random: inout SplitMix64) throws {
        var sides: [[TranslationEdit]] = [[], []]
        var disputed: [TextAddress] = []
        for entry in base.translationEntries.shuffled(using: &random).prefix(6) {
            guard let text = entry.texts.randomElement(using: &random) else { continue }
            let address = TextAddress(key: entry.key, language: text.language, variation: text.variation)
            let first = TranslationEdit.set(word(&random), at: address, state: nil)
            guard (try? base.applying([first])) != nil else { continue }
            sides[0].append(first)
            if Bool.random(using: &random) {
                sides[1].append(.set(word(&random), at: address, state: nil))
                disputed.append(address)
            }
        }
        let (ours, theirs) = (try base.applying(sides[0]), try base.applying(sides[1]))
        let merged = try ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
        #expect(Set(merged.conflicts.map(\.address)) == Set(disputed), "\(base.name): \(sides)")
        #expect(merged.conflicts.allSatisfy { $0.aspect == .text } && merged.conflicts.count == disputed.count)
        expectSame(contents(merged.document), contents(ours), base.name, sides)
    }

    static func contents(_ document: some TranslationDocument) -> [ExactString: EntryContents] {
        DocumentContents(document).entries
    }

    private static func expectSame(
        _ left: [ExactString: EntryContents], _ right: [ExactString: EntryContents], _ name: String,
        _ sides: [[TranslationEdit]]
    ) {
        if left == right { return }
        for key in Set(left.keys).union(right.keys) where left[key] != right[key] {
            let found = EntryComparison(
                key: key.text, from: left[key] ?? EntryContents(), to: right[key] ?? EntryContents()
            ).differences
            Issue.record("\(name): “\(key.text)” \(found)\nours \(sides[0])\ntheirs \(sides[1])")
        }
    }

    private static func word(_ random: inout SplitMix64) -> String {
        let words = ["neu", "é", "e\u{301}", "日本", "\"", "\\", "\n", "<&>", "%lld", "%@", "🙂", " ", "ß"]
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
            .joined() + String(UInt16.random(in: 0...9_999, using: &random))
    }

    /// Groups of edits, each about a place of its own, that the document takes.
    private static func edits(
        of base: some TranslationDocument, _ random: inout SplitMix64
    ) -> [[TranslationEdit]] {
        let entries = base.translationEntries
        let languages = Set(entries.flatMap { $0.texts.map(\.language) })
            .sorted { ($0?.description ?? "") < ($1?.description ?? "") }
        var groups: [[TranslationEdit]] = []
        for number in 0..<Int.random(in: 0...3, using: &random) {
            let address = TextAddress(key: "new \(number)", language: languages.randomElement(using: &random) ?? nil)
            groups.append([.set(word(&random), at: address, state: nil)])
        }
        for entry in entries.shuffled(using: &random).prefix(10) {
            if Int.random(in: 0..<5, using: &random) == 0 {
                groups.append([.remove(key: entry.key)])
                continue
            }
            let hasSubstitutions = entry.texts.contains { text in
                text.variation.steps.contains { if case .substitution = $0 { true } else { false } }
            }
            for text in entry.texts.shuffled(using: &random).prefix(3) {
                let address = TextAddress(key: entry.key, language: text.language, variation: text.variation)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where entry.texts.count > 3 && !hasSubstitutions: groups.append([.removeText(address)])
                case 1: groups.append([.setState(.needsReview, at: address)])
                case 2: groups.append([.set(word(&random), at: address, state: .needsReview)])
                default: groups.append([.set(word(&random), at: address, state: nil)])
                }
            }
            if Bool.random(using: &random) { groups.append([.setComment(word(&random), key: entry.key)]) }
            if Bool.random(using: &random) {
                groups.append([.setShouldTranslate(!entry.shouldTranslate, key: entry.key)])
            }
            if Bool.random(using: &random) { groups.append([.setExtractionState(.stale, key: entry.key)]) }
        }
        return groups.filter { (try? base.applying($0)) != nil }
    }
}
