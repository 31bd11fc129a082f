import Foundation
import FoundationBridge
import Languages
import Purchases
import Testing

@Suite("Values of Foundation")
struct ValueBridgeTests {
    @Test(
        "an amount becomes the same number and comes back",
        arguments: [
            "0", "1", "-1", "4.99", "-0.01", "1234567.89", "9999999999999999999999999999999999",
            "-9999999999999999999999999999999999", "0.1234567890123456789012345678901234", "1e40", "1e-40",
            "9999999999999999999999999999999999e6", "1000000000000000000000000000000001", "99999999999999999",
            "100000000000000000", "100000000000000001", "18446744073709551616",
        ])
    func amounts(_ text: String) throws {
        let amount = try Amount(parsing: text)
        let decimal = Decimal(amount)
        #expect(decimal.description == amount.description)
        #expect(try Amount(decimal) == amount)
    }

    @Test("amounts of any length and place of the point come back, exactly")
    func manyAmounts() throws {
        var state: UInt64 = 88_172_645_463_325_252
        func next(_ bound: UInt64) -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state % bound
        }
        for _ in 0..<5_000 {
            var text = next(2) == 0 ? "-" : ""
            for _ in 0...next(33) { text += "\(next(10))" }
            text += "e\(next(2) == 0 ? "-" : "")\(next(6))"
            let amount = try Amount(parsing: text)
            #expect(Decimal(amount).description == amount.description, "\(text)")
            #expect(try Amount(Decimal(amount)) == amount, "\(text)")
        }
    }

    @Test("a Decimal that no amount can hold is refused and never rounded")
    func refusedDecimals() throws {
        let digits35 = try #require(Decimal(string: "12345678901234567890123456789012345"))
        let large = Decimal(sign: .plus, exponent: 41, significand: 1)
        let small = Decimal(sign: .plus, exponent: -41, significand: 1)
        let expected: [(Decimal, PurchaseValueError.Code)] = [
            (.nan, .unexpectedCharacter), (digits35, .tooManyDigits), (large, .exponentOutOfRange),
            (small, .exponentOutOfRange), (.greatestFiniteMagnitude, .tooManyDigits),
        ]
        for (decimal, code) in expected {
            let error = #expect(throws: PurchaseValueError.self) { try Amount(decimal) }
            #expect(error?.code == code, "\(decimal)")
        }
        // Zeros at the end are no digits that matter.
        #expect(try Amount(#require(Decimal(string: "10000000000000000000000000000000000000"))).exponent == 37)
    }

    @Test(
        "a language tag becomes a locale of the same language, script and region, and comes back",
        arguments: ["en", "pt-BR", "zh-Hans", "zh-Hant-HK", "es-419", "sr-Latn-RS", "de-CH"])
    func locales(_ text: String) throws {
        let tag = try #require(LanguageTag(text))
        let locale = Locale(tag)
        #expect(locale.language.languageCode?.identifier == tag.language)
        #expect(locale.region?.identifier == tag.region)
        #expect(locale.identifier(.bcp47) == text)
        #expect(LanguageTag(locale) == tag)
    }

    @Test("what a tag says about digits reaches the locale")
    func localeExtensions() {
        let locale = Locale("ar-EG-u-nu-latn" as LanguageTag)
        #expect(locale.numberingSystem.identifier == "latn")
        #expect(Locale("ar-EG" as LanguageTag).numberingSystem.identifier == "arab")
        #expect(LanguageTag(locale)?.extensions == "u-nu-latn")
    }

    @Test(
        "a moment becomes the same date and comes back",
        arguments: [0, 1, -1, 999, 1_767_225_599_999, -62_135_596_800_000, 253_402_300_799_999] as [Int64])
    func moments(_ milliseconds: Int64) {
        let moment = Timestamp(milliseconds: milliseconds)
        #expect(abs(Date(moment).timeIntervalSince1970 * 1_000 - Double(milliseconds)) < 0.5)
        #expect(Timestamp(Date(moment)) == moment)
    }

    @Test("a date that is no moment is refused", arguments: [.infinity, -.infinity, .nan, 1e300] as [Double])
    func noMoments(_ seconds: Double) {
        #expect(Timestamp(Date(timeIntervalSince1970: seconds)) == nil)
    }

    @Test("the earliest and latest moment become dates")
    func extremes() {
        #expect(Date(Timestamp(milliseconds: .max)).timeIntervalSince1970 > 9e15)
        #expect(Date(Timestamp(milliseconds: .min)).timeIntervalSince1970 < -9e15)
    }
}
