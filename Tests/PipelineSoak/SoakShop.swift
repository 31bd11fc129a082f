import Purchases

/// What the simulated store sells: one product of each kind, and two plans of one group.
enum SoakShop {
    static let consumable: ProductID = "coins"
    static let products: [Product] = [
        Product(id: consumable, kind: .consumable, referenceName: "Coins", price: money("0.99")),
        Product(id: "pro", kind: .nonConsumable, referenceName: "Pro", price: money("4.99")),
        Product(id: "season", kind: .nonRenewing, referenceName: "Season pass", price: money("9.99")),
        subscription("basic", level: 2, price: "2.99"), subscription("premium", level: 1, price: "5.99"),
    ]
    static let identifiers = products.map(\.id)
    static let currencies = ["USA": "USD", "FRA": "EUR"].compactMapValues { CurrencyCode($0) }

    private static func subscription(_ id: ProductID, level: Int, price: String) -> Product {
        guard let month = Period(1, .month) else { preconditionFailure("a month is a period") }
        return Product(
            id: id, kind: .autoRenewable, referenceName: id.rawValue, price: money(price),
            subscription: SubscriptionPlan(groupID: "plans", groupName: "plans", level: level, period: month))
    }

    private static func money(_ digits: String) -> Money? {
        guard let amount = try? Amount(parsing: digits), let dollar = CurrencyCode("USD") else { return nil }
        return Money(amount, dollar)
    }
}
