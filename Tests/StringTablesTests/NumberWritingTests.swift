import Foundation
import Languages
import StringTables
import TestSupport
import Testing

@Suite("Numbers with flags, width and precision")
struct NumberWritingTests {
    /// What C writes for a placeholder.
    private func peer(_ format: String, _ argument: any CVarArg) -> String {
        var buffer = [CChar](repeating: 0, count: 2_048)
        let count = withVaList([argument]) { vsnprintf(&buffer, buffer.count, format, $0) }
        return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func ours(_ format: String, _ argument: MessageArgument) throws -> String {
        try filled(MessageText(parsing: format), [argument]).text
    }

    @Test("whole numbers are written as C writes them", arguments: 1...8)
    func wholeNumbers(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_500 {
            let letter = ["d", "u", "x", "X", "o"].randomElement(using: &random) ?? "d"
            let value =
                Int64(
                    bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)
                        >> UInt64.random(in: 0...63, using: &random))
                &* Int64.random(in: -1...1, using: &random)
            let specifier = specifier(letter, flags: letter == "d" || letter == "u" ? "-+0'" : "-0#'", using: &random)
            // C writes nothing at all for a zero with the precision 0.
            if value == 0, specifier.contains(".") { continue }
            let argument: MessageArgument = letter == "d" ? .integer(value) : .unsigned(UInt64(bitPattern: value))
            let expected = peer("%\(specifier)ll\(letter)", value)
            #expect(
                try ours("%1$\(specifier)ll\(letter)", argument) == expected,
                "seed \(seed): %\(specifier)\(letter) of \(value)")
        }
    }

    @Test("decimal numbers are written as C writes them", arguments: 1...8)
    func decimalNumbers(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_500 {
            let letter = ["f", "e", "E", "g", "G"].randomElement(using: &random) ?? "f"
            // Such a number is the same in binary and decimal digits, and is often half way between two roundings.
            let value = scalbn(
                Double(Int.random(in: -100_000...100_000, using: &random)), Int.random(in: -24...24, using: &random))
            var digits = peer("%.60f", value)
            while digits.hasSuffix("0") { digits.removeLast() }
            if digits.hasSuffix(".") { digits.removeLast() }
            var specifier = specifier(letter, flags: letter.lowercased() == "g" ? "-+0#'" : "-+0'", using: &random)
            // Without a precision the digits are those of the number, where C takes six.
            if letter.lowercased() != "g", !specifier.contains(".") { specifier += ".3" }
            let expected = peer("%\(specifier)\(letter)", value)
            // A point with nothing behind it cannot be asked of a language.
            if specifier.contains("#"), expected.contains(/\.($|[^0-9])/) { continue }
            #expect(
                try ours("%1$\(specifier)\(letter)", .decimal(digits)) == expected,
                "seed \(seed): %\(specifier)\(letter) of \(digits)")
        }
    }

    private func specifier(_ letter: String, flags: String, using random: inout SplitMix64) -> String {
        var result = ""
        for flag in flags where Bool.random(using: &random) { result.append(flag) }
        if result.contains(where: { "-+#'".contains($0) }), letter == "d", Bool.random(using: &random) {
            result.append(" ")
        }
        if Bool.random(using: &random) { result += String(Int.random(in: 1...24, using: &random)) }
        if Bool.random(using: &random) { result += ".\(Int.random(in: 0...12, using: &random))" }
        return result
    }

    @Test("without a precision a decimal number shows the digits that it has")
    func ownDigits() throws {
        #expect(try ours("%f", .decimal("1.250")) == "1.250")
        #expect(try ours("%8f|", .decimal("1.250")) == "   1.250|")
        #expect(try ours("%e", .decimal("1234.50")) == "1.23450e+03")
        #expect(try ours("%e", .decimal("0.00")) == "0.00e+00")
        #expect(try ours("%f", .integer(5)) == "5")
        #expect(try ours("%d", .decimal("007.00")) == "7")
        #expect(try ours("%.0d", .integer(0)) == "0")
        #expect(try ours("%.2f", .decimal("9999999999999999999999999.995")) == "10000000000000000000000000.00")
    }

    @Test("a width has no effect on a value, as in Foundation")
    func valueWidth() throws {
        for format in ["%5@|", "%-5@|", "%05@|", "%.1@|", "%+@|"] {
            #expect(try ours(format, .string("ab")) == "ab|")
            #expect(try ours(format, .integer(7)) == "7|")
        }
        #expect(try ours("%08d|", .formatted("~7")) == "~7|")
    }

    /// Arabic digits, a comma between thousands and a mark before the sign, as ICU writes Arabic of Egypt.
    private struct ArabicFormatting: ValueFormatting {
        func integer(_ value: Int64, in language: LanguageTag) -> String { decimal(String(value), in: language) }
        func decimal(_ digits: String, in language: LanguageTag) -> String {
            var text = ""
            for scalar in digits.unicodeScalars {
                switch scalar {
                case "-": text += "\u{61C}-"
                case ".": text += "٫"
                default: text.unicodeScalars.append(Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? "?")
                }
            }
            return text.count == 4 && !text.contains("٫") ? text.prefix(1) + "٬" + text.dropFirst() : text
        }
        func price(_ digits: String, currency: String, in language: LanguageTag) -> String { digits }
        func percent(_ digits: String, in language: LanguageTag) -> String { digits }
        func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String { "" }
        func period(_ count: Int, unit: String, form: PeriodForm, in language: LanguageTag) -> String { "" }
        func rate(_ price: String, per unit: String, width: PeriodForm.Width, in language: LanguageTag) -> String { "" }
        func list(_ items: [String], in language: LanguageTag) -> String { "" }
        func country(_ alpha2: String, in language: LanguageTag) -> String { "" }
    }

    @Test(
        "zeros, signs and exponents are the language's own; marks take no room, and separators only of spaces",
        arguments: [
            ("%d", 7, "٧"), ("%03d", 7, "٠٠٧"), ("%.3d", -7, "\u{61C}-٠٠٧"), ("%04d", -7, "\u{61C}-٠٠٧"),
            ("%+d", 7, "\u{61C}+٧"),
            ("%5d|", -7, "   \u{61C}-٧|"), ("%-5d|", -7, "\u{61C}-٧   |"), ("%06d", 1234, "٠٠١٬٢٣٤"),
            ("%6d", 1234, " ١٬٢٣٤"),
            ("%.2f", 7, "٧٫٠٠"), ("%.1e", 7, "٧٫٠e+٠٠"), ("%x", 255, "ff"), ("%#06x", 255, "0x00ff"), ("%- d", 7, " ٧"),
        ])
    func languageDigits(format: String, value: Int64, expected: String) throws {
        let text = try filled(
            MessageText(parsing: format), [.integer(value)], language: "ar", formatting: ArabicFormatting()
        ).text
        #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
    }
}
