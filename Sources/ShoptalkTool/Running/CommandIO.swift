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
    public var write: @Sendable ([UInt8], Stream) throws(FileFailure) -> Void
    /// Reads a whole file by its path.
    public var readFile: @Sendable (String) throws(FileFailure) -> [UInt8]
    /// Reads standard input to its end.
    public var readInput: @Sendable () throws(FileFailure) -> [UInt8]
    /// Whether a stream is shown on a terminal.
    public var isTerminal: @Sendable (Stream) -> Bool
    /// The value of an environment variable, nil where it is not set.
    public var environment: @Sendable (String) -> String?

    /// Makes a world from its parts.
    public init(
        write: @escaping @Sendable ([UInt8], Stream) throws(FileFailure) -> Void,
        readFile: @escaping @Sendable (String) throws(FileFailure) -> [UInt8],
        readInput: @escaping @Sendable () throws(FileFailure) -> [UInt8],
        isTerminal: @escaping @Sendable (Stream) -> Bool,
        environment: @escaping @Sendable (String) -> String?
    ) {
        self.write = write
        self.readFile = readFile
        self.readInput = readInput
        self.isTerminal = isTerminal
        self.environment = environment
    }
}

/// Why a file or a stream could not be read or written.
public struct FileFailure: Error, Hashable, Sendable {
    /// The kind of trouble.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// Makes a code from its name.
        public init(name: String) { self.name = name }

        /// There is no such file.
        public static let missing = Code(name: "missing")
        /// The file may not be read.
        public static let denied = Code(name: "denied")
        /// It is a folder.
        public static let folder = Code(name: "folder")
        /// It is larger than the command reads.
        public static let tooLarge = Code(name: "tooLarge")
        /// The reader of the stream has gone away.
        public static let closed = Code(name: "closed")
        /// Anything else.
        public static let inputOutput = Code(name: "inputOutput")
    }

    /// The kind of trouble.
    public let code: Code
    /// What the system says about it.
    public let detail: String

    /// Makes a failure.
    public init(_ code: Code, detail: String = "") {
        self.code = code
        self.detail = detail
    }
}

extension CommandIO {
    /// Writes text to standard output.
    ///
    /// - Throws: A failure with status 74; without text where the reader has gone away, as `head` does.
    func print(_ text: String) throws(CommandFailure) {
        do {
            try write(Array(text.utf8), .output)
        } catch {
            if error.code == .closed { throw CommandFailure(.inputOutput, "") }
            throw CommandFailure(.inputOutput, "Error: cannot write to standard output: \(error.detail)")
        }
    }

    /// Writes text to standard error; that it cannot be written is no reason to stop.
    func report(_ text: String) {
        do { try write(Array(text.utf8), .error) } catch {}
    }

    /// Reads a file by its path, or standard input where the path is `-`.
    ///
    /// - Throws: A failure with status 66 where the file is not there or may not be read, else 74.
    func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        do {
            return path == "-" ? try readInput() : try readFile(path)
        } catch {
            let name = fileName(path)
            switch error.code {
            case .missing: throw CommandFailure(.missingInput, "Error: There is no file '\(name)'")
            case .denied: throw CommandFailure(.missingInput, "Error: The file '\(name)' may not be read")
            case .folder: throw CommandFailure(.missingInput, "Error: '\(name)' is a folder, not a file")
            case .tooLarge: throw CommandFailure(.badData, "\(name): error: \(error.detail)")
            default: throw CommandFailure(.inputOutput, "Error: Cannot read '\(name)': \(error.detail)")
            }
        }
    }

    /// The name of a file as messages show it.
    func fileName(_ path: String) -> String { path == "-" ? "<stdin>" : path.madeVisible }
}
