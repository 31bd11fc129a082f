internal import JSONText
internal import Purchases

extension PurchaseNotification {
    /// The members of the object that `simulate` prints for a notification, without its message.
    ///
    /// - Parameter product: Writes one product that the store sells.
    /// - Returns: `sequence`, `kind` and the payload of the kind.
    func jsonMembers(writing product: (Product) -> JSONValue) -> [(key: String, value: JSONValue)] {
        [("sequence", .integer(sequence)), ("kind", .string(event.kind))] + event.jsonPayload(writing: product)
    }
}

extension PurchaseEvent {
    /// What a notification of this event carries.
    fileprivate func jsonPayload(writing product: (Product) -> JSONValue) -> [(key: String, value: JSONValue)] {
        switch self {
        case .progress(let progress):
            [
                ("stage", .string(progress.stage.rawValue)),
                ("productID", .optional(progress.productID?.rawValue)),
            ]
        case .productsFetched(let products, let invalidProductIdentifiers):
            [
                ("products", .array(products.map(product))),
                ("invalidProductIdentifiers", .array(invalidProductIdentifiers.map { .string($0.rawValue) })),
            ]
        case .productsFailed(let failure):
            [("failure", failure.json)]
        case .transactionCompleted(let purchase):
            [
                ("transaction", purchase.transaction.json),
                ("attempt", purchase.attempt?.json ?? .null),
                ("wasDeferred", .bool(purchase.wasDeferred)),
            ]
        case .transactionFailed(let purchase), .purchaseCancelled(let purchase):
            purchase.jsonMembers
        case .transactionDeferred(let attempt):
            [("attempt", attempt.json), ("productID", .string(attempt.productID.rawValue))]
        case .transactionRevoked(let transaction), .transactionReinstated(let transaction),
            .subscriptionExpired(let transaction):
            [("transaction", transaction.json)]
        case .subscriptionChanged(let change):
            [("change", .string(change.kind.rawValue)), ("subscription", change.status.json)]
        case .restoreFinished(let summary):
            [("restore", summary.json)]
        }
    }
}
