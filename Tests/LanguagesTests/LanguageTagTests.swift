import Languages
import Testing

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "a tag is read leniently and written in one way",
        arguments: [
            ("pt_br", "pt-BR"), ("ZH_HANS_cn", "zh-Hans-CN"), ("EN", "en"), ("es-419", "es-419"),
            ("de-1996", "de-1996"), ("sl-ROZAJ-biske-1994", "sl-rozaj-biske-1994"), ("de-CH-1901", "de-CH-1901"),
            ("ar-EG-U-NU-latn", "ar-EG-u-nu-latn"), ("en-x-shop", "en-x-shop"), ("en-x-u", "en-x-u"),
            ("en-a-bbb-x-a-a-x", "en-a-bbb-x-a-a-x"), ("x-shop", "und-x-shop"), ("root", "und"), ("iw", "iw"),
            ("zh-yue", "yue"), ("zh-cmn-Hans-CN", "cmn-Hans-CN"), ("sgn-ase-US", "ase-US"), ("ar-arb", "arb"),
            ("i-klingon", "tlh"), ("I_Klingon", "tlh"), ("zh-min-nan", "nan"), ("zh-min", "nan-x-zh-min"),
            ("en-GB-oed", "en-GB-oxendict"), ("art-lojban", "jbo"), ("sgn-BE-FR", "sfb"), ("no-bok", "nb"),
            ("i-default", "en-x-i-default"), ("zh-xiang", "hsn"), ("en@", "en"),
            ("en@x=toolongvalue", "en"), ("@calendar=roc", "und-u-ca-roc"), ("root@calendar=roc", "und-u-ca-roc"),
            ("en_US@calendar=buddhist;numbers=thai", "en-US-u-ca-buddhist-nu-thai"),
        ])
    func reading(text: String, expected: String) {
        #expect(LanguageTag(text)?.description == expected)
    }

    @Test(
        "text that is no tag is refused",
        arguments: [
            "", "-", "_", "e", "en-", "-en", "en--US", "en US", "en.UTF-8", "languages-language", "abcd", "12", "en-u",
            "en-x",
            "x", "x-", "en-u-", "en-a-b-ccc", "en-a-bbb-a-ccc", "en-u-nu-latn-u-ca-roc", "de-1996-1996",
            "sl-rozaj-1994-ROZAJ",
            "en-US-GB", "en-Latn-Cyrl", "en-12", "en-toolonger", "zh-yue-nan", "es-lat", "de-xyz", "en-é", "ＥＮ",
            "en\u{0}",
            "i-unknown", "@", "@=", "en@calendar", "en-u-nu-latn@calendar=roc",
            "en\u{301}", "🇩🇪", "*",
        ])
    func refused(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test("a tag has at most 255 bytes")
    func bounded() {
        let subtags = (0..<60).map { "-abc" + String(10 + $0) }.joined()
        #expect(LanguageTag("en-a" + subtags.prefix(251)) != nil)
        #expect(LanguageTag("en-a" + subtags.prefix(252)) == nil)
        #expect(LanguageTag("en" + String(repeating: "-x", count: 1_000_000)) == nil)
        #expect(LanguageTag("en@" + String(repeating: ";", count: 252)) == "en")
    }

    @Test("a literal that is no tag is the unknown language")
    func literal() {
        #expect(("no tag" as LanguageTag) == .undetermined)
    }

    @Test(
        "a keyword of the extension u is found",
        arguments: [
            ("ar-EG-u-nu-latn", "nu", "latn"), ("en-u-ca-islamic-civil-nu-latn", "ca", "islamic-civil"),
            ("en-u-kn", "kn", "true"), ("en-u-nu-latn", "ca", nil), ("en", "nu", nil), ("en-x-u-nu-latn", "nu", nil),
            ("en-t-de-u-nu-thai", "nu", "thai"), ("en_001@rg=nlzzzz", "rg", "nlzzzz"),
        ] as [(LanguageTag, String, String?)])
    func keywords(tag: LanguageTag, key: String, expected: String?) {
        #expect(tag.unicodeKeyword(key) == expected)
    }

    @Test("a canonical tag keeps its extensions, and withoutExtensions drops them")
    func extensions() {
        #expect(LanguageTag("iw-u-nu-latn").canonical == "he-u-nu-latn")
        #expect(LanguageTag("iw-u-nu-latn").withoutExtensions == "iw")
    }

    @Test("the tables name their version of CLDR")
    func version() {
        #expect(LanguageTag.cldrVersion == "42")
        #expect(PluralRules.version == LanguageTag.cldrVersion)
    }
}
