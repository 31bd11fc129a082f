import Languages
import TestSupport
import Testing

@Suite("Choices among languages")
struct LanguageChoiceTests {
    @Test(
        "the first wish that a language at hand serves decides, and says why",
        arguments: [
            ("en", "de en-GB", "en-GB", .region, 0),
            ("zh-TW", "zh-Hans", nil, .none, nil),
            ("zh-TW", "zh-Hans zh-Hant", "zh-Hant", .likely, 0),
            ("zh-HK", "zh-Hans zh-Hant", "zh-Hant", .parent, 0),
            ("zh-TW en", "zh-Hans en", "en", .exact, 1),
            ("pt-BR-u-nu-latn", "pt-BR", "pt-BR", .exact, 0),
            ("iw", "en he", "he", .renamed, 0),
            ("he", "iw", "iw", .renamed, 0),
            ("es-MX", "es es-419", "es-419", .parent, 0),
            ("en-AU", "en-US en-GB", "en-GB", .region, 0),
            ("pt", "pt-PT pt-BR", "pt-BR", .likely, 0),
            ("no", "en nb", "nb", .related, 0),
            ("nn", "en no", "no", .related, 0),
            ("nb", "da sv", nil, .none, nil),
            ("ja fr-CA", "en fr", "fr", .parent, 1),
            // RevenueCat/purchases-ios#3802, #3633: the region of the reader is no language
            ("en_001@rg=nlzzzz", "nl en", "en", .parent, 0),
            ("en-IN", "hi en", "en", .parent, 0),
            ("hi-Latn", "en hi en-IN", nil, .none, nil),
            ("ht", "fr fr-HT", nil, .none, nil),
            ("sr-Latn", "sr sr-Cyrl hr", nil, .none, nil),
            ("sr", "sr-Latn", nil, .none, nil),
            ("uk", "ru be", nil, .none, nil),
            ("und", "en de", nil, .none, nil),
            ("", "en de", nil, .none, nil),
            ("en", "", nil, .none, nil),
        ] as [(String, String, String?, LanguageChoice.Reason, Int?)])
    func choices(wishes: String, available: String, expected: String?, reason: LanguageChoice.Reason, index: Int?) {
        let list = { (text: String) in text.split(separator: " ").compactMap { LanguageTag($0) } }
        let choice = LanguageChoice(of: list(wishes), among: list(available))
        #expect(choice.language?.description == expected)
        #expect(choice.reason == reason)
        #expect(choice.wishIndex == index)
        #expect(choice.wish == index.map { list(wishes)[$0] })
        #expect((choice.language == nil) == (choice.reason == .none))
    }

    @Test(
        "a choice says in a sentence why",
        arguments: [
            (
                "en-AU", "en-GB",
                "en-AU is served by en-GB: the same language as written in another region; both go to en-001."
            ),
            ("es-MX", "es", "es-MX is served by es: its texts stand in for those of es-MX."),
            ("iw", "he", "iw is served by he: the same language under another name."),
            ("ja", "en", "No language at hand serves any wish."),
        ] as [(LanguageTag, LanguageTag, String)])
    func sentences(wish: LanguageTag, available: LanguageTag, expected: String) {
        #expect(LanguageChoice(of: [wish], among: [available]).description == expected)
    }

    @Test("nobody gets a language or a script that no wish names", arguments: Seeds.all)
    func neverCrosses(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pool: [LanguageTag] = [
            "en", "en-GB", "en-IN", "de", "de-AT", "zh", "zh-Hant", "zh-HK", "zh-CN", "sr", "sr-Latn", "sr-ME", "hi",
            "hi-Latn",
            "pt", "pt-PT", "pt-AO", "nb", "nn", "no", "da", "es-MX", "es-419", "es", "iw", "he", "ht", "fr", "und",
            "uz-AF", "uz",
        ]
        let family = ["nb": "no", "nn": "no"]
        for _ in 0..<3_000 {
            let available = pool.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
            let wishes = pool.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
            let choice = LanguageChoice(of: wishes, among: available)
            let hint: Comment = "seed \(seed): \(wishes) among \(available) gives \(choice)"
            guard let language = choice.language, let wish = choice.wish else {
                #expect(wishes.allSatisfy { !available.contains($0) }, hint)
                continue
            }
            #expect(available.contains(language) && wishes.contains(wish), hint)
            let (left, right) = (language.canonical, wish.canonical)
            #expect(family[left.language] ?? left.language == family[right.language] ?? right.language, hint)
            #expect(left.likelyScript == right.likelyScript, hint)
            if available.contains(wish) { #expect(choice.reason == .exact, hint) }
        }
    }
}
