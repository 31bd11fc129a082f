/// A family of messages, such as `restore`.
///
/// It is one file of definitions and one catalogue of texts. Use it to show or to check a part of the catalogue. The
/// set is open: an app that adds messages of its own names a family of its own.
public struct MessageFamily: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, as JSON writes it.
    public let rawValue: String

    /// Makes a family from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a family from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// While something runs.
    public static let status: MessageFamily = "status"
    /// The store and its products, before anything is bought.
    public static let store: MessageFamily = "store"
    /// How a purchase ended.
    public static let purchase: MessageFamily = "purchase"
    /// Purchases that wait for approval or for the money.
    public static let deferred: MessageFamily = "deferred"
    /// How a restore ended.
    public static let restore: MessageFamily = "restore"
    /// Verification, delivery and finishing.
    public static let delivery: MessageFamily = "delivery"
    /// The life of a subscription.
    public static let subscription: MessageFamily = "subscription"
    /// A renewal that could not be charged.
    public static let billing: MessageFamily = "billing"
    /// A subscription whose price changes.
    public static let priceChange: MessageFamily = "priceChange"
    /// Trials, offers and codes.
    public static let offer: MessageFamily = "offer"
    /// Money that is given back.
    public static let refund: MessageFamily = "refund"
    /// The family, the account, the country and the test environment.
    public static let account: MessageFamily = "account"
    /// What a store or the law wants to be seen before a purchase.
    public static let disclosure: MessageFamily = "disclosure"
    /// The words of a statute.
    public static let legal: MessageFamily = "legal"
    /// A card on a page of the app's own.
    public static let card: MessageFamily = "card"
    /// For the people who run and support the app.
    public static let operations: MessageFamily = "operations"

    /// Every family of this library, in the order of the catalogue.
    public static let known: [MessageFamily] = [
        .status, .store, .purchase, .deferred, .restore, .delivery, .subscription, .billing, .priceChange, .offer,
        .refund, .account, .disclosure, .legal, .card, .operations,
    ]

    /// The name.
    public var description: String { rawValue }
}
