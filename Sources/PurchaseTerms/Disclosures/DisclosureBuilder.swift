import Purchases
import StringTables

/// Adds the parts of one disclosure, group by group.
struct DisclosureBuilder {
    private(set) var parts: [DisclosurePart] = []
    private var sentenceStates: [EntryState] = []
    private let terms: TermsComposer
    private var texts: DisclosureTexts

    init(_ composer: DisclosureComposer) {
        terms = composer.terms
        texts = DisclosureTexts(localizer: composer.localizer, language: composer.language)
    }

    /// The states of all texts that were used.
    var states: [EntryState] { sentenceStates + texts.states }

    // MARK: - What it costs, and for how long

    mutating func addPrice(of request: DisclosureRequest) {
        add(.heading, request.productName, .high)
        add(.price, terms.charge(for: request.terms), .highest)
        if let equivalent = request.terms.equivalents.first {
            let rate = terms.equivalent(equivalent)
            sentenceStates.append(rate.state)
            add(.equivalent, texts.text("disclosure.perUnit.title", rate.text), .low)
        }
    }

    mutating func addTime(of request: DisclosureRequest) {
        if let length = request.length { add(.length, terms.period(length), .normal) }
        guard request.isSubscription else { return }
        if let trial = request.trial {
            add(.trial, terms.sentence(for: request.terms), .normal)
            add(.trialEnd, terms.firstPayment(after: trial.length), .normal)
        } else if request.paidOffer != nil {
            add(.offer, terms.sentence(for: request.terms), .normal)
        }
        add(.renewal, terms.renewsAutomatically, .normal)
    }

    // MARK: - Words of the catalogues

    mutating func addConditions(of request: DisclosureRequest) {
        add(.conditions, for: request, .low)
    }

    mutating func addNotes(of request: DisclosureRequest, wanted: Set<DisclosurePart.Kind>) {
        for kind in [DisclosurePart.Kind.subscriptionNeed, .taxIncluded] where wanted.contains(kind) {
            add(kind, for: request, .low)
        }
    }

    mutating func addLinks(of request: DisclosureRequest) {
        if request.isSubscription { add(.managementLink, for: request, .low, to: request.managementURL) }
        add(.termsLink, for: request, .low, to: request.links.termsOfUse)
        add(.privacyLink, for: request, .low, to: request.links.privacyPolicy)
    }

    mutating func addOrder(of request: DisclosureRequest, wanted: Set<DisclosurePart.Kind>) {
        if wanted.contains(.waiver) { add(.waiver, for: request, .normal) }
        if wanted.contains(.orderButton) { add(.orderButton, for: request, .high) }
        if wanted.contains(.withdrawalLink) {
            add(.withdrawalLink, for: request, .normal, to: request.links.withdrawal)
        }
    }

    /// What a text of the catalogues says for an offer; nil for a part that is made of the terms alone.
    static func words(
        of kind: DisclosurePart.Kind, for request: DisclosureRequest, _ terms: TermsComposer,
        _ texts: inout DisclosureTexts
    ) -> String? {
        switch kind {
        case .conditions: conditions(of: request, terms, &texts)
        case .subscriptionNeed:
            texts.text(
                request.isSubscriptionNeeded ? "disclosure.play.required.body" : "disclosure.play.notRequired.body")
        case .taxIncluded: texts.text("disclosure.taxNote.title.without.tax")
        case .managementLink: texts.text("disclosure.manageLink.title")
        case .termsLink: texts.text("disclosure.termsLink.title")
        case .privacyLink: texts.text("disclosure.privacyLink.title")
        case .waiver: texts.text("legal.waiver.body")
        case .orderButton: texts.text("legal.orderButton.title")
        case .withdrawalLink: texts.text("legal.withdrawal.title")
        default: nil
        }
    }

    /// Who is charged, and how one cancels, in the words of the store; a shop of one's own has the link alone.
    private static func conditions(
        of request: DisclosureRequest, _ terms: TermsComposer, _ texts: inout DisclosureTexts
    ) -> String? {
        guard request.isSubscription else { return nil }
        let trial = request.trial.map { terms.period($0.length).text }
        switch request.store {
        case .appStore:
            let name = request.store.name ?? ""
            guard let trial else { return texts.text("disclosure.autoRenew.body.without.trial", name) }
            return texts.text("disclosure.autoRenew.body", trial, name)
        case .googlePlay:
            guard let trial else { return texts.text("disclosure.play.body.without.trial") }
            return texts.text("disclosure.play.body", trial)
        default: return nil
        }
    }

    // MARK: - Adding

    private mutating func add(
        _ kind: DisclosurePart.Kind, _ sentence: TermsSentence, _ prominence: DisclosurePart.Prominence
    ) {
        sentenceStates.append(sentence.state)
        add(kind, sentence.text, prominence)
    }

    private mutating func add(
        _ kind: DisclosurePart.Kind, for request: DisclosureRequest, _ prominence: DisclosurePart.Prominence
    ) {
        if let text = DisclosureBuilder.words(of: kind, for: request, terms, &texts) { add(kind, text, prominence) }
    }

    /// Adds a link, unless nobody knows where it leads.
    private mutating func add(
        _ kind: DisclosurePart.Kind, for request: DisclosureRequest, _ prominence: DisclosurePart.Prominence,
        to url: String?
    ) {
        guard let url, !url.isEmpty, let text = DisclosureBuilder.words(of: kind, for: request, terms, &texts) else {
            return
        }
        add(kind, text, prominence, to: url)
    }

    private mutating func add(
        _ kind: DisclosurePart.Kind, _ text: String, _ prominence: DisclosurePart.Prominence, to url: String? = nil
    ) {
        parts.append(
            DisclosurePart(kind: kind, text: text, prominence: prominence, url: url, language: texts.language))
    }
}
