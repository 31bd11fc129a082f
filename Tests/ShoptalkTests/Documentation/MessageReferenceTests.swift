import FileReplacement
import Foundation
import ShoptalkTool
import Synchronization
import Testing

@Suite("The reference of messages")
struct MessageReferenceTests {
    @Test("is what the command says of the catalogue and its texts")
    func upToDate() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reference-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let calls = [
            ["messages", "--format", "json"],
            ["preview", "Examples/Cookbook.storekit"] + ["en", "ru", "ar"].flatMap { ["--language", $0] }
                + ["--format", "json"],
        ]
        var documents: [String] = []
        for call in calls {
            let file = folder.appendingPathComponent(call[0])
            try Data(try await answer(call)).write(to: file)
            documents.append(file.path)
        }
        let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        script.arguments =
            ["python3", Article.root.appendingPathComponent("Scripts/generate-message-reference").path]
            + (isRecording ? [] : ["--check"]) + ["--documents"] + documents
        let errors = Pipe()
        script.standardError = errors
        try script.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        #expect(script.terminationStatus == 0, "\(text)")
        #expect(!isRecording, "the reference is written anew")
    }

    private func answer(_ arguments: [String]) async throws -> [UInt8] {
        let written = Mutex<[UInt8]>([])
        let root = Article.root.path + "/"
        var io = CommandIO.ofThisProcess()
        let read = io.readFile
        io.readFile = { (path, limit) throws(FileError) in try read(root + path, limit) }
        io.write = { (bytes, stream) throws(WriteFailure) in
            if stream == .output { written.withLock { $0 += bytes } }
        }
        io.environment = { _ in nil }
        let status = await Tool.run(arguments: arguments, io: io)
        try #require(status == .success)
        return written.withLock { $0 }
    }
}
