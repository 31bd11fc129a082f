/// The checksum of a block of a compiled table; a part of its format.
///
/// It is XXH64 by Yann Collet with the seed 0. It guards against damage by disks and half-written files, not against
/// somebody who makes damage on purpose.
///
/// Source: https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md.
enum BlockSum {
    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5
    )

    /// The sum of some bytes, and whether all of them are ASCII.
    static func sum(_ bytes: UnsafeRawBufferPointer) -> (sum: UInt64, isASCII: Bool) {
        guard let base = bytes.baseAddress else { return (avalanche(primes.4), true) }
        var all: UInt64 = 0
        var offset = 0
        var sum: UInt64
        if bytes.count >= 32 {
            var first = primes.0 &+ primes.1
            var second = primes.1
            var third: UInt64 = 0
            var fourth = 0 &- primes.0
            while offset + 32 <= bytes.count {
                let words = (
                    word(base, offset), word(base, offset + 8), word(base, offset + 16), word(base, offset + 24)
                )
                first = round(first, words.0)
                second = round(second, words.1)
                third = round(third, words.2)
                fourth = round(fourth, words.3)
                all |= words.0 | words.1 | words.2 | words.3
                offset += 32
            }
            sum = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
            for state in [first, second, third, fourth] { sum = (sum ^ round(0, state)) &* primes.0 &+ primes.3 }
        } else {
            sum = primes.4
        }
        sum &+= UInt64(truncatingIfNeeded: bytes.count)
        while offset + 8 <= bytes.count {
            let next = word(base, offset)
            sum = rotated(sum ^ round(0, next), 27) &* primes.0 &+ primes.3
            all |= next
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let next = UInt64(UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            sum = rotated(sum ^ next &* primes.0, 23) &* primes.1 &+ primes.2
            all |= next
            offset += 4
        }
        while offset < bytes.count {
            let next = UInt64(bytes[offset])
            sum = rotated(sum ^ next &* primes.4, 11) &* primes.0
            all |= next
            offset += 1
        }
        return (avalanche(sum), all & 0x8080_8080_8080_8080 == 0)
    }

    @inline(__always)
    private static func round(_ state: UInt64, _ word: UInt64) -> UInt64 {
        rotated(state &+ word &* primes.1, 31) &* primes.0
    }

    private static func avalanche(_ sum: UInt64) -> UInt64 {
        var sum = sum
        sum = (sum ^ sum >> 33) &* primes.1
        sum = (sum ^ sum >> 29) &* primes.2
        return sum ^ sum >> 32
    }

    @inline(__always)
    private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 { value << count | value >> (64 - count) }

    @inline(__always)
    private static func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
