/// How new text is written between tags: only what must be is a reference.
enum XMLSpelling {
    /// Whether XML can hold all characters.
    ///
    /// Source: Extensible Markup Language 1.0, production 2.
    static func canHold(_ text: some Sequence<Unicode.Scalar>) -> Bool {
        text.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: true
            default: false
            }
        }
    }

    static func spell(_ text: some Sequence<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): output += Array("&amp;".utf8)
            case UInt8(ascii: "<"): output += Array("&lt;".utf8)
            case UInt8(ascii: ">"): output += Array("&gt;".utf8)
            // Readers of XML make a line feed of it.
            case 0x0D: output += Array("&#13;".utf8)
            default: output.append(byte)
            }
        }
        return output
    }
}

extension SpelledText {
    /// The text of an element.
    ///
    /// - Parameters:
    ///   - content: The bytes between its tags.
    ///   - text: The text of the file.
    init(element content: Range<Int>, in text: [UInt8]) {
        self.init(in: content)
        text.withUnsafeBufferPointer { text in
            let limit = content.upperBound
            var index = content.lowerBound
            while index < limit {
                if text[index] == UInt8(ascii: "&"),
                    let (scalar, end) = PropertyListText.reference(at: index, to: limit, in: text)
                {
                    append(Array(String(Character(scalar)).utf8), spelledUpTo: end)
                    index = end
                } else if PropertyListText.starts("<![CDATA[", at: index, in: text),
                    let end = PropertyListText.find("]]>", from: index + 9, to: limit, in: text)
                {
                    append(text[index + 9..<end], spelledUpTo: end + 3)
                    index = end + 3
                } else if text[index] == UInt8(ascii: "<") {
                    // The reader let nothing but a comment through.
                    let end = PropertyListText.find("-->", from: index + 4, to: limit, in: text).map { $0 + 3 } ?? limit
                    append([], spelledUpTo: end)
                    index = end
                } else {
                    append(CollectionOfOne(text[index]), spelledUpTo: index + 1)
                    index += 1
                }
            }
        }
    }
}
