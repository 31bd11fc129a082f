import Languages
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
    @Test(
        "rules follow the tag to its language, and its region where that matters",
        arguments: [
            ("ru-UA", "5", .many), ("pt-BR", "0", .one), ("pt-PT", "0", .other), ("pt-AO", "0", .other),
            ("zh-Hans", "1", .other), ("zh-TW", "1", .other), ("sr-Latn", "3", .few), ("iw", "2", .two),
            ("sh", "3", .few),
            ("ar-EG-u-nu-latn", "0", .zero), ("xx", "1", .other), ("und", "1", .other), ("no", "1", .one),
            ("en", "nonsense", .other), ("en", "", .other), ("en", "-1", .one), ("ru", "-21", .one),
        ] as [(LanguageTag, String, PluralCategory)])
    func tags(tag: LanguageTag, number: String, expected: PluralCategory) {
        #expect(PluralRules.cardinal(for: tag).category(of: number) == expected)
    }

    @Test(
        "places in an order have rules of their own",
        arguments: [
            ("en", "1", .one), ("en", "2", .two), ("en", "3", .few), ("en", "4", .other), ("en-GB", "11", .other),
            ("en", "21", .one), ("sv", "1", .one), ("it", "11", .many), ("cy", "3", .few), ("ru", "1", .other),
            ("xx", "1", .other),
        ] as [(LanguageTag, String, PluralCategory)])
    func ordinals(tag: LanguageTag, number: String, expected: PluralCategory) {
        #expect(PluralRules.ordinal(for: tag).category(of: number) == expected)
    }

    @Test("rules say which categories they can give")
    func categories() {
        #expect(PluralRules.cardinal(for: "en").categories == [.one, .other])
        #expect(PluralRules.cardinal(for: "ar").categories == PluralCategory.allCases)
        #expect(PluralRules.cardinal(for: "ja").categories == [.other])
        #expect(PluralRules.ordinal(for: "en").categories == [.one, .two, .few, .other])
    }

    @Test(
        "a number in compact form is taken apart as the whole number",
        arguments: [
            ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]), ("1c3", [1_000, 0, 0, 0, 0, 3]),
            ("-1.0000001c6", [1_000_000, 1, 1, 1, 1, 6]),
            ("1.50c1", [15, 1, 0, 0, 0, 1]), ("2.50", [2, 2, 1, 50, 5, 0]), ("0c0", [0, 0, 0, 0, 0, 0]),
        ])
    func compact(digits: String, expected: [UInt64]) throws {
        let o = try #require(PluralOperands(compactDigits: digits))
        #expect([o.i, UInt64(o.v), UInt64(o.w), o.f, o.t, UInt64(o.c)] == expected)
    }

    @Test(
        "plain digits have no exponent, and a compact one has at most two digits",
        arguments: ["1c6", "c6", "1c", "1c600", "1.c6", "1c6c6", "1cc6", "1c-6"])
    func exponents(digits: String) {
        #expect(PluralOperands(digits: digits) == nil)
        if digits != "1c6" { #expect(PluralOperands(compactDigits: digits) == nil) }
    }

    @Test(
        "a number in plain digits is taken apart",
        arguments: [
            ("1", [1, 0, 0, 0, 0]), ("-1.50", [1, 2, 1, 50, 5]), ("+007.00", [7, 2, 0, 0, 0]),
            ("0.05", [0, 2, 2, 5, 5]),
        ])
    func operands(digits: String, expected: [UInt64]) throws {
        let operands = try #require(PluralOperands(digits: digits))
        #expect([operands.i, UInt64(operands.v), UInt64(operands.w), operands.f, operands.t] == expected)
    }

    @Test(
        "text that is no plain number is refused",
        arguments: ["", "-", ".", "1.", ".5", "1.2.3", "1e3", " 1", "1 ", "NaN", "١", "1,5", "--1", "0x1"])
    func refused(digits: String) {
        #expect(PluralOperands(digits: digits) == nil)
    }

    @Test("a number of any length is taken without overflow and keeps its last digits")
    func longNumbers() throws {
        let long = String(repeating: "9", count: 5_000) + "21"
        #expect(PluralRules.cardinal(for: "ru").category(of: long) == .one)
        #expect(PluralRules.cardinal(for: "ru").category(of: long + "." + long) == .other)
        #expect(PluralRules.cardinal(for: "en").category(of: "1" + String(repeating: "0", count: 40)) == .other)
        #expect(PluralRules.cardinal(for: "es").category(of: "1" + String(repeating: "0", count: 40)) == .many)
        #expect(PluralRules.cardinal(for: "ru").category(of: Int64.min) == .many)
        #expect(PluralOperands(magnitude: .max) == PluralOperands(digits: String(UInt64.max)))
    }
}
