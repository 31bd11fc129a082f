internal import Synchronization

/// A row of places, each of which is filled at most once and then stays as long as the row.
///
/// Reading is one atomic load: it takes no lock, and touches no counter of references that other threads touch too.
final class AppendOnlyReferences<Object: AnyObject & Sendable>: Sendable {
    let capacity: Int
    // Allocated in the initializer, freed in deinit; what it holds is atomic.
    nonisolated(unsafe) private let places: UnsafeMutablePointer<Atomic<Unmanaged<Object>?>>

    init(capacity: Int) {
        self.capacity = capacity
        places = .allocate(capacity: capacity)
        for index in 0..<capacity { (places + index).initialize(to: Atomic(nil)) }
    }

    deinit {
        for index in 0..<capacity { places[index].load(ordering: .acquiring)?.release() }
        places.deinitialize(count: capacity)
        places.deallocate()
    }

    /// What is at a place; it lives as long as the row, which the caller holds.
    @inline(__always)
    subscript(index: Int) -> Unmanaged<Object>? {
        guard index >= 0, index < capacity else { return nil }
        return places[index].load(ordering: .acquiring)
    }

    /// Fills a place, unless somebody has filled it before.
    ///
    /// - Returns: What is there now.
    func fill(_ index: Int, with object: Object) -> Unmanaged<Object> {
        let reference = Unmanaged.passRetained(object)
        let (exchanged, original) = places[index].compareExchange(
            expected: nil, desired: reference, ordering: .acquiringAndReleasing)
        if exchanged { return reference }
        reference.release()
        return original ?? reference
    }
}
