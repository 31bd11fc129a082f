/// The bytes of the controls that isolate a part of a text.
package enum UTF8Isolate {
    /// The first byte of each.
    package static let first: UInt8 = 0xE2
    /// The second byte of each.
    package static let second: UInt8 = 0x81
    /// U+2066.
    package static let leftToRight: UInt8 = 0xA6
    /// U+2068.
    package static let firstStrong: UInt8 = 0xA8
    /// U+2069.
    package static let pop: UInt8 = 0xA9

    /// The index of the next byte that may begin a control, or the count where there is none.
    package static func index(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        // Eight bytes at once: subtracting one from each borrows into the high bit of a byte that is zero.
        while index <= bytes.count - 8 {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let difference = word ^ 0xE2E2_E2E2_E2E2_E2E2
            let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < bytes.count, bytes[index] != first { index += 1 }
        return index
    }
}
