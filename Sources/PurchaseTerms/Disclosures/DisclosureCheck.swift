import Languages
import Purchases
import StringTables

/// One look at one text or at the parts of one screen.
struct DisclosureCheck {
    let request: DisclosureRequest
    let composer: DisclosureComposer
    let prices: SoughtPrices
    let words: SoughtWords
    /// Writes in English, where the language is another one.
    private let english: DisclosureComposer?
    private let requirements: [DisclosureRequirement]

    init(for request: DisclosureRequest, _ composer: DisclosureComposer, english: DisclosureComposer?) {
        self.request = request
        self.composer = composer
        self.english = english
        prices = SoughtPrices(of: request, composer)
        words = SoughtWords(for: request, composer)
        requirements = DisclosureRequirement.all(for: request)
    }

    /// Who asks for a topic, those that require it first.
    func requirements(of topic: DisclosureRequirement.Topic) -> [DisclosureRequirement] {
        let own = requirements.filter { $0.topic == topic }
        return own.filter { $0.need == .required } + own.filter { $0.need != .required }
    }

    /// The statements that are asked for, each once.
    var wanted: [DisclosurePart.Kind] {
        var kinds: [DisclosurePart.Kind] = []
        for case .part(let kind) in requirements.map(\.topic) where !kinds.contains(kind) { kinds.append(kind) }
        return kinds
    }

    // MARK: - A text

    func findings(inText text: String) -> [DisclosureFinding] {
        let searched = SearchableText(text)
        return wanted.flatMap { lacks($0, in: searched) } + contradictions(in: searched) + languageOfTexts()
            + otherLanguage(in: searched)
    }

    /// What a statement lacks in a text.
    private func lacks(_ kind: DisclosurePart.Kind, in text: SearchableText) -> [DisclosureFinding] {
        if kind == .price { return lacksPrice(in: text) }
        var findings: [DisclosureFinding] = []
        if kind == .offer, let price = request.paidOffer?.price, !prices.names(price.money, in: text) {
            findings.append(
                missing(kind, .value, "The price of the offer is not there.", prices.texts(of: price.money)))
        }
        let alternatives = words.alternatives(of: kind)
        // A shop of one's own has no words for it, and nothing is asked of it.
        guard !alternatives.isEmpty, !alternatives.contains(where: { text.contains(SearchableText($0)) }) else {
            return findings
        }
        return findings + [missing(kind, kind.certainty, kind.lack, alternatives)]
    }

    func lacksPrice(in text: SearchableText) -> [DisclosureFinding] {
        let price = request.terms.price.money
        var findings: [DisclosureFinding] = []
        if !prices.names(price, in: text) {
            findings.append(missing(.price, .value, "The price is not there.", prices.texts(of: price)))
        }
        if let total = request.terms.commitment?.total, !prices.names(total, in: text) {
            findings.append(
                missing(
                    .price, .value, "What all payments of the commitment come to is not there.", prices.texts(of: total)
                ))
        }
        return findings
    }

    /// Prices that are none of the terms', and the price with a period that it is not billed for.
    func contradictions(in text: SearchableText) -> [DisclosureFinding] {
        let asked = requirements(of: .part(.price))
        var findings: [DisclosureFinding] = []
        for mention in prices.mentions(in: text) where mention.amounts.isDisjoint(with: prices.allowed) {
            findings.append(
                DisclosureFinding(
                    .otherPrice, .part(.price), certainty: .value,
                    "A price that is none of the terms: \(mention.text).",
                    lookedFor: prices.texts(of: request.terms.price.money), found: mention.text, requirements: asked))
        }
        for (wrong, sought) in prices.withOtherPeriods where text.contains(sought) {
            findings.append(
                DisclosureFinding(
                    .otherPeriod, .part(.price), certainty: .value,
                    "The price stands with a period that it is not billed for: \(wrong).",
                    lookedFor: [composer.terms.charge(for: request.terms).text], found: wrong, requirements: asked))
        }
        return findings
    }

    // MARK: - Languages

    /// That the library has no texts in the language that was asked for.
    func languageOfTexts() -> [DisclosureFinding] {
        guard composer.language.canonical.language != composer.requestedLanguage.canonical.language else { return [] }
        return [
            DisclosureFinding(
                .notInLanguage, .oneLanguage, certainty: .value,
                "There are no texts in \(composer.requestedLanguage); those in \(composer.language) stood in for them.",
                found: composer.language.description, requirements: requirements(of: .oneLanguage))
        ]
    }

    /// Statements in English within a text in another language.
    private func otherLanguage(in text: SearchableText) -> [DisclosureFinding] {
        guard let english = english.map({ SoughtWords(for: request, $0) }) else { return [] }
        for kind in [DisclosurePart.Kind.trialEnd, .renewal, .conditions, .subscriptionNeed] where wanted.contains(kind)
        {
            let own = Set(words.alternatives(of: kind).map(SearchableText.init))
            let foreign = english.alternatives(of: kind).first {
                let sought = SearchableText($0)
                return !own.contains(sought) && text.contains(sought)
            }
            guard let foreign else { continue }
            return [
                DisclosureFinding(
                    .mixedLanguages, .oneLanguage, certainty: .value,
                    "A text in \(composer.language) has a statement in English: \(foreign)", found: foreign,
                    requirements: requirements(of: .oneLanguage))
            ]
        }
        return []
    }

    func missing(
        _ kind: DisclosurePart.Kind, _ certainty: DisclosureFinding.Certainty, _ text: String,
        _ lookedFor: [String] = []
    ) -> DisclosureFinding {
        DisclosureFinding(
            .missing, .part(kind), certainty: certainty, text, lookedFor: lookedFor,
            requirements: requirements(of: .part(kind)))
    }
}
