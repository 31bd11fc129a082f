import Foundation
import TestSupport

/// What Foundation reads of property lists, asked in a child process.
enum FoundationPropertyLists {
    /// A table as Foundation reads it; the value is nil where it is no text.
    typealias Table = [[UInt16]: [UInt16]?]

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The tables of files; nil for each one that Foundation refuses or that holds no dictionary.
    static func tables(of files: [[UInt8]]) throws -> [Table?] {
        var input = Data()
        for file in files {
            for byte in 0..<8 { input.append(UInt8(truncatingIfNeeded: file.count >> (8 * byte))) }
            input.append(contentsOf: file)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oracle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let question = folder.appendingPathComponent("question")
        let answer = folder.appendingPathComponent("answer")
        try input.write(to: question)
        try Data().write(to: answer)

        let child = Process()
        child.executableURL = try program()
        child.standardInput = try FileHandle(forReadingFrom: question)
        child.standardOutput = try FileHandle(forWritingTo: answer)
        child.standardError = FileHandle.nullDevice
        try child.run()
        child.waitUntilExit()
        let lines = try Data(contentsOf: answer).split(separator: UInt8(ascii: "\n"))
        guard child.terminationStatus == 0, lines.count == files.count else {
            throw Failure(
                description: "the oracle ended with \(child.terminationStatus) after \(lines.count) of \(files.count)")
        }
        return try lines.map { line in
            if line.elementsEqual("null".utf8) { return nil }
            let members = try JSONDecoder().decode([[[UInt16]?]].self, from: line)
            return Dictionary(members.map { ($0.first.flatMap { $0 } ?? [], $0.last.flatMap { $0 }) }) { $1 }
        }
    }

    /// An oracle beside the tests.
    static func program(named name: String = "PropertyListOracle") throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        // On a Mac the tests stand inside a bundle.
        for _ in 0..<4 {
            let program = folder.appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
            folder.deleteLastPathComponent()
        }
        throw Failure(description: "\(name) is not beside \(CommandLine.arguments.first ?? "the tests")")
    }
}
