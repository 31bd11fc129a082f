/// `shoptalk journal`: the commands about the journal of a shop, for the person on call.
struct JournalCommand: Command {
    static let subcommands: [any Command.Type] = [
        JournalShowCommand.self, JournalParkedCommand.self, JournalRetryCommand.self, JournalVerifyCommand.self,
        JournalRecoverCommand.self, JournalBackupCommand.self,
    ]

    static let definition = CommandDefinition(
        name: "journal",
        abstract: "Look after the journal of purchases in a SQLite file.",
        discussion: """
            A journal may be in use meanwhile. Exit status: 65 where the file is damaged or no journal, 66 where it is \
            not there, 75 where another process holds it.
            """,
        subcommands: subcommands.map { $0.definition })

    init(_ arguments: ParsedArguments) throws(CommandFailure) { throw .usage("Missing subcommand") }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus { .usage }
}
