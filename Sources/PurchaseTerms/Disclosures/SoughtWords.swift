import Purchases
import StringTables

/// The words that a statement is looked for by: what the catalogues and CLDR say in the language, and nothing guessed.
struct SoughtWords {
    private let request: DisclosureRequest
    private let composer: DisclosureComposer
    private let terms: TermsComposer

    init(for request: DisclosureRequest, _ composer: DisclosureComposer) {
        self.request = request
        self.composer = composer
        terms = composer.terms
    }

    /// What says a statement, any one of it.
    func alternatives(of kind: DisclosurePart.Kind) -> [String] {
        let words = composer.words(of: kind, for: request)
        switch kind {
        case .heading: return [request.productName]
        case .length: return request.length.map(lengths) ?? []
        case .offer: return request.paidOffer.map { spans($0.length) } ?? []
        case .trial: return request.trial.map { spans($0.length) } ?? []
        case .trialEnd:
            return request.trial.map { [terms.firstPayment(after: $0.length).text, sentence] } ?? []
        case .renewal: return [terms.renewsAutomatically.text] + compact(composer.words(of: .conditions, for: request))
        case .conditions:
            // A sentence about cancelling may be in any words, the address of the store is not.
            return compact(words, composer.words(of: .managementLink, for: request), request.managementURL)
        case .managementLink: return compact(request.managementURL, words)
        // An address that is known has to be there; the title alone is no link.
        case .termsLink: return compact(request.links.termsOfUse ?? words)
        case .privacyLink: return compact(request.links.privacyPolicy ?? words)
        default: return compact(words)
        }
    }

    private func compact(_ texts: String?...) -> [String] { texts.compactMap { $0 } }

    /// The terms as one sentence, without an equivalent that a text need not have.
    private var sentence: String { terms.sentence(for: request.terms.withoutEquivalents).text }

    /// A length as how long something is, how often it is paid, and the name of its plan.
    private func lengths(_ period: Period) -> [String] {
        var texts: [String] = []
        for same in period.equalLengths {
            texts += spans(same) + [terms.planName(for: same).text, terms.frequency(same).text]
            // The words beside a price: “per year”, “/yr”.
            let rate = Rate(price: request.terms.price.money, period: same)
            if same.count == 1 {
                let words = terms.rates[same.unit]
                texts += [words.before, words.after].filter { !$0.isEmpty }
                texts.append("/" + terms.period(same, width: .narrow).text)
                texts += unitAlone(same.unit).map { "/" + $0 }
            }
            texts.append(terms.rate(rate).text)
        }
        return unique(texts)
    }

    /// The cases in which CLDR has spans of time, besides the nominative.
    private static let cases: [GrammaticalCase] = [
        .accusative, .genitive, .dative, .instrumental, .locative, .prepositional, GrammaticalCase(rawValue: "oblique"),
    ]

    /// A span of time in every form that the language has: “7 days”, “7 day”, “1 week”.
    private func spans(_ period: Period) -> [String] {
        let forms =
            [PeriodForm(), PeriodForm(width: .short)] + RememberedPeriods.Place.allCases.map(terms.texts.form)
            + SoughtWords.cases.map { PeriodForm(grammaticalCase: $0) }
        var texts: [String] = []
        for same in period.equalLengths {
            let unit = same.unit.rawValue
            for language in Set([terms.valueLanguage, composer.requestedLanguage]).sorted() {
                texts += forms.map { terms.formatting.period(same.count, unit: unit, form: $0, in: language) }
            }
            // What stands before a noun has no plural in some languages: “7-day trial”.
            texts += unitAlone(same.unit).map { "\(same.count) \($0)" }
        }
        return unique(texts)
    }

    /// The name of one unit without its number, where it stands behind it: “month” of “1 month”.
    private func unitAlone(_ unit: Period.Unit) -> [String] {
        let one = terms.formatting.period(1, unit: unit.rawValue, form: PeriodForm(), in: terms.valueLanguage)
        let characters = SearchableText(one).characters
        return characters.starts(with: "1 ") ? [String(characters.dropFirst(2))] : []
    }

    private func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
