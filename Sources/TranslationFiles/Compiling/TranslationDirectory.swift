public import Diagnostics
public import Languages
public import StringTables

/// The translation files of an app as string tables, each under its name.
///
/// The folders are Apple's: `de.lproj/Localizable.strings` and `de.lproj/Localizable.stringsdict` are the German texts of
/// the table `Localizable`, and `Localizable.xcstrings` has those of all its languages. This reads no files: whoever
/// lists the folder hands over paths and bytes.
///
/// ```swift
/// let directory = TranslationDirectory(files: ["fr-ca.lproj/Localizable.strings": bytes])
/// directory.tables["Localizable"]
/// ```
///
/// - The name of a folder may be in lower case, as SwiftPM writes it, and may be one of the old English names.
/// - `Base.lproj` has texts in the development language; those of that language's own folder come before them.
/// - Where both files of a table have a key, that of the `.stringsdict` file is taken.
/// - What lies elsewhere or has another ending is passed over.
public struct TranslationDirectory: Sendable {
    /// What is wrong with a file.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The path of the file, as it was handed over.
        public let path: String
        /// What is wrong, and where.
        public let diagnostic: Diagnostic

        /// File, line, column, what is wrong, and the line with a caret.
        public var description: String { diagnostic.description(file: path) }
    }

    /// The tables by their names, which are those of the files without their endings.
    public let tables: [String: StringTable]
    /// The language that the texts of each table were written in first, by the names of the tables.
    public let sourceLanguages: [String: LanguageTag]
    /// What is wrong, by the paths in the order of their bytes and then by the places.
    public let problems: [Problem]

    /// Reads files.
    ///
    /// - Parameters:
    ///   - files: The bytes of each file by its path, with `/` between the folders.
    ///   - developmentLanguage: The language of `Base.lproj`.
    ///   - limits: What is refused for its size alone.
    /// - Complexity: Linear in the number of bytes, and sorting the paths and keys.
    public init(
        files: [String: [UInt8]], developmentLanguage: LanguageTag = .english, limits: ReadingLimits = .standard
    ) {
        var reading = DirectoryReading(files: files, developmentLanguage: developmentLanguage, limits: limits)
        tables = reading.readAll()
        sourceLanguages = tables.reduce(into: [:]) { languages, table in
            languages[table.key] = reading.sourceLanguages[table.key] ?? developmentLanguage
        }
        problems = reading.problems
    }
}

/// Collects the files of each table and language, and compiles them.
private struct DirectoryReading {
    /// The files of one table in one folder.
    private struct Pair {
        var strings: StringsDocument?
        var rules: StringsDictDocument?
    }

    private struct Folder: Hashable {
        let language: LanguageTag
        let isBase: Bool
        /// Where the folder is; two folders of one language have the same keys by mistake only.
        let path: String
    }

    private let files: [(path: String, bytes: [UInt8])]
    private let developmentLanguage: LanguageTag
    private let limits: ReadingLimits
    private var builders: [String: StringTable.Builder] = [:]
    private var pairs: [String: [Folder: Pair]] = [:]
    private(set) var sourceLanguages: [String: LanguageTag] = [:]
    private(set) var problems: [TranslationDirectory.Problem] = []

    init(files: [String: [UInt8]], developmentLanguage: LanguageTag, limits: ReadingLimits) {
        self.limits = limits
        self.files = files.map { ($0.key, $0.value) }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.developmentLanguage = developmentLanguage
    }

    mutating func readAll() -> [String: StringTable] {
        for (path, bytes) in files { read(path, bytes) }
        for (name, folders) in pairs {
            // The language's own folder comes before the base.
            let order = folders.sorted { left, right in
                left.key.isBase != right.key.isBase ? right.key.isBase : left.key.path < right.key.path
            }
            for (folder, pair) in order { add(pair, of: folder, to: name) }
        }
        var tables: [String: StringTable] = [:]
        for (name, builder) in builders {
            do {
                tables[name] = try builder.table()
            } catch {
                report([SourceText(bytes: []).diagnostic(.error, error.description, at: 0)], of: name)
            }
        }
        problems.sort { left, right in
            left.path == right.path
                ? left.diagnostic.position.offset < right.diagnostic.position.offset
                : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        return tables
    }

    private mutating func read(_ path: String, _ bytes: [UInt8]) {
        guard let place = TranslationPath(path, developmentLanguage: developmentLanguage) else { return }
        let name = place.table
        if place.format == .xcstrings {
            do {
                let catalogue = try StringCatalogue(parsing: bytes, name: path, limits: limits)
                report(builders[name, default: StringTable.Builder()].add(catalogue), of: path)
                sourceLanguages[name] = catalogue.sourceLanguage
            } catch {
                report([error.diagnostic], of: path)
            }
            return
        }
        guard let folderName = place.languageFolder, place.format != .xliff else { return }
        guard let language = place.language else {
            let message = "“\(folderName).lproj” is not named after a language"
            report([SourceText(bytes: []).diagnostic(.error, message, at: 0)], of: path)
            return
        }
        let folder = Folder(
            language: language, isBase: place.isBase, path: path.split(separator: "/").dropLast().joined(separator: "/")
        )
        if place.format == .strings {
            pairs[name, default: [:]][folder, default: Pair()].strings = StringsDocument(
                parsing: bytes, name: path, language: language, limits: limits)
        } else {
            pairs[name, default: [:]][folder, default: Pair()].rules = StringsDictDocument(
                parsing: bytes, name: path, language: language, limits: limits)
        }
    }

    private mutating func add(_ pair: Pair, of folder: Folder, to name: String) {
        var builder = builders[name] ?? StringTable.Builder()
        defer { builders[name] = builder }
        let isTaken: (String) -> Bool = { [builder] key in
            folder.isBase && builder.contains(key: key, language: folder.language)
        }
        let found = builder.add(pair.strings, overriddenBy: pair.rules, language: folder.language, skipping: isTaken)
        if let strings = pair.strings { report(found.strings, of: strings.name) }
        if let rules = pair.rules { report(found.rules, of: rules.name) }
    }

    private mutating func report(_ diagnostics: [Diagnostic], of path: String) {
        problems += diagnostics.map { TranslationDirectory.Problem(path: path, diagnostic: $0) }
    }
}
