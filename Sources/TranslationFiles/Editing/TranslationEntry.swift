public import Languages
public import StringTables

/// A key of a translation file with all its texts, whatever the format.
public struct TranslationEntry: Hashable, Sendable {
    /// One text of the entry.
    public struct Text: Hashable, Sendable {
        /// The language; nil where the file does not name one, as a `.strings` file that lies in no `.lproj` folder.
        public let language: LanguageTag?
        /// Which of the entry's texts it is.
        public let variation: VariationPath
        /// The text, its escapes resolved.
        public let value: String
        /// The state; nil where the format or the file has none.
        public let state: EntryState?
        /// The bytes of the text as the file writes it, in the document's own count of places.
        public let range: Range<Int>

        /// Makes a text from its parts.
        public init(
            language: LanguageTag?, variation: VariationPath, value: String, state: EntryState?, range: Range<Int>
        ) {
            self.language = language
            self.variation = variation
            self.value = value
            self.state = state
            self.range = range
        }
    }

    /// The key, compared as bytes.
    public let key: String
    /// What a translator should know.
    public let comment: String?
    /// Whether the entry is to be translated at all.
    public let shouldTranslate: Bool
    /// How the key came into a catalogue; nil where the format has nothing of the kind or Xcode found it in code.
    public let extractionState: StringCatalogue.ExtractionState?
    /// The texts, in the order of the file.
    public let texts: [Text]
    /// The bytes of the entry, in the document's own count of places.
    public let range: Range<Int>

    /// Makes an entry from its parts.
    public init(
        key: String, comment: String? = nil, shouldTranslate: Bool = true,
        extractionState: StringCatalogue.ExtractionState? = nil, texts: [Text], range: Range<Int>
    ) {
        self.key = key
        self.comment = comment
        self.shouldTranslate = shouldTranslate
        self.extractionState = extractionState
        self.texts = texts
        self.range = range
    }

    /// The text of a language and variation, or nil where there is none.
    public func text(in language: LanguageTag?, _ variation: VariationPath = .plain) -> Text? {
        texts.first { $0.language == language && $0.variation == variation }
    }
}

/// Where one text of a translation file stands: its key, its language, and which of the entry's texts it is.
public struct TextAddress: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The language; nil for the one that the whole file is in.
    public let language: LanguageTag?
    /// Which of the entry's texts it is.
    public let variation: VariationPath

    /// Makes an address.
    public init(key: String, language: LanguageTag? = nil, variation: VariationPath = .plain) {
        self.key = key
        self.language = language
        self.variation = variation
    }
}
