import PurchaseProcessing
import Purchases
import Synchronization

/// What must hold, worked out from what the store charged, what the buyer was given, and what was announced.
///
/// It sees the calls that the pipeline makes to the world and nothing of the pipeline itself: neither its states nor its
/// journal's entries.
final class Oracle: Sendable {
    /// One delivery or withdrawal that is under way.
    struct Call: Sendable {
        let key: TransactionKey
        fileprivate let running: Running
    }

    fileprivate struct Running {
        let number: Int
        let life: Int
        let began: Int64
    }

    private struct Success {
        let running: Running
        var mayBeRepeated = false

        var life: Int { running.life }
    }

    private struct Contents {
        var violations: [String] = []
        var running: [TransactionKey: Running] = [:]
        var successes: [TransactionKey: Success] = [:]
        /// What the store was told about after it had been delivered.
        var closed: Set<TransactionKey> = []
        var served: Set<TransactionKey> = []
        var owned: Set<TransactionID> = []
        var grants: [TransactionID: Set<TransactionKey>] = [:]
        var begins: [TransactionKey: Int] = [:]
        var refused: Set<TransactionID> = []
        var revoked: [TransactionID: Int] = [:]
        var reversed: [TransactionID: Int] = [:]
        var restored: Set<TransactionID> = []
        var log: [PurchaseNotification] = []
        var heard: [Int] = []
        /// What purchases returned.
        var ends: [(event: PurchaseEvent, isShared: Bool)] = []
        var troubles = 0
        var retries = 0
        var jumps = 0
        var next = 0
    }

    private let contents = Mutex(Contents())
    /// How long a delivery may take before it is given up, in milliseconds.
    let longestWork: Int64
    let mostAttempts: Int

    init(longestWork: Int64, mostAttempts: Int) {
        self.longestWork = longestWork
        self.mostAttempts = mostAttempts
    }

    var violations: [String] { contents.withLock { $0.violations } }

    func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds {
            let message = message()
            contents.withLock { $0.violations.append(message) }
        }
    }

    // MARK: - What happens

    func noteJump() { contents.withLock { $0.jumps += 1 } }

    /// A life ended, or its journal failed once: what it has delivered may not be in the journal.
    func noteTrouble(ofLife life: Int, isDeath: Bool) {
        contents.withLock { contents in
            contents.troubles += 1
            for (key, success) in contents.successes where success.life == life {
                contents.successes[key]?.mayBeRepeated = true
            }
            if isDeath { contents.running = contents.running.filter { $0.value.life != life } }
        }
    }

    /// Somebody asks for another try of what is parked.
    func noteRetry() { contents.withLock { $0.retries += 1 } }

    /// The store took something back, or gave it back.
    func noteRevocation(of id: TransactionID, isReversed: Bool) {
        contents.withLock { contents in
            if isReversed { contents.reversed[id, default: 0] += 1 } else { contents.revoked[id, default: 0] += 1 }
        }
    }

    func noteRestored(_ transactions: [PurchaseTransaction]) {
        contents.withLock { $0.restored.formUnion(transactions.map(\.id)) }
    }

    func noteRefusal(of id: TransactionID) { contents.withLock { _ = $0.refused.insert(id) } }

    // MARK: - Deliveries

    /// A delivery that shares the journal's database has failed, and with it the change that would have recorded it.
    func noteFailedTry(of key: TransactionKey) { contents.withLock { $0.begins[key, default: 0] += 1 } }

    func deliveryBegins(
        _ transaction: PurchaseTransaction, _ key: TransactionKey, life: Int, at time: Int64, isGenuine: Bool
    ) -> Call {
        contents.withLock { contents in
            contents.next += 1
            let number = contents.next
            func fail(_ message: String) { contents.violations.append("\(key): \(message)") }
            if !isGenuine { fail("what the store has not signed is delivered: \(transaction)") }
            if key.kind == .revocation, !transaction.isRevoked { fail("what stands is withdrawn") }
            if key.kind == .grant, transaction.isRevoked { fail("what was taken back is delivered") }
            if let other = contents.running[key], holds(other, time, contents.jumps) {
                fail("life \(life) delivers while life \(other.life) does")
            }
            if contents.closed.contains(key), contents.jumps == 0 { fail("delivered again after the store was told") }
            if let success = contents.successes[key], !success.mayBeRepeated,
                holds(success.running, time, contents.jumps)
            {
                fail("delivered again by life \(life) though life \(success.life) had delivered it and lives")
            }
            contents.begins[key, default: 0] += 1
            // What nobody could verify begins to count anew once it is genuine.
            if let begins = contents.begins[key], begins > mostAttempts * (1 + contents.retries) {
                fail("begun \(begins) times, \(contents.retries) times put back")
            }
            let running = Running(number: number, life: life, began: time)
            contents.running[key] = running
            return Call(key: key, running: running)
        }
    }

    /// Whether nobody else may begin a delivery yet: a lease lasts twice as long as any work, and no clock tells it where
    /// that of the machine jumps.
    private func holds(_ running: Running, _ time: Int64, _ jumps: Int) -> Bool {
        time - running.began < longestWork && jumps == 0
    }

    /// The buyer gets or loses something; a key that was served before has no effect.
    func effect(_ transaction: PurchaseTransaction, _ key: TransactionKey, isOnlyOnce: Bool) {
        contents.withLock { contents in
            guard contents.served.insert(key).inserted else {
                if isOnlyOnce { contents.violations.append("\(key): given twice together with its record") }
                return
            }
            if key.kind == .grant {
                if !contents.owned.insert(transaction.id).inserted {
                    contents.violations.append("\(key): given to somebody who has it")
                }
                contents.grants[transaction.id, default: []].insert(key)
            } else {
                contents.owned.remove(transaction.id)
            }
        }
    }

    /// A delivery came back to its life, or to nobody where the life has ended meanwhile.
    func deliveryEnds(_ call: Call, isSuccess: Bool, isHeard: Bool) {
        contents.withLock { contents in
            if isSuccess { contents.successes[call.key] = Success(running: call.running, mayBeRepeated: !isHeard) }
            if contents.running[call.key]?.number == call.running.number { contents.running[call.key] = nil }
        }
    }

    /// The store is told about a transaction: only what the buyer has, or what the store took back.
    func finishBegins(_ transaction: PurchaseTransaction, life: Int, at time: Int64) {
        contents.withLock { contents in
            let id = transaction.id
            let wasGiven = contents.grants[id] != nil
            if !wasGiven, contents.revoked[id] == nil {
                contents.violations.append("\(id): finished before it was delivered")
            }
            // What was never delivered because it was taken back is told as well, before the withdrawal or after it. And
            // once a lease is over, another process may have claimed the delivery before its record came.
            for (key, success) in contents.successes
            where key.id == id && success.life == life && (key.kind == .revocation) == transaction.isRevoked
                && time - success.running.began < longestWork
            {
                contents.closed.insert(key)
            }
        }
    }

    // MARK: - Announcements

    /// The log as it stands: what was there before is there unchanged, under the same numbers.
    func checkLog(_ log: [PurchaseNotification]) {
        contents.withLock { contents in
            if !log.starts(with: contents.log) { contents.violations.append("the log has changed in hindsight") }
            if log.map(\.sequence) != Array(1..<(log.count + 1)) { contents.violations.append("the log has gaps") }
            contents.log = log
        }
    }

    /// What was announced beside progress, a line each.
    var announced: [String] {
        contents.withLock { $0.log }.filter { $0.event.kind != "progress" }.map { "\($0.sequence) \($0.event)" }
    }

    /// A purchase returned its end; whether there were two processes, each of which may have told of it.
    func noteEnd(_ event: PurchaseEvent, isShared: Bool) { contents.withLock { $0.ends.append((event, isShared)) } }

    /// A subscriber was given a notification.
    func subscriberHears(_ sequence: Int) { contents.withLock { $0.heard.append(sequence) } }

    // MARK: - The end

    /// What must hold when everything has come to rest.
    func checkEnd(of transactions: [PurchaseTransaction]) {
        contents.withLock { contents in
            func fail(_ message: String) { contents.violations.append(message) }
            var completed: [TransactionID: Int] = [:]
            var revoked: [TransactionID: Int] = [:]
            var reinstated: [TransactionID: Int] = [:]
            var changes: Set<SubscriptionChange> = []
            var attempts: Set<AttemptID> = []
            for notification in contents.log {
                switch notification.event {
                case .transactionCompleted(let purchase):
                    completed[purchase.transaction.id, default: 0] += 1
                    if purchase.transaction.reason == .purchase, purchase.transaction.attempt != purchase.attempt?.id {
                        fail("\(purchase.transaction.id): completed without the attempt that it names")
                    }
                    if let attempt = purchase.attempt, !attempts.insert(attempt.id).inserted {
                        fail("attempt \(attempt.id) is completed twice")
                    }
                case .transactionFailed(let purchase), .purchaseCancelled(let purchase):
                    if let attempt = purchase.attempt, attempts.contains(attempt.id) {
                        fail("attempt \(attempt.id) fails after it was completed")
                    }
                case .transactionDeferred(let attempt):
                    if attempts.contains(attempt.id) { fail("attempt \(attempt.id) waits after it was completed") }
                case .transactionRevoked(let transaction): revoked[transaction.id, default: 0] += 1
                case .transactionReinstated(let transaction): reinstated[transaction.id, default: 0] += 1
                case .subscriptionChanged(let change):
                    if !changes.insert(change).inserted { fail("\(change.kind.rawValue) is announced twice") }
                default: break
                }
            }
            let known = Set(transactions.map(\.id))
            for id in contents.grants.keys where !known.contains(id) { fail("\(id): nobody charged for it") }
            for id in completed.keys where contents.grants[id] == nil { fail("\(id): completed and never given") }
            for transaction in transactions {
                let id = transaction.id
                let grants = contents.grants[id]?.count ?? 0
                let refunds = contents.revoked[id] ?? 0
                let reversals = contents.reversed[id] ?? 0
                if contents.owned.contains(id) != !transaction.isRevoked {
                    fail(transaction.isRevoked ? "\(id): taken back by the store alone" : "\(id): paid and not given")
                }
                if grants > 1 + reversals { fail("\(id): given \(grants) times, reversed \(reversals) times") }
                if completed[id] ?? 0 > 1 { fail("\(id): completed \(completed[id] ?? 0) times") }
                if revoked[id] ?? 0 > refunds { fail("\(id): \(revoked[id] ?? 0) withdrawals for \(refunds) refunds") }
                if reinstated[id] ?? 0 > reversals { fail("\(id): reinstated more often than reversed") }
                guard !contents.restored.contains(id) else { continue }
                if grants > 0, refunds == 0, completed[id] == nil { fail("\(id): given and never announced") }
                if transaction.isRevoked, revoked[id] == nil { fail("\(id): taken back and never announced") }
            }
            for (end, isShared) in contents.ends {
                let found = contents.log.map(\.event).filter { event in
                    end.endedAttempt.map { event.endedAttempt == $0 } ?? (event == end)
                }
                // Another process may have told of a failure that this one has got over.
                let isTold = isShared ? found.contains { $0.kind == end.kind } : found.first == end
                if !isTold { fail("a purchase returned \(end), listeners read \(found)") }
            }
            let firsts = contents.heard.enumerated().filter { index, sequence in
                !contents.heard[..<index].contains(sequence)
            }.map(\.element)
            if firsts != Array(1..<(contents.log.count + 1)) {
                fail("a subscriber heard \(firsts) of \(contents.log.count)")
            }
        }
    }

    /// A parked delivery must have been tried as often as the policy says, or refused.
    func checkParked(_ key: TransactionKey) {
        contents.withLock { contents in
            let tries = (contents.begins[key] ?? 0) + contents.troubles
            if tries < mostAttempts, !contents.refused.contains(key.id) {
                contents.violations.append("\(key): parked after \(contents.begins[key] ?? 0) tries")
            }
        }
    }

    /// What the buyer has, by what the store says.
    func checkEntitlements(
        _ found: [ProductID: Set<TransactionID>], of transactions: [PurchaseTransaction],
        statuses: [SubscriptionStatus], at moment: Timestamp
    ) {
        var expected: [ProductID: Set<TransactionID>] = [:]
        for transaction in transactions where transaction.kind != .consumable && !transaction.isRevoked {
            guard !transaction.isUpgraded else { continue }
            let status = statuses.first { $0.transaction.id == transaction.id }
            let isOver = transaction.expirationDate.map { end in
                max(end, status?.gracePeriodEnd ?? end) <= moment
            }
            if isOver ?? false { continue }
            expected[transaction.productID, default: []].insert(transaction.id)
        }
        expect(found == expected, "the buyer has \(found), by the store \(expected)")
    }
}

extension PurchaseEvent {
    /// The attempt that it ends, nil where it ends none.
    fileprivate var endedAttempt: AttemptID? {
        switch self {
        case .transactionCompleted(let purchase): purchase.attempt?.id
        case .transactionFailed(let purchase), .purchaseCancelled(let purchase): purchase.attempt?.id
        case .transactionDeferred(let attempt): attempt.id
        default: nil
        }
    }
}
