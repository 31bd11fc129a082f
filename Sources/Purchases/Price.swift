/// What something costs: nothing, which the store has said, or an amount.
///
/// Three things are kept apart. A price that the store did not give is nil, and no text may call it free. `.free` is
/// what the store marks as free, such as a free trial. An amount may be zero: a product that costs 0.00 is shown with
/// that price, for nobody has said that it is a gift.
public enum Price: Hashable, Sendable {
    /// The store says that it is free.
    case free
    /// An amount, which may be zero.
    case amount(Money)

    /// What an offer costs in each of its payments, or nil where the store gives no price.
    public init?(of offer: Offer) {
        if offer.paymentMode == .freeTrial {
            self = .free
        } else if let price = offer.price {
            self = .amount(price)
        } else {
            return nil
        }
    }

    /// What a product costs, or nil where the store gives no price; never `.free`.
    public init?(of product: Product) {
        guard let price = product.price else { return nil }
        self = .amount(price)
    }

    /// The amount, or nil where it is free.
    public var money: Money? {
        if case .amount(let money) = self { money } else { nil }
    }
}
