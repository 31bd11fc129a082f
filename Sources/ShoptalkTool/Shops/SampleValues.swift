internal import PurchaseMessages
internal import Purchases

/// Values for a message that nothing happened for: from a shop's products, and named samples for the rest.
///
/// A plan is the first subscription, an item and whatever is bought several times the first consumable, anything else
/// the first product. Where the shop has none of the kind, its first product stands in.
struct SampleValues: Sendable {
    /// How many of a product are bought.
    static let quantity = 2
    /// How much of a download is there: 42 per cent.
    static let percent = Amount(minorUnits: 42, digits: 2)
    /// When something ends or is due.
    static let date = CalendarDay(year: 2026, month: 12, day: 31)
    /// An error as a message for support names it.
    static let code = "SKErrorDomain:0"
    /// A product that the store does not know.
    static let unknownIdentifier = "com.example.unknown"
    /// An account of which only a part may be shown.
    static let account = "j•••@example.com"
    /// Where a slow payment is made.
    static let place = "Example Shop"
    /// When something was received: noon in UTC of the day on which something ends.
    static let moment = date.map { Timestamp(startOf: $0).adding(milliseconds: 43_200_000) }
    /// How long a free trial lasts: seven days.
    static let trial = Period(7, .day) ?? .week
    /// Where a buyer lives.
    static let country = "DE"
    /// Where a subscription was bought as well.
    static let stores = ["App Store", "Google Play"]
    /// The second of several payments, and how many there are.
    static let payments = (number: 2, total: 12)
    /// An event of a store's server.
    static let event = "DID_RENEW"
    /// A page of a developer.
    static let domain = "example.com"
    /// The address of such a page.
    static let url = "https://example.com/"
    /// The number of an order or a transaction.
    static let order = "2000000123456789"
    /// The version of an app.
    static let appVersion = "1.0"
    /// The language of a reader for support.
    static let language = "en-US"
    /// What a product costs that has no price: 4.99.
    static let amount = Amount(minorUnits: 499, digits: 2)

    /// What an introductory offer costs: 0.99.
    static let offerAmount = Amount(minorUnits: 99, digits: 2)

    private let products: [Product]
    private let currency: CurrencyCode

    /// Makes values from what a shop sells; the built-in shop helps out where it sells nothing.
    ///
    /// - Parameters:
    ///   - products: What the shop sells.
    ///   - currency: The currency of samples that are no product's price.
    init(products: [Product], currency: CurrencyCode) {
        self.products = products.isEmpty ? SampleShop.products(in: currency) : products
        self.currency = currency
    }

    /// A value for each place of a message, by name.
    func values(for definition: MessageDefinition) -> [String: MessageValue] {
        var values: [String: MessageValue] = [:]
        for parameter in definition.parameters { values[parameter.name] = value(for: parameter, of: definition) }
        return values
    }

    private func value(for parameter: ParameterDefinition, of definition: MessageDefinition) -> MessageValue? {
        switch parameter.name {
        case "product", "plan", "item": return product(of: definition).map(MessageValue.product)
        case "price": return price(of: definition, times: isAboutQuantity(definition) ? Self.quantity : 1)
        case "previousPrice": return price(of: definition, times: 2)
        case "offerPrice": return .money(Money(Self.offerAmount, price(of: definition).currency))
        case "period", "offerPeriod": return .period(period(of: definition))
        case "quantity", "count", "restored": return .integer(Self.quantity)
        case "failed", "minimum": return .integer(1)
        case "maximum": return .integer(10)
        case "code": return .string(Self.code)
        case "account", "email", "name": return .string(Self.account)
        case "place": return .string(Self.place)
        case "number": return .integer(Self.payments.number)
        case "total": return .integer(Self.payments.total)
        case "stores": return .list(Self.stores)
        case "event": return .string(Self.event)
        case "domain": return .string(Self.domain)
        case "url", "termsURL", "privacyURL": return .string(Self.url)
        case "order", "transaction": return .string(Self.order)
        case "appVersion": return .string(Self.appVersion)
        case "language": return .string(Self.language)
        case "identifiers": return .list([Self.unknownIdentifier])
        // The composer knows the name of the store.
        case "store": return nil
        default: return sample(of: parameter.type, definition)
        }
    }

    /// A value for a place that has no sample of its own.
    private func sample(of type: ParameterType, _ definition: MessageDefinition) -> MessageValue? {
        switch type {
        case .integer: .integer(Self.quantity)
        case .money: price(of: definition, times: 1)
        case .day: Self.date.map(MessageValue.day)
        case .moment: Self.moment.map(MessageValue.moment)
        case .period: .period(Self.trial)
        case .country: .country(Self.country)
        case .percent: .percent(Self.percent)
        case .product: product(of: definition).map(MessageValue.product)
        case .string: .string(Self.place)
        case .list: .list(Self.stores)
        default: nil
        }
    }

    /// The product that a message is about.
    private func product(of definition: MessageDefinition) -> Product? {
        let names = definition.parameters.map(\.name)
        var kind: Product.Kind?
        if names.contains("plan") || names.contains("period") { kind = .autoRenewable }
        if names.contains("item") || isAboutQuantity(definition) { kind = .consumable }
        return products.first { $0.kind == kind } ?? products.first
    }

    /// How long one payment for the plan that a message is about lasts.
    private func period(of definition: MessageDefinition) -> Period {
        product(of: definition)?.subscription?.period ?? .month
    }

    private func isAboutQuantity(_ definition: MessageDefinition) -> Bool {
        definition.parameters.contains { $0.name == "quantity" }
    }

    private func price(of definition: MessageDefinition) -> Money {
        product(of: definition)?.price ?? Money(Self.amount, currency)
    }

    /// So many times the price of the product that a message is about.
    private func price(of definition: MessageDefinition, times count: Int) -> MessageValue {
        let price = price(of: definition)
        let (significand, overflow) = price.amount.significand.multipliedReportingOverflow(by: UInt128(count.magnitude))
        guard !overflow, let amount = try? Amount(parsing: "\(significand)e\(price.amount.exponent)") else {
            return .money(price)
        }
        return .money(Money(amount, price.currency))
    }
}
