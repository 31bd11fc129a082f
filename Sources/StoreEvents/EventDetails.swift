public import Purchases

/// What an event says about a purchase; what it does not say is nil, and never 0.
///
/// ```swift
/// var event = try StoreEvent(parsing: body)
/// event.details.price = price  // Google Play does not say it
/// ```
///
/// A server that knows more than the event, because it asked the store, puts it in before it composes the message.
public struct EventDetails: Hashable, Sendable {
    /// The product or plan that the message is about; after a change the new one.
    public var productID: ProductID?
    /// The price of the plan or purchase, as this buyer pays it.
    public var price: Money?
    /// The price before it changed.
    public var previousPrice: Money?
    /// The money that went back to the buyer, or stays with the seller as a credit.
    public var refund: Money?
    /// How often the plan renews.
    public var period: Period?
    /// The moment of the next renewal, of the end, or until which to pay.
    public var date: Timestamp?
    /// The moment at which a subscription goes on after a pause.
    public var resumeDate: Timestamp?
    /// How many pieces were bought.
    public var quantity: Int?
    /// The name of what is counted, where it is no product: `coins`.
    public var item: String?
    /// The country or region of the buyer, by its two letters.
    public var country: String?
    /// The store, or who took the money, by its name for buyers: `Google Play`.
    public var storeName: String?
    /// What a payment failed with, in the words of the vendor.
    public var code: String?

    /// Makes details of which nothing is known.
    public init() {}
}
