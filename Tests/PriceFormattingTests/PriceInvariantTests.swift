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
            for currency in Self.currencies {
                let money = Money(try amount(&random), currency)
                let fault = try fault(of: money, tag, formatter)
                #expect(fault == nil, "seed \(seed), \(locale), \(money)")
                written += 1
            }
        }
        #expect(written > 700 * 43)
    }

    /// What does not hold of a price in a language, nil where all does.
    ///
    /// One expectation for all of it: there are some thirty thousand prices.
    func fault(of money: Money, _ tag: LanguageTag, _ formatter: PriceFormatter) throws -> String? {
        let fraction = money.currency.fractionDigits
        let rounded = try money.amount.rounded(.halfEven, fractionDigits: fraction)
        let expected = digits(rounded, fraction: fraction)
        for style in [PriceStyle.symbol, .code] {
            let text = formatter.text(of: money, in: tag, style: style)
            let parts = formatter.parts(of: money, in: tag, style: style)
            let scalars = Array(text.unicodeScalars)
            if digits(text) != expected { return "(i) not the digits of the rounded amount: \(text)" }
            let shown = parts.reduce(0) { $0 + ($1.kind == .fraction ? $1.text.unicodeScalars.count : 0) }
            if shown != fraction { return "(ii) not as many digits after the point as the currency has: \(text)" }
            if parts.count(where: { $0.kind == .currency }) != 1 { return "(iii) not one currency: \(text)" }
            if style == .code, text.ranges(of: money.currency.rawValue).count != 1 {
                return "(iii) not one code: \(text)"
            }
            for (left, right) in zip(scalars, scalars.dropFirst()) where left == " " || right == " " {
                if isDigit(left == " " ? right : left) { return "(iv) a space that breaks, beside a digit: \(text)" }
            }
            let signs = scalars.count { $0 == "-" || $0 == "−" || $0 == "+" }
            if signs != (rounded.isNegative ? 1 : 0)
                || parts.contains(where: { $0.kind == .sign }) != rounded.isNegative
            {
                return "(v) a sign, and not below zero, or none below it: \(text)"
            }
            let isolates = scalars.contains {
                ("\u{2066}"..."\u{2069}").contains($0) || ("\u{202A}"..."\u{202E}").contains($0)
            }
            if isolates { return "(viii) isolates that nobody asked for: \(text)" }
            if parts.map(\.text).joined() != text { return "the parts are not the text: \(text)" }
        }
        let latin = formatter.text(of: money, in: try #require(LanguageTag("\(tag)-u-nu-latn")))
        if latin.unicodeScalars.contains(where: { isDigit($0) && !$0.isASCII }) || digits(latin) != expected {
            return "(x) not the Latin digits that were asked for: \(latin)"
        }
        return nil
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }

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
