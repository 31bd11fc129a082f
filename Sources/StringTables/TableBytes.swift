/// The bytes of a compiled table, read with every bound checked.
///
/// The format, version 2. A number is written in base 128, the highest digit first, in so many bytes, so that everything
/// outside keys and texts is ASCII and the whole is valid UTF-8: the same bytes serve as a string literal of a program
/// and as a file that is mapped into memory.
///
/// ```
/// header      "shoptalk", then ·4 each: version, size of the whole, keys, languages, states, slots, where the slots
///             are, where the places of the keys are, blocks, where the body begins in the table
/// languages   sorted, each: where in the table the tag is ·4, where its places of texts are ·4
/// states      each: where in the table the word is ·4
/// tag, word   size ·4, bytes
/// block sums  for each block of the body ·10
/// header sum  of everything before it ·10; the body follows
/// slots       a power of two of them, each: the high 28 bits of the hash of a key ·4, the number of the key
///             + 1 ·4, the place of the key ·4
/// keys        sorted by their bytes: where each is ·4; then the keys: size ·4, bytes
/// language    for each key: where its text is or 0 ·4, its state ·1; then the texts, each once in a language
/// text        size of what follows ·4, arguments that it asks for ·1, body
/// body        pieces ·2, then each: a letter and
///   "w" words:    size ·1, bytes
///   "W" words:    size ·4, bytes
///   "@" "d" "u" "f" "e" "E" "g" "G" "x" "X" "o" a plain placeholder: place ·1
///   "%" another:  place ·1, one of those letters, flags ·1, width ·1, precision ·1, or 127 for none
///   "p" plural:   place ·1, how forms write the number: letter, precision ·1; then variants with: category ·1
///   "v" device:   variants with: size of the name ·1, name
///   "b" width:    variants with: width ·4
/// variants    how many ·1, size of them all ·4, then for each: what was said above, size of the body ·4, body
/// ```
///
/// Places of slots, keys and texts are counted from the start of the body.
///
/// A key is looked for in the slot that the low bits of its ``KeyHash`` name, then in the following ones up to an empty
/// one. The body is cut into blocks of 4 KiB with a ``BlockSum`` each. What a reader of one language touches is the
/// slots and keys, which all share, and the blocks of that language.
///
/// A damaged table gives wrong texts or none; it never makes a read leave the bytes, and a text is cut only between
/// characters. The value holds no reference, so that passing it on touches no counter that threads share.
struct TableBytes {
    static let magic = Array("shoptalk".utf8)
    static let version = 2
    static let headerSize = 48
    /// What a number of four bytes holds.
    static let largestSize = 1 << 28 - 1
    /// How many bytes a sum takes.
    static let sumSize = 10

    let base: UnsafeRawPointer
    let count: Int
    /// What is known about the blocks, or nil where all of them are trusted.
    let checks: BlockChecks?

    init(_ bytes: UnsafeRawBufferPointer, checks: BlockChecks? = nil) {
        let empty: StaticString = ""
        base = bytes.baseAddress ?? UnsafeRawPointer(empty.utf8Start)
        count = bytes.count
        self.checks = checks
    }

    /// Bytes that somebody else has checked, such as those of one text.
    init(bytes: UnsafeBufferPointer<UInt8>) { self.init(UnsafeRawBufferPointer(bytes)) }

    /// The bytes themselves.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base.assumingMemoryBound(to: UInt8.self), count: count)
    }

    /// Whether so many bytes are inside the table and in blocks that are sound.
    @inline(__always)
    func isReadable(at offset: Int, size: Int) -> Bool {
        guard offset >= 0, size >= 0, offset <= count &- size else { return false }
        return isSound(at: offset, size: size)
    }

    /// Whether so many bytes, which are inside the table, are in blocks that are sound.
    @inline(__always)
    func isSound(at offset: Int, size: Int) -> Bool {
        checks?.areSound(from: offset, size: size, in: all) ?? true
    }

    /// The bytes themselves, as memory.
    var all: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

    /// The byte at an offset that was found readable.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }

    /// Four bytes at an offset that was found readable, as they are written.
    @inline(__always)
    func word(_ offset: Int) -> UInt32 {
        UInt32(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// The number that four bytes write.
    @inline(__always)
    static func number(of word: UInt32) -> Int {
        // Pairs of digits first, then the two pairs.
        let pairs = (word & 0x7F00_7F00) >> 1 | word & 0x007F_007F
        return Int((pairs & 0xFFFF_0000) >> 2 | pairs & 0x0000_FFFF)
    }

    /// The number in so many bytes, or nil outside the table.
    @inline(__always)
    func number(at offset: Int, width: Int) -> Int? {
        guard isReadable(at: offset, size: width) else { return nil }
        switch width {
        case 1: return Int(byte(offset) & 0x7F)
        case 2: return Int(byte(offset) & 0x7F) << 7 | Int(byte(offset + 1) & 0x7F)
        case 4: return TableBytes.number(of: word(offset))
        default:
            var value = 0
            for index in offset..<(offset + width) { value = value << 7 | Int(byte(index) & 0x7F) }
            return value
        }
    }

    /// A sum of ten digits, or nil outside the table.
    func sum(at offset: Int) -> UInt64? {
        guard isReadable(at: offset, size: TableBytes.sumSize) else { return nil }
        var value: UInt64 = 0
        for index in offset..<(offset + TableBytes.sumSize) { value = value << 7 | UInt64(byte(index) & 0x7F) }
        return value
    }

    /// A run of bytes, or nil where it leaves the table or cuts a character.
    @inline(__always)
    func run(at offset: Int, size: Int) -> UnsafeBufferPointer<UInt8>? {
        isReadable(at: offset, size: size) ? readableRun(at: offset, size: size) : nil
    }

    /// A run of bytes that were found readable, or nil where it cuts a character.
    @inline(__always)
    func readableRun(at offset: Int, size: Int) -> UnsafeBufferPointer<UInt8>? {
        guard isBoundary(offset), isBoundary(offset &+ size) else { return nil }
        return UnsafeBufferPointer(
            start: (base + offset).assumingMemoryBound(to: UInt8.self), count: size)
    }

    /// Whether a character begins at an offset, or the table ends there.
    @inline(__always)
    private func isBoundary(_ offset: Int) -> Bool { offset >= count || byte(offset) & 0xC0 != 0x80 }

    /// Whether a run of bytes that its size precedes is other bytes.
    @inline(__always)
    func isSizedRun(at offset: Int, equalTo other: UnsafeBufferPointer<UInt8>) -> Bool {
        // It has to be as long as the other: one look at the blocks is enough.
        guard isReadable(at: offset, size: other.count &+ 4), TableBytes.number(of: word(offset)) == other.count else {
            return false
        }
        guard let right = UnsafeRawPointer(other.baseAddress) else { return true }
        return TableBytes.isEqual(base + (offset &+ 4), right, size: other.count)
    }

    /// Whether two runs of a size have the same bytes.
    @inline(__always)
    private static func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, size: Int) -> Bool {
        func same<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Word.Type) -> Bool {
            left.loadUnaligned(fromByteOffset: offset, as: Word.self)
                == right.loadUnaligned(fromByteOffset: offset, as: Word.self)
        }
        // The last word overlaps the one before it.
        if size >= 8 {
            var offset = 0
            while offset < size &- 8 {
                if !same(offset, UInt64.self) { return false }
                offset &+= 8
            }
            return same(size &- 8, UInt64.self)
        }
        if size >= 4 { return same(0, UInt32.self) && same(size &- 4, UInt32.self) }
        var offset = 0
        while offset < size {
            if !same(offset, UInt8.self) { return false }
            offset &+= 1
        }
        return true
    }

    /// A run of bytes that its size precedes.
    @inline(__always)
    func sizedRun(at offset: Int) -> UnsafeBufferPointer<UInt8>? {
        guard let size = number(at: offset, width: 4) else { return nil }
        return run(at: offset + 4, size: size)
    }

    /// The text of a run.
    func string(at offset: Int) -> String? { sizedRun(at: offset).map { String(decoding: $0, as: UTF8.self) } }
}
