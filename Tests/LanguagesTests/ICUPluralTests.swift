#if os(Linux)
    import Testing

    @testable import Languages

    /// Every locale of the installed ICU, cardinal and ordinal, compared with ours.
    @Suite("Plural rules as ICU applies them")
    struct ICUPluralTests {
        init() throws { try InstalledICU.requireSameVersion() }

        private static let whole =
            Array(0...250 as ClosedRange<Int64>)
            + [300, 301, 311, 999, 1_000, 1_001, 1_002, 1_100, 2_000, 9_999, 10_000, 20_000, 40_000, 100_000, 100_001]
            + [1_000_000, 1_000_001, 1_100_000, 2_000_000, 10_000_000, 1_000_000_000]

        private static let texts: [String] = {
            let wholes = [
                0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 19, 20, 21, 22, 25, 40, 80, 90, 100, 101, 111, 1_000,
            ]
            let fractions = [
                "0", "00", "1", "10", "01", "2", "3", "4", "5", "50", "6", "9", "11", "12", "21", "100", "05",
            ]
            let decimals = wholes.flatMap { whole in fractions.map { "\(whole).\($0)" } }
            return decimals + ["1000000.0", "1000000.1", "1000000.00", "0", "1", "2", "21", "1000000"]
                + ["1c3", "2c3", "1.1c3", "1c6", "2c6", "1.2c6", "1.0000001c6", "2.1c6", "1.10c6", "1c9", "5c12"]
        }()

        /// Where ours differs from ICU 72 on purpose.
        ///
        /// Portuguese outside Brazil counts as in Portugal, its parent in CLDR; ICU cuts the region off and counts as in
        /// Brazil. The texts come from the parent, so the forms must too.
        private static let reviewed: Set<String> = [
            "pt_AO", "pt_CH", "pt_CV", "pt_GQ", "pt_GW", "pt_LU", "pt_MO", "pt_MZ", "pt_ST", "pt_TL",
        ]

        private static func letter(_ category: PluralCategory) -> UInt8 {
            switch category {
            case .zero: UInt8(ascii: "z")
            case .one: UInt8(ascii: "o")
            case .two: UInt8(ascii: "t")
            case .few: UInt8(ascii: "f")
            case .many: UInt8(ascii: "m")
            case .other: UInt8(ascii: "-")
            }
        }

        @Test("every locale gives every number the category that ICU gives it", arguments: [false, true])
        func categories(isOrdinal: Bool) throws {
            let names = InstalledICU.resources("plurals", under: isOrdinal ? "/locales_ordinals" : "/locales").map(
                \.key)
            #expect(names.count > 100)
            for locale in Set(InstalledICU.locales + names).sorted() {
                let icu = try #require(InstalledPluralRules(locale, isOrdinal: isOrdinal))
                let tag = try #require(LanguageTag(locale))
                let rules = isOrdinal ? PluralRules.ordinal(for: tag) : PluralRules.cardinal(for: tag)
                if !isOrdinal, Self.reviewed.contains(locale) {
                    #expect(rules == PluralRules.cardinal(for: "pt-PT"), "\(locale)")
                    continue
                }
                for number in Self.whole where Self.letter(rules.category(of: number)) != icu.letter(of: number) {
                    Issue.record("\(locale) \(number) is \(rules.category(of: number))")
                }
            }
        }

        @Test("every set of rules gives every decimal and compact number ICU's category", arguments: [false, true])
        func decimals(isOrdinal: Bool) throws {
            // Every name that has rules; a locale shares those of its language, which the test above shows.
            let names = InstalledICU.resources("plurals", under: isOrdinal ? "/locales_ordinals" : "/locales").map(
                \.key)
            for locale in names {
                let icu = try #require(InstalledPluralRules(locale, isOrdinal: isOrdinal))
                let tag = try #require(LanguageTag(locale))
                let rules = isOrdinal ? PluralRules.ordinal(for: tag) : PluralRules.cardinal(for: tag)
                for text in Self.texts where Self.letter(rules.category(of: text)) != icu.letter(of: text) {
                    Issue.record("\(locale) \(text) is \(rules.category(of: text))")
                }
            }
        }

        @Test(
            "the samples that CLDR gives for a category have it, compact numbers among them", arguments: [false, true])
        func samples(isOrdinal: Bool) throws {
            let sets = InstalledICU.resources("plurals", under: "/rules")
            var count = 0
            for (locale, set) in InstalledICU.resources("plurals", under: isOrdinal ? "/locales_ordinals" : "/locales")
            {
                let tag = try #require(LanguageTag(locale))
                let rules = isOrdinal ? PluralRules.ordinal(for: tag) : PluralRules.cardinal(for: tag)
                var categories: Set<PluralCategory> = [.other]
                for (key, text) in sets where key.hasPrefix(set + "/") {
                    let category = try #require(PluralCategory(rawValue: String(key.dropFirst(set.utf8.count + 1))))
                    categories.insert(category)
                    for sample in text.split(separator: "@").dropFirst().joined().split(whereSeparator: {
                        " ,~…".contains($0)
                    })
                    where sample.first?.isNumber == true {
                        count += 1
                        #expect(rules.category(of: sample) == category, "\(locale) \(sample)")
                    }
                }
                #expect(Set(rules.categories) == categories, "\(locale)")
            }
            #expect(count > (isOrdinal ? 1_000 : 5_000))
        }
    }
#endif
