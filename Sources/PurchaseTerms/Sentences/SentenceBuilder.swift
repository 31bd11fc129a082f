import Languages
import StringTables

/// Puts a sentence together, part by part, as bytes of UTF-8.
struct SentenceBuilder {
    private var bytes: [UInt8] = []
    private var runs: [TermsSentence.Run] = []
    /// Where the words begin that no run holds yet.
    private var openText = 0
    private var state = EntryState.translated
    private let rules: PluralRules
    private let isIsolating: Bool

    init(rules: PluralRules, isolation: ArgumentIsolation) {
        self.rules = rules
        isIsolating = isolation == .isolate
        bytes.reserveCapacity(224)
        runs.reserveCapacity(8)
    }

    /// Adds words as they are.
    mutating func append(_ words: String, as kind: TermsSentence.Run.Kind = .text) {
        if kind != .text { closeText() }
        let start = bytes.count
        bytes.append(utf8Of: words)
        guard kind != .text, bytes.count > start else { return }
        openText = bytes.count
        runs.append(TermsSentence.Run(kind: kind, range: start..<openText))
    }

    /// Adds something that is kept apart from the text around it, unless that was turned off.
    ///
    /// Source: Unicode Standard Annex 9, section 2.4.
    mutating func appendIsolated(_ body: (inout SentenceBuilder) -> Void) {
        if isIsolating { appendMark(endingIn: 0xA8) }
        body(&self)
        if isIsolating { appendMark(endingIn: 0xA9) }
    }

    /// Adds U+2068 or U+2069, which differ in the last byte of three.
    private mutating func appendMark(endingIn last: UInt8) {
        bytes.append(0xE2)
        bytes.append(0x81)
        bytes.append(last)
    }

    /// Adds a text of the catalogue.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - number: The number that chooses between its forms, if it has forms.
    ///   - argument: Adds the argument at a place, counted from 0.
    mutating func append(_ text: TermsText, number: Int = 1, argument: (Int, inout SentenceBuilder) -> Void) {
        if text.state < state { state = text.state }
        let layout = text.layout(for: number, rules)
        var start = 0
        for stop in layout.stops {
            bytes += layout.words[start..<stop.end]
            appendIsolated { argument(stop.place, &$0) }
            start = stop.end
        }
        bytes += layout.words[start...]
    }

    /// Adds a text of the catalogue that inserts nothing.
    mutating func append(_ words: TermsText) { append(words) { _, _ in } }

    private mutating func closeText() {
        guard openText < bytes.count else { return }
        runs.append(TermsSentence.Run(kind: .text, range: openText..<bytes.count))
        openText = bytes.count
    }

    /// The sentence.
    consuming func sentence(in language: LanguageTag) -> TermsSentence {
        closeText()
        return TermsSentence(
            text: String(decoding: bytes, as: UTF8.self), runs: runs, language: language, state: state)
    }
}

extension [UInt8] {
    /// Adds the bytes of a text, at once where they lie together, as they usually do.
    fileprivate mutating func append(utf8Of text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
            append(contentsOf: text.utf8)
        }
    }
}
