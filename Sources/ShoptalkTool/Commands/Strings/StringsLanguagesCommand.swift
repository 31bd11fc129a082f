internal import JSONText
internal import Languages
internal import TranslationFiles

/// `shoptalk strings languages`: the languages of files.
struct StringsLanguagesCommand: Command {
    static let definition = CommandDefinition(
        name: "languages",
        abstract: "List the languages that the files are in.",
        discussion: "A file in a language that nothing tells is in 'und'.",
        arguments: [TranslationInput.argument],
        options: [TranslationReading.language, SharedOptions.format] + TranslationReading.options)

    private let file: String
    private let reading: TranslationReading
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: TranslationInput.argument) ?? ""
        reading = try TranslationReading(withLanguage: arguments)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let files = try reading.open(file, io)
        let languages = Set(files.flatMap(\.languages)).sorted().map(\.description)
        if writesJSON {
            try io.print(json: [("languages", .array(languages.map { .string($0) }))])
        } else {
            try io.print(languages.map { $0 + "\n" }.joined())
        }
        return TranslationFile.report(files, io)
    }
}
