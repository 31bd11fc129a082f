import PurchaseProcessing
import Purchases
import StoreSimulation
import Testing

/// The small shop that the tests of this folder buy from.
enum Shop {
    static let dollar = CurrencyCode("USD")
    static let currencies = ["USA": "USD", "FRA": "EUR", "JPN": "JPY"].compactMapValues { CurrencyCode($0) }

    static func money(_ digits: String, _ currency: String = "USD") -> Money? {
        guard let amount = try? Amount(parsing: digits), let currency = CurrencyCode(currency) else { return nil }
        return Money(amount, currency)
    }

    static let products: [Product] = [
        Product(id: "coins", kind: .consumable, referenceName: "Coins", price: money("0.99")),
        Product(id: "pro", kind: .nonConsumable, referenceName: "Pro", price: money("4.99")),
        Product(id: "season", kind: .nonRenewing, referenceName: "Season pass", price: money("9.99")),
        subscription("basic", level: 2, price: "2.99", period: "P1M"),
        subscription("premium", level: 1, price: "5.99", period: "P1M"),
        subscription(
            "trial", group: "news", level: 1, price: "1.99", period: "P1M", offer: (.freeTrial, "P1W", 1, "0")),
        subscription(
            "ladder", group: "gym", level: 1, price: "19.99", period: "P1M", offer: (.payAsYouGo, "P1M", 3, "4.99")),
        subscription(
            "ahead", group: "film", level: 1, price: "7.99", period: "P1M", offer: (.payUpFront, "P1M", 3, "9.99")),
    ]

    static func store() -> SimulatedStore { SimulatedStore(products: products, currencies: currencies) }

    private static func subscription(
        _ id: ProductID, group: String = "plans", level: Int, price: String, period: String,
        offer: (Offer.PaymentMode, String, Int, String)? = nil
    ) -> Product {
        guard let length = Period(iso8601: period) else { preconditionFailure("a fixture names a wrong period") }
        let offers = offer.flatMap { mode, period, count, price in
            Period(iso8601: period).map {
                Offer(kind: .introductory, paymentMode: mode, period: $0, periodCount: count, price: money(price))
            }
        }
        return Product(
            id: id, kind: .autoRenewable, referenceName: id.rawValue, price: money(price),
            subscription: SubscriptionPlan(
                groupID: group, groupName: group, level: level, period: length, offers: [offers].compactMap(\.self)))
    }
}

/// A simulation of the shop with everything at hand that a test looks at.
struct Bench {
    let simulation: Simulation
    let delivery = InMemoryDelivery()
    let journal = InMemoryJournal()
    var store: SimulatedStore { simulation.store }

    init(store: SimulatedStore = Shop.store()) {
        simulation = Simulation(store: store, journal: journal, delivery: delivery)
    }

    /// Performs steps written as text and returns the notifications of all of them, progress left out.
    @discardableResult
    func run(_ steps: String...) async throws -> [PurchaseEvent] {
        var events: [PurchaseEvent] = []
        for step in steps {
            events += try await simulation.perform(SimulationStep(parsing: step)).map(\.event)
        }
        return events.filter { $0.kind != "progress" }
    }

    /// Everything that was announced, one line each.
    func transcript() async throws -> String {
        try await journal.notifications(after: 0, atMost: .max).map { "\($0.sequence) \($0.event)" }
            .joined(separator: "\n")
    }
}
