internal import JSONText
internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal parked`: the transactions whose delivery somebody has to look at.
struct JournalParkedCommand: Command {
    static let definition = CommandDefinition(
        name: "parked",
        abstract: "List the transactions whose delivery failed as often as it may.",
        discussion: "They are paid and not delivered, each with its reason. Put them back with 'journal retry'.",
        arguments: [JournalCommand.file], options: [SharedOptions.format])

    private let file: String
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: JournalCommand.file) ?? ""
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let journal = try JournalCommand.open(file, io)
        let entries: [JournalEntry]
        do {
            entries = try await journal.parkedEntries()
        } catch {
            throw CommandFailure(error)
        }
        let transactions = JournaledTransaction.all(in: entries)
        if writesJSON {
            try io.print(json: [("transactions", .array(transactions.map(\.json)))])
        } else {
            try io.print(transactions.map(\.line).joined() + "\(transactions.count) parked\n")
        }
        return .success
    }
}
