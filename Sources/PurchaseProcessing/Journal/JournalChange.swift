public import Purchases

/// One change of the journal, made whole or not at all.
public struct JournalChange: Hashable, Sendable {
    /// The entry as it shall be, or nil where no transaction is concerned.
    public let entry: JournalEntry?
    /// The state that the entry must be in before; nil where there must be no such entry yet.
    public let expectedState: TransactionState?
    /// The claim that must be the last one before; nil where it does not matter.
    public let expectedClaims: Int?
    /// An entry whose being genuine forbids the change: what was taken back is not claimed for delivery any more.
    public let exclusion: TransactionKey?
    /// The attempt as it shall be, or nil where none is concerned.
    public var attempt: JournaledAttempt? { answered.wrappedValue }
    /// How a subscription stands now, or nil where none is concerned.
    public var subscription: SubscriptionStatus? { status.wrappedValue }
    /// What to tell the listeners, in this order.
    public let events: [PurchaseEvent]
    private let answered: Rare<JournaledAttempt>
    private let status: Rare<SubscriptionStatus>

    /// Makes a change.
    public init(
        entry: JournalEntry? = nil, expecting expectedState: TransactionState? = nil,
        claims expectedClaims: Int? = nil, unlessGenuine exclusion: TransactionKey? = nil,
        attempt: JournaledAttempt? = nil, subscription: SubscriptionStatus? = nil,
        events: [PurchaseEvent] = []
    ) {
        self.entry = entry
        self.expectedState = expectedState
        self.expectedClaims = expectedClaims
        self.exclusion = exclusion
        answered = Rare(wrappedValue: attempt)
        status = Rare(wrappedValue: subscription)
        self.events = events
    }

    /// Whether the entry that is there, nil where there is none, is as this change expects it.
    ///
    /// A journal that answers no makes no change; so with the two beside it.
    public func expects(entry known: JournalEntry?) -> Bool {
        expects(state: known?.state, claims: known?.claims)
    }

    /// Whether an entry in this state, with this last claim, is as this change expects it; nil where there is none.
    public func expects(state: TransactionState?, claims: Int?) -> Bool {
        state == expectedState && (expectedClaims == nil || claims == expectedClaims)
    }

    /// Whether the attempt that is there may become what this change makes of it.
    ///
    /// A transaction answers an attempt whatever became of it before. Anything else comes too late once the attempt was
    /// answered or closed: an approval overtakes the news that approval is needed.
    public func expects(attempt known: JournaledAttempt.State?) -> Bool {
        attempt?.state == .answered || known?.isOpen ?? true
    }

    /// Whether the status of the subscription that is there, nil where there is none, is older than the one of this change.
    public func expects(subscription known: SubscriptionStatus?) -> Bool {
        guard let known, let subscription else { return true }
        return subscription.isSigned(after: known)
    }
}
