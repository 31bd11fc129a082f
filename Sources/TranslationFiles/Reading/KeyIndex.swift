/// Finds the entry of a key by the bytes of the key.
///
/// It holds numbers only; whoever asks compares the keys. Source of the scheme: open addressing with linear probing.
struct KeyIndex: Sendable {
    /// The upper half of a hash and the number of an entry, counted from 1; 0 is free.
    private var slots: [UInt64]

    init(capacity: Int) {
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    /// The hash of a key, seeded anew in each process, so that no file can be made slow on purpose.
    @inline(__always)
    static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(key))
        return UInt64(truncatingIfNeeded: hasher.finalize())
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
        slots[place] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(UInt32(truncatingIfNeeded: entry + 1))
        return old
    }

    @inline(__always)
    private func slot(_ hash: UInt64, where isSame: (Int) -> Bool) -> (place: Int, entry: Int?) {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let slot = slots[place]
            if slot == 0 { return (place, nil) }
            if slot >> 32 == hash >> 32 {
                let entry = Int(slot & 0xFFFF_FFFF) - 1
                if isSame(entry) { return (place, entry) }
            }
            place = (place + 1) & mask
        }
    }
}
