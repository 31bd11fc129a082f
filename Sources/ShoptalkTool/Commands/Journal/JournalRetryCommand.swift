internal import Diagnostics
internal import JournalSQLite
internal import PurchaseProcessing
internal import Purchases

/// `shoptalk journal retry`: puts parked transactions back.
struct JournalRetryCommand: Command {
    static let id = ArgumentDefinition(
        name: "id", help: "A transaction, as 'journal parked' names it.", isRepeatable: true)

    static let definition = CommandDefinition(
        name: "retry",
        abstract: "Put parked transactions back, so that the next run delivers them.",
        discussion: """
            Each has all its attempts before it again, under the same key as ever. Exit status 1: one of them is not \
            parked; the others are put back.
            """,
        arguments: [JournalInput.argument, id])

    private let input: JournalInput
    private let ids: [TransactionID]

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        input = JournalInput(arguments)
        ids = arguments.values(of: Self.id).map { TransactionID($0) }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let ids = ids
        let putBack = try await input.asked(io) { (journal) throws(JournalError) in
            var putBack: Set<TransactionID> = []
            for id in ids {
                for kind in [TransactionKey.Kind.grant, .revocation]
                where try await journal.retry(TransactionKey(id: id, kind: kind)) != nil {
                    putBack.insert(id)
                }
            }
            return putBack
        }
        var status = ExitStatus.success
        for id in ids {
            let name = VisibleText(id.rawValue).text
            if putBack.contains(id) {
                try io.print("\(name) is put back\n")
            } else {
                io.report("'\(name)' is not parked\n")
                status = .findings
            }
        }
        return status
    }
}
