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
        return ICU.locales.filter { name in LanguageTag(name)?.region == nil || random.next() % 6 == 0 }
    }

    @Test(
        "the price per day, week, month and year of a locale is the pattern that ICU puts around a thing",
        arguments: units)
    func rates(unit: String) throws {
        var compared = 0
        for locale in Self.locales("rates") {
            let tag = try #require(LanguageTag(locale))
            for (index, width) in [PeriodForm.Width.full, .short, .narrow].enumerated() {
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
        for locale in Self.locales("cases") {
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
