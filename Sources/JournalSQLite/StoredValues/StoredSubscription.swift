import Purchases

extension SubscriptionStatus {
    var storedText: String { stored.text }

    var stored: StoredValue {
        storedObject([
            ("transaction", transaction.stored), ("state", .string(state.rawValue)), ("signedDate", signedDate.stored),
            ("renewsAutomatically", .bool(renewsAutomatically)), ("renewalProductID", renewalProductID.stored),
            ("gracePeriodEnd", gracePeriodEnd?.stored),
            ("priceIncrease", priceIncrease.map { .string($0.rawValue) }),
        ])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            transaction: try PurchaseTransaction(stored: try node.member("transaction")),
            state: State(rawValue: try node.member("state").string()),
            signedDate: try Timestamp(stored: try node.member("signedDate")),
            renewsAutomatically: try node.member("renewsAutomatically").bool(),
            renewalProductID: try ProductID(stored: try node.member("renewalProductID")),
            gracePeriodEnd: try node.optional("gracePeriodEnd").map(Timestamp.init(stored:)),
            priceIncrease: try node.optional("priceIncrease").map { node throws(StoredValueFault) in
                Consent(rawValue: try node.string())
            })
    }
}

extension SubscriptionChange {
    var stored: StoredValue {
        storedObject([("kind", .string(kind.rawValue)), ("status", status.stored)])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            Kind(rawValue: try node.member("kind").string()),
            try SubscriptionStatus(stored: try node.member("status")))
    }
}
