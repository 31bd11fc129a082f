import ICUOracle
import Languages
import PriceFormatting
import PurchaseTerms
import Purchases
import StringTables
import Testing

/// How a text is laid out in a line, by ICU's bidirectional algorithm.
private struct VisualOrder {
    /// The place of each UTF-16 unit, from left to right.
    private let places: [Int]
    private let text: String

    /// The paragraph's own direction: that of the language, or that of its first letter where it stands alone.
    enum Direction: Int32 {
        case leftToRight = 0
        case rightToLeft = 1
        case firstLetter = 0xFE
    }

    init(_ text: String, _ direction: Direction) throws {
        let units = Array(text.utf16)
        var places = [Int32](repeating: 0, count: units.count)
        let count = icu_oracle_visual_places(units, Int32(units.count), direction.rawValue, &places)
        try #require(Int(count) == units.count)
        self.places = places.map(Int.init)
        self.text = text
    }

    /// What is seen of a part of the text, from left to right, with what stands between its letters marked by `|`.
    func seen(_ bytes: Range<Int>) throws -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)
        let first = text.utf16.distance(from: text.utf16.startIndex, to: start)
        let shown = zip(places[first...], text.utf16[start..<end]).sorted { $0.0 < $1.0 }
        let others = Set(places[..<first] + places[(first + shown.count)...])
        var units: [UInt16] = []
        for (index, (place, unit)) in shown.enumerated() {
            if index > 0, (shown[index - 1].0 + 1..<place).contains(where: others.contains) {
                units.append(UInt16(UInt8(ascii: "|")))
            }
            units.append(unit)
        }
        return String(decoding: units, as: UTF16.self)
    }
}

@Suite("The visual order of a sentence")
struct TermsDirectionTests {
    private static let storeLanguages = ["ar", "ar-EG", "fa", "he", "ur"]
    private static let currencies = ["ar": "AED", "ar-EG": "EGP", "fa": "USD", "he": "ILS", "ur": "PKR"]

    /// Terms whose prices the store has written in a language of its own.
    private func terms(storeLanguage: String) throws -> [TermsOfPrice] {
        let currency = try #require(Self.currencies[storeLanguage])
        func text(_ digits: String) -> String {
            Samples.formatting.price(digits, currency: currency, in: LanguageTag(stringLiteral: storeLanguage))
        }
        func product(_ digits: String, _ period: String) -> Product {
            Product(
                id: "shop.plan", kind: .autoRenewable, referenceName: "Plan", price: Samples.money(digits, currency),
                displayPrice: text(digits),
                subscription: SubscriptionPlan(
                    groupID: "1", groupName: "Group", level: 1, period: Samples.period(period)))
        }
        func offer(_ mode: Offer.PaymentMode, _ digits: String?, _ period: String, _ count: Int = 1) -> Offer {
            Offer(
                kind: .introductory, paymentMode: mode, period: Samples.period(period), periodCount: count,
                price: digits.map { Samples.money($0, currency) }, displayPrice: digits.map(text))
        }
        return [
            try TermsOfPrice(of: product("1234.5", "P1Y"), equivalents: [.month]),
            try TermsOfPrice(of: product("99", "P3M"), offer: offer(.freeTrial, nil, "P7D")),
            try TermsOfPrice(of: product("1234.5", "P1Y"), offer: offer(.payAsYouGo, "9.5", "P1M", 3)),
            try TermsOfPrice(of: product("1234.5", "P1Y"), offer: offer(.payUpFront, "9.5", "P3M")),
        ]
    }

    /// The parts that are not seen as they are seen alone, or between whose letters something else is seen.
    private func disturbed(_ sentence: TermsSentence) throws -> [String] {
        let whole = try VisualOrder(sentence.text, sentence.direction == .rightToLeft ? .rightToLeft : .leftToRight)
        return try sentence.runs.filter { $0.kind != .text }.compactMap { run in
            let text = sentence.text(of: run)
            let alone = try VisualOrder(text, .firstLetter).seen(0..<text.utf8.count)
            let seen = try whole.seen(run.range)
            return seen == alone ? nil : "\(run.kind.rawValue): alone “\(alone)”, in the sentence “\(seen)”"
        }
    }

    @Test(
        "keeps each price with its symbol and apart from its neighbours, whatever language the store writes in",
        arguments: Samples.languages)
    func isolated(_ language: String) throws {
        let composer = Samples.composer(language)
        for storeLanguage in Self.storeLanguages {
            for terms in try terms(storeLanguage: storeLanguage) {
                let sentence = composer.sentence(for: terms)
                // What CLDR writes around a price for each unit is not an inserted value.
                let problems = try disturbed(sentence).filter { !$0.hasPrefix("period") }
                #expect(problems == [], "\(storeLanguage) in \(language): \(sentence)")
            }
        }
        for sample in SampleSentence.all {
            let sentence = try sample.make(composer)
            #expect(try disturbed(sentence) == [], "\(sample.name): \(sentence)")
        }
    }

    @Test("is another one without isolates", arguments: ["ar-EG", "fa", "he", "ur"])
    func counterExamples(_ storeLanguage: String) throws {
        var torn: [String] = []
        for language in Samples.languages {
            for terms in try terms(storeLanguage: storeLanguage) {
                let seen = try [ArgumentIsolation.isolate, .none].map { isolation in
                    let sentence = Samples.composer(language, isolation: isolation).sentence(for: terms)
                    let order = try VisualOrder(
                        sentence.text, sentence.direction == .rightToLeft ? .rightToLeft : .leftToRight)
                    return String(
                        String.UnicodeScalarView(
                            try order.seen(0..<sentence.text.utf8.count).unicodeScalars.filter {
                                $0 != "\u{2068}" && $0 != "\u{2069}"
                            }))
                }
                if seen[0] != seen[1] { torn.append("\(language): “\(seen[0])” became “\(seen[1])”") }
            }
        }
        #expect(!torn.isEmpty, "nothing that isolates prevent")
    }

    @Test("a known sentence: the number behind an Egyptian price joins it, unless the price is isolated")
    func known() throws {
        let price = Samples.formatting.price("1234.5", currency: "EGP", in: "ar-EG")
        for (sentence, isTorn) in [
            ("Pay \(price), 7 days free", true), ("Pay \u{2068}\(price)\u{2069}, 7 days free", false),
        ] {
            let bytes = Array(sentence.utf8)
            let seven = try #require(bytes.firstIndex(of: UInt8(ascii: "7")))
            let order = try VisualOrder(sentence, .leftToRight)
            // “Pay” and the number with nothing of the price between them: the price was pushed behind it.
            let seen = try order.seen(0..<sentence.utf8.count)
            let number = try #require(seen.unicodeScalars.firstIndex(of: "7"))
            let digits = try #require(seen.unicodeScalars.firstIndex(of: "\u{0664}"))
            #expect((number < digits) == isTorn, "\(seen) \(seven)")
        }
    }
}
