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
    public static func ofThisProcess() -> CommandIO {
        signal(SIGPIPE, SIG_IGN)
        return CommandIO(
            write: { (bytes, stream) throws(FileFailure) in
                try writeAll(bytes, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
            },
            readFile: { (path) throws(FileFailure) in try readWholeFile(path) },
            readInput: { () throws(FileFailure) in try readAll(from: STDIN_FILENO) },
            isTerminal: { isatty($0 == .output ? STDOUT_FILENO : STDERR_FILENO) == 1 },
            environment: { name in getenv(name).map { String(cString: $0) } }
        )
    }
}

/// The most that the command reads of one file; no configuration, script or catalogue comes near it.
private let limit = 256 << 20

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
            write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        }
        if count >= 0 {
            written += count
        } else if errno != EINTR {
            throw systemFailure()
        }
    }
}

private func readWholeFile(_ path: String) throws(FileFailure) -> [UInt8] {
    // A path with a zero byte would be cut off there and name another file.
    if path.utf8.contains(0) { throw FileFailure(.missing) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw systemFailure() }
    defer { close(descriptor) }
    return try readAll(from: descriptor)
}

private func readAll(from descriptor: Int32) throws(FileFailure) -> [UInt8] {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw systemFailure() }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(.folder) }
    var bytes: [UInt8] = []
    // One byte more than the size, so that the end is found without growing the array.
    if status.st_size > 0 { bytes.reserveCapacity(min(Int(status.st_size), limit) + 1) }
    let step = max(64 << 10, min(Int(status.st_size) + 1, 4 << 20))
    while true {
        var failure: FileFailure?
        var count = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, initializedCount in
            repeat { count = read(descriptor, buffer.baseAddress, step) } while count < 0 && errno == EINTR
            if count < 0 { failure = systemFailure() }
            initializedCount = max(0, count)
        }
        if let failure { throw failure }
        if count == 0 { return bytes }
        bytes += chunk
        if bytes.count > limit {
            throw FileFailure(.tooLarge, detail: "the file is larger than \(limit >> 20) MiB")
        }
    }
}

private func systemFailure() -> FileFailure {
    let number = errno
    let detail = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: return FileFailure(.missing, detail: detail)
    case EACCES, EPERM: return FileFailure(.denied, detail: detail)
    case EISDIR: return FileFailure(.folder, detail: detail)
    case EPIPE: return FileFailure(.closed, detail: detail)
    default: return FileFailure(.inputOutput, detail: detail)
    }
}
