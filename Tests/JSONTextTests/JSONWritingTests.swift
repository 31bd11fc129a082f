import JSONText
import Testing

@Suite("Writing JSON")
struct JSONWritingTests {
    private let value = JSONValue.object([
        ("b", .array([.integer(1), .integer(2), .object([]), .array([])])),
        ("a", .object([("é", .null), ("n", .number("4.990")), ("t", .bool(true)), ("s", .string("x/y"))])),
        ("", .string("")),
    ])

    private func text(_ value: JSONValue, _ style: JSONValue.Style, sortedKeys: Bool = true) -> String {
        value.text(style: style, sortedKeys: sortedKeys)
    }

    @Test("compact is one line, in the order of the members where that is asked for")
    func compact() {
        #expect(
            text(value, .compact, sortedKeys: false)
                == #"{"b":[1,2,{},[]],"a":{"é":null,"n":4.990,"t":true,"s":"x/y"},"":""}"#)
    }

    @Test("members are sorted by the bytes of their keys at every level")
    func sorted() {
        #expect(
            text(value, .compact, sortedKeys: true)
                == #"{"":"","a":{"n":4.990,"s":"x/y","t":true,"é":null},"b":[1,2,{},[]]}"#)
    }

    @Test("indented has two spaces a level and no line end behind it")
    func indented() {
        #expect(
            text(.object([("c", .array([])), ("a", .array([.integer(1), .object([("b", .object([]))])]))]), .indented)
                == """
                {
                  "a": [
                    1,
                    {
                      "b": {}
                    }
                  ],
                  "c": []
                }
                """)
    }

    @Test("the catalogue style is Xcode's: a space before the colon, an empty object on three lines")
    func catalogue() {
        #expect(
            text(
                .object([
                    ("sourceLanguage", .string("en")),
                    ("strings", .object([("Hello", .object([])), ("list", .array([]))])), ("version", .string("1.0")),
                ]), .catalogue) == """
                    {
                      "sourceLanguage" : "en",
                      "strings" : {
                        "Hello" : {

                        },
                        "list" : [

                        ]
                      },
                      "version" : "1.0"
                    }
                    """)
    }

    @Test("control characters are escaped, a catalogue keeps what JSON lets stand")
    func escapes() {
        let hostile: JSONValue = .string("\"\\\u{8}\u{C}\n\r\t\u{1B}\u{0}\u{7F}\u{9B}\u{2028}\u{202E}é😀/")
        #expect(
            text(hostile, .compact)
                == "\"\\\"\\\\\\b\\f\\n\\r\\t\\u001b\\u0000\\u007f\\u009b\\u2028\u{202E}é😀/\"")
        #expect(
            text(hostile, .catalogue)
                == "\"\\\"\\\\\\b\\f\\n\\r\\t\\u001b\\u0000\u{7F}\u{9B}\u{2028}\u{202E}é😀/\"")
    }

    @Test(
        "a number that is no JSON number is written as a string",
        arguments: [
            ("4.99", "4.99"), ("-1e5", "-1e5"), ("NaN", "\"NaN\""), ("", "\"\""), ("1,2", "\"1,2\""), (" 1", "\" 1\""),
            ("1 ", "\"1 \""), ("\"5", "\"\\\"5\""), ("true", "\"true\""), ("01", "\"01\""),
        ])
    func numbers(_ number: String, _ expected: String) {
        #expect(text(.number(number), .compact) == expected)
    }

    @Test("what is written is read back as the same value", arguments: JSONValue.Style.allCases)
    func roundTrip(_ style: JSONValue.Style) throws {
        let document = try JSONDocument(parsing: Array(value.text(style: style, sortedKeys: false).utf8))
        #expect(
            text(JSONValue(document.root), .compact, sortedKeys: false) == text(value, .compact, sortedKeys: false))
    }

    @Test("an absent text is null")
    func absent() {
        #expect(text(.array([.optional(nil), .optional("a")]), .compact) == #"[null,"a"]"#)
    }
}
