import JSONText
import Purchases

extension PurchaseTransaction {
    var stored: JSONValue {
        storedObject([
            ("id", .string(id.rawValue)), ("originalID", .string(originalID.rawValue)), ("productID", productID.stored),
            ("kind", .string(kind.rawValue)), ("quantity", .integer(quantity)), ("purchaseDate", purchaseDate.stored),
            ("signedDate", signedDate.stored), ("expirationDate", expirationDate?.stored),
            ("revocationDate", revocationDate?.stored), ("reason", .string(reason.rawValue)), ("price", price?.stored),
            ("attempt", attempt.map { .string($0.rawValue) }),
        ])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            id: TransactionID(try node.member("id").string()),
            originalID: TransactionID(try node.member("originalID").string()),
            productID: try ProductID(stored: try node.member("productID")), kind: try node.member("kind").named(),
            quantity: try node.member("quantity").integer(),
            purchaseDate: try Timestamp(stored: try node.member("purchaseDate")),
            signedDate: try Timestamp(stored: try node.member("signedDate")),
            expirationDate: try node.optional("expirationDate").map(Timestamp.init(stored:)),
            revocationDate: try node.optional("revocationDate").map(Timestamp.init(stored:)),
            reason: Reason(rawValue: try node.member("reason").string()),
            price: try node.optional("price").map(Money.init(stored:)),
            attempt: try node.optional("attempt").map { node throws(StoredValueFault) in AttemptID(try node.string()) })
    }
}

extension PurchaseAttempt {
    var stored: JSONValue {
        storedObject([
            ("id", .string(id.rawValue)), ("productID", productID.stored), ("quantity", .integer(quantity)),
        ])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            id: AttemptID(try node.member("id").string()),
            productID: try ProductID(stored: try node.member("productID")),
            quantity: try node.member("quantity").integer())
    }
}

extension PurchaseFailure {
    var stored: JSONValue {
        storedObject([
            ("kind", .string(kind.rawValue)), ("isSilent", .bool(isSilent)), ("retry", .string(retry.rawValue)),
            ("charged", .string(charged.rawValue)), ("action", .string(action.rawValue)),
            ("messageID", .string(messageID.rawValue)), ("error", error.stored),
        ])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            kind: Kind(rawValue: try node.member("kind").string()), isSilent: try node.member("isSilent").bool(),
            retry: Retry(rawValue: try node.member("retry").string()),
            charged: Charged(rawValue: try node.member("charged").string()),
            action: SuggestedAction(rawValue: try node.member("action").string()),
            messageID: MessageID(try node.member("messageID").string()),
            error: try StoreError(stored: try node.member("error")))
    }
}

extension StoreError {
    var stored: JSONValue {
        storedObject([
            ("domain", .string(domain)), ("code", .string(code)),
            ("underlying", underlying.isEmpty ? nil : .array(underlying.map(\.stored))),
        ])
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        // An error lies at most a hundred deep in others, and the JSON reader ends at 512 levels.
        self.init(
            domain: try node.member("domain").string(), code: try node.member("code").string(),
            underlying: try node.optional("underlying")?.elements(StoreError.init(stored:)) ?? [])
    }
}

extension Timestamp {
    var stored: JSONValue { .number(String(milliseconds)) }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(milliseconds: try node.integer())
    }
}
