import Purchases

extension ProductID {
    var stored: StoredValue { .string(rawValue) }

    init(stored node: StoredNode) throws(StoredValueFault) { self.init(try node.string()) }
}

extension Money {
    /// The exact amount as text, with its currency.
    var stored: StoredValue {
        .object([("amount", .string(amount.description)), ("currency", .string(currency.rawValue))])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        guard let amount = try? Amount(parsing: try node.member("amount").string()) else {
            throw node.fault("not an amount")
        }
        guard let currency = CurrencyCode(try node.member("currency").string()) else {
            throw node.fault("not a currency")
        }
        self.init(amount, currency)
    }
}

extension Product {
    var stored: StoredValue {
        storedObject([
            ("id", id.stored), ("kind", .string(kind.rawValue)), ("referenceName", .string(referenceName)),
            ("localizations", .array(localizations.map(\.stored))), ("price", price?.stored),
            ("displayPrice", displayPrice.map { .string($0) }),
            ("isFamilyShareable", .bool(isFamilyShareable)), ("subscription", subscription?.stored),
        ])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            id: try ProductID(stored: try node.member("id")), kind: try node.member("kind").named(),
            referenceName: try node.member("referenceName").string(),
            localizations: try node.member("localizations").elements(Localization.init(stored:)),
            price: try node.optional("price").map(Money.init(stored:)),
            displayPrice: try node.optional("displayPrice")?.string(),
            isFamilyShareable: try node.member("isFamilyShareable").bool(),
            subscription: try node.optional("subscription").map(SubscriptionPlan.init(stored:)))
    }
}

extension Product.Localization {
    fileprivate var stored: StoredValue {
        storedObject([
            ("language", .string(language)), ("displayName", .string(displayName)),
            ("description", .string(description)),
        ])
    }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            language: try node.member("language").string(), displayName: try node.member("displayName").string(),
            description: try node.member("description").string())
    }
}

extension SubscriptionPlan {
    fileprivate var stored: StoredValue {
        storedObject([
            ("groupID", .string(groupID)), ("groupName", .string(groupName)), ("level", .integer(level)),
            ("period", period.stored), ("offers", .array(offers.map(\.stored))),
            ("billingPlans", .array(billingPlans.map(\.stored))),
        ])
    }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            groupID: try node.member("groupID").string(), groupName: try node.member("groupName").string(),
            level: try node.member("level").integer(), period: try Period(stored: try node.member("period")),
            offers: try node.member("offers").elements(Offer.init(stored:)),
            billingPlans: try node.member("billingPlans").elements(BillingPlan.init(stored:)))
    }
}

extension Offer {
    fileprivate var stored: StoredValue {
        storedObject([
            ("kind", .string(kind.rawValue)), ("paymentMode", .string(paymentMode.rawValue)),
            ("id", id.map { .string($0) }), ("period", period.stored),
            ("periodCount", .integer(periodCount)), ("price", price?.stored),
            ("displayPrice", displayPrice.map { .string($0) }),
        ])
    }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            kind: try node.member("kind").named(), paymentMode: try node.member("paymentMode").named(),
            id: try node.optional("id")?.string(), period: try Period(stored: try node.member("period")),
            periodCount: try node.member("periodCount").integer(),
            price: try node.optional("price").map(Money.init(stored:)),
            displayPrice: try node.optional("displayPrice")?.string())
    }
}

extension BillingPlan {
    fileprivate var stored: StoredValue {
        storedObject([
            ("kind", .string(kind.rawValue)), ("price", price?.stored), ("billingPeriod", billingPeriod?.stored),
            ("commitmentPrice", commitmentPrice?.stored), ("commitmentPeriod", commitmentPeriod?.stored),
            ("isEnabled", .bool(isEnabled)),
        ])
    }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            kind: Kind(rawValue: try node.member("kind").string()),
            price: try node.optional("price").map(Money.init(stored:)),
            billingPeriod: try node.optional("billingPeriod").map(Period.init(stored:)),
            commitmentPrice: try node.optional("commitmentPrice").map(Money.init(stored:)),
            commitmentPeriod: try node.optional("commitmentPeriod").map(Period.init(stored:)),
            isEnabled: try node.member("isEnabled").bool())
    }
}

extension Period {
    fileprivate var stored: StoredValue { .string(description) }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        guard let period = Period(iso8601: try node.string()) else { throw node.fault("not a period") }
        self = period
    }
}
