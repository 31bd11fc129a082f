public import Diagnostics
internal import Languages
public import StringTables

extension StringTable.Builder {
    /// Adds every text of a catalogue that is there.
    ///
    /// - A text that is empty and `new` is not there yet.
    /// - A key that Xcode found in code and that has no text in the source language is its own text, as in Xcode.
    /// - The state of a text that chooses between forms is the worst of theirs.
    /// - Of variations by device the one for `other` is taken, else the one for the Mac, else the first by its name:
    ///   nothing here knows what device a text is shown on.
    /// - Forms that insert several numbers are chosen by the first of them, with a warning.
    ///
    /// - Returns: What is wrong with the catalogue, its own ``StringCatalogue/diagnostics`` first. A text with an error
    ///   is left out, and everything else is added.
    @discardableResult
    public mutating func add(_ catalogue: StringCatalogue) -> [Diagnostic] {
        var compiler = CatalogueCompiler(catalogue: catalogue)
        for entry in catalogue.entries {
            for text in compiler.texts(of: entry) {
                do {
                    try add(key: entry.key, language: text.language, text: text.text, state: text.state)
                } catch {
                    compiler.report(.error, error.description, at: entry.offset)
                }
            }
        }
        return catalogue.diagnostics + compiler.diagnostics
    }
}

/// Turns the texts of a catalogue into those of a table.
private struct CatalogueCompiler {
    struct Text {
        let language: LanguageTag
        let text: MessageText
        let state: EntryState
    }

    let catalogue: StringCatalogue
    var diagnostics: [Diagnostic] = []

    private var errorCount: Int { diagnostics.count { $0.severity == .error } }

    mutating func report(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) {
        guard diagnostics.count < 1_000 else { return }
        // A diagnostic is one sentence without a full stop.
        let message = message.hasSuffix(".") ? String(message.dropLast()) : message
        diagnostics.append(catalogue.source.diagnostic(severity, message, at: offset))
    }

    mutating func texts(of entry: StringCatalogue.Entry) -> [Text] {
        var texts: [Text] = []
        var hasSource = false
        for localization in entry.localizations {
            guard let variant = localization.variant else { continue }
            let reported = errorCount
            do {
                if let text = try text(variant, of: localization) { texts.append(text) }
            } catch {
                report(.error, error.description, at: localization.offset)
            }
            // A text with a mistake is there; the key must not stand in for it.
            let isThere = texts.last?.language == localization.language || errorCount > reported
            if localization.language == catalogue.sourceLanguage { hasSource = isThere }
        }
        if !hasSource, entry.extractionState != .manual {
            // A key from code is the text that the code shows; where it is no format string, it is words.
            let text = (try? MessageText(parsing: entry.key)) ?? MessageText(words: entry.key)
            texts.append(Text(language: catalogue.sourceLanguage, text: text, state: .translated))
        }
        return texts
    }

    /// The text of a localization, or nil where nobody has written it yet or it was reported.
    private mutating func text(
        _ variant: StringCatalogue.Variant, of localization: StringCatalogue.Localization
    ) throws(StringTableError) -> Text? {
        var states: [EntryState] = []
        let order = variant.references
        var substitutions: [String: MessageText.Piece] = [:]
        for substitution in localization.substitutions {
            guard let position = order.firstIndex(of: substitution.name) else {
                report(
                    .warning, "the substitution is never referred to; to refer to it, use %#@\(substitution.name)@",
                    at: substitution.offset)
                continue
            }
            // Without a number a substitution takes the argument at its place among the substitutions.
            let place = (substitution.argumentNumber ?? position + 1) - 1
            let pieces = try MessageText(parsing: "%\(substitution.formatSpecifier)").pieces
            guard pieces.count == 1, case .argument(_, let conversion)? = pieces.first else {
                report(.error, "the formatSpecifier says no way to write a number", at: substitution.offset)
                return nil
            }
            let context = Context(place: place, number: .argument(place, conversion), substitutions: [:])
            guard let text = try message(substitution.variant, in: context, states: &states) else { return nil }
            substitutions[substitution.name] = text.pieces.count == 1 ? text.pieces[0] : .plural(place, [.other: text])
        }
        let context = Context(place: nil, number: nil, substitutions: substitutions)
        guard let text = try message(variant, in: context, states: &states) else { return nil }
        return Text(language: localization.language, text: text, state: EntryState.worst(of: states))
    }

    /// The argument that chooses between forms with several numbers: the first of them, as Xcode does it.
    private mutating func place(
        in forms: [PluralCategory: MessageText], of variant: StringCatalogue.Variant
    ) -> Int? {
        let numbers = Set(forms.values.flatMap(\.numbers))
        guard numbers.count > 1, let first = numbers.min() else { return nil }
        report(
            .warning, "the forms insert several numbers; the first one, argument \(first + 1), chooses the form",
            at: variant.firstUnit?.offset ?? 0)
        return first
    }

    /// What the placeholders of a variant may refer to.
    private struct Context {
        /// The argument that chooses a form, where it is known.
        let place: Int?
        /// What `%arg` inserts.
        let number: MessageText.Piece?
        /// What `%#@name@` inserts.
        let substitutions: [String: MessageText.Piece]
    }

    private mutating func message(
        _ variant: StringCatalogue.Variant, in context: Context, states: inout [EntryState]
    ) throws(StringTableError) -> MessageText? {
        switch variant {
        case .unit(let unit):
            if unit.value.isEmpty && unit.state == .new { return nil }
            states.append(unit.state)
            do {
                return try MessageText(
                    parsing: unit.value, number: context.number, substitutions: context.substitutions)
            } catch {
                report(.error, error.description, at: unit.offset)
                return nil
            }
        case .plural(let cases):
            var forms: [PluralCategory: MessageText] = [:]
            let errors = errorCount
            // In the order of the categories, so that the same mistakes come in the same order.
            for category in PluralCategory.allCases {
                guard let variant = cases[category] else { continue }
                forms[category] = try message(variant, in: context, states: &states)
            }
            guard errors == errorCount, !forms.isEmpty else { return nil }
            if forms[.other] == nil, let unit = variant.firstUnit {
                report(.warning, "the plural variation has no case for other", at: unit.offset)
            }
            return try MessageText(plural: forms, argument: context.place ?? place(in: forms, of: variant))
        case .device(let cases):
            let name = ["other", "mac"].first { cases[$0] != nil } ?? cases.keys.min()
            guard let name, let variant = cases[name] else { return nil }
            return try message(variant, in: context, states: &states)
        }
    }
}

extension StringCatalogue.Variant {
    /// The names that the texts refer to as `%#@name@`, each once, in the order of the first text that has it.
    fileprivate var references: [String] {
        switch self {
        case .unit(let unit):
            var names: [String] = []
            // What stands between the first pair of signs is a name, then what stands between the next.
            var rest = unit.value[...]
            while let start = rest.firstRange(of: "#@"), let end = rest[start.upperBound...].firstIndex(of: "@") {
                let name = String(rest[start.upperBound..<end])
                if !names.contains(name) { names.append(name) }
                rest = rest[rest.index(after: end)...]
            }
            return names
        case .plural(let cases):
            return PluralCategory.allCases.compactMap { cases[$0] }.reduce(into: []) { names, variant in
                for name in variant.references where !names.contains(name) { names.append(name) }
            }
        case .device(let cases):
            return cases.sorted { $0.key < $1.key }.reduce(into: []) { names, variant in
                for name in variant.value.references where !names.contains(name) { names.append(name) }
            }
        }
    }

    /// The first text, where there is one.
    fileprivate var firstUnit: StringCatalogue.Unit? {
        switch self {
        case .unit(let unit): unit
        case .plural(let cases): PluralCategory.allCases.lazy.compactMap { cases[$0]?.firstUnit }.first
        case .device(let cases): cases.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.firstUnit }.first
        }
    }
}
