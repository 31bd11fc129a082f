internal import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationFiles

/// `shoptalk strings list`: the keys and the languages that each has.
struct StringsListCommand: Command {
    static let definition = CommandDefinition(
        name: "list",
        abstract: "List the keys, with the languages that each is in.",
        discussion: """
            An empty key shows as "", a text in a language that nothing tells is in 'und'. Where a file is damaged, what \
            is whole is listed, and the status is 65.
            """,
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
        var order: [String] = []
        var languages: [String: Set<LanguageTag>] = [:]
        for file in files {
            for entry in file.document.translationEntries {
                if languages[entry.key] == nil { order.append(entry.key) }
                languages[entry.key, default: []].formUnion(entry.texts.map { $0.language ?? .undetermined })
            }
        }
        let rows = order.map { key in (key: key, languages: (languages[key] ?? []).sorted().map(\.description)) }
        if writesJSON {
            let entries = rows.map { row in
                JSONValue.object([
                    ("key", .string(row.key)), ("languages", .array(row.languages.map { .string($0) })),
                ])
            }
            try io.print(json: [("entries", .array(entries))])
        } else {
            try io.print(
                rows.map { shown($0.key) + "\t" + $0.languages.joined(separator: " ") + "\n" }.joined())
        }
        return TranslationFile.report(files, io)
    }

    private func shown(_ key: String) -> String { key.isEmpty ? "\"\"" : VisibleText(key).text }
}
