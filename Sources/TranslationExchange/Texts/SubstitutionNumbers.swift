internal import Languages
internal import StringTables
internal import TranslationFiles

/// How the numbers of a document's substitutions are written, which the texts of its entries do not say.
struct SubstitutionNumbers {
    /// The number of one substitution.
    struct Entry {
        let key: String
        let language: LanguageTag?
        let name: String
        let number: SubstitutionNumber
    }

    /// All of them, where the format has them; what a file leaves out is `lld`, as its readers take it.
    let entries: [Entry]

    init(of document: some TranslationDocument) {
        if let rules = document as? StringsDictDocument {
            entries = SubstitutionNumbers.entries(of: rules)
        } else if let catalogue = document as? StringCatalogue {
            entries = SubstitutionNumbers.entries(of: catalogue)
        } else {
            entries = []
        }
    }

    private static func entries(of document: StringsDictDocument) -> [Entry] {
        document.entries.filter { !$0.isSuperseded }.flatMap { entry in
            variables(of: entry.rule).map { variable in
                Entry(
                    key: entry.key, language: nil, name: variable.name,
                    number: SubstitutionNumber(specifier: variable.valueType?.value ?? "lld"))
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

    private static func entries(of catalogue: StringCatalogue) -> [Entry] {
        catalogue.entries.flatMap { entry in
            entry.localizations.flatMap { localization in
                localization.substitutions.map { substitution in
                    Entry(
                        key: entry.key, language: localization.language, name: substitution.name,
                        number: SubstitutionNumber(
                            specifier: substitution.formatSpecifier, argument: substitution.argumentNumber))
                }
            }
        }
    }
}

extension SubstitutionNumber {
    /// The number for people: the specifier, and behind it which argument it is where the file names it.
    var words: String { specifier + (argument.map { " argument \($0)" } ?? "") }
}
