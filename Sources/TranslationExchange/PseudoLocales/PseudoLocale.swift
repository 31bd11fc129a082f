public import Languages
internal import StringTables
public import TranslationFiles

/// A language that nobody speaks, in which a program shows what was forgotten.
///
/// Use it to find texts that are not translated, that are cut when they grow, or that break from right to left.
///
/// ```swift
/// PseudoLocale.accented.text("Delete %@?")     // "[Ðéļéţé %@? one]"
/// PseudoLocale.mirrored.text("Delete")         // from right to left
/// ```
///
/// - Placeholders, references to substitutions, `%arg`, markup, web addresses and `${…}` stay as they are.
/// - The same text becomes the same, always. An empty text stays empty.
///
/// Source: the pseudo-locales en-XA and ar-XB of CLDR and Android.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
    /// en-XA: accents, brackets, and words for the 30 to 50 per cent that other languages are longer.
    case accented
    /// ar-XB: from right to left.
    case mirrored
    /// en-XC: all words twice.
    case double

    /// The language under which a file holds the texts.
    public var language: LanguageTag {
        switch self {
        case .accented: "en-XA"
        case .mirrored: "ar-XB"
        case .double: "en-XC"
        }
    }

    /// A format string as it is in the pseudo-locale.
    ///
    /// - Parameters:
    ///   - text: The format string.
    ///   - isForm: Whether `%arg` stands for a number, as in a form of a substitution.
    /// - Returns: The text that stands in the pseudo-locale's place.
    /// - Complexity: Linear in the length of the text.
    public func text(_ text: String, isForm: Bool = false) -> String {
        guard !text.isEmpty else { return text }
        let parts = PseudoText(text, isForm: isForm).parts
        // A text that is placeholders alone has nothing to translate.
        guard parts.contains(where: \.hasLetters) else { return text }
        switch self {
        case .accented:
            var letters = 0
            let body = parts.map { part -> String in
                guard case .words(let words) = part else { return part.text }
                letters += words.count
                return PseudoText.accented(words)
            }.joined()
            return "[" + body + PseudoText.filler(for: letters) + "]"
        case .mirrored:
            // A mark of the direction on both sides of every run keeps the signs at its edges in it.
            return parts.map { part in
                part.hasLetters ? "\u{200F}\u{202E}\(part.text)\u{202C}\u{200F}" : part.text
            }.joined()
        case .double:
            return parts.map { $0.hasLetters ? PseudoText.doubled($0.text) : $0.text }.joined()
        }
    }

    /// The edits that give a document the pseudo-locale's texts, made of those of one language.
    ///
    /// A file that names no language gets its texts replaced. Keys that are not to be translated are passed over.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - source: The language to take the texts from; nil for the source language.
    /// - Returns: The edits, in the order of the file; apply them with `TranslationDocument.applying(_:)`.
    public func edits(for document: some TranslationDocument, from source: LanguageTag? = nil) -> [TranslationEdit] {
        document.translationEntries.filter(\.shouldTranslate).flatMap { entry -> [TranslationEdit] in
            let wanted = source ?? document.sourceLanguage
            var texts = entry.texts.filter { $0.language == wanted || $0.language == nil }.map {
                (language: $0.language, variation: $0.variation, value: $0.value)
            }
            if texts.isEmpty, document is StringCatalogue, entry.extractionState != .manual, source == nil {
                // A key from code is its own text.
                texts = [(wanted, .plain, entry.key)]
            }
            return texts.filter { !$0.value.isEmpty }.map { text in
                let isForm = text.variation.steps.contains { if case .substitution = $0 { true } else { false } }
                return .set(
                    self.text(text.value, isForm: isForm),
                    at: TextAddress(
                        key: entry.key, language: text.language == nil ? nil : language, variation: text.variation),
                    state: text.language == nil ? nil : .translated)
            }
        }
    }
}
