internal import JSONText
internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal show`: every transaction of a journal and how far it has come.
struct JournalShowCommand: Command {
    static let definition = CommandDefinition(
        name: "show",
        abstract: "List the transactions of a journal and how far each has come.",
        discussion: """
            A state is recorded (not delivered yet), delivered (the store does not know yet), finished, parked, revoked, \
            unverified or rejected. Attempts are the deliveries that were begun; the reason is why the last one failed.
            """,
        arguments: [JournalInput.argument], options: [SharedOptions.format])

    private let input: JournalInput

    init(_ arguments: ParsedArguments) throws(CommandFailure) { input = JournalInput(arguments) }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let entries = try await input.asked(io) { (journal) throws(JournalError) in try await journal.entries() }
        let transactions = JournaledTransaction.all(in: entries)
        let counted = transactions.reduce(into: [:]) { counts, transaction in
            counts[transaction.state, default: 0] += 1
        }
        if input.writesJSON {
            let counts = JournaledTransaction.State.allCases.map { state in
                (key: state.rawValue, value: JSONValue.integer(counted[state] ?? 0))
            }
            try io.print(json: [
                ("transactions", .array(transactions.map(\.json))), ("counts", .object(counts)),
            ])
        } else {
            let counts = JournaledTransaction.State.allCases.compactMap { state in
                counted[state].map { ", \($0) \(state.rawValue)" }
            }
            let number = "\(transactions.count) \(transactions.count == 1 ? "transaction" : "transactions")"
            try io.print(transactions.map(\.line).joined() + number + counts.joined() + "\n")
        }
        return .success
    }
}
