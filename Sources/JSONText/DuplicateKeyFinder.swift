/// Finds two members of one object with the same key.
///
/// Small objects, which are nearly all, compare those keys with each other that begin alike; large ones use a hash table that is kept for the
/// next one. The hash is seeded by the process, so that a hostile file cannot choose keys that collide.
struct DuplicateKeyFinder {
    private var table: [UInt32] = []
    private static let smallCount = 32

    /// The index of the first key that its object has already.
    mutating func firstDuplicate(inObject object: Int, of tape: JSONTapeWriter, bytes: UnsafeBufferPointer<UInt8>)
        -> Int?
    {
        let first = object + 2
        let end = tape.next(after: object)
        guard first < end else { return nil }
        let second = tape.next(after: first + 1)
        guard second < end else { return nil }
        var key = tape.next(after: second + 1)
        // Most objects have one member or two.
        if key == end { return areEqual(first, second, of: tape, bytes: bytes) ? second : nil }
        var count = 2
        while key < end {
            count += 1
            key = tape.next(after: key + 1)
        }
        let keys = first..<end
        if count <= DuplicateKeyFinder.smallCount { return firstAmongFew(keys, of: tape, bytes: bytes) }
        return firstAmongMany(keys, count: count, of: tape, bytes: bytes)
    }

    private func firstAmongFew(_ keys: Range<Int>, of tape: JSONTapeWriter, bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        // A bit for the look of each key that came before; a key that looks like none of them is new.
        var seen: (UInt64, UInt64) = (0, 0)
        var hasEscapes = false
        var key = keys.lowerBound
        while key < keys.upperBound {
            hasEscapes = hasEscapes || tape[key].hasEscapes
            let look = look(of: tape[key].content, bytes: bytes)
            let bit = UInt64(1) << (look & 63)
            let isNew = (look < 64 ? seen.0 : seen.1) & bit == 0
            if look < 64 { seen.0 |= bit } else { seen.1 |= bit }
            if isNew, !hasEscapes {
                key = tape.next(after: key + 1)
                continue
            }
            var earlier = keys.lowerBound
            while earlier < key {
                if areEqual(earlier, key, of: tape, bytes: bytes) { return key }
                earlier = tape.next(after: earlier + 1)
            }
            key = tape.next(after: key + 1)
        }
        return nil
    }

    /// A number below 128 that is the same for the same bytes.
    @inline(__always)
    private func look(of content: Range<Int>, bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var mixed = UInt64(truncatingIfNeeded: content.count)
        if content.count >= 2 {
            let (first, second) = (bytes[content.lowerBound], bytes[content.lowerBound + 1])
            let (middle, last) = (bytes[content.lowerBound + content.count / 2], bytes[content.upperBound - 1])
            mixed |= UInt64(first) << 8 | UInt64(second) << 16 | UInt64(middle) << 24 | UInt64(last) << 32
        } else if let only = bytes[content].first {
            mixed |= UInt64(only) << 8
        }
        return (mixed &* 0x9E37_79B9_7F4A_7C15) >> 57
    }

    private mutating func firstAmongMany(
        _ keys: Range<Int>, count: Int, of tape: JSONTapeWriter, bytes: UnsafeBufferPointer<UInt8>
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
    private func areEqual(_ left: Int, _ right: Int, of tape: JSONTapeWriter, bytes: UnsafeBufferPointer<UInt8>) -> Bool
    {
        let (leftContent, rightContent) = (tape[left].content, tape[right].content)
        if tape[left].hasEscapes || tape[right].hasEscapes {
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

    private func hash(_ key: Int, of tape: JSONTapeWriter, bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        let content = bytes[tape[key].content]
        if tape[key].hasEscapes {
            JSONEscapes.decode(content).withUnsafeBytes { hasher.combine(bytes: $0) }
        } else {
            hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: content)))
        }
        return hasher.finalize()
    }
}
