internal import Diagnostics
public import Languages
internal import StringTables

/// Editing keeps the file's encoding, line ends, quotation marks, separators, indentation, empty lines and damage.
///
/// - A text keeps the spelling of what it has in common with the one before it; of what is new only quotation marks,
///   backslashes, carriage returns and, unless the file has them raw, line feeds are escaped. A word without quotation
///   marks gets them where it needs them.
/// - A new key comes behind the last entry, written as the entries before it are; where four keys or more are sorted, by
///   bytes or by letters, it comes to its place. A comment stands on the line above.
/// - A comment is all that stands right above an entry, or else what stands inside it and behind it on its line. An edit
///   replaces that; no comment takes all of it away.
/// - Of several entries with one key an edit changes the one that counts; removing and renaming are about all of them.
/// - An entry goes with its comments and its line. A file of another text that is empty (no bytes) becomes one.
/// - XML property lists are edited in the same way. A binary property list is written anew: its values stay, its bytes
///   do not, and it has no comments.
/// - There is one plain text, no state but `translated`, and nothing that says whether a key is to be translated.
extension StringsDocument: TranslationDocument {
    /// Nil: the file does not say which language its texts come from.
    public var sourceLanguage: LanguageTag? { nil }

    /// The language of the file, where it is known.
    public var languages: [LanguageTag] { language.map { [$0] } ?? [] }

    /// The entries that count, each with its plain text.
    ///
    /// - Complexity: Linear in the number of bytes.
    public var translationEntries: [TranslationEntry] {
        entries.lazy.filter { !$0.isSuperseded }.map(translationEntry)
    }

    /// The entry of a key that counts, compared as bytes; nil where there is none.
    public func translationEntry(forKey key: String) -> TranslationEntry? { self[key].map(translationEntry) }

    private func translationEntry(_ entry: Entry) -> TranslationEntry {
        var comment: String?
        if syntax != .binary {
            let comments = entry.entryComments
            comment = commentSyntax.words(
                of: comments.above.isEmpty ? comments.beside[...] : comments.above, in: source.bytes)
        }
        let text = TranslationEntry.Text(
            language: language, variation: .plain, value: entry.value, state: nil, range: entry.valueRange)
        return TranslationEntry(key: entry.key, comment: comment, texts: [text], range: entry.range)
    }

    /// The file after some edits, each made on what those before it left.
    ///
    /// - Throws: ``TranslationFileError``; nothing was changed then.
    /// - Complexity: Linear in the number of bytes for as many edits of different keys as there are, once more for each
    ///   further edit of one key.
    public func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> StringsDocument {
        try applyingRounds(edits)
    }
}

extension StringsDocument: SingleLanguageDocument {
    func refusal(_ code: TranslationFileError.Code, _ message: String, at offset: Int) -> TranslationFileError {
        let diagnostic =
            syntax == .binary
            ? source.binaryDiagnostic(.error, message, at: offset) : source.diagnostic(.error, message, at: offset)
        return TranslationFileError(code, name: name, diagnostic: diagnostic)
    }

    func value(at address: TextAddress) -> String? {
        address.variation == .plain ? self[address.key]?.value : nil
    }

    var entryCount: Int { entryNodes.reduce(0) { $0 + (nodes[Int($1)].isSuperseded ? 0 : 1) } }

    func hasEntry(_ key: String) -> Bool { self[key] != nil }

    var otherKeys: OtherKeys {
        var keys = OtherKeys()
        let text = source.bytes
        for node in nodes where node.kind == .other { keys.withoutText.insert(key(of: node)) }
        for damage in damages {
            let key =
                syntax == .openStep
                ? text.withUnsafeBufferPointer { StringsReader.firstString(in: damage.range, of: $0) }
                : PropertyListText.firstKey(in: damage.range, of: text)
            if let key, keys.damaged[key] == nil { keys.damaged[key] = damage }
        }
        return keys
    }

    /// The bytes of a node's key.
    func key(of node: StringsNode) -> [UInt8] {
        source.bytes.withUnsafeBufferPointer { text in node.withKey(in: text) { Array($0) } }
    }

    /// The file with other bytes.
    func reread(_ bytes: [UInt8]) -> StringsDocument {
        StringsDocument(parsing: bytes, name: name, language: language, limits: limits)
    }
}
