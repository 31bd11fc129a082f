internal import Diagnostics
internal import FileReplacement
internal import StoreSimulation
internal import Synchronization

/// A file that a ledger is kept in, replaced as a whole at each change and shared with other processes.
///
/// A change by anybody who does not take the lock is noticed and not overwritten.
final class LedgerFile<Ledger: Equatable & Sendable>: Sendable {
    /// The path of the file.
    let path: String
    /// The ledger as it was found, nil where there was no file.
    let found: Ledger?
    private let format: LedgerFormat<Ledger>
    private let lock: LedgerLock
    private let state: Mutex<(version: FileVersion, failure: CommandFailure?)>

    /// Looks at a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - format: How a ledger is read and written.
    ///   - lock: What is held while the ledger is changed.
    /// - Throws: A failure with status 66, with 65 and the place of a fault, or 74 where it cannot be read.
    init(_ path: String, _ format: LedgerFormat<Ledger>, lock: LedgerLock) throws(CommandFailure) {
        self.path = path
        self.format = format
        self.lock = lock
        let contents: FileContents?
        do throws(FileError) {
            contents = try FileContents(reading: path)
        } catch {
            guard error.code == .missing else { throw CommandFailure(reading: error) }
            contents = nil
        }
        state = Mutex((contents?.version ?? .missing, nil))
        found = try contents.map { contents throws(CommandFailure) in try format.ledger(contents.bytes, named: path) }
    }

    /// Keeps a ledger where there is no file yet, and whatever is in it where somebody was quicker.
    ///
    /// - Throws: `SimulationError` with `notKept`; ``failure`` says more.
    func make(_ ledger: inout Ledger) throws(SimulationError) {
        try change(&ledger, isNew: true) { _ in }
    }

    /// Brings a ledger up to date, changes it while no other process can, and keeps it where it is another one then.
    ///
    /// It survives a power cut when this returns. Where this throws, the ledger has not changed.
    ///
    /// - Throws: `SimulationError` with `notKept`; ``failure`` says more.
    func change(_ ledger: inout Ledger, isNew: Bool = false, _ body: (inout Ledger) -> Void) throws(SimulationError) {
        let isKept = state.withLock { state -> Bool in
            let result = lock.exclusively {
                Result { () throws(CommandFailure) in try replace(&ledger, isNew: isNew, &state.version, body) }
            }
            switch result {
            case .success?: return true
            case .failure(let failure)?: state.failure = failure
            case nil:
                state.failure = CommandFailure(
                    .tryAgain, "Error: Another process keeps '\(VisibleText(path).text)' locked")
            }
            return false
        }
        if !isKept { throw SimulationError(code: .notKept, message: "'\(path)' could not be kept") }
    }

    private func replace(
        _ ledger: inout Ledger, isNew: Bool, _ version: inout FileVersion, _ body: (inout Ledger) -> Void
    ) throws(CommandFailure) {
        let present: FileContents?
        do throws(FileError) {
            let found = try FileVersion(of: path)
            present = found == version || found == .missing ? nil : try FileContents(reading: path)
        } catch {
            throw CommandFailure(reading: error)
        }
        if let present {
            ledger = try format.ledger(present.bytes, named: path)
            version = present.version
        }
        var changed = ledger
        body(&changed)
        guard changed != ledger || (isNew && version == .missing) else { return }
        do throws(FileError) {
            version = try FileReplacement.replace(
                path, with: Array(format.text(changed).utf8), mode: 0o600, expecting: version)
        } catch {
            throw CommandFailure(writing: error, isCreating: version == .missing)
        }
        ledger = changed
    }

    /// Why the file could not be written, nil where it always could.
    var failure: CommandFailure? { state.withLock { $0.failure } }
}

/// How a ledger is read from a file and written to it.
struct LedgerFormat<Ledger>: Sendable {
    /// Reads a ledger.
    let read: @Sendable ([UInt8]) throws(SimulationError) -> Ledger
    /// Writes a ledger.
    let text: @Sendable (Ledger) -> String

    /// The ledger that a file holds.
    ///
    /// - Throws: A failure with status 65 and the place of the fault.
    func ledger(_ bytes: [UInt8], named path: String) throws(CommandFailure) -> Ledger {
        do throws(SimulationError) {
            return try read(bytes)
        } catch {
            let name = VisibleText(path).text
            throw CommandFailure(.badData, error.diagnostic?.description(file: name) ?? "\(name): error: \(error)")
        }
    }
}

extension CommandFailure {
    /// A file of a ledger that cannot be read.
    init(reading error: FileError) {
        self.init(
            error.code == .inputOutput ? .inputOutput : .missingInput,
            "Error: Cannot read '\(VisibleText(error.path).text)': \(VisibleText(error.reason).text)")
    }

    /// A file of a ledger that cannot be written.
    fileprivate init(writing error: FileError, isCreating: Bool) {
        let status: ExitStatus =
            switch error.code {
            case .conflict: .tryAgain
            default: isCreating ? .cannotCreate : .inputOutput
            }
        self.init(
            status, "Error: Cannot write '\(VisibleText(error.path).text)': \(VisibleText(error.reason).text)")
    }
}
