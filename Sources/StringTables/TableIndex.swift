internal import Languages

/// Where the parts of a compiled table are, read from its header once.
///
/// Like ``TableBytes`` it holds no reference. It is good as long as the ``TableStorage`` that it comes from.
struct TableIndex {
    let bytes: TableBytes
    let keyCount: Int
    let languageCount: Int
    let stateCount: Int
    let bodyOffset: Int
    let blockCount: Int
    private let slotMask: Int
    private let slotsOffset: Int
    private let keysOffset: Int

    /// How many bytes of a language's places of texts belong to one key.
    static let textPlaceSize = 5
    static let slotSize = 12
    static let languageRecordSize = 8
    static let stateRecordSize = 4

    /// The index of no table.
    static var empty: TableIndex { TableIndex(empty: ()) }

    private init(empty: ()) {
        bytes = TableBytes(UnsafeRawBufferPointer(start: nil, count: 0))
        (keyCount, languageCount, stateCount, bodyOffset, blockCount) = (0, 0, 0, 0, 0)
        (slotMask, slotsOffset, keysOffset) = (-1, 0, 0)
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
            let body = field(8)
        else { return nil }
        let sums = TableBytes.sumSize * (blocks + 1)
        let records = TableIndex.languageRecordSize * languages + TableIndex.stateRecordSize * states
        guard size == table.count, body <= size, blocks == BlockChecks.count(ofBody: size - body),
            TableBytes.headerSize + records + sums <= body,
            slots == 0 ? keys == 0 : slots & (slots - 1) == 0 && keys < slots,
            body + slotsPlace + TableIndex.slotSize * slots <= size, body + keysPlace + 4 * keys <= size
        else { return nil }
        self.bytes = bytes
        (keyCount, languageCount, stateCount, bodyOffset, blockCount) = (keys, languages, states, body, blocks)
        slotMask = slots - 1
        slotsOffset = body + slotsPlace
        keysOffset = body + keysPlace
    }

    private init(_ other: TableIndex, bytes: TableBytes) {
        self.bytes = bytes
        keyCount = other.keyCount
        languageCount = other.languageCount
        stateCount = other.stateCount
        bodyOffset = other.bodyOffset
        blockCount = other.blockCount
        slotMask = other.slotMask
        slotsOffset = other.slotsOffset
        keysOffset = other.keysOffset
    }

    /// The same index over bytes whose blocks are checked when they are touched.
    func checking(_ checks: BlockChecks) -> TableIndex {
        TableIndex(
            self,
            bytes: TableBytes(UnsafeRawBufferPointer(start: bytes.base, count: bytes.count), checks: checks))
    }

    /// Whether the header has the sum that it says.
    var headerIsSound: Bool {
        let place = bodyOffset - TableBytes.sumSize
        let header = UnsafeRawBufferPointer(start: bytes.base, count: bodyOffset)
        return TableBytes(header).sum(at: place) == BlockSum.sum(UnsafeRawBufferPointer(rebasing: header[..<place])).sum
    }

    /// Appends the language of a number, or gives false where it is none; asked of an index that trusts its blocks.
    func appendLanguage(_ number: Int, to languages: inout [LanguageTag]) -> Bool {
        guard let offset = bytes.number(at: languageRecord(number), width: 4), let name = bytes.sizedRun(at: offset)
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
        guard let places = bytes.number(at: languageRecord(number) + 4, width: 4),
            bodyOffset + places + TableIndex.textPlaceSize * keyCount <= bytes.count
        else { return nil }
        return bodyOffset + places
    }

    private func languageRecord(_ number: Int) -> Int {
        TableBytes.headerSize + TableIndex.languageRecordSize * number
    }

    /// The word of a state; asked of an index that trusts its blocks.
    func state(_ index: Int) -> String? {
        let record =
            TableBytes.headerSize + TableIndex.languageRecordSize * languageCount + TableIndex.stateRecordSize * index
        return bytes.number(at: record, width: 4).flatMap { bytes.string(at: $0) }
    }

    /// The key of a number, in the order of the sorted keys.
    @inline(__always)
    func key(_ number: Int) -> UnsafeBufferPointer<UInt8>? {
        guard number < keyCount, let offset = bytes.number(at: keysOffset + 4 * number, width: 4) else { return nil }
        return bytes.sizedRun(at: bodyOffset + offset)
    }

    /// The number of a key, found by its hash.
    @inline(__always)
    func number(ofKey key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
        let mark = KeyHash.mark(hash)
        var slot = Int(truncatingIfNeeded: hash) & slotMask
        var remaining = slotMask
        while remaining >= 0 {
            let offset = slotsOffset + TableIndex.slotSize * slot
            guard bytes.isReadable(at: offset, size: TableIndex.slotSize) else { return nil }
            let number = TableBytes.number(of: bytes.word(offset + 4)) - 1
            if number < 0 { return nil }
            // The slot names the place of the key itself: each step on the way would be another wait for memory.
            if bytes.word(offset) == mark,
                let found = bytes.sizedRun(at: bodyOffset + TableBytes.number(of: bytes.word(offset + 8))),
                TableIndex.isEqual(found, key)
            {
                return number
            }
            slot = (slot + 1) & slotMask
            remaining -= 1
        }
        return nil
    }

    /// Where the text of a key is, and the number of its state.
    @inline(__always)
    func text(ofKey number: Int, places: Int) -> (offset: Int, state: Int)? {
        let place = places + TableIndex.textPlaceSize * number
        guard number < keyCount, bytes.isReadable(at: place, size: TableIndex.textPlaceSize) else { return nil }
        let word = bytes.word(place)
        return word == 0 ? nil : (bodyOffset + TableBytes.number(of: word), Int(bytes.byte(place + 4) & 0x7F))
    }

    /// The bytes of a text, checked.
    @inline(__always)
    func text(at offset: Int) -> TableBytes? { bytes.sizedRun(at: offset).map { TableBytes(bytes: $0) } }

    /// The words of a text that is nothing else, which most texts are.
    @inline(__always)
    func plainText(at offset: Int) -> UnsafeBufferPointer<UInt8>? {
        guard bytes.isReadable(at: offset, size: 4) else { return nil }
        let size = TableBytes.number(of: bytes.word(offset))
        guard size >= 5, bytes.isReadable(at: offset + 4, size: size) else { return nil }
        switch bytes.word(offset + 4) {
        case TableIndex.onePieceOfShortWords where Int(bytes.byte(offset + 8)) == size - 5:
            return bytes.readableRun(at: offset + 9, size: size - 5)
        case TableIndex.onePieceOfWords where size >= 8 && TableBytes.number(of: bytes.word(offset + 8)) == size - 8:
            return bytes.readableRun(at: offset + 12, size: size - 8)
        default: return nil
        }
    }

    /// No argument; one piece, which is words.
    private static let onePieceOfShortWords = 1 << 8 | UInt32(TextLetter.shortWords.rawValue)
    private static let onePieceOfWords = 1 << 8 | UInt32(TextLetter.words.rawValue)

    /// Whether two keys have the same bytes.
    @inline(__always)
    private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        guard let left = UnsafeRawPointer(left.baseAddress), let other = UnsafeRawPointer(right.baseAddress) else {
            return true
        }
        let size = right.count
        var offset = 0
        while offset + 8 <= size {
            if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset += 8
        }
        if size >= 8 {
            return offset == size
                || left.loadUnaligned(fromByteOffset: size - 8, as: UInt64.self)
                    == other.loadUnaligned(fromByteOffset: size - 8, as: UInt64.self)
        }
        while offset < size {
            if left.load(fromByteOffset: offset, as: UInt8.self) != other.load(fromByteOffset: offset, as: UInt8.self) {
                return false
            }
            offset += 1
        }
        return true
    }
}
