import Purchases

/// What came of a transaction: the entry as it stands, and what was announced about it in this run of the machine.
struct TransactionOutcome: Sendable {
    /// The entry as it stands now.
    let entry: JournalEntry
    /// What was announced, nil where there was nothing new to say.
    @Rare var announced: PurchaseEvent? = nil
    /// Whether it had been delivered before this run began.
    var wasDeliveredBefore = false
    /// Why it is not delivered, nil where it is.
    @Rare var failure: PurchaseFailure? = nil

    /// The announcement that ends an attempt, or nil where none was made for it.
    func event(for attempt: PurchaseAttempt) -> PurchaseEvent? {
        entry.attempt == attempt ? announced : nil
    }
}

/// A report of a transaction, and how it is to be dealt with.
struct TransactionReport: Sendable {
    /// The transaction as it is known now.
    let transaction: PurchaseTransaction
    /// What is to be done about it; nil where the journal's history of it decides.
    let key: TransactionKey?
    /// The attempt that asks for it, nil where none does.
    @Rare private(set) var attempt: PurchaseAttempt?
    /// Whether its end is told; a restore tells of everything at once.
    let isAnnounced: Bool
    /// Whether a delivery that failed waits for its moment; nobody waits where a person asks.
    let onlyWhenDue: Bool
}

/// The work on one transaction that is under way.
struct TransactionWork: Sendable {
    /// What it is about: the same report once more joins it, another one follows.
    let transaction: PurchaseTransaction
    /// Tells it from later work on the same transaction.
    let turn: Promise<Void>
    /// The work itself.
    let task: Task<TransactionOutcome, any Error>
}

/// Where one run of the state machine stands.
struct MachineStep: Sendable {
    /// The report that began it.
    let report: TransactionReport
    /// The entry as it stands.
    var entry: JournalEntry
    /// The state that the journal holds, nil before the first record.
    var expected: TransactionState?
    /// The claim that the journal holds.
    var expectedClaims: Int
    /// The largest claim of anything that was done about the transaction.
    var lastClaim: Int
    /// Whether it had been delivered before the run began.
    let wasDeliveredBefore: Bool
    /// Whether its end is told.
    let isAnnounced: Bool
    /// Whether listeners know that it could not be found genuine.
    let isQuarantined: Bool
    /// The delivery of the same product that has to end first, nil where there is none.
    let predecessor: Promise<Void>?
    /// Kept when the next delivery of the same product may begin.
    let turn: Promise<Void>
    /// The attempts that were open when the transaction was found to be new, nil where they are to be asked for.
    var openAttempts: [JournaledAttempt]?
    /// What was announced.
    @Rare var announced: PurchaseEvent? = nil
    /// What went wrong last.
    @Rare var failure: PurchaseFailure? = nil

    /// What came of the transaction so far.
    var outcome: TransactionOutcome {
        TransactionOutcome(
            entry: entry, announced: announced, wasDeliveredBefore: wasDeliveredBefore, failure: failure)
    }

    /// Goes on from an entry as somebody else has left it.
    mutating func adopt(_ current: JournalEntry) {
        entry = current
        expected = current.state
        expectedClaims = current.claims
        lastClaim = max(lastClaim, current.claims)
    }

    func failedPurchase(_ failure: PurchaseFailure) -> FailedPurchase {
        FailedPurchase(
            productID: entry.transaction.productID, quantity: entry.transaction.quantity, attempt: entry.attempt,
            transaction: entry.transaction, failure: failure)
    }
}
