/// The bytes of a JSON text on their way: memory that is larger than what was written, so that a sign costs a store and little
/// else.
struct JSONOutput: ~Copyable {
    // Allocated in the initializer, freed in deinit; every store has made room before.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// How many bytes were written.
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// What was written.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// The byte that was written last.
    var last: UInt8? { count > 0 ? start[count - 1] : nil }

    /// Makes room for so many bytes more.
    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if more > capacity - count { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        let larger = max(count + more, 2 * capacity)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memory.update(from: start, count: count)
        start.deallocate()
        start = memory
        capacity = larger
    }

    /// Stores a byte where room was made.
    @inline(__always)
    private mutating func store(_ byte: UInt8) {
        start[count] = byte
        count += 1
    }

    /// Stores bytes where room was made.
    @inline(__always)
    private mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let from = bytes.baseAddress else { return }
        (start + count).update(from: from, count: bytes.count)
        count += bytes.count
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        store(byte)
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        store(bytes)
    }

    /// Appends bytes between two quotation marks.
    @inline(__always)
    mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count + 2)
        store(UInt8(ascii: "\""))
        store(bytes)
        store(UInt8(ascii: "\""))
    }

    /// Appends a comma where something stands before, as the last byte tells: a text ends in a quotation mark.
    @inline(__always)
    mutating func separate() {
        switch last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: append(UInt8(ascii: ","))
        }
    }

    mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

    mutating func append(_ text: StaticString) { text.withUTF8Buffer { append($0) } }

    mutating func append(_ text: String) { text.withBytes { append($0) } }
}

extension String {
    /// Lends the bytes of a text, which almost no text has to be copied for.
    @inline(__always)
    func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if utf8.withContiguousStorageIfAvailable(body) != nil { return }
        var copy = self
        copy.withUTF8(body)
    }
}
