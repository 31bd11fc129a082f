import Diagnostics
import Testing

extension SourcePosition {
    /// Line and column as compilers print them.
    fileprivate var text: String { "\(line):\(column)" }
}

@Suite("Places and diagnostics")
struct DiagnosticsTests {
    /// A text without its mark `¶`, and how many bytes stand before the mark.
    ///
    /// The mark is looked for among bytes: a combining mark behind it would join it.
    private func unmarked(_ text: String) throws -> (source: SourceText, offset: Int) {
        let mark = Array("¶".utf8)
        let bytes = Array(text.utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) })
        return (SourceText(bytes: Array(bytes[..<place] + bytes[(place + mark.count)...])), place)
    }

    @Test(
        "lines and columns count what a reader sees",
        arguments: [
            ("¶", "1:1"), ("¶abc", "1:1"), ("abc¶", "1:4"), ("a\n¶b", "2:1"), ("a\nb¶\n", "2:2"), ("a\n\n¶", "3:1"),
            ("日本語¶です", "1:4"), ("👨‍👩‍👧‍👦🇯🇵¶x", "1:3"), ("שלום ¶x", "1:6"), ("e\u{301}¶x", "1:2"),
            ("\ta¶", "1:3"), ("مرحبا\r\nعالم¶", "2:5"),
        ])
    func columns(_ marked: String, _ expected: String) throws {
        let (source, offset) = try unmarked(marked)
        #expect(source.position(at: offset).text == expected)
    }

    @Test("CR LF is one line end, CR alone and LF alone are one each")
    func lineEnds() {
        let source = SourceText(bytes: Array("a\r\nb\rc\nd".utf8))
        #expect((0...8).map { source.position(at: $0).line } == [1, 1, 1, 2, 2, 3, 3, 4, 4])
    }

    @Test("between CR and LF the place is the end of the line")
    func insideLineEnd() {
        let source = SourceText(bytes: Array("ab\r\nc".utf8))
        #expect(source.position(at: 2).text == "1:3")
        #expect(source.position(at: 3).text == "1:3")
    }

    @Test("a byte inside a character has the character's column")
    func insideCharacter() {
        let source = SourceText(bytes: Array("日本".utf8))
        #expect((0...6).map { source.position(at: $0).column } == [1, 1, 1, 2, 2, 2, 3])
        #expect(SourceText(bytes: Array("xe\u{301}".utf8)).position(at: 2).column == 2)
    }

    @Test("bytes that are not UTF-8 count as one character each and show as U+FFFD")
    func invalidBytes() {
        let source = SourceText(bytes: [0x61, 0xFF, 0xFE, 0x62])
        #expect((0...4).map { source.position(at: $0).column } == [1, 2, 3, 4, 5])
        #expect(source.diagnostic(.error, "bad", at: 2).excerpt == "a\u{FFFD}\u{FFFD}b")
        #expect(SourceText(bytes: [0x80, 0x80, 0x80, 0x80, 0x80]).position(at: 4).column == 5)
    }

    @Test("offsets outside the text are the nearest place")
    func outside() {
        let source = SourceText(bytes: Array("ab\n".utf8))
        #expect(source.position(at: -5).text == "1:1")
        #expect(source.position(at: 99) == SourcePosition(offset: 3, line: 2, column: 1))
    }

    @Test("lines are counted across the blocks of a long text")
    func manyLines() {
        let source = SourceText(bytes: Array(String(repeating: "12345\r\n", count: 20_000).utf8))
        for line in [1, 2_340, 2_341, 2_342, 9_999, 20_000] {
            #expect(source.position(at: (line - 1) * 7 + 3).text == "\(line):4")
        }
    }

    @Test("a diagnostic prints like a compiler's")
    func description() {
        let source = SourceText(bytes: Array("{\n  \"price\" : 12abc\n}".utf8))
        let diagnostic = source.diagnostic(.error, "expected ',' or '}', found 'a'", at: 16)
        #expect(
            diagnostic.description(file: "Shop.storekit") == """
                Shop.storekit:2:15: error: expected ',' or '}', found 'a'
                  "price" : 12abc
                              ^
                """)
        #expect(source.diagnostic(.warning, "w", at: 0).description(file: "-").hasPrefix("-:1:1: warning: w\n"))
    }

    @Test(
        "the caret stands under the place whatever is wide or has no width",
        arguments: [
            ("日本¶語", 4), ("👨‍👩‍👧¶x", 2), ("e\u{301}¶x", 1), ("\t¶x", 1), ("\u{1B}¶x", 1), ("\u{202E}¶x", 8), ("한¶", 2),
            ("שלום¶", 4), ("❤️¶", 2), ("ｱ¶", 1), ("e¶\u{301}", 0),
        ])
    func caret(_ marked: String, _ column: Int) throws {
        let (source, offset) = try unmarked(marked)
        #expect(source.diagnostic(.error, "x", at: offset).caretColumn == column)
    }

    @Test("a place in an empty text prints one line")
    func emptyText() {
        let diagnostic = SourceText(bytes: []).diagnostic(.note, "nothing here", at: 0)
        #expect(diagnostic.description(file: "a") == "a:1:1: note: nothing here")
    }

    @Test("a long line is cut on both sides and the caret stays under its place")
    func longLine() throws {
        let line = String(repeating: "あ", count: 5_000) + "!" + String(repeating: "b", count: 100_000)
        let diagnostic = SourceText(bytes: Array(line.utf8)).diagnostic(.error, "x", at: 15_000)
        #expect(diagnostic.position.column == 5_001)
        #expect(
            diagnostic.excerpt == "…" + String(repeating: "あ", count: 40) + "!" + String(repeating: "b", count: 79)
                + "…")
        #expect(diagnostic.caretColumn == 81)
    }

    @Test("a cluster without end is cut too")
    func endlessCluster() {
        let line = "a" + String(repeating: "\u{301}", count: 1_000_000)
        let diagnostic = SourceText(bytes: Array(line.utf8)).diagnostic(.error, "x", at: 0)
        #expect(diagnostic.excerpt.utf8.count < 2_000)
        #expect(diagnostic.position.column == 1)
    }

    @Test("nothing that a terminal obeys is printed, wherever it comes from")
    func hostile() {
        let hostile = "\u{1B}[31m\u{202E}\u{9B}\u{0}\u{7F}\u{2066}\u{200F}\u{FEFF}\u{2028}"
        let text = SourceText(bytes: Array(hostile.utf8)).diagnostic(.error, hostile, at: 1).description(file: hostile)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
            #expect(!(0x200E...0x200F).contains(scalar.value) && !(0x2028...0x202E).contains(scalar.value))
            #expect(!(0x2066...0x2069).contains(scalar.value) && scalar.value != 0xFEFF)
        }
        #expect(lines[1] == "␛[31m⟨U+202E⟩⟨U+009B⟩␀␡⟨U+2066⟩⟨U+200F⟩⟨U+FEFF⟩⟨U+2028⟩")
    }

    @Test("a text without control characters stays as it is")
    func visibleText() {
        #expect(VisibleText("Лампа 日本 👨‍👩‍👧").text == "Лампа 日本 👨‍👩‍👧")
        #expect(VisibleText("a\tb\r\n").text == "a b␍␊")
    }
}
