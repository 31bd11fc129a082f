/// An order in which the keys of a file stand.
enum KeyOrder: CaseIterable {
    /// By their bytes.
    case bytes
    /// By their letters, upper and lower case the same, as Xcode writes tables that it imports.
    case letters

    /// The fewest keys whose order is no accident.
    private static let fewest = 4

    /// The order of some keys, or nil where they have none of them or are too few to tell.
    init?(of keys: [String]) {
        guard keys.count >= KeyOrder.fewest else { return nil }
        let found = KeyOrder.allCases.first { order in
            let sorting = keys.map(order.sortingKey)
            return zip(sorting, sorting.dropFirst()).allSatisfy { !$1.utf8.lexicographicallyPrecedes($0.utf8) }
        }
        guard let found else { return nil }
        self = found
    }

    /// What is compared, as bytes, in place of a key.
    func sortingKey(_ key: String) -> String {
        switch self {
        case .bytes: key
        case .letters: key.lowercased()
        }
    }

    /// How many of some sorted keys stand before a new one.
    func place(of key: String, among keys: [String]) -> Int {
        let wanted = sortingKey(key)
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if wanted.utf8.lexicographicallyPrecedes(sortingKey(keys[middle]).utf8) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }

    /// New keys in the order in which they stand; each remembers its place.
    func sorted<Value>(_ entries: [(key: String, value: Value)]) -> [(key: String, value: Value)] {
        entries.sorted { sortingKey($0.key).utf8.lexicographicallyPrecedes(sortingKey($1.key).utf8) }
    }
}
