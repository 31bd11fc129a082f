/// Puts the parts of a compiled table into their order, as ``TableBytes`` describes it.
struct TableLayout {
    private let keyCount: Int
    private let slotCount: Int
    private let tags: [[UInt8]]
    private let states: [[UInt8]]
    private let slotsPlace: Int
    private let keysPlace: Int
    /// Where the places of texts of each language begun are.
    private var textPlaces: [Int] = []
    /// The body alone: places in it are counted from its start.
    private var body = TableWriter()

    /// Begins a table.
    ///
    /// - Parameters:
    ///   - tags: The tags of the languages, sorted.
    ///   - states: The words of the states.
    ///   - keys: The keys, sorted.
    init(tags: [[UInt8]], states: [[UInt8]], keys: [[UInt8]]) {
        self.tags = tags
        self.states = states
        keyCount = keys.count
        slotCount = TableLayout.slotCount(keys: keys.count)
        slotsPlace = body.end
        body.body += [UInt8](repeating: 0, count: TableIndex.slotSize * slotCount)
        keysPlace = body.end
        body.body += [UInt8](repeating: 0, count: 4 * keys.count)
        var taken = [Bool](repeating: false, count: slotCount)
        for (number, key) in keys.enumerated() {
            let place = body.sizedRun(key)
            body.replace(at: keysPlace + 4 * number, with: place)
            fillSlot(for: key, number: number, place: place, &taken)
        }
    }

    private mutating func fillSlot(for key: [UInt8], number: Int, place: Int, _ taken: inout [Bool]) {
        let hash = key.withUnsafeBufferPointer { KeyHash.hash($0) }
        var slot = Int(truncatingIfNeeded: hash) & (slotCount - 1)
        while taken[slot] { slot = (slot + 1) & (slotCount - 1) }
        taken[slot] = true
        let offset = slotsPlace + TableIndex.slotSize * slot
        // A mark is written as it is: it has no high bits.
        let mark = KeyHash.mark(hash)
        for index in 0..<4 { body.body[offset + index] = UInt8(truncatingIfNeeded: mark >> UInt32(24 - 8 * index)) }
        body.replace(at: offset + 4, with: number + 1)
        body.replace(at: offset + 8, with: place)
    }

    /// Begins the texts of the next language.
    mutating func beginLanguage() {
        textPlaces.append(body.end)
        body.body += [UInt8](repeating: 0, count: TableIndex.textPlaceSize * keyCount)
        body.forgetTexts()
    }

    /// Adds a text of the language that was begun last.
    ///
    /// - Throws: What ``TextWriter`` says.
    mutating func add(_ text: MessageText, key: Int, state: Int) throws(StringTableError) {
        guard let language = textPlaces.last else { return }
        let place = language + TableIndex.textPlaceSize * key
        let offset = try body.text(text)
        body.replace(at: place, with: offset)
        if state >= 1 << 7 { body.overflowed = true }
        body.body[place + 4] = UInt8(truncatingIfNeeded: state) & 0x7F
    }

    /// The bytes of the table, or nil where the format does not hold it.
    func finished() -> [UInt8]? {
        let blocks = BlockChecks.count(ofBody: body.end)
        let records = TableIndex.languageRecordSize * tags.count + TableIndex.stateRecordSize * states.count
        var names = TableWriter(bodyOffset: TableBytes.headerSize + records)
        let tagPlaces = tags.map { names.sizedRun($0) }
        let statePlaces = states.map { names.sizedRun($0) }
        let bodyOffset = names.end + TableBytes.sumSize * (blocks + 1)

        var header = TableWriter()
        header.body = TableBytes.magic
        let fields = [
            TableBytes.version, bodyOffset + body.end, keyCount, tags.count, states.count, slotCount, slotsPlace,
            keysPlace,
            blocks, bodyOffset,
        ]
        for field in fields { header.number(field, width: 4) }
        for (tag, texts) in zip(tagPlaces, textPlaces) {
            header.number(tag, width: 4)
            header.number(texts, width: 4)
        }
        for state in statePlaces { header.number(state, width: 4) }
        header.body += names.body
        body.body.withUnsafeBytes { body in
            for block in 0..<blocks {
                let start = block * BlockChecks.blockSize
                let end = min(start + BlockChecks.blockSize, body.count)
                header.sum(BlockSum.sum(UnsafeRawBufferPointer(rebasing: body[start..<end])).sum)
            }
        }
        header.sum(header.body.withUnsafeBytes { BlockSum.sum($0) }.sum)
        guard !body.overflowed, !names.overflowed, !header.overflowed else { return nil }
        return header.body + body.body
    }

    /// How many slots so many keys have: at most two of three are full.
    private static func slotCount(keys: Int) -> Int {
        guard keys > 0 else { return 0 }
        var count = 2
        while count * 2 < keys * 3 { count *= 2 }
        return count
    }
}
