internal import JSONText
internal import Languages
internal import TranslationExchange
internal import TranslationFiles

/// `shoptalk strings diff`: what two translation files say differently.
struct StringsDiffCommand: Command {
    static let old = ArgumentDefinition(name: "old", help: "The first file.", value: .file(endings: []))
    static let new = ArgumentDefinition(name: "new", help: "The second file.", value: .file(endings: []))

    static let definition = CommandDefinition(
        name: "diff",
        abstract: "Tell what two translation files say differently, whatever their formats.",
        discussion: "Exit status 1: they differ. The order of keys, comments between them and spelling do not count.",
        arguments: [old, new],
        options: [SharedOptions.format] + TranslationReading.options)

    private let reading: TranslationReading
    private let old: String
    private let new: String
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        reading = try TranslationReading(arguments)
        old = arguments.value(of: Self.old) ?? ""
        new = arguments.value(of: Self.new) ?? ""
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let files = [try reading.file(old, io), try reading.file(new, io)]
        let differences = TranslationDifferences(from: files[0].document, to: files[1].document)
        if writesJSON {
            try io.print(differences.json.text(style: .indented) + "\n")
        } else if !differences.differences.isEmpty {
            try io.print(differences.description + "\n")
        }
        let damage = TranslationFile.report(files, io)
        if damage != .success { return damage }
        return differences.differences.isEmpty ? .success : .findings
    }
}
