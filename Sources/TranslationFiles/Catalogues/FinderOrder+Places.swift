internal import JSONText

extension FinderOrder {
    /// The members of an object with some more, each at its place; what is there stays in its order.
    ///
    /// A member that stands out of order, as one that a person has appended, is overlooked: a place is looked for among the
    /// longest row of members that are in order.
    ///
    /// - Parameters:
    ///   - added: The members to add.
    ///   - members: Those that are there.
    /// - Returns: All of them.
    /// - Complexity: Linear in the number of members, and sorting those that are added.
    static func placing(_ added: [JSONDraft.Member], among members: [JSONDraft.Member]) -> [JSONDraft.Member] {
        guard !added.isEmpty else { return members }
        let keys = members.map { sortKey(of: $0.key) }
        let row = longestRow(of: keys)
        // Those that belong before the first of the row stand at the start, in slot 0.
        var slots: [Int: [JSONDraft.Member]] = [:]
        let sorted = added.map { (key: sortKey(of: $0.key), member: $0) }.sorted { $0.key < $1.key }
        for (key, member) in sorted {
            var low = 0
            var high = row.count
            while low < high {
                let middle = (low + high) / 2
                if key < keys[row[middle]] { high = middle } else { low = middle + 1 }
            }
            slots[low == 0 ? row.first ?? 0 : row[low - 1] + 1, default: []].append(member)
        }
        var result: [JSONDraft.Member] = []
        result.reserveCapacity(members.count + added.count)
        for index in 0...members.count {
            result += slots[index] ?? []
            if index < members.count { result.append(members[index]) }
        }
        return result
    }

    /// The indices of the longest row of keys that are in order, by patience sorting.
    private static func longestRow(of keys: [SortKey]) -> [Int] {
        if keys.isEmpty { return [] }
        if zip(keys, keys.dropFirst()).allSatisfy({ $0 < $1 }) { return Array(keys.indices) }
        // The last key of the best row of each length, and the one before each key in its row.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: keys.count)
        for index in keys.indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if keys[ends[middle]] < keys[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var row: [Int] = []
        var index = ends.last ?? -1
        while index >= 0 {
            row.append(index)
            index = before[index]
        }
        return row.reversed()
    }
}

extension JSONDraft {
    /// Sets the value of a member; a new one goes to its place in the order of the Finder, which is Xcode's.
    mutating func place(_ value: JSONDraft, forKey key: String) {
        if self[key] != nil {
            self[key] = value
        } else {
            members = FinderOrder.placing([Member(key: key, value: value)], among: members)
        }
    }

    /// Changes the value at a path of keys, or does nothing and gives false where it is not there.
    mutating func update<Failure: Error>(
        _ path: ArraySlice<String>, _ change: (inout JSONDraft) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        guard let key = path.first else {
            try change(&self)
            return true
        }
        guard var value = self[key] else { return false }
        guard try value.update(path.dropFirst(), change) else { return false }
        self[key] = value
        return true
    }

    /// The value at a path of keys, or nil where it is not there.
    func value(at path: ArraySlice<String>) -> JSONDraft? {
        guard let key = path.first else { return self }
        return self[key]?.value(at: path.dropFirst())
    }

    /// Takes away the value at a path of keys, and every object on the way that holds nothing afterwards.
    mutating func prune(_ path: ArraySlice<String>) {
        guard let key = path.first, var value = self[key] else { return }
        value.prune(path.dropFirst())
        self[key] = path.count == 1 || value.members.isEmpty ? nil : value
    }
}
