/// UTF-8 that grows, in memory of the caller's until that is full.
struct TextBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var capacity: Int
    private var isOwned = false

    /// An empty buffer that writes into borrowed memory first.
    init(borrowing memory: UnsafeMutableBufferPointer<UInt8>) {
        // A buffer without memory gets its own on the first byte.
        start = memory.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 16)
        isOwned = memory.baseAddress == nil
        capacity = isOwned ? 16 : memory.count
    }

    deinit { if isOwned { start.deallocate() } }

    /// What was written.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// What was written, where every byte is known to belong to a whole character.
    var string: String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // Safe: it was written from strings and from words of a checked table, cut only between characters.
            return String(copying: UTF8Span(unchecked: bytes.span))
        }
        return checkedString
    }

    /// What was written, looked through once more.
    var checkedString: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes room for so many bytes more.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if more > capacity - count { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        let larger = max(count + more, 2 * capacity)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memory.update(from: start, count: count)
        if isOwned { start.deallocate() }
        start = memory
        capacity = larger
        isOwned = true
    }

    /// Appends bytes.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let from = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: from, count: bytes.count)
        count += bytes.count
    }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    /// Appends a text.
    mutating func append(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append($0) }) != nil { return }
        for byte in text.utf8 { append(byte) }
    }

    /// Appends a text between U+2068 and U+2069, closed even where the text itself opens or closes isolates.
    ///
    /// Embeddings and overrides that a text opens end with the isolate around it, and one that was opened before the
    /// isolate cannot be closed in it.
    ///
    /// Source: Unicode Standard Annex 9, rules X5a to X7.
    mutating func appendIsolated(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ appendIsolated($0) }) != nil { return }
        Array(text.utf8).withUnsafeBufferPointer { appendIsolated($0) }
    }

    private mutating func appendIsolated(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return }
        reserve(bytes.count + 6)
        append(UTF8Isolate.first, UTF8Isolate.second, UTF8Isolate.firstStrong)
        var open = 0
        var copied = 0
        var index = 0
        while true {
            index = UTF8Isolate.index(in: bytes, from: index)
            guard index <= bytes.count - 3 else { break }
            guard bytes[index + 1] == UTF8Isolate.second else {
                index += 1
                continue
            }
            switch bytes[index + 2] {
            case UTF8Isolate.leftToRight...UTF8Isolate.firstStrong: open += 1
            case UTF8Isolate.pop where open > 0: open -= 1
            case UTF8Isolate.pop:
                // It would close the isolate around the text.
                append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
                copied = index + 3
            default: break
            }
            index += 3
        }
        append(UnsafeBufferPointer(rebasing: bytes[copied...]))
        for _ in 0...open { append(UTF8Isolate.first, UTF8Isolate.second, UTF8Isolate.pop) }
    }

    /// Appends the digits of a whole number, between U+2068 and U+2069 where that is asked for.
    mutating func append(_ value: Int64, isolated: Bool) {
        reserve(26)
        if isolated { append(UTF8Isolate.first, UTF8Isolate.second, UTF8Isolate.firstStrong) }
        if value < 0 { append(UInt8(ascii: "-")) }
        var digits = 1
        var rest = value.magnitude / 10
        while rest > 0 {
            digits += 1
            rest /= 10
        }
        rest = value.magnitude
        for index in (count..<(count + digits)).reversed() {
            start[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += digits
        if isolated { append(UTF8Isolate.first, UTF8Isolate.second, UTF8Isolate.pop) }
    }

    @inline(__always)
    private mutating func append(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        reserve(3)
        start[count] = first
        start[count + 1] = second
        start[count + 2] = third
        count += 3
    }
}
