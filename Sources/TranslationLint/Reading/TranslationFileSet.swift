public import Diagnostics
public import Languages
public import TranslationFiles

/// Translation files that belong together, sorted into the tables that they are parts of.
///
/// ```swift
/// let files = TranslationFileSet(files: ["App/en.lproj/Localizable.strings": bytes, …])
/// Linter().findings(in: files)
/// ```
///
/// - A table is all files of one name beside each other: `App/de.lproj/Localizable.strings` and
///   `App/en.lproj/Localizable.stringsdict` are of one, `Widget/de.lproj/Localizable.strings` is of another.
/// - A catalogue is a table by itself, and so are an XLIFF file and a file that lies in no `.lproj` folder, whose language is not known.
/// - What has another ending is passed over.
public struct TranslationFileSet: Sendable {
    /// A file and what was read.
    public struct File: Sendable {
        /// The path, as it was handed over.
        public let path: String
        /// The language of its folder; nil where it lies in none, and for a catalogue.
        public let language: LanguageTag?
        /// Whether it lies in `Base.lproj`.
        public let isBase: Bool
        /// What was read.
        public let content: Content
    }

    /// What a file holds.
    public enum Content: Sendable {
        /// A `.strings` file.
        case strings(StringsDocument)
        /// A `.stringsdict` file.
        case rules(StringsDictDocument)
        /// A string catalogue.
        case catalogue(StringCatalogue)
        /// An XLIFF file.
        case exchange(XLIFFDocument)
        /// A file of which nothing could be read, and why.
        case unreadable(Diagnostic)
    }

    /// The files, by the bytes of their paths.
    public let files: [File]
    /// The numbers of the files of each table.
    let tables: [[Int]]

    /// Reads files.
    ///
    /// - Parameters:
    ///   - files: The bytes of each file by its path, with `/` between the folders.
    ///   - developmentLanguage: The language of `Base.lproj`.
    ///   - limits: What is refused for its size alone.
    /// - Complexity: Linear in the number of bytes, and sorting the paths.
    public init(
        files: [String: [UInt8]], developmentLanguage: LanguageTag = .english, limits: ReadingLimits = .standard
    ) {
        var read: [File] = []
        var numbers: [String: Int] = [:]
        var tables: [[Int]] = []
        for (path, bytes) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            guard let place = TranslationPath(path, developmentLanguage: developmentLanguage) else { continue }
            read.append(
                File(
                    path: path, language: place.language, isBase: place.isBase,
                    content: TranslationFileSet.read(bytes, place, path, limits)))
            let isAlone = place.format == .xcstrings || place.format == .xliff || place.language == nil
            let name = isAlone ? path : "\(place.root)\u{0}\(place.table)"
            if let number = numbers[name] {
                tables[number].append(read.count - 1)
            } else {
                numbers[name] = tables.count
                tables.append([read.count - 1])
            }
        }
        self.files = read
        self.tables = tables
    }

    private static func read(
        _ bytes: [UInt8], _ place: TranslationPath, _ path: String, _ limits: ReadingLimits
    ) -> Content {
        if let folder = place.languageFolder, place.language == nil,
            place.format == .strings || place.format == .stringsdict
        {
            let message = "“\(folder).lproj” is not named after a language"
            return .unreadable(SourceText(bytes: bytes).diagnostic(.error, message, at: 0))
        }
        switch place.format {
        case .strings:
            return .strings(StringsDocument(parsing: bytes, name: path, language: place.language, limits: limits))
        case .stringsdict:
            return .rules(StringsDictDocument(parsing: bytes, name: path, language: place.language, limits: limits))
        case .xliff: return .exchange(XLIFFDocument(parsing: bytes, name: path, limits: limits))
        case .xcstrings:
            do {
                return .catalogue(try StringCatalogue(parsing: bytes, name: path, limits: limits))
            } catch {
                return .unreadable(error.diagnostic)
            }
        }
    }
}

extension TranslationFileSet.File {
    /// The text in which places count; nil where nothing was read.
    var source: SourceText? {
        switch content {
        case .strings(let document): document.source
        case .rules(let document): document.list.source
        case .catalogue(let catalogue): catalogue.source
        case .exchange(let document): document.source
        case .unreadable: nil
        }
    }

    /// Whether the file has no lines.
    var isBinary: Bool {
        switch content {
        case .strings(let document): document.syntax == .binary
        case .rules(let document): document.list.isBinary
        case .catalogue, .exchange, .unreadable: false
        }
    }
}
