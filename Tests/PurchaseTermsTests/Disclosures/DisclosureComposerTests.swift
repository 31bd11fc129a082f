import Languages
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

@Suite("A disclosure")
struct DisclosureComposerTests {
    @Test(
        "has every part that its store and country ask for, and its own checker finds nothing",
        arguments: Samples.languages)
    func passes(_ language: String) throws {
        let seed = UInt64.random(in: .min ... .max)
        print("DisclosureComposerTests.passes \(language) seed: \(seed)")
        var random = SplitMix64(seed: seed)
        let composer = DisclosureSamples.composer(language)
        let checker = DisclosureChecker(composer)
        // Nothing is found but that texts of the language are missing, as long as they are.
        let expected: Set<DisclosureFinding.Code> = composer.language.description == language ? [] : [.notInLanguage]
        for storefront in DisclosureSamples.storefronts
            + [Storefront.all.randomElement(using: &random)].compactMap({ $0 })
        {
            for store in DisclosureSamples.stores {
                for shape in DisclosureSamples.Shape.allCases {
                    let request = try DisclosureSamples.request(shape, store, storefront, using: &random)
                    let disclosure = composer.disclosure(for: request)
                    let place: Comment = "\(language) \(storefront) \(store) \(shape) seed \(seed)"
                    let inParts = checker.findings(in: disclosure.parts, for: request)
                    #expect(Set(inParts.map(\.code)) == expected, "\(place): \(inParts)")
                    let text = DisclosureSamples.text(disclosure)
                    let inText = checker.findings(inText: text, for: request)
                    #expect(Set(inText.map(\.code)) == expected, "\(place): \(inText)\n\(text)")
                    #expect(disclosure.parts.filter { $0.prominence == .highest }.map(\.kind) == [.price], place)
                    #expect(Set(disclosure.parts.map(\.language)) == [disclosure.language], place)
                    #expect(disclosure.parts.allSatisfy { !$0.text.contains("%") && !$0.text.isEmpty }, place)
                }
            }
        }
    }

    @Test(
        "without one of its parts is told which, wherever that part is asked for", arguments: DisclosureSamples.stores)
    func removal(_ store: DisclosureStore) throws {
        let seed = UInt64.random(in: .min ... .max)
        print("DisclosureComposerTests.removal \(store) seed: \(seed)")
        var random = SplitMix64(seed: seed)
        let composer = DisclosureSamples.composer("en")
        let checker = DisclosureChecker(composer)
        var named: Set<DisclosurePart.Kind> = []
        for storefront in DisclosureSamples.storefronts {
            for shape in DisclosureSamples.Shape.allCases {
                let request = try DisclosureSamples.request(shape, store, storefront, using: &random)
                let parts = composer.disclosure(for: request).parts
                let wanted = Set(DisclosureRequirement.all(for: request).map(\.topic))
                for part in parts {
                    let findings = checker.findings(in: parts.filter { $0.kind != part.kind }, for: request)
                    let expected: [DisclosureRequirement.Topic] =
                        wanted.contains(.part(part.kind)) ? [.part(part.kind)] : []
                    #expect(
                        findings.filter { $0.code == .missing }.map(\.topic) == expected,
                        "\(storefront) \(shape) without \(part.kind): \(findings) seed \(seed)")
                    if !findings.isEmpty { named.insert(part.kind) }
                }
            }
        }
        // The equivalent is nobody's wish; what else is never asked for depends on the store.
        let unasked: Set<DisclosurePart.Kind> =
            switch store {
            case .appStore: [.equivalent, .subscriptionNeed, .waiver, .orderButton, .withdrawalLink]
            case .googlePlay: [.equivalent, .termsLink, .waiver, .orderButton, .withdrawalLink]
            default: [.equivalent, .offer, .conditions, .subscriptionNeed, .termsLink, .privacyLink]
            }
        #expect(named == Set(DisclosurePart.Kind.known).subtracting(unasked))
    }

    @Test("is laid out in the order of its kinds, heading first and the order at the end")
    func order() throws {
        var random = SplitMix64(seed: 7)
        let germany = try #require(Storefront("DEU"))
        let request = try DisclosureSamples.request(.trial, .web, germany, using: &random)
        let kinds = DisclosureSamples.composer("de").disclosure(for: request).parts.map(\.kind)
        #expect(kinds == DisclosurePart.Kind.known.filter(kinds.contains))
        #expect(kinds.first == .heading)
        #expect(kinds.suffix(3) == [.waiver, .orderButton, .withdrawalLink])
    }

    @Test("says the parts of an App Store subscription in English")
    func english() throws {
        let terms = try TermsOfPrice(
            of: Samples.yearly, offer: Samples.offer(.freeTrial, nil, "P1W"), storefront: .unitedStates,
            equivalents: [.month])
        let request = DisclosureRequest(
            terms: terms, productName: "Pro", store: .appStore, storefront: .unitedStates,
            links: DisclosureLinks(
                termsOfUse: "https://example.com/terms", privacyPolicy: "https://example.com/privacy"))
        let localizer = Samples.localizer(isolation: .none)
        let disclosure = DisclosureComposer(localizer: localizer, language: .english).disclosure(for: request)
        #expect(
            disclosure.parts.map { "\($0.kind): \($0.text)" } == [
                "heading: Pro",
                "price: $59.99 per year",
                "equivalent: That is $4.99 per month",
                "length: 1 year",
                "trial: 1 week free, then $59.99 per year ($4.99 per month)",
                "trialEnd: First payment after 1 week",
                "renewal: Renews automatically until canceled",
                """
                conditions: Free trial: 1 week. Unused trial time ends when you subscribe to another plan. Afterwards, your \
                App Store account is charged for each period. The subscription renews automatically unless you cancel at \
                least 24 hours before the current period ends. You can manage and cancel it in your App Store account \
                settings.
                """,
                "managementLink: Manage or cancel subscription",
                "termsLink: Terms of Use",
                "privacyLink: Privacy Policy",
            ])
        #expect(disclosure[.managementLink]?.url == "https://apps.apple.com/account/subscriptions")
        #expect(disclosure[.price]?.prominence == .highest)
        #expect(disclosure.state == .translated)
    }

    @Test("is wholly in one language where a single text is missing in the reader's")
    func oneLanguage() throws {
        let request = DisclosureRequest(
            terms: try TermsOfPrice(of: Samples.yearly), productName: "Pro", store: .googlePlay,
            storefront: .unitedStates)
        // No table has disclosures in Danish; one of an app's own has a single text of it.
        var builder = StringTable.Builder()
        try builder.add(
            key: "disclosure.manageLink.title", language: "da",
            text: try MessageText(parsing: "Administrer eller opsig abonnement"))
        let disclosure = DisclosureSamples.composer("da", tables: [try builder.table()]).disclosure(for: request)
        #expect(disclosure.language == .english)
        #expect(disclosure.requestedLanguage == "da")
        #expect(disclosure[.managementLink]?.text == "Manage or cancel subscription")
    }

    @Test("leaves out a link whose address nobody knows")
    func links() throws {
        let request = DisclosureRequest(
            terms: try TermsOfPrice(of: Samples.yearly), productName: "Pro", store: .web, storefront: .unitedStates)
        let composer = DisclosureSamples.composer("en")
        let parts = composer.disclosure(for: request).parts
        #expect(parts.allSatisfy { $0.url == nil })
        let findings = DisclosureChecker(composer).findings(in: parts, for: request)
        #expect(findings.map(\.topic) == [.part(.managementLink)])
    }
}
