internal import Diagnostics
internal import JSONText
internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal recover`: takes what is whole out of a damaged journal.
struct JournalRecoverCommand: Command {
    static let definition = CommandDefinition(
        name: "recover",
        abstract: "Take every row that is whole out of a damaged journal into a new file.",
        discussion: """
            The damaged file stays as it is. What was lost is named, a line each; a transaction whose row is lost is \
            delivered again when the store reports it again. Exit status 1: something was lost.
            """,
        arguments: [JournalInput.argument, JournalInput.newFile], options: [SharedOptions.format])

    private let input: JournalInput

    init(_ arguments: ParsedArguments) throws(CommandFailure) { input = JournalInput(arguments) }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        try input.requireFile(io)
        let recovery: JournalRecovery
        do {
            recovery = try SQLiteJournal.recover(input.path, into: input.newPath)
        } catch {
            throw CommandFailure(error, isCreating: true)
        }
        if input.writesJSON {
            let lost = JSONValue.array(recovery.lost.map { .string($0) })
            try io.print(json: [("kept", .integer(recovery.kept)), ("lost", lost)])
        } else {
            let lines = recovery.lost.map { VisibleText($0).text + "\n" }
            try io.print(lines.joined() + "\(recovery.kept) rows kept\n")
        }
        return recovery.lost.isEmpty ? .success : .findings
    }
}
