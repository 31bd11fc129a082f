import Languages
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

/// Paywalls that a store refused, as they were reported, and what the checker says of them.
@Suite("A disclosure that was refused")
struct DisclosureDefectTests {
    @Test(
        "shows a calculated price more clearly than the billed one",
        arguments: ["RevenueCat/purchases-ios#301", "mozilla-mobile/mozilla-vpn-client#1833"])
    func calculatedPrice(_ report: String) throws {
        let terms = try TermsOfPrice(of: Samples.yearly, storefront: .unitedStates, equivalents: [.month])
        let request = DisclosureRequest(
            terms: terms, productName: "VPN", store: .appStore, storefront: .unitedStates,
            links: DisclosureCheckerTests.links)
        let composer = DisclosureSamples.composer("en")
        // As it was: the month in large type, the year beneath it.
        let parts = composer.disclosure(for: request).parts.map { part in
            let prominence: DisclosurePart.Prominence =
                switch part.kind {
                case .price: .low
                case .equivalent: .highest
                default: part.prominence
                }
            return DisclosurePart(
                kind: part.kind, text: part.text, prominence: prominence, url: part.url, language: part.language)
        }
        let findings = DisclosureChecker(composer).findings(in: parts, for: request)
        #expect(findings.map(\.code) == [.notMostProminent], "\(report)")
        let finding = try #require(findings.first)
        #expect(finding.requirements.contains { $0.source.contains("3.1.2") && $0.need == .required })
        // As this library composes it.
        #expect(DisclosureChecker(composer).findings(in: composer.disclosure(for: request).parts, for: request) == [])
    }

    @Test("calls the billed price one of a month, samuelclay/NewsBlur#1284: the billed amount is not displayed")
    func billedAmount() throws {
        let request = try DisclosureCheckerTests.yearly(trial: nil)
        let findings = DisclosureCheckerTests.findings("Pro, $4.99 per month", request)
        #expect(findings.contains { $0.code == .missing && $0.topic == .part(.price) })
    }

    @Test("has a trial without its length, krelltunez/lastGLANCE#229")
    func trialWithoutLength() throws {
        let text = """
            Pro. Free trial, then $59.99 per year. Renews automatically until canceled.
            https://apps.apple.com/account/subscriptions https://example.com/terms https://example.com/privacy
            """
        let findings = DisclosureCheckerTests.findings(text, try DisclosureCheckerTests.yearly())
        #expect(DisclosureCheckerTests.names(findings) == ["missing trial", "missing trialEnd"])
        #expect(findings.first?.lookedFor.contains("7 days") == true)
    }

    @Test("does not say cost, billing cycle and whether a subscription is needed, podverse/podverse-rn#1248")
    func termsOnPlay() throws {
        let request = try DisclosureCheckerTests.yearly(.googlePlay, trial: nil)
        let findings = DisclosureCheckerTests.findings("Renew your Pro membership", request)
            .filter { $0.need == .required }
        let topics = findings.map(\.topic)
        for kind in [DisclosurePart.Kind.price, .length, .subscriptionNeed] {
            #expect(topics.contains(.part(kind)), "\(kind)")
        }
        #expect(
            findings.allSatisfy { finding in
                finding.requirements.contains {
                    $0.source.contains("9900533") || $0.source.contains("9858738")
                        || $0.source.contains("8403") || $0.source.contains("10144311")
                }
            })
    }

    @Test("does not say when a trial becomes a charge, podverse/podverse-rn#1498")
    func trialEnd() throws {
        let findings = DisclosureCheckerTests.findings(
            "Pro: try 7 days, $59.99 per year", try DisclosureCheckerTests.yearly(.googlePlay))
        #expect(findings.contains { $0.topic == .part(.trialEnd) && $0.need == .required })
    }

    @Test("is incompletely localized, an example of a violation in Google Play's policy (answer/9900533)")
    func incompletelyLocalized() throws {
        // German terms with an English sentence between them.
        let request = try DisclosureCheckerTests.yearly(.googlePlay)
        let composer = DisclosureSamples.composer("de")
        #expect(composer.language == "de")
        var parts = composer.disclosure(for: request).parts
        #expect(DisclosureChecker(composer).findings(in: parts, for: request) == [])
        let english = DisclosureSamples.composer("en").disclosure(for: request)
        let place = try #require(parts.firstIndex { $0.kind == .renewal })
        parts[place] = try #require(english[.renewal])
        #expect(DisclosureChecker(composer).findings(in: parts, for: request).map(\.code) == [.mixedLanguages])
        let inText = DisclosureChecker(composer).findings(inText: DisclosureSamples.text(parts), for: request)
        let mixed = try #require(inText.first { $0.code == .mixedLanguages })
        #expect(mixed.found == "Renews automatically until canceled")
        #expect(mixed.need == .required)
    }

    @Test("has no link to the terms of use, kolabing/kolabing-app#107")
    func withoutLink() throws {
        let request = try DisclosureCheckerTests.yearly(
            trial: nil, links: DisclosureLinks(privacyPolicy: "https://example.com/privacy"))
        let composer = DisclosureSamples.composer("en")
        let findings = DisclosureChecker(composer).findings(
            in: composer.disclosure(for: request).parts, for: request)
        #expect(DisclosureCheckerTests.names(findings) == ["missing termsLink"])
        #expect(findings.first?.need == .required)
    }
}
