internal import JSONText
internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal parked`: the transactions whose delivery somebody has to look at.
struct JournalParkedCommand: Command {
    static let definition = CommandDefinition(
        name: "parked",
        abstract: "List the transactions whose delivery failed as often as it may.",
        discussion: "They are paid and not delivered, each with its reason. Put them back with 'journal retry'.",
        arguments: [JournalInput.argument], options: [SharedOptions.format])

    private let input: JournalInput

    init(_ arguments: ParsedArguments) throws(CommandFailure) { input = JournalInput(arguments) }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let entries = try await input.asked(io) { (journal) throws(JournalError) in try await journal.parkedEntries() }
        let transactions = JournaledTransaction.all(in: entries)
        if input.writesJSON {
            try io.print(json: [("transactions", .array(transactions.map(\.json)))])
        } else {
            try io.print(transactions.map(\.line).joined() + "\(transactions.count) parked\n")
        }
        return .success
    }
}
