internal import FileReplacement
internal import Languages
internal import TranslationExchange
internal import TranslationFiles

/// The translation files of a project by their paths in it, which is how XLIFF names them.
struct TranslationProject: Sendable {
    /// The files in the order of their paths, XLIFF files left out.
    let files: [TranslationFile]
    /// The paths in the project of the storyboards, `.xib` files and intent definitions.
    let interfaces: Set<String>
    /// What stands before the path of a file in the project; empty, or a folder with its `/`.
    private let prefix: String
    private let places: [String: Int]

    /// Opens the files of a folder, or a file with those of its table in other languages.
    ///
    /// - Throws: A failure with status 65 where a file is of another kind, 66 where there is none.
    init(_ path: String, _ reading: TranslationReading, _ io: CommandIO) throws(CommandFailure) {
        if path == "-" { throw .usage("Standard input has no place in a project; name a file or a folder") }
        var files: [TranslationFile] = []
        let start: String
        var interfaces: Set<String> = []
        if let paths = try io.files(below: path) {
            start = path.hasSuffix("/") ? path : path + "/"
            for path in TranslationReading.outsideBundles(paths, below: path) {
                if ProjectFile.isInterface(path) { interfaces.insert(String(path.dropFirst(start.count))) }
                guard let format = TranslationFormat(fileName: path), format != .xliff else { continue }
                files.append(try reading.file(path, io))
            }
            if files.isEmpty, interfaces.isEmpty { throw TranslationReading.nothing(in: path, io) }
        } else {
            let file = try reading.file(path, io)
            let own = TranslationPath(path)
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            let folders = parts.dropLast(own?.languageFolder == nil ? 1 : 2)
            start = folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
            if let own, own.languageFolder != nil {
                let beside = try reading.files(below: start.isEmpty ? "." : start, io) ?? []
                for path in beside.map({ start.isEmpty ? String($0.dropFirst(2)) : $0 }) {
                    guard let other = TranslationPath(path), other.languageFolder != nil, other.root == own.root,
                        other.table == own.table, other.format == own.format
                    else { continue }
                    files.append(try reading.file(path, io))
                }
            } else {
                files = [file]
            }
        }
        self.files = files
        self.interfaces = interfaces
        prefix = start
        let numbers = files.enumerated().map { (String($1.path.dropFirst(start.count)), $0) }
        places = Dictionary(numbers) { first, _ in first }
    }

    /// The files as the exchange takes them.
    var projectFiles: [ProjectFile] {
        files.compactMap { file in
            let content: ProjectFile.Content
            switch file.document {
            case let catalogue as StringCatalogue: content = .catalogue(catalogue)
            case let strings as StringsDocument: content = .strings(strings)
            case let rules as StringsDictDocument: content = .stringsDict(rules)
            default: return nil
            }
            return ProjectFile(path: String(file.path.dropFirst(prefix.count)), content: content)
        }
    }

    /// The languages that the catalogues were written in first, sorted.
    var sourceLanguages: [LanguageTag] { Set(files.compactMap(\.document.sourceLanguage)).sorted() }

    /// All languages, sorted.
    var languages: [LanguageTag] { Set(files.flatMap(\.document.languages)).sorted() }

    /// A name for the project: that of its folder.
    var name: String? {
        prefix.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init)
    }

    /// The file of a path in the project: the one that is there, or one without bytes.
    ///
    /// - Throws: A failure with status 65 where such a file cannot be begun.
    func file(at place: String, _ reading: TranslationReading, _ io: CommandIO) throws(CommandFailure)
        -> TranslationFile
    {
        if let number = places[place] { return files[number] }
        let path = prefix + place
        let document = try reading.document([], as: reading.format(of: [], path), path: path, io)
        return TranslationFile(path: path, document: document, version: .missing)
    }
}
