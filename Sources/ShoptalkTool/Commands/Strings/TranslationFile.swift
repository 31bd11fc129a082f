internal import Diagnostics
internal import FileReplacement
internal import Languages
internal import TranslationFiles

/// A translation file that a command has opened, with the state in which it was read.
struct TranslationFile: Sendable {
    /// The path.
    let path: String
    /// What it holds.
    let document: any TranslationDocument
    /// The state of the file when it was read.
    let version: FileVersion

    /// Opens a file, or every translation file below a folder, in the order of their paths.
    ///
    /// - Parameters:
    ///   - path: The file or the folder.
    ///   - io: Where the bytes come from.
    /// - Returns: At least one file.
    /// - Throws: A failure with status 65 where a file is of another kind, 66 where there is none.
    static func open(_ path: String, _ io: CommandIO) throws(CommandFailure) -> [TranslationFile] {
        guard let paths = try io.files(below: path) else { return [try TranslationFile(path, io)] }
        var files: [TranslationFile] = []
        for path in paths where TranslationFormat(fileName: path) != nil { files.append(try TranslationFile(path, io)) }
        guard !files.isEmpty else {
            throw CommandFailure(.missingInput, "Error: The folder '\(io.fileName(path))' has no translation files")
        }
        return files
    }

    /// Opens one file.
    ///
    /// - Throws: A failure with status 65 where it is of another kind, 66 where it is not there.
    init(_ path: String, as format: TranslationFormat? = nil, _ io: CommandIO) throws(CommandFailure) {
        let contents = try io.contents(of: path)
        self.path = path
        version = contents.version
        let format = format ?? TranslationFormat(fileName: path) ?? TranslationFormat(content: contents.bytes)
        document = try TranslationFile.document(
            contents.bytes, as: format, name: io.fileName(path), language: TranslationPath(path)?.language)
    }

    /// Reads bytes as a document.
    ///
    /// - Throws: A failure with status 65 and the place.
    static func document(
        _ bytes: [UInt8], as format: TranslationFormat, name: String, language: LanguageTag?
    ) throws(CommandFailure) -> any TranslationDocument {
        do {
            return try format.document(parsing: bytes, name: name, language: language)
        } catch {
            throw CommandFailure(.badData, error.description)
        }
    }

    /// What a command that writes says of damage, nil where the file is whole.
    var damage: String? {
        guard !document.damages.isEmpty else { return nil }
        return document.diagnostics.filter { $0.severity == .error }.map { $0.description(file: document.name) }
            .joined(separator: "\n")
    }

    /// The file's document after some edits.
    ///
    /// - Throws: A failure with status 65 where an edit cannot be made there.
    func edited(by edits: [TranslationEdit]) throws(CommandFailure) -> any TranslationDocument {
        do {
            return try document.applying(edits)
        } catch {
            throw CommandFailure(.badData, error.description)
        }
    }
}

/// The options of commands that write translation files, and the writing.
struct TranslationSaving: Sendable {
    static let dryRun = OptionDefinition(
        flag: "dry-run", help: "Show what would change as a unified diff, and write nothing.")
    static let keepDamage = OptionDefinition(
        flag: "keep-damage", help: "Write a file although a part of it cannot be read; that part stays as it is.")

    private let isDryRun: Bool
    private let keepsDamage: Bool

    init(_ arguments: ParsedArguments) {
        isDryRun = arguments.isGiven(Self.dryRun)
        keepsDamage = arguments.isGiven(Self.keepDamage)
    }

    /// Refuses a damaged file, unless its damage may be kept.
    ///
    /// - Throws: A failure with status 65 and the places.
    func check(_ file: TranslationFile) throws(CommandFailure) {
        if !keepsDamage, let damage = file.damage { throw CommandFailure(.badData, damage) }
    }

    /// Writes what has changed, or shows it.
    ///
    /// - Throws: A failure with status 73, 74, or 75 where somebody else has changed the file meanwhile.
    func save(
        _ changes: [(file: TranslationFile, bytes: [UInt8])], _ io: CommandIO
    ) throws(CommandFailure) {
        for (file, bytes) in changes where bytes != file.document.bytes {
            if isDryRun {
                try io.print(UnifiedDiff(from: file.document.bytes, to: bytes, name: io.fileName(file.path)).text)
            } else {
                try io.replace(file.path, with: bytes, expecting: file.version)
            }
        }
    }
}
