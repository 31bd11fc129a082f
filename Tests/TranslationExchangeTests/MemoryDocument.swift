import Diagnostics
import Languages
import StringTables
import TranslationFiles

@testable import TranslationExchange

/// A document of no format: entries in an array, which edits change as the protocol says.
///
/// As a catalogue does, it gives a new key the extraction state `manual` and a new text the state `translated`, and
/// refuses to mix plain, plural and device texts.
struct MemoryDocument: TranslationDocument, Equatable {
    var name = "memory"
    var damages: [Damage] = []
    var sourceLanguage: LanguageTag? = "en"
    var entries: [TranslationEntry]
    /// A key of which no edit is taken.
    var lockedKey: String?

    init(_ entries: [TranslationEntry]) { self.entries = entries }

    var bytes: [UInt8] { Array("\(entries)".utf8) }
    var diagnostics: [Diagnostic] { [] }
    var languages: [LanguageTag] { Set(entries.flatMap { $0.texts.compactMap(\.language) }).sorted() }
    var translationEntries: [TranslationEntry] { entries }

    static func == (left: MemoryDocument, right: MemoryDocument) -> Bool { left.entries == right.entries }

    func translationEntry(forKey key: String) -> TranslationEntry? {
        entries.first { $0.key.utf8.elementsEqual(key.utf8) }
    }

    func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> MemoryDocument {
        var copy = self
        for edit in edits { try copy.apply(edit) }
        return copy
    }

    private func refuse(_ code: TranslationFileError.Code) -> TranslationFileError {
        TranslationFileError(
            code, name: name, diagnostic: SourceText(bytes: []).diagnostic(.error, code.rawValue, at: 0))
    }

    private mutating func apply(_ edit: TranslationEdit) throws(TranslationFileError) {
        if edit.key == lockedKey, lockedKey != nil { throw refuse(.damaged) }
        switch edit {
        case .set(let value, let address, let state):
            var entry =
                translationEntry(forKey: address.key)
                ?? TranslationEntry(key: address.key, extractionState: .manual, texts: [], range: 0..<0)
            var texts = entry.texts
            let old = entry.text(in: address.language, address.variation)
            let text = TranslationEntry.Text(
                language: address.language, variation: address.variation, value: value,
                state: state ?? old?.state ?? .translated, range: 0..<0)
            if let index = texts.firstIndex(where: { $0 == old }) { texts[index] = text } else { texts.append(text) }
            let paths = texts.filter { $0.language == address.language }.map(\.variation)
            guard VariationShape.isConsistent(paths) else { throw refuse(.notSupported) }
            entry = entry.with(texts: texts)
            put(entry)
        case .setState(let state, let address):
            guard let entry = translationEntry(forKey: address.key) else { throw refuse(.noSuchKey) }
            guard let old = entry.text(in: address.language, address.variation) else { throw refuse(.noSuchText) }
            put(
                entry.with(
                    texts: entry.texts.map { text in
                        text == old
                            ? TranslationEntry.Text(
                                language: text.language, variation: text.variation, value: text.value, state: state,
                                range: text.range) : text
                    }))
        case .removeText(let address):
            guard let entry = translationEntry(forKey: address.key) else { throw refuse(.noSuchKey) }
            guard let old = entry.text(in: address.language, address.variation) else { throw refuse(.noSuchText) }
            put(entry.with(texts: entry.texts.filter { $0 != old }))
        case .removeLanguage(let language, let key):
            guard let entry = translationEntry(forKey: key) else { throw refuse(.noSuchKey) }
            put(entry.with(texts: entry.texts.filter { $0.language != language }))
        case .remove(let key):
            guard translationEntry(forKey: key) != nil else { throw refuse(.noSuchKey) }
            entries.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
        case .rename, .copy, .setNumber: throw refuse(.notSupported)
        case .setComment(let comment, let key):
            guard let entry = translationEntry(forKey: key) else { throw refuse(.noSuchKey) }
            put(entry.with(comment: comment))
        case .setShouldTranslate(let value, let key):
            guard let entry = translationEntry(forKey: key) else { throw refuse(.noSuchKey) }
            put(entry.with(shouldTranslate: value))
        case .setExtractionState(let state, let key):
            guard let entry = translationEntry(forKey: key) else { throw refuse(.noSuchKey) }
            put(entry.with(extractionState: state))
        case .dropLanguage(let language):
            entries = entries.map { $0.with(texts: $0.texts.filter { $0.language != language }) }
        }
    }

    private mutating func put(_ entry: TranslationEntry) {
        if let index = entries.firstIndex(where: { $0.key.utf8.elementsEqual(entry.key.utf8) }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }
}

extension TranslationEntry {
    func with(texts: [Text]) -> TranslationEntry {
        TranslationEntry(
            key: key, comment: comment, shouldTranslate: shouldTranslate, extractionState: extractionState,
            texts: texts, range: range)
    }

    func with(comment: String?) -> TranslationEntry {
        TranslationEntry(
            key: key, comment: comment, shouldTranslate: shouldTranslate, extractionState: extractionState,
            texts: texts, range: range)
    }

    func with(shouldTranslate: Bool) -> TranslationEntry {
        TranslationEntry(
            key: key, comment: comment, shouldTranslate: shouldTranslate, extractionState: extractionState,
            texts: texts, range: range)
    }

    func with(extractionState: StringCatalogue.ExtractionState?) -> TranslationEntry {
        TranslationEntry(
            key: key, comment: comment, shouldTranslate: shouldTranslate, extractionState: extractionState,
            texts: texts, range: range)
    }

    /// An entry with texts by their language and way, as in `de plural.one`.
    init(_ key: String, _ texts: KeyValuePairs<String, String>, state: EntryState? = .translated) {
        self.init(
            key: key,
            texts: texts.map { place, value in
                let parts = place.split(separator: " ", maxSplits: 1)
                return Text(
                    language: LanguageTag(String(parts[0])),
                    variation: parts.count > 1 ? VariationPath(String(parts[1])) ?? .plain : .plain, value: value,
                    state: state, range: 0..<0)
            }, range: 0..<0)
    }
}
