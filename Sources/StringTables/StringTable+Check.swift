extension StringTable {
    /// Looks at every block, key and text once.
    ///
    /// A mapped table is checked block by block as it is read; a tool that wants to know at once asks here.
    ///
    /// - Throws: ``StringTableError/Code/damaged`` with the place of the first damage.
    /// - Complexity: The size of the table.
    public func check() throws(StringTableError) {
        let damage = withIndex { index in index.bytes.count == 0 ? nil : index.firstDamage(places: storage.places) }
        if let damage { throw StringTableError(.damaged, "The compiled table is damaged.", offset: damage) }
    }
}

extension TableIndex {
    /// Where the first damage is, or nil where the sums are right and every key and text can be read.
    fileprivate func firstDamage(places: [Int]) -> Int? {
        guard headerIsSound else { return 0 }
        let checks = bytes.checks ?? BlockChecks(blockCount: blockCount, bodyOffset: bodyOffset)
        defer { if bytes.checks == nil { checks.deallocate() } }
        for block in 0..<blockCount where !checks.isSound(block, in: bytes) {
            return bodyOffset + block * BlockChecks.blockSize
        }
        var last: UnsafeBufferPointer<UInt8>?
        for number in 0..<keyCount {
            guard let key = key(number), self.number(ofKey: key, hash: KeyHash.hash(key)) == number,
                last?.lexicographicallyPrecedes(key) ?? true
            else { return bodyOffset }
            last = key
            for offset in places {
                guard let found = text(ofKey: number, places: offset) else { continue }
                guard found.state < stateCount, text(at: found.offset)?.messageText(at: 0) != nil else { return offset }
            }
        }
        return nil
    }
}
