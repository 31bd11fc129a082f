import StoreSimulation
import Synchronization

/// Where every call from the pipeline to the world stops until the seed lets it go on.
final class Turnstile: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// Stops the caller.
    func pass() async {
        await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) } }
    }

    /// Lets one of those who wait go on; false where nobody waits.
    func letOneGo(_ random: inout SeededRandom) -> Bool {
        let continuation = waiting.withLock { waiting -> CheckedContinuation<Void, Never>? in
            guard !waiting.isEmpty else { return nil }
            waiting.swapAt(Int(truncatingIfNeeded: random.next() % UInt64(waiting.count)), waiting.count - 1)
            return waiting.popLast()
        }
        continuation?.resume()
        return continuation != nil
    }
}
