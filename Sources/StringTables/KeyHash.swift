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
        var rest = key.count
        var place = bytes
        while rest >= 8 {
            state = folded(state ^ word(at: place), 0xA076_1D64_78BD_642F)
            place += 8
            rest &-= 8
        }
        let tail: UInt64
        if rest == 0 {
            tail = 0
        } else if key.count >= 8 {
            // The last eight bytes without those that were taken already.
            tail = word(at: place + (rest &- 8)) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* rest)
        } else {
            tail = shortTail(place, rest)
        }
        return folded(state ^ tail, 0xD6E8_FEB8_6659_FD93)
    }

    @inline(__always)
    private static func word(at place: UnsafeRawPointer) -> UInt64 {
        UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
    }

    /// Fewer than eight bytes as a word.
    private static func shortTail(_ bytes: UnsafeRawPointer, _ size: Int) -> UInt64 {
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
