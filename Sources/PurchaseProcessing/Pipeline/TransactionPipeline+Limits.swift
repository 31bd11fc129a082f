/// Work that was begun for somebody else's code to do, and how it is given up.
struct WatchedWork: Sendable {
    /// Ends it without its result.
    let giveUp: @Sendable () -> Void
}

extension TransactionPipeline {
    /// Does work of somebody else, and goes on without it where it takes too long.
    ///
    /// One timer watches all work, since a timer for each would cost more than the work. So what hangs is given up
    /// between `policy.longestWork` and twice of it; it is cancelled then, and whatever it still does is not waited for.
    ///
    /// - Parameters:
    ///   - fallback: What it counts as where it was given up.
    ///   - work: The work.
    /// - Returns: Its result, or the fallback.
    func limited<Value: Sendable>(
        otherwise fallback: Value, _ work: @escaping @Sendable () async -> Value
    ) async -> Value {
        let promise = Promise<Value>()
        let task = startTask { _ = promise.keep(await work()) }
        // What has ended at once needs nobody to watch it.
        if let value = promise.kept { return value }
        nextWork += 1
        let number = nextWork
        watched[number] = WatchedWork { if promise.keep(fallback) { task.cancel() } }
        if watchdog == nil {
            watchdog = Task { [weak self, clock, policy] in
                repeat {
                    guard let mark = await self?.nextWork else { return }
                    do { try await clock.sleep(for: policy.longestWork) } catch { return }
                    await self?.giveUp(upTo: mark)
                } while await self?.goesOnWatching() ?? false
            }
        }
        let value = await promise.value
        watched[number] = nil
        return value
    }

    /// Starts a task at once where that is possible: waking another thread costs more than the work on a journal in memory.
    nonisolated func startTask(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return Task.immediate { await body() }
        }
        return Task { await body() }
    }

    private func giveUp(upTo mark: Int) {
        for (number, work) in watched where number <= mark { work.giveUp() }
    }

    private func goesOnWatching() -> Bool {
        if watched.isEmpty { watchdog = nil }
        return watchdog != nil
    }
}
