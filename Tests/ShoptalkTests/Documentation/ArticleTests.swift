import FileReplacement
import Foundation
import ShoptalkTool
import Synchronization
import Testing

@Suite("The articles of the documentation")
struct ArticleTests {
    @Test("have no blocks but programs, command lines and examples, each closed", arguments: try Article.written())
    func blocks(article: Article) {
        let fences = article.lines.filter { $0.hasPrefix("```") }.count
        #expect(fences == 2 * article.blocks.count)
        for block in article.blocks {
            #expect(["swift", "console", "json"].contains(block.language), "line \(block.range.lowerBound)")
        }
    }

    @Test("show programs that stand in a file that is compiled and tested", arguments: try Article.written())
    func programs(article: Article) throws {
        let folder = Article.root.appendingPathComponent("Tests/ShoptalkTests/Documentation")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix("Programs.swift") }
            .map { "\n" + trimmed(try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n")) }
        for block in article.blocks(in: "swift") {
            let program = "\n" + trimmed(article.lines(of: block))
            #expect(files.contains { $0.contains(program) }, "line \(block.range.lowerBound) stands in no program")
        }
    }

    /// Lines without their margins; what only the file of a program may use is not said in the article.
    private func trimmed(_ lines: [String]) -> String {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasPrefix("private ") ? String($0.dropFirst("private ".count)) : $0 }
            .joined(separator: "\n") + "\n"
    }

    @Test("show examples as they are in Examples", arguments: try Article.written())
    func examples(article: Article) throws {
        let folder = Article.root.appendingPathComponent("Examples/Events")
        let examples = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }
        for block in article.blocks(in: "json") {
            #expect(examples.contains(article.lines(of: block).joined(separator: "\n") + "\n"))
        }
    }

    @Test("show what the command prints", arguments: try Article.written())
    func output(article: Article) async throws {
        var recorded: [String] = []
        var place = 0
        for block in article.blocks(in: "console") {
            recorded += article.lines[place..<block.range.lowerBound]
            place = block.range.upperBound
            let calls = article.lines(of: block).filter { $0.hasPrefix("$ ") }
            #expect(!calls.isEmpty && article.lines[block.range.lowerBound].hasPrefix("$ "))
            for call in calls {
                recorded.append(call)
                recorded += await printed(try #require(words(of: call), "\(call)"))
            }
        }
        recorded += article.lines[place...]
        let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
        if isRecording, recorded != article.lines {
            try Data(recorded.joined(separator: "\n").utf8).write(to: article.url)
            Issue.record("\(article.name) is written anew")
        } else if let line = zip(recorded, article.lines).enumerated().first(where: { $1.0 != $1.1 }) {
            Issue.record("line \(line.offset + 1) of \(article.name): the command prints \(line.element.0)")
        } else {
            #expect(recorded.count == article.lines.count)
        }
    }

    /// The words behind `$ shoptalk`, as a shell takes them apart; nil for another command.
    private func words(of call: String) -> [String]? {
        var words: [String] = []
        var quote: Character?
        var isOpen = false
        for character in call.dropFirst(2) {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                if !isOpen { words.append("") }
                isOpen = true
            } else if quote == nil, character == " " {
                isOpen = false
            } else {
                if !isOpen { words.append("") }
                isOpen = true
                words[words.count - 1].append(character)
            }
        }
        return words.first == "shoptalk" ? Array(words.dropFirst()) : nil
    }

    /// What the command prints, on both streams, where the package is the current folder.
    private func printed(_ arguments: [String]) async -> [String] {
        let written = Mutex<[UInt8]>([])
        let root = Article.root.path + "/"
        var io = CommandIO.ofThisProcess()
        let (read, open, list) = (io.readFile, io.openFile, io.listFolder)
        io.readFile = { (path, limit) throws(FileError) in try read(root + path, limit) }
        io.openFile = { (path, limit) throws(FileError) in try open(root + path, limit) }
        io.listFolder = { (path) throws(FileError) in
            try list(root + path)?.map { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0 }
        }
        io.makeFile = { (path, _) throws(FileError) in
            throw FileError(code: .inputOutput, path: path, reason: "an article writes no files")
        }
        io.replaceFile = { (path, _, _) throws(FileError) in
            throw FileError(code: .inputOutput, path: path, reason: "an article writes no files")
        }
        io.write = { (bytes, _) throws(WriteFailure) in written.withLock { $0 += bytes } }
        io.environment = { _ in nil }
        io.isTerminal = { _ in false }
        _ = await Tool.run(arguments: arguments, io: io)
        var lines = written.withLock { String(decoding: $0, as: UTF8.self) }.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        // A line of a letter ends as the network has it, one of an article does not.
        return lines.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }
    }

    @Test("link to articles that are there, and every one is linked to")
    func links() throws {
        let articles = try Article.all()
        let names = Set(articles.map(\.name))
        var linked: Set<String> = ["Shoptalk"]
        for article in articles {
            for part in article.text.components(separatedBy: "<doc:").dropFirst() {
                let name = String(part.prefix { $0 != ">" })
                #expect(names.contains(name), "\(article.name) links to \(name)")
                linked.insert(name)
            }
        }
        #expect(names.subtracting(linked) == [])
    }
}
