internal import Diagnostics
internal import JSONText
internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal recover`: takes what is whole out of a damaged journal.
struct JournalRecoverCommand: Command {
    static let newFile = ArgumentDefinition(
        name: "new-file", help: "The file to make; it must not be there yet.", value: .file(endings: []))

    static let definition = CommandDefinition(
        name: "recover",
        abstract: "Take every row that is whole out of a damaged journal into a new file.",
        discussion: """
            The damaged file stays as it is. What was lost is named, a line each; a transaction whose row is lost is \
            delivered again when the store reports it again. Exit status 1: something was lost.
            """,
        arguments: [JournalCommand.file, newFile], options: [SharedOptions.format])

    private let file: String
    private let newFile: String
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: JournalCommand.file) ?? ""
        newFile = arguments.value(of: Self.newFile) ?? ""
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        try JournalCommand.requireFile(file, io)
        let recovery: JournalRecovery
        do {
            recovery = try SQLiteJournal.recover(file, into: newFile)
        } catch {
            throw CommandFailure(error, isCreating: error.context.hasPrefix(newFile))
        }
        if writesJSON {
            let lost = JSONValue.array(recovery.lost.map { .string($0) })
            try io.print(json: [("kept", .integer(recovery.kept)), ("lost", lost)])
        } else {
            let lines = recovery.lost.map { VisibleText($0).text + "\n" }
            try io.print(lines.joined() + "\(recovery.kept) rows kept\n")
        }
        return recovery.lost.isEmpty ? .success : .findings
    }
}
