internal import JSONText
internal import Languages
internal import StringTables
internal import TranslationFiles

/// `shoptalk strings dump`: everything that is known of every entry, as JSON.
struct StringsDumpCommand: Command {
    static let format = OptionDefinition(
        name: "format", valueName: "format", help: "JSON for programs.", value: .oneOf(["json"]), defaultValue: "json")

    static let definition = CommandDefinition(
        name: "dump",
        abstract: "Print every entry with all that the file says of it, as JSON.",
        discussion: "Places count bytes of the file's text in UTF-8, from 0.",
        arguments: [TranslationInput.argument],
        options: [TranslationReading.language, format] + TranslationReading.options)

    private let file: String
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: TranslationInput.argument) ?? ""
        reading = try TranslationReading(withLanguage: arguments)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let files = try reading.open(file, io)
        try io.print(json: [
            (
                "files",
                .array(
                    files.map { file in
                        .object([
                            ("path", .string(file.path)),
                            ("sourceLanguage", .optional(file.document.sourceLanguage?.description)),
                            ("languages", .array(file.document.languages.map { .string($0.description) })),
                            ("entries", .array(file.document.translationEntries.map(json))),
                        ])
                    })
            )
        ])
        return TranslationFile.report(files, io)
    }

    private func json(_ entry: TranslationEntry) -> JSONValue {
        .object([
            ("key", .string(entry.key)),
            ("comment", .optional(entry.comment)),
            ("shouldTranslate", .bool(entry.shouldTranslate)),
            ("extractionState", .optional(entry.extractionState?.rawValue)),
            ("start", .integer(entry.range.lowerBound)),
            ("end", .integer(entry.range.upperBound)),
            (
                "texts",
                .array(
                    entry.texts.map { text in
                        .object([
                            ("language", .optional(text.language?.description)),
                            ("variation", .string(text.variation.description)),
                            ("value", .string(text.value)),
                            ("state", .optional(text.state?.rawValue)),
                        ])
                    })
            ),
        ])
    }
}
