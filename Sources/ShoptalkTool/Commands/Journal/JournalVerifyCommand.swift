internal import Diagnostics
internal import JSONText
internal import JournalSQLite
internal import PurchaseProcessing

/// `shoptalk journal verify`: looks at everything in a journal.
struct JournalVerifyCommand: Command {
    static let definition = CommandDefinition(
        name: "verify",
        abstract: "Look at every row of a journal, its checksum and the structure of the file.",
        discussion: "Exit status 1: something is not as it was written; each is one line.",
        arguments: [JournalInput.argument], options: [SharedOptions.format])

    private let input: JournalInput

    init(_ arguments: ParsedArguments) throws(CommandFailure) { input = JournalInput(arguments) }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let report = try await input.asked(io) { (journal) throws(JournalError) in try await journal.verify() }
        if input.writesJSON {
            let damages = JSONValue.array(report.damages.map { .string($0) })
            try io.print(json: [("rows", .integer(report.rows)), ("damages", damages)])
        } else {
            let lines = report.damages.map { VisibleText($0).text + "\n" }
            try io.print(lines.joined() + "\(report.rows) rows, \(report.damages.count) damaged\n")
        }
        return report.isWhole ? .success : .findings
    }
}
