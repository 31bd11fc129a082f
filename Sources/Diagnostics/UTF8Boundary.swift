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
