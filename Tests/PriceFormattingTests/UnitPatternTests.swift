import Languages
import PriceFormatting
import Purchases
import StringTables
import Testing

@Suite("Prices per unit and periods in cases")
struct UnitPatternTests {
    static let units = ["day", "week", "month", "year"]
    let values = ICUValueFormatting()

    @Test(
        "the price per day, week, month and year of every locale is the pattern that ICU puts around a thing",
        arguments: units)
    func rates(unit: String) throws {
        var compared = 0
        for locale in ICU.locales {
            let tag = try #require(LanguageTag(locale))
            for (index, width) in [PeriodForm.Width.full, .short, .narrow].enumerated() {
                let expected = try #require(ICU.pattern(per: unit, width: Int32(index), in: locale))
                let text = values.rate("{0}", per: unit, width: width, in: tag)
                #expect(Array(text.utf8) == Array(expected.utf8), "\(locale) \(width): \(text), ICU: \(expected)")
                compared += 1
            }
        }
        #expect(compared > 2_000)
    }

    @Test("a period in each case of every locale is what ICU's own formatter of units declines", arguments: units)
    func cases(unit: String) throws {
        let names = [
            "ablative", "accusative", "dative", "elative", "ergative", "genitive", "illative", "instrumental",
            "locative",
            "oblique", "partitive", "prepositional", "terminative", "translative", "vocative", "nominative", "nonsense",
        ]
        var differing = 0
        for locale in ICU.locales {
            let tag = try #require(LanguageTag(locale))
            // A region writes as its language does, but for a few; each of those is met in its own turn.
            guard tag.region == nil else { continue }
            for name in names {
                let form = PeriodForm(grammaticalCase: GrammaticalCase(rawValue: name))
                for count in [1, 2, 3, 7, 21, 100] {
                    let expected = try #require(ICU.period(count, unit, case: name, in: locale))
                    let text = values.period(count, unit: unit, form: form, in: tag)
                    #expect(
                        Array(text.utf8) == Array(expected.utf8),
                        "\(locale) \(name) \(count): \(text), ICU: \(expected)")
                    if text != values.period(count, unit: unit, in: tag) { differing += 1 }
                }
            }
        }
        #expect(differing > 100, "no case differs from the nominative")
    }

    @Test(
        "a period has its width",
        arguments: [
            (PeriodForm.Width.full, "3 months", "3 Monate", "3 месяца"), (.short, "3 mths", "3 Mon.", "3 мес."),
            (.narrow, "3m", "3 M", "3 мес."),
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
