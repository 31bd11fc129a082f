/// Names one transaction of a store.
public struct TransactionID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The identifier as the store writes it.
    public let rawValue: String

    /// Makes an identifier from the store's text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The identifier as the store writes it.
    public var description: String { rawValue }

    /// Whether the left identifier comes first: shorter numbers before longer ones, else by bytes.
    public static func < (left: TransactionID, right: TransactionID) -> Bool {
        let (a, b) = (left.rawValue.utf8, right.rawValue.utf8)
        return a.count != b.count ? a.count < b.count : a.lexicographicallyPrecedes(b)
    }
}

/// Names one attempt to buy, given before the store is asked.
public struct AttemptID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The text of the identifier.
    public let rawValue: String

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The text of the identifier.
    public var description: String { rawValue }

    /// Whether the left identifier comes first: shorter numbers before longer ones, else by bytes.
    public static func < (left: AttemptID, right: AttemptID) -> Bool {
        let (a, b) = (left.rawValue.utf8, right.rawValue.utf8)
        return a.count != b.count ? a.count < b.count : a.lexicographicallyPrecedes(b)
    }
}

/// Names an account of the app, so that a purchase goes to whoever bought it and not to whoever is signed in later.
public struct AccountToken: Hashable, Sendable, CustomStringConvertible {
    /// The text of the token; StoreKit carries a UUID, other stores any text.
    public let rawValue: String

    /// Makes a token.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The text of the token.
    public var description: String { rawValue }
}

/// What a store says was bought: one entry of the buyer's history.
public struct PurchaseTransaction: Hashable, Sendable {
    /// Whose purchase it is.
    public struct Ownership: Hashable, Sendable {
        /// The name of the answer.
        public let rawValue: String

        /// Makes an answer from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The buyer's own.
        public static let purchased = Ownership(rawValue: "purchased")
        /// Somebody of the family shares it.
        public static let familyShared = Ownership(rawValue: "familyShared")
    }

    /// What made the transaction.
    public struct Reason: Hashable, Sendable {
        /// The name of the reason.
        public let rawValue: String

        /// Makes a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The buyer bought it.
        public static let purchase = Reason(rawValue: "purchase")
        /// A subscription renewed itself.
        public static let renewal = Reason(rawValue: "renewal")
    }

    /// The identifier, unique in its store.
    public let id: TransactionID
    /// The first transaction of the same purchase; its own identifier where it is the first.
    public let originalID: TransactionID
    /// What was bought.
    public let productID: ProductID
    /// The kind of product that was bought.
    public let kind: Product.Kind
    /// How many, 1 or more.
    public let quantity: Int
    /// When it was bought.
    public let purchaseDate: Timestamp
    /// When the store signed this state of it; later states have later dates.
    public let signedDate: Timestamp
    /// When a subscription ends, nil for anything else.
    public let expirationDate: Timestamp?
    /// When the store took it back, nil while it stands.
    public let revocationDate: Timestamp?
    /// What made it.
    public let reason: Reason
    /// What was charged for all of it, where the store says so.
    public let price: Money?
    /// The attempt that the buyer's app named when it asked, where the store carried it along.
    public let attempt: AttemptID?
    /// The account of the app that it was bought for, where the app named one.
    public let account: AccountToken?
    /// Whether it is the buyer's own or shared by somebody of the family.
    public let ownership: Ownership
    /// Whether the buyer has moved to another plan of the group, so that this one gives nothing any more.
    public let isUpgraded: Bool

    /// Makes a transaction.
    public init(
        id: TransactionID, originalID: TransactionID? = nil, productID: ProductID, kind: Product.Kind,
        quantity: Int = 1, purchaseDate: Timestamp, signedDate: Timestamp? = nil, expirationDate: Timestamp? = nil,
        revocationDate: Timestamp? = nil, reason: Reason = .purchase, price: Money? = nil, attempt: AttemptID? = nil,
        account: AccountToken? = nil, ownership: Ownership = .purchased, isUpgraded: Bool = false
    ) {
        self.id = id
        self.originalID = originalID ?? id
        self.productID = productID
        self.kind = kind
        self.quantity = quantity
        self.purchaseDate = purchaseDate
        self.signedDate = signedDate ?? purchaseDate
        self.expirationDate = expirationDate
        self.revocationDate = revocationDate
        self.reason = reason
        self.price = price
        self.attempt = attempt
        self.account = account
        self.ownership = ownership
        self.isUpgraded = isUpgraded
    }

    /// Whether the store took it back.
    public var isRevoked: Bool { revocationDate != nil }

    /// Whether the store signed this state after another one, by date and then by identifier; never by arrival.
    public func isSigned(after other: PurchaseTransaction) -> Bool {
        signedDate == other.signedDate ? other.id < id : other.signedDate < signedDate
    }
}
