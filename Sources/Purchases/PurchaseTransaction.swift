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
public struct PurchaseTransaction: Hashable, Sendable, CustomReflectable {
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
    public var id: TransactionID { storage.values.id }
    /// The first transaction of the same purchase; its own identifier where it is the first.
    public var originalID: TransactionID { storage.values.originalID }
    /// What was bought.
    public var productID: ProductID { storage.values.productID }
    /// The kind of product that was bought.
    public var kind: Product.Kind { storage.values.kind }
    /// How many, 1 or more.
    public var quantity: Int { storage.values.quantity }
    /// When it was bought.
    public var purchaseDate: Timestamp { storage.values.purchaseDate }
    /// When the store signed this state of it; later states have later dates.
    public var signedDate: Timestamp { storage.values.signedDate }
    /// When a subscription ends, nil for anything else.
    public var expirationDate: Timestamp? { storage.values.expirationDate }
    /// When the store took it back, nil while it stands.
    public var revocationDate: Timestamp? { storage.values.revocationDate }
    /// What made it.
    public var reason: Reason { storage.values.reason }
    /// What was charged for all of it, where the store says so.
    public var price: Money? { storage.values.price }
    /// The attempt that the buyer's app named when it asked, where the store carried it along.
    public var attempt: AttemptID? { storage.values.attempt }
    /// The account of the app that it was bought for, where the app named one.
    public var account: AccountToken? { storage.values.account }
    /// Whether it is the buyer's own or shared by somebody of the family.
    public var ownership: Ownership { storage.values.ownership }
    /// Whether the buyer has moved to another plan of the group, so that this one gives nothing any more.
    public var isUpgraded: Bool { storage.values.isUpgraded }

    /// Makes a transaction.
    public init(
        id: TransactionID, originalID: TransactionID? = nil, productID: ProductID, kind: Product.Kind,
        quantity: Int = 1, purchaseDate: Timestamp, signedDate: Timestamp? = nil, expirationDate: Timestamp? = nil,
        revocationDate: Timestamp? = nil, reason: Reason = .purchase, price: Money? = nil, attempt: AttemptID? = nil,
        account: AccountToken? = nil, ownership: Ownership = .purchased, isUpgraded: Bool = false
    ) {
        storage = Storage(
            Values(
                id: id, originalID: originalID ?? id, productID: productID, kind: kind, quantity: quantity,
                purchaseDate: purchaseDate, signedDate: signedDate ?? purchaseDate, expirationDate: expirationDate,
                revocationDate: revocationDate, reason: reason, price: price, attempt: attempt, account: account,
                ownership: ownership, isUpgraded: isUpgraded))
    }

    /// Whether the store took it back.
    public var isRevoked: Bool { revocationDate != nil }

    /// Whether the store signed this state after another one, by date and then by identifier; never by arrival.
    public func isSigned(after other: PurchaseTransaction) -> Bool {
        signedDate == other.signedDate ? other.id < id : other.signedDate < signedDate
    }

    /// The values by their names, for whoever prints a transaction to look at it.
    public var customMirror: Mirror {
        Mirror(self, children: Mirror(reflecting: storage.values).children, displayStyle: .struct)
    }

    /// The values lie behind one reference: a transaction is passed on many times more often than it is made.
    private let storage: Storage

    private struct Values: Hashable, Sendable {
        let id: TransactionID
        let originalID: TransactionID
        let productID: ProductID
        let kind: Product.Kind
        let quantity: Int
        let purchaseDate: Timestamp
        let signedDate: Timestamp
        let expirationDate: Timestamp?
        let revocationDate: Timestamp?
        let reason: Reason
        let price: Money?
        let attempt: AttemptID?
        let account: AccountToken?
        let ownership: Ownership
        let isUpgraded: Bool
    }

    private final class Storage: Hashable, Sendable {
        let values: Values

        init(_ values: Values) { self.values = values }

        static func == (left: Storage, right: Storage) -> Bool { left === right || left.values == right.values }

        func hash(into hasher: inout Hasher) {
            hasher.combine(values.id)
            hasher.combine(values.signedDate)
        }
    }
}
