import Languages
import PriceFormatting
import Purchases
import Testing

private let rlm = "\u{200F}"
private let nbsp = "\u{A0}"

@Suite("The style of a price")
struct PriceStyleTests {
    let formatter = PriceFormatter()

    func money(_ amount: String, _ currency: String) throws -> Money {
        Money(try Amount(parsing: amount), try #require(CurrencyCode(currency)))
    }

    @Test(
        "a sign is shown as the style says, and never on what is shown as zero",
        arguments: [
            (PriceStyle.Sign.negative, "-$4.99", "$4.99", "$0.00"), (.always, "-$4.99", "+$4.99", "$0.00"),
            (.never, "$4.99", "$4.99", "$0.00"), (.accounting, "($4.99)", "$4.99", "$0.00"),
        ])
    func signs(sign: PriceStyle.Sign, below: String, above: String, nothing: String) throws {
        let style = PriceStyle(sign: sign)
        #expect(formatter.text(of: try money("-4.99", "USD"), in: "en", style: style) == below)
        #expect(formatter.text(of: try money("4.99", "USD"), in: "en", style: style) == above)
        for amount in ["0", "-0", "-0.004", "0.004", "-0.005"] {
            #expect(formatter.text(of: try money(amount, "USD"), in: "en", style: style) == nothing, "\(amount)")
        }
        for currency in PriceStyle.Currency.allCases {
            let named = PriceStyle(currency: currency, sign: sign)
            let text = formatter.text(of: try money("-0.001", "USD"), in: "ar-EG", style: named)
            #expect(!text.contains("-") && !text.contains("+") && !text.contains("("), "\(text)")
        }
    }

    @Test(
        "fraction digits are the currency's, none where the amount is whole, or fixed",
        arguments: [
            (FractionDigits.ofCurrency, "2", "USD", "$2.00"), (.strippedIfWhole, "2", "USD", "$2"),
            (.strippedIfWhole, "2.5", "USD", "$2.50"), (.strippedIfWhole, "1.999", "USD", "$2"),
            (.strippedIfWhole, "150", "TWD", "NT$150"), (.ofCurrency, "150", "TWD", "NT$150.00"),
            (.fixed(0), "9.99", "USD", "$10"), (.fixed(3), "9.99", "USD", "$9.990"), (.fixed(2), "5", "JPY", "¥5.00"),
            (.ofCurrency, "1.2345", "KWD", "KWD\(nbsp)1.234"),
            (.fixed(40), "1", "USD", "$1." + String(repeating: "0", count: 40)),
            (.ofCurrency, "1400", "AFN", "AFN\(nbsp)1,400"), (.fixed(2), "1400", "AFN", "AFN\(nbsp)1,400.00"),
        ])
    func digits(policy: FractionDigits, amount: String, currency: String, expected: String) throws {
        let style = PriceStyle(fractionDigits: policy)
        #expect(formatter.text(of: try money(amount, currency), in: "en", style: style) == expected)
    }

    @Test(
        "each rounding is ICU's rounding mode of that name",
        arguments: [
            (Rounding.down, "rounding-mode-down"), (.up, "rounding-mode-up"), (.halfEven, "rounding-mode-half-even"),
            (.halfUp, "rounding-mode-half-up"), (.towardStorePrice, "rounding-mode-half-even"),
        ])
    func roundings(rounding: Rounding, mode: String) throws {
        let style = PriceStyle(rounding: rounding)
        for amount in [
            "0", "0.001", "0.005", "0.015", "0.0149999999999999999", "4.991", "4.995", "4.985", "4.9850000000000001",
            "-4.985",
            "-4.991", "-0.001", "999.999", "12345678901234567890.125", "0.00000000000000000000000000000000000001",
        ] {
            for currency in ["USD", "JPY", "KWD"] {
                let skeleton = "currency/\(currency) sign-negative \(mode)"
                let expected = try #require(ICU.number(amount, skeleton, in: "en"))
                #expect(
                    formatter.text(of: try money(amount, currency), in: "en", style: style) == expected, "\(amount)")
            }
        }
    }

    @Test(
        "a range shares what both ends have, as the language does",
        arguments: [
            ("en", "USD", "4.99", "59.99", "$4.99 – $59.99"), ("de", "EUR", "4.99", "59.99", "4,99–59,99\(nbsp)€"),
            ("ru", "RUB", "99", "999", "99,00–999,00\(nbsp)₽"),
            ("pt-BR", "BRL", "4.90", "49.90", "R$\(nbsp)4,90–49,90"),
            ("ja", "JPY", "480", "5800", "￥480 ～ ￥5,800"), ("zh", "CNY", "6", "68", "¥6.00 - ¥68.00"),
            ("de", "EUR", "59.99", "4.99", "4,99–59,99\(nbsp)€"), ("de", "EUR", "4.99", "4.99", "4,99\(nbsp)€"),
            ("de", "EUR", "4.991", "4.994", "4,99\(nbsp)€"), ("xx", "EUR", "1", "2", "€\(nbsp)1.00–2.00"),
        ])
    func ranges(language: String, currency: String, one: String, other: String, expected: String) throws {
        let text = formatter.text(
            from: try Amount(parsing: one), to: try Amount(parsing: other),
            currency: try #require(CurrencyCode(currency)), in: try #require(LanguageTag(language)))
        #expect(text == expected)
    }

    @Test("the ends of a range have the same digits after the point")
    func rangeDigits() throws {
        let style = PriceStyle(fractionDigits: .strippedIfWhole)
        func range(_ one: String, _ other: String) throws -> String {
            formatter.text(
                from: try Amount(parsing: one), to: try Amount(parsing: other), currency: .usDollar, in: "en",
                style: style)
        }
        #expect(try range("5", "7.5") == "$5.00 – $7.50")
        #expect(try range("5", "7") == "$5 – $7")
    }

    @Test(
        "parts say what they are, and joined they are the text",
        arguments: [
            ("en", "USD", "-1234.5", "-|sign $|currency 1|integer ,|group 234|integer .|decimal 50|fraction"),
            ("de", "EUR", "59.99", "59|integer ,|decimal 99|fraction _|literal €|currency"),
            ("ar-EG", "EGP", "1.5", "R|literal ١|integer ٫|decimal ٥٠|fraction _|literal ج.م.|currency R|literal"),
            ("ja", "JPY", "480", "￥|currency 480|integer"),
        ])
    func parts(language: String, currency: String, amount: String, expected: String) throws {
        let tag = try #require(LanguageTag(language))
        let parts = formatter.parts(of: try money(amount, currency), in: tag)
        let shown = parts.map { part in
            let text = part.text.replacing(nbsp, with: "_").replacing(rlm, with: "R")
            return "\(text)|\(part.kind)"
        }
        #expect(shown.joined(separator: " ") == expected)
        #expect(parts.map(\.text).joined() == formatter.text(of: try money(amount, currency), in: tag))
    }

    @Test("the parts of the longest amount are all there")
    func longParts() throws {
        let price = try money("-" + String(repeating: "9", count: 34) + "e40", "USD")
        for style in [PriceStyle.symbol, .name, PriceStyle(sign: .always, fractionDigits: .fixed(40))] {
            let parts = formatter.parts(of: price, in: "ar-EG", style: style)
            #expect(parts.count > 24)
            #expect(parts.map(\.text).joined() == formatter.text(of: price, in: "ar-EG", style: style))
        }
    }

    @Test(
        "what a voice reads has words for the currency and the period, and no sign of either",
        arguments: [
            ("9.99", "USD", Period.Unit.month, "en", "9.99 US dollars per month"),
            ("1", "USD", nil, "en", "1 US dollar"), ("59", "USD", .year, "en", "59 US dollars per year"),
            ("1.50", "USD", .week, "en-GB", "1.50 US dollars per week"),
            ("59.99", "EUR", .year, "de", "59,99 Euro pro Jahr"),
            ("1", "RUB", .month, "ru", "1 российский рубль в месяц"),
            ("3", "RUB", .month, "ru", "3 российских рубля в месяц"),
            ("349", "RUB", .month, "ru", "349 российских рублей в месяц"),
            ("480", "JPY", .month, "ja", "480円 1 か月"), ("9.99", "USD", .year, "tr", "9,99 ABD doları 1 yıl"),
        ] as [(String, String, Period.Unit?, String, String)])
    func spoken(amount: String, currency: String, unit: Period.Unit?, language: String, expected: String) throws {
        let text = formatter.spokenText(
            of: try money(amount, currency), per: unit, in: try #require(LanguageTag(language)))
        #expect(text.replacing(nbsp, with: " ") == expected)
    }

    @Test("no language has a stroke in what a voice reads")
    func spokenWithoutStroke() throws {
        for name in ICU.locales {
            let language = try #require(LanguageTag(name))
            for unit in Period.Unit.allCases {
                let text = formatter.spokenText(of: try money("9.99", "USD"), per: unit, in: language)
                #expect(!text.contains("/"), "\(name): \(text)")
            }
        }
    }

    @Test("the store's own text is carried as it is, and a price is written where there is none")
    func storeText() throws {
        let price = try money("59.99", "USD")
        func product(_ price: Money?, _ displayPrice: String?) -> Product {
            Product(id: "pro", kind: .nonConsumable, referenceName: "Pro", price: price, displayPrice: displayPrice)
        }
        #expect(formatter.text(of: product(price, "US$ 59,99 \u{200E}"), in: "ar") == "US$ 59,99 \u{200E}")
        #expect(formatter.text(of: product(nil, "59.99 $"), in: "de") == "59.99 $")
        #expect(formatter.text(of: product(price, nil), in: "de") == "59,99\(nbsp)$")
        #expect(formatter.text(of: product(nil, nil), in: "de") == nil)
    }
}
