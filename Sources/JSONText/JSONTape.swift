/// The values and keys of a document, in the order in which they begin.
///
/// A value or key is one number of eight bytes: where it begins and where it ends. An array or object has a second one,
/// which leads over everything inside. The members of an object follow it as key, value, key, value, the elements of an
/// array likewise. What a value is shows the byte that it begins with.
struct JSONTape: Sendable {
    private(set) var slots: [UInt64] = []

    /// Marks an array or object beside where it begins.
    private static let container: UInt64 = 1 << 31
    /// Marks a string with a backslash beside where it ends.
    private static let escapes: UInt64 = 1 << 63
    /// Places of bytes have 31 bits.
    private static let place: UInt64 = 1 << 31 - 1

    /// The most bytes that a text may have.
    static let sizeLimit = 1 << 31 - 1

    init() {}

    /// Keeps room for the values of a text, as much as catalogues need; what is not used costs no memory.
    init(sizeOfText size: Int) { slots.reserveCapacity(size / 6 + 4) }

    var count: Int { slots.count }

    func start(of index: Int) -> Int { Int(slots[index] & JSONTape.place) }
    func end(of index: Int) -> Int { Int(slots[index] >> 32 & JSONTape.place) }
    func range(of index: Int) -> Range<Int> { start(of: index)..<end(of: index) }
    func hasEscapes(_ index: Int) -> Bool { slots[index] & JSONTape.escapes != 0 }
    func isContainer(_ index: Int) -> Bool { slots[index] & JSONTape.container != 0 }

    /// A string without its quotation marks.
    func content(of index: Int) -> Range<Int> { start(of: index) + 1..<end(of: index) - 1 }

    /// The index behind a value and all that it holds.
    func next(after index: Int) -> Int { isContainer(index) ? Int(slots[index + 1]) : index + 1 }

    /// The index of the first value or key inside an array or object.
    func first(in container: Int) -> Int { container + 2 }

    @inline(__always)
    mutating func append(from start: Int, to end: Int, hasEscapes: Bool = false) {
        let place = UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end) << 32
        slots.append(hasEscapes ? place | JSONTape.escapes : place)
    }

    /// Appends an array or object that holds nothing yet.
    mutating func open(at start: Int) {
        slots.append(UInt64(truncatingIfNeeded: start) | JSONTape.container)
        slots.append(0)
    }

    /// Ends an array or object behind everything that was appended.
    mutating func close(_ container: Int, at end: Int) {
        slots[container] |= UInt64(truncatingIfNeeded: end) << 32
        slots[container + 1] = UInt64(truncatingIfNeeded: slots.count)
    }
}
