internal import Languages

extension Localizer {
    /// A text with its arguments.
    struct Filled {
        let text: String
        let found: PreparedLanguage.Found
        /// The first argument that is missing or of the wrong kind.
        let misfit: ArgumentMisfit?
    }

    /// The words of a text that is nothing else.
    @inline(__always)
    func plainText(_ found: PreparedLanguage.Found) -> UnsafeBufferPointer<UInt8>? {
        layers.indexes[found.layer].plainText(at: found.offset)
    }

    /// The first text from one on that takes the arguments, or that one with its gaps.
    @inline(never)
    func fill(
        _ lookup: KeyLookup, table: String?, _ first: PreparedLanguage.Found, _ prepared: PreparedLanguage,
        _ arguments: [MessageArgument], _ width: Int?, _ policy: ArgumentPolicy = .sourceLanguage
    ) -> Filled? {
        var withGaps: Filled?
        var next: PreparedLanguage.Found? = first
        while let found = next {
            let candidate = prepared.steps[found.step].candidate
            // A text that cannot be read is damaged: the next one serves.
            if withGaps == nil || prepared.candidates[candidate].isSource,
                let filled = fill(found, prepared.style(of: candidate), arguments, width)
            {
                if filled.misfit == nil || policy == .refuse { return filled }
                withGaps = withGaps ?? filled
            }
            next = lookup.find(in: layers, table: table, from: found.step + 1)
        }
        return withGaps
    }

    /// One text with its arguments, or nil where it is damaged.
    func fill(
        _ found: PreparedLanguage.Found, _ style: FillingStyle, _ arguments: [MessageArgument], _ width: Int?
    ) -> Filled? {
        guard let bytes = layers.indexes[found.layer].text(at: found.offset) else { return nil }
        var filling = TextFilling(table: bytes, arguments: arguments, style: style, width: width)
        guard let text = filling.text(at: 0) else { return nil }
        return Filled(text: text, found: found, misfit: filling.misfits.first { $0.problem != .extra })
    }

    /// The text of a key with what belongs to it.
    func answer(
        _ key: String, _ table: String?, _ arguments: [MessageArgument], _ language: LanguageTag?, _ width: Int?,
        _ policy: ArgumentPolicy
    ) -> (text: LocalizedText, misfit: ArgumentMisfit?)? {
        withPrepared(language) { prepared in
            key.withKeyBytes { bytes -> (LocalizedText, ArgumentMisfit?)? in
                let lookup = KeyLookup(bytes, in: prepared)
                guard let found = lookup.find(in: layers, table: table) else { return nil }
                if let words = plainText(found) {
                    return (text(UTF8Text.string(valid: words), key, found, prepared), nil)
                }
                return fill(lookup, table: table, found, prepared, arguments, width, policy).map {
                    (text($0.text, key, $0.found, prepared), $0.misfit)
                }
            }
        }
    }

    func text(
        _ text: String, _ key: String, _ found: PreparedLanguage.Found, _ prepared: PreparedLanguage
    ) -> LocalizedText {
        LocalizedText(
            text: text, language: prepared.candidates[prepared.steps[found.step].candidate].language,
            state: layers.tables[found.layer].storage.state(found.state), key: key)
    }

    /// What to show for a key that is missing.
    @inline(never)
    func missing(_ key: String, table: String?, language: LanguageTag?, default: String?) -> String {
        report(key, table: table, language: language)
        return `default` ?? missingKeyPolicy.text(forKey: key)
    }

    func report(_ key: String, table: String?, language: LanguageTag?) {
        guard let onMissingKey else { return }
        onMissingKey(
            MissingKey(key: key, language: language ?? self.language, tables: layers.labels(named: table)))
    }
}
