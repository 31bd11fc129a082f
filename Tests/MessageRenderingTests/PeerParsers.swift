import Foundation
import JSONText
import TestSupport
import Testing

/// Parsers of Python in a process of its own, as readers that are not ours: HTML, Markdown, mail and JSON.
enum PeerParsers {
    /// Reads many texts at once.
    ///
    /// - Parameters:
    ///   - program: A program of Python that defines `read(text)`, whose answer JSON can write.
    ///   - needsPackages: Whether it imports packages of `Benchmarks/Peers/requirements.txt`.
    ///   - texts: The texts.
    /// - Throws: What the file system or the answer has against it.
    /// - Returns: The answers in order; nil where there is no such Python, which is reported.
    static func answers(of program: String, needsPackages: Bool = false, to texts: [String]) throws -> [JSON]? {
        guard let python = needsPackages ? withPackages : "/usr/bin/env" else {
            if let missing = PublicCorpora.reportMissing("Python with html5lib (Scripts/support/install-peers)") {
                Issue.record("\(missing)")
            }
            return nil
        }
        let folder = try TemporaryFolder()
        let input = try folder.file("texts.json", String(decoding: JSONEncoder().encode(texts), as: UTF8.self))
        let frame = """
            import json, sys
            \(program)
            texts = json.load(open(sys.argv[1], encoding="utf-8"))
            print(json.dumps([read(text) for text in texts]))
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = (needsPackages ? [] : ["python3"]) + ["-c", frame, input]
        let output = Pipe()
        process.standardOutput = output
        let errors = Pipe()
        process.standardError = errors
        do { try process.run() } catch {
            if let missing = PublicCorpora.reportMissing("python3") { Issue.record("\(missing)") }
            return nil
        }
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let document = try? JSONDocument(parsing: Array(answer)),
            case .array(let answers) = JSON(document.root)
        else {
            Issue.record("Python failed: \(String(decoding: complaint, as: UTF8.self).suffix(600))")
            return nil
        }
        try #require(answers.count == texts.count)
        return answers
    }

    /// The Python that has the packages: it stands in the same environment as the Node of `SHOPTALK_NODE`.
    private static var withPackages: String? {
        guard let node = ProcessInfo.processInfo.environment["SHOPTALK_NODE"], !node.isEmpty else { return nil }
        var folder = URL(fileURLWithPath: node)
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            let python = folder.appendingPathComponent("bin/python3").path
            let packages = folder.appendingPathComponent("requirements.txt").path
            if FileManager.default.isExecutableFile(atPath: python), FileManager.default.fileExists(atPath: packages) {
                return python
            }
        }
        return nil
    }
}
