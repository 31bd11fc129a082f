internal import Diagnostics
internal import Languages
internal import TranslationFiles

/// `shoptalk strings remove`: takes a key away, or its texts in one language.
struct StringsRemoveCommand: Command {
    static let language = OptionDefinition(
        name: "language", valueName: "tag", help: "Take away the texts in this language alone.")

    static let definition = CommandDefinition(
        name: "remove",
        abstract: "Take away a key, or its texts in one language.",
        discussion: "In a folder the key goes from every file that has it. Exit status 1: no file has it.",
        arguments: [TranslationSaving.argument, StringsGetCommand.key],
        options: [language, TranslationSaving.dryRun, TranslationSaving.keepDamage] + TranslationReading.options)

    private let file: String
    private let key: String
    private let language: LanguageTag?
    private let saving: TranslationSaving
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = try TranslationSaving.path(arguments)
        key = arguments.value(of: StringsGetCommand.key) ?? ""
        language = try SharedOptions.tag(from: arguments.value(of: Self.language))
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        var changes: [(file: TranslationFile, bytes: [UInt8])] = []
        for file in try reading.open(file, io) {
            guard let edit = edit(of: file.document) else { continue }
            try saving.check(file)
            changes.append((file, try file.edited(by: [edit])))
        }
        guard !changes.isEmpty else {
            let place = language.map { " in \($0)" } ?? ""
            throw CommandFailure(.findings, "Error: Nothing has the key '\(VisibleText(key).text)'\(place)")
        }
        try saving.save(changes, io)
        return .success
    }

    private func edit(of document: any TranslationDocument) -> TranslationEdit? {
        guard let entry = document.translationEntry(forKey: key) else { return nil }
        guard let language else { return .remove(key: key) }
        guard entry.texts.contains(where: { $0.language == language }) else { return nil }
        // A file in one language has nothing left of the key without it.
        return document is StringCatalogue ? .removeLanguage(language, key: key) : .remove(key: key)
    }
}
