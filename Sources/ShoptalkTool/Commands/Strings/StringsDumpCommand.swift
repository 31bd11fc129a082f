internal import JSONText
internal import Languages
internal import StringTables
internal import TranslationFiles

/// `shoptalk strings dump`: everything that is known of every entry, as JSON.
struct StringsDumpCommand: Command {
    static let definition = CommandDefinition(
        name: "dump",
        abstract: "Print every entry with all that the file says of it, as JSON.",
        discussion: "Places count bytes of the file's text in UTF-8, from 0.",
        arguments: [TranslationInput.argument])

    private let file: String

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: TranslationInput.argument) ?? ""
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let files = try TranslationFile.open(file, io)
        let value = JSONValue.object([
            ("schemaVersion", .integer(1)),
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
            ),
        ])
        try io.print(value.text(style: .indented) + "\n")
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
