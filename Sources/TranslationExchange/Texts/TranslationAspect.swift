/// What of a translation file a conflict or a difference is about.
public enum TranslationAspect: String, Hashable, Sendable, CaseIterable {
    /// Whether the key is there at all.
    case key
    /// A text; the address says which.
    case text
    /// The state of a text.
    case state
    /// How the number of a substitution is written, and which argument it is.
    case substitution
    /// What a translator should know.
    case comment
    /// Whether the key is to be translated.
    case shouldTranslate
    /// How the key came into a catalogue.
    case extractionState
}
