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
    /// - Parameter offset: Bytes from the start; an offset past the end is the end.
    /// - Returns: Line and column, both from 1.
    /// - Complexity: Linear in the offset.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(0, offset), bytes.count)
        var line = 1
        var start = 0
        var index = 0
        while index < offset {
            let byte = bytes[index]
            index += 1
            let isLineEnd = byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A))
            if isLineEnd {
                line += 1
                start = index
            }
        }
        let column = characters(in: max(start, offset - 65_536)..<offset).count + 1
        return SourcePosition(offset: offset, line: line, column: column)
    }

    /// A problem at a byte, with the line that it stands in.
    ///
    /// - Parameters:
    ///   - severity: How bad it is.
    ///   - message: What is wrong, in one sentence without a full stop.
    ///   - offset: Bytes from the start.
    /// - Returns: A diagnostic that holds all that is needed to print it.
    public func diagnostic(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) -> Diagnostic {
        let position = position(at: offset)
        var start = position.offset
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D, position.offset - start < 400 {
            start -= 1
        }
        var end = position.offset
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, end - position.offset < 400 { end += 1 }
        // Whole characters only: step off the middle of one.
        while start < position.offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
        while end < bytes.count, end > position.offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let before = VisibleText(String(characters(in: start..<position.offset).suffix(80))).text
        let after = VisibleText(String(characters(in: position.offset..<end).prefix(80))).text
        return Diagnostic(
            severity: severity, message: message, position: position, excerpt: before + after,
            caretColumn: before.unicodeScalars.reduce(0) { $0 + width(of: $1) })
    }

    private func characters(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// How many columns of a terminal a character takes: two for East Asian wide ones and emoji, none for marks.
    private func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
