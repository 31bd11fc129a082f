internal import FileReplacement
internal import JournalSQLite
internal import PurchaseProcessing

/// The journal that a command looks after.
struct JournalInput: Sendable {
    /// The argument that names it.
    static let argument = ArgumentDefinition(
        name: "file", help: "The journal, as 'simulate --journal' or an app has made it.", value: .file(endings: []))
    /// The argument that names a file to make of it.
    static let newFile = ArgumentDefinition(
        name: "new-file", help: "The file to make; it must not be there yet.", value: .file(endings: []))

    /// The path.
    let path: String
    /// The path of the file to make, empty for a command that makes none.
    let newPath: String
    /// Whether the answer is for a program.
    let writesJSON: Bool

    init(_ arguments: ParsedArguments) {
        path = arguments.value(of: Self.argument) ?? ""
        newPath = arguments.value(of: Self.newFile) ?? ""
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    /// Opens the journal, which does not change the file, and asks it something.
    ///
    /// - Throws: A failure with status 66 where there is no file, otherwise as ``CommandFailure/init(_:isCreating:)``.
    func asked<Answer: Sendable>(
        _ io: CommandIO, isCreating: Bool = false,
        _ question: (SQLiteJournal) async throws(JournalError) -> Answer
    ) async throws(CommandFailure) -> Answer {
        try requireFile(io)
        let journal: SQLiteJournal
        do {
            journal = try SQLiteJournal(existing: path)
        } catch {
            throw CommandFailure(error)
        }
        do {
            return try await question(journal)
        } catch {
            throw CommandFailure(error, isCreating: isCreating)
        }
    }

    /// Refuses a path that names no file that can be read.
    ///
    /// - Throws: A failure with status 66 where there is none, else 74.
    func requireFile(_ io: CommandIO) throws(CommandFailure) {
        do {
            _ = try io.readFile(path, 0)
        } catch {
            let name = io.fileName(path)
            switch error.code {
            // Any content is too much here; what it is, is looked at later.
            case .tooLarge: return
            case .missing: throw CommandFailure(.missingInput, "Error: There is no file '\(name)'")
            default: throw CommandFailure(.inputOutput, "Error: Cannot read '\(name)': \(error.reason)")
            }
        }
    }
}
