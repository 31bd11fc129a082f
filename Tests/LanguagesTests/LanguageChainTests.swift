import Languages
import Testing

@Suite("Chains of languages")
struct LanguageChainTests {
    @Test(
        "a chain goes from the wished tag to what its reader can read",
        arguments: [
            ("es-MX", "es-MX es-419 es"),
            ("en-AU", "en-AU en-001 en"),
            ("en-DE", "en-DE en-150 en-001 en"),
            ("en-US", "en-US en"),
            ("pt-AO", "pt-AO pt-PT pt"),
            ("pt-BR", "pt-BR pt"),
            ("pt", "pt"),
            ("de-AT", "de-AT de"),
            ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"),
            ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"),
            ("zh-MO", "zh-MO zh-Hant-MO zh-Hant-HK zh-HK zh-Hant"),
            ("zh-Hant-TW", "zh-Hant-TW zh-TW zh-Hant"),
            ("zh-Hant-CN", "zh-Hant-CN zh-Hant"),
            ("zh", "zh zh-Hans"),
            ("zh-CN", "zh-CN zh-Hans-CN zh zh-Hans"),
            ("zh-SG", "zh-SG zh-Hans-SG zh zh-Hans"),
            ("zh-Hans", "zh-Hans zh"),
            ("sr-Latn", "sr-Latn"),
            ("sr-Latn-RS", "sr-Latn-RS sr-Latn"),
            ("sr-ME", "sr-ME sr-Latn-ME sr-Latn"),
            ("sr", "sr sr-Cyrl"),
            ("fr-Latn-CA", "fr-Latn-CA fr-CA fr-Latn fr"),
            ("no", "no nb"),
            ("nb", "nb no"),
            ("nb-NO", "nb-NO nb no"),
            ("nn", "nn no nb"),
            ("iw", "iw he"),
            ("iw-IL", "iw-IL he-IL he"),
            ("in", "in id"),
            ("sh", "sh sr-Latn"),
            ("ar-EG-u-nu-latn", "ar-EG ar"),
            ("de-1996-u-co-phonebk", "de-1996 de"),
            ("hi-Latn", "hi-Latn"),
            ("hi-Latn-IN", "hi-Latn-IN hi-Latn"),
            ("hi", "hi"),
            ("ht", "ht"),
            ("sr-Cyrl-RS", "sr-Cyrl-RS sr-RS sr-Cyrl sr"),
            ("mo", "mo ro"),
            ("tl", "tl fil"),
            ("sl-rozaj-biske", "sl-rozaj-biske sl-rozaj sl"),
            ("und", "und"),
            ("xyz-QQ", "xyz-QQ xyz"),
        ] as [(LanguageTag, String)])
    func chain(tag: LanguageTag, expected: String) {
        #expect(LanguageChain(tag).map(\.description).joined(separator: " ") == expected)
    }

    @Test(
        "of the languages at hand the reader's own is found",
        arguments: [
            ("pt", "en pt-BR pt-PT", "pt-BR"),
            ("pt-AO", "en pt-BR pt-PT", "pt-PT"),
            ("pt-PT", "en pt-BR", "pt-BR"),
            ("zh-CN", "en zh-Hant zh-Hans", "zh-Hans"),
            ("zh", "en zh-Hant zh-Hans", "zh-Hans"),
            ("zh-TW", "en zh-Hans", nil),
            ("zh-HK", "zh-Hans zh-Hant", "zh-Hant"),
            ("zh-TW", "zh zh-TW", "zh-TW"),
            ("zh-Hant", "zh-CN zh-TW", "zh-TW"),
            ("en", "de en-GB", "en-GB"),
            ("en-AU", "en-US en-GB", "en-GB"),
            ("es-MX", "es-ES es-AR", "es-AR"),
            ("es-MX", "es es-AR", "es"),
            ("no", "en nb", "nb"),
            ("nb", "en no", "no"),
            ("iw", "en he", "he"),
            ("he", "en iw", "iw"),
            ("id", "in", "in"),
            ("sr-Latn", "sr en", nil),
            ("sr-Latn-RS", "sr sr-Latn", "sr-Latn"),
            ("ar-EG-u-nu-latn", "ar", "ar"),
            ("fr-CA", "fr-FR fr-CH", "fr-FR"),
            ("ja", "en", nil),
        ] as [(LanguageTag, String, LanguageTag?)])
    func bestMatch(wished: LanguageTag, available: String, expected: LanguageTag?) {
        let tags = available.split(separator: " ").compactMap { LanguageTag($0) }
        #expect(LanguageChain(wished).bestMatch(among: tags) == expected)
    }

    @Test(
        "text runs in the direction of its script",
        arguments: [
            ("ar", .rightToLeft), ("he", .rightToLeft), ("iw", .rightToLeft), ("fa", .rightToLeft),
            ("ur", .rightToLeft), ("ckb", .rightToLeft), ("yi", .rightToLeft), ("dv", .rightToLeft),
            ("pa-PK", .rightToLeft), ("pa", .leftToRight), ("uz-AF", .rightToLeft), ("az-Arab", .rightToLeft),
            ("ur-Latn", .leftToRight), ("en", .leftToRight), ("en-Arab", .rightToLeft), ("ja", .leftToRight),
            ("und", .leftToRight), ("ar-Latn-EG", .leftToRight),
        ] as [(LanguageTag, TextDirection)])
    func direction(tag: LanguageTag, expected: TextDirection) {
        #expect(tag.direction == expected)
    }

    @Test("directions are written ltr and rtl")
    func directionNames() {
        #expect(TextDirection.allCases.map(\.rawValue) == ["ltr", "rtl"])
    }
}
