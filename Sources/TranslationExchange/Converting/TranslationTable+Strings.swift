internal import Diagnostics
public import Languages
internal import StringTables
public import TranslationFiles

extension TranslationTable {
    /// Makes a table of the two files that a language has, either of which may be missing.
    ///
    /// Where both have a key, the rule is taken, as programs do.
    ///
    /// - Parameters:
    ///   - strings: The `.strings` file.
    ///   - rules: The `.stringsdict` file.
    ///   - language: The language of their texts.
    public init(strings: StringsDocument?, rules: StringsDictDocument?, language: LanguageTag) {
        var entries: [Entry] = []
        var places: [ExactString: Int] = [:]
        func add(_ entry: Entry) {
            let key = ExactString(entry.key)
            if let place = places[key] {
                entries[place].localizations = entry.localizations
            } else {
                places[key] = entries.count
                entries.append(entry)
            }
        }
        if let strings {
            for entry in strings.entries where !entry.isSuperseded {
                let comment = entry.comments.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
                add(
                    Entry(
                        key: entry.key, comment: comment.isEmpty ? nil : comment,
                        localizations: [Localization(language: language, variant: .unit(Unit(entry.value)))]))
            }
        }
        if let rules {
            for entry in rules.entries where !entry.isSuperseded {
                add(Entry(key: entry.key, localizations: [Localization(entry.rule, language: language)]))
            }
        }
        self.init(sourceLanguage: nil, entries: entries)
    }

    /// The `.strings` and `.stringsdict` files of every language, each with its path, and what they cannot hold.
    ///
    /// - Parameter table: The name of the table, which names the files.
    /// - Returns: The files, sorted by their paths, and what is lost.
    public func stringsFiles(table: String) -> (files: [CompiledCatalogue.File], losses: [ConversionLoss]) {
        var compiled = CompiledFiles(table: table)
        compiled.add(self, withComments: true)
        let states = entries.flatMap { entry in
            entry.localizations.compactMap { localization -> ConversionLoss? in
                let state = localization.variant?.units.lazy.compactMap(\.state).first { $0 != .translated }
                return state.map {
                    ConversionLoss(
                        key: entry.key, language: localization.language, message: "the state \($0.rawValue) is left out"
                    )
                }
            }
        }
        return (compiled.files, compiled.losses + states + metadataLosses(keepsComments: true))
    }

    /// The losses of what belongs to keys and only catalogues hold.
    func metadataLosses(keepsComments: Bool, keepsShouldTranslate: Bool = false) -> [ConversionLoss] {
        entries.flatMap { entry in
            var losses: [ConversionLoss] = []
            if !keepsComments, entry.comment != nil {
                losses.append(ConversionLoss(key: entry.key, message: "the comment is left out"))
            }
            if !keepsShouldTranslate, !entry.shouldTranslate {
                losses.append(ConversionLoss(key: entry.key, message: "that it is not to be translated is left out"))
            }
            if let state = entry.extractionState {
                losses.append(
                    ConversionLoss(key: entry.key, message: "the extraction state \(state.rawValue) is left out"))
            }
            return losses
        }
    }
}

extension TranslationTable.Localization {
    /// Makes a localization of a rule.
    ///
    /// The variables of rules for devices and widths are those of the localization; of two with one name and different
    /// forms the later ones get a name of their own.
    init(_ rule: StringsDictDocument.Rule, language: LanguageTag) {
        self.init(language: language, variant: nil)
        variant = add(rule)
    }

    private mutating func add(_ rule: StringsDictDocument.Rule) -> TranslationTable.Variant {
        switch rule {
        case .text(let text): return .unit(TranslationTable.Unit(text.value))
        case .plural(let format, let variables):
            var names: [String: String] = [:]
            for variable in variables {
                var substitution = TranslationTable.Substitution(variable)
                while let other = substitutions.first(where: { $0.name == substitution.name }), other != substitution {
                    substitution.name += "_"
                }
                names[variable.name] = substitution.name
                if !substitutions.contains(substitution) { substitutions.append(substitution) }
            }
            return .unit(
                TranslationTable.Unit(FormatString(format.value, correctsReferences: true).renaming(names).text))
        case .devices(let rules): return .device(rules.mapValues { add($0) })
        case .widths(let rules): return .width(rules.mapValues { add($0) })
        }
    }
}

extension TranslationTable.Substitution {
    /// Makes a substitution of a variable: the first placeholder of a form that names no place is the number itself.
    fileprivate init(_ variable: StringsDictDocument.Variable) {
        self.init(
            name: variable.name, formatSpecifier: variable.valueType?.value,
            forms: variable.forms.mapValues { form in
                var format = FormatString(form.value, correctsReferences: true)
                let first = format.pieces.firstIndex { piece in
                    switch piece {
                    case .placeholder(nil, _), .reference(nil, _): true
                    default: false
                    }
                }
                if let first, case .placeholder(_, let specification) = format.pieces[first],
                    specification == variable.valueType?.value ?? "lld"
                {
                    format.pieces[first] = .argument
                }
                return TranslationTable.Unit(format.text)
            })
    }
}

extension FormatString {
    /// The text with references to other names.
    func renaming(_ names: [String: String]) -> FormatString {
        FormatString(
            pieces: pieces.map { piece in
                guard case .reference(let place, let name) = piece else { return piece }
                return .reference(place: place, name: names[name] ?? name)
            })
    }
}
