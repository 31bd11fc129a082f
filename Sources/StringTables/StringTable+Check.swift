extension StringTable {
    /// Looks at every block, key and text once.
    ///
    /// A mapped table is checked block by block as it is read; a tool that wants to know at once asks here.
    ///
    /// - Throws: ``StringTableError/Code/damaged`` with the place of the first damage.
    /// - Complexity: The size of the table.
    public func check() throws(StringTableError) {
        let damage = withIndex { index in index.header.count == 0 ? nil : index.firstDamage(places: storage.places) }
        if let damage { throw StringTableError(.damaged, "The compiled table is damaged.", offset: damage) }
    }
}

extension TableIndex {
    /// Where the first damage is, or nil where the sums are right and every key and text can be read.
    fileprivate func firstDamage(places: [Int]) -> Int? {
        guard headerIsSound else { return 0 }
        let checks = body.checks ?? blockChecks()
        defer { if body.checks == nil { checks.deallocate() } }
        for block in 0..<blockCount where !checks.isSound(block, in: body.all) {
            return header.count + block * BlockChecks.blockSize
        }
        var last: UnsafeBufferPointer<UInt8>?
        for number in 0..<keyCount {
            guard let key = key(number), self.number(ofKey: key, hash: KeyHash.hash(key)) == number,
                last?.lexicographicallyPrecedes(key) ?? true
            else { return header.count }
            last = key
            for offset in places {
                guard let found = text(ofKey: number, places: offset) else { continue }
                guard found.state < stateCount, text(at: found.offset)?.messageText(at: 0) != nil else {
                    return header.count + offset
                }
            }
        }
        return nil
    }
}
