import Foundation
import ICUOracle
import Languages
import PriceFormatting
import Purchases
import TestSupport
import Testing

/// What holds of a price in every language, whatever its data says.
@Suite("What holds of every price")
struct PriceInvariantTests {
    static let currencies = Set(Storefront.all.map(\.currency)).sorted { $0.rawValue < $1.rawValue }
    let formatter = PriceFormatter()

    /// The digits of a text, whichever numbering system they are of.
    func digits(_ text: String) -> String {
        var digits = ""
        for scalar in text.unicodeScalars where scalar.properties.numericType == .decimal {
            digits += String(Int(scalar.properties.numericValue ?? 0))
        }
        return digits
    }

    /// The digits that an amount is shown with: `4.99` as `499`.
    func digits(_ amount: Amount, fraction: Int) -> String {
        let parts = amount.description.filter { $0 != "-" }.split(separator: ".")
        let end = parts.count > 1 ? String(parts[1]) : ""
        return String(parts[0]) + end + String(repeating: "0", count: max(0, fraction - end.count))
    }

    /// An amount such as shops have, with more fraction digits than any currency.
    func amount(_ random: inout SplitMix64) throws -> Amount {
        let whole = [0, 1, 9, 99, 999, 12_345, 1_234_567, 10_000_000_000][Int(random.next() % 8)]
        let fraction = ["", ".5", ".05", ".005", ".995", ".4995", ".99", ".0049999"][Int(random.next() % 8)]
        return try Amount(
            parsing:
                "\(random.next() % 4 == 0 ? "-" : "")\(whole == 0 ? 0 : Int(random.next() % UInt64(whole)))\(fraction)")
    }

    @Test(
        "digits, their number, the currency, spaces and the sign are right in every locale and every store's currency")
    func everyLocale() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("PriceInvariantTests: seed \(seed)")
        var random = SplitMix64(seed: seed)
        var written = 0
        for locale in ICU.locales {
            let tag = try #require(LanguageTag(locale))
            // A formatter of its own, whose open formatters go with it.
            let formatter = PriceFormatter()
            for _ in 0..<6 {
                let currency = Self.currencies[Int(random.next() % UInt64(Self.currencies.count))]
                try check(try amount(&random), currency, tag, formatter, "seed \(seed) \(locale) \(currency)")
                written += 1
            }
        }
        #expect(written > 4_000)
    }

    @Test("the same in every store's currency for languages that write from right to left or with digits of their own")
    func everyCurrency() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("PriceInvariantTests: seed \(seed)")
        var random = SplitMix64(seed: seed)
        for locale in ["en", "ar_EG", "fa", "he", "ur", "bn", "my", "mr", "de_CH", "nb", "ja", "pt_PT", "lv", "es_AR"] {
            let tag = try #require(LanguageTag(locale))
            for currency in Self.currencies {
                for _ in 0..<3 {
                    try check(try amount(&random), currency, tag, formatter, "seed \(seed) \(locale) \(currency)")
                }
            }
        }
    }

    func check(
        _ amount: Amount, _ currency: CurrencyCode, _ tag: LanguageTag, _ formatter: PriceFormatter, _ place: String
    ) throws {
        let fraction = currency.fractionDigits
        let money = Money(amount, currency)
        let rounded = try amount.rounded(.halfEven, fractionDigits: fraction)
        for style in [PriceStyle.symbol, .code] {
            let text = formatter.text(of: money, in: tag, style: style)
            let parts = formatter.parts(of: money, in: tag, style: style)
            // (i) The digits are those of the rounded amount, (ii) as many after the point as the currency has.
            #expect(digits(text) == digits(rounded, fraction: fraction), "\(place) \(amount): \(text)")
            let shown = parts.filter { $0.kind == .fraction }.map { $0.text.unicodeScalars.count }.reduce(0, +)
            #expect(shown == fraction, "\(place) \(amount): \(text)")
            // (iii) The currency stands there once.
            #expect(parts.filter { $0.kind == .currency }.count == 1, "\(place) \(amount): \(text)")
            if style == .code { #expect(text.ranges(of: currency.rawValue).count == 1, "\(place): \(text)") }
            // (iv) No space that breaks stands beside a digit.
            let scalars = Array(text.unicodeScalars)
            for (left, right) in zip(scalars, scalars.dropFirst()) {
                let other = left == " " ? right : right == " " ? left : nil
                #expect(other?.properties.numericType != .decimal, "\(place): \(text)")
            }
            // (v) A sign stands there where the rounded amount is below zero, and only there.
            let signs = scalars.filter { "-−+".unicodeScalars.contains($0) }
            #expect(signs.count == (rounded.isNegative ? 1 : 0), "\(place) \(amount): \(text)")
            #expect(parts.contains { $0.kind == .sign } == rounded.isNegative, "\(place) \(amount): \(text)")
            // (viii) What is isolated ends.
            #expect(
                scalars.allSatisfy {
                    !("\u{2066}"..."\u{2069}").contains($0) && !("\u{202A}"..."\u{202E}").contains($0)
                })
            #expect(parts.map(\.text).joined() == text, "\(place): \(text)")
        }
        // (x) Latin digits are used where they are asked for.
        let latin = formatter.text(of: money, in: try #require(LanguageTag("\(tag)-u-nu-latn")))
        #expect(
            latin.unicodeScalars.allSatisfy { $0.properties.numericType != .decimal || $0.isASCII },
            "\(place): \(latin)")
        #expect(digits(latin) == digits(rounded, fraction: fraction), "\(place): \(latin)")
    }

    @Test("rounding never turns the order of amounts round, and half up is never below half even")
    func order() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("PriceInvariantTests: seed \(seed)")
        var random = SplitMix64(seed: seed)
        for tag in ["en", "de", "ar-EG", "hi-IN", "bn", "ja"] as [LanguageTag] {
            for currency in Self.currencies {
                func number(_ amount: Amount, _ rounding: Rounding) throws -> UInt128 {
                    let text = formatter.text(
                        of: Money(amount, currency), in: tag, style: PriceStyle(rounding: rounding))
                    return try #require(UInt128(digits(text)))
                }
                for _ in 0..<4 {
                    var (one, other) = (try amount(&random), try amount(&random))
                    if one.isNegative { one = one.negated }
                    if other.isNegative { other = other.negated }
                    // (vii) and (vi).
                    for rounding in Rounding.all {
                        #expect(
                            try number(min(one, other), rounding) <= number(max(one, other), rounding),
                            "seed \(seed) \(tag) \(currency) \(rounding): \(one), \(other)")
                    }
                    #expect(
                        try number(one, .halfUp) >= number(one, .halfEven), "seed \(seed) \(tag) \(currency): \(one)")
                }
            }
        }
    }

    @Test("what is shown per month is never more than its share of what is billed, where it is rounded down")
    func shares() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("PriceInvariantTests: seed \(seed)")
        var random = SplitMix64(seed: seed)
        let month = try #require(Period(1, .month))
        for currency in Self.currencies {
            for (count, unit) in [(1, Period.Unit.year), (6, .month), (2, .year)] {
                var total = try amount(&random)
                if total.isNegative { total = total.negated }
                total = try total.rounded(.halfUp, fractionDigits: currency.fractionDigits)
                let period = try #require(Period(count, unit))
                let months = unit == .year ? count * 12 : count
                let share = try Rate(price: Money(total, currency), period: period).equivalent(
                    per: month, rule: .gregorianAverage, rounding: .down, fractionDigits: .ofCurrency)
                // (ix) As the reader adds it up, from the digits that are shown.
                let shown = try #require(UInt128(digits(formatter.text(of: share.money, in: "ar-EG"))))
                let billed = try #require(UInt128(digits(formatter.text(of: Money(total, currency), in: "ar-EG"))))
                #expect(shown * UInt128(months) <= billed, "seed \(seed) \(currency): \(total)")
            }
        }
    }

    @Test("a currency's name has the plural form of the number as it is shown")
    func plurals() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("PriceInvariantTests: seed \(seed)")
        var random = SplitMix64(seed: seed)
        for locale in ["en", "ru", "pl", "ar", "lv", "fr", "cs", "sl", "cy", "he", "ja", "pt_PT", "ga", "lt", "es"] {
            let tag = try #require(LanguageTag(locale))
            for currency in ["USD", "EUR", "JPY"] {
                for amount in ["0", "1", "2", "3", "5", "11", "21", "1000000", "\(random.next() % 1_000)", "1.5"] {
                    for digits in [FractionDigits.ofCurrency, .strippedIfWhole] {
                        let money = Money(try Amount(parsing: amount), try #require(CurrencyCode(currency)))
                        let style = PriceStyle(currency: .name, fractionDigits: digits)
                        let parts = formatter.parts(of: money, in: tag, style: style)
                        let shown = parts.filter { $0.kind == .fraction }.map { $0.text.unicodeScalars.count }.reduce(
                            0, +)
                        let precision = shown == 0 ? "precision-integer" : "." + String(repeating: "0", count: shown)
                        let category = icu_oracle_select_formatted(precision, locale, amount)
                        let name = try #require(ICU.pluralName(of: currency, category, in: locale))
                        let ours = parts.filter { $0.kind == .currency }.map(\.text).joined()
                        // (xi)
                        #expect(ours == name, "seed \(seed) \(locale) \(amount) \(currency): \(ours), \(name)")
                    }
                }
            }
        }
    }

    @Test("what an amount cannot be is refused quickly, and never written as another price")
    func badInput() {
        let values = ICUValueFormatting()
        let long = String(repeating: "9", count: 1_000_000)
        for text in [
            "NaN", "Infinity", "-Infinity", "1e400", "0x10", "1,000", "1\0", " 1", "٥", "1e-400", long, "0." + long,
            "1e" + long,
        ] {
            let clock = ContinuousClock()
            let time = clock.measure {
                #expect(values.price(text, currency: "USD", in: "ar-EG") == "\(text) USD")
                #expect(values.decimal(text, in: "de") == text)
            }
            #expect(time < .seconds(10), "\(text.prefix(20))")
        }
        for code in ["", "US", "USDD", "U$D", "US\0", "€", "XX\u{301}", "XXX"] {
            #expect(values.price("5", currency: code, in: "en") == "5 \(code)")
        }
    }

    @Test("a tag of ten megabytes is refused, or written as its language, quickly")
    func longTag() {
        let long = "en-" + String(repeating: "abcdefgh-", count: 1_200_000)
        let time = ContinuousClock().measure {
            guard let tag = LanguageTag(long) else { return }
            #expect(formatter.text(of: Money(Amount(5), .usDollar), in: tag) == "$5.00")
        }
        #expect(time < .seconds(5))
    }
}
