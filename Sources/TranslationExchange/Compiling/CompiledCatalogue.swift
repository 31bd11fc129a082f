internal import Diagnostics
internal import Languages
internal import StringTables
public import TranslationFiles

/// A catalogue compiled to the files that programs load: `.strings` and `.stringsdict` in a folder for each language.
///
/// Use it where Xcode's own compiler is not at hand. Reading the files back gives the same texts as the catalogue itself.
///
/// ```swift
/// for file in CompiledCatalogue(catalogue, table: "Localizable").files { write(file.bytes, to: file.path) }
/// // de.lproj/Localizable.strings, de.lproj/Localizable.stringsdict, en.lproj/Localizable.strings, …
/// ```
///
/// - A plain text goes into the `.strings` file; what varies by number or device into the `.stringsdict` file.
/// - Keys are sorted by their bytes. A file that would be empty is not there.
/// - A text that is empty and `new` is not there yet; every other state is as good as translated, as in Xcode.
/// - A key that was found in code and has no text in the source language is its own text there.
/// - Where a text's number is not its first argument, the placeholders of its forms name their places.
public struct CompiledCatalogue: Hashable, Sendable {
    /// One of the files.
    public struct File: Hashable, Sendable {
        /// The path: the folder of the language, the name of the table.
        public let path: String
        /// The file, UTF-8.
        public let bytes: [UInt8]
    }

    /// The files, sorted by their paths.
    public let files: [File]
    /// What the files cannot say.
    public let losses: [ConversionLoss]

    /// Compiles a catalogue.
    ///
    /// - Parameters:
    ///   - catalogue: The catalogue.
    ///   - table: The name of the table, which names the files.
    /// - Complexity: Linear in the size of the catalogue, and sorting the keys.
    public init(_ catalogue: StringCatalogue, table: String) {
        let source = catalogue.ownLanguage
        var contents = TranslationTable(catalogue)
        for index in contents.entries.indices { contents.entries[index].addSourceText(in: source) }
        var compiled = CompiledFiles(table: table)
        compiled.add(contents)
        files = compiled.files
        losses = TranslationTable.phraseLosses(of: catalogue) + compiled.losses
    }
}

extension TranslationTable.Entry {
    /// Makes a key from code its own text where nobody has written one in the source language.
    fileprivate mutating func addSourceText(in language: LanguageTag) {
        guard extractionState != .manual else { return }
        if let known = localization(in: language), RuleBuilder(known).rule != nil { return }
        localizations.removeAll { $0.language == language }
        localizations.append(TranslationTable.Localization(language: language, variant: .unit(.init(key))))
    }
}

/// Collects the rules of each language and writes them.
struct CompiledFiles {
    private(set) var losses: [ConversionLoss] = []
    private let table: String
    private var rules: [LanguageTag: [(key: String, comment: String?, rule: StringsRule)]] = [:]

    init(table: String) { self.table = table }

    mutating func add(_ contents: TranslationTable, withComments: Bool = false) {
        for entry in contents.entries {
            for localization in entry.localizations {
                guard let language = localization.language else { continue }
                let builder = RuleBuilder(localization)
                losses += builder.losses.map { ConversionLoss(key: entry.key, language: language, message: $0) }
                if let rule = builder.rule {
                    rules[language, default: []].append((entry.key, withComments ? entry.comment : nil, rule))
                }
            }
        }
    }

    var files: [CompiledCatalogue.File] {
        rules.flatMap { language, rules in
            let sorted = rules.sorted { ExactString($0.key) < ExactString($1.key) }
            var strings = ""
            var members: [(key: String, value: PropertyListValue)] = []
            for (key, comment, rule) in sorted {
                if case .text(let text) = rule {
                    strings += StringsText.entry(key: key, value: text, comment: comment)
                } else {
                    members.append((key, rule.propertyList))
                }
            }
            let folder = "\(language).lproj/\(table)"
            return
                (strings.isEmpty ? [] : [CompiledCatalogue.File(path: "\(folder).strings", bytes: Array(strings.utf8))])
                + (members.isEmpty
                    ? []
                    : [
                        CompiledCatalogue.File(
                            path: "\(folder).stringsdict", bytes: PropertyListValue.dictionary(members).file)
                    ])
        }.sorted { ExactString($0.path) < ExactString($1.path) }
    }
}
