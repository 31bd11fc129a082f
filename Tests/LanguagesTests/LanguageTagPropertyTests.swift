import TestSupport
import Testing

@testable import Languages

/// What holds for every tag and every text.
///
/// `SHOPTALK_SEED=<number>` plays one seed again.
@Suite("Properties of language tags")
struct LanguageTagPropertyTests {
    private static let parts = [
        [
            "en", "zh", "sr", "nb", "no", "iw", "sh", "und", "hy", "mo", "cmn", "hi", "pt", "root", "aa", "xyz", "hbs",
            "x", "i",
        ],
        ["Latn", "Hans", "HANT", "cyrl", "Qaai", "Arab", "yue", ""],
        ["US", "su", "419", "AN", "mx", "172", "Hk", "840", "dd", ""],
        ["1996", "rozaj", "heploc", "hepburn", "posix", "arevela", "bokmal", "aaland", ""],
        [
            "u-nu-latn", "u-ca-islamicc", "t-iw-m0-true", "a-foo", "x-u-x", "u-rg-cn11-kb-yes", "u-zz-aa-zz", "t",
            "1-abc", "",
        ],
        ["b-bar", "x-private", "u-sd-gbsct", "", "", ""],
    ]

    private static func text(using random: inout SplitMix64) -> String {
        let subtags = parts.compactMap { $0.randomElement(using: &random) }.filter { !$0.isEmpty }
        return subtags.joined(separator: Bool.random(using: &random) ? "-" : "_")
    }

    @Test("what is written reads back the same, and the canonical form stays", arguments: Seeds.all)
    func roundTrip(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var count = 0
        for _ in 0..<6_000 {
            let text = Self.text(using: &random)
            guard let tag = LanguageTag(text) else { continue }
            count += 1
            #expect(LanguageTag(tag.description) == tag, "seed \(seed): \(text)")
            let canonical = tag.canonical
            #expect(canonical.canonical == canonical, "seed \(seed): \(text) gives \(canonical)")
            #expect(LanguageTag(canonical.description) == canonical, "seed \(seed): \(text)")
            #expect(tag.maximized.maximized == tag.maximized, "seed \(seed): \(text)")
            #expect(tag.minimized.maximized == tag.maximized, "seed \(seed): \(text)")
            #expect(tag.minimized.minimized == tag.minimized, "seed \(seed): \(text)")
        }
        #expect(count > 2_000, "seed \(seed)")
    }

    @Test("a chain is short, names each tag once, and keeps language and direction", arguments: Seeds.all)
    func chains(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_000 {
            let text = Self.text(using: &random)
            guard let tag = LanguageTag(text) else { continue }
            let chain = LanguageChain(tag)
            #expect(chain.tags.first == tag.withoutExtensions, "seed \(seed): \(text)")
            #expect(chain.tags.count <= 16, "seed \(seed): \(text)")
            #expect(Set(chain.tags).count == chain.tags.count, "seed \(seed): \(text)")
            let languages = Set(chain.tags.map(\.canonical.language)).subtracting(["nb", "nn", "no"])
            #expect(languages.count <= 1, "seed \(seed): \(text)")
            #expect(
                chain.tags.allSatisfy { $0.canonical.likelyScript == tag.canonical.likelyScript },
                "seed \(seed): \(text)")
        }
    }

    @Test("no bytes make reading stop the program", arguments: Seeds.all)
    func randomBytes(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("aAzZ019-_@=; ./u\u{0}é\t\n".utf8) + [0xFF, 0x80]
        for round in 0..<4_000 {
            let length = Int.random(in: 0...(round % 100 == 0 ? 300 : 24), using: &random)
            let bytes = (0..<length).map { _ in
                Bool.random(using: &random)
                    ? alphabet.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            for text in [text, "en@" + text, "en-" + text, "u-" + text] {
                if let tag = LanguageTag(text) {
                    _ = LanguageChain(tag)
                    #expect(tag.description.utf8.count <= 320, "seed \(seed): \(bytes)")
                    #expect(tag.canonical.canonical == tag.canonical, "seed \(seed): \(bytes)")
                }
                _ = PluralRules.cardinal(for: "ru").category(of: text)
                _ = TextDirection(script: text)
                _ = LanguageData.likelySubtags[text]
                _ = KeywordData.types[text]
            }
        }
    }

    @Test(
        "a table gives every entry and nothing else",
        arguments: [
            LanguageData.likelySubtags, LanguageData.parents, LanguageData.rightToLeft, LanguageAliases.grandfathered,
            LanguageAliases.languages, LanguageAliases.scripts, LanguageAliases.regions, LanguageAliases.variants,
            LanguageAliases.subdivisions, KeywordData.keys, KeywordData.types, PluralRuleTable.cardinal,
            PluralRuleTable.ordinal,
        ])
    func tables(table: SubtagTable) {
        let entries = table.entries
        #expect(!entries.isEmpty)
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        #expect(values.count == entries.count)
        for (key, value) in entries {
            #expect(table[key] == value)
            for other in [key + "a", key + "\t", key + "-", String(key.dropLast()), key + "\t" + value, "\n" + key] {
                #expect(table[other] == values[other])
            }
        }
        #expect(table[""] == nil)
    }
}
