/// The bytes of a text with a name, which turns byte offsets into places and diagnostics.
///
/// The bytes need not be valid UTF-8: what is not valid shows as U+FFFD.
///
/// ```swift
/// let source = SourceText(name: "Shop.storekit", bytes: bytes)
/// print(source.error("unknown product type", at: 120).description(file: source.name))
/// ```
public struct SourceText: Hashable, Sendable {
    /// The name of the text, mostly that of its file.
    public let name: String
    /// The text.
    public let bytes: [UInt8]

    /// How many line ends stand before each block of bytes.
    ///
    /// An index of lines would take eight bytes for a line of one; this one is small whatever the text is.
    private let lineEndsBeforeBlock: [Int]
    private static let blockSize = 16_384

    /// Makes a text and counts its lines.
    ///
    /// - Complexity: Linear in the number of bytes.
    public init(name: String = "", bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        var counts: [Int] = []
        counts.reserveCapacity(bytes.count / SourceText.blockSize + 1)
        var count = 0
        var start = 0
        repeat {
            counts.append(count)
            let end = min(start + SourceText.blockSize, bytes.count)
            count += SourceText.lineEnds(in: start..<end, of: bytes)
            start = end
        } while start < bytes.count
        lineEndsBeforeBlock = counts
    }

    /// The place of a byte.
    ///
    /// A byte inside a character has the column of that character; one inside a line end stands behind its line's text.
    ///
    /// - Parameter offset: The number of bytes before the place; outside the text the nearest place is taken.
    /// - Returns: The place with its line and column.
    /// - Complexity: Linear in the length of the line.
    public func position(at offset: Int) -> SourcePosition {
        let line = self.line(at: offset)
        return SourcePosition(
            offset: max(0, min(offset, bytes.count)), line: line.number,
            column: column(of: line.place, in: line.range))
    }

    /// A diagnostic about the byte at an offset, with its place, its line and a caret.
    public func diagnostic(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) -> Diagnostic {
        let line = self.line(at: offset)
        let excerpt = Excerpt(of: bytes, line: line.range, around: line.place)
        return Diagnostic(
            severity, message, at: position(at: offset), excerpt: excerpt.text, caretColumn: excerpt.caretColumn)
    }

    /// An error about the byte at an offset.
    public func error(_ message: String, at offset: Int) -> Diagnostic { diagnostic(.error, message, at: offset) }

    /// A warning about the byte at an offset.
    public func warning(_ message: String, at offset: Int) -> Diagnostic { diagnostic(.warning, message, at: offset) }
}

extension SourceText {
    /// A line without its end: its number, its bytes as far as an excerpt shows them, and the place in it.
    private func line(at offset: Int) -> (number: Int, range: Range<Int>, place: Int) {
        var place = max(0, min(offset, bytes.count))
        // Between CR and LF nothing begins.
        if place > 0, place < bytes.count, bytes[place] == SourceText.lf, bytes[place - 1] == SourceText.cr {
            place -= 1
        }
        let block = min(place / SourceText.blockSize, lineEndsBeforeBlock.count - 1)
        let before = SourceText.lineEnds(in: block * SourceText.blockSize..<place, of: bytes)
        let start = bytes[..<place].lastIndex { $0 == SourceText.lf || $0 == SourceText.cr }.map { $0 + 1 } ?? 0
        // Nobody looks further than an excerpt reaches.
        let reach = min(bytes.count, place + Excerpt.span + 8)
        let end = bytes[place..<reach].firstIndex { $0 == SourceText.lf || $0 == SourceText.cr } ?? reach
        return (lineEndsBeforeBlock[block] + before + 1, start..<end, place)
    }

    private func column(of place: Int, in line: Range<Int>) -> Int {
        let start = UTF8Boundary.scalarStart(at: place, in: bytes, notBefore: line.lowerBound)
        let before = bytes[line.lowerBound..<start]
        let next = start < line.upperBound ? bytes[start] : 0
        // In ASCII without line ends every byte is a character, and ASCII never joins what stands before it.
        if next < 0x80, before.allSatisfy({ $0 < 0x80 }) { return before.count + 1 }
        let count = String(decoding: before, as: UTF8.self).count
        // A combining mark belongs to the character before it; the last few bytes are enough to tell.
        let tailStart = UTF8Boundary.scalarStart(
            at: max(line.lowerBound, start - 256), in: bytes, notBefore: line.lowerBound)
        let scalarEnd = UTF8Boundary.scalarEnd(at: start, in: bytes, notAfter: line.upperBound)
        let tail = String(decoding: bytes[tailStart..<start], as: UTF8.self).count
        let tailWithNext = String(decoding: bytes[tailStart..<scalarEnd], as: UTF8.self).count
        return start < line.upperBound && tail == tailWithNext ? max(1, count) : count + 1
    }

    private static let lf = UInt8(ascii: "\n")
    private static let cr = UInt8(ascii: "\r")

    /// Counts LF, and CR where no LF follows.
    private static func lineEnds(in range: Range<Int>, of bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { bytes in
            var count = 0
            var index = range.lowerBound
            while index < range.upperBound {
                // Eight bytes at once where none is below 0x10; bytes from 0x80 on take the slow way.
                if index + 8 <= range.upperBound {
                    let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    if (word &- 0x1010_1010_1010_1010 | word) & 0x8080_8080_8080_8080 == 0 {
                        index += 8
                        continue
                    }
                }
                let byte = bytes[index]
                if byte == lf || (byte == cr && (index + 1 == bytes.count || bytes[index + 1] != lf)) { count += 1 }
                index += 1
            }
            return count
        }
    }
}

/// Where the encoded characters of a text begin and end, invalid bytes standing for themselves.
enum UTF8Boundary {
    /// The first byte of the encoded character that holds the byte at an offset.
    static func scalarStart(at offset: Int, in bytes: [UInt8], notBefore limit: Int) -> Int {
        guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
        var start = offset
        while start > limit, offset - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start + length(of: bytes[start]) > offset ? start : offset
    }

    /// The offset behind the encoded character that begins at an offset.
    static func scalarEnd(at offset: Int, in bytes: [UInt8], notAfter limit: Int) -> Int {
        guard offset < limit else { return offset }
        var end = offset + 1
        while end < limit, end - offset < length(of: bytes[offset]), bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
