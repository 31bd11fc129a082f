import StringTables
import Synchronization

/// Objects that are found by a hash without a lock, and stay as long as the table.
///
/// Reading touches nothing that other threads write, not even a counter of references: eight threads that write prices in
/// one language do not wait for each other.
struct KeptObjects<Object: AnyObject & Sendable>: Sendable {
    /// How many objects stay.
    let capacity: Int
    /// An open table, at most half full, so that a search ends soon.
    private let places: ReferencePlaces
    private let count = Counter()

    /// Makes an empty table.
    init(capacity: Int) {
        self.capacity = capacity
        var count = 2
        while count < 2 * capacity { count *= 2 }
        places = ReferencePlaces(capacity: count)
    }

    /// How many objects are there.
    var keptCount: Int { count.value.load(ordering: .relaxed) }

    /// What a function gives for the first object that it gives anything for, among those that a hash may mean.
    ///
    /// The function gets an object that lives as long as the table.
    @inline(__always)
    func first<Result>(_ hash: Int, _ body: (Object) -> Result?) -> Result? {
        var place = hash & (places.capacity - 1)
        while let address = places.address(at: place) {
            let result = Unmanaged<Object>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
            if let result { return result }
            place = (place + 1) & (places.capacity - 1)
        }
        return nil
    }

    /// Keeps an object.
    ///
    /// - Returns: Whether there was room. Two threads may keep two objects that mean the same.
    func keep(_ object: Object, hash: Int) -> Bool {
        guard count.value.wrappingAdd(1, ordering: .relaxed).newValue <= capacity else {
            count.value.wrappingSubtract(1, ordering: .relaxed)
            return false
        }
        var place = hash & (places.capacity - 1)
        // A place that is filled is not ours; half of them stay free, so one is found.
        while places.fill(place, with: object) != UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) {
            place = (place + 1) & (places.capacity - 1)
        }
        return true
    }

    private final class Counter: Sendable {
        let value = Atomic(0)
    }
}
