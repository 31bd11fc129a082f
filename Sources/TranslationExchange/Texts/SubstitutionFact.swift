internal import Languages
internal import StringTables
internal import TranslationFiles

/// How the number of a substitution is written, which the texts of an entry do not say.
struct SubstitutionFact {
    let key: String
    let language: LanguageTag?
    let name: String
    /// The format specifier, such as `lld`, and behind it the number of the argument where the file names it.
    let words: String

    /// The facts of a document, where its format has them.
    static func all(of document: some TranslationDocument) -> [SubstitutionFact] {
        if let rules = document as? StringsDictDocument { return facts(of: rules) }
        if let catalogue = document as? StringCatalogue { return facts(of: catalogue) }
        return []
    }

    private static func facts(of document: StringsDictDocument) -> [SubstitutionFact] {
        document.entries.filter { !$0.isSuperseded }.flatMap { entry in
            variables(of: entry.rule).map {
                SubstitutionFact(key: entry.key, language: nil, name: $0.name, words: $0.valueType?.value ?? "")
            }
        }
    }

    private static func variables(of rule: StringsDictDocument.Rule) -> [StringsDictDocument.Variable] {
        switch rule {
        case .text: []
        case .plural(_, let variables): variables
        case .widths(let rules): rules.sorted { $0.key < $1.key }.flatMap { variables(of: $0.value) }
        case .devices(let rules):
            rules.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { variables(of: $0.value) }
        }
    }

    private static func facts(of catalogue: StringCatalogue) -> [SubstitutionFact] {
        catalogue.entries.flatMap { entry in
            entry.localizations.flatMap { localization in
                localization.substitutions.map { substitution in
                    SubstitutionFact(
                        key: entry.key, language: localization.language, name: substitution.name,
                        words: substitution.formatSpecifier
                            + (substitution.argumentNumber.map { " argument \($0)" } ?? ""))
                }
            }
        }
    }
}
