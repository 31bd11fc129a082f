import Languages
import Purchases
import StringTables
import Testing

@testable import PriceFormatting

@Suite("One formatter, many threads")
struct SharedFormatterTests {
    /// Enough pairs of language and currency that a small cache is emptied while others format.
    static let languages: [LanguageTag] = [
        "en", "ru", "de", "fr", "es", "pt-BR", "ja", "zh-Hans", "ar", "he", "hi", "fa", "de-CH", "xx",
    ]
    static let currencies = ["USD", "EUR", "JPY", "INR", "KWD", "RUB", "QQQ"]

    /// Everything that the seam writes, in each language, as one list.
    static func everything(_ values: ICUValueFormatting) -> [String] {
        languages.flatMap { language in
            currencies.map { values.price("-1234567.895", currency: $0, in: language) } + [
                values.integer(1_234_567, in: language), values.decimal("1234.50", in: language),
                values.percent("0.425", in: language), values.period(3, unit: "month", in: language),
                values.date(year: 2026, month: 11, day: 30, in: language),
                values.date(year: 2027, month: 1, day: 1, in: language), values.list(["A", "B", "C"], in: language),
            ]
        }
    }

    @Test("eight tasks that share a formatter write what one task alone writes")
    func sameResult() async {
        let alone = Self.everything(ICUValueFormatting())
        #expect(Set(alone).count > 100)
        // So small that formatters make room for each other while others format.
        let shared = ICUValueFormatting(sharing: PriceFormatter(cache: ICUFormatterCache(capacity: 48)))
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<25).count { _ in Self.everything(shared) != alone } }
            }
            for await different in group { #expect(different == 0) }
        }
    }

    @Test("days and moments of one formatter keep their own patterns, however many tasks write them")
    func daysAndMoments() async {
        /// A day, and a moment of it, for each of 500 days.
        @Sendable func written(by values: ICUValueFormatting) -> [String] {
            (0..<500).flatMap { number -> [String] in
                let moment = Timestamp(milliseconds: 1_796_072_700_000 + Int64(number) * 86_400_000)
                let day = CalendarDay(moment, secondsFromUTC: 0)
                return [
                    values.date(year: day.year, month: day.month, day: day.day, in: "ru"),
                    values.moment(moment.milliseconds, secondsFromUTC: 0, in: "ru"),
                ]
            }
        }
        let alone = written(by: ICUValueFormatting())
        #expect(Set(alone).count == 1_000)
        let shared = ICUValueFormatting()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { written(by: shared) == alone } }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test("the cache never holds more than twice its capacity, and serves whoever comes later")
    func bounded() throws {
        let cache = ICUFormatterCache(capacity: 8)
        for round in 0..<3 {
            for language in Self.languages {
                for digits in 0..<3 {
                    let text = cache.withFormatter(.decimal(fractionDigits: digits), in: language) {
                        $0.number(Amount(5))
                    }
                    #expect(text != nil && cache.count <= 16, "\(round) \(language)")
                }
            }
        }
        #expect(cache.count > 8)
    }

    @Test("formatters that the cache cannot tell apart by their hash are told apart by what they are for")
    func collisions() {
        let cache = ICUFormatterCache(capacity: 8)
        for _ in 0..<2 {
            for width in [ICUFormatterStyle.PeriodWidth.full, .short, .narrow] {
                let text = cache.withFormatter(.period(.month, width), in: "en") { $0.number(Amount(3)) }
                #expect(text == (width == .full ? "3 months" : width == .short ? "3 mths" : "3m"))
            }
            for (tag, text) in [
                ("en", "1,234"), ("en-u-nu-arab", "١٬٢٣٤"), ("en-Dsrt", "1,234"), ("en-u-nu-deva", "१,२३४"),
            ] {
                #expect(
                    cache.withFormatter(.integer, in: LanguageTag(stringLiteral: tag)) { $0.number(Amount(1_234)) }
                        == text)
            }
        }
    }

    @Test("nothing is opened before it is needed")
    func lazy() {
        let prices = PriceFormatter()
        let values = ICUValueFormatting(sharing: prices)
        #expect(prices.cache.count == 0)
        _ = values.price("abc", currency: "USD", in: "en")
        #expect(prices.cache.count == 0)
        _ = values.price("1", currency: "USD", in: "en")
        #expect(prices.cache.count == 1)
    }

    @Test("a formatter of one kind refuses the work of another")
    func kinds() throws {
        let number = try #require(ICUFormatter(.integer, for: FormattingLocale(for: "en")))
        #expect(number.handle.day(milliseconds: 0) == nil)
        #expect(number.handle.list(["a"]) == nil)
        #expect(number.handle.moment(milliseconds: 0, pattern: "y") == nil)
        #expect(number.handle.range(Amount(1), Amount(2)) == nil)
        let list = try #require(ICUFormatter(.list, for: FormattingLocale(for: "en")))
        #expect(list.handle.number(Amount(1)) == nil)
        #expect(list.handle.parts(Amount(1)) == nil)
    }

    @Test("the digits that ICU gets are those of the amount's own text")
    func digits() throws {
        var amounts = [
            "0", "5", "-5", "0.5", "0.05", "-0.05", "10", "1000", "1234.5", "18446744073709551615",
            "18446744073709551616",
        ]
        amounts += [
            "9e40", "-1e40", "1e-40", "-9999999999999999999999999999999999e-40", "9999999999999999999999999999999999e6",
        ]
        amounts += [
            "184467440737095516.15", "1844674407370955161.6", "0.18446744073709551616", "0.00018446744073709551616",
        ]
        for text in amounts {
            let amount = try Amount(parsing: text)
            let digits = amount.withDigits { start, count in
                String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
            }
            #expect(digits == amount.description)
        }
    }

    @Test("a text that needs more room than expected is asked for twice, and never a third time")
    func growingTexts() {
        var calls = 0
        let text = textFromICU(capacity: 2) { buffer, capacity in
            calls += 1
            if capacity >= 5 { for index in 0..<5 { buffer[index] = 97 } }
            return 5
        }
        #expect(text == "aaaaa")
        #expect(calls == 2)
        #expect(textFromICU(capacity: 2) { _, capacity in capacity + 1 } == nil)
        #expect(textFromICU(capacity: 2) { _, _ in -1 } == nil)
    }
}
