import Languages
import PriceFormatting
import Purchases
import StringTables
import TestSupport
import Testing

@Suite("Prices per unit and periods in cases")
struct UnitPatternTests {
    static let units = ["day", "week", "month", "year"]
    let values = ICUValueFormatting()

    /// The locales of languages and scripts, which have data of their own, and some of those of regions, most of which
    /// have none; which ones, a printed seed says.
    static func locales(_ test: String) -> [String] {
        let seed = UInt64.random(in: .min ... .max)
        print("UnitPatternTests: \(test), seed \(seed)")
        var random = SplitMix64(seed: seed)
        // No tag names a POSIX locale, whose numbers have no groups.
        return ICU.locales.filter { name in
            !name.hasSuffix("_POSIX") && (LanguageTag(name)?.region == nil || random.next() % 6 == 0)
        }
    }

    /// The days of Polish and of Swedish deviate from ICU, and what Koreans pay each unit; each has a test of its own.
    static func deviates(_ locale: String, _ unit: String, rate: PeriodForm.Width? = nil) -> Bool {
        let language = LanguageTag(locale)?.language
        if language == "ko" { return rate == .full && unit != "week" }
        return unit == "day" && ["pl", "sv"].contains(language) && rate != .narrow
    }

    @Test(
        "the price per day, week, month and year of a locale is the pattern that ICU puts around a thing",
        arguments: units)
    func rates(unit: String) throws {
        var compared = 0
        for locale in Self.locales("rates") {
            let tag = try #require(LanguageTag(locale))
            for (index, width) in [PeriodForm.Width.full, .short, .narrow].enumerated() {
                if Self.deviates(locale, unit, rate: width) { continue }
                let expected = try #require(ICU.pattern(per: unit, width: Int32(index), in: locale))
                let text = values.rate("{0}", per: unit, width: width, in: tag)
                #expect(Array(text.utf8) == Array(expected.utf8), "\(locale) \(width): \(text), ICU: \(expected)")
                compared += 1
            }
        }
        #expect(compared > 600)
    }

    @Test(
        "a period in each case of a locale is what ICU's own formatter of units declines",
        arguments: units)
    func cases(unit: String) throws {
        let names = [
            "ablative", "accusative", "dative", "elative", "ergative", "genitive", "illative", "instrumental",
            "locative", "oblique", "partitive", "prepositional", "terminative", "translative", "vocative", "nominative",
        ]
        var declined: Set<String> = []
        for locale in Self.locales("cases") where !Self.deviates(locale, unit) {
            let tag = try #require(LanguageTag(locale))
            let counts = [1, 2, 5, 21]
            let plain = counts.map { values.period($0, unit: unit, in: tag) }
            for name in names {
                let form = PeriodForm(grammaticalCase: GrammaticalCase(rawValue: name))
                for (count, nominative) in zip(counts, plain) {
                    let text = values.period(count, unit: unit, form: form, in: tag)
                    if text != nominative { declined.insert(tag.language) }
                    let expected = try #require(ICU.period(count, unit, case: name, in: locale))
                    #expect(
                        Array(text.utf8) == Array(expected.utf8),
                        "\(locale) \(name) \(count): \(text), ICU: \(expected)")
                }
            }
        }
        // Not every unit has a case that differs in every one of the thirty languages.
        #expect(declined.count >= 20, "\(declined.sorted())")
    }

    @Test(
        "a period that stands alone is what ICU writes, in every width of every locale",
        arguments: units)
    func alone(unit: String) throws {
        var compared = 0
        for locale in Self.locales("alone") {
            let tag = try #require(LanguageTag(locale))
            for (width, name) in [
                (PeriodForm.Width.full, "unit-width-full-name"), (.short, "unit-width-short"),
                (.narrow, "unit-width-narrow"),
            ] {
                if width != .narrow, Self.deviates(locale, unit) { continue }
                for count in [0, 1, 2, 5, 21, 1_000] {
                    let text = values.period(count, unit: unit, form: PeriodForm(width: width), in: tag)
                    let expected = try #require(
                        ICU.number(String(count), "measure-unit/duration-\(unit) \(name)", in: locale))
                    #expect(Array(text.utf8) == Array(expected.utf8), "\(locale) \(width): \(text), ICU: \(expected)")
                    compared += 1
                }
            }
        }
        #expect(compared > 3_000)
    }

    @Test("Polish counts a trial in days, not in “doby”", arguments: ["pl", "pl-PL", "pl-DE"])
    func polishDays(language: String) throws {
        let tag = try #require(LanguageTag(language))
        let forms: [(GrammaticalCase?, [String])] = [
            (nil, ["0 dni", "1 dzień", "2 dni", "5 dni", "7 dni", "21 dni", "22 dni"]),
            (.nominative, ["0 dni", "1 dzień", "2 dni", "5 dni", "7 dni", "21 dni", "22 dni"]),
            (.accusative, ["0 dni", "1 dzień", "2 dni", "5 dni", "7 dni", "21 dni", "22 dni"]),
            (.genitive, ["0 dni", "1 dnia", "2 dni", "5 dni", "7 dni", "21 dni", "22 dni"]),
            (.dative, ["0 dniom", "1 dniowi", "2 dniom", "5 dniom", "7 dniom", "21 dniom", "22 dniom"]),
            (.instrumental, ["0 dniami", "1 dniem", "2 dniami", "5 dniami", "7 dniami", "21 dniami", "22 dniami"]),
            (.locative, ["0 dniach", "1 dniu", "2 dniach", "5 dniach", "7 dniach", "21 dniach", "22 dniach"]),
            (
                GrammaticalCase(rawValue: "partitive"),
                ["0 dni", "1 dzień", "2 dni", "5 dni", "7 dni", "21 dni", "22 dni"]
            ),
        ]
        for (grammaticalCase, expected) in forms {
            let form = PeriodForm(grammaticalCase: grammaticalCase)
            let texts = [0, 1, 2, 5, 7, 21, 22].map { values.period($0, unit: "day", form: form, in: tag) }
            #expect(texts == expected, "\(grammaticalCase?.rawValue ?? "alone")")
        }
        #expect(values.period(7, unit: "day", form: PeriodForm(width: .short), in: tag) == "7 dni")
        #expect(values.period(7, unit: "day", form: PeriodForm(width: .narrow), in: tag) == "7 d.")
        #expect(values.rate("5 zł", per: "day", width: .full, in: tag) == "5 zł na dzień")
        #expect(values.rate("5 zł", per: "day", width: .short, in: tag) == "5 zł/dzień")
        #expect(values.rate("5 zł", per: "day", width: .narrow, in: tag) == "5 zł/d.")
        // What this deviates from, so that a later CLDR that counts days ends the override.
        #expect(ICU.period(7, "day", case: "nominative", in: "pl") == "7 dób")
        #expect(ICU.pattern(per: "day", width: 0, in: "pl") == "{0} na dobę")
    }

    @Test("Swedish counts a trial in days, not in “dygn”", arguments: ["sv", "sv-SE", "sv-FI"])
    func swedishDays(language: String) throws {
        let tag = try #require(LanguageTag(language))
        func texts(_ form: PeriodForm) -> [String] {
            [0, 1, 2, 7, 21].map { values.period($0, unit: "day", form: form, in: tag) }
        }
        let alone = ["0 dagar", "1 dag", "2 dagar", "7 dagar", "21 dagar"]
        #expect(texts(PeriodForm()) == alone)
        #expect(texts(PeriodForm(grammaticalCase: .dative)) == alone)
        #expect(texts(PeriodForm(width: .short)) == alone)
        #expect(
            texts(PeriodForm(grammaticalCase: .genitive)) == [
                "0 dagars", "1 dags", "2 dagars", "7 dagars", "21 dagars",
            ])
        #expect(values.period(7, unit: "day", form: PeriodForm(width: .narrow), in: tag) == "7d")
        #expect(values.rate("5 kr", per: "day", width: .full, in: tag) == "5 kr per dag")
        #expect(values.rate("5 kr", per: "day", width: .short, in: tag) == "5 kr/d")
        #expect(values.rate("5 kr", per: "day", width: .narrow, in: tag) == "5 kr/d")
        #expect(ICU.period(7, "day", case: "nominative", in: "sv") == "7 dygn")
        #expect(ICU.pattern(per: "day", width: 0, in: "sv") == "{0} per dygn")
    }

    @Test("Korean sets the period before a price, as shops there do", arguments: ["ko", "ko-KR", "ko-KP"])
    func koreanRates(language: String) throws {
        let tag = try #require(LanguageTag(language))
        func texts(_ width: PeriodForm.Width) -> [String] {
            Self.units.map { values.rate("₩9,900", per: $0, width: width, in: tag) }
        }
        #expect(texts(.full) == ["하루 ₩9,900", "주당 ₩9,900", "월 ₩9,900", "연 ₩9,900"])
        #expect(texts(.short) == ["₩9,900/일", "₩9,900/주", "₩9,900/월", "₩9,900/년"])
        // What this deviates from.
        #expect(ICU.pattern(per: "month", width: 0, in: "ko") == "월당 {0}")
    }

    @Test(
        "a period has its width",
        arguments: [
            (PeriodForm.Width.full, "3 months", "3 Monate", "3 месяца"), (.short, "3 mths", "3 Mon.", "3 мес."),
            (.narrow, "3m", "3 M", "3 м."),
        ])
    func widths(width: PeriodForm.Width, english: String, german: String, russian: String) {
        let form = PeriodForm(width: width)
        #expect(values.period(3, unit: "month", form: form, in: "en") == english)
        #expect(values.period(3, unit: "month", form: form, in: "de") == german)
        #expect(values.period(3, unit: "month", form: form, in: "ru") == russian)
    }

    @Test(
        "a period stands in the case that its sentence asks for",
        arguments: [
            (7, "day", GrammaticalCase.dative, "de", "7 Tagen"), (1, "month", .genitive, "ru", "1 месяца"),
            (3, "month", .genitive, "ru", "3 месяцев"), (7, "day", .genitive, "ru", "7 дней"),
            (1, "week", .accusative, "ru", "1 неделю"), (3, "month", .dative, "en", "3 months"),
            (14, "day", GrammaticalCase(rawValue: "terminative"), "hu", "14 napig"),
            (7, "day", .dative, "de-AT", "7 Tagen"),
            (7, "day", GrammaticalCase(rawValue: ""), "de", "7 Tage"),
            (7, "day", GrammaticalCase(rawValue: "\0 dative day"), "de", "7 Tage"),
        ])
    func declined(count: Int, unit: String, name: GrammaticalCase, language: String, expected: String) throws {
        let form = PeriodForm(grammaticalCase: name)
        #expect(values.period(count, unit: unit, form: form, in: try #require(LanguageTag(language))) == expected)
    }

    @Test(
        "a price per unit is ordered as the language does",
        arguments: [
            ("en", "month", PeriodForm.Width.full, "$4.99 per month"), ("en", "month", .short, "$4.99/m"),
            ("de", "year", .full, "$4.99 pro Jahr"), ("zh-Hant", "month", .full, "每月 $4.99"),
            ("fr", "year", .full, "$4.99 par an"),
            ("ja", "month", .full, "$4.99/月"), ("zh-Hans", "month", .full, "$4.99/月"),
            ("xx", "month", .full, "$4.99/m"),
            ("en", "fortnight", .full, "$4.99/fortnight"),
        ])
    func rate(language: String, unit: String, width: PeriodForm.Width, expected: String) throws {
        #expect(values.rate("$4.99", per: unit, width: width, in: try #require(LanguageTag(language))) == expected)
        #expect(
            values.rate("\u{2068}{1}\u{2069}", per: "year", width: .full, in: "en") == "\u{2068}{1}\u{2069} per year")
    }
}
