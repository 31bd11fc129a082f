import Purchases
import Synchronization

/// A clock that stands still until the simulation moves it, and a clock on the wall beside it that jumps.
final class VirtualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        let milliseconds: Int64

        func advanced(by duration: Duration) -> Instant {
            let (seconds, attoseconds) = duration.components
            return Instant(milliseconds: milliseconds + seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
        }
        func duration(to other: Instant) -> Duration { .milliseconds(other.milliseconds - milliseconds) }
        static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }
    }

    private struct Sleeper {
        let number: Int
        let until: Int64
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct Contents {
        var present: Int64 = 0
        var wallStart: Int64 = 1_767_225_600_000
        var sleepers: [Sleeper] = []
        var next = 0
    }

    private let contents = Mutex(Contents())

    var now: Instant { Instant(milliseconds: contents.withLock { $0.present }) }
    var minimumResolution: Duration { .milliseconds(1) }
    /// What the clock on the wall shows.
    var wallTime: Timestamp { contents.withLock { Timestamp(milliseconds: $0.wallStart + $0.present) } }
    /// How long the first of those who sleep sleeps on, nil where nobody does.
    var nextWaking: Int64? {
        contents.withLock { contents in contents.sleepers.map(\.until).min().map { $0 - contents.present } }
    }

    func jump(byMilliseconds milliseconds: Int64) { contents.withLock { $0.wallStart += milliseconds } }

    /// Lets time pass and wakes who has slept enough, in the order in which they wake.
    func advance(byMilliseconds milliseconds: Int64) {
        let woken = contents.withLock { contents -> [CheckedContinuation<Bool, Never>] in
            contents.present += milliseconds
            let present = contents.present
            let woken = contents.sleepers.filter { $0.until <= present }
            contents.sleepers.removeAll { $0.until <= present }
            return woken.sorted { ($0.until, $0.number) < ($1.until, $1.number) }.map(\.continuation)
        }
        for continuation in woken { continuation.resume(returning: true) }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = contents.withLock { contents in
            contents.next += 1
            return contents.next
        }
        let hasSlept = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = contents.withLock { contents -> Bool in
                    if Task.isCancelled || deadline.milliseconds <= contents.present { return true }
                    contents.sleepers.append(
                        Sleeper(number: number, until: deadline.milliseconds, continuation: continuation))
                    return false
                }
                if isOver { continuation.resume(returning: true) }
            }
        } onCancel: {
            contents.withLock { contents -> CheckedContinuation<Bool, Never>? in
                guard let index = contents.sleepers.firstIndex(where: { $0.number == number }) else { return nil }
                return contents.sleepers.remove(at: index).continuation
            }?.resume(returning: false)
        }
        if !hasSlept || Task.isCancelled { throw CancellationError() }
    }
}
