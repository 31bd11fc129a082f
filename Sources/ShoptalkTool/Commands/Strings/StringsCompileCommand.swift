internal import Diagnostics
internal import FileReplacement
internal import TranslationExchange
internal import TranslationFiles

/// `shoptalk strings compile`: a catalogue as the files that programs load.
struct StringsCompileCommand: Command {
    static let output = OptionDefinition(
        name: "output", letter: "o", valueName: "folder", help: "The folder to write the .lproj folders into.",
        defaultValue: ".")

    static let definition = CommandDefinition(
        name: "compile",
        abstract: "Compile a string catalogue to .strings and .stringsdict files, a folder for each language.",
        discussion: """
            The files are those that Xcode's own compiler makes of a catalogue: plain texts in .strings, what varies \
            by number or device in .stringsdict. Their paths are printed.
            """,
        arguments: [TranslationInput.argument],
        options: [output, TranslationSaving.dryRun, TranslationSaving.keepDamage, SharedOptions.format]
            + TranslationReading.options)

    private let file: String
    private let output: String
    private let saving: TranslationSaving
    private let reading: TranslationReading
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: TranslationInput.argument) ?? ""
        output = arguments.value(of: Self.output) ?? "."
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        var written: [(path: String, bytes: [UInt8])] = []
        for file in try reading.open(file, io) {
            guard let catalogue = file.document as? StringCatalogue else { continue }
            try saving.check(file)
            let name = file.path.split(separator: "/").last.map(String.init) ?? ""
            let table = name.hasSuffix(".xcstrings") ? String(name.dropLast(".xcstrings".count)) : name
            let compiled = CompiledCatalogue(catalogue, table: table)
            for loss in compiled.losses {
                io.report("\(io.fileName(file.path)): warning: \(VisibleText(loss.description).text)\n")
            }
            written += compiled.files.map { (output + "/" + $0.path, $0.bytes) }
        }
        guard !written.isEmpty else {
            throw CommandFailure(.badData, "Error: '\(io.fileName(file))' has no catalogue to compile")
        }
        // All are written before the first is named: a reader that goes away must not leave half of them.
        if !(writesJSON && saving.isDryRun) { try saving.make(written, io) }
        try saving.list(written.map(\.path), asJSON: writesJSON, io)
        return .success
    }
}
