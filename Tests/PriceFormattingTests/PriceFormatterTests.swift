import Languages
import PriceFormatting
import Purchases
import Testing

/// What these texts are pinned to: another version of CLDR may write them otherwise.
let pinnedLocaleData = "42.0"

/// A marker of right-to-left text and a space that does not break, by name so that they can be seen.
private let rlm = "\u{200F}"
private let lrm = "\u{200E}"
private let nbsp = "\u{A0}"

@Suite("A price in its currency and the reader's language")
struct PriceFormatterTests {
    let formatter = PriceFormatter()

    func price(_ amount: String, _ currency: String, _ language: String, _ style: PriceStyle = .symbol) throws -> String
    {
        let money = Money(try Amount(parsing: amount), try #require(CurrencyCode(currency)))
        return formatter.text(of: money, in: try #require(LanguageTag(language)), style: style)
    }

    @Test("the texts of these tests belong to the locale data that is installed")
    func localeData() {
        #expect(PriceFormatter.localeDataVersion == pinnedLocaleData, "pinned texts are CLDR \(pinnedLocaleData)'s")
    }

    @Test(
        "the currency is the store's, digits and grouping are the language's",
        arguments: [
            ("59.99", "USD", "en", "$59.99"),
            ("59.99", "USD", "ru", "59,99\(nbsp)$"),
            ("349", "RUB", "ru", "349,00\(nbsp)₽"),
            ("416.66", "JPY", "en", "¥417"),
            ("1200", "JPY", "ja", "￥1,200"),
            ("1.234", "KWD", "en", "KWD\(nbsp)1.234"),
            ("1234567.89", "INR", "hi-IN", "₹12,34,567.89"),
            ("1234567.89", "INR", "de-CH", "₹\(nbsp)1’234’567.89"),
            ("1234.5", "EGP", "ar-EG", "\(rlm)١٬٢٣٤٫٥٠\(nbsp)ج.م.\(rlm)"),
            ("1234.5", "EGP", "ar-EG-u-nu-latn", "\(rlm)1,234.50\(nbsp)ج.م.\(rlm)"),
            ("1234.5", "CHF", "de-CH", "CHF\(nbsp)1’234.50"),
            ("59.99", "USD", "fa", "\(lrm)$۵۹٫۹۹"),
            ("1234.5", "ILS", "he", "\(rlm)1,234.50\(nbsp)\(rlm)₪"),
            ("1234.5", "EUR", "es", "1234,50\(nbsp)€"),
            ("1234.5", "EUR", "de-AT", "€\(nbsp)1.234,50"),
        ])
    func prices(amount: String, currency: String, language: String, expected: String) throws {
        #expect(try price(amount, currency, language) == expected)
    }

    @Test(
        "each style names the currency in its own way",
        arguments: [
            (PriceStyle.symbol, "US$4.99", "RUB\(nbsp)4.99"), (.narrowSymbol, "$4.99", "₽4.99"),
            (.code, "USD\(nbsp)4.99", "RUB\(nbsp)4.99"), (.name, "4.99 US dollars", "4.99 Russian roubles"),
        ])
    func styles(style: PriceStyle, dollars: String, roubles: String) throws {
        #expect(try price("4.99", "USD", "en-GB", style) == dollars)
        #expect(try price("4.99", "RUB", "en-GB", style) == roubles)
    }

    @Test(
        "an amount that rounds to zero shows no minus, every other one below zero does",
        arguments: [
            ("-0", "$0.00"), ("-0.00", "$0.00"), ("-0.004", "$0.00"), ("-0.005", "$0.00"), ("-0.0051", "-$0.01"),
            ("-9.99", "-$9.99"),
        ])
    func negatives(amount: String, expected: String) throws {
        #expect(try price(amount, "USD", "en") == expected)
    }

    @Test(
        "halves are rounded to the even neighbour",
        arguments: [("0.005", "$0.00"), ("0.015", "$0.02"), ("0.025", "$0.02"), ("1.005", "$1.00"), ("9.985", "$9.98")])
    func rounding(amount: String, expected: String) throws {
        #expect(try price(amount, "USD", "en") == expected)
    }

    @Test("an amount of 34 digits keeps every one of them")
    func manyDigits() throws {
        #expect(
            try price("12345678901234567890123456789012.34", "USD", "en")
                == "$12,345,678,901,234,567,890,123,456,789,012.34")
        #expect(
            try price("1234567890123456789012345678901234e40", "JPY", "en").filter(\.isNumber)
                == "1234567890123456789012345678901234" + String(repeating: "0", count: 40))
    }

    @Test("the largest power of ten has 41 digits, the smallest is nothing")
    func extremes() throws {
        #expect(try price("1e40", "USD", "en").prefix { $0 != "." }.filter(\.isNumber).count == 41)
        #expect(try price("1e-40", "USD", "en") == "$0.00")
        #expect(try price("-1e-40", "USD", "en") == "$0.00")
    }

    @Test("a currency that nobody knows is named by its code")
    func unknownCurrency() throws {
        #expect(try price("4.99", "QQQ", "en") == "QQQ\(nbsp)4.99")
        #expect(try price("4.99", "QQQ", "de") == "4,99\(nbsp)QQQ")
    }
}
