internal import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationExchange
internal import TranslationFiles

/// `shoptalk strings export`: what translators get, as Xcode exports it.
struct StringsExportCommand: Command {
    static let languages = OptionDefinition(
        name: "language", valueName: "tag",
        help: "A language to translate to; without it, all that the files have but the source language.",
        isRepeatable: true)
    static let sourceLanguage = OptionDefinition(
        name: "source-language", valueName: "tag",
        help: "The language of the texts; without it, that of the catalogues, or else en.")
    static let output = OptionDefinition(
        name: "output", letter: "o", valueName: "path",
        help: """
            A file .xliff or a bundle .xcloc for one language, or a folder, which gets a bundle for each; - is standard \
            output, as XLIFF.
            """,
        value: .file(endings: ["xliff", "xcloc"]), defaultValue: "-")
    static let project = OptionDefinition(
        name: "project", valueName: "name",
        help: "The name of the Xcode project for a bundle; without it, that of the folder.")

    static let definition = CommandDefinition(
        name: "export",
        abstract: "Write what is to be translated as XLIFF 1.2 or as bundles, as Xcode exports it.",
        discussion: """
            A folder is the project, whose paths the file names; of a file in an .lproj folder its other languages go \
            along. Each plural form of the target language is there. What Xcode would lose on the way is left out and \
            told on standard error, each with its key; the exit status is then 1.
            """,
        arguments: [TranslationSaving.argument],
        options: [
            languages, sourceLanguage, output, project, TranslationSaving.dryRun, TranslationSaving.keepDamage,
            SharedOptions.format,
        ] + TranslationReading.options)

    private let path: String
    private let languages: [LanguageTag]
    private let sourceLanguage: LanguageTag?
    private let output: String
    private let project: String?
    private let writesJSON: Bool
    private let saving: TranslationSaving
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        path = arguments.value(of: TranslationInput.argument) ?? ""
        let texts = arguments.values(of: Self.languages)
        languages = texts.isEmpty ? [] : try SharedOptions.languages(from: texts)
        sourceLanguage = try SharedOptions.tag(
            from: arguments.value(of: Self.sourceLanguage), for: Self.sourceLanguage)
        output = arguments.value(of: Self.output) ?? "-"
        project = arguments.value(of: Self.project)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
        if writesJSON, output == "-" {
            throw .usage("'--format json' tells what is written; name a file with --output")
        }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let project = try TranslationProject(path, reading, io)
        for file in project.files { try saving.check(file) }
        let source = try source(of: project)
        let targets = languages.isEmpty ? project.languages.filter { $0 != source } : languages
        if targets.isEmpty { throw .usage("The files are in \(source) alone; name a language with --language") }
        if targets.contains(source) {
            throw .usage("The texts are in \(source) already", in: "--language \(source)", at: "--language ".utf8.count)
        }
        let isForOne = output == "-" || hasEnding(".xliff") || hasEnding(".xcloc")
        if isForOne, targets.count > 1 {
            let names = targets.map(\.description).joined(separator: ", ")
            throw .usage("One file holds one language, not \(names); name a folder with --output, or one --language")
        }
        try checkSources(of: project, source, io)
        let files = project.projectFiles
        let exports = targets.map { XLIFFExport(of: files, from: source, to: $0) }
        // What is left out is left out of every language.
        var findings: [XLIFFFinding] = []
        for finding in exports.flatMap(\.findings) where !findings.contains(finding) { findings.append(finding) }
        for finding in findings { io.report(VisibleText(finding.description).text + "\n") }
        if output == "-" {
            for export in exports { try io.print(String(decoding: export.bytes, as: UTF8.self)) }
        } else {
            let written = exports.flatMap { self.files(of: $0, project) }
            if !(writesJSON && saving.isDryRun) { try saving.make(written, io) }
            try saving.list(
                written.map(\.path), asJSON: writesJSON,
                more: [
                    ("sourceLanguage", .string(source.description)),
                    ("languages", .array(targets.map { .string($0.description) })),
                    ("findings", .array(findings.map(\.json))),
                ], io)
        }
        return findings.isEmpty ? .success : .findings
    }

    private func source(of project: TranslationProject) throws(CommandFailure) -> LanguageTag {
        if let sourceLanguage { return sourceLanguage }
        let sources = project.sourceLanguages
        guard sources.count < 2 else {
            let names = sources.map(\.description).joined(separator: " and ")
            throw .usage("The catalogues were written in \(names); name one with --source-language")
        }
        return sources.first ?? .english
    }

    /// Tells the files that give no texts because nothing says their language.
    ///
    /// - Throws: A failure with status 65 where no file gives any.
    private func checkSources(
        of project: TranslationProject, _ source: LanguageTag, _ io: CommandIO
    ) throws(CommandFailure) {
        var hasSource = false
        for file in project.files {
            let path = TranslationPath(file.path)
            if file.document is StringCatalogue || (path?.language == source && path?.isBase == false) {
                hasSource = true
            } else if path?.language == nil || path?.isBase == true {
                io.report(
                    "\(io.fileName(file.path)): warning: no folder names the language of the file; it is not exported\n"
                )
            }
        }
        if !hasSource {
            throw CommandFailure(.badData, "Error: No file is in \(source); name the language with --source-language")
        }
    }

    /// The files that an export is written as, by their paths.
    private func files(
        of export: XLIFFExport, _ project: TranslationProject
    ) -> [(path: String, bytes: [UInt8])] {
        if hasEnding(".xliff") { return [(output, export.bytes)] }
        let folder = hasEnding(".xcloc") ? output : "\(output)/\(export.target).xcloc"
        let name = self.project ?? project.name ?? "Project"
        return LocalizationBundle(export, project: name).files.map { ("\(folder)/\($0.key)", $0.value) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func hasEnding(_ ending: String) -> Bool { output.lowercased().hasSuffix(ending) }
}

extension XLIFFFinding {
    /// The finding as JSON.
    var json: JSONValue {
        .object([
            ("kind", .string(kind.rawValue)), ("severity", .string(isError ? "error" : "warning")),
            ("file", .string(file)), ("id", .optional(id)), ("message", .string(message)),
        ])
    }
}
