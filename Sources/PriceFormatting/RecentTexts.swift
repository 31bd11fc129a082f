import Synchronization

/// The texts that one formatter has written last, found again by the number that they write.
///
/// A shop has few prices, and what happens today ends on few days: the same number is written again and again, and ICU
/// takes ten times as long to write it as to copy its text.
///
/// A number has one place, and another number takes it over. Reading takes no lock: a place has a version, which is odd
/// while somebody writes there, and a reader that meets another version after than before has read nothing. Memory is the
/// owner's to free.
struct RecentTexts {
    /// What is written: a significand and what tells the exponent and the sign, or anything else of three words.
    struct Key {
        let low: UInt64
        let high: UInt64
        let rest: UInt32

        /// A number from what tells most keys apart.
        fileprivate var hash: Int {
            let mixed = (low ^ high &* 31 ^ UInt64(rest) << 32) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed >> 60)
        }
    }

    /// How many texts there is room for.
    private static let count = 16
    /// The words of a place: the version, the key with the length of the text, the text.
    private static let size = 16
    private static let textStart = 4
    private static let longest = (size - textStart) * 8

    // Allocated in the initializer, freed by the owner; what it holds is atomic.
    private let words: UnsafeMutablePointer<Atomic<UInt64>>

    /// Makes room for texts.
    init() {
        let count = RecentTexts.count * RecentTexts.size
        words = .allocate(capacity: count)
        for index in 0..<count { (words + index).initialize(to: Atomic(0)) }
    }

    func deallocate() {
        words.deinitialize(count: RecentTexts.count * RecentTexts.size)
        words.deallocate()
    }

    /// The text of a key, or what a function writes for it, which is remembered.
    @inline(__always)
    func text(_ key: Key, orWritten write: () -> String?) -> String? {
        if let known = text(key) { return known }
        guard var text = write() else { return nil }
        text.withUTF8 { keep($0, key) }
        return text
    }

    private func text(_ key: Key) -> String? {
        let place = words + key.hash * RecentTexts.size
        let version = place[0].load(ordering: .acquiring)
        let rest = place[3].load(ordering: .relaxed)
        guard version & 1 == 0, version > 0, place[1].load(ordering: .relaxed) == key.low,
            place[2].load(ordering: .relaxed) == key.high, UInt32(truncatingIfNeeded: rest) == key.rest
        else { return nil }
        let length = min(Int(rest >> 32), RecentTexts.longest)
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: RecentTexts.size - RecentTexts.textStart) {
            copy in
            for index in 0..<(length + 7) / 8 {
                copy[index] = place[RecentTexts.textStart + index].load(ordering: .relaxed)
            }
            atomicMemoryFence(ordering: .acquiring)
            guard place[0].load(ordering: .relaxed) == version else { return nil }
            return String(decoding: UnsafeRawBufferPointer(copy).prefix(length), as: UTF8.self)
        }
    }

    private func keep(_ text: UnsafeBufferPointer<UInt8>, _ key: Key) {
        guard text.count <= RecentTexts.longest else { return }
        let place = words + key.hash * RecentTexts.size
        let version = place[0].load(ordering: .relaxed)
        // Somebody else is writing here: the text is written again next time.
        guard version & 1 == 0,
            place[0].compareExchange(expected: version, desired: version | 1, ordering: .acquiring).exchanged
        else { return }
        atomicMemoryFence(ordering: .releasing)
        place[1].store(key.low, ordering: .relaxed)
        place[2].store(key.high, ordering: .relaxed)
        place[3].store(UInt64(text.count) << 32 | UInt64(key.rest), ordering: .relaxed)
        var start = 0
        while start < text.count {
            var word: UInt64 = 0
            withUnsafeMutableBytes(of: &word) { $0.copyBytes(from: text[start..<min(start + 8, text.count)]) }
            place[RecentTexts.textStart + start / 8].store(word, ordering: .relaxed)
            start += 8
        }
        place[0].store(version &+ 2, ordering: .releasing)
    }
}
