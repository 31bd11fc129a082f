package import Languages

/// A text that was found for the readers of one language, to be filled any number of times.
///
/// To find a text takes about as long as to fill it, so whoever shows a text again and again keeps where it is. It is good
/// for the localizer that has found it.
package struct FoundText: Sendable {
    /// How sure the text is.
    package let state: EntryState
    /// The whole text where nothing has to be filled in.
    package let words: String?
    fileprivate let found: PreparedLanguage.Found
    fileprivate let prepared: PreparedLanguage
    fileprivate let style: FillingStyle

    /// The language of the text, which may be another than the wished one.
    package var language: LanguageTag { prepared.candidates[prepared.steps[found.step].candidate].language }
}

extension Localizer {
    /// Finds the text of a key for the readers of a language; a key that is missing is not reported.
    package func find(_ key: String, for language: LanguageTag) -> FoundText? {
        withPrepared(language) { prepared in
            key.withKeyBytes { bytes in
                guard let found = KeyLookup(bytes, in: prepared).find(in: layers, table: nil) else { return nil }
                return FoundText(
                    state: layers.tables[found.layer].storage.state(found.state),
                    words: plainText(found).map { UTF8Text.string(valid: $0) }, found: found,
                    prepared: prepared, style: prepared.style(of: prepared.steps[found.step].candidate))
            }
        }
    }

    /// A text with its arguments.
    ///
    /// - Returns: The filled text, or nil where an argument is missing or of the wrong kind:
    ///   ``localizedText(forKey:table:arguments:language:width:)`` then knows of another text.
    // Borrowed: to copy what is found counts more references than most texts have bytes.
    package func fill(_ text: borrowing FoundText, with arguments: [MessageArgument]) -> String? {
        if let words = text.words { return words }
        guard let filled = fill(text.found, text.style, arguments, nil), filled.misfit == nil else { return nil }
        return filled.text
    }
}
