import PurchaseProcessing
import Purchases

/// What a caller asks of a journal that has to be written.
///
/// The cases are boxed: they are passed on more often than they are made.
indirect enum JournalWork: Sendable {
    case change(JournalChange)
    case attempt(PurchaseRequest, [PurchaseEvent])
    case position(Int, SubscriberName)
    /// A change and what an app writes together with it.
    case delivery(JournalChange, SQLiteDelivery.Effect, PurchaseTransaction, DeliveryClaim)
}

/// What has become of it.
enum JournalAnswer: Sendable {
    case made(attempt: PurchaseAttempt? = nil, notifications: [PurchaseNotification] = [])
    /// The journal was not as the change expects it.
    case refused
    case failed(JournalError)
    /// The app's own part failed.
    case effectFailed(any Error)

    /// The answer, where it is none of the journal's failures.
    func orFailure() throws(JournalError) -> JournalAnswer {
        if case .failed(let error) = self { throw error }
        return self
    }
}

extension SQLiteJournal {
    /// The most pieces of work that share a write.
    private static let mostInGroup = 1_024

    /// Does a piece of work together with everything that others ask for at the same time, in one synchronous write.
    ///
    /// Whoever comes first does the work of all. While the disk writes, the next callers wait for the journal; the first of
    /// them lets in the others before it writes in turn. A caller who is alone waits for nobody.
    nonisolated(nonsending) func answer(to work: JournalWork) async -> JournalAnswer {
        if let answer = await works.join(work) { return answer }
        return await flush(first: work)
    }

    /// Gathers a group and does its work.
    ///
    /// - Returns: The answer to the first piece; the others get theirs.
    private func flush(first work: JournalWork) async -> JournalAnswer {
        let group = await works.gather(first: work, atMost: SQLiteJournal.mostInGroup)
        return group.answer(flush(group.works)) ?? .refused
    }

    /// Does pieces of work in one transaction, each by itself.
    private func flush(_ works: [JournalWork]) -> [JournalAnswer] {
        do throws(JournalError) {
            return try makeGroup(works)
        } catch {
            // Where nothing can be written nobody is answered well. Otherwise one of them spoils it for all, and the
            // others need not suffer.
            let isOfAll = [.busy, .full, .inputOutput, .newerVersion].contains(error.code) || works.count == 1
            guard !isOfAll else { return works.map { _ in .failed(error) } }
            return works.map { work in
                do throws(JournalError) {
                    return try makeGroup([work]).first ?? .refused
                } catch {
                    return .failed(error)
                }
            }
        }
    }

    /// Does pieces of work in one transaction.
    ///
    /// - Throws: `JournalError` where the transaction is lost for all of them.
    private func makeGroup(_ works: [JournalWork]) throws(JournalError) -> [JournalAnswer] {
        var answers: [JournalAnswer] = []
        answers.reserveCapacity(works.count)
        _ = try connection.transaction { () throws(JournalError) -> Void? in
            try rows.beginTransaction()
            var isChanged = false
            for work in works {
                let answer = try perform(work)
                if case .made = answer { isChanged = true }
                answers.append(answer)
            }
            return isChanged ? () : nil
        }
        rows.endTransaction()
        return answers
    }

    /// Does one piece of work within the transaction.
    ///
    /// What is read first and found damaged concerns this one alone, since nothing is written yet.
    ///
    /// - Throws: `JournalError` where something could not be written, and the transaction is lost.
    private func perform(_ work: JournalWork) throws(JournalError) -> JournalAnswer {
        switch work {
        case .attempt(let request, let events):
            let attempt = try rows.add(request)
            return .made(attempt: attempt, notifications: try rows.announce(events))
        case .position(let position, let subscriber):
            do throws(JournalError) {
                guard try rows.position(of: subscriber) < position else { return .refused }
            } catch {
                return .failed(error)
            }
            try rows.setValue(String(position), of: .subscriber(subscriber))
            return .made()
        case .change(let change):
            let check = check(change)
            guard case .expected(let known) = check else { return check.refusal }
            return .made(notifications: try make(change, over: known))
        case .delivery(let change, let effect, let transaction, let claim):
            let check = check(change)
            guard case .expected(let known) = check else { return check.refusal }
            if let error = try self.perform(effect, transaction, claim) { return .effectFailed(error) }
            return .made(notifications: try make(change, over: known))
        }
    }

    private enum Check {
        /// The change is as expected, over this row of the entry, nil where there is none yet.
        case expected(Int64?)
        case refused
        case failed(JournalError)

        var refusal: JournalAnswer {
            if case .failed(let error) = self { .failed(error) } else { .refused }
        }
    }

    /// Compares a change with what is there, by the columns alone.
    private func check(_ change: JournalChange) -> Check {
        do throws(JournalError) {
            if let exclusion = change.exclusion, try rows.known(exclusion)?.state.isGenuine == true { return .refused }
            var key: Int64?
            if let entry = change.entry {
                let known = try rows.known(entry.key)
                guard change.expects(state: known?.state, claims: known?.claims) else { return .refused }
                key = known?.key
            }
            if let attempt = change.attempt {
                guard change.expects(attempt: try rows.state(of: attempt.attempt.id)) else { return .refused }
            }
            if let status = change.subscription {
                guard change.expects(subscription: try rows.subscription(status.subscriptionID)) else {
                    return .refused
                }
            }
            return .expected(key)
        } catch {
            return .failed(error)
        }
    }

    /// Writes a change that is as expected.
    private func make(_ change: JournalChange, over known: Int64?) throws(JournalError) -> [PurchaseNotification] {
        if let entry = change.entry { try rows.write(entry, over: known) }
        if let attempt = change.attempt { try rows.update(attempt) }
        if let status = change.subscription {
            try rows.setValue(status.storedText, of: .subscription(status.subscriptionID))
        }
        return try rows.announce(change.events)
    }

    /// Runs an app's own part; where that fails, what it wrote is undone.
    ///
    /// - Returns: Why it failed, nil where it did not.
    /// - Throws: `JournalError` where it took the transaction of all down.
    private func perform(
        _ effect: SQLiteDelivery.Effect, _ transaction: PurchaseTransaction, _ claim: DeliveryClaim
    ) throws(JournalError) -> (any Error)? {
        try connection.execute("SAVEPOINT effect")
        let access = SQLiteTransaction.Access(connection)
        var failure: (any Error)?
        do {
            try effect(SQLiteTransaction(access: access), transaction, claim)
        } catch {
            failure = error
        }
        access.end()
        // Some statements end the transaction where they fail: a full disk, or ON CONFLICT ROLLBACK.
        guard connection.isInTransaction else {
            throw access.failure ?? JournalError(code: .conflict, context: "a delivery rolled back the transaction")
        }
        if failure != nil { try connection.execute("ROLLBACK TO effect") }
        try connection.execute("RELEASE effect")
        return failure
    }
}
