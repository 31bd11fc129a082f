#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of a file, and which state of the file they are.
///
/// ```swift
/// let contents = try FileContents(reading: "Localizable.xcstrings")
/// try FileReplacement.replace(path, with: edited, expecting: contents.version)
/// ```
public struct FileContents: Hashable, Sendable {
    /// The most bytes that are read where the caller sets no limit: 64 MiB.
    public static let defaultLimit = 64 << 20

    /// The bytes.
    public let bytes: [UInt8]
    /// The state of the file before its bytes were read, so that a change while reading counts as one.
    public let version: FileVersion

    /// Reads a regular file as a whole.
    ///
    /// - Parameters:
    ///   - path: The file; a symbolic link is followed.
    ///   - limit: The most bytes that it may hold.
    /// - Throws: `FileError`, among others `missing`, `isFolder`, `permissionDenied` and `tooLarge`.
    public init(reading path: String, limit: Int = FileContents.defaultLimit) throws(FileError) {
        // Without O_NONBLOCK a pipe that nobody writes to would hang here.
        let descriptor = try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK)
        defer { descriptor.closeQuietly() }
        let status = try descriptor.status(path)
        try status.requireRegularFile(path)
        if Int64(status.st_size) > Int64(limit) { throw FileContents.tooLarge(path, limit) }
        version = FileVersion(status)
        bytes = try FileContents.readAll(descriptor, path, expecting: Int(status.st_size), limit: limit)
    }

    /// Reads a regular file as a whole, where its state does not matter.
    ///
    /// - Parameters:
    ///   - path: The file; a symbolic link is followed.
    ///   - limit: The most bytes that it may hold.
    /// - Returns: Its bytes.
    /// - Throws: `FileError`, among others `missing`, `isFolder`, `permissionDenied` and `tooLarge`.
    public static func read(_ path: String, limit: Int = FileContents.defaultLimit) throws(FileError) -> [UInt8] {
        try FileContents(reading: path, limit: limit).bytes
    }

    /// Reads standard input to its end, whatever it is: a file, a pipe or a terminal.
    ///
    /// - Parameter limit: The most bytes that are taken.
    /// - Returns: The bytes up to the end.
    /// - Throws: `FileError` with the path `<stdin>`.
    public static func readStandardInput(limit: Int = FileContents.defaultLimit) throws(FileError) -> [UInt8] {
        try readAll(FileDescriptor(number: 0), "<stdin>", expecting: 0, limit: limit)
    }

    private static func readAll(
        _ descriptor: FileDescriptor, _ path: String, expecting size: Int, limit: Int
    ) throws(FileError) -> [UInt8] {
        var failure: FileError?
        var isAtEnd = false
        // One byte more than expected: the read that fills the buffer otherwise cannot tell whether there is more.
        let expected = max(0, min(size, limit)) + 1
        var buffer = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
            let room = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[..<expected]))
            useLargePages(room)
            do throws(FileError) {
                while count < expected, !isAtEnd {
                    let got = try descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: room[count...]), path)
                    isAtEnd = got == 0
                    count += got
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        var count = buffer.count
        // The file has grown, or its size was not known.
        while !isAtEnd {
            if count == buffer.count {
                if count > limit { throw tooLarge(path, limit) }
                buffer.append(contentsOf: repeatElement(0, count: min(max(count, 65_536), limit + 1 - count)))
            }
            let got = try buffer.withUnsafeMutableBufferPointer { (room) throws(FileError) in
                try descriptor.read(
                    into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[count...])), path)
            }
            isAtEnd = got == 0
            count += got
        }
        if count > limit { throw tooLarge(path, limit) }
        buffer.removeLast(buffer.count - count)
        return buffer
    }

    /// Asks for pages of some megabytes, so that a large file costs a few page faults and not thousands.
    private static func useLargePages(_ room: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            let page = 4096
            guard room.count >= 4 << 20, let start = room.baseAddress else { return }
            let first = start.alignedUp(toMultipleOf: page)
            // It is a wish; where it is not granted nothing changes.
            madvise(first, (room.count - (first - start)) / page * page, MADV_HUGEPAGE)
        #endif
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> FileError {
        FileError(code: .tooLarge, path: path, reason: "holds more than \(limit) bytes")
    }
}
