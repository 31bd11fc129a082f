internal import Synchronization

/// A row of places, each of which is filled at most once and then stays as long as the row.
///
/// Reading is one atomic load: it takes no lock, and touches no counter of references that other threads touch too.
struct AppendOnlyReferences<Object: AnyObject & Sendable>: Sendable {
    private let places: ReferencePlaces

    init(capacity: Int) { places = ReferencePlaces(capacity: capacity) }

    var capacity: Int { places.capacity }

    /// What is at a place; it lives as long as the row, which the caller holds.
    @inline(__always)
    subscript(index: Int) -> Unmanaged<Object>? { places.address(at: index).map { .fromOpaque($0) } }

    /// Fills a place, unless somebody has filled it before.
    ///
    /// - Returns: What is there now.
    func fill(_ index: Int, with object: Object) -> Unmanaged<Object> { .fromOpaque(places.fill(index, with: object)) }
}

/// The memory of such a row: addresses of objects that it holds, or 0.
///
/// Another module that keeps such a row wraps it for its own type: a generic row would not be specialized there.
package final class ReferencePlaces: Sendable {
    /// How many places there are.
    package let capacity: Int
    // Allocated in the initializer, freed in deinit; what it holds is atomic.
    nonisolated(unsafe) private let words: UnsafeMutablePointer<Atomic<UInt>>

    /// Makes a row of empty places.
    package init(capacity: Int) {
        self.capacity = capacity
        words = .allocate(capacity: capacity)
        for index in 0..<capacity { (words + index).initialize(to: Atomic(0)) }
    }

    deinit {
        for index in 0..<capacity {
            guard let address = UnsafeRawPointer(bitPattern: words[index].load(ordering: .acquiring)) else { continue }
            Unmanaged<AnyObject>.fromOpaque(address).release()
        }
        words.deinitialize(count: capacity)
        words.deallocate()
    }

    /// The address of the object at a place; it lives as long as the row, which the caller holds.
    package func address(at index: Int) -> UnsafeRawPointer? {
        guard index >= 0, index < capacity else { return nil }
        return UnsafeRawPointer(bitPattern: words[index].load(ordering: .acquiring))
    }

    /// Fills a place, unless somebody has filled it before.
    ///
    /// - Returns: The address of what is there now.
    package func fill(_ index: Int, with object: any AnyObject & Sendable) -> UnsafeRawPointer {
        let reference = Unmanaged<AnyObject>.passRetained(object)
        let address = UnsafeRawPointer(reference.toOpaque())
        let (exchanged, original) = words[index].compareExchange(
            expected: 0, desired: UInt(bitPattern: address), ordering: .acquiringAndReleasing)
        if exchanged { return address }
        reference.release()
        return UnsafeRawPointer(bitPattern: original) ?? address
    }
}
