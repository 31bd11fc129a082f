public import Purchases

/// The memory of the pipeline: attempts, states of transactions, and the queue of notifications.
///
/// The journal is the truth. A change of state and the notifications that tell of it are one commit, so a listener never
/// hears of a state that is not there, and no state is reached without its notification. Two callers that race for one
/// transaction are told apart by the state that each expects.
///
/// `InMemoryJournal` forgets at the end of the process; a durable journal conforms to the same protocol and passes the
/// same tests.
public protocol TransactionJournal: Sendable {
    /// Records a new attempt with the next number as its identifier, before the store is asked.
    ///
    /// - Throws: `JournalError` where it could not be recorded; the store must then not be asked.
    func openAttempt(
        for product: ProductID, quantity: Int, announcing events: [PurchaseEvent]
    ) async throws(JournalError) -> (attempt: PurchaseAttempt, notifications: [PurchaseNotification])

    /// Makes one change, whole or not at all.
    ///
    /// - Returns: The notifications with their places in the order, or nil where the entry was not in the expected state
    ///   and nothing was changed.
    /// - Throws: `JournalError` where the change could not be made.
    func commit(_ change: JournalChange) async throws(JournalError) -> [PurchaseNotification]?

    /// The entry of a transaction, or nil where there is none.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func entry(for key: TransactionKey) async throws(JournalError) -> JournalEntry?

    /// The entries that still have something before them, oldest first; parked ones are not among them.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func pendingEntries() async throws(JournalError) -> [JournalEntry]

    /// The entries that are parked, oldest first.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func parkedEntries() async throws(JournalError) -> [JournalEntry]

    /// An attempt by its identifier, or nil where there is none.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func attempt(_ id: AttemptID) async throws(JournalError) -> JournaledAttempt?

    /// The attempts for a product that may still be answered, oldest first.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func openAttempts(for product: ProductID) async throws(JournalError) -> [JournaledAttempt]

    /// The notifications after a place in the order, at most so many, without gaps.
    ///
    /// - Throws: `JournalError` where the journal could not be read.
    func notifications(
        after position: Int, atMost count: Int
    ) async throws(JournalError) -> [PurchaseNotification]
}

extension TransactionJournal {
    /// Puts a parked entry back, with all its attempts before it; the next run of a pipeline delivers it.
    ///
    /// - Returns: The entry as it stands now, or nil where none is parked under the key.
    /// - Throws: `JournalError` where the journal could not be read or written.
    @discardableResult
    public func retry(_ key: TransactionKey) async throws(JournalError) -> JournalEntry? {
        guard var entry = try await entry(for: key), entry.state == .parked else { return nil }
        let parked = entry.state
        entry.state = parked.applying(.retried).state
        entry.attempts = 0
        entry.notBefore = nil
        return try await commit(JournalChange(entry: entry, expecting: parked)) == nil ? nil : entry
    }
}

/// Names one thing that is done at most once: a delivery, its withdrawal, or the news that it ended.
public struct TransactionKey: Hashable, Sendable, LosslessStringConvertible {
    /// What is done.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What was bought is delivered.
        case grant
        /// What was bought is taken back.
        case revocation
        /// A subscription has ended.
        case expiry
    }

    /// The transaction.
    public let id: TransactionID
    /// What is done about it.
    public let kind: Kind

    /// Makes a key.
    public init(id: TransactionID, kind: Kind) {
        self.id = id
        self.kind = kind
    }

    /// The key of what is to be done about a transaction as it stands.
    public init(_ transaction: PurchaseTransaction) {
        self.init(id: transaction.id, kind: transaction.isRevoked ? .revocation : .grant)
    }

    /// The key as one word, for a delivery that keeps the keys it has served: `grant:1000`.
    public var description: String { "\(kind.rawValue):\(id.rawValue)" }

    /// Reads a key that ``description`` has written, or nil where the text is none.
    public init?(_ description: String) {
        guard let colon = description.utf8.firstIndex(of: UInt8(ascii: ":")),
            let kind = Kind(rawValue: String(description[..<colon]))
        else { return nil }
        self.init(id: TransactionID(String(description[description.index(after: colon)...])), kind: kind)
    }
}

/// What the journal holds of one transaction.
public struct JournalEntry: Hashable, Sendable {
    /// Its key.
    public let key: TransactionKey
    /// The transaction as the store reported it last.
    public var transaction: PurchaseTransaction
    /// How far it has come.
    public var state: TransactionState
    /// The attempt that it answers, nil where nobody here asked for it.
    public var attempt: PurchaseAttempt?
    /// Whether the attempt had waited for approval.
    public var wasDeferred: Bool
    /// How often its delivery was begun; since it was last put back, where it had been parked.
    public var attempts: Int
    /// Why the last delivery failed, nil where none did or one went well since.
    public var reason: StoreError?
    /// The moment before which its delivery is not tried again by itself, nil where it may be at any time.
    public var notBefore: Timestamp?

    /// Makes an entry.
    public init(
        key: TransactionKey, transaction: PurchaseTransaction, state: TransactionState,
        attempt: PurchaseAttempt? = nil, wasDeferred: Bool = false, attempts: Int = 0, reason: StoreError? = nil,
        notBefore: Timestamp? = nil
    ) {
        self.key = key
        self.transaction = transaction
        self.state = state
        self.attempt = attempt
        self.wasDeferred = wasDeferred
        self.attempts = attempts
        self.reason = reason
        self.notBefore = notBefore
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

/// One change of the journal, made whole or not at all.
public struct JournalChange: Hashable, Sendable {
    /// The entry as it shall be, or nil where no transaction is concerned.
    public let entry: JournalEntry?
    /// The state that the entry must be in before; nil where there must be no such entry yet.
    public let expectedState: TransactionState?
    /// How often its delivery must have been begun before; nil where the number does not matter.
    public let expectedAttempts: Int?
    /// The attempt as it shall be, or nil where none is concerned.
    public let attempt: JournaledAttempt?
    /// What to tell the listeners, in this order.
    public let events: [PurchaseEvent]

    /// Whether the entry that is there, nil where there is none, is as this change expects it.
    ///
    /// A journal that answers no makes no change.
    public func expects(_ known: JournalEntry?) -> Bool {
        known?.state == expectedState && (expectedAttempts == nil || known?.attempts == expectedAttempts)
    }

    /// Makes a change.
    public init(
        entry: JournalEntry? = nil, expecting expectedState: TransactionState? = nil,
        attempts expectedAttempts: Int? = nil, attempt: JournaledAttempt? = nil, events: [PurchaseEvent] = []
    ) {
        self.entry = entry
        self.expectedState = expectedState
        self.expectedAttempts = expectedAttempts
        self.attempt = attempt
        self.events = events
    }
}

/// Why a journal could not do what it was asked.
public struct JournalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of trouble it is.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// Makes a code from its name.
        public init(name: String) { self.name = name }

        /// Somebody else holds the journal; try again.
        public static let busy = Code(name: "busy")
        /// What the journal holds does not make sense.
        public static let damaged = Code(name: "damaged")
        /// The journal cannot be read or written.
        public static let inputOutput = Code(name: "inputOutput")
        /// There is no room left.
        public static let full = Code(name: "full")
    }

    /// What kind of trouble it is.
    public let code: Code
    /// What was being done, with the name of the journal.
    public let context: String

    /// Makes an error.
    public init(code: Code, context: String) {
        self.code = code
        self.context = context
    }

    /// Two errors are equal where their codes are.
    public static func == (left: JournalError, right: JournalError) -> Bool { left.code == right.code }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The code and what was being done.
    public var description: String { "\(code.name): \(context)" }
}
