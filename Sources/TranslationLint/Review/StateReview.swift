public import Diagnostics
internal import Languages
public import StringTables
public import TranslationFiles

/// What the states of a catalogue's texts have to be by a rule that anybody can check.
///
/// A text of the source language is `translated`. Another is `translated` where the linter finds nothing in its entry and
/// language, and where every term of the glossary that its source uses has an approved form in the language that enough
/// sources use independently of each other. Else it is `needs_review`. Texts that wait for a translation (`new`) or come
/// from a machine (`machine_translated`) are as they are: no rule makes a translation of them.
///
/// ```swift
/// let review = try StateReview(of: catalogue, options: LintOptions(glossary: glossary.terms))
/// let bytes = try catalogue.rewritten(by: review.edits)
/// ```
///
/// The rule says what can be known without a reader of the language. It does not say that one has looked.
public struct StateReview: Sendable {
    /// A text whose state is not what the rule says.
    public struct Change: Hashable, Sendable {
        /// Which text it is.
        public let address: TextAddress
        /// The state that it has; nil where the file does not say one.
        public let present: EntryState?
        /// The state that it is to have.
        public let state: EntryState
        /// Why it needs review, in words; empty where it does not.
        public let reasons: [String]
        /// All of this in a sentence, a warning with the place of the text.
        public let diagnostic: Diagnostic
    }

    /// How many sources have to use an approved form.
    public static let requiredEvidence = 2

    /// The texts whose states are to change, in the order of the file.
    public let changes: [Change]

    /// The changes as edits of the catalogue.
    public var edits: [TranslationEdit] { changes.map { .setState($0.state, at: $0.address) } }

    /// Reviews a catalogue.
    ///
    /// - Parameters:
    ///   - catalogue: The catalogue.
    ///   - options: What the linter is asked, with the glossary. The rule `needs-review` is not asked: it is about the
    ///     states themselves.
    /// - Complexity: That of the linter.
    public init(of catalogue: StringCatalogue, options: LintOptions) {
        var options = options
        options.disabledRules.insert(LintRule.needsReview.id)
        var faults: [Place: [String]] = [:]
        for finding in Linter(options: options).findings(in: catalogue.bytes, path: Self.path) {
            guard let key = finding.key, let language = finding.language else { continue }
            let words = "\(finding.diagnostic.message) [\(finding.rule)]"
            faults[Place(key: LintKey(text: key), language: language), default: []].append(words)
        }
        let glossary = GlossaryIndex(options.glossary)
        var changes: [Change] = []
        var places = FaultPlaces(source: SourceText(bytes: catalogue.bytes), isBinary: false)
        for entry in catalogue.translationEntries where entry.shouldTranslate {
            let used = Self.termsUsed(by: entry, of: catalogue.sourceLanguage, glossary)
            var reasons: [LanguageTag: [String]] = [:]
            for text in entry.texts {
                guard text.state != .new, text.state != .machineTranslated else { continue }
                let language = text.language ?? .undetermined
                var why: [String] = []
                if language != catalogue.sourceLanguage {
                    why =
                        reasons[language]
                        ?? faults[Place(key: LintKey(text: entry.key), language: language), default: []]
                        + Self.weakTerms(used, in: language)
                    reasons[language] = why
                }
                let state: EntryState = why.isEmpty ? .translated : .needsReview
                guard text.state != state else { continue }
                let because = why.isEmpty ? "" : ": " + why.joined(separator: "; ")
                let message =
                    "“\(VisibleText(entry.key).text)” in \(language) is to be \(state.rawValue)" + because
                changes.append(
                    Change(
                        address: TextAddress(key: entry.key, language: text.language, variation: text.variation),
                        present: text.state, state: state, reasons: why,
                        diagnostic: places.diagnostic(.warning, message, at: text.range.lowerBound)))
            }
        }
        self.changes = changes
    }

    /// A key in a language.
    private struct Place: Hashable {
        let key: LintKey
        let language: LanguageTag
    }

    /// What the linter is told the catalogue is called; its name tells the format.
    private static let path = "Catalogue.xcstrings"

    /// The terms that some text of an entry's source uses.
    private static func termsUsed(
        by entry: TranslationEntry, of source: LanguageTag?, _ glossary: GlossaryIndex
    ) -> [LintOptions.Term] {
        let texts = entry.texts.filter { $0.language == source }.map(\.value)
        let isButton = GlossaryIndex.isButton(key: entry.key, comments: [entry.comment])
        let numbers = (texts.isEmpty ? [entry.key] : texts).flatMap { glossary.used(in: $0, isButton: isButton) }
        return Set(numbers).sorted().map { glossary.terms[$0] }
    }

    /// What is said of terms whose form in a language too few sources use.
    private static func weakTerms(_ terms: [LintOptions.Term], in language: LanguageTag) -> [String] {
        let chain = LanguageChain(language).tags
        return terms.compactMap { term in
            let own = chain.first { term.required[$0] != nil }
            let evidence = own.map { term.evidence[$0, default: []] } ?? []
            guard Set(evidence).count < requiredEvidence else { return nil }
            return switch evidence.count {
            case 0: "the glossary names no source for “\(term.source)” in \(language)"
            default: "the glossary names one source for “\(term.source)” in \(language): \(evidence[0])"
            }
        }
    }
}
