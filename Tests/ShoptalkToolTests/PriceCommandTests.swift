import ShoptalkTool
import Testing

@Suite("shoptalk price")
struct PriceCommandTests {
    @Test(
        "an amount that is none is refused with its place",
        arguments: [
            ("NaN", "  NaN\n  ^\n"), ("12abc", "  12abc\n    ^\n"), (" 5", "   5\n  ^\n"), ("1e400", "  1e400\n"),
            ("", "  \n  ^\n"), ("1.", "  1.\n    ^\n"), ("1,5", "  1,5\n   ^\n"), ("+5", "  +5\n  ^\n"),
            ("inf", "  inf\n  ^\n"), ("0x10", "  0x10\n   ^\n"), ("١٢", "  ١٢\n  ^\n"), ("5 ", "  5 \n   ^\n"),
            ("1\u{1B}[2J", "  1␛[2J\n   ^\n"), ("-", "  -\n   ^\n"),
            ("12345678901234567890123456789012345", "\n"),
        ])
    func amount(text: String, caret: String) async {
        let run = await TestRun("price", text, "EUR")
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("Error: The value '"))
        #expect(run.error.contains(caret))
        #expect(run.error.contains("Usage: shoptalk price <amount> <currency>"))
        #expect(!run.error.contains("\u{1B}"))
    }

    @Test(
        "a currency is three capital letters, and refused with its place",
        arguments: [
            ("EU", "    ^\n"), ("EURO", "     ^\n"), ("€", "  ^\n"), ("12E", "  ^\n"), ("", "  ^\n"), ("EÜR", "   ^\n"),
            ("usd", "  ^\n"), ("US", "    ^\n"), ("XXX", "  ^\n"), ("US\u{0}D", "    ^\n"),
        ])
    func currency(text: String, caret: String) async {
        let run = await TestRun("price", "1", text)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.contains("is invalid for '<currency>': "))
        #expect(run.error.contains("\n" + caret))
    }

    @Test("a language is a tag", arguments: ["", "e", "en--US", "english language", "en-u", "de/../../etc"])
    func language(text: String) async {
        let run = await TestRun("price", "1", "EUR", "--language", text)
        #expect(run.status == .usage)
        #expect(run.error.hasPrefix("Error: The value '\(text)' is invalid for '--language <tag>': not a language tag"))
    }

    @Test("prices are as their readers expect them, by CLDR 42")
    func prices() async {
        let run = await TestRun(
            "price", "1234567.89", "INR", "--language", "hi-IN", "--language", "ar-EG-u-nu-latn", "--language", "de-CH")
        #expect(run.status == .success)
        #expect(
            run.output == """
                hi-IN            ₹12,34,567.89
                ar-EG-u-nu-latn  \u{200F}1,234,567.89\u{A0}₹
                de-CH            ₹\u{A0}1’234’567.89

                """)
    }

    @Test("one price stands alone, English where no language is given, a negative one like any other")
    func one() async {
        #expect(await TestRun("price", "-5", "EUR").output == "-€5.00\n")
        #expect(await TestRun("price", "0", "JPY").output == "¥0\n")
    }

    @Test("JSON holds the exact amount, the language that was asked for and the one that was found")
    func json() async {
        let run = await TestRun("price", "4.990", "EUR", "--language", "de-XX", "--format", "json")
        #expect(
            run.output == """
                {
                  "amount": "4.99",
                  "currency": "EUR",
                  "prices": [
                    {
                      "language": "de",
                      "requestedLanguage": "de-XX",
                      "text": "4,99\u{A0}€"
                    }
                  ],
                  "schemaVersion": 1
                }

                """)
    }
}
