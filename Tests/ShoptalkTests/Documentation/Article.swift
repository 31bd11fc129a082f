import Foundation
import Testing

/// An article of the documentation catalogue, with the blocks of code in it.
struct Article: Sendable, CustomTestStringConvertible {
    /// A block between two fences.
    struct Block: Sendable {
        /// What stands behind the first fence: `swift`, `console`, `json`.
        let language: String
        /// The lines between the fences, from the first to the one before the last fence.
        let range: Range<Int>
    }

    /// The root of the package.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    /// The documentation catalogue.
    static let folder = root.appendingPathComponent("Sources/Shoptalk/Shoptalk.docc")

    let url: URL
    var lines: [String]
    let blocks: [Block]

    /// The name by which other articles link to it.
    var name: String { url.deletingPathExtension().lastPathComponent }
    var testDescription: String { name }
    var text: String { lines.joined(separator: "\n") }

    /// Reads an article.
    init(_ url: URL) throws {
        self.url = url
        lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        var blocks: [Block] = []
        var start: (language: String, line: Int)?
        for (number, line) in lines.enumerated() where line.hasPrefix("```") {
            if let (language, first) = start {
                blocks.append(Block(language: language, range: first..<number))
                start = nil
            } else {
                start = (String(line.dropFirst(3)), number + 1)
            }
        }
        self.blocks = blocks
    }

    /// Every article, those of the reference of messages included.
    static func all() throws -> [Article] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "md" }
            .sorted { $0.path < $1.path }.map(Article.init)
    }

    /// The articles that are written by hand.
    static func written() throws -> [Article] {
        try all().filter { $0.url.deletingLastPathComponent().lastPathComponent != "Messages" }
    }

    /// The lines of a block.
    func lines(of block: Block) -> [String] { Array(lines[block.range]) }

    /// The blocks in one language.
    func blocks(in language: String) -> [Block] { blocks.filter { $0.language == language } }
}
