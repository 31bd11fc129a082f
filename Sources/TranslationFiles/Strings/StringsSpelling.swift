/// How new text is written between quotation marks: only what must be escaped is.
struct StringsSpelling {
    /// The quotation mark, `"` or `'`.
    var quote = UInt8(ascii: "\"")
    /// Whether line ends stand as they are, and not as `\n`.
    var hasRawLineEnds = false
    /// Whether tabs are written as `\t`.
    var escapesTabs = false

    /// The inside of the quotation marks.
    func spell(_ text: some Sequence<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        for byte in text {
            switch byte {
            case quote, UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0x0A where !hasRawLineEnds: output += Array(#"\n"#.utf8)
            case 0x0D where !hasRawLineEnds: output += Array(#"\r"#.utf8)
            case 0x09 where escapesTabs: output += Array(#"\t"#.utf8)
            // Other readers end a text at a zero byte, or take the file for UTF-16.
            case 0x00: output += Array(#"\000"#.utf8)
            default: output.append(byte)
            }
        }
        return output
    }

    /// A string with its quotation marks.
    func token(_ text: some Sequence<UInt8>) -> [UInt8] { [quote] + spell(text) + [quote] }

    /// Whether a text can stand without quotation marks.
    static func canBeUnquoted(_ text: [UInt8]) -> Bool {
        // Two slashes begin a comment.
        !text.isEmpty && text.allSatisfy(StringsReader.isUnquoted) && !text.contains("//")
    }

    /// The habits of a text that is written between quotation marks; what it does not tell is as it was.
    mutating func adopt(_ content: ArraySlice<UInt8>) {
        var hasEscapedLineEnd = false
        var hasRawLineEnd = false
        var index = content.startIndex
        while index < content.endIndex {
            switch content[index] {
            case UInt8(ascii: "\\"):
                index += 1
                guard index < content.endIndex else { break }
                if content[index] == UInt8(ascii: "n") { hasEscapedLineEnd = true }
                if content[index] == UInt8(ascii: "t") { escapesTabs = true }
            case 0x0A, 0x0D: hasRawLineEnd = true
            case 0x09: escapesTabs = false
            default: break
            }
            index += 1
        }
        if hasRawLineEnd { hasRawLineEnds = true } else if hasEscapedLineEnd { hasRawLineEnds = false }
    }
}

extension SpelledText {
    /// A text between quotation marks.
    ///
    /// - Parameters:
    ///   - content: The bytes between the marks.
    ///   - text: The text of the file.
    init(quoted content: Range<Int>, in text: [UInt8]) {
        self.init(in: content)
        let backslash = UInt8(ascii: "\\")
        var index = content.lowerBound
        while index < content.upperBound {
            guard text[index] == backslash else {
                append(CollectionOfOne(text[index]), spelledUpTo: index + 1)
                index += 1
                continue
            }
            let start = index
            var isOpen = false
            index = SpelledText.escapeEnd(from: start, to: content.upperBound, in: text, isOpen: &isOpen)
            // Two halves make one character.
            if let first = SpelledText.unit(start..<index, in: text), first & 0xFC00 == 0xD800 {
                isOpen = true
                var isSecondOpen = false
                let end = SpelledText.escapeEnd(from: index, to: content.upperBound, in: text, isOpen: &isSecondOpen)
                if let second = SpelledText.unit(index..<end, in: text), second & 0xFC00 == 0xDC00 {
                    index = end
                    isOpen = isSecondOpen
                }
            }
            let meaning = text[start..<index].withUnsafeBufferPointer { StringsEscapes.decode($0) }
            append(meaning, spelledUpTo: index, isOpen: isOpen)
        }
    }

    /// Where an escape ends; it is open where more digits would belong to it.
    private static func escapeEnd(from start: Int, to limit: Int, in text: [UInt8], isOpen: inout Bool) -> Int {
        guard start + 1 < limit, text[start] == UInt8(ascii: "\\") else { return min(start + 1, limit) }
        let letter = text[start + 1]
        let isOctal = (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(letter)
        guard isOctal || letter == UInt8(ascii: "U") else { return start + 2 }
        let digits = isOctal ? start + 1 : start + 2
        let most = isOctal ? 3 : 4
        var end = digits
        while end < limit, end - digits < most, isDigit(text[end], isOctal: isOctal) { end += 1 }
        isOpen = end - digits < most
        return end
    }

    private static func isDigit(_ byte: UInt8, isOctal: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"): true
        case UInt8(ascii: "8")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            !isOctal
        default: false
        }
    }

    /// The code unit that `\U` names; nil for any other spelling.
    private static func unit(_ range: Range<Int>, in text: [UInt8]) -> UInt32? {
        guard range.count > 2, text[range.lowerBound] == UInt8(ascii: "\\"),
            text[range.lowerBound + 1] == UInt8(ascii: "U")
        else { return nil }
        return UInt32(String(decoding: text[range.dropFirst(2)], as: UTF8.self), radix: 16)
    }
}
