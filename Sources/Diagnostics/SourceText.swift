/// The bytes of a text, from which places and diagnostics are made.
///
/// Lines end with LF, CR LF or CR. Bytes that are not UTF-8 count as one replacement character each sequence.
public struct SourceText: Sendable {
    /// The bytes.
    public let bytes: [UInt8]

    /// Makes a text of its bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// The place of a byte.
    ///
    /// A byte within a character has the column of that character; one between CR and LF stands at the end of its line.
    ///
    /// - Parameter offset: Bytes from the start; an offset past the end is the end.
    /// - Returns: Line and column, both from 1.
    /// - Complexity: Linear in the offset, eight bytes at a time.
    public func position(at offset: Int) -> SourcePosition {
        let place = Place(offset, in: bytes)
        return SourcePosition(
            offset: max(0, min(offset, bytes.count)),
            line: SourceText.lineEnds(before: place.line.lowerBound, in: bytes) + 1,
            column: column(of: place))
    }

    /// A problem at a byte, with the line that it stands in.
    ///
    /// - Parameters:
    ///   - severity: How bad it is.
    ///   - message: What is wrong, in one sentence without a full stop.
    ///   - offset: Bytes from the start.
    /// - Returns: A diagnostic that holds all that is needed to print it.
    public func diagnostic(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) -> Diagnostic {
        let place = Place(offset, in: bytes)
        let excerpt = Excerpt(of: bytes, line: place.line, around: place.offset)
        return Diagnostic(
            severity: severity, message: message, position: position(at: offset), excerpt: excerpt.text,
            caretColumn: excerpt.caretColumn)
    }
}

/// An offset and the line that it stands in, without the line's end.
private struct Place {
    let offset: Int
    /// From the start of the line to as far behind the offset as an excerpt reaches.
    let line: Range<Int>

    init(_ wanted: Int, in bytes: [UInt8]) {
        var offset = max(0, min(wanted, bytes.count))
        // Between CR and LF nothing begins.
        if offset > 0, offset < bytes.count, bytes[offset] == 0x0A, bytes[offset - 1] == 0x0D { offset -= 1 }
        let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let reach = min(bytes.count, offset + Excerpt.span + 8)
        let end = bytes[offset..<reach].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? reach
        self.offset = offset
        line = start..<end
    }
}

extension SourceText {
    private func column(of place: Place) -> Int {
        let line = place.line
        let start = UTF8Boundary.scalarStart(at: place.offset, in: bytes, notBefore: line.lowerBound)
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

    /// Counts LF, and CR where no LF follows.
    private static func lineEnds(before end: Int, in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { bytes in
            var count = 0
            var index = 0
            while index < end {
                // Eight bytes at once where none is below 0x10; bytes from 0x80 on take the slow way.
                if index + 8 <= end {
                    let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    if (word &- 0x1010_1010_1010_1010 | word) & 0x8080_8080_8080_8080 == 0 {
                        index += 8
                        continue
                    }
                }
                let byte = bytes[index]
                if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
                    count += 1
                }
                index += 1
            }
            return count
        }
    }
}
