import FileReplacement
import ShoptalkTool
import Synchronization

/// One run of the command within the test's own process, with streams and files in memory.
struct TestRun {
    /// How it ended.
    let status: ExitStatus
    /// What it wrote to standard output.
    let output: String
    /// What it wrote to standard error.
    let error: String

    /// Runs a command line.
    ///
    /// - Parameters:
    ///   - arguments: The words after `shoptalk`.
    ///   - files: Files in memory, by path; any other path is read from the disk.
    ///   - input: What standard input holds.
    ///   - environment: The environment variables.
    ///   - terminal: Whether both streams are a terminal.
    ///   - outputFailure: What writing to standard output fails with.
    init(
        _ arguments: String..., files: [String: [UInt8]] = [:], input: [UInt8] = [],
        environment: [String: String] = [:], terminal: Bool = false, outputFailure: WriteFailure? = nil
    ) async {
        await self.init(
            arguments, files: files, input: input, environment: environment, terminal: terminal,
            outputFailure: outputFailure)
    }

    /// Runs a command line given as an array.
    init(
        _ arguments: [String], files: [String: [UInt8]] = [:], input: [UInt8] = [],
        environment: [String: String] = [:], terminal: Bool = false, outputFailure: WriteFailure? = nil
    ) async {
        let written = Written()
        let real = CommandIO.ofThisProcess()
        let io = CommandIO(
            write: { (bytes, stream) throws(WriteFailure) in
                if stream == .output, let outputFailure { throw outputFailure }
                written.append(bytes, to: stream)
            },
            readFile: { (path, limit) throws(FileError) in
                if let bytes = files[path] { return try bytes.checked(limit, path) }
                return try real.readFile(path, limit)
            },
            openFile: { (path, limit) throws(FileError) in
                if let bytes = files[path] { return (try bytes.checked(limit, path), .missing) }
                return try real.openFile(path, limit)
            },
            makeFile: real.makeFile, replaceFile: real.replaceFile,
            listFolder: { (path) throws(FileError) in
                let inside = files.keys.filter { $0.hasPrefix(path + "/") }.sorted()
                return inside.isEmpty ? try real.listFolder(path) : inside
            },
            readInput: { (limit) throws(FileError) in try input.checked(limit, "<stdin>") },
            isTerminal: { _ in terminal },
            environment: { environment[$0] }
        )
        status = await Tool.run(arguments: arguments, io: io)
        (output, error) = written.texts
    }
}

extension [UInt8] {
    /// The bytes, where they are not more than may be read.
    fileprivate func checked(_ limit: Int, _ path: String) throws(FileError) -> [UInt8] {
        if count > limit { throw FileError(code: .tooLarge, path: path, reason: "holds more than \(limit) bytes") }
        return self
    }
}

private final class Written: Sendable {
    private let bytes = Mutex<(output: [UInt8], error: [UInt8])>(([], []))

    func append(_ more: [UInt8], to stream: CommandIO.Stream) {
        bytes.withLock { if stream == .output { $0.output += more } else { $0.error += more } }
    }

    var texts: (String, String) {
        bytes.withLock { (String(decoding: $0.output, as: UTF8.self), String(decoding: $0.error, as: UTF8.self)) }
    }
}
