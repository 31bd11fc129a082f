/// Bytes that stand in place of others.
struct BytePatch: Hashable, Sendable {
    /// What is replaced; empty to insert.
    let range: Range<Int>
    /// What stands there afterwards.
    let bytes: [UInt8]

    init(_ range: Range<Int>, _ bytes: some Sequence<UInt8>) {
        self.range = range
        self.bytes = Array(bytes)
    }
}

extension [UInt8] {
    /// The bytes with some replaced; patches that touch each other apply in their order, and none may overlap.
    ///
    /// - Complexity: Linear in the number of bytes, and sorting the patches.
    func applying(_ patches: [BytePatch]) -> [UInt8] {
        // Sorting is stable, so that two insertions at one place stay in their order.
        let sorted = patches.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(count + patches.reduce(0) { $0 + $1.bytes.count })
        var position = 0
        for (_, patch) in sorted {
            assert(patch.range.lowerBound >= position, "patches overlap")
            result += self[position..<Swift.max(position, patch.range.lowerBound)]
            result += patch.bytes
            position = Swift.max(position, patch.range.upperBound)
        }
        return result + self[position...]
    }
}
