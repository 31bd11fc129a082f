import FileReplacement
import Foundation
import TestSupport
import Testing

@Suite("FileContents")
struct FileContentsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "a file is read byte for byte, also an empty one and one with every byte", arguments: [0, 1, 255, 256, 200_000])
    func bytesAreKept(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let path = folder.path + "/bytes"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(try FileContents.read(path) == bytes)
        #expect(try FileContents.read(path, limit: count) == bytes)
    }

    @Test("one byte over the limit is refused, also where the size is not told before")
    func limit() throws {
        let path = try folder.file("five", "12345")
        #expect(try FileContents.read(path, limit: 5).count == 5)
        #expect(throws: FileError.Code.tooLarge) { try code { try FileContents.read(path, limit: 4) } }
        #expect(throws: FileError.Code.tooLarge) { try code { try FileContents.read(path, limit: 0) } }
        // Files of the kernel say that they hold nothing.
        #if os(Linux)
            #expect(try FileContents.read("/proc/self/status").isEmpty == false)
            #expect(throws: FileError.Code.tooLarge) {
                try code { try FileContents.read("/proc/self/status", limit: 10) }
            }
        #endif
    }

    @Test("what is not a readable regular file is named as what it is, with its path and a reason")
    func refusals() throws {
        let path = try folder.file("file", "x")
        let pipe = folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let circle = folder.path + "/circle"
        try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: circle)
        let expected: [(String, FileError.Code)] = [
            (folder.path + "/nothing", .missing), (path + "/inside", .missing), (folder.path, .isFolder),
            (pipe, .notRegularFile), ("/dev/null", .notRegularFile), (circle, .invalidPath), ("", .invalidPath),
            ("a\u{0}b", .invalidPath), (String(repeating: "n", count: 300), .invalidPath),
        ]
        for (path, wanted) in expected {
            let error = #expect(throws: FileError.self) { try FileContents.read(path) }
            #expect(error?.code == wanted, "\(path): \(error?.description ?? "")")
            #expect(error?.path == path)
            #expect(error?.reason.isEmpty == false)
        }
        let missing = #expect(throws: FileError.self) { try FileContents.read("/no/such/file") }
        #expect(missing?.description == "/no/such/file: No such file or directory")
    }

    @Test("the version is the same while a file rests and another one after a change")
    func version() throws {
        let path = try folder.file("file", "one")
        let first = try FileContents(reading: path).version
        #expect(try FileContents(reading: path).version == first)
        _ = try folder.file("file", "longer")
        #expect(try FileContents(reading: path).version != first)
    }
}

/// Runs a body and throws the code of its `FileError` alone, so that expectations name nothing else.
func code<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as FileError { throw error.code }
}

extension FileError.Code: Error {}
