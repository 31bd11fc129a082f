internal import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationExchange
internal import TranslationFiles

/// `shoptalk strings import`: takes over what comes back from translators.
struct StringsImportCommand: Command {
    static let source = ArgumentDefinition(
        name: "xliff", help: "An XLIFF file, or an .xcloc bundle; - is XLIFF on standard input.",
        value: .file(endings: ["xliff", "xcloc"]))
    static let project = ArgumentDefinition(
        name: "folder", help: "The project: the folder that the paths of the XLIFF file start in, or one file of it.",
        value: .file(endings: []))
    static let skipErrors = OptionDefinition(
        flag: "skip-errors", help: "Take over the rest although a part of the XLIFF file cannot be; the status is 1.")

    static let definition = CommandDefinition(
        name: "import",
        abstract: "Take the translations of an XLIFF file or bundle over into a project.",
        discussion: """
            Texts go by the path of their file and their id, as in Xcode. What Xcode passes over without a word is told: \
            a file or an id that the project does not have, a file without target-language and damage are errors, and \
            nothing is written (65); an unfinished or empty target and a source that has changed since are warnings.
            """,
        arguments: [source, project],
        options: [skipErrors, TranslationSaving.dryRun, TranslationSaving.keepDamage, SharedOptions.format]
            + TranslationReading.options)

    private static let mostFindings = 1_000

    private let source: String
    private let project: String
    private let skipsErrors: Bool
    private let writesJSON: Bool
    private let saving: TranslationSaving
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        source = arguments.value(of: Self.source) ?? ""
        project = arguments.value(of: Self.project) ?? ""
        skipsErrors = arguments.isGiven(Self.skipErrors)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let (path, bytes) = try xliff(io)
        let document = XLIFFDocument(parsing: bytes, name: io.fileName(path), limits: reading.limits)
        let project = try TranslationProject(project, reading, io)
        let result = XLIFFImport(document, into: project.projectFiles, interfaces: project.interfaces)
        let hasErrors = report(result.findings, in: document, io)
        if hasErrors, !skipsErrors {
            throw CommandFailure(.badData, "Error: Nothing is imported; --skip-errors takes over the rest")
        }
        var changes: [(file: TranslationFile, bytes: [UInt8])] = []
        // All edits are made before the first file is written, so that a refusal leaves all of them as they are.
        for (place, edits) in self.edits(of: result) {
            let file = try project.file(at: place, reading, io)
            try saving.check(file)
            let bytes = try file.edited(by: edits)
            if bytes != file.document.bytes { changes.append((file, bytes)) }
        }
        if !(writesJSON && saving.isDryRun) { try saving.save(changes, io) }
        try saving.list(
            changes.map(\.file.path), asJSON: writesJSON,
            more: [("findings", .array(result.findings.map(\.json)))], io)
        return hasErrors ? .findings : .success
    }

    /// The edits of each file, which may be in the XLIFF document several times.
    private func edits(of result: XLIFFImport) -> [(place: String, edits: [TranslationEdit])] {
        var all: [(place: String, edits: [TranslationEdit])] = []
        var numbers: [String: Int] = [:]
        for file in result.files {
            if let number = numbers[file.path] {
                all[number].edits += file.edits
            } else {
                numbers[file.path] = all.count
                all.append((file.path, file.edits))
            }
        }
        return all
    }

    /// The XLIFF document: the file itself, or that of the bundle.
    private func xliff(_ io: CommandIO) throws(CommandFailure) -> (path: String, bytes: [UInt8]) {
        guard let paths = try io.files(below: source) else { return (source, try reading.bytes(of: source, io)) }
        let folder = source.hasSuffix("/") ? source : source + "/"
        var files: [String: [UInt8]] = [:]
        for path in paths where path.hasPrefix(folder + "Localized Contents/") && path.hasSuffix(".xliff") {
            files[String(path.dropFirst(folder.count))] = try reading.bytes(of: path, io)
        }
        if files.count > 1 {
            let names = files.keys.sorted().map { "'\(io.fileName($0))'" }.joined(separator: ", ")
            throw CommandFailure(
                .badData, "Error: The bundle '\(io.fileName(source))' has several XLIFF files: \(names)")
        }
        guard let xliff = LocalizationBundle(files: files).xliff else {
            throw CommandFailure(
                .missingInput, "Error: The bundle '\(io.fileName(source))' has no XLIFF file in 'Localized Contents'")
        }
        return (folder + "Localized Contents/" + xliff.name, xliff.bytes)
    }

    /// Says what is wrong on standard error, in the order of the XLIFF file.
    ///
    /// - Returns: Whether an error is among it.
    private func report(_ findings: [XLIFFFinding], in document: XLIFFDocument, _ io: CommandIO) -> Bool {
        // Each place costs a search for its line, so that no more are told than a reader would read.
        let shown = findings.prefix(Self.mostFindings)
        var all = shown.map { finding in
            let id = finding.id.map { " (“\($0)”)" } ?? ""
            return document.source.diagnostic(
                finding.isError ? .error : .warning, finding.message + id, at: finding.offset ?? 0)
        }
        let places = Set(findings.compactMap(\.offset))
        all += document.diagnostics.filter { !places.contains($0.position.offset) }
        for diagnostic in all.sorted(by: { $0.position.offset < $1.position.offset }) {
            io.report(diagnostic.description(file: document.name) + "\n")
        }
        if shown.count < findings.count { io.report("… and \(findings.count - shown.count) more\n") }
        return findings.contains(where: \.isError) || all.contains { $0.severity == .error }
    }
}
