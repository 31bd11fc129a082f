import Foundation
import TestSupport
import Testing
import TranslationFiles

@Suite("Reading property lists")
struct PropertyListDocumentTests {
    /// A value with sorted members, so that two readings can be compared.
    private func outline(_ node: PropertyListNode) -> String {
        switch node.kind {
        case .dictionary:
            let members = node.members.map { "\($0.key.debugDescription): \(outline($0.value))" }.sorted()
            return "{" + members.joined(separator: ", ") + "}"
        case .array: return "[" + node.elements.map { outline($0) }.joined(separator: ", ") + "]"
        case .string: return (node.string ?? "").debugDescription
        case .integer, .real: return "number"
        case .boolean: return "boolean"
        case .data: return "data"
        case .date: return "date"
        }
    }

    private func outline(_ value: Any) -> String {
        switch value {
        case let members as [String: Any]:
            "{" + members.map { "\($0.key.debugDescription): \(outline($0.value))" }.sorted().joined(separator: ", ")
                + "}"
        case let elements as [Any]: "[" + elements.map { outline($0) }.joined(separator: ", ") + "]"
        case let text as String: text.debugDescription
        case is Bool: "boolean"
        case is NSNumber: "number"
        case is Data: "data"
        default: "date"
        }
    }

    private let sample: [String: Any] = [
        "a": ["b", "", ["c": "d & <e> \"f\" 'g'"], [String](), [String: String]()] as [Any],
        "ключ": "😀\n\t", "data": Data([1, 2, 3]), "date": Date(timeIntervalSince1970: 0), "flag": true, "real": 1.5,
        "long": String(repeating: "x", count: 300), "wide": String(repeating: "Ф", count: 400),
        "many": (0..<300).map { "\($0)" },
    ]

    @Test("what Foundation writes is read")
    func foundation() throws {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            // Foundation's own writer fails on what is longer than it thinks, so Python writes the binary list.
            let data =
                try format == .xml
                ? PropertyListSerialization.data(fromPropertyList: sample, format: .xml, options: 0)
                : try #require(
                    python(try PropertyListSerialization.data(fromPropertyList: sample, format: .xml, options: 0)))
            let document = PropertyListDocument(parsing: Array(data))
            #expect(document.damages == [])
            #expect(document.isBinary == (format == .binary))
            let root = try #require(document.root)
            #expect(outline(root) == outline(sample))
        }
    }

    /// An XML list as a binary one, made by Python's plistlib.
    private func python(_ list: Data) -> Data? {
        let child = Process()
        let (input, output) = (Pipe(), Pipe())
        child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        child.arguments = [
            "python3", "-c",
            "import plistlib,sys; sys.stdout.buffer.write(plistlib.dumps(plistlib.loads(sys.stdin.buffer.read()), fmt=plistlib.FMT_BINARY))",
        ]
        child.standardInput = input
        child.standardOutput = output
        guard (try? child.run()) != nil else { return nil }
        input.fileHandleForWriting.write(list)
        try? input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        child.waitUntilExit()
        return child.terminationStatus == 0 ? data : nil
    }

    @Test("every public .stringsdict file is read as Foundation reads it")
    func corpus() throws {
        for (name, bytes) in try Sample.corpus("stringsdict") {
            let document = PropertyListDocument(parsing: bytes)
            let theirs = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
            #expect(document.root.map { outline($0) } == theirs.map { outline($0) }, "\(name)")
            #expect(document.damages.isEmpty == (theirs != nil), "\(name)")
        }
    }

    @Test(
        "text is resolved as XML says",
        arguments: [
            ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#10;&#x1F600;", "\n😀"),
            ("a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"),
            ("a<!-- x -->b", "ab"), (" a\n b ", " a\n b "), ("", ""),
        ])
    func text(content: String, expected: String) {
        let document = PropertyListDocument(parsing: Array(Sample.propertyList(Sample.member("k", content)).utf8))
        #expect(document.damages == [])
        #expect(document.root?["k"]?.string == expected)
    }

    @Test(
        "what is no property list is damage with a place",
        arguments: [
            "<plist", "<plist>", "<plist></plist>", "<plist/>", "<dict>", "<dict><key>a</key></dict>",
            "<dict><string>a</string></dict>", "<dict/>x", "<array><dict></array>", "<true>", "<key>a</key>",
            "<string>&unknown;</string>", "<string>&#x110000;</string>", "<string>&#xD800;</string>", "<string>a",
            "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>",
            "<!DOCTYPE plist [ ]><plist><string>a</string></plist>", "<!DOCTYPE plist", "<!-- open",
            "<string><![CDATA[x</string>", "", "text", "<?xml",
            String(repeating: "<array>", count: 100_000),
        ])
    func damage(text: String) {
        let document = PropertyListDocument(parsing: Array(text.utf8))
        #expect(document.damages.count == 1)
        #expect(document.damages.allSatisfy { $0.place <= text.utf8.count && !$0.message.isEmpty })
    }

    @Test("a binary list that is cut or changed anywhere is read within its bounds")
    func mutations() throws {
        let xml = try PropertyListSerialization.data(fromPropertyList: sample, format: .xml, options: 0)
        let list = Array(try #require(python(xml)))
        for end in stride(from: 0, to: list.count, by: 7) {
            #expect(!PropertyListDocument(parsing: Array(list[..<end])).damages.isEmpty || end < 6)
        }
        let seed = UInt64.random(in: 0...UInt64.max)
        print("changed binary property lists, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            var changed = list
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                changed[Int.random(in: 0..<list.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            let document = StringsDocument(parsing: changed, name: "Test.strings")
            for entry in document.entries { _ = (entry.key, entry.value) }
            _ = document.diagnostics
        }
    }

    @Test("a binary list that holds itself or grows without end is refused")
    func cycles() {
        /// A list of arrays, each of which names objects.
        func list(_ arrays: [[UInt8]]) -> [UInt8] {
            var bytes = Array("bplist00".utf8)
            var offsets: [UInt8] = []
            for array in arrays {
                offsets.append(UInt8(bytes.count))
                bytes += [0xA0 | UInt8(array.count)] + array
            }
            let table = UInt8(bytes.count)
            bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
            for value in [UInt8(arrays.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, value] }
            return bytes
        }
        #expect(PropertyListDocument(parsing: list([[1, 1], []])).root?.elements.count == 2)
        #expect(PropertyListDocument(parsing: list([[0]])).damages.map(\.message) == ["an object holds itself"])
        #expect(PropertyListDocument(parsing: list([[1], [0]])).damages.map(\.message) == ["an object holds itself"])
        // Twenty levels, each of which names the next one eight times.
        let bomb = (1...20).map { Array(repeating: UInt8($0), count: 8) } + [[]]
        #expect(PropertyListDocument(parsing: list(bomb)).damages.map(\.message) == ["the list holds too many values"])
    }

    @Test("an object that goes on into the table of objects is cut off")
    func cutOff() {
        for length in [UInt8(2), 3, 14] {
            var bytes = Array("bplist00".utf8) + [0x50 | length, 0x61, 0x62]
            bytes += [8] + [0, 0, 0, 0, 0, 0, 1, 1]
            for value in [UInt8(1), 0, 11] { bytes += [0, 0, 0, 0, 0, 0, 0, value] }
            let document = PropertyListDocument(parsing: bytes)
            #expect(document.root?.string == (length == 2 ? "ab" : nil))
            #expect(document.damages.map(\.message) == (length == 2 ? [] : ["an object is cut off"]))
        }
    }
}
