internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal backup`: copies a journal while it is in use.
struct JournalBackupCommand: Command {
    static let definition = CommandDefinition(
        name: "backup",
        abstract: "Copy a journal into a new file, as it stands between two changes.",
        arguments: [JournalCommand.file, JournalRecoverCommand.newFile])

    private let file: String
    private let newFile: String

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: JournalCommand.file) ?? ""
        newFile = arguments.value(of: JournalRecoverCommand.newFile) ?? ""
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let journal = try JournalCommand.open(file, io)
        do {
            try await journal.backUp(to: newFile)
        } catch {
            throw CommandFailure(error, isCreating: true)
        }
        return .success
    }
}
