public import Synchronization

/// A row of places, each of which is filled at most once and then stays as long as the row.
///
/// Reading is one atomic load: it takes no lock, and touches no counter of references that other threads touch too.
package struct AppendOnlyReferences<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let places: ReferencePlaces

    /// Makes a row of empty places.
    package init(capacity: Int) { places = ReferencePlaces(capacity: capacity) }

    /// How many places there are.
    @inlinable package var capacity: Int { places.capacity }

    /// What is at a place; it lives as long as the row, which the caller holds.
    @inlinable
    @inline(__always)
    package subscript(index: Int) -> Unmanaged<Object>? {
        guard index >= 0, index < places.capacity else { return nil }
        return UnsafeRawPointer(bitPattern: places.words[index].load(ordering: .acquiring)).map { .fromOpaque($0) }
    }

    /// Fills a place, unless somebody has filled it before.
    ///
    /// - Returns: What is there now.
    package func fill(_ index: Int, with object: Object) -> Unmanaged<Object> {
        let reference = Unmanaged.passRetained(object)
        let (exchanged, original) = places.words[index].compareExchange(
            expected: 0, desired: UInt(bitPattern: reference.toOpaque()), ordering: .acquiringAndReleasing)
        if exchanged { return reference }
        reference.release()
        return UnsafeRawPointer(bitPattern: original).map { .fromOpaque($0) } ?? reference
    }
}

/// The memory of the row: addresses of objects that it holds, or 0.
@usableFromInline
package final class ReferencePlaces: Sendable {
    @usableFromInline let capacity: Int
    // Allocated in the initializer, freed in deinit; what it holds is atomic.
    @usableFromInline nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt>>

    init(capacity: Int) {
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
}
