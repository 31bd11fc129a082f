#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why a file could not be read or replaced.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// There is no such file, or no such folder to put it into.
        public static let missing = Code(name: "missing")
        /// The path names a folder.
        public static let isFolder = Code(name: "isFolder")
        /// The path names a device, a pipe or a socket, whose bytes cannot be replaced.
        public static let notRegularFile = Code(name: "notRegularFile")
        /// Reading or writing is not allowed.
        public static let permissionDenied = Code(name: "permissionDenied")
        /// The file holds more bytes than the caller allows.
        public static let tooLarge = Code(name: "tooLarge")
        /// The disk, a quota or a limit of the process leaves no room.
        public static let noSpace = Code(name: "noSpace")
        /// The file is not the one that was read: somebody else changed, replaced, made or removed it.
        public static let conflict = Code(name: "conflict")
        /// The path cannot name a file: empty, too long, a NUL byte or a circle of links.
        public static let invalidPath = Code(name: "invalidPath")
        /// Anything else that the system reports.
        public static let inputOutput = Code(name: "inputOutput")
    }

    /// What went wrong.
    public let code: Code
    /// The path as the caller wrote it.
    public let path: String
    /// What the system or this module says about it.
    public let reason: String

    /// Makes an error.
    public init(code: Code, path: String, reason: String) {
        self.code = code
        self.path = path
        self.reason = reason
    }

    /// The path and the reason in one line: `shop.storekit: No such file or directory`.
    public var description: String { "\(path): \(reason)" }
}

extension FileError {
    /// The error for a number that a system call left in `errno`.
    static func system(_ number: Int32, _ path: String) -> FileError {
        let code: Code =
            switch number {
            case ENOENT, ENOTDIR: .missing
            case EISDIR: .isFolder
            case EACCES, EPERM, EROFS: .permissionDenied
            case ENOSPC, EDQUOT, EFBIG: .noSpace
            case ELOOP, ENAMETOOLONG: .invalidPath
            case ENXIO, ENODEV: .notRegularFile
            default: .inputOutput
            }
        // The text is in English: no part of this package sets the locale of the process.
        return FileError(code: code, path: path, reason: strerror(number).map { String(cString: $0) } ?? "\(number)")
    }

    static func notAPath(_ path: String) -> FileError {
        FileError(code: .invalidPath, path: path, reason: "not a path")
    }

    static func isFolder(_ path: String) -> FileError {
        FileError(code: .isFolder, path: path, reason: "is a folder")
    }

    static func notRegularFile(_ path: String) -> FileError {
        FileError(code: .notRegularFile, path: path, reason: "is not a regular file")
    }

    static func conflict(_ path: String) -> FileError {
        FileError(code: .conflict, path: path, reason: "was changed by somebody else since it was read")
    }
}
