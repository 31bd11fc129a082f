import FileReplacement
import Foundation
import TestSupport
import Testing

/// Saves that fail, each in a process of its own, since what makes them fail holds for a whole process.
@Suite("A save that fails")
struct FailedSaveTests {
    @Test("where the disk takes only a part of the bytes, the old file is whole and nothing lies beside it")
    func noSpace() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let path = try folder.file("file", "the old text")
            // A write past the limit is cut there and the next one fails, as on a full disk.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
            #if canImport(Glibc)
                let resource = __rlimit_resource_t(1)
            #else
                let resource = RLIMIT_FSIZE
            #endif
            try #require(setrlimit(resource, &limit) == 0)
            let error = #expect(throws: FileError.self) {
                try FileReplacement.replace(path, with: [UInt8](repeating: 65, count: 50_000))
            }
            #expect(error?.code == .noSpace)
            #expect(folder.text("file") == "the old text")
            #expect(folder.names == ["file"])
            try FileReplacement.replace(path, with: [UInt8](repeating: 65, count: 10_000))
            #expect(folder.text("file")?.utf8.count == 10_000)
        }
    }

    @Test("what rights forbid is refused: an unreadable file, a read-only file, a folder that takes no new files")
    func permissions() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let file = try folder.file("file", "old")
            let secret = try folder.file("secret", "old")
            try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
            let inside = try folder.file("sub/inside", "old")
            try #require(chmod(file, 0o444) == 0 && chmod(secret, 0) == 0 && chmod(folder.path + "/sub", 0o555) == 0)
            if getuid() == 0 {
                // Root may do all of it; somebody else, who owns the folder, may not.
                for path in [folder.path, file, secret, inside, folder.path + "/sub"] {
                    try #require(chown(path, 65_534, 65_534) == 0)
                }
                try #require(setgid(65_534) == 0 && setuid(65_534) == 0)
            }
            #expect(throws: FileError.Code.permissionDenied) { try code { try FileContents.read(secret) } }
            for path in [file, inside] {
                #expect(throws: FileError.Code.permissionDenied) {
                    try code { try FileReplacement.replace(path, with: Array("new".utf8)) }
                }
                #expect(try FileContents.read(path) == Array("old".utf8))
            }
            #expect(folder.names == ["file", "secret", "sub"])
            try #require(chmod(folder.path + "/sub", 0o755) == 0)
        }
    }

    @Test("a process that is killed at any moment leaves the old text or the new one, whole", arguments: [1, 3, 7, 20])
    func killed(afterMilliseconds delay: UInt32) async throws {
        let folder = try TemporaryFolder()
        let (zeros, ones) = (String(repeating: "0", count: 100_000), String(repeating: "1", count: 100_000))
        let path = try folder.file("file", zeros)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, delay = delay as UInt32] in
            let (zeros, ones) = (String(repeating: "0", count: 100_000), String(repeating: "1", count: 100_000))
            let end = Thread {
                usleep(delay * 1_000)
                kill(getpid(), SIGKILL)
            }
            end.start()
            while true {
                try FileReplacement.replace(path, with: Array(ones.utf8))
                try FileReplacement.replace(path, with: Array(zeros.utf8))
            }
        }
        let text = folder.text("file")
        #expect(text == zeros || text == ones)
        // The next save is not disturbed by what the killed one left.
        try FileReplacement.replace(path, with: Array("next".utf8))
        #expect(folder.text("file") == "next")
    }

    @Test("standard input is read to its end and under the limit")
    func standardInput() async {
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            try #require(dup2(ends[0], 0) == 0)
            let (writing, text) = (ends[1], [UInt8](repeating: 66, count: 300_000))
            let writer = Thread {
                var rest = text[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes { write(writing, $0.baseAddress, min($0.count, 1_000)) }
                    if count <= 0 { break }
                    rest = rest.dropFirst(count)
                }
                close(writing)
            }
            writer.start()
            #expect(try FileContents.readStandardInput() == text)
            #expect(try FileContents.readStandardInput() == [])

            let folder = try TemporaryFolder()
            let descriptor = open(try folder.file("five", "12345"), O_RDONLY)
            try #require(dup2(descriptor, 0) == 0)
            let error = #expect(throws: FileError.self) { try FileContents.readStandardInput(limit: 4) }
            #expect(error?.code == .tooLarge)
            #expect(error?.path == "<stdin>")
        }
    }
}
