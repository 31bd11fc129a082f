import JSONText
import PurchaseProcessing
import Purchases

extension PurchaseEvent {
    var storedText: String { stored.text }

    /// The event as the journal keeps it: one member, named by the kind.
    var stored: StoredValue {
        let content: StoredValue =
            switch self {
            case .progress(let progress):
                storedObject([
                    ("stage", .string(progress.stage.rawValue)), ("productID", progress.productID?.stored),
                ])
            case .productsFetched(let products, let invalid):
                storedObject([
                    ("products", .array(products.map(\.stored))),
                    ("invalidProductIdentifiers", .array(invalid.map(\.stored))),
                ])
            case .productsFailed(let failure): failure.stored
            case .transactionCompleted(let purchase):
                storedObject([
                    ("transaction", purchase.transaction.stored), ("attempt", purchase.attempt?.stored),
                    ("wasDeferred", .bool(purchase.wasDeferred)),
                ])
            case .transactionFailed(let purchase), .purchaseCancelled(let purchase): purchase.stored
            case .transactionDeferred(let attempt): attempt.stored
            case .transactionRevoked(let transaction), .transactionReinstated(let transaction),
                .subscriptionExpired(let transaction):
                transaction.stored
            case .subscriptionChanged(let change): change.stored
            case .restoreFinished(let summary): summary.stored
            }
        return .object([(kind, content)])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        guard let kind = node.node.members.first?.key else { throw node.fault("not an event") }
        let content = try node.member(kind)
        switch kind {
        case "progress":
            let stage = PurchaseProgress.Stage(rawValue: try content.member("stage").string())
            self = .progress(
                PurchaseProgress(
                    stage: stage, productID: try content.optional("productID").map(ProductID.init(stored:))))
        case "productsFetched":
            self = .productsFetched(
                products: try content.member("products").elements(Product.init(stored:)),
                invalidProductIdentifiers: try content.member("invalidProductIdentifiers")
                    .elements(ProductID.init(stored:)))
        case "productsFailed": self = .productsFailed(try PurchaseFailure(stored: content))
        case "transactionCompleted":
            self = .transactionCompleted(
                CompletedPurchase(
                    transaction: try PurchaseTransaction(stored: try content.member("transaction")),
                    attempt: try content.optional("attempt").map(PurchaseAttempt.init(stored:)),
                    wasDeferred: try content.member("wasDeferred").bool()))
        case "transactionFailed": self = .transactionFailed(try FailedPurchase(stored: content))
        case "purchaseCancelled": self = .purchaseCancelled(try FailedPurchase(stored: content))
        case "transactionDeferred": self = .transactionDeferred(try PurchaseAttempt(stored: content))
        case "transactionRevoked": self = .transactionRevoked(try PurchaseTransaction(stored: content))
        case "transactionReinstated": self = .transactionReinstated(try PurchaseTransaction(stored: content))
        case "subscriptionChanged": self = .subscriptionChanged(try SubscriptionChange(stored: content))
        case "subscriptionExpired": self = .subscriptionExpired(try PurchaseTransaction(stored: content))
        case "restoreFinished": self = .restoreFinished(try RestoreSummary(stored: content))
        default: throw node.fault("no event is named “\(kind)”")
        }
    }
}

extension JournalEntry {
    /// What the columns of an entry do not hold, as one text.
    var storedContent: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        bytes.beginStoredObject()
        bytes.writeMember("transaction", StoredValue.transaction(transaction))
        bytes.writeMember("attempt", attempt?.stored)
        bytes.writeMember("wasDeferred", StoredValue.bool(wasDeferred))
        bytes.writeMember("attempts", attempts == 0 ? nil : Int64(attempts))
        bytes.writeMember("reason", reason?.stored)
        bytes.writeMember("notBefore", notBefore?.milliseconds)
        bytes.writeMember("lease", lease?.stored)
        bytes.endStoredObject()
        return String(decoding: bytes, as: UTF8.self)
    }

    init(key: TransactionKey, state: TransactionState, claims: Int, stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            key: key, transaction: try PurchaseTransaction(stored: try node.member("transaction")), state: state,
            attempt: try node.optional("attempt").map(PurchaseAttempt.init(stored:)),
            wasDeferred: try node.member("wasDeferred").bool(),
            attempts: Int(try node.optional("attempts")?.integer(as: Int32.self) ?? 0),
            reason: try node.optional("reason").map(StoreError.init(stored:)),
            notBefore: try node.optional("notBefore").map(Timestamp.init(stored:)), claims: claims,
            lease: try node.optional("lease").map(DeliveryLease.init(stored:)))
    }
}

extension DeliveryLease {
    fileprivate var stored: StoredValue {
        .object([("owner", .integer(owner.number)), ("until", until.stored)])
    }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            owner: JournalOwner(number: try node.member("owner").integer()),
            until: try Timestamp(stored: try node.member("until")))
    }
}

extension RestoreSummary {
    fileprivate var stored: StoredValue {
        storedObject([
            ("restored", .array(restored.map(\.stored))), ("alreadyOwned", .array(alreadyOwned.map(\.stored))),
            ("revoked", .array(revoked.map(\.stored))), ("expired", .array(expired.map(\.stored))),
            ("failed", .array(failed.map(\.stored))), ("failure", failure?.stored),
        ])
    }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            restored: try node.member("restored").elements(PurchaseTransaction.init(stored:)),
            alreadyOwned: try node.member("alreadyOwned").elements(PurchaseTransaction.init(stored:)),
            revoked: try node.member("revoked").elements(PurchaseTransaction.init(stored:)),
            expired: try node.member("expired").elements(PurchaseTransaction.init(stored:)),
            failed: try node.member("failed").elements(FailedPurchase.init(stored:)),
            failure: try node.optional("failure").map(PurchaseFailure.init(stored:)))
    }
}

extension FailedPurchase {
    fileprivate var stored: StoredValue {
        storedObject([
            ("productID", productID.stored), ("quantity", .integer(quantity)), ("attempt", attempt?.stored),
            ("transaction", transaction?.stored), ("failure", failure.stored),
        ])
    }

    fileprivate init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            productID: try ProductID(stored: try node.member("productID")),
            quantity: try node.member("quantity").integer(),
            attempt: try node.optional("attempt").map(PurchaseAttempt.init(stored:)),
            transaction: try node.optional("transaction").map(PurchaseTransaction.init(stored:)),
            failure: try PurchaseFailure(stored: try node.member("failure")))
    }
}
