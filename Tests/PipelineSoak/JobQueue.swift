import Glibc
import StoreSimulation
import Synchronization

/// Every job of the process, run one at a time on one thread in an order that a seed decides.
///
/// It stands in the place of the executor on which tasks and actors run, by the hook that the concurrency library has for
/// that. `Task.yield` and `Task.sleep` go past the hook: nothing that is simulated may use them.
final class JobQueue: Sendable {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    private let jobs = Mutex<[UnownedJob]>([])

    /// The one that the hook fills.
    static let shared = JobQueue()

    /// Puts the queue in the place of the executor; false where this concurrency library has no such hook.
    static func install() -> Bool {
        guard let place = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return false }
        place.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
            JobQueue.shared.jobs.withLock { $0.append(job) }
        }
        return true
    }

    /// Runs jobs until none is left.
    func drain(_ random: inout SeededRandom) {
        // No executor at all: what the threads of the library's own pool run jobs on.
        let executor = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
        while let job = next(&random) { job.runSynchronously(on: executor) }
    }

    private func next(_ random: inout SeededRandom) -> UnownedJob? {
        jobs.withLock { jobs in
            guard jobs.count > 1 else { return jobs.popLast() }
            jobs.swapAt(Int(truncatingIfNeeded: random.next() % UInt64(jobs.count)), jobs.count - 1)
            return jobs.popLast()
        }
    }
}
