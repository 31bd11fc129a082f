internal import Diagnostics
internal import FileReplacement
internal import StoreSimulation
internal import Synchronization

/// A file that a ledger is kept in, replaced as a whole at each change.
///
/// A change by anybody else in between is noticed and not overwritten.
final class LedgerFile: Sendable {
    /// The path of the file.
    let path: String
    /// The bytes of the file as they were found, nil where there was none.
    let bytes: [UInt8]?
    private let state: Mutex<(version: FileVersion, failure: FileError?)>

    /// Looks at a file.
    ///
    /// - Throws: A failure with status 66, or 74 where it cannot be read.
    init(_ path: String) throws(CommandFailure) {
        self.path = path
        do {
            let contents = try FileContents(reading: path)
            bytes = contents.bytes
            state = Mutex((contents.version, nil))
        } catch {
            guard error.code == .missing else { throw LedgerFile.unreadable(error) }
            bytes = nil
            state = Mutex((.missing, nil))
        }
    }

    /// Whether there is a file of a name.
    ///
    /// - Throws: A failure with status 66, or 74 where nobody can tell.
    static func exists(_ path: String) throws(CommandFailure) -> Bool {
        do {
            return try FileVersion(of: path) != .missing
        } catch {
            throw unreadable(error)
        }
    }

    private static func unreadable(_ error: FileError) -> CommandFailure {
        CommandFailure(
            error.code == .inputOutput ? .inputOutput : .missingInput,
            "Error: Cannot read '\(VisibleText(error.path).text)': \(VisibleText(error.reason).text)")
    }

    /// Puts a text in place of what the file holds; it survives a power cut when this returns.
    ///
    /// - Throws: `SimulationError` with `notKept`; ``failure`` says more.
    func write(_ text: String) throws(SimulationError) {
        try state.withLock { state throws(SimulationError) in
            do throws(FileError) {
                state.version = try FileReplacement.replace(
                    path, with: Array(text.utf8), mode: 0o600, expecting: state.version)
            } catch {
                state.failure = error
                throw SimulationError(code: .notKept, message: error.description)
            }
        }
    }

    /// Why the file could not be written, nil where it always could.
    var failure: CommandFailure? {
        state.withLock { state in
            guard let failure = state.failure else { return nil }
            let status: ExitStatus =
                switch failure.code {
                case .conflict: .tryAgain
                case _ where state.version == .missing: .cannotCreate
                default: .inputOutput
                }
            return CommandFailure(
                status, "Error: Cannot write '\(VisibleText(path).text)': \(VisibleText(failure.reason).text)")
        }
    }
}
