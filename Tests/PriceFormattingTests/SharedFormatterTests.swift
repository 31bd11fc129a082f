import Languages
import Purchases
import StringTables
import Testing

@testable import PriceFormatting

@Suite("One formatter, many threads")
struct SharedFormatterTests {
    /// Enough pairs of language and currency that the cache is emptied while others format.
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
        let shared = ICUValueFormatting()
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<25).count { _ in Self.everything(shared) != alone } }
            }
            for await different in group { #expect(different == 0) }
        }
    }

    @Test("the cache never holds more than its capacity")
    func bounded() throws {
        let cache = ICUFormatterCache(capacity: 8)
        for language in Self.languages {
            #expect(cache.formatter(.integer, in: language)?.number("5") != nil)
            #expect(cache.count <= 8)
        }
    }

    @Test("a formatter that left the cache still formats for whoever holds it")
    func evicted() throws {
        let cache = ICUFormatterCache(capacity: 1)
        let held = try #require(cache.formatter(.integer, in: "de"))
        _ = cache.formatter(.integer, in: "en")
        #expect(held.number("1234") == "1.234")
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
        let locale = FormattingLocale(for: "en")
        let number = try #require(ICUFormatter(.integer, in: locale))
        #expect(number.day(milliseconds: 0) == nil)
        #expect(number.list(["a"]) == nil)
        #expect(try #require(ICUFormatter(.list, in: locale)).number("1") == nil)
        #expect(number.number("12abc") == nil)
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
