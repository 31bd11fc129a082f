import JSONText
import PurchaseProcessing
import Purchases

extension StoreLedger {
    /// The number of the layout that `text` writes and `init(parsing:)` reads.
    static let schemaVersion = 2

    /// The ledger as JSON, for a simulated store that goes on in another process.
    ///
    /// Equal ledgers give equal texts. Moments are milliseconds since the start of 1970 in UTC.
    public var text: String {
        JSONValue.object([
            ("schemaVersion", .integer(StoreLedger.schemaVersion)),
            ("clock", clock.json),
            ("storefront", .string(storefront)),
            ("isOnline", .bool(isOnline)),
            ("paymentsAreAllowed", .bool(paymentsAreAllowed)),
            ("transactions", .array(records.map(\.json))),
            ("subscriptions", .array(subscriptions.map(\.json))),
            ("waiting", .array(waiting.map(\.json))),
            ("heldUpdates", .array(heldUpdates.map(\.json))),
        ]).text(style: .indented) + "\n"
    }
}

extension Timestamp {
    fileprivate var json: JSONValue { .integer(Int(milliseconds)) }
}

extension TransactionRecord {
    fileprivate var json: JSONValue {
        .object([
            ("id", .string(transaction.id.rawValue)),
            ("originalID", .string(transaction.originalID.rawValue)),
            ("productID", .string(transaction.productID.rawValue)),
            ("kind", .string(transaction.kind.rawValue)),
            ("quantity", .integer(transaction.quantity)),
            ("purchaseDate", transaction.purchaseDate.json),
            ("signedDate", transaction.signedDate.json),
            ("expirationDate", transaction.expirationDate?.json ?? .null),
            ("revocationDate", transaction.revocationDate?.json ?? .null),
            ("reason", .string(transaction.reason.rawValue)),
            ("price", .optional(transaction.price?.amount.description)),
            ("currency", .optional(transaction.price?.currency.rawValue)),
            ("attempt", .optional(transaction.attempt?.rawValue)),
            ("account", .optional(transaction.account?.rawValue)),
            ("ownership", .string(transaction.ownership.rawValue)),
            ("isUpgraded", .bool(transaction.isUpgraded)),
            ("finishesDue", .integer(isFinished ? 0 : 1)),
        ])
    }
}

extension SubscriptionRecord {
    fileprivate var json: JSONValue {
        .object([
            ("groupID", .string(groupID)),
            ("productID", .string(productID.rawValue)),
            ("originalID", .string(originalID.rawValue)),
            ("current", .string(current.rawValue)),
            ("anchor", anchor.json),
            ("periodsPaid", .integer(periodsPaid)),
            ("offerRenewalsLeft", .integer(offerRenewalsLeft)),
            ("renewsAutomatically", .bool(renewsAutomatically)),
            ("hasEnded", .bool(hasEnded)),
            ("billing", .string(billing.rawValue)),
            ("renewalProductID", .optional(renewalProductID?.rawValue)),
            ("priceIncrease", .optional(priceIncrease?.rawValue)),
            ("statusDate", statusDate?.json ?? .null),
        ])
    }
}

extension WaitingPurchase {
    fileprivate var json: JSONValue {
        .object([
            ("attempt", .string(attempt.id.rawValue)),
            ("productID", .string(attempt.productID.rawValue)),
            ("quantity", .integer(attempt.quantity)),
            ("account", .optional(attempt.request.account?.rawValue)),
            ("cause", .string(cause.rawValue)),
        ])
    }
}

extension HeldUpdate {
    fileprivate var json: JSONValue {
        switch self {
        case .transaction(let id): .object([("kind", .string("transaction")), ("transaction", .string(id.rawValue))])
        case .subscription(let id): .object([("kind", .string("subscription")), ("transaction", .string(id.rawValue))])
        case .expired(let id): .object([("kind", .string("expired")), ("transaction", .string(id.rawValue))])
        case .declined(let product, let attempt):
            .object([
                ("kind", .string("declined")), ("productID", .string(product.rawValue)),
                ("attempt", .optional(attempt?.rawValue)),
            ])
        case .storefrontChanged: .object([("kind", .string("storefrontChanged"))])
        }
    }
}
