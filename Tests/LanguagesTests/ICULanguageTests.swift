#if os(Linux)
    import Languages
    import Testing

    /// Every locale and every entry that the installed ICU has, compared with ours.
    ///
    /// The tables come from CLDR 42, which ICU 72 carries. With another ICU each test says so and compares nothing.
    @Suite("Languages as ICU knows them")
    struct ICULanguageTests {
        init() throws { try InstalledICU.requireSameVersion() }

        /// Where ours differs from ICU on purpose, each with its reason.
        static let reviewed: [String: String] = [
            "script Aran": "a hand of Arab, without characters of its own in ICU",
            "script Syre": "a hand of Syrc, without characters of its own in ICU",
            "script Syrj": "a hand of Syrc, without characters of its own in ICU",
            "script Syrn": "a hand of Syrc, without characters of its own in ICU",
        ]

        @Test("the installed ICU carries the version of CLDR that the tables come from")
        func version() {
            #expect(InstalledICU.cldrVersion == PluralRules.version)
            #expect(InstalledICU.locales.count > 800)
        }

        @Test("every locale of ICU is read and written as ICU does")
        func tags() throws {
            for locale in InstalledICU.locales {
                let tag = try #require(LanguageTag(locale), "\(locale)")
                #expect(tag.canonical.description == InstalledICU.tag(locale))
                #expect(tag.canonical.description == InstalledICU.canonical(tag.description))
            }
        }

        @Test("likely subtags are added and removed as ICU does, for every locale and every entry of CLDR")
        func likelySubtags() throws {
            let entries = InstalledICU.resources("likelySubtags").flatMap { [$0.key, $0.text] }
            #expect(entries.count > 3_000)
            var compared = 0
            for locale in Set(InstalledICU.locales + entries) {
                let tag = try #require(LanguageTag(locale), "\(locale)")
                // ICU does not replace old names before it looks, as UTS 35 asks.
                guard tag.canonical == tag else { continue }
                compared += 1
                let maximized = InstalledICU.maximized(locale).flatMap { InstalledICU.tag($0) }
                #expect(tag.maximized.description == maximized, "\(locale)")
                let minimized = InstalledICU.minimized(locale).flatMap { InstalledICU.tag($0) }
                #expect(tag.minimized.description == minimized, "\(locale)")
            }
            #expect(compared > 3_000)
        }

        @Test("parents are those of ICU's data, for every locale and every entry of CLDR")
        func parents() throws {
            // What CLDR lists for languages that ICU has no data for.
            for (key, text) in InstalledICU.resources("supplementalData", under: "/parentLocales") {
                let tag = try #require(LanguageTag(text))
                let expected = key.prefix { $0 != "/" }
                #expect(tag.parent?.description ?? "root" == expected.replacing("_", with: "-"), "\(text)")
            }
            for locale in InstalledICU.locales {
                let tag = try #require(LanguageTag(locale))
                var expected = InstalledICU.parent(locale)?.replacing("_", with: "-")
                // `zh_TW` and its like only name the locale with the script.
                if tag.script == nil, tag.region != nil, tag.likelyScript != LanguageTag(tag.language)?.likelyScript {
                    expected = LanguageTag(tag.language)?.description
                    #expect(tag.parent?.script == tag.likelyScript, "\(locale)")
                    continue
                }
                #expect(tag.parent?.description ?? "root" == expected, "\(locale)")
            }
        }

        @Test("every script and every locale runs in the direction that ICU gives")
        func directions() throws {
            let scripts = InstalledICU.scripts
            #expect(scripts.count >= 200)
            for (name, isRightToLeft) in scripts where Self.reviewed["script \(name)"] == nil {
                #expect((TextDirection(script: name) == .rightToLeft) == isRightToLeft, "\(name)")
            }
            for script in Self.reviewed.keys.filter({ $0.hasPrefix("script ") }).map({ $0.dropFirst(7) }) {
                #expect(scripts.first { $0.name == script }?.isRightToLeft != true, "\(script)")
                #expect(TextDirection(script: script) == .rightToLeft, "\(script)")
            }
            for locale in InstalledICU.locales {
                let tag = try #require(LanguageTag(locale))
                #expect((tag.direction == .rightToLeft) == InstalledICU.isRightToLeft(locale), "\(locale)")
            }
        }

        @Test("every old name of CLDR becomes the one that ICU gives, alone and beside other parts")
        func aliases() throws {
            var texts: [String] = []
            for (key, _) in InstalledICU.resources("metadata", under: "/alias") where key.hasSuffix("/replacement") {
                let parts = key.split(separator: "/")
                let name = String(parts[1]).replacing("_", with: "-")
                switch parts[0] {
                case "language": texts += [name] + (isStructured(name) ? [name + "-x-shop"] : [])
                case "script": texts += ["und-\(name)", "sr-\(name)-RS"]
                case "territory" where name.utf8.count == 3 && name.first?.isLetter == true:
                    // Three letters are no region in a tag; ICU takes them for an extended language.
                    #expect(LanguageTag("en-\(name)") == nil)
                case "territory":
                    texts += ["und-\(name)", "en-\(name)", "hy-\(name)", "uk-\(name)", "ar-\(name)", "sr-Latn-\(name)"]
                case "variant": texts += ["ja-\(name)", "ja-Latn-hepburn-\(name)", "el-\(name)-1996"]
                case "subdivision": texts += ["en-u-rg-\(name)", "en-u-nu-latn-sd-\(name)"]
                default: break
                }
            }
            for language in ["iw", "sh", "tl", "cnr", "hbs", "no", "mo", "swc", "prs", "drw", "in", "ji", "jw", "scc"] {
                for rest in ["-Cyrl", "-Latn", "-US", "-Arab-SU", "-YU", "-1996", "-t-iw", "-u-ca-islamicc"] {
                    texts.append(language + rest)
                }
            }
            texts += [
                "en-US-posix", "no-bokmal", "en-bokmal", "no-nynorsk-x-a", "sv-aaland", "aa-saaho", "hy-arevela",
                "hy-arevmda",
                "zh-hakka", "zh-cmn-Hans", "en-u-attr2-attr1-nu-latn", "en-u-nu-latn-nu-arab", "en-u-kb-yes-kn-true",
                "en-b-foo-a-bar-x-z", "en-t-sh-m0-true", "en-t-m0-true-h0-hybrid", "en-u-ks-primary",
                "en-u-tz-usnavajo",
                "sl-rozaj-biske-1994", "de-u-co-phonebook", "i-default", "i-enochian", "x-a-b",
            ]
            var compared = 0
            for text in Set(texts).sorted() {
                guard let expected = InstalledICU.canonical(text) else {
                    #expect(LanguageTag(text) == nil, "\(text)")
                    continue
                }
                compared += 1
                #expect(LanguageTag(text)?.canonical.description == expected, "\(text)")
            }
            #expect(compared > 3_000)
        }

        /// Whether a name is more than one of the tags from before tags had a structure, which nothing may follow.
        private func isStructured(_ name: String) -> Bool {
            let parts = name.split(separator: "-").map(\.utf8.count)
            return parts[0] > 1 && (parts.count == 1 || (parts.count == 2 && (parts[1] == 2 || parts[1] > 4)))
        }

        @Test("the keywords of ICU and Apple become the extension that ICU writes")
        func keywords() throws {
            var texts = [
                "en_001@rg=nlzzzz", "de@collation=phonebook;currency=EUR", "th_TH@numbers=thai;calendar=buddhist",
                "en_US@calendar=islamic-civil;timezone=America/New_York", "en@foo=bar", "en@x=foo",
                "en@x=a-b;calendar=roc",
                "en@colNumeric=yes", "en@colStrength=primary", "en@attribute=zzz", "en@va=posix",
                "en_US@timezone=Asia/Calcutta",
                "en@CALENDAR=Gregorian", "en@calendar = gregorian ; numbers = arab",
                "fr@a=bcd;t=de", "en@calendar=gregorian;calendar=roc", "en_US_POSIX@calendar=roc",
            ]
            let types = InstalledICU.resources("keyTypeData", under: "/typeMap")
            #expect(types.count > 900)
            for (key, _) in types {
                let parts = key.split(separator: "/").map { $0.replacing(":", with: "/") }
                // A letter and a digit are a field of the extension t, which ICU writes into u all the same.
                guard parts.count == 2, parts[0].utf8.count > 2 || parts[0].last?.isNumber == false else { continue }
                // What stands for a whole kind of values, such as `REORDER_CODE`, is no value.
                guard parts[0] == "timezone" || !parts[1].contains("_") else { continue }
                texts.append("en@\(parts[0])=\(parts[1])")
            }
            for (key, _) in InstalledICU.resources("keyTypeData", under: "/typeAlias") {
                let parts = key.split(separator: "/").map { $0.replacing(":", with: "/") }
                if parts.count == 2 { texts.append("en@\(parts[0])=\(parts[1])") }
            }
            for text in texts {
                let tag = try #require(LanguageTag(text), "\(text)")
                #expect(tag.canonical.description == InstalledICU.tag(text), "\(text)")
            }
        }
    }
#endif
