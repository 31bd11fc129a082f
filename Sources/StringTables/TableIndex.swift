internal import Languages

/// Where the parts of a compiled table are, read from its header once.
///
/// Like ``TableBytes`` it holds no reference. It is good as long as the ``TableStorage`` that it comes from.
struct TableIndex {
    /// Everything before the body, with its own sum at the end.
    let header: TableBytes
    let body: TableBytes
    let keyCount: Int
    let languageCount: Int
    let stateCount: Int
    let blockCount: Int
    private let slotMask: Int
    private let slotsPlace: Int
    private let keysPlace: Int

    /// How many bytes of a language's places of texts belong to one key.
    static let textPlaceSize = 5
    static let slotSize = 12
    static let languageRecordSize = 8
    static let stateRecordSize = 4

    /// The index of no table.
    static var empty: TableIndex { TableIndex(empty: ()) }

    private init(empty: ()) {
        header = TableBytes(UnsafeRawBufferPointer(start: nil, count: 0))
        body = header
        (keyCount, languageCount, stateCount, blockCount) = (0, 0, 0, 0)
        (slotMask, slotsPlace, keysPlace) = (-1, 0, 0)
    }

    /// Reads a header, or gives nil where the bytes are no table of this version or a part of it lies outside.
    init?(_ table: UnsafeRawBufferPointer) {
        let bytes = TableBytes(table)
        guard table.starts(with: TableBytes.magic), bytes.number(at: 8, width: 4) == TableBytes.version else {
            return nil
        }
        func field(_ number: Int) -> Int? { bytes.number(at: 12 + 4 * number, width: 4) }
        guard let size = field(0), let keys = field(1), let languages = field(2), let states = field(3),
            let slots = field(4), let slotsPlace = field(5), let keysPlace = field(6), let blocks = field(7),
            let bodyOffset = field(8)
        else { return nil }
        let bodySize = size - bodyOffset
        let sums = TableBytes.sumSize * (blocks + 1)
        let records = TableIndex.languageRecordSize * languages + TableIndex.stateRecordSize * states
        guard size == table.count, bodySize >= 0, blocks == BlockChecks.count(ofBody: bodySize),
            TableBytes.headerSize + records + sums <= bodyOffset,
            slots == 0 ? keys == 0 : slots & (slots - 1) == 0 && keys < slots,
            slotsPlace + TableIndex.slotSize * slots <= bodySize, keysPlace + 4 * keys <= bodySize
        else { return nil }
        header = TableBytes(UnsafeRawBufferPointer(rebasing: table[..<bodyOffset]))
        body = TableBytes(UnsafeRawBufferPointer(rebasing: table[bodyOffset...]))
        (keyCount, languageCount, stateCount, blockCount) = (keys, languages, states, blocks)
        (slotMask, self.slotsPlace, self.keysPlace) = (slots - 1, slotsPlace, keysPlace)
    }

    private init(_ other: TableIndex, checks: BlockChecks) {
        header = other.header
        body = TableBytes(UnsafeRawBufferPointer(start: other.body.base, count: other.body.count), checks: checks)
        (keyCount, languageCount, stateCount) = (other.keyCount, other.languageCount, other.stateCount)
        blockCount = other.blockCount
        (slotMask, slotsPlace, keysPlace) = (other.slotMask, other.slotsPlace, other.keysPlace)
    }

    /// The same index over a body whose blocks are checked when they are touched.
    func checking(_ checks: BlockChecks) -> TableIndex { TableIndex(self, checks: checks) }

    /// What remembers the verdicts about the blocks; the caller frees it.
    func blockChecks() -> BlockChecks {
        BlockChecks(count: blockCount, sums: header.base + header.count - TableBytes.sumSize * (blockCount + 1))
    }

    /// Whether the header has the sum that it says.
    var headerIsSound: Bool {
        let place = header.count - TableBytes.sumSize
        return header.sum(at: place) == BlockSum.sum(UnsafeRawBufferPointer(start: header.base, count: place)).sum
    }

    /// Appends the language of a number, or gives false where it is none.
    func appendLanguage(_ number: Int, to languages: inout [LanguageTag]) -> Bool {
        guard let offset = header.number(at: languageRecord(number), width: 4), let name = header.sizedRun(at: offset)
        else { return false }
        if LanguageTag.append(usual: name, to: &languages) { return true }
        return appendUnusualLanguage(name, to: &languages)
    }

    @inline(never)
    private func appendUnusualLanguage(
        _ name: UnsafeBufferPointer<UInt8>, to languages: inout [LanguageTag]
    ) -> Bool {
        guard let tag = LanguageTag(String(decoding: name, as: UTF8.self)) else { return false }
        languages.append(tag)
        return true
    }

    /// Where the places of texts of a language are, or nil where they would leave the table.
    func places(_ number: Int) -> Int? {
        guard let places = header.number(at: languageRecord(number) + 4, width: 4),
            places + TableIndex.textPlaceSize * keyCount <= body.count
        else { return nil }
        return places
    }

    private func languageRecord(_ number: Int) -> Int {
        TableBytes.headerSize + TableIndex.languageRecordSize * number
    }

    /// The word of a state.
    func state(_ index: Int) -> String? {
        let record =
            TableBytes.headerSize + TableIndex.languageRecordSize * languageCount + TableIndex.stateRecordSize * index
        return header.number(at: record, width: 4).flatMap { header.string(at: $0) }
    }

    /// The key of a number, in the order of the sorted keys.
    @inline(__always)
    func key(_ number: Int) -> UnsafeBufferPointer<UInt8>? {
        guard number < keyCount, let offset = body.number(at: keysPlace + 4 * number, width: 4) else { return nil }
        return body.sizedRun(at: offset)
    }

    /// The number of a key, found by its hash.
    @inline(__always)
    func number(ofKey key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
        let mark = KeyHash.mark(hash)
        var slot = Int(truncatingIfNeeded: hash) & slotMask
        var remaining = slotMask
        while remaining >= 0 {
            // The header was refused if a slot were outside.
            let offset = slotsPlace &+ TableIndex.slotSize &* slot
            guard body.isSound(at: offset, size: TableIndex.slotSize) else { return nil }
            // The slot names the place of the key itself: each step on the way would be another wait for memory.
            if body.word(offset) == mark,
                body.isSizedRun(at: TableBytes.number(of: body.word(offset &+ 8)), equalTo: key)
            {
                let number = TableBytes.number(of: body.word(offset &+ 4)) &- 1
                return number < 0 || number >= keyCount ? nil : number
            }
            if body.word(offset &+ 4) == 0 { return nil }
            slot = (slot &+ 1) & slotMask
            remaining &-= 1
        }
        return nil
    }

    /// Where the text of a key is, and the number of its state; both numbers come from this index.
    @inline(__always)
    func text(ofKey number: Int, places: Int) -> (offset: Int, state: Int)? {
        let place = places &+ TableIndex.textPlaceSize &* number
        guard body.isSound(at: place, size: TableIndex.textPlaceSize) else { return nil }
        let word = body.word(place)
        return word == 0 ? nil : (TableBytes.number(of: word), Int(body.byte(place &+ 4) & 0x7F))
    }

    /// The bytes of a text, checked.
    @inline(__always)
    func text(at offset: Int) -> TableBytes? { body.sizedRun(at: offset).map { TableBytes(bytes: $0) } }

    /// The words of a text that is nothing else, which most texts are.
    @inline(__always)
    func plainText(at offset: Int) -> UnsafeBufferPointer<UInt8>? {
        // What is shorter than this holds no words.
        guard body.isReadable(at: offset, size: 9) else { return nil }
        let size = TableBytes.number(of: body.word(offset))
        switch body.word(offset &+ 4) {
        case TableIndex.onePieceOfShortWords where Int(body.byte(offset &+ 8)) == size &- 5:
            return body.run(at: offset &+ 9, size: size &- 5)
        case TableIndex.onePieceOfWords where body.number(at: offset &+ 8, width: 4) == size &- 8:
            return body.run(at: offset &+ 12, size: size &- 8)
        default: return nil
        }
    }

    /// No argument; one piece, which is words.
    private static let onePieceOfShortWords = 1 << 8 | UInt32(TextLetter.shortWords.rawValue)
    private static let onePieceOfWords = 1 << 8 | UInt32(TextLetter.words.rawValue)
}
