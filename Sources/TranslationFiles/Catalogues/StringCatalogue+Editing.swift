internal import Diagnostics
internal import JSONText
public import Languages
internal import StringTables

/// A catalogue is edited as Xcode would do it, and everything that an edit is not about keeps its bytes.
///
/// - A new key, a new language and a new plural form stand where the order of the Finder puts them (``FinderOrder``); what
///   is there is never sorted anew. A key that is renamed moves where its new name does not fit between its neighbours.
/// - A new key has an `extractionState` only where an edit sets it. Without one, Xcode takes the key away when it does not
///   find it in code.
/// - A plain text takes the place of the variations of its language.
/// - A plural form or a text for a device that is set where a plain text stands keeps that text as `other`.
/// - A new substitution is counted as the one of the same name in another language is, else as `lld`.
/// - A comment that is set by hand is no longer marked as generated.
/// - Refused as `notSupported`: a text without a language, variations by width, variations of a kind beside another, and of
///   a text with substitutions, a substitution without the text that refers to it, and dropping the source language. Xcode
///   cannot compile these, or loses a text when it exports and imports them.
/// - `version` stays as it is.
extension StringCatalogue: TranslationDocument {
    /// The bytes of the file.
    public var bytes: [UInt8] { source.bytes }

    /// The language that the texts were written in first.
    public var sourceLanguage: LanguageTag? { ownLanguage }

    /// The languages of all entries and the source language, in the order in which Xcode writes them.
    ///
    /// - Complexity: Linear in the number of texts.
    public var languages: [LanguageTag] {
        var keys: Set<String> = []
        for member in members {
            for localization in member.value["localizations"]?.members ?? [] { keys.insert(localization.key) }
        }
        let all = Set(keys.compactMap { LanguageTag($0) } + [ownLanguage])
        return all.sorted { FinderOrder.precedes($0.description, $1.description) }
    }

    /// The entries in the order of the file.
    public var translationEntries: [TranslationEntry] { entries.map { TranslationEntry($0) } }

    /// The entry of a key, compared as bytes; nil where there is none.
    public func translationEntry(forKey key: String) -> TranslationEntry? {
        number(ofKey: key).map { TranslationEntry(entries[$0]) }
    }

    /// The catalogue after some edits, each made on what those before it left.
    ///
    /// - Throws: ``TranslationFileError``: `noSuchKey`, `noSuchText`, `keyExists`, `notSupported`, and `damaged` where the
    ///   edit is about a place that cannot be read, or bytes that cannot be read stand in its way.
    /// - Complexity: Linear in the number of bytes, however many edits there are.
    public func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> StringCatalogue {
        var editing = CatalogueEditing(catalogue: self)
        for edit in edits { try editing.apply(edit) }
        let bytes = try editing.rewritten()
        if bytes.hasSameBytes(as: source.bytes) { return self }
        return try reread(bytes, after: editing)
    }

    /// The bytes of the catalogue after some edits; only what is written beside damage is read again.
    ///
    /// - Throws: What ``applying(_:)`` throws.
    /// - Complexity: Linear in the number of bytes, however many edits there are.
    public func rewritten(by edits: [TranslationEdit]) throws(TranslationFileError) -> [UInt8] {
        var editing = CatalogueEditing(catalogue: self)
        for edit in edits { try editing.apply(edit) }
        let bytes = try editing.rewritten()
        // Values of JSON in place of others leave it JSON. A file that outgrows the limit says so by being read.
        if damages.isEmpty, bytes.count <= limits.size { return bytes }
        return try reread(bytes, after: editing).bytes
    }

    private func reread(
        _ bytes: [UInt8], after editing: CatalogueEditing
    ) throws(TranslationFileError) -> StringCatalogue {
        let result = try StringCatalogue(
            parsing: bytes, name: name, limits: limits)
        guard result.damages.map(\.message) == damages.map(\.message), result.members.count == editing.keyCount else {
            throw TranslationFileError(
                .damaged, name: name,
                diagnostic: source.diagnostic(
                    .error, "bytes that cannot be read stand in the way of the edit", at: damages.first?.place ?? 0))
        }
        return result
    }
}

extension TranslationEntry {
    /// The entry of a catalogue.
    init(_ entry: StringCatalogue.Entry) {
        var texts: [Text] = []
        for localization in entry.localizations {
            func collect(_ variant: StringCatalogue.Variant, _ path: [VariationPath.Step]) {
                switch variant {
                case .unit(let unit):
                    texts.append(
                        Text(
                            language: localization.language, variation: VariationPath(path), value: unit.value,
                            state: unit.state, range: unit.range))
                case .plural(let cases):
                    for (category, variant) in cases { collect(variant, path + [.plural(category)]) }
                case .device(let cases):
                    for (name, variant) in cases { collect(variant, path + [.device(Device(rawValue: name))]) }
                }
            }
            if let variant = localization.variant { collect(variant, []) }
            for substitution in localization.substitutions {
                collect(substitution.variant, [.substitution(substitution.name)])
            }
        }
        self.init(
            key: entry.key, comment: entry.comment, shouldTranslate: entry.shouldTranslate,
            extractionState: entry.extractionState, texts: texts.sorted { $0.range.lowerBound < $1.range.lowerBound },
            range: entry.offset..<entry.range.upperBound)
    }
}
