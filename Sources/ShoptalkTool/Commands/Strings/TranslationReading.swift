internal import Diagnostics
internal import FileReplacement
internal import Languages
internal import TranslationFiles

/// How a command reads translation files: up to which size, and in which language a file is that does not say so.
struct TranslationReading: Sendable {
    static let sizeLimit = OptionDefinition(
        name: "size-limit", valueName: "bytes", help: "The most bytes of a file that is read.",
        defaultValue: String(ReadingLimits.standard.size))
    static let depthLimit = OptionDefinition(
        name: "depth-limit", valueName: "levels", help: "How deep values of a file may lie in each other.",
        defaultValue: String(ReadingLimits.standard.depth))
    /// The options of every command that reads translation files.
    static let options = [sizeLimit, depthLimit]

    /// The option of commands for which a file has to be in a language.
    static let language = OptionDefinition(
        name: "language", valueName: "tag",
        help: "The language of a named file that lies in no .lproj folder, as a BCP 47 tag such as pt-BR.")

    /// The usual limits, and no language.
    static let standard = TranslationReading(limits: .standard)

    /// What is refused for its size alone.
    let limits: ReadingLimits
    /// The language of a file that is named alone and does not say its own.
    private(set) var language: LanguageTag?

    private init(limits: ReadingLimits) { self.limits = limits }

    /// Understands the options.
    ///
    /// - Throws: A failure with status 64 where a limit is no number, or beyond what can be read.
    init(_ arguments: ParsedArguments, language: LanguageTag? = nil) throws(CommandFailure) {
        limits = ReadingLimits(
            size: try Self.number(Self.sizeLimit, ReadingLimits.largestSize, arguments),
            depth: try Self.number(Self.depthLimit, ReadingLimits.largestDepth, arguments))
        self.language = language
    }

    /// Understands the options of a command that has ``language``.
    ///
    /// - Throws: A failure with status 64 where one of them is wrong.
    init(withLanguage arguments: ParsedArguments) throws(CommandFailure) {
        let text = arguments.value(of: Self.language)
        try self.init(arguments, language: SharedOptions.tag(from: text, for: Self.language))
    }

    private static func number(
        _ option: OptionDefinition, _ largest: Int, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> Int {
        let text = arguments.value(of: option) ?? ""
        guard let number = Int(text), (1...largest).contains(number), text == String(number) else {
            throw .invalid(text, for: option.label, "not a number from 1 to \(largest)")
        }
        return number
    }

    /// Opens a file, or every translation file below a folder, in the order of their paths.
    ///
    /// - Returns: At least one file.
    /// - Throws: A failure with status 65 where a file is of another kind, 66 where there is none.
    func open(_ path: String, _ io: CommandIO) throws(CommandFailure) -> [TranslationFile] {
        guard let paths = try files(below: path, io) else { return [try file(path, io)] }
        // Nothing tells that all files of a folder are in one language.
        var reading = self
        reading.language = nil
        var files: [TranslationFile] = []
        for path in paths { files.append(try reading.file(path, io)) }
        return files
    }

    /// The translation files below a folder, but those of bundles for translators; nil where the path is a file.
    ///
    /// - Returns: At least one path.
    /// - Throws: A failure with status 66 where there is none.
    func files(below path: String, _ io: CommandIO) throws(CommandFailure) -> [String]? {
        guard let paths = try io.files(below: path) else { return nil }
        let found = Self.outsideBundles(paths, below: path).filter { TranslationFormat(fileName: $0) != nil }
        if found.isEmpty { throw Self.nothing(in: path, io) }
        return found
    }

    /// The paths that are not those of a bundle for translators below a folder.
    static func outsideBundles(_ paths: [String], below folder: String) -> [String] {
        paths.filter { !$0.dropFirst(folder.count).lowercased().contains(".xcloc/") }
    }

    /// What is said of a folder without translation files.
    static func nothing(in folder: String, _ io: CommandIO) -> CommandFailure {
        CommandFailure(.missingInput, "Error: The folder '\(io.fileName(folder))' has no translation files")
    }

    /// Opens one file.
    ///
    /// - Throws: A failure with status 65 where it is of another kind, 66 where it is not there.
    func file(
        _ path: String, as format: TranslationFormat? = nil, _ io: CommandIO
    ) throws(CommandFailure) -> TranslationFile {
        let (bytes, version) =
            path == Self.noFile ? ([], .missing) : try io.contents(of: path, limit: limits.size)
        let document = try document(bytes, as: format ?? self.format(of: bytes, path), path: path, io)
        return TranslationFile(path: path, document: document, version: version)
    }

    /// The bytes of a file, where it is not written again.
    ///
    /// - Throws: As `CommandIO.read`.
    func bytes(of path: String, _ io: CommandIO) throws(CommandFailure) -> [UInt8] {
        path == Self.noFile ? [] : try io.read(path, limit: limits.size)
    }

    /// What Git names where one of two files is not there; it reads as a file without bytes.
    static let noFile = "/dev/null"

    /// The format that a file's name tells, or else its content.
    func format(of bytes: [UInt8], _ path: String) -> TranslationFormat {
        TranslationFormat(fileName: path) ?? TranslationFormat(content: bytes)
    }

    /// Reads bytes as a document.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - format: What they are read as.
    ///   - path: The path of the file, for messages.
    ///   - place: The path that tells the language, where it is another one.
    ///   - io: Where the name of standard input comes from.
    /// - Returns: The document.
    /// - Throws: A failure with status 65 and the place.
    func document(
        _ bytes: [UInt8], as format: TranslationFormat, path: String, place: String? = nil, _ io: CommandIO
    ) throws(CommandFailure) -> any TranslationDocument {
        do {
            return try format.document(
                parsing: bytes, name: io.fileName(path), language: TranslationPath(place ?? path)?.language ?? language,
                limits: limits)
        } catch {
            throw CommandFailure(.badData, error.description)
        }
    }
}
