internal import FileReplacement
internal import JournalSQLite
internal import PurchaseProcessing

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

    /// The argument that names a journal.
    static let file = ArgumentDefinition(
        name: "file", help: "The journal, as 'simulate --journal' or an app has made it.", value: .file(endings: []))

    init(_ arguments: ParsedArguments) throws(CommandFailure) { throw .usage("Missing subcommand") }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus { .usage }

    /// Opens a journal that is there.
    ///
    /// - Throws: A failure with status 66 where there is no file, otherwise as ``CommandFailure/init(_:isCreating:)``.
    static func open(_ path: String, _ io: CommandIO) throws(CommandFailure) -> SQLiteJournal {
        try requireFile(path, io)
        do {
            return try SQLiteJournal(path: path)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Refuses a path that names nothing, of which a journal would otherwise be made.
    ///
    /// - Throws: A failure with status 66.
    static func requireFile(_ path: String, _ io: CommandIO) throws(CommandFailure) {
        do {
            _ = try io.readFile(path, 0)
        } catch {
            // Any content is too large; that is looked at later.
            if error.code == .missing {
                throw CommandFailure(.missingInput, "Error: There is no file '\(io.fileName(path))'")
            }
        }
    }
}
