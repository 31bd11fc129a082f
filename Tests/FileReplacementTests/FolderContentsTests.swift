import FileReplacement
import Foundation
import TestSupport
import Testing

@Suite("The files below a folder")
struct FolderContentsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func make(_ name: String) throws {
        let path = URL(fileURLWithPath: folder.path(name))
        try FileManager.default.createDirectory(
            at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: path)
    }

    @Test("are listed at any depth, sorted by their bytes; hidden ones and links to folders are not entered")
    func listed() throws {
        for name in ["b.strings", "a/ä.strings", "a/b/c", "Z", ".hidden", ".git/config"] { try make(name) }
        try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("Z"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("gone"), withDestinationPath: "nothing")
        let names = try FolderContents(of: folder.path).paths.map { $0.dropFirst(folder.path.count + 1) }
        #expect(names == ["Z", "a/b/c", "a/ä.strings", "b.strings", "link"])
        #expect(FolderContents.isFolder(folder.path))
        #expect(!FolderContents.isFolder(folder.path("Z")))
        #expect(!FolderContents.isFolder(folder.path("nothing")))
    }

    @Test("are refused where there is no folder, and where folders lie too deep")
    func refused() throws {
        try make("file")
        #expect(throws: FileError.self) { try FolderContents(of: folder.path("file")) }
        #expect(throws: FileError.self) { try FolderContents(of: folder.path("nothing")) }
        #expect(throws: FileError.self) { try FolderContents(of: "") }
        try make(String(repeating: "d/", count: FolderContents.largestDepth + 1) + "file")
        let error = #expect(throws: FileError.self) { try FolderContents(of: folder.path) }
        #expect(error?.code == .tooLarge)
    }
}
