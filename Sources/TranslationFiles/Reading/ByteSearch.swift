/// Finding bytes, eight at a time.
enum ByteSearch {
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// A high bit set in some byte where the word has the byte; only the lowest set bit is exact.
    @inline(__always)
    private static func matches(_ word: UInt64, _ byte: UInt64) -> UInt64 {
        let difference = word ^ (byte &* lowBits)
        return (difference &- lowBits) & ~difference & highBits
    }

    /// The first place from `start` on with one of two bytes, or `end`.
    @inline(__always)
    static func first(
        _ one: UInt8, or other: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let (wideOne, wideOther) = (UInt64(one), UInt64(other))
        var index = start
        while index &+ 8 <= end {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let found = matches(word, wideOne) | matches(word, wideOther)
            if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < end, bytes[index] != one, bytes[index] != other { index &+= 1 }
        return index
    }
}
