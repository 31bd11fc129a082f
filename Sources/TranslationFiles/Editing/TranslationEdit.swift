public import Languages
public import StringTables

/// One change of a translation file, whatever the format.
public enum TranslationEdit: Hashable, Sendable {
    /// Gives a text, in place of the one that is there or anew; a key that is not there yet is added.
    ///
    /// Without a state a new text of a catalogue is `translated`, and one that is there keeps its state.
    case set(String, at: TextAddress, state: EntryState?)
    /// Gives a text that is there another state.
    case setState(EntryState, at: TextAddress)
    /// Takes away one text; the last one of a language takes its language from the entry.
    case removeText(TextAddress)
    /// Takes away all texts of a key in one language.
    case removeLanguage(LanguageTag, key: String)
    /// Takes away a key with everything that belongs to it.
    case remove(key: String)
    /// Gives a key another name, and leaves everything else of it as it is.
    case rename(key: String, to: String)
    /// Adds a key that has everything which another has, at the place that a new key gets.
    case copy(key: String, to: String)
    /// Says what a translator should know, or takes that away.
    case setComment(String?, key: String)
    /// Says whether a key is to be translated at all.
    case setShouldTranslate(Bool, key: String)
    /// Says how a key came into a catalogue; nil is for keys that Xcode finds in code.
    case setExtractionState(StringCatalogue.ExtractionState?, key: String)
    /// Says how a substitution that is there writes its number.
    case setNumber(SubstitutionNumber, substitution: String, language: LanguageTag?, key: String)
    /// Takes away every text of a language.
    case dropLanguage(LanguageTag)

    /// The key that it is about; nil where it is about all.
    public var key: String? {
        switch self {
        case .set(_, let address, _), .setState(_, let address), .removeText(let address): address.key
        case .removeLanguage(_, let key), .remove(let key), .rename(let key, _), .copy(let key, _),
            .setComment(_, let key), .setShouldTranslate(_, let key), .setExtractionState(_, let key),
            .setNumber(_, _, _, let key):
            key
        case .dropLanguage: nil
        }
    }
}

/// How a substitution writes the number that chooses among its forms.
public struct SubstitutionNumber: Hashable, Sendable {
    /// The format specifier without a percent sign, such as `lld`.
    public let specifier: String
    /// Which argument it is, counted from 1; nil for the next one.
    public let argument: Int?

    /// Makes it from its parts.
    public init(specifier: String, argument: Int? = nil) {
        self.specifier = specifier
        self.argument = argument
    }
}
