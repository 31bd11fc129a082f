import Languages
import PriceFormatting
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

/// One sentence of each kind, with a name for the golden files.
struct SampleSentence: Sendable {
    let name: String
    let make: @Sendable (TermsComposer) throws -> TermsSentence

    static let all: [SampleSentence] = terms + phrases

    private static func about(
        _ name: String, _ product: Product = Samples.yearly, _ offer: Offer? = nil, _ plan: BillingPlan? = nil,
        equivalents: [Period] = [], namesOffer: Bool = false
    ) -> SampleSentence {
        SampleSentence(name: name) { composer in
            composer.sentence(
                for: try TermsOfPrice(of: product, offer: offer, billingPlan: plan, equivalents: equivalents),
                namesOffer: namesOffer)
        }
    }

    private static let coins = Product(
        id: "shop.coins", kind: .consumable, referenceName: "Coins", price: Samples.dollars("4.99"))
    private static let book = Product(
        id: "shop.book", kind: .nonConsumable, referenceName: "Book", price: Samples.dollars("4.99"))
    private static let quarterly = Samples.subscription("19.99", "P3M")

    private static let terms: [SampleSentence] = [
        about("coins", coins),
        about("book", book),
        about("each week", Samples.subscription("2.99", "P1W")),
        about("each month", Samples.subscription("9.99", "P1M")),
        about("each year", Samples.yearly),
        about("each three months", quarterly),
        about("each year, by month", Samples.yearly, equivalents: [.month]),
        about("trial of a day", Samples.yearly, Samples.offer(.freeTrial, nil, "P1D")),
        about("trial of 3 days", Samples.yearly, Samples.offer(.freeTrial, nil, "P3D")),
        about("trial of 7 days", Samples.yearly, Samples.offer(.freeTrial, nil, "P7D")),
        about("trial of a week", Samples.yearly, Samples.offer(.freeTrial, nil, "P1W")),
        about("trial of 2 weeks", Samples.yearly, Samples.offer(.freeTrial, nil, "P2W")),
        about("trial of a month", Samples.yearly, Samples.offer(.freeTrial, nil, "P1M")),
        about(
            "trial of 14 days, by month", Samples.yearly, Samples.offer(.freeTrial, nil, "P14D"), equivalents: [.month]),
        about(
            "as you go, 3 months", Samples.subscription("9.99", "P1M"),
            Samples.offer(.payAsYouGo, "0.99", "P1M", times: 3)),
        about(
            "as you go, 2 weeks", Samples.subscription("9.99", "P1W"),
            Samples.offer(.payAsYouGo, "0.99", "P1W", times: 2)),
        about("as you go, 6 months", quarterly, Samples.offer(.payAsYouGo, "4.99", "P3M", times: 2)),
        about("up front, a month", Samples.subscription("9.99", "P1M"), Samples.offer(.payUpFront, "0.99", "P1M")),
        about("up front, 6 months", Samples.yearly, Samples.offer(.payUpFront, "19.99", "P6M")),
        about(
            "promotional", Samples.yearly, Samples.offer(.freeTrial, nil, "P1M", kind: .promotional), namesOffer: true),
        about("win-back", Samples.yearly, Samples.offer(.payUpFront, "29.99", "P1Y", kind: .winBack), namesOffer: true),
        about(
            "code", Samples.yearly, Samples.offer(.payAsYouGo, "1.99", "P1M", times: 5, kind: .code), namesOffer: true),
        about("introductory", Samples.yearly, Samples.offer(.freeTrial, nil, "P7D"), namesOffer: true),
        about("commitment", Samples.yearly, nil, Samples.plan("9.99", total: "119.88")),
        about("commitment, by quarter", Samples.yearly, nil, Samples.plan("27.5", total: "110", every: "P3M")),
        about(
            "commitment behind a trial", Samples.yearly, Samples.offer(.freeTrial, nil, "P7D"),
            Samples.plan("9.99", total: "119.88")),
    ]

    private static func phrase(
        _ name: String, _ make: @escaping @Sendable (TermsComposer) throws -> TermsSentence
    ) -> SampleSentence {
        SampleSentence(name: name, make: make)
    }

    private static let savings = Savings(
        of: Rate(price: Samples.dollars("59.99"), period: .year),
        comparedWith: Rate(price: Samples.dollars("8.99"), period: .month), rule: .gregorianAverage)

    private static let day: @Sendable () throws -> CalendarDay = {
        try #require(CalendarDay(year: 2027, month: 1, day: 31))
    }

    private static let phrases: [SampleSentence] =
        [
            phrase("free") { $0.free },
            phrase("from") { $0.from(Samples.dollars("4.99")) },
            phrase("up to") { $0.upTo(Samples.dollars("59.99")) },
            phrase("saving") { $0.savings(try #require(savings)) },
            phrase("saving at most") { $0.savings(upTo: try #require(savings)) },
            phrase("saving money") { $0.amountSaved(try #require(savings)) },
            phrase("off") { $0.off(Amount(minorUnits: 5, digits: 1)) },
            phrase("first payment after 7 days") { $0.firstPayment(after: Samples.period("P7D")) },
            phrase("first payment after 3 months") { $0.firstPayment(after: Samples.period("P3M")) },
            phrase("first payment on") { $0.firstPayment(on: try day()) },
            phrase("renews") { $0.renews(on: try day()) },
            phrase("ends") { $0.ends(on: try day()) },
            phrase("expires") { $0.expires(on: try day()) },
            phrase("renews automatically") { $0.renewsAutomatically },
            phrase("cancel") { $0.cancelAnyTime },
            phrase("lifetime") { $0.planName(for: nil) },
            phrase("short rate") { $0.rate(Rate(price: Samples.dollars("9.99"), period: .month), width: .short) },
            phrase("short rate of a quarter") {
                $0.rate(Rate(price: Samples.dollars("9.99"), period: Samples.period("P3M")), width: .short)
            },
        ]
        + ["P1D", "P1W", "P1M", "P1Y", "P3M", "P2W", "P5D", "P11M", "P21D", "P2Y"].flatMap { text in
            [
                phrase("plan \(text)") { $0.planName(for: Samples.period(text)) },
                phrase("frequency \(text)") { $0.frequency(Samples.period(text)) },
                phrase("short \(text)") { $0.period(Samples.period(text), width: .short) },
            ]
        }
        + [0, 1, 2, 3, 5, 11, 21, 100].map { count in phrase("left \(count)") { $0.daysLeft(count) } }
}

@Suite("A sentence about terms")
struct TermsSentenceTests {
    /// The text with the kinds of its parts: `{period:7 days} free, then {billedPrice:$59.99} {period:per year}`.
    private func marked(_ sentence: TermsSentence) -> String {
        sentence.runs.map { run in
            run.kind == .text ? sentence.text(of: run) : "{\(run.kind.rawValue):\(sentence.text(of: run))}"
        }.joined()
    }

    @Test("reads as expected in every language", arguments: Samples.languages)
    func golden(_ language: String) throws {
        guard PriceFormatter.localeDataVersion?.hasPrefix("42.") == true else {
            if let problem = PublicCorpora.reportMissing("CLDR 42") { Issue.record("\(problem)") }
            return
        }
        let composer = Samples.composer(language, isolation: .none)
        #expect(composer.language.description == language)
        let lines = try SampleSentence.all.map { "\($0.name)\t\(marked(try $0.make(composer)))\n" }
        if let difference = GoldenFiles.difference(of: lines.joined(), from: "sentences-CLDR-42-\(language).tsv") {
            Issue.record("\(difference)")
        }
    }

    @Test("is wholly covered by its parts, and one of them is what is billed", arguments: Samples.languages)
    func runs(_ language: String) throws {
        for isolation in [ArgumentIsolation.isolate, .none] {
            let composer = Samples.composer(language, isolation: isolation)
            for sample in SampleSentence.all {
                let sentence = try sample.make(composer)
                var end = 0
                for run in sentence.runs {
                    #expect(run.range.lowerBound == end && !run.range.isEmpty, "\(sample.name): \(sentence)")
                    end = run.range.upperBound
                }
                #expect(end == sentence.text.utf8.count)
                #expect(sentence.runs.map { sentence.text(of: $0) }.joined() == sentence.text)
                #expect(sentence.runs.filter { $0.kind == .billedPrice }.count <= 1)
            }
        }
        let trial = try TermsOfPrice(of: Samples.yearly, offer: Samples.offer(.freeTrial, nil, "P7D"))
        let sentence = Samples.composer(language).sentence(for: trial)
        let billed = try #require(sentence.billedPrice)
        #expect(
            sentence.text(of: billed)
                == Samples.formatting.price("59.99", currency: "USD", in: LanguageTag(stringLiteral: language)))
    }

    @Test("isolates each value, and nothing else changes when it does not", arguments: Samples.languages)
    func isolation(_ language: String) throws {
        let isolating = Samples.composer(language)
        let plain = Samples.composer(language, isolation: .none)
        for sample in SampleSentence.all {
            let isolated = try sample.make(isolating)
            var depth = 0
            for scalar in isolated.text.unicodeScalars {
                if scalar == "\u{2068}" { depth += 1 }
                if scalar == "\u{2069}" { depth -= 1 }
                #expect(depth >= 0)
            }
            #expect(depth == 0, "\(sample.name)")
            let without = isolated.text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
            #expect(String(String.UnicodeScalarView(without)) == (try sample.make(plain)).text, "\(sample.name)")
        }
    }

    @Test("is in one language, and says which: where a text leaves the price out, in the next one")
    func fallback() throws {
        let trial = try TermsOfPrice(of: Samples.yearly, offer: Samples.offer(.freeTrial, nil, "P7D"))
        // Finnish has some of the texts only.
        var partial = StringTable.Builder()
        try partial.add(
            key: "terms.trial", language: "fi", text: try MessageText(parsing: "%1$@ ilmaiseksi, sitten %2$@"),
            state: .translated)
        let finnish = Samples.composer("fi-FI", isolation: .none, tables: [try partial.table()])
        #expect(finnish.language == "en")
        #expect(finnish.requestedLanguage == "fi-FI")
        #expect(finnish.sentence(for: trial).text == "7 days free, then $59.99 per year")

        // A table of an app's own says one text anew; one that hides the price is not taken.
        for (text, expected) in [
            ("Try %1$@, then %2$@", "Try 7 days, then $59.99 per year"),
            ("Free for %1$@!", "7 days free, then $59.99 per year"),
            ("%1$@ %2$@ %3$@", "7 days free, then $59.99 per year"),
            ("%1$lld free, then %2$@", "7 days free, then $59.99 per year"),
        ] {
            var own = StringTable.Builder()
            try own.add(
                key: "terms.trial", language: "en", text: try MessageText(parsing: text), state: .translated)
            let composer = Samples.composer("en-GB", isolation: .none, tables: [try own.table()])
            #expect(
                composer.sentence(for: trial).text == expected.replacing("$", with: "US$"), "\(text)")
        }
    }

    @Test("follows the reader's numbering system and region")
    func extensions() throws {
        let terms = try TermsOfPrice(of: Samples.subscription("9.99", "P3M"))
        let arabic = Samples.composer("ar", isolation: .none).frequency(Samples.period("P3M"))
        #expect(arabic.text == "كل \u{0663} أشهر")
        let latin = Samples.composer("ar-u-nu-latn", isolation: .none)
        #expect(latin.frequency(Samples.period("P3M")).text == "كل 3 أشهر")
        #expect(latin.language == "ar")
        #expect(Samples.composer("de-CH", isolation: .none).sentence(for: terms).text == "$\u{A0}9.99 alle 3 Monate")
    }

    @Test("names the currency in words where its prices are to be spoken")
    func names() throws {
        let trial = try TermsOfPrice(of: Samples.yearly, offer: Samples.offer(.freeTrial, nil, "P7D"))
        let composer = Samples.composer("en", isolation: .none, style: PriceStyle(currency: .name))
        #expect(composer.sentence(for: trial).text == "7 days free, then 59.99 US dollars per year")
    }

    @Test("tells the worst state of the texts that it is made of")
    func states() throws {
        let trial = try TermsOfPrice(of: Samples.yearly, offer: Samples.offer(.freeTrial, nil, "P7D"))
        #expect(Samples.composer("en").sentence(for: trial).state == .translated)
        // The glossary has no source for “offer” in Hebrew.
        #expect(Samples.composer("he").sentence(for: trial, namesOffer: true).state == .needsReview)
        #expect(Samples.composer("de").planName(for: .month).state == .translated)
    }
}
