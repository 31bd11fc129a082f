import Foundation
import Languages
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
    private static let letters: [Character: PluralCategory] = [
        "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "-": .other,
    ]

    @Test("every language of CLDR gives every sample the form that Babel gives it")
    func expectations() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/plural-categories.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let head = try #require(lines.first).split(separator: "\t")
        let rows = lines.dropFirst()
        #expect(head.first == "CLDR \(PluralRules.version)")
        let samples = try #require(head.last).split(separator: " ")
        #expect(rows.count == 200)
        #expect(samples.count > 100)
        for row in rows {
            let fields = row.split(separator: "\t")
            let tag = try #require(LanguageTag(String(fields[0])))
            let rules = PluralRules.cardinal(for: tag)
            let expected = fields[1].map { Self.letters[$0] }
            #expect(expected.count == samples.count)
            for (sample, category) in zip(samples, expected) {
                let found = rules.category(of: sample)
                #expect(found == category, "\(tag) \(sample)")
            }
        }
    }

    @Test(
        "ICU 72 agrees where CLDR has not changed since version 42",
        arguments: [
            // 0 1 2 3 5 11 21 100 102 1000000 1.0 1.5 0.1
            ("ru", "many one few few many many one many few many other other other"),
            ("ar", "zero one two few few many many other other other one other other"),
            ("he", "other one two other other other other other other other other other one"),
            ("ja", "other other other other other other other other other other other other other"),
            ("fr", "one one other other other other other other other many one one one"),
            ("es", "other one other other other other other other other many one other other"),
            ("pt", "one one other other other other other other other many one one one"),
            ("pt-PT", "other one other other other other other other other many other other other"),
            ("en", "other one other other other other other other other other other other other"),
            ("de", "other one other other other other other other other other other other other"),
            ("pl", "many one few few many many many many few many other other other"),
            ("lt", "other one few few few other one other few other one many many"),
            ("lv", "zero one other other other zero one zero other zero one other one"),
            ("sl", "other one two few other other other other two other few few few"),
            ("cy", "zero one two few other other other other other other one other other"),
            ("ga", "other one two few few other other other other other one other other"),
        ] as [(LanguageTag, String)])
    func icu(tag: LanguageTag, expected: String) {
        let samples = ["0", "1", "2", "3", "5", "11", "21", "100", "102", "1000000", "1.0", "1.5", "0.1"]
        let found = samples.map { PluralRules.cardinal(for: tag).category(of: $0).rawValue }
        #expect(found.joined(separator: " ") == expected)
    }

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
