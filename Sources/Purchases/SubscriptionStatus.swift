/// How a subscription stands, as the store signed it last.
///
/// A store's adapter makes one of what its store tells: `Product.SubscriptionInfo.Status` of StoreKit 2, a server
/// notification with its renewal info, or a purchase of Google Play. The pipeline keeps the newest one of each
/// subscription and announces in what it differs from the one before.
///
/// Source of the states: `RenewalState` and `RenewalInfo` of StoreKit 2,
/// https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalstate.
public struct SubscriptionStatus: Hashable, Sendable {
    /// Whether a subscription gives anything now, and what is wrong with it.
    public struct State: Hashable, Sendable {
        /// The name of the state.
        public let rawValue: String

        /// Makes a state from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It is paid for.
        public static let subscribed = State(rawValue: "subscribed")
        /// The payment failed; the buyer keeps what was bought until a date.
        public static let gracePeriod = State(rawValue: "gracePeriod")
        /// The payment failed, the store tries again, and the buyer has nothing meanwhile.
        public static let billingRetry = State(rawValue: "billingRetry")
        /// It has ended.
        public static let expired = State(rawValue: "expired")
        /// The store took it back.
        public static let revoked = State(rawValue: "revoked")

        /// Whether the buyer has what was bought.
        public var isEntitled: Bool { self == .subscribed || self == .gracePeriod }
    }

    /// What the buyer has said to a higher price.
    public struct Consent: Hashable, Sendable {
        /// The name of the answer.
        public let rawValue: String

        /// Makes an answer from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The buyer has not answered; without an answer the subscription ends.
        public static let pending = Consent(rawValue: "pending")
        /// The buyer agreed, or need not be asked.
        public static let accepted = Consent(rawValue: "accepted")
    }

    /// The newest transaction of the subscription.
    public let transaction: PurchaseTransaction
    /// Whether it gives anything now.
    public let state: State
    /// When the store signed this status; a later one replaces it, an earlier one is without effect.
    public let signedDate: Timestamp
    /// Whether it renews at its end.
    public let renewsAutomatically: Bool
    /// The plan that it renews to; the present one unless the buyer chose another for later.
    public let renewalProductID: ProductID
    /// Until when the buyer keeps what was bought though the payment failed, nil outside a grace period.
    public let gracePeriodEnd: Timestamp?
    /// What the buyer has said to a higher price, nil where none is announced.
    public let priceIncrease: Consent?

    /// Makes a status.
    public init(
        transaction: PurchaseTransaction, state: State, signedDate: Timestamp? = nil, renewsAutomatically: Bool = true,
        renewalProductID: ProductID? = nil, gracePeriodEnd: Timestamp? = nil, priceIncrease: Consent? = nil
    ) {
        self.transaction = transaction
        self.state = state
        self.signedDate = signedDate ?? transaction.signedDate
        self.renewsAutomatically = renewsAutomatically
        self.renewalProductID = renewalProductID ?? transaction.productID
        self.gracePeriodEnd = gracePeriodEnd
        self.priceIncrease = priceIncrease
    }

    /// Names the subscription: its first transaction, the same through every renewal and change of plan.
    public var subscriptionID: TransactionID { transaction.originalID }

    /// Whether it was signed after another one: by date, then by the identifier of the transaction; never by arrival.
    public func isSigned(after other: SubscriptionStatus) -> Bool {
        signedDate == other.signedDate ? other.transaction.id < transaction.id : other.signedDate < signedDate
    }

    /// What is different from an earlier status of the same subscription, in the order in which it is told.
    ///
    /// - Parameter earlier: The status before; nil for a subscription that nobody has heard of, of which only what needs
    ///   somebody's attention is told.
    /// - Returns: The changes; empty where nothing is worth telling.
    public func changes(since earlier: SubscriptionStatus?) -> [SubscriptionChange.Kind] {
        var changes: [SubscriptionChange.Kind] = []
        if state != earlier?.state {
            switch state {
            case .gracePeriod: changes.append(.gracePeriodBegan)
            case .billingRetry: changes.append(.billingRetryBegan)
            case .subscribed where earlier?.state == .gracePeriod || earlier?.state == .billingRetry:
                changes.append(.billingRecovered)
            default: break
            }
        }
        let oldPlan = earlier?.transaction.productID ?? transaction.productID
        if transaction.productID != oldPlan { changes.append(.planChanged) }
        // Where the plan renewed to itself before, its name is no news of a change that was scheduled.
        let scheduled = earlier?.renewalProductID == earlier?.transaction.productID ? nil : earlier?.renewalProductID
        if renewalProductID != transaction.productID, renewalProductID != scheduled {
            changes.append(.planChangeScheduled)
        } else if let earlier, earlier.renewalProductID != earlier.transaction.productID,
            renewalProductID == transaction.productID, transaction.productID == oldPlan
        {
            changes.append(.planChangeWithdrawn)
        }
        if let earlier, renewsAutomatically != earlier.renewsAutomatically, state.isEntitled {
            changes.append(renewsAutomatically ? .renewalTurnedOn : .renewalTurnedOff)
        }
        if priceIncrease != earlier?.priceIncrease {
            if priceIncrease == .pending { changes.append(.priceIncreaseAnnounced) }
            if priceIncrease == .accepted, earlier?.priceIncrease == .pending { changes.append(.priceIncreaseAccepted) }
        }
        return changes
    }
}

/// One thing that is different about a subscription.
public struct SubscriptionChange: Hashable, Sendable {
    /// What is different.
    public struct Kind: Hashable, Sendable {
        /// The name of the change.
        public let rawValue: String

        /// Makes a change from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The payment failed; the buyer keeps what was bought for now.
        public static let gracePeriodBegan = Kind(rawValue: "gracePeriodBegan")
        /// The payment failed, and the buyer has nothing until it succeeds.
        public static let billingRetryBegan = Kind(rawValue: "billingRetryBegan")
        /// The payment succeeded after all.
        public static let billingRecovered = Kind(rawValue: "billingRecovered")
        /// The buyer has another plan now.
        public static let planChanged = Kind(rawValue: "planChanged")
        /// The buyer has another plan from the next period on.
        public static let planChangeScheduled = Kind(rawValue: "planChangeScheduled")
        /// The buyer stays with the present plan after all.
        public static let planChangeWithdrawn = Kind(rawValue: "planChangeWithdrawn")
        /// It renews at its end again.
        public static let renewalTurnedOn = Kind(rawValue: "renewalTurnedOn")
        /// It ends at the end of the period.
        public static let renewalTurnedOff = Kind(rawValue: "renewalTurnedOff")
        /// The price goes up, and the buyer is asked.
        public static let priceIncreaseAnnounced = Kind(rawValue: "priceIncreaseAnnounced")
        /// The buyer agreed to the higher price.
        public static let priceIncreaseAccepted = Kind(rawValue: "priceIncreaseAccepted")
    }

    /// What is different.
    public let kind: Kind
    /// How the subscription stands now.
    public let status: SubscriptionStatus

    /// Makes a change.
    public init(_ kind: Kind, _ status: SubscriptionStatus) {
        self.kind = kind
        self.status = status
    }
}
