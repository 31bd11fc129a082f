#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What identifies the state of a file that was read: device, inode, size and time of the last change of its bytes.
///
/// Keep it from reading and hand it to `FileReplacement.replace` to learn whether somebody else wrote in between. Two
/// changes of the same file in place, of the same length, within one tick of the file system's clock (some milliseconds)
/// cannot be told apart.
public struct FileVersion: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    let seconds: Int64
    let nanoseconds: Int64

    /// That there is no file: expect it to make a file and never overwrite one.
    public static let missing = FileVersion(device: 0, inode: 0, size: -1, seconds: 0, nanoseconds: 0)

    /// Looks at the file as it is now; ``missing`` where there is none.
    ///
    /// - Parameter path: The file; a symbolic link is followed.
    /// - Throws: `FileError` where its folder cannot be searched.
    public init(of path: String) throws(FileError) {
        guard !path.utf8.isEmpty, !path.utf8.contains(0) else { throw .notAPath(path) }
        var status = stat()
        if stat(path, &status) == 0 {
            self.init(status)
        } else if errno == ENOENT {
            self = .missing
        } else {
            throw .system(errno, path)
        }
    }

    private init(device: UInt64, inode: UInt64, size: Int64, seconds: Int64, nanoseconds: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self.init(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino),
            size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }
}
