import Purchases

extension PurchaseTransaction {
    var stored: StoredValue { .transaction(self) }

    /// Writes its text behind what is there.
    func write(to bytes: inout [UInt8]) {
        bytes.beginStoredObject()
        bytes.writeMember("id", id.rawValue)
        bytes.writeMember("originalID", originalID.rawValue)
        bytes.writeMember("productID", productID.rawValue)
        bytes.writeMember("kind", kind.rawValue)
        bytes.writeMember("quantity", Int64(quantity))
        bytes.writeMember("purchaseDate", purchaseDate.milliseconds)
        bytes.writeMember("signedDate", signedDate.milliseconds)
        bytes.writeMember("expirationDate", expirationDate?.milliseconds)
        bytes.writeMember("revocationDate", revocationDate?.milliseconds)
        bytes.writeMember("reason", reason.rawValue)
        bytes.writeMember("price", price?.stored)
        bytes.writeMember("attempt", attempt?.rawValue)
        bytes.writeMember("account", account?.rawValue)
        bytes.writeMember("ownership", ownership == .purchased ? nil : ownership.rawValue)
        bytes.writeMember("isUpgraded", isUpgraded ? StoredValue.bool(true) : nil)
        bytes.endStoredObject()
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
            attempt: try node.optional("attempt").map { node throws(StoredValueFault) in AttemptID(try node.string()) },
            account: try node.optional("account").map(AccountToken.init(stored:)),
            ownership: try node.optional("ownership").map { node throws(StoredValueFault) in
                Ownership(rawValue: try node.string())
            } ?? .purchased,
            isUpgraded: try node.optional("isUpgraded")?.bool() ?? false)
    }
}

extension AccountToken {
    init(stored node: StoredNode) throws(StoredValueFault) { self.init(try node.string()) }
}

extension PurchaseRequest {
    /// What the columns of an attempt do not hold, as one text.
    var storedDetails: String { storedObject(details).text }

    fileprivate var details: [(key: String, value: StoredValue?)] {
        [
            ("offerID", offerID.map { .string($0) }), ("account", account.map { .string($0.rawValue) }),
            ("context", context.map { .string($0) }),
        ]
    }

    init(_ productID: ProductID, quantity: Int, storedDetails node: StoredNode) throws(StoredValueFault) {
        self.init(
            productID, quantity: quantity, offerID: try node.optional("offerID")?.string(),
            account: try node.optional("account").map(AccountToken.init(stored:)),
            context: try node.optional("context")?.string())
    }
}

extension PurchaseAttempt {
    var stored: StoredValue {
        storedObject(
            [("id", .string(id.rawValue)), ("productID", productID.stored), ("quantity", .integer(quantity))]
                + request.details)
    }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(
            id: AttemptID(try node.member("id").string()),
            request: try PurchaseRequest(
                ProductID(stored: try node.member("productID")), quantity: try node.member("quantity").integer(),
                storedDetails: node))
    }
}

extension PurchaseFailure {
    var stored: StoredValue {
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
    var stored: StoredValue {
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
    var stored: StoredValue { .integer(milliseconds) }

    init(stored node: StoredNode) throws(StoredValueFault) {
        self.init(milliseconds: try node.integer())
    }
}
