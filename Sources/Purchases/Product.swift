/// Names a product in a store, such as `com.example.coins`.
public struct ProductID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The identifier as the store writes it.
    public let rawValue: String

    /// Makes an identifier from the store's text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The identifier as the store writes it.
    public var description: String { rawValue }

    /// Whether the left identifier comes first, by its bytes.
    public static func < (left: ProductID, right: ProductID) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}

/// Something that a store sells.
public struct Product: Hashable, Sendable, CustomReflectable {
    /// How a product may be bought and owned.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Used up and bought again.
        case consumable
        /// Bought once and kept.
        case nonConsumable
        /// Runs for a time that the app decides, and does not renew.
        case nonRenewing
        /// Renews by itself until it is cancelled.
        case autoRenewable
    }

    /// A name and a description in one language.
    public struct Localization: Hashable, Sendable {
        /// The language as the store writes it, `en_US` or `zh-Hans`.
        public let language: String
        /// The name that a buyer reads.
        public let displayName: String
        /// What the product is, in a sentence.
        public let description: String

        /// Makes a localization.
        public init(language: String, displayName: String, description: String) {
            self.language = language
            self.displayName = displayName
            self.description = description
        }
    }

    /// The identifier.
    public var id: ProductID { storage.values.id }
    /// How it may be bought and owned.
    public var kind: Kind { storage.values.kind }
    /// The name of the product for its developers; may be the only name there is.
    public var referenceName: String { storage.values.referenceName }
    /// Names and descriptions, one a language, in the store's order.
    public var localizations: [Localization] { storage.values.localizations }
    /// The price of one, or nil where the store gives none; see `Price` for what is free.
    public var price: Money? { storage.values.price }
    /// The price as the store itself writes it, to be shown as it is; nil where the store gives no such text.
    ///
    /// A text that the store made for one price is not mixed with one of our own in a comparison.
    public var displayPrice: String? { storage.values.displayPrice }
    /// Whether a family may share it.
    public var isFamilyShareable: Bool { storage.values.isFamilyShareable }
    /// What is particular to a subscription, nil for anything else.
    public var subscription: SubscriptionPlan? { storage.values.subscription }

    /// Makes a product.
    public init(
        id: ProductID, kind: Kind, referenceName: String, localizations: [Localization] = [], price: Money?,
        displayPrice: String? = nil, isFamilyShareable: Bool = false, subscription: SubscriptionPlan? = nil
    ) {
        storage = Storage(
            Values(
                id: id, kind: kind, referenceName: referenceName, localizations: localizations, price: price,
                displayPrice: displayPrice, isFamilyShareable: isFamilyShareable, subscription: subscription))
    }

    /// The values by their names, for whoever prints a product to look at it.
    public var customMirror: Mirror {
        Mirror(self, children: Mirror(reflecting: storage.values).children, displayStyle: .struct)
    }

    /// The values lie behind one reference: a product is passed on many times more often than it is made.
    private let storage: Storage

    private struct Values: Hashable, Sendable {
        let id: ProductID
        let kind: Kind
        let referenceName: String
        let localizations: [Localization]
        let price: Money?
        let displayPrice: String?
        let isFamilyShareable: Bool
        let subscription: SubscriptionPlan?
    }

    private final class Storage: Hashable, Sendable {
        let values: Values

        init(_ values: Values) { self.values = values }

        static func == (left: Storage, right: Storage) -> Bool { left === right || left.values == right.values }

        func hash(into hasher: inout Hasher) { hasher.combine(values.id) }
    }
}

/// What a subscription adds to a product: its group, level, period and offers.
public struct SubscriptionPlan: Hashable, Sendable {
    /// The group within which a buyer holds one plan at a time.
    public let groupID: String
    /// The name of the group for its developers.
    public let groupName: String
    /// The level of service, 1 the highest; equal levels are a crossgrade.
    public let level: Int
    /// How long one payment lasts.
    public let period: Period
    /// Every offer, in the store's order.
    public let offers: [Offer]
    /// The ways to pay, where there is more than the usual one.
    public let billingPlans: [BillingPlan]

    /// Makes the plan of a subscription.
    public init(
        groupID: String, groupName: String, level: Int, period: Period, offers: [Offer] = [],
        billingPlans: [BillingPlan] = []
    ) {
        self.groupID = groupID
        self.groupName = groupName
        self.level = level
        self.period = period
        self.offers = offers
        self.billingPlans = billingPlans
    }
}

/// A price that differs from the usual one for some time.
public struct Offer: Hashable, Sendable {
    /// Who gets an offer.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// New subscribers.
        case introductory
        /// Present or former subscribers, chosen by the app.
        case promotional
        /// Former subscribers, chosen by the store.
        case winBack
        /// Whoever has the code.
        case code
    }

    /// How an offer is paid.
    public enum PaymentMode: String, Hashable, Sendable, CaseIterable {
        /// Not at all, for a time.
        case freeTrial
        /// A lower price each period, for a number of periods.
        case payAsYouGo
        /// One price at the start for the whole time.
        case payUpFront
    }

    /// Who gets it.
    public let kind: Kind
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// The offer's identifier, where it has one.
    public let id: String?
    /// One period of the offer.
    public let period: Period
    /// How many periods it lasts, 1 or more.
    public let periodCount: Int
    /// The price of the offer; zero for a free trial, nil where the store gives none.
    public let price: Money?
    /// The price as the store itself writes it, to be shown as it is; nil where the store gives no such text.
    public let displayPrice: String?

    /// Makes an offer.
    public init(
        kind: Kind, paymentMode: PaymentMode, id: String? = nil, period: Period, periodCount: Int = 1, price: Money?,
        displayPrice: String? = nil
    ) {
        self.kind = kind
        self.paymentMode = paymentMode
        self.id = id
        self.period = period
        self.periodCount = periodCount
        self.price = price
        self.displayPrice = displayPrice
    }
}

/// A way to pay for a subscription whose commitment is longer than one payment.
public struct BillingPlan: Hashable, Sendable {
    /// How the payments are spread.
    public struct Kind: Hashable, Sendable {
        /// The name as the store writes it.
        public let rawValue: String

        /// Makes a kind from the store's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// One payment at the start.
        public static let upFront = Kind(rawValue: "BILLED_UPFRONT")
        /// A payment each month.
        public static let monthly = Kind(rawValue: "MONTHLY")
    }

    /// How the payments are spread.
    public let kind: Kind
    /// The price of one payment.
    public let price: Money?
    /// How long one payment lasts, or nil where that is not known.
    public let billingPeriod: Period?
    /// The price of the whole commitment.
    public let commitmentPrice: Money?
    /// How long the buyer is committed, or nil where that is not known.
    public let commitmentPeriod: Period?
    /// Whether the plan is offered now.
    public let isEnabled: Bool

    /// Makes a billing plan.
    public init(
        kind: Kind, price: Money?, billingPeriod: Period? = nil, commitmentPrice: Money?,
        commitmentPeriod: Period? = nil, isEnabled: Bool
    ) {
        self.kind = kind
        self.price = price
        self.billingPeriod = billingPeriod
        self.commitmentPrice = commitmentPrice
        self.commitmentPeriod = commitmentPeriod
        self.isEnabled = isEnabled
    }
}
