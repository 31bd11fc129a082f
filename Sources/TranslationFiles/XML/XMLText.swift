/// The characters of an XML text: references, white space, line ends.
enum XMLText {
    /// The text of an element's content: references resolved, comments and tags left out, each line end one LF.
    static func decode(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        if !holdsMarkup(range, in: text) { return Array(text[range]) }
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            let byte = text[index]
            if byte == UInt8(ascii: "&"), let (scalar, next) = reference(at: index, to: end, in: text) {
                output.append(scalar)
                index = next
            } else if byte == UInt8(ascii: "<") {
                if starts("<![CDATA[", at: index, in: text), let close = find("]]>", from: index + 9, to: end, in: text)
                {
                    appendLines(text[index + 9..<close], to: &output)
                    index = close + 3
                } else {
                    let isComment = starts("<!--", at: index, in: text)
                    let close: StaticString = isComment ? "-->" : starts("<?", at: index, in: text) ? "?>" : ">"
                    let from = index + (isComment ? 4 : 1)
                    index = find(close, from: from, to: end, in: text).map { $0 + close.utf8CodeUnitCount } ?? end
                }
            } else {
                let next = ByteSearch.first(
                    UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: text, from: index + 1, to: end)
                appendLines(text[index..<next], to: &output)
                index = next
            }
        }
        return output
    }

    /// The value of an attribute: references resolved, white space that stands as itself made spaces.
    static func decodeAttribute(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text[index]
            if byte == UInt8(ascii: "&"), let (scalar, next) = reference(at: index, to: range.upperBound, in: text) {
                output.append(scalar)
                index = next
                continue
            }
            index += 1
            if byte == 0x0D, index < range.upperBound, text[index] == 0x0A { continue }
            output.append(byte < 0x20 ? 0x20 : byte)
        }
        return output
    }

    /// Whether the content of an element is written otherwise than it reads.
    @inline(__always)
    static func holdsMarkup(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        return ByteSearch.first(UInt8(ascii: "&"), or: 0x0D, in: text, from: start, to: end) < end
            || ByteSearch.first(UInt8(ascii: "<"), or: UInt8(ascii: "<"), in: text, from: start, to: end) < end
    }

    private static func appendLines(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to output: inout [UInt8]) {
        var wasReturn = false
        for byte in bytes {
            if byte == 0x0D { output.append(0x0A) } else if byte != 0x0A || !wasReturn { output.append(byte) }
            wasReturn = byte == 0x0D
        }
    }

    /// The character of `&amp;`, `&#10;` and their kin, and where the reference ends.
    static func reference(
        at start: Int, to limit: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        let longest = min(limit, start + 12)
        var end = start + 1
        while end < longest, text[end] != UInt8(ascii: ";") { end += 1 }
        guard end < longest, end > start + 1 else { return nil }
        let name = text[start + 1..<end]
        let scalar: Unicode.Scalar?
        if name.first == UInt8(ascii: "#") {
            scalar = number(name.dropFirst())
        } else if name.elementsEqual("amp".utf8) {
            scalar = "&"
        } else if name.elementsEqual("lt".utf8) {
            scalar = "<"
        } else if name.elementsEqual("gt".utf8) {
            scalar = ">"
        } else if name.elementsEqual("quot".utf8) {
            scalar = "\""
        } else {
            scalar = name.elementsEqual("apos".utf8) ? "'" : nil
        }
        return scalar.map { ($0, end + 1) }
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let digits = isHexadecimal ? digits.dropFirst() : digits
        var value: UInt32 = 0
        for digit in digits {
            let number: UInt32
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = UInt32(digit & 0x0F)
            case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: number = UInt32(digit) - 87
            case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: number = UInt32(digit) - 55
            default: return nil
            }
            // At most nine digits come here, so that hexadecimal ones alone could grow too large.
            guard value <= 0x10FFFF else { return nil }
            value = value * (isHexadecimal ? 16 : 10) + number
        }
        guard !digits.isEmpty, let scalar = Unicode.Scalar(value), isCharacter(scalar) else { return nil }
        return scalar
    }

    /// Whether XML can hold a character at all, by itself or as a number.
    static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xFFFD: true
        default: scalar.value >= 0x10000
        }
    }

    /// Appends a text as the content of an element, in Xcode's spelling: `&`, `<` and `>` as entities, CR as a number.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - lineEnd: What an LF is written as.
    ///   - output: What it is appended to.
    static func append(_ text: String, lineEnd: [UInt8] = [0x0A], to output: inout [UInt8]) {
        for byte in text.utf8 {
            if byte == 0x0A { output += lineEnd } else { append(byte, to: &output) }
        }
    }

    /// Appends a text as the value of an attribute in quotation marks; TAB, LF and CR are written as numbers.
    static func appendAttribute(_ text: String, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): output += "&quot;".utf8
            case 0x09: output += "&#9;".utf8
            case 0x0A: output += "&#10;".utf8
            default: append(byte, to: &output)
            }
        }
    }

    private static func append(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): output += "&amp;".utf8
        case UInt8(ascii: "<"): output += "&lt;".utf8
        case UInt8(ascii: ">"): output += "&gt;".utf8
        case 0x0D: output += "&#13;".utf8
        default: output.append(byte)
        }
    }

    /// Whether XML can hold a text.
    static func canHold(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isCharacter) }

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    static func starts(_ word: StaticString, at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard index >= 0, text.count - index >= word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where text[index + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// The first place of a word.
    ///
    /// - Complexity: Linear, as long as the first byte of the word is not in it again.
    static func find(
        _ word: StaticString, from start: Int, to limit: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let first = word.utf8Start.pointee
        var index = start
        while index + word.utf8CodeUnitCount <= limit {
            index = ByteSearch.first(first, or: first, in: text, from: index, to: limit)
            if index + word.utf8CodeUnitCount <= limit, starts(word, at: index, in: text) { return index }
            index += 1
        }
        return nil
    }
}
