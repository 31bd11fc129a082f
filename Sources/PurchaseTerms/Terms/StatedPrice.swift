public import Purchases

/// A price that the store charges, with the store's own text for it.
public struct StatedPrice: Hashable, Sendable {
    /// The exact amount.
    public let money: Money
    /// The price as the store writes it, to be shown as it is; nil where it gave none.
    public let storeText: String?

    /// Makes a price.
    public init(_ money: Money, storeText: String? = nil) {
        self.money = money
        self.storeText = storeText
    }
}
