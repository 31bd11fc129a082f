/// The checksum of a block of a compiled table; a part of its format.
///
/// Four states take turns at words of eight bytes, the lowest byte first and the last word filled up with zeros. A
/// state is exclusive-ored with its word, multiplied with the prime of FNV-1a and exclusive-ored with itself shifted
/// right by 29 bits. At the end the states and the size are taken together in the same way.
///
/// Every step can be undone, so that a change of one word is always found. It guards against damage by disks and
/// half-written files, not against somebody who makes damage on purpose.
enum BlockSum {
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    /// The sum of some bytes, and whether all of them are ASCII.
    static func sum(_ bytes: UnsafeRawBufferPointer) -> (sum: UInt64, isASCII: Bool) {
        var first: UInt64 = 0xCBF2_9CE4_8422_2325
        var second: UInt64 = 0x9E37_79B9_7F4A_7C15
        var third: UInt64 = 0xA076_1D64_78BD_642F
        var fourth: UInt64 = 0xD6E8_FEB8_6659_FD93
        var all: UInt64 = 0
        var offset = 0
        if let base = bytes.baseAddress {
            while offset + 32 <= bytes.count {
                let words = (
                    word(base, offset), word(base, offset + 8), word(base, offset + 16), word(base, offset + 24)
                )
                first = step(first, words.0)
                second = step(second, words.1)
                third = step(third, words.2)
                fourth = step(fourth, words.3)
                all |= words.0 | words.1 | words.2 | words.3
                offset += 32
            }
            while offset < bytes.count {
                var last: UInt64 = 0
                for index in offset..<min(offset + 8, bytes.count) {
                    last |= UInt64(bytes[index]) << (8 * UInt64(index - offset))
                }
                first = step(first, last)
                all |= last
                offset += 8
            }
        }
        var sum = step(UInt64(truncatingIfNeeded: bytes.count), first)
        sum = step(step(step(sum, second), third), fourth)
        return (sum, all & 0x8080_8080_8080_8080 == 0)
    }

    @inline(__always)
    private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (state ^ word) &* prime
        return mixed ^ mixed >> 29
    }

    @inline(__always)
    private static func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
