import Foundation
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// One row of the map in CONTRIBUTING.md.
private struct Room: Sendable, CustomTestStringConvertible {
    let name: String
    let imports: Set<String>
    let outside: Set<String>
    let above: Set<String>

    var testDescription: String { name }

    static func all() throws -> [Room] {
        let text = try String(contentsOf: root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let lines = text.split(separator: "\n").drop { !$0.hasPrefix("| module | one sentence") }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        var above: [String] = []
        return lines.flatMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let parts = cells.last?.split(separator: "[").map(String.init) ?? []
            let names = words(cells.first ?? "")
            var imports = Set(words(parts.first ?? ""))
            if imports.contains("everything") { imports = Set(above).subtracting(imports) }
            let rooms = names.map { name in
                Room(
                    name: name, imports: imports, outside: Set(words(parts.count > 1 ? parts[1] : "")),
                    above: Set(above))
            }
            above += names
            return rooms
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    }

    /// The modules that the Swift files of the room import.
    func found() throws -> Set<String> {
        let folder = root.appendingPathComponent(name == "Localizations" ? name : "Sources/\(name)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var found: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "import"), keyword <= 2, words.indices.contains(keyword + 1),
                    !line.hasPrefix("//")
                else { continue }
                found.insert(String(words[keyword + 1]))
            }
        }
        return found
    }
}

@Suite("The map of the house")
struct ModuleMapTests {
    @Test("names every module of the package once")
    func complete() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Sources").path)
        #expect(try Room.all().map(\.name).sorted() == (folders + ["Localizations"]).sorted())
    }

    @Test("a module imports only what its row names, and only what stands above it", arguments: try Room.all())
    fileprivate func arrows(room: Room) throws {
        let found = try room.found()
        let house = Set(try Room.all().map(\.name))
        #expect(found.intersection(house).subtracting(room.imports) == [], "imported and not in the row")
        #expect(room.imports.subtracting(room.above) == [], "in the row and not above it")
        // What is imported where there is no Glibc is the same library under another name.
        let outside = found.subtracting(house).subtracting(["Darwin", "Musl", "Android"])
        #expect(outside == room.outside, "from outside")
    }
}
