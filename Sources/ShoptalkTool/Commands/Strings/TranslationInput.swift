internal import Diagnostics
internal import Languages
internal import StringTables
internal import TranslationFiles

/// The tables that a file or a folder of translations holds, and what is wrong in it.
struct TranslationInput: Sendable {
    /// The argument that names a file or a folder.
    static let argument = ArgumentDefinition(
        name: "file", help: "A translation file or a folder of them; - is one on standard input.",
        value: .file(endings: ["xcstrings", "strings", "stringsdict", "xliff"]))

    /// The tables, each under its name, sorted by it.
    let tables: [StringTable]
    /// The language that the texts were written in first, where all tables agree; else English.
    let sourceLanguage: LanguageTag
    /// What is wrong, with its place, a block of lines each.
    let problems: [String]
    /// Whether something of it could not be read, so that an answer may be missing.
    let isDamaged: Bool

    /// Reads a file or a folder.
    ///
    /// - Parameters:
    ///   - path: The file, the folder, or `-`.
    ///   - reading: The limits, and the language of a `.strings` file that lies in no `.lproj` folder.
    ///   - io: Where the bytes come from.
    /// - Throws: A failure with status 65 where nothing in it can be read, 66 where it is not there.
    init(_ path: String, _ reading: TranslationReading, _ io: CommandIO) throws(CommandFailure) {
        var files: [String: [UInt8]] = [:]
        var name: String?
        if let paths = try reading.files(below: path, io) {
            for path in paths where TranslationInput.isTranslation(path) {
                files[path] = try reading.bytes(of: path, io)
            }
            if files.isEmpty { throw TranslationReading.nothing(in: path, io) }
        } else {
            let bytes = try reading.bytes(of: path, io)
            if StringTable.isCompiled(bytes) {
                tables = [try TranslationInput.compiled(bytes, io.fileName(path))]
                sourceLanguage = .english
                problems = []
                isDamaged = false
                return
            }
            files[TranslationInput.place(of: path, bytes, reading)] = bytes
            name = io.fileName(path)
        }
        let directory = TranslationDirectory(files: files, limits: reading.limits)
        tables = directory.tables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { $0.value.named($0.key) }
        let sources = Set(directory.sourceLanguages.values)
        sourceLanguage = sources.count == 1 ? sources.first ?? .english : .english
        problems = directory.problems.map { problem in
            problem.diagnostic.description(file: name ?? problem.path)
        }
        isDamaged = directory.problems.contains { $0.diagnostic.severity == .error }
        guard tables.isEmpty else { return }
        let reason = "Error: '\(name ?? io.fileName(path))' holds no table; XLIFF is for translators"
        throw CommandFailure(.badData, problems.isEmpty ? reason : problems.joined(separator: "\n"))
    }

    private static func compiled(_ bytes: [UInt8], _ name: String) throws(CommandFailure) -> StringTable {
        do {
            return try StringTable(bytes: bytes).named(stem(of: name))
        } catch {
            throw CommandFailure(.badData, "\(name):1:1: error: \(error.description)")
        }
    }

    private static func isTranslation(_ path: String) -> Bool {
        [".xcstrings", ".strings", ".stringsdict"].contains { path.lowercased().hasSuffix($0) }
    }

    /// Where a single file stands, for the reader of folders: in a folder of its language unless it is in one.
    private static func place(of path: String, _ bytes: [UInt8], _ reading: TranslationReading) -> String {
        let parts = path.split(separator: "/")
        if parts.dropLast().last?.lowercased().hasSuffix(".lproj") == true, isTranslation(path) { return path }
        let format = reading.format(of: bytes, path)
        let name = path == "-" ? "<stdin>" : String(parts.last ?? "")
        let file = isTranslation(name) ? name : "\(name).\(format.rawValue)"
        return format == .xcstrings ? file : "\((reading.language ?? .english).withoutExtensions).lproj/\(file)"
    }

    private static func stem(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
    }
}
