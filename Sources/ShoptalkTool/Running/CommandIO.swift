internal import Diagnostics
public import FileReplacement

/// What the command sees of the world: its streams, its files, its environment.
///
/// A test fills it with closures over memory, and so runs the whole command without a process.
public struct CommandIO: Sendable {
    /// One of the two streams that the command writes.
    public enum Stream: Hashable, Sendable {
        /// Standard output, for what was asked for.
        case output
        /// Standard error, for everything else.
        case error
    }

    /// Writes all the bytes to a stream, or says why it cannot.
    public var write: @Sendable ([UInt8], Stream) throws(WriteFailure) -> Void
    /// Reads a whole file by its path; the number is the most bytes that it may hold.
    public var readFile: @Sendable (String, Int) throws(FileError) -> [UInt8]
    /// Reads a whole file together with the state in which it is; the number is the most bytes that it may hold.
    public var openFile: @Sendable (String, Int) throws(FileError) -> (bytes: [UInt8], version: FileVersion)
    /// Writes a file that is made anew or replaced, and makes the folder that it lies in.
    public var makeFile: @Sendable (String, [UInt8]) throws(FileError) -> Void
    /// Replaces a file that is still in the state in which it was read; a missing one is made, with its folder.
    public var replaceFile: @Sendable (String, [UInt8], FileVersion) throws(FileError) -> Void
    /// The files below a folder by their paths, or nil where the path names no folder.
    public var listFolder: @Sendable (String) throws(FileError) -> [String]?
    /// Reads standard input to its end; the number is the most bytes that are taken.
    public var readInput: @Sendable (Int) throws(FileError) -> [UInt8]
    /// Whether a stream is shown on a terminal.
    public var isTerminal: @Sendable (Stream) -> Bool
    /// The value of an environment variable, nil where it is not set.
    public var environment: @Sendable (String) -> String?

    /// Makes a world from its parts.
    public init(
        write: @escaping @Sendable ([UInt8], Stream) throws(WriteFailure) -> Void,
        readFile: @escaping @Sendable (String, Int) throws(FileError) -> [UInt8],
        openFile: @escaping @Sendable (String, Int) throws(FileError) -> (bytes: [UInt8], version: FileVersion),
        makeFile: @escaping @Sendable (String, [UInt8]) throws(FileError) -> Void,
        replaceFile: @escaping @Sendable (String, [UInt8], FileVersion) throws(FileError) -> Void,
        listFolder: @escaping @Sendable (String) throws(FileError) -> [String]?,
        readInput: @escaping @Sendable (Int) throws(FileError) -> [UInt8],
        isTerminal: @escaping @Sendable (Stream) -> Bool,
        environment: @escaping @Sendable (String) -> String?
    ) {
        self.write = write
        self.readFile = readFile
        self.openFile = openFile
        self.makeFile = makeFile
        self.replaceFile = replaceFile
        self.listFolder = listFolder
        self.readInput = readInput
        self.isTerminal = isTerminal
        self.environment = environment
    }
}

/// Why a stream could not be written.
public struct WriteFailure: Error, Hashable, Sendable {
    /// Whether the reader of the stream has gone away, as `head` does.
    public let isClosed: Bool
    /// What the system says about it.
    public let reason: String

    /// Makes a failure.
    public init(isClosed: Bool, reason: String) {
        self.isClosed = isClosed
        self.reason = reason
    }
}

extension CommandIO {
    /// Writes text to standard output.
    ///
    /// - Throws: A failure with status 74; without text where the reader has gone away.
    func print(_ text: String) throws(CommandFailure) { try print(Array(text.utf8)) }

    /// Writes the bytes of a text to standard output.
    ///
    /// - Throws: As ``print(_:)-(String)``.
    func print(_ bytes: [UInt8]) throws(CommandFailure) {
        do {
            try write(bytes, .output)
        } catch {
            if error.isClosed { throw CommandFailure(.inputOutput, "") }
            throw CommandFailure(.inputOutput, "Error: Cannot write to standard output: \(error.reason)")
        }
    }

    /// Writes text to standard error; that it cannot be written is no reason to stop.
    func report(_ text: String) {
        do { try write(Array(text.utf8), .error) } catch {}
    }

    /// Reads a file by its path, or standard input where the path is `-`.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - limit: The most bytes that are read.
    /// - Returns: The bytes.
    /// - Throws: A failure with status 66 where there is nothing to read, 65 where it is too much, else 74.
    func read(_ path: String, limit: Int = FileContents.defaultLimit) throws(CommandFailure) -> [UInt8] {
        do {
            return path == "-" ? try readInput(limit) : try readFile(path, limit)
        } catch {
            throw unreadable(error)
        }
    }

    /// Reads a file that is to be written again; standard input cannot be.
    ///
    /// - Throws: As ``read(_:limit:)``.
    func contents(
        of path: String, limit: Int = FileContents.defaultLimit
    ) throws(CommandFailure) -> (bytes: [UInt8], version: FileVersion) {
        if path == "-" { return (try read(path, limit: limit), .missing) }
        do {
            return try openFile(path, limit)
        } catch {
            throw unreadable(error)
        }
    }

    /// Replaces a file; whoever reads it finds the old bytes or the new ones.
    ///
    /// - Throws: A failure with status 75 where somebody else has changed it since, 73 where it cannot be made, else 74.
    func replace(_ path: String, with bytes: [UInt8], expecting version: FileVersion) throws(CommandFailure) {
        do {
            try replaceFile(path, bytes, version)
        } catch {
            let status: ExitStatus =
                switch error.code {
                case .conflict: .tryAgain
                case _ where version == .missing: .cannotCreate
                default: .inputOutput
                }
            throw CommandFailure(
                status, "Error: Cannot write '\(fileName(error.path))': \(VisibleText(error.reason).text)")
        }
    }

    /// Writes a file that the command makes.
    ///
    /// - Throws: A failure with status 73.
    func write(_ bytes: [UInt8], toNewFile path: String) throws(CommandFailure) {
        do {
            try makeFile(path, bytes)
        } catch {
            throw CommandFailure(
                .cannotCreate, "Error: Cannot write '\(fileName(error.path))': \(VisibleText(error.reason).text)")
        }
    }

    /// The files below a folder, or nil where the path names a file or standard input.
    ///
    /// - Throws: As ``read(_:limit:)``.
    func files(below path: String) throws(CommandFailure) -> [String]? {
        if path == "-" { return nil }
        do {
            return try listFolder(path)
        } catch {
            throw unreadable(error)
        }
    }

    private func unreadable(_ error: FileError) -> CommandFailure {
        let status: ExitStatus =
            switch error.code {
            case .tooLarge: .badData
            case .inputOutput: .inputOutput
            default: .missingInput
            }
        let hint = error.code == .notRegularFile ? "; give '-' to read standard input" : ""
        return CommandFailure(
            status, "Error: Cannot read '\(fileName(error.path))': \(VisibleText(error.reason).text)\(hint)")
    }

    /// The name of a file as messages show it.
    func fileName(_ path: String) -> String { path == "-" ? "<stdin>" : VisibleText(path).text }
}
