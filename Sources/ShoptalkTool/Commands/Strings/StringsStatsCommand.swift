internal import JSONText
internal import Languages
internal import StringTables
internal import TranslationFiles

/// `shoptalk strings stats`: how much is translated into each language.
struct StringsStatsCommand: Command {
    static let definition = CommandDefinition(
        name: "stats",
        abstract: "Count how much is translated into each language, and how surely.",
        discussion: """
            Keys that are not to be translated are not counted. A key counts once a language, by its least sure text.
            """,
        arguments: [TranslationInput.argument],
        options: [TranslationReading.language, SharedOptions.format] + TranslationReading.options)

    /// What is known of one language.
    private struct Count {
        var byState: [EntryState: Int] = [:]

        var present: Int { byState.values.reduce(0, +) }
        func of(_ state: EntryState) -> Int { byState[state] ?? 0 }
    }

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
        var texts: [String: [LanguageTag: [EntryState]]] = [:]
        var ignored: Set<String> = []
        for file in files {
            for entry in file.document.translationEntries {
                if !entry.shouldTranslate { ignored.insert(entry.key) }
                for text in entry.texts {
                    texts[entry.key, default: [:]][text.language ?? .undetermined, default: []]
                        .append(text.state ?? .translated)
                }
                if entry.texts.isEmpty { texts[entry.key, default: [:]] = texts[entry.key] ?? [:] }
            }
        }
        for key in ignored { texts[key] = nil }
        var counts: [LanguageTag: Count] = [:]
        for language in Set(files.flatMap(\.languages)) { counts[language] = Count() }
        for states in texts.values {
            for (language, states) in states {
                counts[language, default: Count()].byState[EntryState.worst(of: states), default: 0] += 1
            }
        }
        let rows = counts.sorted { $0.key < $1.key }
        if writesJSON {
            try io.print(json: json(rows, of: texts.count))
        } else {
            try io.print(text(rows, of: texts.count))
        }
        return TranslationFile.report(files, io)
    }

    private func text(_ rows: [(key: LanguageTag, value: Count)], of total: Int) -> String {
        var lines = ["language\tpresent\tof\ttranslated\tneeds_review\tmachine_translated\tnew\tmissing"]
        for (language, count) in rows {
            let numbers = [
                count.present, total, count.of(.translated), count.of(.needsReview), count.of(.machineTranslated),
                count.of(.new), total - count.present,
            ]
            lines.append(([language.description] + numbers.map(String.init)).joined(separator: "\t"))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func json(_ rows: [(key: LanguageTag, value: Count)], of total: Int) -> [(key: String, value: JSONValue)] {
        let languages = rows.map { language, count in
            JSONValue.object([
                ("language", .string(language.description)), ("present", .integer(count.present)),
                ("missing", .integer(total - count.present)),
                (
                    "states",
                    .object(count.byState.map { ($0.key.rawValue, .integer($0.value)) })
                ),
            ])
        }
        return [("keys", .integer(total)), ("languages", .array(languages))]
    }
}
