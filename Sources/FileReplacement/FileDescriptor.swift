#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file, with the calls of the system that this module makes; each is repeated where a signal interrupts it.
struct FileDescriptor {
    let number: Int32

    /// Opens a file.
    static func open(_ file: String, _ flags: Int32, reportedAs path: String? = nil) throws(FileError) -> FileDescriptor
    {
        guard !file.utf8.isEmpty, !file.utf8.contains(0) else { throw .notAPath(path ?? file) }
        let (number, error) = systemOpen(file, flags, 0)
        if number < 0 { throw .system(error, path ?? file) }
        return FileDescriptor(number: number)
    }

    /// Makes a file that is not there yet; nil where the name is taken.
    static func make(_ file: String, mode: mode_t, reportedAs path: String) throws(FileError) -> FileDescriptor? {
        let (number, error) = systemOpen(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
        if number >= 0 { return FileDescriptor(number: number) }
        if error == EEXIST { return nil }
        throw .system(error, path)
    }

    /// Takes over owner, group and permissions of the file that is to be replaced.
    func takeOver(from old: stat, _ path: String) throws(FileError) {
        let own = try status(path)
        var permissions = old.st_mode & 0o7777
        if own.st_uid != old.st_uid || own.st_gid != old.st_gid, fchown(number, old.st_uid, old.st_gid) != 0 {
            // Only root gives files away. The group alone may still go; rights of somebody else's owner must not.
            if own.st_gid != old.st_gid { _ = fchown(number, uid_t.max, old.st_gid) }
            permissions &= 0o777
        }
        guard fchmod(number, permissions) == 0 else { throw .system(errno, path) }
    }

    func status(_ path: String) throws(FileError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .system(errno, path) }
        return status
    }

    /// Reads some bytes to a place in the buffer; none at the end of the file.
    func read(into room: UnsafeMutableRawBufferPointer, _ path: String) throws(FileError) -> Int {
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(number, room.baseAddress, room.count)
            #elseif canImport(Musl)
                let count = Musl.read(number, room.baseAddress, room.count)
            #else
                let count = Darwin.read(number, room.baseAddress, min(room.count, Int(Int32.max)))
            #endif
            if count >= 0 { return count }
            if errno != EINTR { throw .system(errno, path) }
        }
    }

    /// Writes all bytes, in as many calls as the system needs.
    func write(_ bytes: [UInt8], _ path: String) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { all in
                let rest = UnsafeRawBufferPointer(rebasing: all[written...])
                #if canImport(Glibc)
                    return Glibc.write(number, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                    return Musl.write(number, rest.baseAddress, rest.count)
                #else
                    return Darwin.write(number, rest.baseAddress, min(rest.count, Int(Int32.max)))
                #endif
            }
            if count >= 0 { written += count } else if errno != EINTR { throw .system(errno, path) }
        }
    }

    /// Waits until what was written is on the disk.
    func synchronize(_ path: String) throws(FileError) {
        #if canImport(Darwin)
            // fsync leaves the bytes in the drive's own memory there.
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        while fsync(number) != 0 {
            // Some file systems have nothing to synchronize and say so.
            if errno == EINVAL || errno == ENOTSUP { return }
            if errno != EINTR { throw .system(errno, path) }
        }
    }

    /// Closes it and reports what a network file system only tells then.
    func close(_ path: String) throws(FileError) {
        // After EINTR the descriptor is closed on Linux and must not be closed again.
        if systemClose(number) != 0, errno != EINTR { throw .system(errno, path) }
    }

    /// Closes it where nothing was written.
    func closeQuietly() { _ = systemClose(number) }
}

extension stat {
    /// Refuses everything but a regular file.
    func requireRegularFile(_ path: String) throws(FileError) {
        switch st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw .isFolder(path)
        default: throw .notRegularFile(path)
        }
    }
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }

private func systemOpen(_ file: String, _ flags: Int32, _ mode: mode_t) -> (number: Int32, error: Int32) {
    while true {
        let number = open(file, flags | O_CLOEXEC, mode)
        if number >= 0 { return (number, 0) }
        if errno != EINTR { return (number, errno) }
    }
}
