#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The regular files below a folder.
///
/// ```swift
/// for path in try FolderContents(of: "Resources").paths where path.hasSuffix(".strings") { … }
/// ```
///
/// - Links are not followed, so that no folder is entered twice; a link to a file is listed as the file.
/// - A file or folder whose name begins with a point is passed over, as `ls` does.
public struct FolderContents: Hashable, Sendable {
    /// The most files that are listed.
    public static let largestCount = 100_000
    /// How deep folders may lie in each other.
    public static let largestDepth = 64

    /// The paths, each with the folder's own path before it, sorted by their bytes.
    public let paths: [String]

    /// Lists a folder.
    ///
    /// - Parameter path: The folder; a symbolic link to one is followed.
    /// - Throws: `FileError`: `missing` where it is no folder, `tooLarge` beyond ``largestCount`` or ``largestDepth``,
    ///   `invalidPath` for a name that is not UTF-8.
    /// - Complexity: Linear in the number of files, and sorting them.
    public init(of path: String) throws(FileError) {
        var found: [String] = []
        var folders = [(path: path, depth: 0)]
        while let folder = folders.popLast() {
            guard folder.depth <= FolderContents.largestDepth else { throw FolderContents.tooLarge(folder.path) }
            for (name, kind) in try FolderContents.names(in: folder.path) {
                let inside = folder.path.hasSuffix("/") ? folder.path + name : folder.path + "/" + name
                switch kind {
                case .folder: folders.append((inside, folder.depth + 1))
                case .file: found.append(inside)
                case .other: break
                }
            }
            if found.count > FolderContents.largestCount { throw FolderContents.tooLarge(path) }
        }
        paths = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether a path names a folder, or a link to one.
    public static func isFolder(_ path: String) -> Bool {
        guard !path.utf8.contains(0) else { return false }
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Makes the folders that a file is to lie in, where they are missing.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `FileError` where a folder cannot be made.
    public static func makeFolder(around path: String) throws(FileError) {
        guard !path.utf8.contains(0) else { throw .notAPath(path) }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return }
        let folder = String(path[..<slash])
        if isFolder(folder) { return }
        try makeFolder(around: folder)
        if mkdir(folder, 0o777) != 0, errno != EEXIST { throw .system(errno, folder) }
    }

    private enum Kind { case file, folder, other }

    private static func names(in folder: String) throws(FileError) -> [(name: String, kind: Kind)] {
        guard !folder.utf8.isEmpty, !folder.utf8.contains(0) else { throw .notAPath(folder) }
        guard let stream = opendir(folder) else { throw .system(errno, folder) }
        defer { closedir(stream) }
        var names: [(name: String, kind: Kind)] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .system(errno, folder) }
                return names
            }
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if bytes.first == UInt8(ascii: ".") { continue }
            guard let name = String(validating: bytes, as: UTF8.self) else {
                throw FileError(code: .invalidPath, path: folder, reason: "holds a name that is not UTF-8")
            }
            names.append((name, kind(of: folder + "/" + name)))
        }
    }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        case S_IFLNK: return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? .file : .other
        default: return .other
        }
    }

    private static func tooLarge(_ path: String) -> FileError {
        FileError(
            code: .tooLarge, path: path,
            reason: "holds more than \(largestCount) files, or folders more than \(largestDepth) deep")
    }
}
