internal import Synchronization

/// What is known about the blocks of a mapped table: each is checked when it is touched first, and remembered.
///
/// Several threads may check one block at once and come to the same result; nobody waits. The value points to memory
/// that its ``TableStorage`` owns.
struct BlockChecks {
    /// How many bytes of the body one sum covers: those of a page, for a page of the file is read as a whole anyway.
    static let blockSize = 1 << blockShift
    private static let blockShift = 12

    private static let unknown: UInt8 = 0
    private static let sound: UInt8 = 1
    private static let damaged: UInt8 = 2

    let blockCount: Int
    private let bodyOffset: Int
    private let verdicts: UnsafeMutablePointer<Atomic<UInt8>>
    private let performed: UnsafeMutablePointer<Atomic<Int>>

    /// Makes room for the verdicts about the blocks; ``deallocate()`` frees it.
    init(blockCount: Int, bodyOffset: Int) {
        self.blockCount = blockCount
        self.bodyOffset = bodyOffset
        verdicts = .allocate(capacity: max(1, blockCount))
        for index in 0..<blockCount { (verdicts + index).initialize(to: Atomic(BlockChecks.unknown)) }
        performed = .allocate(capacity: 1)
        performed.initialize(to: Atomic(0))
    }

    func deallocate() {
        verdicts.deinitialize(count: blockCount)
        verdicts.deallocate()
        performed.deinitialize(count: 1)
        performed.deallocate()
    }

    /// How many blocks were checked until now, for tests.
    var performedCount: Int { performed.pointee.load(ordering: .relaxed) }

    /// How many blocks a body has.
    static func count(ofBody size: Int) -> Int { (size + blockSize - 1) >> blockShift }

    /// Whether bytes inside the table are in the body and in sound blocks.
    @inline(__always)
    func areSound(from offset: Int, size: Int, in table: TableBytes) -> Bool {
        guard offset >= bodyOffset else { return false }
        let first = (offset - bodyOffset) >> BlockChecks.blockShift
        let last = (offset + max(size, 1) - 1 - bodyOffset) >> BlockChecks.blockShift
        if first == last, first < blockCount,
            verdicts[first].load(ordering: .acquiring) == BlockChecks.sound
        {
            return true
        }
        return check(first, last, in: table)
    }

    @inline(never)
    private func check(_ first: Int, _ last: Int, in table: TableBytes) -> Bool {
        // An empty run may stand at the end of the table, behind the last block.
        guard first < blockCount else {
            return first > last || table.count == bodyOffset + first << BlockChecks.blockShift
        }
        return (first...min(last, blockCount - 1)).allSatisfy { isSound($0, in: table) }
    }

    /// Whether one block is sound; it is read only where that is not known.
    func isSound(_ block: Int, in table: TableBytes) -> Bool {
        switch verdicts[block].load(ordering: .acquiring) {
        case BlockChecks.sound: return true
        case BlockChecks.damaged: return false
        default: break
        }
        let isSound = table.blockIsSound(block, bodyOffset: bodyOffset, blockCount: blockCount)
        performed.pointee.wrappingAdd(1, ordering: .relaxed)
        verdicts[block].store(isSound ? BlockChecks.sound : BlockChecks.damaged, ordering: .releasing)
        return isSound
    }
}

extension TableBytes {
    /// Whether the bytes of a block have the sum that the header says, and are valid UTF-8.
    fileprivate func blockIsSound(_ block: Int, bodyOffset: Int, blockCount: Int) -> Bool {
        let table = UnsafeRawBufferPointer(start: base, count: count)
        let trusted = TableBytes(table)
        let start = bodyOffset + block * BlockChecks.blockSize
        let end = min(start + BlockChecks.blockSize, count)
        let place = bodyOffset - TableBytes.sumSize * (1 + blockCount - block)
        guard start < end, let expected = trusted.sum(at: place) else { return false }
        let found = BlockSum.sum(UnsafeRawBufferPointer(rebasing: table[start..<end]))
        guard found.sum == expected else { return false }
        // A character that crosses the border of two blocks belongs to the one in which it begins.
        return found.isASCII
            || UTF8Text.isValid(
                UnsafeRawBufferPointer(rebasing: table[trusted.nextCharacter(start)..<trusted.nextCharacter(end)]))
    }

    /// The first place from a border on at which a character begins; a character has at most three bytes more.
    private func nextCharacter(_ border: Int) -> Int {
        var offset = border
        while offset < min(border + 3, count), byte(offset) & 0xC0 == 0x80 { offset += 1 }
        return offset
    }
}
