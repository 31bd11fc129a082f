import Diagnostics
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
    private func parse(_ text: String, depthLimit: Int = 512) throws -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), depthLimit: depthLimit)
    }

    private func fault(
        _ bytes: [UInt8], sizeLimit: Int = 64 << 20, skipsByteOrderMark: Bool = false
    ) throws -> JSONTextError {
        try #require(throws: JSONTextError.self) {
            try JSONDocument(parsing: bytes, sizeLimit: sizeLimit, skipsByteOrderMark: skipsByteOrderMark)
        }
    }

    private func place(_ position: SourcePosition) -> String { "\(position.line):\(position.column)" }

    @Test("a tree knows its kinds, keys in order and places")
    func tree() throws {
        let text = "{ \"b\" : [1, -2.50e+3, true, false, null],\r\n\"a\":{\"é\":\"x\"} }"
        let document = try parse(text)
        #expect(document.source.bytes == Array(text.utf8))
        let root = document.root
        #expect(root.kind == .object)
        #expect(root.range == 0..<text.utf8.count)
        #expect(root.members.map(\.key) == ["b", "a"])
        #expect(root.members.first?.keyRange == 2..<5)
        let list = try #require(root["b"]?.elements)
        #expect(list.map(\.kind) == [.number, .number, .bool, .bool, .null])
        #expect(list.map(\.number) == ["1", "-2.50e+3", nil, nil, nil])
        #expect(list.map(\.integer) == [1, nil, nil, nil, nil])
        #expect(list.map(\.bool) == [nil, nil, true, false, nil])
        #expect(list.map { $0.kind == .null } == [false, false, false, false, true])
        #expect(list.map { String(decoding: $0.bytes, as: UTF8.self) } == ["1", "-2.50e+3", "true", "false", "null"])
        #expect(root["a"]?["é"]?.string == "x")
        #expect(root["missing"] == nil)
        #expect(root["b"]?["b"] == nil)
        #expect(place(document.source.position(at: root["a"]?.range.lowerBound ?? 0)) == "2:5")
    }

    @Test("asking a value for what it is not gives nothing")
    func wrongKinds() throws {
        let root = try parse("\"5\"").root
        #expect(root.number == nil && root.integer == nil && root.bool == nil)
        #expect(root.elements.isEmpty && root.members.isEmpty && root["x"] == nil)
        #expect(try parse("5").root.string == nil)
    }

    @Test(
        "strings are decoded where they are asked for",
        arguments: [
            ("\"\"", ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9""#, "éé"),
            (#""\uD83D\uDE00!""#, "😀!"), (#""\u0000""#, "\0"), ("\"日本😀\"", "日本😀"), (#""\\u0041""#, #"\u0041"#),
            (#""\uFFFF""#, "\u{FFFF}"),
        ])
    func strings(_ json: String, _ expected: String) throws {
        #expect(try Array(parse(json).root.string?.utf8 ?? "no".utf8) == Array(expected.utf8))
    }

    @Test("keys are compared as bytes: canonically equal keys are two")
    func canonicalKeys() throws {
        let root = try parse("{\"\u{E9}\":1,\"e\u{301}\":2}").root
        #expect(root["\u{E9}"]?.integer == 1)
        #expect(root["e\u{301}"]?.integer == 2)
    }

    @Test(
        "whole numbers that fit are read, nothing else",
        arguments: [
            ("0", 0), ("-0", 0), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
            ("9223372036854775808", nil), ("1.0", nil), ("1e2", nil),
        ] as [(String, Int?)])
    func integers(_ json: String, _ expected: Int?) throws {
        #expect(try parse(json).root.integer == expected)
    }

    @Test(
        "what is not JSON is refused at its place",
        arguments: [
            ("", "empty", "1:1"), (" \n ", "empty", "2:2"), ("{", "truncated", "1:2"),
            ("{\"a\"", "truncated", "1:5"), ("{\"a\":", "truncated", "1:6"), ("[1,", "truncated", "1:4"),
            ("[1", "truncated", "1:3"), ("\n\"ab", "truncated", "2:1"), ("tru", "truncated", "1:4"),
            ("-", "truncated", "1:2"), ("[1,]", "unexpectedCharacter", "1:3"),
            ("{\"a\":1,}", "unexpectedCharacter", "1:7"),
            ("{a:1}", "unexpectedCharacter", "1:2"), ("{'a':1}", "unexpectedCharacter", "1:2"),
            ("[1 2]", "unexpectedCharacter", "1:4"), ("[,1]", "unexpectedCharacter", "1:2"),
            ("]", "unexpectedCharacter", "1:1"),
            ("[}", "unexpectedCharacter", "1:2"), ("{\"a\" 1}", "unexpectedCharacter", "1:6"),
            ("True", "unexpectedCharacter", "1:1"),
            ("NaN", "unexpectedCharacter", "1:1"), ("[Infinity]", "unexpectedCharacter", "1:2"),
            ("+1", "unexpectedCharacter", "1:1"),
            (".5", "unexpectedCharacter", "1:1"), ("// x", "unexpectedCharacter", "1:1"),
            ("<?xml?>", "unexpectedCharacter", "1:1"),
            ("[\u{A0}1]", "unexpectedCharacter", "1:2"), ("\u{0}\u{0}", "unexpectedCharacter", "1:1"),
            ("trUe", "unexpectedCharacter", "1:1"),
            ("01", "invalidNumber", "1:1"), ("-01", "invalidNumber", "1:1"), ("1.", "truncated", "1:3"),
            ("[1.]", "invalidNumber", "1:4"), ("[1e]", "invalidNumber", "1:4"), ("[-]", "invalidNumber", "1:3"),
            ("1 2", "trailingText", "1:3"), ("{} x", "trailingText", "1:4"), ("12abc", "trailingText", "1:3"),
            (#""\x""#, "invalidEscape", "1:2"), (#""\u12G4""#, "invalidEscape", "1:2"),
            (#""\u12""#, "invalidEscape", "1:2"),
            (#""ab\uD800""#, "loneSurrogate", "1:4"), (#""\uDC00""#, "loneSurrogate", "1:2"),
            (#""\uD83D\u0041""#, "loneSurrogate", "1:2"), (#""\uD83D\uD83D""#, "loneSurrogate", "1:2"),
            (#""\uD83D"#, "loneSurrogate", "1:2"),
            ("\"a\nb\"", "controlCharacter", "1:3"), ("\"a\tb\"", "controlCharacter", "1:3"),
            ("\"\\", "truncated", "1:1"),
            ("{\"日本\":1, \"日本\":2}", "duplicateKey", "1:10"), (#"{"a":{"x":1},"\u0061":2}"#, "duplicateKey", "1:14"),
            ("[{\"k\":[{}],\"k\":0}]", "duplicateKey", "1:12"),
        ] as [(String, String, String)])
    func refused(_ text: String, _ code: String, _ place: String) throws {
        let error = try fault(Array(text.utf8))
        #expect(error.code.name == code)
        #expect(self.place(error.diagnostic.position) == place)
        #expect(!error.diagnostic.message.isEmpty)
    }

    @Test(
        "bytes that are not UTF-8 are refused where they stand",
        arguments: [
            [0x22, 0x61, 0xFF, 0x22], [0x22, 0x61, 0xC0, 0x80, 0x22], [0x22, 0x61, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0x61, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0x61, 0xE2, 0x82, 0x22],
            [0x22, 0x61, 0xF0, 0x8F, 0x80, 0x80, 0x22],
            [0x22, 0x61, 0x80, 0x22], [0x22, 0x61, 0xE2, 0x82], [0x5B, 0x20, 0xFF],
        ] as [[UInt8]])
    func invalidUTF8(_ bytes: [UInt8]) throws {
        let error = try fault(bytes)
        #expect(error.code == .invalidUTF8)
        #expect(error.diagnostic.position.offset == 2)
    }

    @Test("every encoded length is read and kept")
    func validUTF8() throws {
        let text = "\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
        #expect(try parse("[\"\(text)\"]").root.elements.first?.string == text)
    }

    @Test("duplicate keys are found in large objects too")
    func duplicateKeys() throws {
        let members = (0..<5_000).map { "\"key\($0)\":{\"a\":[]}" }
        _ = try parse("{" + members.joined(separator: ",") + "}")
        let doubled = "{" + (members + ["\n\"key77\":1"]).joined(separator: ",") + "}"
        let error = try fault(Array(doubled.utf8))
        #expect(error.code == .duplicateKey)
        #expect(place(error.diagnostic.position) == "2:1")
        #expect(error.diagnostic.message == "the member “key77” is there twice")
    }

    @Test("a byte-order mark is refused by name, or skipped")
    func byteOrderMark() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{}".utf8)
        let error = try fault(bytes)
        #expect(error.code == .byteOrderMark)
        #expect(place(error.diagnostic.position) == "1:1")
        let document = try JSONDocument(parsing: bytes, skipsByteOrderMark: true)
        #expect(document.root.range == 3..<5)
        #expect(try fault([0xEF, 0xBB, 0xBF], skipsByteOrderMark: true).code == .empty)
    }

    @Test(
        "UTF-16 and UTF-32 are recognised",
        arguments: [
            [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B], [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D],
        ] as [[UInt8]])
    func wideEncodings(_ bytes: [UInt8]) throws {
        #expect(try fault(bytes).code == .unsupportedEncoding)
    }

    @Test("512 levels are read, the 513th is refused, and 100,000 never overflow the stack")
    func nesting() throws {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try parse(text).root.kind == .array)
        let error = try fault(Array(repeating: UInt8(ascii: "["), count: 100_000))
        #expect(error.code == .tooDeep)
        #expect(error.diagnostic.position.column == 513)
        let deep = String(repeating: "{\"a\":[", count: 100_000) + String(repeating: "]}", count: 100_000)
        #expect(try fault(Array(deep.utf8)).code == .tooDeep)
        #expect(try parse(deep, depthLimit: 200_000).root.members.count == 1)
    }

    @Test("64 MiB of spaces are an empty document, one byte more is too large")
    func size() throws {
        let spaces = [UInt8](repeating: 0x20, count: 64 << 20)
        let error = try fault(spaces)
        #expect(error.code == .empty)
        #expect(error.diagnostic.position == SourcePosition(offset: 64 << 20, line: 1, column: (64 << 20) + 1))
        #expect(try fault(spaces + [0x20]).code == .tooLarge)
        #expect(try fault(Array("[1]".utf8), sizeLimit: 2).code == .tooLarge)
    }

    @Test("every prefix of a document is refused with a place inside it, and none crashes")
    func prefixes() throws {
        let text = #"{"a":[1.5e-3,"\uD83D\uDE00é",{"b":null}],"c":true,"日":[[],{}]}"#
        let bytes = Array(text.utf8)
        _ = try JSONDocument(parsing: bytes)
        for count in 0..<bytes.count {
            let error = try fault(Array(bytes.prefix(count)))
            #expect((0...count).contains(error.diagnostic.position.offset))
        }
    }

    @Test("every catalogue and configuration of the public corpora is read or refused with a place")
    func corpora() throws {
        let files =
            PublicCorpora.files(in: "xcstrings", withExtension: "xcstrings")
            + PublicCorpora.files(in: "storekit", withExtension: "storekit")
        if files.isEmpty, let message = PublicCorpora.reportMissing("the corpora xcstrings and storekit") {
            Issue.record(Comment(rawValue: message))
        }
        var refused: [String] = []
        var others: [String] = []
        for file in files {
            let bytes = try [UInt8](Data(contentsOf: file))
            do {
                let document = try JSONDocument(parsing: bytes)
                #expect(document.root.kind == .object)
                // Written in Xcode's style, a file that Xcode wrote is the same bytes again.
                let value = JSONValue(document.root)
                let written = Array(value.text(style: .catalogue, sortedKeys: false).utf8)
                // One public file was written by another program, on one line.
                let isCompact = Array(value.text(style: .compact, sortedKeys: false).utf8) + [0x0A] == bytes
                if written != bytes, written + [0x0A] != bytes, !isCompact { others.append(file.lastPathComponent) }
            } catch {
                refused.append("\(file.lastPathComponent):\(error)")
            }
        }
        #expect(refused == [])
        #expect(others == [])
    }
}
