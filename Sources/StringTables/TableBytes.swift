/// The bytes of a compiled table, read with every bound checked.
///
/// The format, version 1. A number is written in base 128, the highest digit first, in one, two or four bytes, so that
/// everything outside the texts is ASCII and the whole is valid UTF-8: the same bytes serve as a string literal of a
/// program and as a file.
///
/// ```
/// header    "shoptalk", version ·4, size of the whole ·4, keys ·4, languages ·4, states ·4
/// languages ·4 each: where the tag is, sorted
/// states    ·4 each: where the word is
/// keys      ·4 each: where the entry is, sorted by the bytes of the keys
/// tag, word size ·4, bytes
/// entry     size of the key ·4, bytes, texts ·2, then for each: language ·2, state ·1, where the text is ·4
/// text      arguments that it asks for ·1, body
/// body      pieces ·2, then each: a letter and
///   "w" words:    size ·1, bytes
///   "W" words:    size ·4, bytes
///   "@" "d" "u" "f" "e" "E" "g" "G" "x" "X" "o" a plain placeholder: place ·1
///   "%" another:  place ·1, one of those letters, flags ·1, width ·1, precision ·1, or 127 for none
///   "p" plural:   place ·1, how forms write the number: letter, precision ·1; then variants with: category ·1
///   "v" device:   variants with: size of the name ·1, name
///   "b" width:    variants with: width ·4
/// variants  how many ·1, size of them all ·4, then for each: what was said above, size of the body ·4, body
/// ```
///
/// A damaged table gives wrong texts or none; it never makes a read leave the bytes.
struct TableBytes {
    static let magic = Array("shoptalk".utf8)
    static let version = 1
    static let headerSize = 28
    /// What a number of four bytes holds.
    static let largestSize = 1 << 28 - 1

    let bytes: UnsafeBufferPointer<UInt8>

    /// The number in so many bytes, or nil outside the table.
    func number(at offset: Int, width: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - width else { return nil }
        var value = 0
        for index in offset..<(offset + width) { value = value << 7 | Int(bytes[index] & 0x7F) }
        return value
    }

    /// A run of bytes, or nil where it leaves the table.
    func run(at offset: Int, size: Int) -> UnsafeBufferPointer<UInt8>? {
        guard offset >= 0, size >= 0, offset <= bytes.count - size else { return nil }
        return UnsafeBufferPointer(rebasing: bytes[offset..<(offset + size)])
    }

    /// A run of bytes that its size precedes.
    func sizedRun(at offset: Int) -> UnsafeBufferPointer<UInt8>? {
        number(at: offset, width: 4).flatMap { run(at: offset + 4, size: $0) }
    }

    /// The text of a run.
    func string(at offset: Int) -> String? { sizedRun(at: offset).map { String(decoding: $0, as: UTF8.self) } }

    /// The number of keys.
    var keyCount: Int { number(at: 16, width: 4) ?? 0 }
    /// The number of languages.
    var languageCount: Int { number(at: 20, width: 4) ?? 0 }
    /// The number of states.
    var stateCount: Int { number(at: 24, width: 4) ?? 0 }

    /// Where the record of a language is.
    func languageRecord(_ index: Int) -> Int { TableBytes.headerSize + 4 * index }
    /// Where the record of a state is.
    func stateRecord(_ index: Int) -> Int { languageRecord(languageCount + index) }
    /// Where the record of a key is.
    func keyRecord(_ index: Int) -> Int { stateRecord(stateCount + index) }

    /// The key at a place of the sorted keys.
    func key(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        number(at: keyRecord(index), width: 4).flatMap { sizedRun(at: $0) }
    }

    /// Where the texts of a key begin, found by binary search.
    func entry(forKey key: UnsafeBufferPointer<UInt8>) -> Int? {
        var low = 0
        var high = keyCount
        while low < high {
            let middle = (low + high) / 2
            guard let offset = number(at: keyRecord(middle), width: 4), let other = sizedRun(at: offset) else {
                return nil
            }
            switch TableBytes.compare(key, other) {
            case 0: return offset + 4 + other.count
            case ..<0: high = middle
            default: low = middle + 1
            }
        }
        return nil
    }

    /// Where the text of an entry in a language is, and the number of its state.
    func text(ofEntry entry: Int, language: Int) -> (offset: Int, state: Int)? {
        guard let count = number(at: entry, width: 2) else { return nil }
        for index in 0..<count {
            let record = entry + 2 + 7 * index
            guard let found = number(at: record, width: 2) else { return nil }
            if found == language, let state = number(at: record + 2, width: 1),
                let offset = number(at: record + 3, width: 4)
            {
                return (offset, state)
            }
        }
        return nil
    }

    /// Below, at or above zero, as the left bytes come before, equal or follow the right ones.
    private static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return Int(left[index]) - Int(right[index])
        }
        return left.count - right.count
    }
}
