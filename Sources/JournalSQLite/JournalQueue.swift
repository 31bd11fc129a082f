import Synchronization

/// The work that waits to be done together, and whether somebody is about to do it.
///
/// It stands beside the actor, so that whoever joins a group neither waits for the journal nor comes back through it.
final class JournalQueue<Work: Sendable, Answer: Sendable>: Sendable {
    /// Each is resumed once: it leaves the queue with its group, or as the leader of the next one.
    typealias Caller = UnsafeContinuation<Answer?, Never>

    private struct Waiting {
        var isGathering = false
        var works: [Work] = []
        var callers: [Caller] = []
    }

    /// Work that is done together, the leader's first.
    struct Group {
        let works: [Work]
        /// Who asked for all but the first.
        fileprivate let callers: [Caller]

        /// Gives everybody the answer to the work.
        ///
        /// - Parameter answers: The answers, in the order of the work.
        /// - Returns: The leader's own, the first; nil where there is none.
        func answer(_ answers: [Answer]) -> Answer? {
            for (caller, answer) in zip(callers, answers.dropFirst()) { caller.resume(returning: answer) }
            return answers.first
        }
    }

    private let waiting = Mutex(Waiting())

    /// Waits for the answer to a piece of work, nil where the caller is the one to lead a group.
    nonisolated(nonsending) func join(_ work: Work) async -> Answer? {
        await withUnsafeContinuation { caller in
            let isFirst = waiting.withLock { waiting in
                guard waiting.isGathering else {
                    waiting.isGathering = true
                    return true
                }
                waiting.works.append(work)
                waiting.callers.append(caller)
                return false
            }
            if isFirst { caller.resume(returning: nil) }
        }
    }

    /// Lets others in for as long as they come, then takes the group.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the leader.
    ///   - work: The leader's.
    ///   - count: The most pieces of work in a group.
    /// - Returns: The group. Where more is left, the first of the rest leads the next one, so that whoever is answered goes
    ///   on while the rest is done.
    func gather(isolation: isolated (any Actor)? = #isolation, first work: Work, atMost count: Int) async -> Group {
        var known = -1
        var present = self.count
        while present > known, present < count - 1 {
            known = present
            await Task.yield()
            present = self.count
        }
        return take(after: work, atMost: count - 1)
    }

    private var count: Int { waiting.withLock { $0.works.count } }

    private func take(after work: Work, atMost count: Int) -> Group {
        let (group, leader) = waiting.withLock { waiting in
            let taken = waiting.works.prefix(count)
            let group = Group(works: [work] + taken, callers: Array(waiting.callers.prefix(count)))
            guard waiting.works.count > count else {
                waiting = Waiting()
                return (group, Caller?.none)
            }
            let leader = waiting.callers[count]
            waiting.works.removeFirst(count + 1)
            waiting.callers.removeFirst(count + 1)
            return (group, leader)
        }
        leader?.resume(returning: nil)
        return group
    }
}
