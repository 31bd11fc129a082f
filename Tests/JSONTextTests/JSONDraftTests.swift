import Diagnostics
import JSONText
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
