internal import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationFiles

/// `shoptalk strings list`: the keys and the languages that each has.
struct StringsListCommand: Command {
    static let definition = CommandDefinition(
        name: "list",
        abstract: "List the keys, with the languages that each is in.",
        discussion: "Where a file is damaged, what is whole is listed, and the status is 65.",
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
        var order: [String] = []
        var languages: [String: Set<LanguageTag>] = [:]
        for file in files {
            for entry in file.document.translationEntries {
                if languages[entry.key] == nil { order.append(entry.key) }
                languages[entry.key, default: []].formUnion(entry.texts.compactMap(\.language))
            }
        }
        let rows = order.map { key in (key: key, languages: (languages[key] ?? []).sorted().map(\.description)) }
        if writesJSON {
            let entries = rows.map { row in
                JSONValue.object([
                    ("key", .string(row.key)), ("languages", .array(row.languages.map { .string($0) })),
                ])
            }
            let all = JSONValue.object([("schemaVersion", .integer(1)), ("entries", .array(entries))])
            try io.print(all.text(style: .indented) + "\n")
        } else {
            try io.print(
                rows.map { VisibleText($0.key).text + "\t" + $0.languages.joined(separator: " ") + "\n" }.joined())
        }
        return TranslationFile.report(files, io)
    }
}

extension TranslationFile {
    /// Says what is damaged in some files on standard error.
    ///
    /// - Returns: 65 where something is, else 0.
    static func report(_ files: [TranslationFile], _ io: CommandIO) -> ExitStatus {
        let damages = files.compactMap(\.damage)
        for damage in damages { io.report(damage + "\n") }
        return damages.isEmpty ? .success : .badData
    }
}
