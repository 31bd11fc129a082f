internal import JSONText
internal import Languages
internal import TranslationFiles

/// `shoptalk strings languages`: the languages of files.
struct StringsLanguagesCommand: Command {
    static let definition = CommandDefinition(
        name: "languages",
        abstract: "List the languages that the files are in.",
        arguments: [TranslationInput.argument],
        options: [SharedOptions.format])

    private let file: String
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: TranslationInput.argument) ?? ""
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let files = try TranslationFile.open(file, io)
        let languages = Set(files.flatMap(\.document.languages)).sorted().map(\.description)
        if writesJSON {
            let value = JSONValue.object([
                ("schemaVersion", .integer(1)), ("languages", .array(languages.map { .string($0) })),
            ])
            try io.print(value.text(style: .indented) + "\n")
        } else {
            try io.print(languages.map { $0 + "\n" }.joined())
        }
        return TranslationFile.report(files, io)
    }
}
