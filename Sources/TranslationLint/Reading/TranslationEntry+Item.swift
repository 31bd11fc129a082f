internal import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationEntry {
    /// The item of a language, of whatever format; nil where there is no text in it.
    func item(in language: LanguageTag?, file: Int) -> LintItem? {
        let own = texts.filter { $0.language == language && !($0.state == .new && $0.value.isEmpty) }
        guard !own.isEmpty else { return nil }
        var formats: [LintText] = []
        var names: [String] = []
        var parts: [String: [LintText]] = [:]
        var paths: [VariationPath] = []
        var forms: [VariationPath: (categories: Set<PluralCategory>, offset: Int)] = [:]
        for text in own {
            let read = LintText(text.value, text.variation, state: text.state, in: text.range)
            if case .substitution(let name)? = text.variation.steps.first {
                if parts[name] == nil { names.append(name) }
                parts[name, default: []].append(read)
            } else {
                formats.append(read)
            }
            if case .plural(let category)? = text.variation.steps.last {
                let path = VariationPath(Array(text.variation.steps.dropLast()))
                if forms[path] == nil { paths.append(path) }
                forms[path, default: ([], text.range.lowerBound)].categories.insert(category)
            }
        }
        let variables = names.map { name in
            LintVariable(
                name: name, offset: parts[name]?.first?.start ?? range.lowerBound, texts: parts[name] ?? [],
                valueType: nil, argument: nil)
        }
        let choices = paths.map { path in
            let there = forms[path]?.categories ?? []
            return LintChoice(
                categories: PluralCategory.allCases.filter { there.contains($0) },
                offset: forms[path]?.offset ?? range.lowerBound, variation: path)
        }
        return LintItem(
            key: key, file: file, keyOffset: range.lowerBound,
            groups: [LintGroup(formats: formats, variables: variables, knowsTypes: false)], choices: choices,
            comment: comment)
    }
}
