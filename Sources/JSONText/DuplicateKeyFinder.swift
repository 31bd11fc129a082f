/// Finds two members of one object with the same key.
///
/// Small objects, which are nearly all, compare their keys with each other; large ones use a hash table that is kept for the
/// next one. The hash is seeded by the process, so that a hostile file cannot choose keys that collide.
struct DuplicateKeyFinder {
    private var table: [UInt32] = []
    private static let smallCount = 12

    /// The index of the first key that its object has already.
    mutating func firstDuplicate(inObject object: Int, of tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var count = 0
        var key = tape.first(in: object)
        let end = tape.next(after: object)
        let keys = key..<end
        while key < end {
            count += 1
            key = tape.next(after: key + 1)
        }
        if count < 2 { return nil }
        if count <= DuplicateKeyFinder.smallCount { return firstAmongFew(keys, of: tape, bytes: bytes) }
        return firstAmongMany(keys, count: count, of: tape, bytes: bytes)
    }

    private func firstAmongFew(_ keys: Range<Int>, of tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var key = keys.lowerBound
        while key < keys.upperBound {
            var earlier = keys.lowerBound
            while earlier < key {
                if areEqual(earlier, key, of: tape, bytes: bytes) { return key }
                earlier = tape.next(after: earlier + 1)
            }
            key = tape.next(after: key + 1)
        }
        return nil
    }

    private mutating func firstAmongMany(
        _ keys: Range<Int>, count: Int, of tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        // At most half full; zero is an empty place, as index 0 is never a key.
        var size = 32
        while size < count * 2 { size *= 2 }
        table.removeAll(keepingCapacity: true)
        table.append(contentsOf: repeatElement(0, count: size))
        var key = keys.lowerBound
        while key < keys.upperBound {
            var place = hash(key, of: tape, bytes: bytes) & (size - 1)
            while table[place] != 0 {
                if areEqual(Int(table[place]), key, of: tape, bytes: bytes) { return key }
                place = (place + 1) & (size - 1)
            }
            table[place] = UInt32(truncatingIfNeeded: key)
            key = tape.next(after: key + 1)
        }
        return nil
    }

    @inline(__always)
    private func areEqual(_ left: Int, _ right: Int, of tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (leftContent, rightContent) = (tape.content(of: left), tape.content(of: right))
        if tape.hasEscapes(left) || tape.hasEscapes(right) {
            return JSONEscapes.decode(bytes[leftContent]).elementsEqual(JSONEscapes.decode(bytes[rightContent]))
        }
        guard leftContent.count == rightContent.count else { return false }
        var (leftPlace, rightPlace) = (leftContent.lowerBound, rightContent.lowerBound)
        while leftPlace < leftContent.upperBound {
            if bytes[leftPlace] != bytes[rightPlace] { return false }
            leftPlace += 1
            rightPlace += 1
        }
        return true
    }

    private func hash(_ key: Int, of tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        let content = bytes[tape.content(of: key)]
        if tape.hasEscapes(key) {
            JSONEscapes.decode(content).withUnsafeBytes { hasher.combine(bytes: $0) }
        } else {
            hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: content)))
        }
        return hasher.finalize()
    }
}
