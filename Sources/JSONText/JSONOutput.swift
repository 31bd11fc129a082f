/// The bytes of a JSON text on their way: memory that is larger than what was written, so that a sign costs a store and little
/// else.
struct JSONOutput: Sendable {
    private var memory: [UInt8]
    /// How many bytes were written.
    private(set) var count = 0

    init(capacity: Int) { memory = Array(repeating: 0, count: capacity) }

    /// What was written.
    var bytes: [UInt8] { Array(memory[..<count]) }

    /// The byte that was written last.
    var last: UInt8? { count > 0 ? memory[count - 1] : nil }

    /// Makes room for so many bytes more.
    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if more > memory.count - count { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        memory += repeatElement(0, count: max(more, memory.count, 64))
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        count += 1
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        memory.withUnsafeMutableBufferPointer { memory in
            _ = UnsafeMutableBufferPointer(rebasing: memory[count...]).update(fromContentsOf: bytes)
        }
        count += bytes.count
    }

    /// Appends bytes between two quotation marks.
    @inline(__always)
    mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count + 3)
        memory.withUnsafeMutableBufferPointer { memory in
            memory[count] = UInt8(ascii: "\"")
            _ = UnsafeMutableBufferPointer(rebasing: memory[(count + 1)...]).update(fromContentsOf: bytes)
            memory[count + 1 + bytes.count] = UInt8(ascii: "\"")
        }
        count += bytes.count + 2
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
