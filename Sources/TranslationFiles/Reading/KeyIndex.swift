/// Finds the entry of a key by the bytes of the key.
///
/// It holds numbers only; whoever asks compares the keys. Source of the scheme: open addressing with linear probing.
struct KeyIndex: Sendable {
    /// The number of an entry, counted from 1, below as many upper bits of its hash as there is room for; 0 is free.
    private var slots: [UInt32]
    /// The bits of a slot that hold the number of an entry.
    private let numbers: UInt32

    /// Makes an index of at most 2³¹ entries.
    init(capacity: Int) {
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        // Half of the slots are taken at most, so every number is below their count.
        numbers = UInt32(truncatingIfNeeded: size - 1)
    }

    /// The hash of a key, seeded anew in each process, so that no file can be made slow on purpose.
    ///
    /// Sixteen bytes at a time are multiplied with each other, as in wyhash, after secret numbers were mixed into both
    /// halves: who does not know them can choose no key whose product says nothing about it.
    @inline(__always)
    static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let (first, second) = KeyIndex.seeds
        var state = first ^ UInt64(truncatingIfNeeded: key.count)
        let bytes = UnsafeRawBufferPointer(key)
        let count = bytes.count
        if count >= 16 {
            state = folded(word(bytes, 0) ^ second, word(bytes, 8) ^ state)
            var place = 16
            while place &+ 16 < count {
                state = folded(word(bytes, place) ^ second, word(bytes, place &+ 8) ^ state)
                place &+= 16
            }
            // The last sixteen bytes, some of which may have been taken already.
            state = folded(word(bytes, count &- 16) ^ second, word(bytes, count &- 8) ^ state)
        } else if count >= 8 {
            state = folded(word(bytes, 0) ^ second, word(bytes, count &- 8) ^ state)
        } else {
            var rest: UInt64 = 0
            for byte in bytes { rest = rest << 8 | UInt64(byte) }
            state = folded(rest ^ second, state)
        }
        return folded(state ^ second, 0x9E37_79B9_7F4A_7C15 ^ first)
    }

    private static let seeds = (UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }

    @inline(__always)
    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// The entry whose key has a hash and is the same, or nil.
    @inline(__always)
    func find(_ hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
        slot(hash, where: isSame).entry
    }

    /// Puts an entry in place of the one with the same key.
    ///
    /// - Returns: The entry that was replaced, or nil.
    @inline(__always)
    mutating func replace(_ hash: UInt64, with entry: Int, where isSame: (Int) -> Bool) -> Int? {
        let (place, old) = slot(hash, where: isSame)
        slots[place] = tag(of: hash) | UInt32(truncatingIfNeeded: entry &+ 1)
        return old
    }

    @inline(__always)
    private func slot(_ hash: UInt64, where isSame: (Int) -> Bool) -> (place: Int, entry: Int?) {
        let mask = slots.count &- 1
        let tag = tag(of: hash)
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let slot = slots[place]
            if slot == 0 { return (place, nil) }
            if slot & ~numbers == tag {
                let entry = Int(slot & numbers) &- 1
                if isSame(entry) { return (place, entry) }
            }
            place = (place &+ 1) & mask
        }
    }

    @inline(__always)
    private func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~numbers }
}
