public import Diagnostics
public import Languages

/// A translation file of any format, with every byte kept, that can be looked into and changed.
///
/// A document is a value: an edit gives another document, and only the bytes of the entry that it is about differ. The
/// encoding, the byte-order mark, the line ends, the indentation and the way in which the file writes its entries stay.
///
/// ```swift
/// let changed = try document.applying([.set("Willkommen", at: TextAddress(key: "title", language: "de"), state: nil)])
/// try FileReplacement.replace(path, with: changed.bytes, expecting: version)
/// ```
public protocol TranslationDocument: Sendable {
    /// The name of the file, for messages.
    var name: String { get }
    /// The bytes of the file.
    var bytes: [UInt8] { get }
    /// What is wrong with the file, in the order of its bytes.
    var diagnostics: [Diagnostic] { get }
    /// The bytes that could not be read, in the order of the file; an edit keeps them.
    var damages: [Damage] { get }
    /// The language that the texts were written in first, where the file names it.
    var sourceLanguage: LanguageTag? { get }
    /// The languages that the file names, in the order of the file or sorted where it has none.
    var languages: [LanguageTag] { get }
    /// The entries in the order of the file; of several with one key the one that counts.
    var translationEntries: [TranslationEntry] { get }

    /// The entry of a key, compared as bytes; nil where there is none.
    func translationEntry(forKey key: String) -> TranslationEntry?

    /// The document after some edits, each made on what those before it left.
    ///
    /// - Throws: ``TranslationFileError`` with `noSuchKey` or `noSuchText` where an edit is about something that is not
    ///   there, `keyExists` where a new name is taken, `notSupported` where the format has nothing of the kind, `damaged`
    ///   where the place of the edit cannot be read; nothing was changed then.
    func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> Self

    /// The bytes of the file after some edits, for whoever writes them and looks no further.
    ///
    /// They are those of ``applying(_:)``, which reads them again; where the edits of a whole file cannot break it, that
    /// is half of the time.
    ///
    /// - Returns: The bytes.
    /// - Throws: What ``applying(_:)`` throws.
    func rewritten(by edits: [TranslationEdit]) throws(TranslationFileError) -> [UInt8]
}

extension TranslationDocument {
    /// The bytes of the file after some edits, which are read again.
    public func rewritten(by edits: [TranslationEdit]) throws(TranslationFileError) -> [UInt8] {
        try applying(edits).bytes
    }
}
