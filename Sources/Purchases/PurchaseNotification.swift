/// What the pipeline tells its listeners: one thing that happened, with its place in the order.
public struct PurchaseNotification: Hashable, Sendable {
    /// The place in the order of all notifications of one journal, from 1, without gaps.
    public let sequence: Int
    /// What happened.
    public let event: PurchaseEvent

    /// Makes a notification.
    public init(sequence: Int, event: PurchaseEvent) {
        self.sequence = sequence
        self.event = event
    }
}

/// What happened to a purchase, a request for products or a restore.
///
/// The cases are boxed: an event is passed on and kept far more often than it is made.
public indirect enum PurchaseEvent: Hashable, Sendable {
    /// An operation reached a stage worth showing; always followed by the end of the operation.
    case progress(PurchaseProgress)
    /// A request for products ended: what the store sells, and exactly the identifiers that it does not know.
    case productsFetched(products: [Product], invalidProductIdentifiers: [ProductID])
    /// A request for products ended with a failure.
    case productsFailed(PurchaseFailure)
    /// A transaction was verified, recorded, delivered and finished.
    case transactionCompleted(CompletedPurchase)
    /// A purchase ended without success.
    case transactionFailed(FailedPurchase)
    /// The buyer changed their mind: the end of a purchase, never an alert.
    case purchaseCancelled(FailedPurchase)
    /// A purchase waits for somebody's approval; it is not a failure, and it ends the operation for now.
    case transactionDeferred(PurchaseAttempt)
    /// The store took back a transaction.
    case transactionRevoked(PurchaseTransaction)
    /// The store gave back what it had taken back.
    case transactionReinstated(PurchaseTransaction)
    /// The standing of a subscription is another one.
    case subscriptionChanged(SubscriptionChange)
    /// A subscription ended.
    case subscriptionExpired(PurchaseTransaction)
    /// A restore ended.
    case restoreFinished(RestoreSummary)

    /// The name of the case, as the command prints it.
    public var kind: String {
        switch self {
        case .progress: "progress"
        case .productsFetched: "productsFetched"
        case .productsFailed: "productsFailed"
        case .transactionCompleted: "transactionCompleted"
        case .transactionFailed: "transactionFailed"
        case .purchaseCancelled: "purchaseCancelled"
        case .transactionDeferred: "transactionDeferred"
        case .transactionRevoked: "transactionRevoked"
        case .transactionReinstated: "transactionReinstated"
        case .subscriptionChanged: "subscriptionChanged"
        case .subscriptionExpired: "subscriptionExpired"
        case .restoreFinished: "restoreFinished"
        }
    }
}

/// A stage of an operation that a person may be shown.
public struct PurchaseProgress: Hashable, Sendable {
    /// Where an operation stands.
    public struct Stage: Hashable, Sendable {
        /// The name of the stage.
        public let rawValue: String

        /// Makes a stage from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The store is being reached.
        public static let connecting = Stage(rawValue: "connecting")
        /// Products and prices are being loaded.
        public static let loadingProducts = Stage(rawValue: "loadingProducts")
        /// The store was asked to sell.
        public static let purchasing = Stage(rawValue: "purchasing")
        /// A transaction is being verified.
        public static let verifying = Stage(rawValue: "verifying")
        /// What was bought is being delivered.
        public static let delivering = Stage(rawValue: "delivering")
        /// Earlier purchases are being restored.
        public static let restoring = Stage(rawValue: "restoring")
    }

    /// Where the operation stands.
    public let stage: Stage
    /// The product that it is about, where it is about one.
    public let productID: ProductID?

    /// Makes a stage of an operation.
    public init(stage: Stage, productID: ProductID? = nil) {
        self.stage = stage
        self.productID = productID
    }
}

/// A purchase that went all the way.
public struct CompletedPurchase: Hashable, Sendable {
    /// The transaction.
    public let transaction: PurchaseTransaction
    /// The attempt that it answers, nil where nobody here asked for it.
    public let attempt: PurchaseAttempt?
    /// Whether it had waited for approval.
    public let wasDeferred: Bool

    /// Makes a completed purchase.
    public init(transaction: PurchaseTransaction, attempt: PurchaseAttempt?, wasDeferred: Bool = false) {
        self.transaction = transaction
        self.attempt = attempt
        self.wasDeferred = wasDeferred
    }
}

/// A purchase that ended without success.
public struct FailedPurchase: Hashable, Sendable {
    /// The product that it was about.
    public let productID: ProductID
    /// How many were asked for.
    public let quantity: Int
    /// The attempt, nil where nobody here asked for it.
    public let attempt: PurchaseAttempt?
    /// The transaction, where there is one: paid for, but not verified or not delivered.
    public let transaction: PurchaseTransaction?
    /// Why.
    public let failure: PurchaseFailure

    /// Makes a failed purchase.
    public init(
        productID: ProductID, quantity: Int, attempt: PurchaseAttempt?, transaction: PurchaseTransaction? = nil,
        failure: PurchaseFailure
    ) {
        self.productID = productID
        self.quantity = quantity
        self.attempt = attempt
        self.transaction = transaction
        self.failure = failure
    }
}

/// What a restore found, all in one: never an event an item.
public struct RestoreSummary: Hashable, Sendable {
    /// How a restore ended.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Something was restored, and nothing failed.
        case restored
        /// Everything that was found was here already.
        case alreadyOwned
        /// Some were restored and some failed.
        case partial
        /// There was nothing to restore.
        case nothing
        /// All that was found had been taken back by the store.
        case revoked
        /// Only subscriptions that have ended were found.
        case expired
        /// It failed as a whole, or for each item.
        case failed
        /// The buyer changed their mind.
        case cancelled
    }

    /// Transactions that were delivered anew.
    public let restored: [PurchaseTransaction]
    /// Transactions that had been delivered before.
    public let alreadyOwned: [PurchaseTransaction]
    /// Transactions that the store had taken back.
    public let revoked: [PurchaseTransaction]
    /// Subscriptions that have ended.
    public let expired: [PurchaseTransaction]
    /// Transactions that could not be verified or delivered, each with its failure.
    public let failed: [FailedPurchase]
    /// Why the restore as a whole failed or was cancelled, else nil.
    public let failure: PurchaseFailure?

    /// Makes a summary.
    public init(
        restored: [PurchaseTransaction] = [], alreadyOwned: [PurchaseTransaction] = [],
        revoked: [PurchaseTransaction] = [], expired: [PurchaseTransaction] = [], failed: [FailedPurchase] = [],
        failure: PurchaseFailure? = nil
    ) {
        self.restored = restored
        self.alreadyOwned = alreadyOwned
        self.revoked = revoked
        self.expired = expired
        self.failed = failed
        self.failure = failure
    }

    /// How the restore ended, in one word.
    public var outcome: Outcome {
        if let failure { return failure.kind == .cancelled ? .cancelled : .failed }
        if !failed.isEmpty { return restored.isEmpty && alreadyOwned.isEmpty ? .failed : .partial }
        if !restored.isEmpty { return .restored }
        if !alreadyOwned.isEmpty { return .alreadyOwned }
        if !expired.isEmpty { return .expired }
        return revoked.isEmpty ? .nothing : .revoked
    }
}
