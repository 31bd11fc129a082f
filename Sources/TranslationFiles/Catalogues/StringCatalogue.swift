public import Diagnostics
public import JSONText
public import Languages
public import StringTables

/// Apple's string catalogue (`.xcstrings`): the texts of many keys in many languages.
///
/// It is read into values, changed with every other byte kept, and compiled by `StringTable.Builder.add(_:)`. What this
/// library does not know is left alone and, where a text may be missed for it, reported in ``diagnostics``. Where the JSON of an entry is broken, the entry is lost
/// alone, as long as the file is laid out as Xcode does it.
///
/// Source: the format has no public description; what is read here is what the catalogues of seventeen public projects
/// and Xcode's own exports hold, versions 1.0 to 1.3.
public struct StringCatalogue: Sendable {
    /// How a key came into the catalogue.
    public struct ExtractionState: RawRepresentable, Hashable, Sendable {
        /// The word of the catalogue.
        public let rawValue: String

        /// Makes a state from the word of a catalogue.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Somebody wrote the key by hand.
        public static let manual = ExtractionState(rawValue: "manual")
        /// The key and its text were found in code.
        public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
        /// The key came from an older file.
        public static let migrated = ExtractionState(rawValue: "migrated")
        /// The key is no longer found in code.
        public static let stale = ExtractionState(rawValue: "stale")
    }

    /// A text with its state, and where it stands.
    public struct Unit: Hashable, Sendable {
        /// The state; a text without one is translated.
        public let state: EntryState
        /// The format string.
        public let value: String
        /// The bytes of the format string with its quotation marks.
        public let range: Range<Int>

        /// Where the format string stands: bytes from the start of the file.
        public var offset: Int { range.lowerBound }
    }

    /// Phrases to listen for, each of which means the same, as App Shortcuts have them.
    public struct StringSet: Hashable, Sendable {
        /// The state of them all.
        public let state: EntryState
        /// The phrases.
        public let phrases: [Unit]
        /// The bytes of the set.
        public let range: Range<Int>
    }

    /// A text, or several to choose from.
    public indirect enum Variant: Hashable, Sendable {
        /// One text.
        case unit(Unit)
        /// One of several by a number.
        case plural([PluralCategory: Variant])
        /// One of several by the device.
        case device([String: Variant])
    }

    /// A part of a text that a number chooses, referred to as `%#@name@`.
    public struct Substitution: Hashable, Sendable {
        /// The name.
        public let name: String
        /// Which argument the number is, counted from 1, where the catalogue says so.
        public let argumentNumber: Int?
        /// How `%arg` is written, such as `lld`.
        public let formatSpecifier: String
        /// The texts.
        public let variant: Variant
        /// Where the substitution stands: bytes from the start of the file.
        public let offset: Int
    }

    /// The text of a key in one language.
    public struct Localization: Hashable, Sendable {
        /// The language.
        public let language: LanguageTag
        /// The text; nil where there is none that is read.
        public let variant: Variant?
        /// What the text refers to.
        public let substitutions: [Substitution]
        /// Phrases, where the key has them in place of a text.
        public let stringSet: StringSet?
        /// Where the localization stands: bytes from the start of the file.
        public let offset: Int
        /// The bytes of the value.
        public let range: Range<Int>
    }

    /// A key with all its texts.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public let key: String
        /// What a translator should know.
        public let comment: String?
        /// How the key came into the catalogue; nil where Xcode found it in code.
        public let extractionState: ExtractionState?
        /// Whether the text is to be translated at all.
        public let shouldTranslate: Bool
        /// The texts, in the order of the file.
        public let localizations: [Localization]
        /// Where the key stands: bytes from the start of the file.
        public let offset: Int
        /// The bytes of the value.
        public let range: Range<Int>

        /// The text in exactly one language.
        public func localization(in language: LanguageTag) -> Localization? {
            localizations.first { $0.language == language }
        }
    }

    /// The name of the file, for messages.
    public let name: String
    /// The version of the format, as the file has it.
    public let version: String?
    /// The bytes of the file.
    public let source: SourceText
    /// The file as JSON, with the place of every value, those that are not read here too; what is damaged is blank.
    public let document: JSONDocument
    /// The bytes that could not be read, in the order of the file.
    public let damages: [Damage]
    /// The language that the texts were written in first, which every catalogue names.
    public let ownLanguage: LanguageTag
    /// The keys with their entries.
    let members: [JSONMember]
    private let index: KeyIndex
    let limits: ReadingLimits

    /// Reads a catalogue.
    ///
    /// The texts are read where they are asked for: the catalogue holds the bytes of the file and where its values are.
    ///
    /// - Parameters:
    ///   - bytes: The file, UTF-8.
    ///   - name: The name of the file, for messages.
    ///   - limits: What is refused for its size alone.
    /// - Throws: ``TranslationFileError/Code/notJSON`` with the place, where no entry is whole, or
    ///   ``TranslationFileError/Code/notACatalogue`` where the JSON has no `sourceLanguage` or no `strings`.
    /// - Complexity: The number of bytes.
    public init(
        parsing bytes: [UInt8], name: String, limits: ReadingLimits = .standard
    ) throws(TranslationFileError) {
        self.limits = limits
        let reading = try CatalogueReading(of: bytes, name: name, limits: limits)
        let members = reading.strings.members
        var index = KeyIndex(capacity: members.count)
        for (number, member) in members.enumerated() {
            let hash = member.keyBytes.withUnsafeBufferPointer { KeyIndex.hash($0) }
            _ = index.replace(hash, with: number) { members[$0].keyBytes.elementsEqual(member.keyBytes) }
        }
        self.name = name
        self.members = members
        self.index = index
        ownLanguage = reading.sourceLanguage
        version = reading.version
        source = reading.source
        document = reading.document
        damages = reading.damages
    }

    /// The number of the entry of a key, compared as bytes; nil where there is none.
    func number(ofKey key: String) -> Int? {
        var key = key
        return key.withUTF8 { wanted in
            index.find(KeyIndex.hash(wanted)) { members[$0].keyBytes.elementsEqual(wanted) }
        }
    }
}

extension StringCatalogue {
    /// The keys with their texts, in the order of the file; each is read anew where it is asked for.
    public var entries: Entries { Entries(catalogue: self) }

    /// What could not be read; the rest of the catalogue is whole.
    ///
    /// - Complexity: Linear in the number of bytes, each time.
    public var diagnostics: [Diagnostic] { read().diagnostics }

    /// All entries and what is wrong with them.
    func read() -> (entries: [Entry], diagnostics: [Diagnostic]) {
        var reader = CatalogueReader(catalogue: self)
        return (reader.readAll(), reader.diagnostics)
    }

    /// The entries of a catalogue in their order.
    public struct Entries: RandomAccessCollection, Sendable {
        fileprivate let catalogue: StringCatalogue

        /// Where the first entry is.
        public var startIndex: Int { 0 }
        /// The number of entries.
        public var endIndex: Int { catalogue.members.count }

        /// The entry at a place of the order.
        public subscript(position: Int) -> Entry {
            var reader = CatalogueReader(catalogue: catalogue)
            return reader.entry(catalogue.members[position])
        }

        /// Goes through the entries, which is faster than asking for each.
        public func makeIterator() -> AnyIterator<Entry> {
            var reader = CatalogueReader(catalogue: catalogue)
            var members = catalogue.members.makeIterator()
            return AnyIterator { members.next().map { reader.entry($0) } }
        }
    }
}
