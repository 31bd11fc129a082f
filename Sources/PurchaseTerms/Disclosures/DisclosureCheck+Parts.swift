import Languages
import Purchases

extension DisclosureCheck {
    func findings(in parts: [DisclosurePart]) -> [DisclosureFinding] {
        wanted.flatMap { lacks($0, in: parts) }
            + parts.flatMap { contradictions(in: SearchableText($0.text)) } + prominence(of: parts)
            + languages(of: parts) + languageOfTexts()
    }

    private func lacks(_ kind: DisclosurePart.Kind, in parts: [DisclosurePart]) -> [DisclosureFinding] {
        let own = parts.filter { $0.kind == kind }
        guard own.contains(where: { !SearchableText($0.text).characters.isEmpty }) else {
            return [missing(kind, .value, kind.lack, ["a part of the kind \(kind)"])]
        }
        let text = SearchableText(own.map(\.text).joined(separator: "\n"))
        switch kind {
        case .price: return lacksPrice(in: text)
        case .length, .trial, .offer: return lacksValues(of: kind, in: text)
        case .orderButton: return own.compactMap(label)
        case .managementLink, .termsLink, .privacyLink, .withdrawalLink:
            guard own.allSatisfy({ $0.url?.isEmpty ?? true }) else { return [] }
            return [missing(kind, .value, "The link leads nowhere.", ["an address"])]
        default: return []
        }
    }

    /// A span of time that has to be in a part, and the price of an offer.
    private func lacksValues(of kind: DisclosurePart.Kind, in text: SearchableText) -> [DisclosureFinding] {
        var findings: [DisclosureFinding] = []
        if kind == .offer, let price = request.paidOffer?.price, !prices.names(price.money, in: text) {
            findings.append(
                missing(kind, .value, "The price of the offer is not there.", prices.texts(of: price.money)))
        }
        let spans = words.alternatives(of: kind)
        if !spans.contains(where: { text.contains(SearchableText($0)) }) {
            findings.append(missing(kind, .wording, kind.lack, spans))
        }
        return findings
    }

    /// A label of the order button that is not the statute's.
    private func label(_ part: DisclosurePart) -> DisclosureFinding? {
        let statute = words.alternatives(of: .orderButton)
        guard !statute.contains(where: { SearchableText($0) == SearchableText(part.text) }) else { return nil }
        return DisclosureFinding(
            .otherWords, .part(.orderButton), certainty: .wording,
            "The button that orders is labelled with other words than the statute's: \(part.text).",
            lookedFor: statute, found: part.text, requirements: requirements(of: .part(.orderButton)))
    }

    /// Other prices and offers that stand out as much as the price that is billed.
    private func prominence(of parts: [DisclosurePart]) -> [DisclosureFinding] {
        guard let price = parts.filter({ $0.kind == .price }).map(\.prominence).max() else { return [] }
        let subordinate: Set<DisclosurePart.Kind> = [.equivalent, .offer, .trial, .trialEnd]
        let billed = request.terms.price.money.amount
        return parts.filter { part in
            guard part.kind != .price, part.prominence >= price else { return false }
            return subordinate.contains(part.kind)
                || prices.mentions(in: SearchableText(part.text)).contains { !$0.amounts.contains(billed) }
        }.map { part in
            DisclosureFinding(
                .notMostProminent, .mostProminentPrice, certainty: .value,
                "The part \(part.kind) stands out as much as the price that is billed, or more: \(part.text)",
                found: part.text, requirements: requirements(of: .mostProminentPrice))
        }
    }

    /// Parts in another language than the first one.
    private func languages(of parts: [DisclosurePart]) -> [DisclosureFinding] {
        let expected = composer.language
        let foreign = parts.filter { $0.language.canonical.language != expected.canonical.language }
        guard !foreign.isEmpty else { return [] }
        let names = foreign.map { "\($0.kind) (\($0.language))" }.joined(separator: ", ")
        return [
            DisclosureFinding(
                .mixedLanguages, .oneLanguage, certainty: .value,
                "Parts are not in \(expected): \(names).", found: names, requirements: requirements(of: .oneLanguage))
        ]
    }
}

extension DisclosurePart.Kind {
    /// That the statement is lacking, in one sentence.
    var lack: String {
        switch self {
        case .heading: "The name of the product is not there."
        case .price: "The price is not there."
        case .length: "How long the subscription lasts before it renews is not there."
        case .offer: "How long the offer lasts is not there."
        case .trial: "How long the free trial lasts is not there."
        case .trialEnd: "When the free trial ends and is followed by a charge is not there."
        case .renewal: "That the subscription renews automatically is not there."
        case .conditions: "Who is charged and how one cancels is not there."
        case .subscriptionNeed: "Whether a subscription is needed to use the app is not there."
        case .taxIncluded: "That the price includes taxes is not there."
        case .managementLink: "The way to manage and cancel the subscription is not there."
        case .termsLink: "The link to the terms of use is not there."
        case .privacyLink: "The link to the privacy policy is not there."
        case .waiver: "The consent to begin at once, by which the right of withdrawal is lost, is not there."
        case .orderButton: "The button with the words of the statute is not there."
        case .withdrawalLink: "The way to withdraw from the contract is not there."
        default: "The statement \(rawValue) is not there."
        }
    }

    /// How sure it is that a text lacks the statement, where what was looked for is not there.
    var certainty: DisclosureFinding.Certainty {
        switch self {
        case .heading, .price, .termsLink, .privacyLink, .orderButton: .value
        default: .wording
        }
    }
}
