internal import Languages
internal import StringTables
internal import TranslationFiles

/// What an entry says, without its places, so that entries of several files can be compared.
struct EntryContents: Equatable {
    /// Which of an entry's texts it is.
    struct Slot: Hashable, Comparable {
        let language: LanguageTag?
        let variation: VariationPath

        func address(_ key: String) -> TextAddress {
            TextAddress(key: key, language: language, variation: variation)
        }

        /// By the language and then by the way.
        static func < (left: Slot, right: Slot) -> Bool {
            (left.language?.description ?? "", left.variation.description)
                < (right.language?.description ?? "", right.variation.description)
        }
    }

    struct Text: Equatable {
        var value: ExactString
        var state: EntryState?
    }

    var comment: ExactString?
    var shouldTranslate = true
    var extractionState: StringCatalogue.ExtractionState?
    /// How the number of each substitution is written, and which argument it is, where the format says so.
    var substitutions: [Slot: SubstitutionNumber] = [:]
    /// The slots in the order of the file.
    var slots: [Slot] = []
    var texts: [Slot: Text] = [:]

    /// An entry that says nothing, which is what a key that is added on both sides had before.
    init() {}

    /// What an entry says.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - language: The language of texts that name none.
    init(_ entry: TranslationEntry, unnamed language: LanguageTag? = nil) {
        comment = entry.comment.map { ExactString($0) }
        shouldTranslate = entry.shouldTranslate
        extractionState = entry.extractionState
        for text in entry.texts {
            let slot = Slot(language: text.language ?? language, variation: text.variation)
            guard texts.updateValue(Text(value: ExactString(text.value), state: text.state), forKey: slot) == nil
            else { continue }
            slots.append(slot)
        }
    }

    /// The order of the texts says nothing.
    static func == (left: EntryContents, right: EntryContents) -> Bool {
        left.comment == right.comment && left.shouldTranslate == right.shouldTranslate
            && left.extractionState == right.extractionState && left.texts == right.texts
            && left.substitutions == right.substitutions
    }

    /// The languages in the order of the file.
    var languages: [LanguageTag?] {
        var seen: Set<LanguageTag?> = []
        return slots.map(\.language).filter { seen.insert($0).inserted }
    }

    /// The ways to the texts of a language.
    func variations(in language: LanguageTag?) -> [VariationPath] {
        slots.filter { $0.language == language }.map(\.variation)
    }

    mutating func set(_ text: Text?, at slot: Slot) {
        let before = texts[slot]
        texts[slot] = text
        if before == nil, text != nil { slots.append(slot) }
        if before != nil, text == nil { slots.removeAll { $0 == slot } }
    }
}

/// The entries of a document by their keys.
struct DocumentContents {
    /// The keys in the order of the file.
    private(set) var keys: [ExactString] = []
    private(set) var entries: [ExactString: EntryContents] = [:]

    init() {}

    init(_ document: some TranslationDocument, unnamed language: LanguageTag? = nil) {
        for entry in document.translationEntries {
            let key = ExactString(entry.key)
            if entries.updateValue(EntryContents(entry, unnamed: language), forKey: key) == nil { keys.append(key) }
        }
        for entry in SubstitutionNumbers(of: document).entries {
            let slot = EntryContents.Slot(
                language: entry.language ?? language, variation: VariationPath([.substitution(entry.name)]))
            entries[ExactString(entry.key)]?.substitutions[slot] = entry.number
        }
    }

    subscript(key: ExactString) -> EntryContents? { entries[key] }

    /// The keys of this document, then those that only others have, in their order.
    func keys(with others: DocumentContents...) -> [ExactString] {
        var seen = Set(keys)
        return keys + others.flatMap(\.keys).filter { seen.insert($0).inserted }
    }
}
