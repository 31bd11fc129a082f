import Languages
import PriceFormatting
import Purchases
import StringTables
import Testing

private let nbsp = "\u{A0}"

@Suite("The seam of string tables, filled with ICU")
struct ICUValueFormattingTests {
    let values = ICUValueFormatting()

    @Test("a whole number has the language's digits and grouping")
    func integers() {
        #expect(values.integer(1_234_567, in: "en") == "1,234,567")
        #expect(values.integer(1_234_567, in: "de") == "1.234.567")
        #expect(values.integer(-1234, in: "ar-EG") == "\u{61C}-١٬٢٣٤")
        #expect(values.integer(.min, in: "en") == "-9,223,372,036,854,775,808")
        #expect(values.integer(0, in: "fa") == "۰")
    }

    @Test("a decimal number keeps the fraction digits that it is given with")
    func decimals() {
        #expect(values.decimal("1234.50", in: "de") == "1.234,50")
        #expect(values.decimal("1.5", in: "ru") == "1,5")
        #expect(values.decimal("7", in: "en") == "7")
        #expect(values.decimal("0.30000000000000004", in: "en") == "0.30000000000000004")
        #expect(values.decimal("15e-1", in: "en") == "1.5")
        #expect(values.decimal("-0.00", in: "en") == "0.00")
    }

    @Test(
        "what is not a number is written as it came",
        arguments: ["abc", "1,000", " 5", "NaN", "Infinity", "0x10", "", "1\0"])
    func notNumbers(text: String) {
        #expect(values.decimal(text, in: "de") == text)
        #expect(values.price(text, currency: "USD", in: "de") == "\(text) USD")
        #expect(values.percent(text, in: "de") == "\(text) of 1")
    }

    @Test("a price goes through the price formatter")
    func prices() {
        #expect(values.price("4.99", currency: "EUR", in: "de") == "4,99\(nbsp)€")
        #expect(values.price("4.99", currency: "eur", in: "de") == "4.99 eur")
        #expect(values.price("4.99", currency: "EURO", in: "de") == "4.99 EURO")
    }

    @Test("per cent has the language's sign, place and space")
    func percents() {
        #expect(values.percent("0.42", in: "en") == "42%")
        #expect(values.percent("0.425", in: "de") == "42,5\(nbsp)%")
        #expect(values.percent("0.2", in: "tr") == "%20")
        #expect(values.percent("1", in: "ru") == "100\(nbsp)%")
    }

    @Test("a day has its month by name, in the Gregorian calendar, whatever calendar the region keeps")
    func dates() {
        #expect(values.date(year: 2026, month: 11, day: 30, in: "en") == "November 30, 2026")
        #expect(values.date(year: 2027, month: 1, day: 1, in: "ru") == "1 января 2027\u{202F}г.")
        #expect(values.date(year: 2027, month: 1, day: 1, in: "ja") == "2027年1月1日")
        #expect(values.date(year: 2027, month: 1, day: 1, in: "th").contains("2027"))
        #expect(values.date(year: 2027, month: 1, day: 1, in: "ar-SA").contains("٢٠٢٧"))
        #expect(values.date(year: 2027, month: 1, day: 1, in: "fa").contains("۲۰۲۷"))
        #expect(values.date(year: 2028, month: 2, day: 29, in: "en-GB-u-ca-buddhist") == "29 February 2028")
    }

    @Test("days before the calendar's reform follow the same rules")
    func oldDates() {
        #expect(values.date(year: 1582, month: 10, day: 10, in: "en") == "October 10, 1582")
        #expect(values.date(year: 1, month: 1, day: 1, in: "en") == "January 1, 1")
        #expect(values.date(year: 9_999, month: 12, day: 31, in: "en") == "December 31, 9999")
    }

    @Test("a day that does not exist is written as ISO 8601 writes it")
    func impossibleDates() {
        #expect(values.date(year: 2026, month: 2, day: 29, in: "de") == "2026-02-29")
        #expect(values.date(year: 2026, month: 13, day: 1, in: "de") == "2026-13-01")
        #expect(values.date(year: 0, month: 1, day: 1, in: "de") == "0000-01-01")
        #expect(values.date(year: .max, month: .min, day: 0, in: "de").contains("9223372036854775807"))
    }

    @Test(
        "a period has the plural form that its count needs",
        arguments: [
            (1, "month", "en", "1 month"), (3, "month", "en", "3 months"), (1, "year", "de", "1 Jahr"),
            (1, "month", "ru", "1 месяц"), (3, "month", "ru", "3 месяца"), (5, "month", "ru", "5 месяцев"),
            (21, "day", "ru", "21 день"), (2, "week", "he", "שבועיים"), (1, "month", "ar", "شهر"),
            (2, "month", "ar", "شهران"), (3, "month", "ar-u-nu-latn", "3 أشهر"), (3, "month", "ar", "٣ أشهر"),
            (7, "day", "ja", "7 日"), (3, "fortnight", "en", "3 fortnight"),
        ])
    func periods(count: Int, unit: String, tag: String, expected: String) throws {
        #expect(values.period(count, unit: unit, in: try #require(LanguageTag(tag))) == expected)
    }

    @Test("a list ends in the language's “and”")
    func lists() {
        #expect(values.list(["A", "B", "C"], in: "en") == "A, B, and C")
        #expect(values.list(["A", "B"], in: "ru") == "A и B")
        #expect(values.list(["А", "Б", "В"], in: "ja") == "А、Б、В")
        #expect(values.list(["one"], in: "de") == "one")
        #expect(values.list([], in: "de") == "")
        #expect(values.list(["{0}", "", "a\0b", "\u{1F600}"], in: "en") == "{0}, , a\0b, and \u{1F600}")
    }

    @Test("a very long list is joined plainly")
    func longList() {
        let items = Array(repeating: "x", count: 20_000)
        #expect(values.list(items, in: "en") == items.joined(separator: ", "))
    }
}
