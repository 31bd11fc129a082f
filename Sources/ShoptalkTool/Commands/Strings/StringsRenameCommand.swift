internal import Diagnostics
internal import TranslationFiles

/// `shoptalk strings rename`: gives a key another name, in every language.
struct StringsRenameCommand: Command {
    static let old = ArgumentDefinition(name: "old", help: "The key as it is.")
    static let new = ArgumentDefinition(name: "new", help: "The key as it shall be.")

    static let definition = CommandDefinition(
        name: "rename",
        abstract: "Give a key another name, in every language and file of a table.",
        discussion: """
            Nothing is written where the new name is taken in one of the files. Exit status 1: no file has the key.
            """,
        arguments: [TranslationSaving.argument, old, new],
        options: [TranslationSaving.dryRun, TranslationSaving.keepDamage] + TranslationReading.options)

    private let file: String
    private let old: String
    private let new: String
    private let saving: TranslationSaving
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = try TranslationSaving.path(arguments)
        old = arguments.value(of: Self.old) ?? ""
        new = arguments.value(of: Self.new) ?? ""
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        var changes: [(file: TranslationFile, bytes: [UInt8])] = []
        // All edits are made before the first file is written, so that a refusal leaves all of them as they are.
        for file in try reading.open(file, io) where file.document.translationEntry(forKey: old) != nil {
            try saving.check(file)
            changes.append((file, try file.edited(by: [.rename(key: old, to: new)])))
        }
        guard !changes.isEmpty else {
            throw CommandFailure(.findings, "Error: Nothing has the key '\(VisibleText(old).text)'")
        }
        try saving.save(changes, io)
        return .success
    }
}
