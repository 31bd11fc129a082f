internal import Languages
internal import StringTables
public import TranslationFiles

extension TranslationTable {
    /// Makes a table of the entries of a document of any format, such as XLIFF.
    ///
    /// The entries of the editing model do not say how the number of a substitution is written; for a catalogue or a
    /// `.stringsdict` file take the initializers that know them.
    ///
    /// - Complexity: Linear in the size of the document.
    public init(entriesOf document: some TranslationDocument) {
        self.init(
            sourceLanguage: document.sourceLanguage,
            entries: document.translationEntries.map { entry in
                let contents = EntryContents(entry)
                return Entry(
                    key: entry.key, comment: entry.comment, shouldTranslate: entry.shouldTranslate,
                    extractionState: entry.extractionState,
                    localizations: contents.languages.map { Localization(contents, language: $0) })
            })
    }
}

extension TranslationTable.Localization {
    fileprivate init(_ contents: EntryContents, language: LanguageTag?) {
        self.init(language: language, variant: nil)
        var plain: [(steps: ArraySlice<VariationPath.Step>, unit: TranslationTable.Unit)] = []
        for slot in contents.slots where slot.language == language {
            guard let text = contents.texts[slot] else { continue }
            let unit = TranslationTable.Unit(text.value.text, state: text.state)
            guard case .substitution(let name)? = slot.variation.steps.first else {
                plain.append((slot.variation.steps[...], unit))
                continue
            }
            guard slot.variation.steps.count == 2, case .plural(let category) = slot.variation.steps[1] else {
                continue
            }
            if let index = substitutions.firstIndex(where: { $0.name == name }) {
                substitutions[index].forms[category] = unit
            } else {
                substitutions.append(
                    TranslationTable.Substitution(name: name, formatSpecifier: nil, forms: [category: unit]))
            }
        }
        variant = TranslationTable.Variant(plain, depth: 0)
    }
}

extension TranslationTable.Variant {
    /// A tree of the texts by the steps of their ways; where kinds of step are mixed, those of the first one count.
    fileprivate init?(_ texts: [(steps: ArraySlice<VariationPath.Step>, unit: TranslationTable.Unit)], depth: Int) {
        guard let first = texts.first, depth <= MessageText.deepestNesting else { return nil }
        guard let step = first.steps.first else {
            self = .unit(first.unit)
            return
        }
        var groups: [VariationPath.Step: [(steps: ArraySlice<VariationPath.Step>, unit: TranslationTable.Unit)]] = [:]
        for text in texts {
            guard let step = text.steps.first else { continue }
            groups[step, default: []].append((text.steps.dropFirst(), text.unit))
        }
        let parts = groups.mapValues { TranslationTable.Variant($0, depth: depth + 1) }
        switch step {
        case .substitution: return nil
        case .plural:
            var cases: [PluralCategory: TranslationTable.Variant] = [:]
            for case (.plural(let category), let part?) in parts { cases[category] = part }
            self = .plural(cases)
        case .device:
            var cases: [Device: TranslationTable.Variant] = [:]
            for case (.device(let device), let part?) in parts { cases[device] = part }
            self = .device(cases)
        case .width:
            var cases: [Int: TranslationTable.Variant] = [:]
            for case (.width(let width), let part?) in parts { cases[width] = part }
            self = .width(cases)
        }
    }
}
