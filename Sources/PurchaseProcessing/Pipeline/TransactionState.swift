/// How far a transaction has come on its way through the pipeline.
///
/// The state machine is pure: `applying(_:)` takes what happened and says the next state and what is to be done next.
/// The pipeline records the state before it does anything else, and does what it was told.
///
/// | state | arrived | verified | rejected | undecided | delivered | not delivered | attempts exhausted | retried | finished | not finished | taken back |
/// |---|---|---|---|---|---|---|---|---|---|---|---|
/// | received | verify | recorded, deliver | rejected, announce | unverified, announce | | | | | | | withheld, finish |
/// | unverified | verify | recorded, deliver | rejected, announce | unverified | | | | | | | withheld, finish |
/// | recorded | deliver | | | | delivered, finish | undelivered, announce | parked, announce | | | | withheld, finish |
/// | undelivered | deliver | | | | delivered, finish | undelivered | parked | | | | withheld, finish |
/// | parked | nothing | | | | | | | undelivered | | | withheld, finish |
/// | delivered | finish | | | | | | | | finished, announce | finishPending, announce | |
/// | finishPending | finish | | | | | | | | finished | finishPending | |
/// | finished | finish | | | | | | | | finished | finished | |
/// | rejected | nothing | | | | | | | | | | |
/// | withheld | finish | | | | | | | | withheld | withheld | |
///
/// An empty cell is something that cannot happen there; it changes nothing. A parked transaction is never finished: the
/// store goes on to report it, and is not listened to until somebody asks for another try. A purchase that the store took
/// back before it was delivered is withheld: it is finished, and never delivered.
public enum TransactionState: String, Hashable, Sendable, CaseIterable {
    /// It has arrived and is recorded nowhere.
    case received
    /// Nobody could tell yet whether it is genuine.
    case unverified
    /// It is genuine and recorded; nothing has been delivered.
    case recorded
    /// A delivery failed, and the buyer knows; it is tried again later.
    case undelivered
    /// Its delivery failed as often as it may; it is tried again only where somebody asks.
    case parked
    /// It was delivered; the store does not know yet.
    case delivered
    /// It was delivered and announced; the store could not be told yet.
    case finishPending
    /// It was delivered, and the store knows.
    case finished
    /// It is not genuine: never delivered, never finished.
    case rejected
    /// The store took it back before it was delivered: never delivered.
    case withheld

    /// What can happen to a transaction.
    public enum Event: String, Hashable, Sendable, CaseIterable {
        /// The store reported it, or the journal still held it at a start.
        case arrived
        /// It is genuine.
        case verified
        /// It is not genuine.
        case rejected
        /// Nobody can tell now.
        case undecided
        /// What it bought was delivered.
        case delivered
        /// What it bought could not be delivered.
        case notDelivered
        /// What it bought could not be delivered, and it is not tried again by itself.
        case attemptsExhausted
        /// Somebody asked for another try of what is parked.
        case retried
        /// The store was told.
        case finished
        /// The store could not be told.
        case notFinished
        /// The store is known to have taken it back.
        case takenBack
    }

    /// What is to be done next.
    public enum Action: String, Hashable, Sendable, CaseIterable {
        /// Nothing.
        case nothing
        /// Ask whether it is genuine.
        case verify
        /// Deliver what it bought.
        case deliver
        /// Tell the store.
        case finish
        /// Tell the listeners that it went all the way.
        case announceCompletion
        /// Tell the listeners that it is not genuine.
        case announceRejection
        /// Tell the listeners that it will be verified later.
        case announceDelay
        /// Tell the listeners that the delivery failed.
        case announceDeliveryFailure
    }

    /// Whether nothing is left to be done, or nothing until somebody asks for it.
    public var isSettled: Bool {
        switch self {
        case .finished, .rejected, .parked, .withheld: true
        case .received, .unverified, .recorded, .undelivered, .delivered, .finishPending: false
        }
    }

    /// Whether somebody has found it genuine.
    public var isGenuine: Bool {
        switch self {
        case .received, .unverified, .rejected: false
        case .recorded, .undelivered, .parked, .delivered, .finishPending, .finished, .withheld: true
        }
    }

    /// Whether it was delivered, now or at some earlier time.
    public var isDelivered: Bool { self == .delivered || self == .finishPending || self == .finished }

    /// The next state and what is to be done, after something happened.
    public func applying(_ event: Event) -> (state: TransactionState, action: Action) {
        switch (self, event) {
        case (.received, .arrived), (.unverified, .arrived): (self, .verify)
        case (.received, .verified), (.unverified, .verified): (.recorded, .deliver)
        case (.received, .rejected), (.unverified, .rejected): (.rejected, .announceRejection)
        case (.received, .undecided): (.unverified, .announceDelay)
        case (.recorded, .arrived), (.undelivered, .arrived): (self, .deliver)
        case (.recorded, .delivered), (.undelivered, .delivered): (.delivered, .finish)
        case (.recorded, .notDelivered): (.undelivered, .announceDeliveryFailure)
        case (.recorded, .attemptsExhausted): (.parked, .announceDeliveryFailure)
        case (.undelivered, .attemptsExhausted): (.parked, .nothing)
        case (.parked, .retried): (.undelivered, .nothing)
        case (.delivered, .arrived), (.finishPending, .arrived), (.finished, .arrived): (self, .finish)
        case (.delivered, .finished): (.finished, .announceCompletion)
        case (.delivered, .notFinished): (.finishPending, .announceCompletion)
        case (.finishPending, .finished): (.finished, .nothing)
        case (.received, .takenBack), (.unverified, .takenBack), (.recorded, .takenBack), (.undelivered, .takenBack),
            (.parked, .takenBack), (.withheld, .arrived), (.withheld, .takenBack):
            (.withheld, .finish)
        default: (self, .nothing)
        }
    }
}
