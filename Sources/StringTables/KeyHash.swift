/// The hash by which a compiled table finds a key; a part of its format.
///
/// The key is taken eight bytes at a time, the lowest byte first and the last ones filled up with zeros. Each word is
/// exclusive-ored into the state, and the state becomes the exclusive or of both halves of its product with a constant,
/// as in wyhash. It spreads keys evenly; it does not withstand somebody who makes keys collide, who gains only
/// slower lookups in a table of his own.
enum KeyHash {
    /// The hash of a key.
    @inline(__always)
    static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var state = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: key.count)
        guard let start = key.baseAddress else { return folded(state, 0xD6E8_FEB8_6659_FD93) }
        let bytes = UnsafeRawPointer(start)
        var offset = 0
        while offset + 8 <= key.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            state = folded(state ^ word, 0xA076_1D64_78BD_642F)
            offset += 8
        }
        return folded(state ^ tail(bytes + offset, key.count - offset), 0xD6E8_FEB8_6659_FD93)
    }

    /// Fewer than eight bytes as a word.
    @inline(__always)
    private static func tail(_ bytes: UnsafeRawPointer, _ size: Int) -> UInt64 {
        if size >= 4 {
            let low = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
            let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: size - 4, as: UInt32.self))
            return UInt64(low) | UInt64(high) << (8 * UInt64(size - 4))
        }
        guard size > 0 else { return 0 }
        var word: UInt64 = 0
        for index in 0..<size {
            word |= UInt64(bytes.load(fromByteOffset: index, as: UInt8.self)) << (8 * UInt64(index))
        }
        return word
    }

    @inline(__always)
    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// The high 28 bits of a hash as a slot writes them.
    @inline(__always)
    static func mark(_ hash: UInt64) -> UInt32 {
        let bits = UInt32(truncatingIfNeeded: hash >> 36)
        let pairs = (bits & 0x0FFF_C000) << 2 | bits & 0x3FFF
        return (pairs & 0x3F80_3F80) << 1 | pairs & 0x007F_007F
    }
}
