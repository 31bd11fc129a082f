import Languages
import PriceFormatting
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

@Suite("A checker of disclosures")
struct DisclosureCheckerTests {
    static let links = DisclosureLinks(
        termsOfUse: "https://example.com/terms", privacyPolicy: "https://example.com/privacy")

    /// A yearly subscription for $59.99 with a trial of a week, in the App Store of the United States.
    static func yearly(
        _ store: DisclosureStore = .appStore, trial: String? = "P1W", links: DisclosureLinks = links
    ) throws -> DisclosureRequest {
        let terms = try TermsOfPrice(
            of: Samples.yearly, offer: trial.map { Samples.offer(.freeTrial, nil, $0) }, storefront: .unitedStates)
        return DisclosureRequest(
            terms: terms, productName: "Pro", store: store, storefront: .unitedStates, links: links)
    }

    static func findings(
        _ text: String, _ request: DisclosureRequest, _ language: String = "en"
    ) -> [DisclosureFinding] {
        DisclosureChecker(DisclosureSamples.composer(language)).findings(inText: text, for: request)
    }

    /// The findings as “code topic”.
    static func names(_ findings: [DisclosureFinding]) -> [String] { findings.map { "\($0.code) \($0.topic.name)" } }

    @Test("accepts a paywall in its own words that says everything, however prices and times are written")
    func ownWords() throws {
        for time in ["per year", "/year", "a year, billed yearly", "every 12 months", "/yr"] {
            for trial in ["7 days", "1 week", "a 7-day trial", "one trial (7\u{A0}days)"] {
                let text = """
                    Pro — $59.99 \(time)
                    \(trial) free. First payment after 1 week.
                    Renews automatically until canceled, at https://apps.apple.com/account/subscriptions.
                    https://example.com/terms https://example.com/privacy
                    """
                #expect(Self.names(Self.findings(text, try Self.yearly())) == [], "\(time) \(trial)")
            }
        }
    }

    @Test("names each thing that an empty text lacks, with who asks for it and what was looked for")
    func empty() throws {
        let findings = Self.findings("", try Self.yearly())
        #expect(
            Self.names(findings) == [
                "missing heading", "missing price", "missing length", "missing trial", "missing trialEnd",
                "missing renewal", "missing conditions", "missing managementLink", "missing termsLink",
                "missing privacyLink",
            ])
        for finding in findings {
            #expect(!finding.requirements.isEmpty && !finding.lookedFor.isEmpty, "\(finding)")
            #expect(finding.lookedFor.allSatisfy { !$0.isEmpty }, "\(finding)")
        }
        let price = try #require(findings.first { $0.topic == .part(.price) })
        #expect(price.lookedFor.contains("$59.99"))
        #expect(price.need == .required && price.certainty == .value)
        #expect(price.requirements.contains { $0.source.contains("Schedule 2") })
        let conditions = try #require(findings.first { $0.topic == .part(.conditions) })
        #expect(conditions.need == .advised && conditions.certainty == .wording)
    }

    @Test("finds another price than the terms', and not what it may be for a month")
    func otherPrice() throws {
        let request = try Self.yearly(trial: nil)
        func contradictions(_ text: String) -> [String] {
            Self.findings(text, request).filter { $0.code != .missing }.map { "\($0.code) \($0.found ?? "")" }
        }
        #expect(contradictions("$59.99 per year") == [])
        #expect(contradictions("$49.99 per year") == ["otherPrice 49.99"])
        #expect(contradictions("59.99 USD, 49.99 USD") == ["otherPrice 49.99"])
        #expect(contradictions("$59.99 ($4.99 or $5.00 a month, $1.14 a week)") == [])
        #expect(contradictions("$59,99") == [])
        #expect(contradictions("Plan 1 $59.99") == [])
        #expect(contradictions("59.99 $\n1 plan") == [])
        #expect(contradictions("$59.99 $49.99") == ["otherPrice 49.99"])
        #expect(contradictions("59.99 $ 49.99 $") == ["otherPrice 49.99"])
        #expect(contradictions("$5999") == ["otherPrice 5999"])
        #expect(contradictions("24 hours, 7 days, 100 stickers, 50%") == [])
        #expect(contradictions("$59.99 per month") == ["otherPeriod \u{2068}$59.99\u{2069} per month"])
    }

    @Test("reads prices as languages write them", arguments: ["ar", "de", "fr", "hi", "ja", "ru", "pt-BR", "he", "pl"])
    func languages(_ language: String) throws {
        for (alpha3, digits) in [
            ("DEU", "1234.50"), ("SAU", "1234.50"), ("IND", "123456"), ("JPN", "1234"), ("CHE", "1234.50"),
        ] {
            let storefront = try #require(Storefront(alpha3))
            let product = Samples.subscription(digits, "P1M", currency: storefront.currency.rawValue)
            let request = DisclosureRequest(
                terms: try TermsOfPrice(of: product, storefront: storefront), productName: "Pro", store: .appStore,
                storefront: storefront)
            let composer = DisclosureSamples.composer(language)
            func prices(_ text: String) -> [DisclosureFinding.Code] {
                DisclosureChecker(composer).findings(inText: text, for: request)
                    .filter { $0.topic == .part(.price) }.map(\.code)
            }
            for writer in [language, "\(language)-\(storefront.alpha2)", "en"] {
                let tag = LanguageTag(stringLiteral: writer)
                let currency = storefront.currency.rawValue
                let right = Samples.formatting.price(digits, currency: currency, in: tag)
                #expect(prices(right) == [], "\(writer) \(right)")
                let wrong = Samples.formatting.price(digits.replacing("4", with: "7"), currency: currency, in: tag)
                #expect(prices(wrong) == [.missing, .otherPrice], "\(writer) \(wrong)")
            }
        }
    }

    @Test("wants the price that is billed to stand out most")
    func prominence() throws {
        let request = try Self.yearly(trial: nil)
        let composer = DisclosureSamples.composer("en")
        func codes(_ kind: DisclosurePart.Kind, _ text: String, size: Int) -> [String] {
            let parts = composer.disclosure(for: request).parts.map { part in
                DisclosurePart(
                    kind: part.kind, text: part.text,
                    prominence: DisclosurePart.Prominence(rawValue: part.kind == .price ? 28 : 12), url: part.url,
                    language: part.language)
            }
            let added = DisclosurePart(
                kind: kind, text: text, prominence: DisclosurePart.Prominence(rawValue: size), language: "en")
            return Self.names(DisclosureChecker(composer).findings(in: parts + [added], for: request))
        }
        #expect(codes(.equivalent, "That is $4.99 per month", size: 17) == [])
        #expect(codes(.equivalent, "That is $4.99 per month", size: 28) == ["notMostProminent mostProminentPrice"])
        let own = DisclosurePart.Kind(rawValue: "badge")
        #expect(codes(own, "only $4.99!", size: 34) == ["notMostProminent mostProminentPrice"])
        #expect(codes(own, "Best value", size: 34) == [])
    }

    @Test("wants the statute's words on the button that orders, and nothing else", arguments: ["en", "de"])
    func orderButton(_ language: String) throws {
        var random = SplitMix64(seed: 5)
        let germany = try #require(Storefront("DEU"))
        let request = try DisclosureSamples.request(.plain, .web, germany, using: &random)
        let composer = DisclosureSamples.composer(language)
        let parts = composer.disclosure(for: request).parts
        let statute = try #require(parts.first { $0.kind == .orderButton })
        for (label, isRight) in [
            (statute.text.uppercased(), true), (statute.text + " ", true), ("Jetzt kaufen!", false),
            ("Subscribe", false),
            (statute.text + " – " + "Pro", false),
        ] {
            let changed = parts.map { part in
                guard part.kind == .orderButton else { return part }
                return DisclosurePart(
                    kind: .orderButton, text: label, prominence: .high, language: part.language)
            }
            let findings = DisclosureChecker(composer).findings(in: changed, for: request)
                .filter { $0.code == .otherWords }
            #expect(findings.isEmpty == isRight, "\(label): \(findings)")
            for finding in findings {
                #expect(finding.found == label && finding.lookedFor == [statute.text])
                #expect(finding.requirements.contains { $0.source == "Directive 2011/83/EU art. 8(2)" })
            }
        }
    }

    @Test("wants what a commitment comes to beside one payment")
    func commitment() throws {
        let terms = try TermsOfPrice(
            of: Samples.yearly, billingPlan: Samples.plan("9.99", total: "119.88", for: "P1Y"),
            storefront: .unitedStates)
        let request = DisclosureRequest(
            terms: terms, productName: "Pro", store: .appStore, storefront: .unitedStates, links: Self.links)
        let price = Self.findings("Pro: $9.99 monthly", request).filter { $0.topic == .part(.price) }
        #expect(price.map(\.lookedFor.first) == ["$119.88"])
        #expect(
            Self.findings("Pro: $9.99 monthly, $119.88 in total", request).filter { $0.topic == .part(.price) }.isEmpty)
    }

    @Test("sees no values in longer words and numbers")
    func boundaries() throws {
        let request = try Self.yearly()
        let trial = { (text: String) in
            Self.findings(text, request).contains { $0.topic == .part(.trial) }
        }
        #expect(trial("17 days free"))
        #expect(trial("7 daystars"))
        #expect(!trial("7 days free"))
        #expect(Self.findings("Promotion", request).contains { $0.topic == .part(.heading) })
        #expect(!Self.findings("Pro.", request).contains { $0.topic == .part(.heading) })
    }

    @Test("says of a language without texts that another one stood in")
    func unknownLanguage() throws {
        let findings = Self.findings("", try Self.yearly(.googlePlay), "da")
        let finding = try #require(findings.first { $0.code == .notInLanguage })
        #expect(finding.found == "en")
        #expect(finding.requirements.map(\.need) == [.required])
    }

    @Test("survives any text", arguments: [1, 2, 3] as [UInt64])
    func hostile(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("$€0123456789.,' -\u{2068}\u{2069}\u{200F}\u{A0}kr٥٩¥円é\u{301}\u{FFFC}\n日1/mo")
        let request = try Self.yearly()
        for _ in 0..<40 {
            let text = String(
                (0..<Int.random(in: 0...80, using: &random)).map { _ in
                    alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                })
            #expect(!Self.findings(text, request).isEmpty)
        }
        #expect(!Self.findings("$" + String(repeating: "9", count: 4_000), request).isEmpty)
    }

    @Test("says that it is no legal advice")
    func notice() { #expect(DisclosureChecker.notice.contains("not legal advice")) }
}
