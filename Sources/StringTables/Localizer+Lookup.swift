public import Languages

extension Localizer {
    /// The text of a key in the language of the reader, filled.
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - table: The name of the tables to look into; all of them where it is nil.
    ///   - arguments: What to insert; more than the text asks for do no harm.
    ///   - language: The language of the reader; the selected one where it is nil.
    ///   - default: What to give where no table has the key; what ``missingKeyPolicy`` says where it is nil.
    /// - Returns: The text, never nothing.
    /// - Complexity: The length of key and text, whatever the size of the tables.
    public func languageSelectedString(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        default: String? = nil
    ) -> String {
        let text = withPrepared(language) { prepared in
            key.withKeyBytes { bytes -> String? in
                let hash = KeyHash.hash(bytes)
                guard let found = prepared.find(bytes, hash: hash, in: layers, table: table) else { return nil }
                if let words = layers.indexes[found.layer].plainText(at: found.offset) {
                    return UTF8Text.string(valid: words)
                }
                return filled(bytes, hash, found, prepared, table, arguments)?.string
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
    /// - Returns: The text with its language and state.
    /// - Complexity: The length of key and text, whatever the size of the tables.
    public func localizedText(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil
    ) -> LocalizedText? {
        let text = found(key, table, arguments, language, .sourceLanguage)?.text
        if let text { return text }
        report(key, table: table, language: language)
        return nil
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
    public func withUTF8<Result>(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        _ body: (Span<UInt8>) -> Result
    ) -> Result? {
        let result = withPrepared(language) { prepared in
            key.withKeyBytes { bytes -> Result? in
                let hash = KeyHash.hash(bytes)
                guard let found = prepared.find(bytes, hash: hash, in: layers, table: table) else { return nil }
                if let words = layers.indexes[found.layer].plainText(at: found.offset) { return body(words.span) }
                return filled(bytes, hash, found, prepared, table, arguments).map { body($0.output.span) }
            }
        }
        if let result { return result }
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
    ///   - policy: What to do where an argument is missing or of the wrong kind.
    /// - Returns: The text with its language and state.
    /// - Throws: ``StringTableError/Code/keyMissing``, and ``StringTableError/Code/argumentRefused`` where an argument is
    ///   missing or of the wrong kind for the first text or, as the policy says, for the source language's text too.
    public func requiredText(
        forKey key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        policy: ArgumentPolicy = .refuse
    ) throws(StringTableError) -> LocalizedText {
        guard let found = found(key, table, arguments, language, policy) else {
            report(key, table: table, language: language)
            throw StringTableError(
                .keyMissing, "No table has the key “\(key)” for the language \(language ?? self.language).")
        }
        guard found.misfits == 0 else {
            throw StringTableError(
                .argumentRefused,
                "The text “\(key)” in the language \(found.text.language) asks for other arguments than the "
                    + "\(arguments.count) that it got.")
        }
        return found.text
    }
}

/// What to do where an argument is missing or of the wrong kind.
public enum ArgumentPolicy: Hashable, Sendable {
    /// Take the source language's text, which the program's author has seen.
    case sourceLanguage
    /// Take no other text.
    case refuse
}

// MARK: - Filling

extension Localizer {
    /// A text with its arguments.
    struct Filled {
        let found: PreparedLanguage.Found
        let output: [UInt8]
        /// How many arguments were missing or of the wrong kind.
        let misfits: Int

        var string: String { String(decoding: output, as: UTF8.self) }
    }

    /// The text of a key with what belongs to it.
    private func found(
        _ key: String, _ table: String?, _ arguments: [MessageArgument], _ language: LanguageTag?,
        _ policy: ArgumentPolicy
    ) -> (text: LocalizedText, misfits: Int)? {
        withPrepared(language) { prepared in
            key.withKeyBytes { bytes -> (LocalizedText, Int)? in
                let hash = KeyHash.hash(bytes)
                guard let found = prepared.find(bytes, hash: hash, in: layers, table: table) else { return nil }
                if let words = layers.indexes[found.layer].plainText(at: found.offset) {
                    return (text(UTF8Text.string(valid: words), key, found, prepared), 0)
                }
                return filled(bytes, hash, found, prepared, table, arguments, policy).map {
                    (text($0.string, key, $0.found, prepared), $0.misfits)
                }
            }
        }
    }

    private func text(
        _ text: String, _ key: String, _ found: PreparedLanguage.Found, _ prepared: PreparedLanguage
    ) -> LocalizedText {
        LocalizedText(
            text: text, language: prepared.candidates[prepared.steps[found.step].candidate].language,
            state: layers.tables[found.layer].storage.state(found.state), key: key)
    }

    /// The first text from one on that takes the arguments, or that one with its gaps.
    private func filled(
        _ key: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ first: PreparedLanguage.Found,
        _ prepared: PreparedLanguage, _ table: String?, _ arguments: [MessageArgument],
        _ policy: ArgumentPolicy = .sourceLanguage
    ) -> Filled? {
        var withGaps: Filled?
        var next: PreparedLanguage.Found? = first
        while let found = next {
            let candidate = prepared.candidates[prepared.steps[found.step].candidate]
            if withGaps == nil || candidate.isSource {
                var filling = TextFilling(
                    table: layers.indexes[found.layer].bytes, arguments: arguments,
                    language: candidate.valueLanguage, rules: candidate.rules, formatting: formatting,
                    isolation: isolation)
                // A text that cannot be read is damaged: the next one serves.
                if filling.fill(at: found.offset) {
                    let filled = Filled(found: found, output: filling.output, misfits: filling.misfits)
                    if filled.misfits == 0 || policy == .refuse { return filled }
                    withGaps = withGaps ?? filled
                }
            }
            next = prepared.find(key, hash: hash, in: layers, table: table, from: found.step + 1)
        }
        return withGaps
    }

    /// What to show for a key that is missing.
    @inline(never)
    private func missing(_ key: String, table: String?, language: LanguageTag?, default: String?) -> String {
        report(key, table: table, language: language)
        return `default` ?? missingKeyPolicy.text(forKey: key)
    }

    private func report(_ key: String, table: String?, language: LanguageTag?) {
        guard let onMissingKey else { return }
        onMissingKey(
            MissingKey(key: key, language: language ?? self.language, tables: layers.labels(named: table)))
    }
}
