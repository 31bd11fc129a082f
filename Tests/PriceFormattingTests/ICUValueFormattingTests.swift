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

@Suite("Days, countries and time zones")
struct DateStyleTests {
    let values = ICUValueFormatting()

    @Test(
        "a day has its width",
        arguments: [
            (DateStyle.Width.full, "Monday, November 30, 2026", "Montag, 30. November 2026"),
            (.long, "November 30, 2026", "30. November 2026"), (.medium, "Nov 30, 2026", "30.11.2026"),
            (.short, "11/30/26", "30.11.26"),
        ])
    func widths(width: DateStyle.Width, english: String, german: String) throws {
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 30))
        #expect(values.date(day, style: DateStyle(width: width), in: "en") == english)
        #expect(values.date(day, style: DateStyle(width: width), in: "de") == german)
    }

    @Test(
        "the reader's own calendar is used where the style asks for it, and never else",
        arguments: [
            ("th", "1 มกราคม ค.ศ. 2027", "1 มกราคม 2570"), ("fa", "۱ ژانویهٔ ۲۰۲۷", "۱۱ دی ۱۴۰۵"),
            ("ar-SA", "١ يناير ٢٠٢٧", "٢٣ رجب ١٤٤٨ هـ"), ("en", "January 1, 2027", "January 1, 2027"),
            ("en-u-ca-buddhist", "January 1, 2027", "January 1, 2570 BE"),
            ("ar-u-ca-islamic-umalqura-nu-latn", "1 يناير 2027", "23 رجب 1448 هـ"),
            ("en-u-ca-gregory", "January 1, 2027", "January 1, 2027"),
            ("th-u-ca-gregory", "1 มกราคม ค.ศ. 2027", "1 มกราคม ค.ศ. 2027"),
            ("en-u-ca-nonsense", "January 1, 2027", "January 1, 2027"),
            ("en-u-ca", "January 1, 2027", "January 1, 2027"),
        ])
    func calendars(language: String, gregorian: String, reader: String) throws {
        let tag = try #require(LanguageTag(language))
        let day = try #require(CalendarDay(year: 2027, month: 1, day: 1))
        #expect(values.date(day, in: tag) == gregorian)
        #expect(values.date(day, style: DateStyle(calendar: .ofReader), in: tag) == reader)
        let sentences = ICUValueFormatting(dates: DateStyle(calendar: .ofReader))
        #expect(sentences.date(year: 2027, month: 1, day: 1, in: tag) == reader)
    }

    // CLDR 42 in ICU 72.
    @Test(
        "a moment is written with the month by its name, the hours of the language and the zone",
        arguments: [
            ("en", 0, "November 30, 2026 at 9:05\u{202F}PM UTC"),
            ("en-GB", 0, "30 November 2026 at 21:05 UTC"),
            ("en", -28_800, "November 30, 2026 at 1:05\u{202F}PM GMT-8"),
            ("de", 3_600, "30. November 2026 um 22:05 GMT+1"),
            ("de", 19_800, "1. Dezember 2026 um 02:35 GMT+5:30"),
            ("ja", 32_400, "2026年12月1日 6:05 GMT+9"),
            ("ar-EG", 7_200, "٣٠ نوفمبر ٢٠٢٦ في ١١:٠٥ م غرينتش+٢"),
        ])
    func moments(_ language: String, _ seconds: Int, _ expected: String) throws {
        let tag = try #require(LanguageTag(language))
        #expect(values.moment(1_796_072_700_000, secondsFromUTC: seconds, in: tag) == expected)
    }

    @Test("a moment that no calendar or clock has is written plainly")
    func plainMoments() {
        #expect(values.moment(1_796_072_700_000, secondsFromUTC: 86_400, in: "de") == "2026-12-01T21:05+24:00")
        #expect(values.moment(-62_200_000_000_000, secondsFromUTC: 0, in: "de") == "-0002-12-17T14:13Z")
        for milliseconds in [Int64.min, .max] {
            for seconds in [Int.min, -86_399, 0, 86_399, .max] {
                #expect(!values.moment(milliseconds, secondsFromUTC: seconds, in: "fa").isEmpty)
            }
        }
    }

    @Test("a whole number in every locale is what ICU writes, also where it is nothing but its digits")
    func digits() throws {
        var compared = 0
        for locale in ICU.locales where !locale.hasSuffix("_POSIX") {
            let tag = try #require(LanguageTag(locale))
            for number in [0, 7, 10, 42, 90, 100, 305, 999, 1_000, -1] as [Int64] {
                let expected = try #require(
                    ICU.number(String(number), "precision-integer sign-negative", in: locale), "\(locale)")
                let text = values.integer(number, in: tag)
                #expect(Array(text.utf8) == Array(expected.utf8), "\(locale): \(text), ICU: \(expected)")
                compared += 1
            }
        }
        #expect(compared > 5_000)
    }

    @Test("days of both calendars of history and a moment are written by one formatter, in any order")
    func oneFormatterOfDays() {
        for _ in 0..<2 {
            #expect(values.date(year: 2026, month: 11, day: 30, in: "en") == "November 30, 2026")
            #expect(
                values.moment(1_796_072_700_000, secondsFromUTC: 0, in: "en")
                    == "November 30, 2026 at 9:05\u{202F}PM UTC")
            #expect(values.date(year: 1582, month: 10, day: 10, in: "en") == "October 10, 1582")
            #expect(values.date(year: 1582, month: 10, day: 15, in: "en") == "October 15, 1582")
            #expect(values.date(year: 2026, month: 12, day: 1, in: "en") == "December 1, 2026")
        }
    }

    @Test("a moment in every locale is written by the pattern that ICU finds for it")
    func momentPatterns() throws {
        var compared = 0
        // No tag names a POSIX locale.
        for locale in ICU.locales where !locale.hasSuffix("_POSIX") {
            let tag = try #require(LanguageTag(locale))
            for milliseconds in [1_796_072_700_000, -8_520_336_000_000] as [Int64] {
                let expected = try #require(ICU.moment(milliseconds, in: locale), "\(locale)")
                let text = values.moment(milliseconds, secondsFromUTC: 0, in: tag)
                #expect(Array(text.utf8) == Array(expected.utf8), "\(locale): \(text), ICU: \(expected)")
                compared += 1
            }
        }
        #expect(compared > 1_000)
    }

    @Test("a moment in every language that ICU has says its year in the digits of the language, or begins with it")
    func momentsEverywhere() throws {
        for locale in ICU.locales {
            guard let tag = LanguageTag(String(locale.map { $0 == "_" ? "-" : $0 })) else { continue }
            let text = values.moment(1_796_072_700_000, secondsFromUTC: 0, in: tag)
            #expect(text.contains(values.integer(26, in: tag)) && text.count > 12, "\(locale): \(text)")
        }
    }

    @Test(
        "a country has its name in the language; what is none is written as it came",
        arguments: [
            ("DE", "en", "Germany"), ("DE", "ru", "Германия"), ("XK", "en", "Kosovo"), ("US", "ja", "アメリカ合衆国"),
            ("ZZ", "en", "Unknown Region"), ("QX", "en", "QX"), ("us", "en", "us"), ("USA", "en", "USA"),
            ("", "en", ""), ("\0\0", "en", "\0\0"),
            ("TW", "xx", "TW"),
        ])
    func countries(code: String, language: String, expected: String) throws {
        #expect(values.country(code, in: try #require(LanguageTag(language))) == expected)
    }

    @Test("every storefront has a name in English and Arabic")
    func storefronts() {
        for storefront in Storefront.all {
            for language in ["en", "ar"] as [LanguageTag] {
                #expect(values.country(storefront.alpha2, in: language).utf8.count > 2, "\(storefront)")
            }
        }
    }

    @Test(
        "a time zone says on which day a moment falls where the reader lives",
        arguments: [
            ("America/Los_Angeles", "2026-11-30", -28_800), ("Europe/Berlin", "2026-12-01", 3_600),
            ("Asia/Kathmandu", "2026-12-01", 20_700), ("Pacific/Kiritimati", "2026-12-01", 50_400),
            ("Etc/UTC", "2026-12-01", 0),
        ])
    func timeZones(name: String, day: String, offset: Int) throws {
        let zone = try #require(NamedTimeZone(name))
        let moment = Timestamp(milliseconds: 1_796_085_000_000)
        #expect(CalendarDay(moment).description == "2026-12-01")
        #expect(zone.secondsFromUTC(at: moment) == offset)
        #expect(zone.day(of: moment).description == day)
    }

    @Test("summer time is the zone's own")
    func summer() throws {
        let zone = try #require(NamedTimeZone("Europe/Berlin"))
        #expect(zone.secondsFromUTC(at: Timestamp(milliseconds: 1_782_864_000_000)) == 7_200)
        #expect(zone.secondsFromUTC(at: Timestamp(milliseconds: .max)) >= 0)
        #expect(zone.secondsFromUTC(at: Timestamp(milliseconds: .min)) >= 0)
    }

    @Test(
        "a name that no data has is no zone",
        arguments: [
            "", "Mars/Olympus", "GMT+25", "GMT+3:00", "Europe/Berlin\0", "../../etc/localtime", "Etc/Unknown", "é",
            String(repeating: "a", count: 10_000), "europe/berlin ",
        ])
    func unknownZones(name: String) {
        #expect(NamedTimeZone(name) == nil)
    }
}
