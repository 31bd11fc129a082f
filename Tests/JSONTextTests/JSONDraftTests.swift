import Diagnostics
import JSONText
import TestSupport
import Testing

@Suite("Editing JSON in place")
struct JSONDraftTests {
    private func edited(_ text: String, _ edit: (inout JSONDraft) -> Void) throws -> String {
        let document = try JSONDocument(parsing: Array(text.utf8), skipsByteOrderMark: true)
        var draft = JSONDraft(document.root)
        edit(&draft)
        let bytes = document.rewritten(as: draft)
        _ = try JSONDocument(parsing: bytes, skipsByteOrderMark: true)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func member(_ key: String, _ value: JSONValue) -> JSONDraft.Member {
        JSONDraft.Member(key: key, value: JSONDraft(value))
    }

    /// The layouts of a text with an empty object, and how an object in it looks that is added behind it.
    private static let layouts = [
        ("{\n  \"a\" : {\n\n  }\n}", ",\n  \"b\" : {\n    \"x\" : {\n\n    }\n  }\n}"),
        ("{\r\n\t\"a\": {}\r\n}\r\n", ",\r\n\t\"b\": {\r\n\t\t\"x\": {}\r\n\t}\r\n}\r\n"),
        ("{\"a\":{}}", ",\"b\":{\"x\":{}}}"), ("{ \"a\" : { } }\n", ", \"b\" : { \"x\" : { } } }\n"),
        ("\u{FEFF}{\n    \"a\": {\n    }\n}", ",\n    \"b\": {\n        \"x\": {\n\n        }\n    }\n}"),
    ]

    @Test("what is added is laid out as the document is", arguments: layouts)
    func layout(_ text: String, _ ending: String) throws {
        let added = try edited(text) { $0["b"] = JSONDraft(.object([("x", .object([]))])) }
        #expect(added.hasSuffix(ending), "\(added.debugDescription)")
        // Taken away again, the bytes are as before.
        #expect(Array(try edited(added) { $0["b"] = nil }.utf8) == Array(text.utf8))
    }

    @Test("a value, a key, a member at each place and the last member are changed, and the rest is kept")
    func edits() throws {
        let text = "{ \"a\":1 ,\n \"b\" : [ 2,3 ],\"\\u0063\": \"x\\/y\" }  "
        #expect(try edited(text) { _ in } == text)
        #expect(try edited(text) { $0["b"] = JSONDraft(.null) } == text.replacing("[ 2,3 ]", with: "null"))
        #expect(try edited(text) { $0.members[1].key = "é/\u{18}" } == text.replacing("\"b\"", with: #""é/\u0018""#))
        #expect(try edited(text) { $0.members[2].key = "c" } == text)
        #expect(try edited(text) { $0["c"]?.setString("x/y") } == text)
        #expect(
            try edited(text) { $0["c"]?.setString("\"\\\n\r\t\u{8}\u{C}\u{2028}/") }
                == text.replacing("x\\/y", with: "\\\"\\\\\\n\\r\\t\\b\\f\u{2028}/"))
        #expect(try edited(text) { $0.members.remove(at: 0) } == "{ \"b\" : [ 2,3 ],\"\\u0063\": \"x\\/y\" }  ")
        #expect(try edited(text) { $0.members.remove(at: 1) } == "{ \"a\":1,\"\\u0063\": \"x\\/y\" }  ")
        #expect(try edited(text) { $0.members.remove(at: 2) } == "{ \"a\":1 ,\n \"b\" : [ 2,3 ] }  ")
        #expect(try edited("{\"a\" : 1}") { $0.members = [] } == "{}")
        #expect(try edited("{\n  \"a\" : 1\n}\n") { $0.members = [] } == "{\n\n}\n")
    }

    @Test("a member that is added at any place and taken away again leaves the bytes as they were", arguments: 0...3)
    func insertion(place: Int) throws {
        for text in [
            "{\n  \"a\" : 1,\n  \"b\" : {\n    \"x\" : 1\n  },\n  \"c\" : []\n}", "{\"a\":1,\"b\":{\"x\":1},\"c\":[]}",
            "{ \"a\": 1, \"b\": {\"x\": 1}, \"c\": []}\n",
        ] {
            let added = try edited(text) { $0.members.insert(member("new", .array([.integer(1)])), at: place) }
            #expect(added != text)
            #expect(try edited(added) { $0.members.remove(at: place) } == text)
        }
    }

    @Test("members may change their places")
    func moving() throws {
        let text = "{\n  \"a\" : 1,\n  \"b\" : {\n\n  },\n  \"c\" : 3\n}"
        let moved = try edited(text) { $0.members.append($0.members.remove(at: 0)) }
        #expect(moved == "{\n  \"b\" : {\n\n  },\n  \"c\" : 3,\n  \"a\" : 1\n}")
        #expect(try edited(moved) { $0.members.insert($0.members.remove(at: 2), at: 0) } == text)
    }

    @Test("a document of another kind becomes an object, and an object within others is reached")
    func nesting() throws {
        #expect(
            try edited("[1]\n") { $0 = JSONDraft(object: [member("a", .bool(true))]) }
                == "{\"a\" : true}\n")
        let text = "{\n  \"a\" : {\n    \"b\" : {\n\n    }\n  }\n}"
        let set = try edited(text) { $0["a"]?["b"]?["c"] = JSONDraft(.string("d")) }
        #expect(set == "{\n  \"a\" : {\n    \"b\" : {\n      \"c\" : \"d\"\n    }\n  }\n}")
        #expect(try edited(set) { $0["a"]?["b"]?["c"] = nil } == text)
    }
}

@Suite("Reading JSON eight bytes at once")
struct JSONFastPathTests {
    @Test("a string is read where Swift takes its bytes for UTF-8, and only there")
    func validity() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of random UTF-8: \(seed)")
        var random = SplitMix64(seed: seed)
        let characters = [
            "a", "é", "я", "\u{7FF}", "\u{800}", "ก", "अ", "日", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "😀", "\u{10FFFF}",
        ]
        for _ in 0..<20_000 {
            var content: [UInt8] = []
            let few = (0..<3).compactMap { _ in characters.randomElement(using: &random) }
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                content += (few.randomElement(using: &random) ?? "").utf8
            }
            if Bool.random(using: &random), let place = content.indices.randomElement(using: &random) {
                // Bytes around the borders of what may lead and follow.
                content[place] =
                    [
                        0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEE, 0xF0, 0xF4, 0xF5,
                        0x61,
                    ]
                    .randomElement(using: &random) ?? 0
            }
            let document = try? JSONDocument(parsing: [0x22] + content + [0x22])
            let expected = String(validating: content, as: UTF8.self)
            #expect(
                document?.root.stringBytes.map { Array($0) } == expected.map { Array($0.utf8) },
                "seed \(seed): \(content)")
        }
    }

    @Test("values as dense as JSON can write them are all there")
    func density() throws {
        let numbers = try JSONDocument(
            parsing: Array("[\(repeatElement("1", count: 10_000).joined(separator: ","))]".utf8))
        #expect(numbers.root.elements.count == 10_000)
        #expect(numbers.root.elements.allSatisfy { $0.integer == 1 })
        let arrays = try JSONDocument(
            parsing: Array("[\(repeatElement("[]", count: 10_000).joined(separator: ","))]".utf8))
        #expect(arrays.root.elements.count == 10_000)
        let depth = 500
        let nested = repeatElement("[", count: depth).joined() + repeatElement("]", count: depth).joined()
        var node: JSONNode? = try JSONDocument(parsing: Array(nested.utf8)).root
        var levels = 0
        while let inner = node {
            levels += 1
            node = inner.elements.first
        }
        #expect(levels == depth)
        let text = Array(("[" + repeatElement("[[[[],1]]]", count: 500).joined(separator: ",")).utf8)
        #expect(throws: JSONTextError.self) { try JSONDocument(parsing: text) }
    }

    @Test("white space of any kind and length between values changes none of them")
    func whiteSpace() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of white space: \(seed)")
        var random = SplitMix64(seed: seed)
        let tokens = [
            "{", "\"a\"", ":", "[", "{", "}", ",", "1", "]", ",", "\"b\"", ":", "{", "\"c\"", ":", "null", "}", "}",
        ]
        for _ in 0..<3_000 {
            // Mostly as deep as the line is, now and then otherwise.
            let width = Int.random(in: 0...5, using: &random)
            let lineEnd = ["\n", "\r\n", "\r", "\n\n"].randomElement(using: &random) ?? ""
            var depth = 0
            var text = ""
            for token in tokens {
                if "}]".contains(token) { depth -= 1 }
                switch Int.random(in: 0..<8, using: &random) {
                case 0: text += ["", " ", "  ", "\t", "\n\t", " \n", "         "].randomElement(using: &random) ?? ""
                case 1: text += lineEnd + String(repeating: " ", count: Int.random(in: 0...40, using: &random))
                default: text += lineEnd + String(repeating: " ", count: width * depth)
                }
                text += token
                if "{[".contains(token) { depth += 1 }
            }
            text += ["", "\n", "          "].randomElement(using: &random) ?? ""
            let root = try JSONDocument(parsing: Array(text.utf8)).root
            let message = Comment(rawValue: "seed \(seed): \(text.debugDescription)")
            #expect(root.members.map(\.key) == ["a", "b"], message)
            #expect(root["a"]?.elements.map(\.kind) == [.object, .number], message)
            #expect(root["a"]?.elements.last?.integer == 1, message)
            #expect(root["b"]?["c"]?.kind == .null, message)
        }
    }

    @Test("a key that is there twice is found in objects of every size, with escapes and without")
    func duplicates() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of objects with duplicates: \(seed)")
        var random = SplitMix64(seed: seed)
        for _ in 0..<3_000 {
            let count = Int.random(in: 1...40, using: &random)
            let keys = (0..<count).map { _ in "k\(Int.random(in: 0..<count * 8, using: &random))" }
            let members = keys.map { key in
                let spelled = Int.random(in: 0..<4, using: &random) == 0 ? "\\u006b" + key.dropFirst() : key
                return "\"\(spelled)\":[{\"x\":1}]"
            }
            let text = "{" + members.joined(separator: ",") + "}"
            let isRead = (try? JSONDocument(parsing: Array(text.utf8))) != nil
            #expect(isRead == (Set(keys).count == count), "seed \(seed): \(text)")
        }
    }
}
