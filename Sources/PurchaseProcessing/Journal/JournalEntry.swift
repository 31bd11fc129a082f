public import Purchases

/// What the journal holds of one transaction.
public struct JournalEntry: Hashable, Sendable {
    /// Its key.
    public let key: TransactionKey
    /// The transaction as the store reported it last.
    public var transaction: PurchaseTransaction
    /// How far it has come.
    public var state: TransactionState
    /// The attempt that it answers, nil where nobody here asked for it.
    public var attempt: PurchaseAttempt? {
        get { answered.wrappedValue }
        set { answered.wrappedValue = newValue }
    }
    /// Whether the attempt had waited for approval.
    public var wasDeferred: Bool
    /// How often its delivery was begun; since it was last put back, where it had been parked.
    public var attempts: Int
    /// Why the last delivery or verification failed, nil where none did or one went well since.
    public var reason: StoreError? {
        get { failed.wrappedValue }
        set { failed.wrappedValue = newValue }
    }
    /// The moment before which it is not tried again by itself, nil where it may be at any time.
    public var notBefore: Timestamp?
    /// The token of the last claim: how often anybody has begun its delivery, never set back.
    public var claims: Int
    /// Who is delivering it, nil where nobody is.
    public var lease: DeliveryLease?
    private var answered: Rare<PurchaseAttempt>
    private var failed: Rare<StoreError>

    /// Makes an entry.
    public init(
        key: TransactionKey, transaction: PurchaseTransaction, state: TransactionState,
        attempt: PurchaseAttempt? = nil, wasDeferred: Bool = false, attempts: Int = 0, reason: StoreError? = nil,
        notBefore: Timestamp? = nil, claims: Int = 0, lease: DeliveryLease? = nil
    ) {
        self.key = key
        self.transaction = transaction
        self.state = state
        answered = Rare(wrappedValue: attempt)
        self.wasDeferred = wasDeferred
        self.attempts = attempts
        failed = Rare(wrappedValue: reason)
        self.notBefore = notBefore
        self.claims = claims
        self.lease = lease
    }

    /// Whether it tells of an earlier episode of the same transaction, or of the delivery that the other one took back.
    public func precedes(_ other: JournalEntry) -> Bool {
        key.episode == other.key.episode
            ? key.kind == .grant && other.key.kind == .revocation : key.episode < other.key.episode
    }
}

/// Names whoever works on a journal: one that was opened in one process, until it is closed or the process ends.
public struct JournalOwner: Hashable, Sendable, CustomStringConvertible {
    /// The number of the owner, 0 or more; random, so that two never have the same one.
    public let number: Int

    /// Makes an owner of a number.
    public init(number: Int) { self.number = max(0, number) }

    /// The number in hexadecimal digits.
    public var description: String { String(number, radix: 16) }
}

/// The right of one owner to deliver a transaction, for some time.
///
/// While it lasts, and its owner is there, nobody else begins the same delivery.
public struct DeliveryLease: Hashable, Sendable {
    /// Who delivers.
    public let owner: JournalOwner
    /// When the right ends, whatever has become of its owner.
    public let until: Timestamp

    /// Makes a lease.
    public init(owner: JournalOwner, until: Timestamp) {
        self.owner = owner
        self.until = until
    }
}

/// An attempt and how far it has come.
public struct JournaledAttempt: Hashable, Sendable {
    /// How far an attempt has come.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// The store was asked, and has not answered.
        case asked
        /// Somebody has to approve.
        case waiting
        /// The buyer has something else to do first; a success may follow.
        case interrupted
        /// A transaction answered it.
        case answered
        /// It failed, was cancelled or was declined.
        case closed

        /// Whether a transaction may still answer it.
        public var isOpen: Bool { self == .asked || self == .waiting || self == .interrupted }
    }

    /// The attempt.
    public let attempt: PurchaseAttempt
    /// How far it has come.
    public var state: State

    /// Makes an attempt with its state.
    public init(attempt: PurchaseAttempt, state: State) {
        self.attempt = attempt
        self.state = state
    }
}
