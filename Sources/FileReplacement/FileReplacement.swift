#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Replacing the bytes of a file as a whole, so that a reader finds the old ones or the new ones and nothing else.
///
/// The bytes go to a new file in the same folder, which is synchronized, takes over the permissions and the name, and then
/// the folder is synchronized. When `replace` returns, the new bytes survive a power cut; when it throws, the old file
/// is untouched and nothing lies beside it – but for an error of the disk while the folder is synchronized, after which
/// the new file is there and may be gone after a power cut. Only a process that is killed between may leave a
/// `.shoptalk-…` file, which later replacements pass over.
///
/// Replacing makes a new file: other hard links keep the old bytes, and extended attributes are not taken over.
public enum FileReplacement {
    /// Replaces a file, or makes it where there is none.
    ///
    /// - Parameters:
    ///   - path: The file. Where it is a symbolic link, the file that it leads to is replaced and the link stays.
    ///   - bytes: All of the new bytes.
    ///   - mode: The permissions of a file that is made, before the process's mask takes some away. A file that is there
    ///     keeps its own.
    ///   - version: What the file is expected to be, nil where that does not matter; `FileVersion.missing` makes a file
    ///     and never overwrites one. A change between the last look and the replacement itself, microseconds, goes
    ///     unnoticed.
    /// - Returns: The state of the file as it now is, to be expected by the next replacement.
    /// - Throws: `FileError`: `conflict` where the file is not as expected, `permissionDenied` also for a file that may
    ///   not be written although its folder may.
    @discardableResult
    public static func replace(
        _ path: String, with bytes: [UInt8], mode: UInt16 = 0o666, expecting version: FileVersion? = nil
    ) throws(FileError) -> FileVersion {
        let target = try destination(of: path)
        let old = try status(of: target, path)
        try check(old, is: version, path)
        // A read-only file is meant to stay as it is, although its folder would let it be replaced.
        if old != nil, faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 { throw .system(errno, path) }
        let folder = self.folder(of: target)
        // Opened first: where that fails, nothing has happened yet.
        let opened = try FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY, reportedAs: path)
        defer { opened.closeQuietly() }
        let (descriptor, temporary) = try makeTemporary(in: folder, mode: old == nil ? mode_t(mode) : 0o600, path)
        let written: FileVersion
        do {
            written = try fill(descriptor, bytes, like: old, path)
            if version != nil { try check(status(of: target, path), is: version, path) }
            try move(temporary, to: target, overwriting: version != .missing, path)
        } catch {
            unlink(temporary)
            throw error
        }
        // Makes the new name in the folder survive a power cut.
        try opened.synchronize(path)
        return written
    }

    // MARK: - Steps

    /// Follows symbolic links to the file itself, which need not be there.
    private static func destination(of path: String) throws(FileError) -> String {
        guard !path.utf8.isEmpty, !path.utf8.contains(0) else { throw .notAPath(path) }
        var target = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &buffer, buffer.count)
            if count < 0 { return target }
            let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
            let link = String(decoding: bytes, as: UTF8.self)
            // A name that is not UTF-8 would come back as another one.
            guard link.utf8.elementsEqual(bytes) else {
                throw FileError(code: .invalidPath, path: path, reason: "leads to a name that is not UTF-8")
            }
            target = link.hasPrefix("/") ? link : folder(of: target) + "/" + link
        }
        throw .system(ELOOP, path)
    }

    private static func status(of target: String, _ path: String) throws(FileError) -> stat? {
        var status = stat()
        if lstat(target, &status) == 0 {
            try status.requireRegularFile(path)
            return status
        }
        if errno == ENOENT { return nil }
        throw .system(errno, path)
    }

    private static func check(_ status: stat?, is version: FileVersion?, _ path: String) throws(FileError) {
        guard let version else { return }
        if status.map({ FileVersion($0) }) ?? .missing != version { throw .conflict(path) }
    }

    private static func makeTemporary(
        in folder: String, mode: mode_t, _ path: String
    ) throws(FileError) -> (FileDescriptor, String) {
        // A name of its own, short enough for every folder; one that a killed process left is passed over.
        for attempt in 0..<10_000 {
            let name = "\(folder)/.shoptalk-\(getpid())-\(attempt)"
            if let descriptor = try FileDescriptor.make(name, mode: mode, reportedAs: path) {
                return (descriptor, name)
            }
        }
        throw .system(EEXIST, path)
    }

    private static func fill(
        _ descriptor: FileDescriptor, _ bytes: [UInt8], like old: stat?, _ path: String
    ) throws(FileError) -> FileVersion {
        let written: FileVersion
        do {
            try descriptor.write(bytes, path)
            if let old { try descriptor.takeOver(from: old, path) }
            try descriptor.synchronize(path)
            written = FileVersion(try descriptor.status(path))
        } catch {
            descriptor.closeQuietly()
            throw error
        }
        try descriptor.close(path)
        return written
    }

    private static func move(
        _ temporary: String, to target: String, overwriting: Bool, _ path: String
    ) throws(FileError) {
        if !overwriting {
            // A link, unlike a rename, fails where the name is taken.
            if link(temporary, target) == 0 {
                unlink(temporary)
                return
            }
            let error = errno
            if error == EEXIST { throw .conflict(path) }
            guard [EPERM, ENOTSUP, ENOSYS].contains(error) else { throw .system(error, path) }
            // The file system has no hard links: look once more and rename.
            try check(status(of: target, path), is: .missing, path)
        }
        guard rename(temporary, target) == 0 else { throw .system(errno, path) }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
