/// Choices made by the bytes at the end of an input, so that what comes before them stays a file.
struct ByteChoices {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The next byte; 0 where there are no more.
    mutating func byte() -> UInt8 { rest.popLast() ?? 0 }

    /// A number below another one, which is at least 1.
    mutating func number(below bound: Int) -> Int {
        let first = Int(byte())
        return (bound > 256 ? first << 8 | Int(byte()) : first) % max(bound, 1)
    }

    /// One of some values; nil where there are none.
    mutating func element<Value>(of values: [Value]) -> Value? {
        values.isEmpty ? nil : values[number(below: values.count)]
    }

    /// A number of eight bytes.
    mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

    /// A text of a few words, some of them troublesome in one format or another.
    mutating func text() -> String {
        let words = [
            "", "a", "Buy", " ", "%@", "%1$d", "%#@n@", "\"", "\\", "'", "\n", "\r\n", "\t", "日本語", "e\u{301}",
            "\u{200F}", "\u{FEFF}",
            "&", "<b>", "]]>", "\u{2028}", "0", "D83D", ";", "=", "/*", "*/", "//", "-->", "--", "|==|", "@", "\u{0}",
            "\u{7}", "\u{FFFE}", "😀", "}", "<![CDATA[", "plural.one", "\u{A0}",
        ]
        var text = ""
        for _ in 0..<number(below: 4) { text += element(of: words) ?? "" }
        return text
    }
}
