import Purchases
import Testing

@Suite("Reading an amount")
struct AmountParsingTests {
    @Test(
        "an amount is read exactly and written in plain digits",
        arguments: [
            ("0", "0"), ("-0", "0"), ("0.00", "0"), ("00", "0"), ("-0.000e5", "0"), ("1200", "1200"),
            ("0.00120", "0.0012"), ("1.50e2", "150"), ("00012.3400", "12.34"), ("4.99", "4.99"), ("-4.990", "-4.99"),
            ("100.001", "100.001"), ("1000.0010", "1000.001"), ("10e-1", "1"), ("1E+2", "100"), ("1e0003", "1000"),
            ("0.1e1", "1"), ("12.5e-3", "0.0125"), ("1e-40", "0.\(String(repeating: "0", count: 39))1"),
            ("1e40", "1\(String(repeating: "0", count: 40))"),
            ("1234567890123456789012345678901234", "1234567890123456789012345678901234"),
            ("-12345678901234567890123456789012.34", "-12345678901234567890123456789012.34"),
            ("9999999999999999999999999999999999", "9999999999999999999999999999999999"),
            // Zeros around the other digits do not count.
            (String(repeating: "0", count: 100) + "7" + ".5" + String(repeating: "0", count: 100), "7.5"),
        ])
    func exact(text: String, expected: String) throws {
        let amount = try Amount(parsing: text)
        #expect(amount.description == expected)
        #expect(try Amount(parsing: amount.description) == amount)
    }

    @Test(
        "what is not an amount is refused at the place of the fault",
        arguments: [
            ("", PurchaseValueError.Code.empty, 0), ("-", .unexpectedCharacter, 1), ("--1", .unexpectedCharacter, 1),
            ("+1", .unexpectedCharacter, 0), ("NaN", .unexpectedCharacter, 0), ("Infinity", .unexpectedCharacter, 0),
            (" 5", .unexpectedCharacter, 0), ("5 ", .unexpectedCharacter, 1), ("12abc", .unexpectedCharacter, 2),
            (".5", .unexpectedCharacter, 0), ("5.", .unexpectedCharacter, 2), ("-.5", .unexpectedCharacter, 1),
            ("1.2.3", .unexpectedCharacter, 3), ("1,000", .unexpectedCharacter, 1), ("0x10", .unexpectedCharacter, 1),
            ("1e", .unexpectedCharacter, 2), ("1e+", .unexpectedCharacter, 3), ("1e1.5", .unexpectedCharacter, 3),
            ("1e-+2", .unexpectedCharacter, 3), ("1e2e3", .unexpectedCharacter, 3), ("1\0", .unexpectedCharacter, 1),
            ("٥", .unexpectedCharacter, 0), ("5\u{301}", .unexpectedCharacter, 1), ("$5", .unexpectedCharacter, 0),
            ("12345678901234567890123456789012345", .tooManyDigits, 34),
            ("1.0000000000000000000000000000000001", .tooManyDigits, 35),
            ("1e41", .exponentOutOfRange, 2), ("1e400", .exponentOutOfRange, 2), ("1e-400", .exponentOutOfRange, 3),
            ("1e99999999999999999999999999", .exponentOutOfRange, 2), ("0e400", .exponentOutOfRange, 2),
            ("10e40", .exponentOutOfRange, 5), ("1.5e-40", .exponentOutOfRange, 7),
            ("1" + String(repeating: "0", count: 41), .exponentOutOfRange, 42),
            ("0." + String(repeating: "0", count: 40) + "1", .exponentOutOfRange, 43),
        ])
    func refused(text: String, code: PurchaseValueError.Code, offset: Int) {
        #expect {
            _ = try Amount(parsing: text)
        } throws: { error in
            guard let error = error as? PurchaseValueError else { return false }
            return error.code == code && error.offset == offset && error.text == text && !error.description.isEmpty
        }
    }

    @Test("a hostile length is answered in linear time, with an error or a number")
    func hostileLengths() throws {
        let million = 1_000_000
        #expect(try Amount(parsing: String(repeating: "0", count: million)).isZero)
        #expect(try Amount(parsing: "7." + String(repeating: "0", count: million)).description == "7")
        #expect(throws: PurchaseValueError.self) { try Amount(parsing: String(repeating: "9", count: million)) }
        #expect(throws: PurchaseValueError.self) { try Amount(parsing: "1" + String(repeating: "0", count: million)) }
        #expect(throws: PurchaseValueError.self) { try Amount(parsing: "1e" + String(repeating: "9", count: million)) }
        #expect(try Amount(parsing: "1e" + String(repeating: "0", count: million) + "2").description == "100")
    }

    @Test("minor units and whole units are the same amounts as their texts")
    func units() throws {
        #expect(Amount(minorUnits: 499, digits: 2) == (try Amount(parsing: "4.99")))
        #expect(Amount(minorUnits: -1200, digits: 0) == (try Amount(parsing: "-1200")))
        #expect(Amount(minorUnits: .min, digits: 3).description == "-9223372036854775.808")
        #expect(Amount(.min).description == String(Int.min))
        #expect(Amount(0) == .zero)
        #expect(Amount(minorUnits: 0, digits: 2).negated == .zero)
        #expect(!Amount(0).negated.isNegative)
    }
}
