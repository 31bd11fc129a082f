public import Languages

extension LintOptions {
    /// A word of the source and what it has to be in each language.
    ///
    /// ```swift
    /// var purchase = LintOptions.Term("purchase", required: ["de": "Kauf"])
    /// purchase.sourceForms = ["purchases"]
    /// purchase.furtherForms = ["de": ["Käufe"]]
    /// ```
    public struct Term: Hashable, Sendable {
        /// The word, or several, in the source; upper and lower case are the same.
        public var source: String
        /// The other forms that the word has in the source, such as its plural.
        public var sourceForms: [String]
        /// What a translation has to hold, by its language; upper and lower case are the same.
        public var required: [LanguageTag: String]
        /// What a translation may hold instead, where grammar changes the word: whole forms, or stems.
        public var furtherForms: [LanguageTag: [String]]
        /// Whether the term is the title of a button, whose translation is the required form and nothing else.
        ///
        /// It is then looked for as the whole text, by its letters, of an entry whose key or comment has the word
        /// “button”; other forms mean nothing.
        public var isButton: Bool
        /// Who uses the required form, by language: names of sources that do not depend on each other.
        public var evidence: [LanguageTag: [String]]

        /// Makes a term.
        public init(
            _ source: String, sourceForms: [String] = [], required: [LanguageTag: String],
            furtherForms: [LanguageTag: [String]] = [:], isButton: Bool = false,
            evidence: [LanguageTag: [String]] = [:]
        ) {
            self.source = source
            self.sourceForms = sourceForms
            self.required = required
            self.furtherForms = furtherForms
            self.isButton = isButton
            self.evidence = evidence
        }
    }
}
