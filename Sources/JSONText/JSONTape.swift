/// One number of a tape: where a value or key begins and ends, and what is to be known before its bytes are looked at.
struct JSONSlot {
    let bits: UInt64

    /// Marks an array or object beside where it begins.
    private static let container: UInt64 = 1 << 31
    /// Marks a string with a backslash beside where it ends.
    private static let escapes: UInt64 = 1 << 63
    /// Places of bytes have 31 bits.
    private static let place: UInt64 = 1 << 31 - 1

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    /// A scalar or a key.
    @inline(__always)
    init(from start: Int, to end: Int, hasEscapes: Bool) {
        bits =
            UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end) << 32
            | (hasEscapes ? JSONSlot.escapes : 0)
    }

    /// An array or object that is open.
    @inline(__always)
    init(containerAt start: Int) { bits = UInt64(truncatingIfNeeded: start) | JSONSlot.container }

    /// The same array or object, ended.
    @inline(__always)
    func ended(at end: Int) -> JSONSlot { JSONSlot(bits: bits | UInt64(truncatingIfNeeded: end) << 32) }

    var start: Int { Int(truncatingIfNeeded: bits & JSONSlot.place) }
    var end: Int { Int(truncatingIfNeeded: bits >> 32 & JSONSlot.place) }
    var hasEscapes: Bool { bits & JSONSlot.escapes != 0 }
    var isContainer: Bool { bits & JSONSlot.container != 0 }
    /// A string without its quotation marks.
    var content: Range<Int> { start + 1..<end - 1 }
}

/// The values and keys of a document, in the order in which they begin.
///
/// A value or key is one number of eight bytes: where it begins and where it ends. An array or object has a second one,
/// which leads over everything inside. The members of an object follow it as key, value, key, value, the elements of an
/// array likewise. What a value is shows the byte that it begins with.
struct JSONTape: Sendable {
    private let slots: [UInt64]

    /// The most bytes that a text may have.
    static let sizeLimit = 1 << 31 - 1

    /// Makes a tape of what is written into room for so many numbers; what is not used costs no memory.
    init(capacity: Int, _ write: (inout JSONTapeWriter) -> Void) {
        slots = [UInt64](unsafeUninitializedCapacity: capacity) { buffer, count in
            var writer = JSONTapeWriter(slots: UnsafeMutableBufferPointer(rebasing: buffer[..<capacity]))
            write(&writer)
            count = writer.count
        }
    }

    var count: Int { slots.count }

    func start(of index: Int) -> Int { slot(index).start }
    func end(of index: Int) -> Int { slot(index).end }
    func range(of index: Int) -> Range<Int> { start(of: index)..<end(of: index) }
    func hasEscapes(_ index: Int) -> Bool { slot(index).hasEscapes }
    func isContainer(_ index: Int) -> Bool { slot(index).isContainer }

    /// A string without its quotation marks.
    func content(of index: Int) -> Range<Int> { slot(index).content }

    /// The index behind a value and all that it holds.
    func next(after index: Int) -> Int { isContainer(index) ? Int(slots[index + 1]) : index + 1 }

    /// The index of the first value or key inside an array or object.
    func first(in container: Int) -> Int { container + 2 }

    private func slot(_ index: Int) -> JSONSlot { JSONSlot(bits: slots[index]) }
}

/// Where the numbers of a tape are written while its text is read.
struct JSONTapeWriter {
    private let slots: UnsafeMutableBufferPointer<UInt64>
    private(set) var count = 0

    init(slots: UnsafeMutableBufferPointer<UInt64>) { self.slots = slots }

    /// Whether there is room for one more value of any kind.
    @inline(__always)
    var hasRoom: Bool { count &+ 2 <= slots.count }

    @inline(__always)
    subscript(index: Int) -> JSONSlot { JSONSlot(bits: slots[index]) }

    /// The index behind a value and all that it holds.
    @inline(__always)
    func next(after index: Int) -> Int {
        self[index].isContainer ? Int(truncatingIfNeeded: slots[index + 1]) : index + 1
    }

    @inline(__always)
    mutating func append(from start: Int, to end: Int, hasEscapes: Bool = false) {
        slots[count] = JSONSlot(from: start, to: end, hasEscapes: hasEscapes).bits
        count &+= 1
    }

    /// Appends an array or object that holds nothing yet.
    @inline(__always)
    mutating func open(at start: Int) {
        slots[count] = JSONSlot(containerAt: start).bits
        slots[count &+ 1] = 0
        count &+= 2
    }

    /// Ends an array or object behind everything that was appended.
    @inline(__always)
    mutating func close(_ container: Int, at end: Int) {
        slots[container] = self[container].ended(at: end).bits
        slots[container &+ 1] = UInt64(truncatingIfNeeded: count)
    }
}
