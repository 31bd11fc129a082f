public import Languages

/// A text that was found and filled for a reader.
public struct LocalizedText: Hashable, Sendable {
    /// What to show.
    public let text: String
    /// The language of the text, which may be another than the wished one.
    public let language: LanguageTag
    /// How sure the text is.
    public let state: EntryState
    /// The key under which the text was found.
    public let key: String

    /// Makes a text from its parts.
    public init(text: String, language: LanguageTag, state: EntryState, key: String) {
        self.text = text
        self.language = language
        self.state = state
        self.key = key
    }
}
