internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal backup`: copies a journal while it is in use.
struct JournalBackupCommand: Command {
    static let definition = CommandDefinition(
        name: "backup",
        abstract: "Copy a journal into a new file, as it stands between two changes.",
        arguments: [JournalInput.argument, JournalInput.newFile])

    private let input: JournalInput

    init(_ arguments: ParsedArguments) throws(CommandFailure) { input = JournalInput(arguments) }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let newPath = input.newPath
        try await input.asked(io, isCreating: true) { (journal) throws(JournalError) in
            try await journal.backUp(to: newPath)
        }
        return .success
    }
}
