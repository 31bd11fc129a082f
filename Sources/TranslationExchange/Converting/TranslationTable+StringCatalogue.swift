internal import Languages
internal import StringTables
public import TranslationFiles

extension TranslationTable {
    /// Makes a table of a catalogue.
    ///
    /// Phrases of App Shortcuts are not texts and have no place in a table; ``phraseLosses(of:)`` names their keys.
    public init(_ catalogue: StringCatalogue) {
        self.init(
            sourceLanguage: catalogue.sourceLanguage,
            entries: catalogue.entries.map { entry in
                Entry(
                    key: entry.key, comment: entry.comment, shouldTranslate: entry.shouldTranslate,
                    extractionState: entry.extractionState,
                    localizations: entry.localizations.compactMap { localization in
                        localization.stringSet == nil ? Localization(localization) : nil
                    })
            })
    }

    /// The losses where a catalogue has phrases of App Shortcuts.
    public static func phraseLosses(of catalogue: StringCatalogue) -> [ConversionLoss] {
        catalogue.entries.flatMap { entry in
            entry.localizations.filter { $0.stringSet != nil }.map {
                ConversionLoss(
                    key: entry.key, language: $0.language, message: "the phrases of an App Shortcut are left out")
            }
        }
    }
}

extension TranslationTable.Localization {
    init(_ localization: StringCatalogue.Localization) {
        self.init(
            language: localization.language, variant: localization.variant.map { TranslationTable.Variant($0) },
            substitutions: localization.substitutions.map { substitution in
                var forms: [PluralCategory: TranslationTable.Unit] = [:]
                switch substitution.variant {
                case .unit(let unit): forms[.other] = TranslationTable.Unit(unit.value, state: unit.state)
                case .plural(let cases):
                    for (category, variant) in cases {
                        guard case .unit(let unit) = variant else { continue }
                        forms[category] = TranslationTable.Unit(unit.value, state: unit.state)
                    }
                case .device: break
                }
                return TranslationTable.Substitution(
                    name: substitution.name, argumentNumber: substitution.argumentNumber,
                    formatSpecifier: substitution.formatSpecifier, forms: forms)
            })
    }
}

extension TranslationTable.Variant {
    init(_ variant: StringCatalogue.Variant) {
        self =
            switch variant {
            case .unit(let unit): .unit(TranslationTable.Unit(unit.value, state: unit.state))
            case .plural(let cases): .plural(cases.mapValues { TranslationTable.Variant($0) })
            case .device(let cases):
                .device(
                    Dictionary(
                        cases.map { (Device(rawValue: $0.key), TranslationTable.Variant($0.value)) },
                        uniquingKeysWith: { first, _ in first }))
            }
    }
}
