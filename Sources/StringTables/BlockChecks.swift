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

    let count: Int
    /// The sums that the header says, one after another.
    private let sums: UnsafeRawPointer
    /// One for each block, and one behind the last that stays unknown: an empty run may stand at the end of the body.
    private let verdicts: UnsafeMutablePointer<Atomic<UInt8>>
    private let performed: UnsafeMutablePointer<Atomic<Int>>

    /// Makes room for the verdicts about the blocks; ``deallocate()`` frees it.
    init(count: Int, sums: UnsafeRawPointer) {
        self.count = count
        self.sums = sums
        verdicts = .allocate(capacity: count + 1)
        for index in 0...count { (verdicts + index).initialize(to: Atomic(BlockChecks.unknown)) }
        performed = .allocate(capacity: 1)
        performed.initialize(to: Atomic(0))
    }

    func deallocate() {
        verdicts.deinitialize(count: count + 1)
        verdicts.deallocate()
        performed.deinitialize(count: 1)
        performed.deallocate()
    }

    /// How many blocks were checked until now, for tests.
    var performedCount: Int { performed.pointee.load(ordering: .relaxed) }

    /// How many blocks a body has.
    static func count(ofBody size: Int) -> Int { (size + blockSize - 1) >> blockShift }

    /// Whether bytes that are inside the body are in sound blocks.
    @inline(__always)
    func areSound(from offset: Int, size: Int, in body: UnsafeRawBufferPointer) -> Bool {
        let first = offset &>> BlockChecks.blockShift
        let last = (offset &+ max(size, 1) &- 1) &>> BlockChecks.blockShift
        if first == last, verdicts[first].load(ordering: .acquiring) == BlockChecks.sound { return true }
        return check(first, last, in: body)
    }

    @inline(never)
    private func check(_ first: Int, _ last: Int, in body: UnsafeRawBufferPointer) -> Bool {
        // The end of the body is sound where it is the end of a block.
        guard first < count else { return body.count == first << BlockChecks.blockShift }
        return (first...min(last, count - 1)).allSatisfy { isSound($0, in: body) }
    }

    /// Whether one block is sound; it is read only where that is not known.
    func isSound(_ block: Int, in body: UnsafeRawBufferPointer) -> Bool {
        switch verdicts[block].load(ordering: .acquiring) {
        case BlockChecks.sound: return true
        case BlockChecks.damaged: return false
        default: break
        }
        let sums = TableBytes(UnsafeRawBufferPointer(start: sums, count: TableBytes.sumSize * count))
        let isSound = BlockChecks.isSound(block, of: body, sum: sums.sum(at: TableBytes.sumSize * block))
        performed.pointee.wrappingAdd(1, ordering: .relaxed)
        verdicts[block].store(isSound ? BlockChecks.sound : BlockChecks.damaged, ordering: .releasing)
        return isSound
    }

    /// Whether the bytes of a block have the sum that the header says, and are valid UTF-8.
    private static func isSound(_ block: Int, of body: UnsafeRawBufferPointer, sum expected: UInt64?) -> Bool {
        let start = block * blockSize
        let end = min(start + blockSize, body.count)
        guard start < end, let expected else { return false }
        let found = BlockSum.sum(UnsafeRawBufferPointer(rebasing: body[start..<end]))
        guard found.sum == expected else { return false }
        if found.isASCII { return true }
        // A character that crosses the border of two blocks belongs to the one in which it begins.
        let characters = nextCharacter(start, in: body)..<nextCharacter(end, in: body)
        return UTF8Text.isValid(UnsafeRawBufferPointer(rebasing: body[characters]))
    }

    /// The first place from a border on at which a character begins; a character has at most three bytes more.
    private static func nextCharacter(_ border: Int, in body: UnsafeRawBufferPointer) -> Int {
        var offset = border
        while offset < min(border + 3, body.count), body[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }
}
