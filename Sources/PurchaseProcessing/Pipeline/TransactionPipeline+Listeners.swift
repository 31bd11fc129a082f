import Purchases

extension TransactionPipeline {
    func announce(_ events: [PurchaseEvent]) async throws(JournalError) {
        _ = try await commit(JournalChange(events: events))
    }

    /// Makes a change and wakes the listeners; false where the entry was not in the expected state.
    @discardableResult
    func commit(_ change: JournalChange) async throws(JournalError) -> Bool {
        guard let notifications = try await journal.commit(change) else { return false }
        noteNewest(notifications)
        return true
    }

    func noteNewest(_ notifications: [PurchaseNotification]) {
        guard let last = notifications.last else { return }
        newestPosition = max(newestPosition, last.sequence)
        wakeListeners()
    }

    func wakeListeners() {
        let woken = waiting.values
        waiting.removeAll()
        for continuation in woken { continuation.resume() }
    }

    /// The notifications after a place; waits for one where there is none yet, and is empty after `stop()`.
    func nextNotifications(after position: Int) async throws -> [PurchaseNotification] {
        while true {
            let known = newestPosition
            let found = try await journal.notifications(after: position, atMost: 64)
            if !found.isEmpty || isStopped || Task.isCancelled { return found }
            // Something may have come while the journal was read: then look again instead of waiting.
            if newestPosition == known { await waitForMore() }
        }
    }

    private func waitForMore() async {
        let listener = nextListener
        nextListener += 1
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled || isStopped {
                    continuation.resume()
                } else {
                    waiting[listener] = continuation
                }
            }
        } onCancel: {
            Task { await self.wake(listener) }
        }
    }

    private func wake(_ listener: Int) { waiting.removeValue(forKey: listener)?.resume() }
}
