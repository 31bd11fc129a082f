/// The strings of property lists as they stand in the file.
enum PropertyListText {
    /// Whether a text begins as an XML property list does; old-style data begins with `<` too.
    static func isXML(_ text: [UInt8], from start: Int) -> Bool {
        let rest = text[start...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return ["<?xml", "<!", "<plist", "<dict"].contains { rest.starts(with: $0.utf8) }
    }

    /// The string that an element of XML or an object of a binary list holds, as UTF-8.
    static func decode(_ range: Range<Int>, isBinary: Bool, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        isBinary ? decodeObject(range, in: text) : decodeElement(range, in: text)
    }

    /// The string itself, with no bytes copied in between where it is written as it is.
    static func string(_ range: Range<Int>, isBinary: Bool, in text: UnsafeBufferPointer<UInt8>) -> String {
        if !isBinary, let content = plainContent(ofElement: range, in: text) {
            return String(decoding: UnsafeBufferPointer(rebasing: text[content]), as: UTF8.self)
        }
        return String(decoding: decode(range, isBinary: isBinary, in: text), as: UTF8.self)
    }

    // MARK: - XML

    /// What stands between the tags of an element; nil where it is empty and has one tag.
    private static func content(ofElement range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let sign = UInt8(ascii: ">")
        let open = ByteSearch.first(sign, or: sign, in: text, from: range.lowerBound, to: range.upperBound)
        var close = range.upperBound &- 1
        while close > open, text[close] != UInt8(ascii: "<") { close &-= 1 }
        return open < close ? open + 1..<close : nil
    }

    /// What stands between the tags of an element where it is written as it is; nil where references come between.
    static func plainContent(ofElement range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let content = content(ofElement: range, in: text) else { return nil }
        let sign = ByteSearch.first(
            UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: text, from: content.lowerBound, to: content.upperBound)
        return sign == content.upperBound ? content : nil
    }

    /// The text of the `<key>` with which some bytes begin; nil where they begin with none.
    static func firstKey(in range: Range<Int>, of text: [UInt8]) -> [UInt8]? {
        text.withUnsafeBufferPointer { text in
            guard starts("<key>", at: range.lowerBound, in: text),
                let end = find("</key>", from: range.lowerBound, to: range.upperBound, in: text)
            else { return nil }
            return decodeElement(range.lowerBound..<end + 6, in: text)
        }
    }

    private static func decodeElement(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard let content = content(ofElement: range, in: text) else { return [] }
        let close = content.upperBound
        var output: [UInt8] = []
        output.reserveCapacity(content.count)
        var index = content.lowerBound
        while index < close {
            let byte = text[index]
            if byte == UInt8(ascii: "&"), let (scalar, end) = reference(at: index, to: close, in: text) {
                output.append(scalar)
                index = end
            } else if byte == UInt8(ascii: "<") {
                // The reader let only these two through.
                if starts("<![CDATA[", at: index, in: text), let end = find("]]>", from: index + 9, to: close, in: text)
                {
                    output.append(contentsOf: text[index + 9..<end])
                    index = end + 3
                } else if let end = find("-->", from: index + 4, to: close, in: text) {
                    index = end + 3
                } else {
                    index = close
                }
            } else {
                output.append(byte)
                index += 1
            }
        }
        return output
    }

    /// The character of `&amp;`, `&#10;` and their kin, and where the reference ends.
    static func reference(
        at start: Int, to limit: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        let longest = min(limit, start + 12)
        guard start + 1 < longest, let end = text[start + 1..<longest].firstIndex(of: UInt8(ascii: ";")) else {
            return nil
        }
        let name = String(decoding: text[start + 1..<end], as: UTF8.self)
        let scalar: Unicode.Scalar? =
            switch name {
            case "amp": "&"
            case "lt": "<"
            case "gt": ">"
            case "quot": "\""
            case "apos": "'"
            case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
            case _ where name.hasPrefix("#"): UInt32(name.dropFirst(1)).flatMap { Unicode.Scalar($0) }
            default: nil
            }
        return scalar.map { ($0, end + 1) }
    }

    @inline(__always)
    static func starts(_ word: StaticString, at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index >= 0, text.count &- index >= count else { return false }
        for offset in 0..<count where text[index &+ offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Whether so many bytes are the same at two places, both of which have them.
    @inline(__always)
    static func isSame(_ one: Int, _ other: Int, count: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        for offset in 0..<count where text[one &+ offset] != text[other &+ offset] { return false }
        return true
    }

    static func find(
        _ word: StaticString, from start: Int, to limit: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let first = word.withUTF8Buffer { $0.first ?? 0 }
        var index = start
        while index < limit {
            index = ByteSearch.first(first, or: first, in: text, from: index, to: limit)
            if index < limit, starts(word, at: index, in: text) { return index }
            index += 1
        }
        return nil
    }

    // MARK: - Binary

    private static func decodeObject(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard let marker = range.first.map({ text[$0] }) else { return [] }
        let count = Int(marker & 0x0F)
        // A count of 15 says that the count follows, as a number with its own marker.
        let header = count == 0x0F && range.count > 1 ? 2 + (1 << Int(text[range.lowerBound + 1] & 0x03)) : 1
        let content = text[min(range.lowerBound + header, range.upperBound)..<range.upperBound]
        guard marker >> 4 == 0x6 else { return Array(content) }
        return TranscodedText(of: Array(content), in: TextEncoding(.utf16BigEndian)).bytes
    }
}
