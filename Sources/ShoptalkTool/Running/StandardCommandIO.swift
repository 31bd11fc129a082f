internal import FileReplacement

#if canImport(Glibc)
    private import Glibc
#elseif canImport(Musl)
    private import Musl
#elseif canImport(Darwin)
    private import Darwin
#endif

extension CommandIO {
    /// The streams, the files and the environment of this process.
    ///
    /// Making it makes a closed pipe an error that `write` reports, not a signal that ends the process.
    ///
    /// - Returns: The world as it is.
    public static func ofThisProcess() -> CommandIO {
        signal(SIGPIPE, SIG_IGN)
        // A limit on the size of files is an error of the write, as a full disk is.
        signal(SIGXFSZ, SIG_IGN)
        return CommandIO(
            write: { (bytes, stream) throws(WriteFailure) in
                try writeAll(bytes, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
            },
            readFile: { (path, limit) throws(FileError) in try FileContents.read(path, limit: limit) },
            openFile: { (path, limit) throws(FileError) in
                let contents = try FileContents(reading: path, limit: limit)
                return (contents.bytes, contents.version)
            },
            makeFile: { (path, bytes) throws(FileError) in
                try FolderContents.makeFolder(around: path)
                try FileReplacement.replace(path, with: bytes)
            },
            replaceFile: { (path, bytes, version) throws(FileError) in
                if version == .missing { try FolderContents.makeFolder(around: path) }
                try FileReplacement.replace(path, with: bytes, expecting: version)
            },
            listFolder: { (path) throws(FileError) in
                FolderContents.isFolder(path) ? try FolderContents(of: path).paths : nil
            },
            readInput: { (limit) throws(FileError) in try FileContents.readStandardInput(limit: limit) },
            isTerminal: { isatty($0 == .output ? STDOUT_FILENO : STDERR_FILENO) == 1 },
            environment: { name in getenv(name).map { String(cString: $0) } }
        )
    }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(WriteFailure) {
    var written = 0
    while written < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
            write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        }
        let number = errno
        if count >= 0 {
            written += count
        } else if number != EINTR {
            let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
            throw WriteFailure(isClosed: number == EPIPE, reason: reason)
        }
    }
}
