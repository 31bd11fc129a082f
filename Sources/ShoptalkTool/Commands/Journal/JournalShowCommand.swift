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
            entries = try await journal.entries()
        } catch {
            throw CommandFailure(error)
        }
        let transactions = JournaledTransaction.all(in: entries)
        let counted = transactions.reduce(into: [:]) { counts, transaction in
            counts[transaction.state, default: 0] += 1
        }
        if writesJSON {
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
