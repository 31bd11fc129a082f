/// Finds two members of one object with the same key.
///
/// Small objects, which are nearly all, compare their keys with each other; large ones use a hash table that is kept for the
/// next one. The hash is seeded by the process, so that a hostile file cannot choose keys that collide.
struct DuplicateKeyFinder {
    private var table: [UInt32] = []
    private static let smallCount = 12

    /// The entry of the first key that its object has already.
    mutating func firstDuplicate(
        inObject object: Int, of entries: [JSONEntry], bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var count = 0
        var key = object + 1
        let end = Int(entries[object].next)
        while key < end {
            count += 1
            key = Int(entries[key + 1].next)
        }
        if count < 2 { return nil }
        if count <= DuplicateKeyFinder.smallCount {
            return firstAmongFew(object + 1..<end, of: entries, bytes: bytes)
        }
        return firstAmongMany(object + 1..<end, count: count, of: entries, bytes: bytes)
    }

    private func firstAmongFew(
        _ range: Range<Int>, of entries: [JSONEntry], bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var key = range.lowerBound
        while key < range.upperBound {
            var earlier = range.lowerBound
            while earlier < key {
                if areEqual(entries[earlier], entries[key], bytes: bytes) { return key }
                earlier = Int(entries[earlier + 1].next)
            }
            key = Int(entries[key + 1].next)
        }
        return nil
    }

    private mutating func firstAmongMany(
        _ range: Range<Int>, count: Int, of entries: [JSONEntry], bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        // At most half full; zero is an empty place, as entry 0 is never a key.
        var size = 32
        while size < count * 2 { size *= 2 }
        table.removeAll(keepingCapacity: true)
        table.append(contentsOf: repeatElement(0, count: size))
        var key = range.lowerBound
        while key < range.upperBound {
            var place = hash(entries[key], bytes: bytes) & (size - 1)
            while table[place] != 0 {
                if areEqual(entries[Int(table[place])], entries[key], bytes: bytes) { return key }
                place = (place + 1) & (size - 1)
            }
            table[place] = UInt32(truncatingIfNeeded: key)
            key = Int(entries[key + 1].next)
        }
        return nil
    }

    private func inside(_ key: JSONEntry, bytes: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[key.content]
    }

    private func areEqual(_ left: JSONEntry, _ right: JSONEntry, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let leftBytes = inside(left, bytes: bytes)
        let rightBytes = inside(right, bytes: bytes)
        if !left.hasEscapes, !right.hasEscapes {
            return leftBytes.count == rightBytes.count && leftBytes.elementsEqual(rightBytes)
        }
        return JSONEscapes.decode(leftBytes).elementsEqual(JSONEscapes.decode(rightBytes))
    }

    private func hash(_ key: JSONEntry, bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        let slice = inside(key, bytes: bytes)
        if key.hasEscapes {
            JSONEscapes.decode(slice).withUnsafeBytes { hasher.combine(bytes: $0) }
        } else {
            hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: slice)))
        }
        return hasher.finalize()
    }
}
