import Languages
import StringTables

/// Puts a sentence together, part by part.
struct SentenceBuilder {
    private(set) var text = ""
    private var runs: [TermsSentence.Run] = []
    /// Where the words begin that no run holds yet.
    private var openText = 0
    private var state = EntryState.translated
    private let rules: PluralRules
    private let isIsolating: Bool

    init(rules: PluralRules, isolation: ArgumentIsolation) {
        self.rules = rules
        isIsolating = isolation == .isolate
        text.reserveCapacity(160)
        runs.reserveCapacity(8)
    }

    /// Adds words as they are.
    mutating func append(_ words: String, as kind: TermsSentence.Run.Kind = .text) {
        guard kind != .text, !words.isEmpty else {
            text += words
            return
        }
        closeText()
        let start = text.utf8.count
        text += words
        openText = text.utf8.count
        runs.append(TermsSentence.Run(kind: kind, range: start..<openText))
    }

    /// Adds something that is kept apart from the text around it, unless that was turned off.
    ///
    /// Source: Unicode Standard Annex 9, section 2.4.
    mutating func appendIsolated(_ body: (inout SentenceBuilder) -> Void) {
        if isIsolating { text += "\u{2068}" }
        body(&self)
        if isIsolating { text += "\u{2069}" }
    }

    /// Adds a text of the catalogue.
    ///
    /// - Parameters:
    ///   - pattern: The text.
    ///   - number: The number that chooses between its forms, if it has forms.
    ///   - argument: Adds the argument at a place, counted from 0.
    mutating func append(
        _ pattern: TermsText, number: Int = 0, argument: (Int, inout SentenceBuilder) -> Void
    ) {
        if pattern.state < state { state = pattern.state }
        append(pattern.pieces, number: number, argument: argument)
    }

    /// Adds a text of the catalogue that inserts nothing.
    mutating func append(_ words: TermsText) { append(words) { _, _ in } }

    private mutating func append(
        _ pieces: [MessageText.Piece], number: Int, argument: (Int, inout SentenceBuilder) -> Void
    ) {
        for piece in pieces {
            switch piece {
            case .words(let words): text += words
            case .argument(let place, _): appendIsolated { argument(place, &$0) }
            case .plural(_, let forms):
                append(form(of: forms, number: number)?.pieces ?? [], number: number, argument: argument)
            case .device(let texts):
                append((texts[.other] ?? texts.values.first)?.pieces ?? [], number: number, argument: argument)
            case .width(let texts):
                append(texts.max { $0.key < $1.key }?.value.pieces ?? [], number: number, argument: argument)
            }
        }
    }

    private func form(of forms: [PluralCategory: MessageText], number: Int) -> MessageText? {
        // `zero` is taken for 0 in every language, as everywhere in string tables.
        (number == 0 ? forms[.zero] : nil) ?? forms[rules.category(of: Int64(number))] ?? forms[.other]
    }

    private mutating func closeText() {
        guard openText < text.utf8.count else { return }
        runs.append(TermsSentence.Run(kind: .text, range: openText..<text.utf8.count))
    }

    /// The sentence.
    consuming func sentence(in language: LanguageTag) -> TermsSentence {
        closeText()
        return TermsSentence(text: text, runs: runs, language: language, state: state)
    }
}
