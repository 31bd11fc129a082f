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
        arguments: [JournalCommand.file], options: [SharedOptions.format])

    private let file: String
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: JournalCommand.file) ?? ""
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let journal = try JournalCommand.open(file, io)
        let report: JournalReport
        do {
            report = try await journal.verify()
        } catch {
            throw CommandFailure(error)
        }
        if writesJSON {
            let damages = JSONValue.array(report.damages.map { .string($0) })
            try io.print(json: [("rows", .integer(report.rows)), ("damages", damages)])
        } else {
            let lines = report.damages.map { VisibleText($0).text + "\n" }
            try io.print(lines.joined() + "\(report.rows) rows, \(report.damages.count) damaged\n")
        }
        return report.isWhole ? .success : .findings
    }
}
