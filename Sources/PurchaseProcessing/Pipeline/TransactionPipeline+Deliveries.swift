import Purchases

extension TransactionPipeline {
    /// Does what the machine says.
    ///
    /// - Returns: What happened, nil where there is nothing more to do.
    func perform(
        _ action: TransactionState.Action, _ step: inout MachineStep
    ) async throws -> TransactionState.Event? {
        switch action {
        case .verify:
            switch await verification(of: step.entry.transaction) {
            case .verified: return .verified
            case .rejected(let reason):
                step.failure = pipelineFailure("verificationRejected", beneath: [reason])
                return .rejected
            case .undecided(let reason):
                step.failure = pipelineFailure("verificationUnavailable", beneath: [reason])
                return .undecided
            }
        case .deliver: return try await deliver(&step)
        case .finish: return await finish(step.entry.transaction) ? .finished : .notFinished
        case .nothing, .announceCompletion, .announceRejection, .announceDelay, .announceDeliveryFailure: return nil
        }
    }

    /// Asks the verifier; one that does not answer cannot tell.
    func verification(of transaction: PurchaseTransaction) async -> Verification {
        // Where the store's word is enough there is nothing to wait for.
        if verifier is TrustingVerifier { return .verified }
        let verifier = verifier
        return await limited(otherwise: .undecided(.tookTooLong)) { await verifier.verify(transaction) }
    }

    private func finish(_ transaction: PurchaseTransaction) async -> Bool {
        let store = store
        return await limited(otherwise: false) {
            do throws(StoreError) {
                try await store.finish(transaction)
                return true
            } catch {
                return false
            }
        }
    }

    /// Delivers, or takes back, when it is the turn of the transaction among those of its product.
    private func deliver(_ step: inout MachineStep) async throws -> TransactionState.Event? {
        await step.predecessor?.value
        defer { step.turn.keep(()) }
        if step.entry.key.kind == .revocation {
            if try await settleOutdated(&step) { return nil }
            try await withhold(step.entry.key.delivery, step.turn)
        }
        guard try await renewClaim(&step) else { return try await adoptCurrent(after: .arrived, &step) }
        let entry = step.entry
        // It is given together with the record of it.
        if delivery is any JournaledDelivery { return .delivered }
        let claim = DeliveryClaim(key: entry.key, token: entry.claims)
        let delivery = delivery
        let failure = await limited(otherwise: StoreError.tookTooLong as any Error) { () -> (any Error)? in
            do {
                if entry.key.kind == .grant {
                    try await delivery.deliver(entry.transaction, claim: claim)
                } else {
                    try await delivery.withdraw(entry.transaction, claim: claim)
                }
                return nil
            } catch {
                return error
            }
        }
        guard let failure else { return .delivered }
        return noteFailure(failure, &step)
    }

    /// Settles a withdrawal whose delivery another process has found to stand by a later report, before this was recorded.
    ///
    /// From then on no later report is taken over: one of the two changes comes first, and both know which.
    private func settleOutdated(_ step: inout MachineStep) async throws -> Bool {
        guard let delivery = try await journal.entry(for: step.entry.key.delivery), delivery.state.isGenuine,
            step.entry.transaction.signedDate < delivery.transaction.signedDate
        else { return false }
        var outdated = step.entry
        outdated.state = .rejected
        outdated.reason = StoreError(domain: "Shoptalk", code: "outdatedReport")
        outdated.notBefore = nil
        outdated.lease = nil
        let change = JournalChange(entry: outdated, expecting: step.entry.state, claims: step.entry.claims)
        if try await commit(change) { step.adopt(outdated) }
        return true
    }

    /// Claims once more what had to wait for its turn; false where somebody else has claimed it meanwhile.
    ///
    /// A claim that has used up half of its lease by waiting could end in the middle of the delivery. And the delivery that
    /// a withdrawal undoes may have been claimed again until it was withheld: the token of the withdrawal is the largest.
    private func renewClaim(_ step: inout MachineStep) async throws -> Bool {
        var largest = step.entry.claims
        if step.entry.key.kind == .revocation {
            let others = try await journal.entries(of: step.entry.key.id).filter { $0.key != step.entry.key }
            largest = max(largest, others.map(\.claims).max().map { $0 + 1 } ?? 0)
        }
        let half = now().adding(milliseconds: policy.leaseDuration.wholeMilliseconds / 2)
        let isWorn = step.entry.lease.map { $0.until < half } ?? true
        guard largest > step.entry.claims || isWorn else { return true }
        var renewed = step.entry
        renewed.claims = max(largest, step.entry.claims + 1)
        renewed.lease = newLease()
        let change = JournalChange(entry: renewed, expecting: renewed.state, claims: step.entry.claims)
        guard try await commit(change) else { return false }
        step.adopt(renewed)
        return true
    }

    /// The right to deliver from now on.
    func newLease() -> DeliveryLease {
        DeliveryLease(
            owner: journal.owner, until: now().adding(milliseconds: policy.leaseDuration.wholeMilliseconds))
    }

    /// What a delivery that failed means for its transaction.
    func noteFailure(_ error: any Error, _ step: inout MachineStep) -> TransactionState.Event? {
        switch error {
        case is CancellationError:
            // Nothing is known about it but that it was begun, which is in the journal.
            step.failure = deliveryFailure(nil)
            return nil
        case let refusal as DeliveryRefusal:
            step.failure = deliveryFailure(refusal.reason)
            return .attemptsExhausted
        default:
            let reason = error as? StoreError ?? StoreError(domain: "\(type(of: error))", code: "\(error)")
            step.failure = deliveryFailure(reason)
            return step.entry.attempts < policy.mostAttempts ? .notDelivered : .attemptsExhausted
        }
    }

    func deliveryFailure(_ reason: StoreError?) -> PurchaseFailure {
        pipelineFailure("deliveryFailed", beneath: reason.map { [$0] } ?? [])
    }

    /// Makes a change; one that records a delivery goes through the delivery, where that shares the journal's database.
    func commit(_ change: JournalChange, delivering entry: JournalEntry?) async throws -> Bool {
        guard let entry, let delivery = delivery as? any JournaledDelivery else { return try await commit(change) }
        let claim = DeliveryClaim(key: entry.key, token: entry.claims)
        guard
            let notifications = try await delivery.perform(entry.transaction, claim: claim, committing: change)
        else { return false }
        noteNewest(notifications)
        return true
    }

    // MARK: - Others at work

    /// Whether somebody else delivers a transaction now.
    ///
    /// A lease that lasts longer than any comes from a clock that has been set back since, and counts as over.
    func isDeliveredElsewhere(_ entry: JournalEntry) async throws -> Bool {
        guard let lease = entry.lease, lease.owner != journal.owner else { return false }
        let present = now()
        guard present < lease.until,
            lease.until <= present.adding(milliseconds: policy.leaseDuration.wholeMilliseconds)
        else { return false }
        return await journal.isPresent(lease.owner)
    }

    /// Waits until somebody else has delivered, or has lost the right to.
    ///
    /// - Returns: What is known of the transaction then.
    func historyAfterDelivery(elsewhere entry: JournalEntry) async throws -> TransactionHistory {
        var pause = Duration.milliseconds(5)
        while true {
            let history = TransactionHistory(entries: try await journal.entries(of: entry.key.id))
            guard let current = history.entry(for: entry.key), try await isDeliveredElsewhere(current) else {
                return history
            }
            try await clock.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(500))
        }
    }

    /// Sees to it that what is being taken back is not delivered any more.
    ///
    /// The withdrawal is in the journal, so nobody claims the delivery from now on; one that is under way elsewhere is
    /// waited for, since what comes after the withdrawal would stay.
    private func withhold(_ key: TransactionKey, _ turn: Promise<Void>) async throws {
        while true {
            guard var entry = try await journal.entry(for: key), !entry.state.isDelivered, entry.state.isGenuine,
                entry.state != .withheld
            else { return }
            if try await isDeliveredElsewhere(entry) {
                turn.keep(())
                _ = try await historyAfterDelivery(elsewhere: entry)
                continue
            }
            let expected = entry.state
            entry.state = expected.applying(.takenBack).state
            entry.lease = nil
            entry.notBefore = nil
            if try await commit(JournalChange(entry: entry, expecting: expected, claims: entry.claims)) { return }
        }
    }
}

extension StoreError {
    /// Somebody else's code did not come to an end.
    static let tookTooLong = StoreError(domain: "Shoptalk", code: "tookTooLong")
}
