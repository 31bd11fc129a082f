public import Languages
public import StringTables
public import TranslationFiles

/// The entries of a translation file as values, between the formats.
///
/// Use it to turn a file of one format into one of another: read into a table, look at or change it, and write.
///
/// ```swift
/// let table = TranslationTable(catalogue)
/// let (bytes, losses) = table.gettext(language: "de")
/// ```
///
/// - Texts are Apple's format strings whatever the file was; a form of a substitution says `%arg` for its number.
/// - What a format cannot hold is a ``ConversionLoss`` of its writer, never lost in silence.
public struct TranslationTable: Hashable, Sendable {
    /// A text with its state.
    public struct Unit: Hashable, Sendable {
        /// The format string.
        public var value: String
        /// The state; nil where the format has none.
        public var state: EntryState?

        /// Makes a text from its parts.
        public init(_ value: String, state: EntryState? = nil) {
            self.value = value
            self.state = state
        }
    }

    /// A text, or several to choose from.
    public indirect enum Variant: Hashable, Sendable {
        /// One text.
        case unit(Unit)
        /// One of several by a number.
        case plural([PluralCategory: Variant])
        /// One of several by the device.
        case device([Device: Variant])
        /// One of several by the room there is.
        case width([Int: Variant])

        /// All texts, in a fixed order.
        public var units: [Unit] {
            switch self {
            case .unit(let unit): [unit]
            case .plural(let cases): PluralCategory.allCases.compactMap { cases[$0] }.flatMap(\.units)
            case .device(let cases): cases.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value.units)
            case .width(let cases): cases.sorted { $0.key < $1.key }.flatMap(\.value.units)
            }
        }
    }

    /// A part of a text that a number chooses, referred to as `%#@name@`.
    public struct Substitution: Hashable, Sendable {
        /// The name.
        public var name: String
        /// Which argument the number is, counted from 1, where the file says so.
        public var argumentNumber: Int?
        /// How `%arg` is written, such as `lld`; nil where the file does not say.
        public var formatSpecifier: String?
        /// The texts.
        public var forms: [PluralCategory: Unit]

        /// Makes a substitution from its parts.
        public init(
            name: String, argumentNumber: Int? = nil, formatSpecifier: String?, forms: [PluralCategory: Unit]
        ) {
            self.name = name
            self.argumentNumber = argumentNumber
            self.formatSpecifier = formatSpecifier
            self.forms = forms
        }
    }

    /// The text of a key in one language.
    public struct Localization: Hashable, Sendable {
        /// The language; nil where the file names none.
        public var language: LanguageTag?
        /// The text; nil where there is none.
        public var variant: Variant?
        /// What the text refers to.
        public var substitutions: [Substitution]

        /// Makes a localization from its parts.
        public init(language: LanguageTag?, variant: Variant?, substitutions: [Substitution] = []) {
            self.language = language
            self.variant = variant
            self.substitutions = substitutions
        }
    }

    /// A key with its texts.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public var key: String
        /// What a translator should know.
        public var comment: String?
        /// Whether the key is to be translated at all.
        public var shouldTranslate: Bool
        /// How the key came into a catalogue.
        public var extractionState: StringCatalogue.ExtractionState?
        /// The texts.
        public var localizations: [Localization]

        /// Makes an entry from its parts.
        public init(
            key: String, comment: String? = nil, shouldTranslate: Bool = true,
            extractionState: StringCatalogue.ExtractionState? = nil, localizations: [Localization]
        ) {
            self.key = key
            self.comment = comment
            self.shouldTranslate = shouldTranslate
            self.extractionState = extractionState
            self.localizations = localizations
        }

        /// The text in a language, or nil.
        public func localization(in language: LanguageTag?) -> Localization? {
            localizations.first { $0.language == language }
        }
    }

    /// The language that the texts were written in first, where it is known.
    public var sourceLanguage: LanguageTag?
    /// The entries in their order.
    public var entries: [Entry]

    /// Makes a table from its parts.
    public init(sourceLanguage: LanguageTag?, entries: [Entry]) {
        self.sourceLanguage = sourceLanguage
        self.entries = entries
    }

    /// The languages of the texts, sorted by their tags.
    public var languages: [LanguageTag] {
        Set(entries.flatMap(\.localizations).compactMap(\.language)).sorted()
    }
}

/// Something of a file that another format cannot hold.
public struct ConversionLoss: Hashable, Sendable, CustomStringConvertible {
    /// The key of the entry; nil where it is about the whole file.
    public let key: String?
    /// The language of the text, where it is about one.
    public let language: LanguageTag?
    /// What is lost, in one sentence without a full stop.
    public let message: String

    /// Makes a loss from its parts.
    public init(key: String?, language: LanguageTag? = nil, message: String) {
        self.key = key
        self.language = language
        self.message = message
    }

    /// The key, the language and what is lost.
    public var description: String {
        [key.map { "“\($0)”" }, language.map { "[\($0)]" }].compactMap { $0 }.joined(separator: " ")
            + (key == nil && language == nil ? "" : ": ") + message
    }
}
