#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The bytes of a file, mapped into memory or copied: the one place that speaks to the system.
enum FileBytes {
    /// Maps a regular file for reading; ``unmap(_:)`` ends it.
    ///
    /// Only pages that are read take memory, and processes that map the same file share them.
    static func map(_ path: String, sizeLimit: Int) throws(StringTableError) -> UnsafeRawBufferPointer {
        try withFile(path, sizeLimit: sizeLimit) { descriptor, size throws(StringTableError) in
            let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
            guard let address, address != MAP_FAILED else { throw failure("mapped", path) }
            return UnsafeRawBufferPointer(start: address, count: size)
        }
    }

    /// Ends a mapping.
    static func unmap(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }

    /// The bytes of a regular file.
    static func copy(_ path: String, sizeLimit: Int) throws(StringTableError) -> [UInt8] {
        try withFile(path, sizeLimit: sizeLimit) { descriptor, size throws(StringTableError) in
            var bytes = [UInt8](repeating: 0, count: size)
            var filled = 0
            while filled < size {
                let count = bytes.withUnsafeMutableBytes { buffer in
                    read(descriptor, buffer.baseAddress?.advanced(by: filled), size - filled)
                }
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw failure("read", path) }
                // The file became shorter; what is there is checked like any other bytes.
                guard count > 0 else { return Array(bytes.prefix(filled)) }
                filled += count
            }
            return bytes
        }
    }

    private static func withFile<Result>(
        _ path: String, sizeLimit: Int, _ body: (Int32, Int) throws(StringTableError) -> Result
    ) throws(StringTableError) -> Result {
        guard !path.utf8.contains(0) else {
            throw StringTableError(.unreadable, "A path holds no zero byte.")
        }
        // Without waiting: a pipe without a writer would block the call, and is refused below.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure("opened", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("read", path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StringTableError(.unreadable, "“\(path)” is not a regular file.")
        }
        guard status.st_size > 0 else {
            throw StringTableError(.notATable, "“\(path)” is empty and no compiled string table.")
        }
        guard let size = Int(exactly: status.st_size), size <= sizeLimit else {
            throw StringTableError(.tooLarge, "“\(path)” has more than \(sizeLimit) bytes.")
        }
        return try body(descriptor, size)
    }

    private static func failure(_ what: String, _ path: String) -> StringTableError {
        let reason = String(cString: strerror(errno))
        return StringTableError(.unreadable, "“\(path)” cannot be \(what): \(reason).")
    }
}
