public import Diagnostics
public import Languages
public import StringTables

extension StringTable.Builder {
    /// Adds the texts of a `.strings` file in a language.
    ///
    /// Of several entries with one key the last one is taken. A text that is no format string this library takes is
    /// left out.
    ///
    /// - Parameters:
    ///   - document: The file.
    ///   - language: The language of all its texts.
    /// - Returns: What is wrong: the document's own ``StringsDocument/diagnostics``, then what could not be added.
    @discardableResult
    public mutating func add(_ document: StringsDocument, language: LanguageTag) -> [Diagnostic] {
        add(document, overriddenBy: nil, language: language) { _ in false }.strings
    }

    /// Adds the texts of a `.stringsdict` file in a language.
    ///
    /// - Parameters:
    ///   - document: The file.
    ///   - language: The language of all its texts.
    /// - Returns: What is wrong: the document's own ``StringsDictDocument/diagnostics``, then what could not be added.
    @discardableResult
    public mutating func add(_ document: StringsDictDocument, language: LanguageTag) -> [Diagnostic] {
        add(nil, overriddenBy: document, language: language) { _ in false }.rules
    }

    /// Adds the two files of one table in a language: where both have a text for a key, that of the rules is taken.
    ///
    /// Source: CFBundle_Strings.c of swift-corelibs-foundation, which merges the tables so.
    ///
    /// - Parameters:
    ///   - strings: The `.strings` file.
    ///   - rules: The `.stringsdict` file.
    ///   - language: The language of all their texts.
    /// - Returns: What is wrong with each of them. A key whose rule has an error keeps its text of the `.strings` file.
    @discardableResult
    public mutating func add(
        _ strings: StringsDocument, overriddenBy rules: StringsDictDocument, language: LanguageTag
    ) -> (strings: [Diagnostic], rules: [Diagnostic]) {
        add(strings, overriddenBy: rules, language: language) { _ in false }
    }

    /// Adds the files of one table that are there, without the keys that are told to be skipped.
    mutating func add(
        _ strings: StringsDocument?, overriddenBy rules: StringsDictDocument?, language: LanguageTag,
        skipping isSkipped: (String) -> Bool
    ) -> (strings: [Diagnostic], rules: [Diagnostic]) {
        var found: (strings: [Diagnostic], rules: [Diagnostic]) = ([], [])
        var taken: Set<[UInt8]> = []
        var problems: [ReadingProblem] = []
        if let rules {
            for text in rules.compiled(&problems) where !isSkipped(text.key) {
                add(text, language, &problems)
                taken.insert(Array(text.key.utf8))
            }
            found.rules = rules.diagnostics + rules.list.source.diagnostics(problems, isBinary: rules.list.isBinary)
        }
        problems = []
        if let strings {
            let texts = strings.compiled(&problems)
            for text in texts where !isSkipped(text.key) && !taken.contains(Array(text.key.utf8)) {
                add(text, language, &problems)
            }
            let isBinary = strings.syntax == .binary
            found.strings = strings.diagnostics + strings.source.diagnostics(problems, isBinary: isBinary)
        }
        return found
    }

    private mutating func add(_ text: CompiledText, _ language: LanguageTag, _ problems: inout [ReadingProblem]) {
        do {
            try add(key: text.key, language: language, text: text.text)
        } catch {
            problems.append(ReadingProblem(error: error, at: text.offset))
        }
    }
}

/// A text of a document, ready for a table.
struct CompiledText {
    let key: String
    let text: MessageText
    /// Where the entry stands.
    let offset: Int
}

extension ReadingProblem {
    /// A mistake in a text; a diagnostic is one sentence without a full stop.
    init(error: StringTableError, at offset: Int) {
        let words = error.description
        self.init(error: words.hasSuffix(".") ? String(words.dropLast()) : words, at: offset)
    }
}

extension StringsDocument {
    /// The texts that count, in the order of the file.
    func compiled(_ problems: inout [ReadingProblem]) -> [CompiledText] {
        var texts: [CompiledText] = []
        texts.reserveCapacity(entries.count)
        for entry in entries where !entry.isSuperseded {
            do {
                texts.append(
                    CompiledText(
                        key: entry.key, text: try MessageText(parsing: entry.value), offset: entry.keyRange.lowerBound))
            } catch {
                problems.append(ReadingProblem(error: error, at: entry.place(ofByte: error.offset)))
            }
        }
        return texts
    }
}

extension StringsDictDocument {
    /// The texts that count, in the order of the file.
    func compiled(_ problems: inout [ReadingProblem]) -> [CompiledText] {
        var texts: [CompiledText] = []
        for entry in entries where !entry.isSuperseded {
            if let text = compiled(entry.rule, &problems) {
                texts.append(CompiledText(key: entry.key, text: text, offset: entry.keyRange.lowerBound))
            }
        }
        return texts
    }

    /// The text of a rule, or nil where a part of it has a mistake.
    private func compiled(_ rule: Rule, _ problems: inout [ReadingProblem]) -> MessageText? {
        do {
            switch rule {
            case .text(let text):
                return try parsed(text, [], &problems)
            case .plural(let format, let variables):
                return try parsed(format, variables, &problems)
            case .widths(let rules):
                var texts: [Int: MessageText] = [:]
                for (width, rule) in rules.sorted(by: { $0.key < $1.key }) { texts[width] = compiled(rule, &problems) }
                return texts.count == rules.count ? try MessageText(widths: texts) : nil
            case .devices(let rules):
                var texts: [Device: MessageText] = [:]
                for (device, rule) in rules.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                    texts[device] = compiled(rule, &problems)
                }
                return texts.count == rules.count ? try MessageText(devices: texts) : nil
            }
        } catch {
            return nil
        }
    }

    private func parsed(
        _ text: Text, _ variables: [Variable], _ problems: inout [ReadingProblem]
    ) throws(StringTableError) -> MessageText {
        var parts: [String: MessageVariable] = [:]
        for variable in variables {
            parts[variable.name] = MessageVariable(
                forms: variable.forms.mapValues { VariableReference.corrected($0.value) },
                valueType: variable.valueType?.value)
        }
        do {
            return try MessageText(parsing: VariableReference.corrected(text.value), variables: parts)
        } catch {
            problems.append(ReadingProblem(error: error, at: text.range.lowerBound))
            throw error
        }
    }
}
