import FileReplacement
import Foundation
import TestSupport
import Testing

@Suite("FileReplacement")
struct FileReplacementTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a file is replaced as a whole and nothing lies beside it", arguments: [0, 3, 3_000_000])
    func replaces(_ count: Int) throws {
        let path = try folder.file("file", "the old text")
        let bytes = [UInt8](repeating: 65, count: count)
        try FileReplacement.replace(path, with: bytes)
        #expect(try FileContents.read(path) == bytes)
        #expect(folder.names == ["file"])
    }

    @Test("a file that is not there is made, with the permissions asked for as far as the mask allows")
    func makes() throws {
        let path = folder.path + "/new"
        try FileReplacement.replace(path, with: Array("x".utf8), mode: 0o640)
        #expect(folder.text("new") == "x")
        #expect(try mode(of: path) & ~0o640 == 0)
        #expect(try mode(of: path) & 0o600 == 0o600)
    }

    @Test("a file keeps its permissions", arguments: [0o600, 0o644, 0o755, 0o4755] as [mode_t])
    func keepsMode(_ wanted: mode_t) throws {
        let path = try folder.file("file", "old")
        chmod(path, wanted)
        try FileReplacement.replace(path, with: Array("new".utf8), mode: 0o666)
        #expect(try mode(of: path) == wanted)
    }

    @Test("a file keeps its owner where root replaces it", .enabled(if: getuid() == 0, "only root may give files away"))
    func keepsOwner() throws {
        let path = try folder.file("file", "old")
        try #require(chown(path, 12_345, 54_321) == 0)
        try FileReplacement.replace(path, with: Array("new".utf8))
        var status = stat()
        try #require(stat(path, &status) == 0)
        #expect(status.st_uid == 12_345)
        #expect(status.st_gid == 54_321)
    }

    @Test("links are followed, also relative, chained and into another folder: the file changes, the links stay")
    func followsLinks() throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
        _ = try folder.file("sub/file", "old")
        try manager.createSymbolicLink(atPath: folder.path + "/near", withDestinationPath: "sub/file")
        try manager.createSymbolicLink(atPath: folder.path + "/sub/back", withDestinationPath: "../near")
        try manager.createSymbolicLink(atPath: folder.path + "/far", withDestinationPath: folder.path + "/sub/back")
        try FileReplacement.replace(folder.path + "/far", with: Array("new".utf8))
        #expect(folder.text("sub/file") == "new")
        for (link, destination) in [("near", "sub/file"), ("sub/back", "../near"), ("far", folder.path + "/sub/back")] {
            #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/\(link)") == destination)
        }
    }

    @Test("a link to a file that is not there makes that file")
    func danglingLink() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "later")
        try FileReplacement.replace(folder.path + "/link", with: Array("new".utf8))
        #expect(folder.text("later") == "new")
        #expect(folder.names == ["later", "link"])
    }

    @Test("what is not a file is left alone")
    func refusals() throws {
        let pipe = folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let circle = folder.path + "/circle"
        try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle")
        let file = try folder.file("file", "x")
        let expected: [(String, FileError.Code)] = [
            (folder.path, .isFolder), (pipe, .notRegularFile), ("/dev/null", .notRegularFile), (circle, .invalidPath),
            (folder.path + "/no/file", .missing), (file + "/inside", .missing), ("", .invalidPath),
            ("a\u{0}b", .invalidPath), (folder.path + "/" + String(repeating: "n", count: 300), .invalidPath),
        ]
        for (path, wanted) in expected {
            let error = #expect(throws: FileError.self) { try FileReplacement.replace(path, with: [1]) }
            #expect(error?.code == wanted, "\(path): \(error?.description ?? "")")
            #expect(error?.path == path)
        }
        #expect(folder.names == ["circle", "file", "pipe"])
        #expect(folder.text("file") == "x")
    }

    @Test("the name of a file may be as long as a folder allows")
    func longName() throws {
        let name = String(repeating: "n", count: 255)
        try FileReplacement.replace("\(folder.path)/\(name)", with: [65])
        #expect(folder.names == [name])
    }

    @Test("what a killed process left beside the file is passed over")
    func passesOverLitter() throws {
        let litter = ".shoptalk-\(getpid())-0"
        _ = try folder.file(litter, "left behind")
        let path = try folder.file("file", "old")
        try FileReplacement.replace(path, with: Array("new".utf8))
        #expect(folder.text("file") == "new")
        #expect(folder.text(litter) == "left behind")
        #expect(folder.names == [litter, "file"])
    }

    @Test("the version that a replacement returns is the one that the next may expect, and no other")
    func versionOfReplacement() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/chain"
        let first = try FileReplacement.replace(path, with: Array("1".utf8), expecting: .missing)
        #expect(try FileContents(reading: path).version == first)
        let second = try FileReplacement.replace(path, with: Array("2".utf8), expecting: first)
        #expect(throws: FileError.self) {
            try FileReplacement.replace(path, with: Array("3".utf8), expecting: first)
        }
        try FileReplacement.replace(path, with: Array("3".utf8), expecting: second)
        #expect(folder.text("chain") == "3")
    }

    @Test("a file that is as it was read is replaced")
    func expectedVersion() throws {
        let path = try folder.file("file", "old")
        try FileReplacement.replace(path, with: Array("new".utf8), expecting: FileContents(reading: path).version)
        #expect(folder.text("file") == "new")
    }

    @Test("a file that somebody else wrote, replaced, removed or made is a conflict and stays")
    func conflicts() throws {
        func expectConflict(_ path: String, _ version: FileVersion) {
            #expect(throws: FileError.Code.conflict) {
                try code { try FileReplacement.replace(path, with: Array("mine".utf8), expecting: version) }
            }
        }
        let path = try folder.file("file", "old")
        let version = try FileContents(reading: path).version

        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.seekToEnd()
        handle.write(Data(" and more".utf8))
        try handle.close()
        expectConflict(path, version)
        #expect(folder.text("file") == "old and more")

        let second = try FileContents(reading: path).version
        try FileReplacement.replace(path, with: Array("old and more".utf8))
        expectConflict(path, second)

        let third = try FileContents(reading: path).version
        try FileManager.default.removeItem(atPath: path)
        expectConflict(path, third)
        #expect(folder.names == [])

        _ = try folder.file("file", "made")
        expectConflict(path, .missing)
        #expect(folder.text("file") == "made")
        #expect(folder.names == ["file"])
    }

    @Test("a file that is expected not to be there is made")
    func expectedMissing() throws {
        try FileReplacement.replace(folder.path + "/new", with: Array("x".utf8), expecting: .missing)
        #expect(folder.text("new") == "x")
        #expect(folder.names == ["new"])
    }

    @Test("of many that make the same file at once, one wins and the others learn of it")
    func raceToMake() async throws {
        let path = folder.path + "/new"
        let wins = await withTaskGroup(of: Bool.self) { group in
            for writer in 0..<16 {
                group.addTask {
                    (try? FileReplacement.replace(path, with: Array("writer \(writer)".utf8), expecting: .missing))
                        != nil
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(wins == 1)
        #expect(folder.names == ["new"])
    }

    @Test("a reader beside many writers finds one whole text, never a mixture or nothing")
    func readersSeeWholeTexts() async throws {
        let path = try folder.file("file", String(repeating: "0", count: 50_000))
        await withTaskGroup(of: Void.self) { group in
            for writer in 1...4 {
                group.addTask {
                    for _ in 0..<10 {
                        let text = [UInt8](repeating: UInt8(48 + writer), count: 50_000)
                        #expect(throws: Never.self) { try FileReplacement.replace(path, with: text) }
                    }
                }
            }
            group.addTask {
                for _ in 0..<200 {
                    let bytes = (try? FileContents.read(path)) ?? []
                    #expect(bytes.count == 50_000 && Set(bytes).count == 1)
                }
            }
        }
        #expect(folder.names == ["file"])
    }

    private func mode(of path: String) throws -> mode_t {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status.st_mode & 0o7777
    }
}
