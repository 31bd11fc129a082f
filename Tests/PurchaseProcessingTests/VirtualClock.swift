import Purchases
import Synchronization

/// A clock that stands still until a test moves it, and a wall clock beside it that can be set.
final class VirtualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        let sinceStart: Duration

        func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
    }

    private struct Contents {
        var now = Instant(sinceStart: .zero)
        var wallStart = Timestamp(milliseconds: 1_767_225_600_000)
        var sleepers: [Int: (until: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var nextSleeper = 0
    }

    private let contents = Mutex(Contents())

    var now: Instant { contents.withLock { $0.now } }
    var minimumResolution: Duration { .milliseconds(1) }

    /// What a clock on the wall shows.
    var wallTime: Timestamp {
        contents.withLock { contents in
            let (seconds, attoseconds) = contents.now.sinceStart.components
            return contents.wallStart.adding(milliseconds: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
        }
    }

    /// Sets the clock on the wall forward or back; nobody who sleeps notices.
    func setWall(forwardBy milliseconds: Int64) {
        contents.withLock { $0.wallStart = $0.wallStart.adding(milliseconds: milliseconds) }
    }

    /// Lets time pass, and wakes who has slept enough.
    func advance(by duration: Duration) {
        let woken = contents.withLock { contents in
            contents.now = contents.now.advanced(by: duration)
            let due = contents.sleepers.filter { $0.value.until <= contents.now }
            for number in due.keys { contents.sleepers[number] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }

    /// Whether somebody sleeps.
    var isAwaited: Bool { contents.withLock { !$0.sleepers.isEmpty } }

    /// Waits until somebody sleeps.
    ///
    /// - Returns: How long the first of them sleeps on.
    func nextSleep() async -> Duration {
        while true {
            let first = contents.withLock { contents in
                contents.sleepers.values.map { contents.now.duration(to: $0.until) }.min()
            }
            if let first { return first }
            await Task.yield()
        }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = contents.withLock { contents in
            contents.nextSleeper += 1
            return contents.nextSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = contents.withLock { contents in
                    if Task.isCancelled || deadline <= contents.now { return true }
                    contents.sleepers[number] = (deadline, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
            try Task.checkCancellation()
        } onCancel: {
            contents.withLock { $0.sleepers.removeValue(forKey: number)?.continuation }?
                .resume(throwing: CancellationError())
        }
    }
}
