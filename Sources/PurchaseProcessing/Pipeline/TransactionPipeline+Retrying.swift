public import Purchases

extension TransactionPipeline {
    /// Goes on with whatever failed before and may be tried again by now.
    ///
    /// Call it from a timer of your own, or let `keepRetrying(on:)` call it. What waits is left alone, and so is what is
    /// parked, what somebody else delivers, and what is under way here; one transaction that fails or hangs does not keep
    /// the next from being tried. What another process left when it ended is taken up.
    ///
    /// - Returns: The moment at which the next one may be tried, nil where none waits.
    /// - Throws: `JournalError` where the journal cannot be read or written.
    @discardableResult
    public func retryDue() async throws -> Timestamp? {
        var next: Timestamp?
        func wait(until moment: Timestamp?) {
            if let moment { next = min(next ?? moment, moment) }
        }
        for pending in try await journal.pendingEntries() where working[pending.key.id] == nil {
            if try await isDeliveredElsewhere(pending) {
                wait(until: pending.lease?.until)
            } else if !isDue(pending) {
                wait(until: pending.notBefore)
            } else {
                let entry = try await begin(pending.transaction, key: pending.key, onlyWhenDue: true).value.entry
                if entry.key == pending.key, !entry.state.isSettled {
                    wait(until: entry.lease?.until ?? entry.notBefore)
                }
            }
        }
        return next
    }

    /// Delivers again whatever failed, each when its wait is over, until it is stopped or its task is cancelled.
    ///
    /// Run it in a task beside the pipeline. A delivery that fails meanwhile is seen at once; one that fails in another
    /// process is seen at the latest when the largest delay is over.
    ///
    /// ```swift
    /// let retrying = Task { try await pipeline.keepRetrying(on: .continuous) }
    /// ```
    ///
    /// - Parameter clock: What measures the waits. It sleeps on; whether a wait is over says the pipeline's `now`.
    /// - Throws: `JournalError` where the journal cannot be read or written, `CancellationError` where the task is
    ///   cancelled; a delivery under way goes on to its end.
    public func keepRetrying(on clock: some Clock<Duration>) async throws {
        while !isStopped {
            try Task.checkCancellation()
            let known = failedDeliveries
            let next = try await retryDue()
            // One that failed while the others were tried may be the next: look again instead of sleeping.
            guard failedDeliveries == known, !isStopped else { continue }
            await sleep(for: pause(until: next), on: clock)
        }
    }

    /// The transactions whose delivery failed as often as it may, oldest first, with their reasons.
    ///
    /// - Throws: `JournalError` where the journal cannot be read.
    public func parked() async throws -> [JournalEntry] { try await journal.parkedEntries() }

    /// Puts a parked transaction back and delivers it now, with the same key as ever and all its attempts before it.
    ///
    /// - Parameter key: What `parked()` names.
    /// - Returns: The entry as it stands afterwards, nil where nothing is parked under the key.
    /// - Throws: `JournalError` where the journal cannot be read or written.
    @discardableResult
    public func retry(_ key: TransactionKey) async throws -> JournalEntry? {
        guard let entry = try await journal.retry(key) else { return nil }
        return try await begin(entry.transaction, key: key).value.entry
    }

    // MARK: - Waits

    /// Whether the delivery of an entry may be tried by itself.
    ///
    /// A moment further away than any wait comes from a clock that has been set back since, and counts as over.
    func isDue(_ entry: JournalEntry) -> Bool {
        guard let notBefore = entry.notBefore else { return true }
        let present = now()
        return notBefore <= present
            || notBefore > present.adding(milliseconds: policy.largestDelay.wholeMilliseconds)
    }

    /// The moment at which a delivery may be tried again after an attempt.
    func nextMoment(afterAttempt attempt: Int) -> Timestamp {
        let delay = policy.delay(afterAttempt: attempt, random: Double.random(in: 0..<1, using: &random))
        return now().adding(milliseconds: delay.wholeMilliseconds)
    }

    /// Wakes whoever sleeps until the next delivery: there is a new one.
    func noteFailedDelivery() {
        failedDeliveries += 1
        for sleeper in sleepers.values { sleeper.cancel() }
    }

    private func pause(until next: Timestamp?) -> Duration {
        // Where nothing waits, another process may still leave something.
        guard let next else { return max(policy.largestDelay, .seconds(60)) }
        let (difference, isBeyond) = next.milliseconds.subtractingReportingOverflow(now().milliseconds)
        guard !isBeyond else { return .milliseconds(1) }
        return .milliseconds(max(1, min(difference, policy.largestDelay.wholeMilliseconds)))
    }

    /// Sleeps until the time is over, a delivery fails, the pipeline is stopped or the task is cancelled.
    private func sleep(for pause: Duration, on clock: some Clock<Duration>) async {
        let sleeper = Task { _ = try? await clock.sleep(for: pause) }
        nextSleeper += 1
        let number = nextSleeper
        sleepers[number] = sleeper
        await withTaskCancellationHandler {
            await sleeper.value
        } onCancel: {
            sleeper.cancel()
        }
        sleepers[number] = nil
    }
}
