public import Languages

extension Localizer {
    /// The text of a key in the language of the reader, filled.
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - table: The name of the tables to look into; all of them where it is nil.
    ///   - arguments: What to insert; more than the text asks for do no harm.
    ///   - language: The language of the reader; the selected one where it is nil.
    ///   - width: The room there is, for a text that depends on it; enough for every text where it is nil.
    ///   - default: What to give where no table has the key; what ``missingKeyPolicy`` says where it is nil.
    /// - Returns: The text, never nothing.
    /// - Complexity: The length of key and text, whatever the size of the tables.
    public func languageSelectedString(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        width: Int? = nil, default: String? = nil
    ) -> String {
        let text = withPrepared(language) { prepared in
            key.withKeyBytes { bytes -> String? in
                let lookup = KeyLookup(bytes, in: prepared)
                guard let found = lookup.find(in: layers, table: table) else { return nil }
                if let words = plainText(found) { return UTF8Text.string(valid: words) }
                return fill(lookup, table: table, found, prepared, arguments, width)?.text
            }
        }
        return text ?? missing(key, table: table, language: language, default: `default`)
    }

    /// The text of a key, filled, with its language and state, or nil where no table has the key for the reader.
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - table: The name of the tables to look into; all of them where it is nil.
    ///   - arguments: What to insert; more than the text asks for do no harm.
    ///   - language: The language of the reader; the selected one where it is nil.
    ///   - width: The room there is, for a text that depends on it; enough for every text where it is nil.
    /// - Returns: The text with its language and state.
    /// - Complexity: The length of key and text, whatever the size of the tables.
    public func localizedText(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        width: Int? = nil
    ) -> LocalizedText? {
        if let answer = answer(key, table, arguments, language, width, .sourceLanguage) { return answer.text }
        report(key, table: table, language: language)
        return nil
    }

    /// The text of a key, filled, or an error that says why there is none.
    ///
    /// Where other functions show what can be shown, this one refuses: for a tool that checks texts, and for a program
    /// that rather says nothing than something with a gap.
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - table: The name of the tables to look into; all of them where it is nil.
    ///   - arguments: What to insert; more than the text asks for do no harm.
    ///   - language: The language of the reader; the selected one where it is nil.
    ///   - width: The room there is, for a text that depends on it; enough for every text where it is nil.
    ///   - policy: What to do where an argument is missing or of the wrong kind.
    /// - Returns: The text with its language and state.
    /// - Throws: ``StringTableError/Code/keyMissing``, and ``StringTableError/Code/argumentRefused`` where an argument is
    ///   missing or of the wrong kind for the first text and, as the policy says, for the source language's text too.
    public func requiredText(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        width: Int? = nil, policy: ArgumentPolicy = .refuse
    ) throws(StringTableError) -> LocalizedText {
        guard let answer = answer(key, table, arguments, language, width, policy) else {
            report(key, table: table, language: language)
            throw StringTableError(
                .keyMissing, "No table has the key “\(key)” for the language \(language ?? self.language).")
        }
        guard let misfit = answer.misfit else { return answer.text }
        throw StringTableError(
            .argumentRefused, "The text “\(key)” in the language \(answer.text.language) cannot be filled: \(misfit).")
    }

    /// Lends the bytes of a text in UTF-8, or gives nil where no table has the key for the reader.
    ///
    /// A text without places for arguments is lent from the table itself, without a copy.
    ///
    /// ```swift
    /// localizer.withUTF8(forKey: "title") { bytes in write(bytes) }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - table: The name of the tables to look into; all of them where it is nil.
    ///   - arguments: What to insert.
    ///   - language: The language of the reader; the selected one where it is nil.
    ///   - body: Reads the bytes, which are good until it returns.
    /// - Returns: What the function returns.
    /// - Complexity: The length of the key, and of the text where it has places for arguments.
    @inlinable
    public func withUTF8<Result>(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        _ body: (Span<UInt8>) -> Result
    ) -> Result? {
        // The caller compiles this much, so that the function is not called through a pointer.
        var filled: String?
        guard let words = words(forKey: key, table: table, arguments: arguments, language: language, filled: &filled)
        else {
            return filled.map { text in
                var text = text
                return text.withUTF8 { body($0.span) }
            }
        }
        return withExtendedLifetime(self) { body(words.span) }
    }

    /// The words of a text, which live as long as the localizer, or nil and the text filled, or nil and nothing.
    @usableFromInline
    func words(
        forKey key: String, table: String?, arguments: [MessageArgument], language: LanguageTag?,
        filled: inout String?
    ) -> UnsafeBufferPointer<UInt8>? {
        var text: String?
        let words = withPrepared(language) { prepared in
            key.withKeyBytes { bytes -> UnsafeBufferPointer<UInt8>? in
                let lookup = KeyLookup(bytes, in: prepared)
                guard let found = lookup.find(in: layers, table: table) else { return nil }
                if let words = plainText(found) { return words }
                text = fill(lookup, table: table, found, prepared, arguments, nil)?.text
                return nil
            }
        }
        if words == nil {
            filled = text
            if text == nil { report(key, table: table, language: language) }
        }
        return words
    }
}

/// What to do where an argument is missing or of the wrong kind.
public enum ArgumentPolicy: Hashable, Sendable {
    /// Take the source language's text, which the program's author has seen.
    case sourceLanguage
    /// Take no other text.
    case refuse
}
