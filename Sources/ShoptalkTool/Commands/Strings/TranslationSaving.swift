internal import Diagnostics
internal import FileReplacement
internal import JSONText
internal import TranslationFiles

/// The options of commands that write translation files, and the writing.
struct TranslationSaving: Sendable {
    /// The argument that names what is written.
    static let argument = ArgumentDefinition(
        name: TranslationInput.argument.name, help: "A translation file, or a folder of them.",
        value: TranslationInput.argument.value)
    static let dryRun = OptionDefinition(
        flag: "dry-run", help: "Show what would change as a unified diff, and write nothing.")
    static let keepDamage = OptionDefinition(
        flag: "keep-damage", help: "Go on although a part of a file cannot be read; that part stays as it is.")

    /// Whether nothing is written.
    let isDryRun: Bool
    private let keepsDamage: Bool

    init(_ arguments: ParsedArguments) {
        isDryRun = arguments.isGiven(Self.dryRun)
        keepsDamage = arguments.isGiven(Self.keepDamage)
    }

    /// The path of what is written.
    ///
    /// - Throws: A failure with status 64 where it is standard input.
    static func path(_ arguments: ParsedArguments) throws(CommandFailure) -> String {
        let path = arguments.value(of: Self.argument) ?? ""
        if path == "-" { throw .usage("Standard input cannot be written; name a file") }
        return path
    }

    /// Refuses a damaged file, unless its damage may be kept; a file without bytes is not damaged, but new.
    ///
    /// - Throws: A failure with status 65 and the places.
    func check(_ file: TranslationFile) throws(CommandFailure) {
        if !keepsDamage, !file.document.bytes.isEmpty, let damage = file.damage {
            throw CommandFailure(.badData, damage)
        }
    }

    /// Writes what has changed, or shows it.
    ///
    /// - Throws: A failure with status 73, 74, or 75 where somebody else has changed the file meanwhile.
    func save(
        _ changes: [(file: TranslationFile, bytes: [UInt8])], _ io: CommandIO
    ) throws(CommandFailure) {
        for (file, bytes) in changes where !bytes.hasSameBytes(as: file.document.bytes) {
            if isDryRun {
                try io.print(UnifiedDiff(from: file.document.bytes, to: bytes, name: io.fileName(file.path)).text)
            } else {
                try io.replace(file.path, with: bytes, expecting: file.version)
            }
        }
    }

    /// Names the files that were written; of a diff that was asked for as text nothing is said twice.
    ///
    /// - Throws: As `CommandIO.print`.
    func list(
        _ paths: [String], asJSON: Bool, more: [(key: String, value: JSONValue)] = [], _ io: CommandIO
    ) throws(CommandFailure) {
        if asJSON {
            let files = JSONValue.array(paths.map { .string($0) })
            try io.print(json: [("files", files), ("isWritten", .bool(!isDryRun))] + more)
        } else if !isDryRun {
            try io.print(paths.map { io.fileName($0) + "\n" }.joined())
        }
    }

    /// Writes files that a command makes, in place of what is there, or shows how they would differ from it.
    ///
    /// - Throws: A failure with status 73, or 74 where a file that is there cannot be read.
    func make(
        _ files: [(path: String, bytes: [UInt8])], _ io: CommandIO
    ) throws(CommandFailure) {
        for (path, bytes) in files {
            guard isDryRun else {
                try io.write(bytes, toNewFile: path)
                continue
            }
            var old: [UInt8] = []
            do {
                old = try io.readFile(path, FileContents.defaultLimit)
            } catch {
                guard error.code == .missing else {
                    throw CommandFailure(.inputOutput, "Error: Cannot read '\(io.fileName(path))': \(error.reason)")
                }
            }
            try io.print(UnifiedDiff(from: old, to: bytes, name: io.fileName(path)).text)
        }
    }
}
