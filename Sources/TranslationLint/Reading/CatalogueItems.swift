internal import Languages
internal import StringTables
internal import TranslationFiles

extension StringCatalogue.Entry {
    /// The item of a language; nil where nobody has written a text yet.
    func item(_ localization: StringCatalogue.Localization, file: Int) -> LintItem? {
        var reading = VariantReading()
        var variables: [LintVariable] = []
        if let variant = localization.variant { reading.read(variant, .plain) }
        for set in [localization.stringSet].compactMap({ $0 }) {
            reading.texts += set.phrases.map { LintText($0.value, state: $0.state, in: $0.range) }
        }
        let formats = reading.texts
        for substitution in localization.substitutions {
            reading.texts = []
            reading.offset = substitution.offset
            let path = VariationPath([.substitution(substitution.name)])
            reading.isDecimal =
                MessageText.Conversion(formatSpecifier: substitution.formatSpecifier)?.family == .decimal
            reading.read(substitution.variant, path)
            variables.append(
                LintVariable(
                    name: substitution.name, offset: substitution.offset, texts: reading.texts,
                    valueType: substitution.formatSpecifier, argument: substitution.argumentNumber.map { $0 - 1 }))
        }
        let all = formats + variables.flatMap(\.texts)
        // What Xcode writes before anybody has translated, and what is only begun, is not there.
        guard !all.isEmpty, !all.contains(where: { $0.state == .new && $0.value.isEmpty }) else { return nil }
        return LintItem(
            key: key, file: file, keyOffset: offset, groups: [LintGroup(formats: formats, variables: variables)],
            choices: reading.choices.map { choice in
                choice.offset > 0
                    ? choice
                    : LintChoice(
                        categories: choice.categories, offset: localization.offset, variation: choice.variation,
                        isDecimal: choice.isDecimal)
            }, comment: comment)
    }

    /// The key as its own text, as keys from code are.
    func impliedItem(file: Int) -> LintItem {
        LintItem(
            key: key, file: file, keyOffset: offset,
            groups: [LintGroup(formats: [LintText(key, in: offset..<offset + key.utf8.count + 2)])], comment: comment,
            isImplied: true)
    }
}

/// Collects the texts of a variant, and where it chooses between plural forms.
private struct VariantReading {
    var texts: [LintText] = []
    var offset = 0
    var isDecimal = false
    private(set) var choices: [LintChoice] = []

    mutating func read(_ variant: StringCatalogue.Variant, _ path: VariationPath) {
        switch variant {
        case .unit(let unit): texts.append(LintText(unit.value, path, state: unit.state, in: unit.range))
        case .plural(let cases):
            let categories = PluralCategory.allCases.filter { cases[$0] != nil }
            choices.append(
                LintChoice(categories: categories, offset: offset, variation: path, isDecimal: isDecimal))
            for category in categories {
                guard let variant = cases[category] else { continue }
                read(variant, VariationPath(path.steps + [.plural(category)]))
            }
        case .device(let cases):
            for (name, variant) in cases.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
                read(variant, VariationPath(path.steps + [.device(Device(rawValue: name))]))
            }
        }
    }
}
