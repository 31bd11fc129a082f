import Foundation
import TestSupport
import Testing

/// Python's `decimal` and `fractions`, in a process of their own, as a second opinion about arithmetic.
enum PythonDecimal {
    /// Runs a program over lines and gives the lines that it prints; nil where there is no Python, which is reported.
    static func answers(of program: String, to lines: [String]) throws -> [String]? {
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", "-c", program]
        let input = FileManager.default.temporaryDirectory.appendingPathComponent("amounts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: input) }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
        python.standardInput = try FileHandle(forReadingFrom: input)
        let output = Pipe()
        python.standardOutput = output
        python.standardError = FileHandle.nullDevice
        try python.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        python.waitUntilExit()
        guard python.terminationStatus == 0 else {
            if let missing = PublicCorpora.reportMissing("python3") { Issue.record("\(missing)") }
            return nil
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
