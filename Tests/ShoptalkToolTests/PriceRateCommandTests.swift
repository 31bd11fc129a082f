import JSONText
import ShoptalkTool
import Testing

@Suite("shoptalk price with a period, a range, parts and a voice")
struct PriceRateCommandTests {
    private func price(_ arguments: String...) async -> String {
        let run = await TestRun(["price"] + arguments)
        #expect(run.status == .success, "\(run.error)")
        return run.output
    }

    @Test(
        "a price each period is written as CLDR 42 orders the two, in any language",
        arguments: [
            ("en", "$59.99 per year\n"), ("de", "59,99\u{A0}$ pro Jahr\n"), ("ru", "59,99\u{A0}$ в год\n"),
            ("zh-Hans", "US$59.99/年\n"), ("it", "59,99\u{A0}USD all’anno\n"), ("pl", "59,99\u{A0}USD na rok\n"),
        ])
    func perYear(language: String, expected: String) async {
        #expect(await price("59.99", "USD", "--per", "P1Y", "--language", language) == expected)
    }

    @Test("a price each three months is said with the catalogue's words")
    func perQuarter() async {
        #expect(await price("19.99", "EUR", "--per", "P3M", "--language", "ru") == "19,99\u{A0}€ раз в 3\u{A0}месяца\n")
        #expect(await price("19.99", "EUR", "--per", "P3M", "--language", "pl") == "19,99\u{A0}€ co 3\u{A0}miesiące\n")
        // A language that the catalogue does not have is answered in English as a whole.
        #expect(await price("19.99", "EUR", "--per", "P3M", "--language", "fi") == "€19.99 every 3 months\n")
    }

    @Test(
        "an equivalent is rounded by a policy with a name",
        arguments: [
            ("down", "4,99"), ("up", "5,00"), ("halfEven", "5,00"), ("halfUp", "5,00"), ("towardStorePrice", "5,00"),
        ])
    func rounded(policy: String, expected: String) async {
        let text = await price(
            "59.99", "USD", "--per", "P1Y", "--as", "P1M", "--rounding", policy, "--language", "ru")
        #expect(text == "\(expected)\u{A0}$ в месяц\n")
    }

    @Test("an equivalent says how it was calculated, and rounds down where nothing else is said")
    func calculation() async throws {
        let text = await price("5800", "JPY", "--per", "P1Y", "--as", "P1M", "--format", "json")
        let json = try JSONDocument(parsing: Array(text.utf8)).root
        let equivalent = try #require(json["equivalent"])
        #expect(equivalent["amount"]?.string == "483")
        #expect(equivalent["calculation"]?.string == "5800 JPY / 12 = 483.33…, rounded down to 0 digits")
        #expect(equivalent["rule"]?.string == "gregorianAverage")
        #expect(json["prices"]?.elements.first?["text"]?.string == "¥483 per month")
        // The documentation of two systems counts four weeks a month.
        let weekly = await price("2.99", "USD", "--per", "P1W", "--as", "P1M", "--calendar", "fourWeekMonths")
        #expect(weekly == "$11.96 per month\n")
        #expect(await price("2.99", "USD", "--per", "P1W", "--as", "P1M") == "$13.00 per month\n")
    }

    @Test(
        "the currency has a style, and so has what is below zero",
        arguments: [
            ("symbol", "US$59.99", "-US$59.99"), ("narrow", "$59.99", "-$59.99"),
            ("code", "USD\u{A0}59.99", "-USD\u{A0}59.99"),
            ("name", "59.99 US dollars", "-59.99 US dollars"), ("accounting", "US$59.99", "(US$59.99)"),
        ])
    func styles(style: String, expected: String, negative: String) async {
        #expect(await price("59.99", "USD", "--style", style, "--language", "en-GB") == expected + "\n")
        #expect(await price("-59.99", "USD", "--style", style, "--language", "en-GB") == negative + "\n")
        #expect(await price("-0.001", "USD", "--style", style, "--language", "en-GB").hasPrefix("-") == false)
    }

    @Test("a range stands from the lower to the higher price, and is one price where both are written alike")
    func ranges() async {
        #expect(await price("59.99", "EUR", "--range", "4.99", "--language", "de") == "4,99–59,99\u{A0}€\n")
        #expect(await price("4.99", "EUR", "--range", "4.990", "--language", "de") == "4,99\u{A0}€\n")
    }

    @Test("parts are the text, one kind after another")
    func parts() async {
        #expect(
            await price("-1234.5", "EUR", "--parts", "--language", "de") == """
                sign\t-
                integer\t1
                group\t.
                integer\t234
                decimal\t,
                fraction\t50
                literal\t\u{A0}
                currency\t€

                """)
    }

    @Test(
        "a voice hears words and no signs",
        arguments: [
            ("en", "9.99 US dollars per month"), ("de", "9,99 US-Dollar pro Monat"), ("ru", "9,99 доллара США в месяц"),
            ("ja", "毎月9.99米ドル"), ("zh-Hans", "每月9.99美元"),
        ])
    func spoken(language: String, expected: String) async {
        let text = await price("9.99", "USD", "--per", "P1M", "--spoken", "--language", language)
        #expect(text == expected + "\n")
        #expect(!text.contains("/"))
    }

    @Test(
        "what does not belong together is refused",
        arguments: [
            ["--as", "P1M"], ["--per", "P0M"], ["--per", "P-1M"], ["--per", "P1Y6M"], ["--per", "P10001D"],
            ["--per", "P1Y", "--as", "month"], ["--rounding", "towardStorePrice"], ["--rounding", "nearest"],
            ["--range", "NaN"], ["--range", "5", "--per", "P1M"], ["--range", "5", "--spoken"],
            ["--range", "5", "--parts"],
            ["--spoken", "--parts"], ["--style", "long"], ["--calendar", "lunar"],
        ])
    func refused(options: [String]) async {
        let run = await TestRun(["price", "5", "USD"] + options)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("Error: "))
    }

    @Test("a period that is none is shown with the place of its fault")
    func placeOfFault() async {
        let run = await TestRun("price", "5", "USD", "--per", "P-1M")
        #expect(run.error.contains("not a period"))
        #expect(run.error.contains("\n  P-1M\n   ^\n"))
    }
}
