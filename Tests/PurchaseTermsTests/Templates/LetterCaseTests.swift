import ICUOracle
import Languages
import TestSupport
import Testing

@testable import PurchaseTerms

#if os(Linux)
    /// The installed ICU writes the same letters.
    @Suite("Capital and small letters")
    struct LetterCaseTests {
        static let languages = ["en", "de", "tr", "az", "lt", "el", "nl", "ru", "ar"]

        private typealias Mapping = (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32
        ) -> Int32

        private func icu(_ mapping: Mapping, _ text: String, _ language: String) -> String {
            var buffer = [CChar](repeating: 0, count: text.utf8.count * 6 + 64)
            let length = mapping(text, language, &buffer, Int32(buffer.count))
            return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }

        @Test(
            "texts are written in capital and in small letters as ICU writes them", arguments: languages)
        func agrees(language: String) throws {
            let letters = LetterCase(of: try #require(LanguageTag(language)))
            var random = SplitMix64(seed: 3)
            let alphabets: [[String]] = [
                Array("iIıİjJįĮìÌíÍĩĨsSßŁłéÉ '").map(String.init) + ["\u{307}", "\u{301}", "\u{323}", "\u{328}"],
                Array("αάεέηήιίϊΐοόυύϋΰωώΑΆΗΉΙΊΪΥΎΫΣσς. ’").map(String.init),
                ["α", "ε", "ι", "Ι", "υ", "μ", "σ", "η"].flatMap { [$0, $0, $0 + "\u{301}"] } + ["ι\u{308}", " "],
                Array("абвЁёӘәIi1٣ 年月מחיר").map(String.init) + ["ﬁ", "ŉ", "ǆ", "\u{2068}", "\u{2069}"],
            ]
            for _ in 0..<4_000 {
                let alphabet = alphabets.randomElement(using: &random) ?? []
                let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                    alphabet.randomElement(using: &random) ?? ""
                }.joined()
                let escaped = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
                let upper = letters.uppercased(text)
                let expected = icu(icu_oracle_uppercase, text, language)
                // In Greek ICU leaves some accents beside their letters; the texts are canonically equal.
                #expect(upper == expected, "\(text) \(escaped)")
                #expect(language == "el" || Array(upper.utf8) == Array(expected.utf8), "\(text) \(escaped)")
                let lower = Array(letters.lowercased(text).utf8)
                #expect(lower == Array(icu(icu_oracle_lowercase, text, language).utf8), "\(text) \(escaped)")
            }
        }

        @Test(
            "words begin with a capital letter",
            arguments: [
                ("en", "3 months, then o’reilly’s PLAN", "3 Months, Then O’reilly’s Plan"),
                ("tr", "istanbul ılık IĞDIR", "İstanbul Ilık Iğdır"),
                ("nl", "ijs voor ÍJ en ij", "IJs Voor Íj En IJ"), ("en", "ijs", "Ijs"),
                ("el", "ΟΔΟΣ ήταν", "Οδος Ήταν"),
                ("ru", "ежемесячно", "Ежемесячно"), ("ja", "月額", "月額"), ("en", "ǆ ﬁn", "ǅ Fin"),
                ("en", "\u{2068}$4.99 per month\u{2069}", "\u{2068}$4.99 Per Month\u{2069}"),
            ])
        func capitalized(language: String, text: String, expected: String) throws {
            #expect(LetterCase(of: try #require(LanguageTag(language))).capitalized(text) == expected)
        }
    }
#endif
