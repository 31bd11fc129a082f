import Diagnostics
import JSONText
import PurchaseProcessing
import Purchases

extension StoreLedger {
    /// Reads a ledger that `text` has written.
    ///
    /// The ledger is checked as a whole: what it says must be something that a simulated store could have come to.
    ///
    /// - Parameter bytes: The text.
    /// - Throws: `SimulationError` with `damagedLedger` and the place of the first fault.
    /// - Complexity: Linear in the number of bytes.
    public init(parsing bytes: [UInt8]) throws(SimulationError) {
        let root = try JSONNode.root(ofLedger: bytes)
        try root.requireSchemaVersion(1...StoreLedger.schemaVersion)
        self.init(
            clock: try root.moment("clock", until: StoreLedger.endOfTime), storefront: try root.text("storefront"))
        isOnline = try root.truth("isOnline")
        paymentsAreAllowed = try root.truth("paymentsAreAllowed")
        for element in try root.list("transactions") {
            let record = try TransactionRecord(element)
            guard record.transaction.id == nextTransactionID else {
                throw element.fault("the transaction is '\(record.transaction.id)', expected '\(nextTransactionID)'")
            }
            records.append(record)
        }
        for element in try root.list("subscriptions") {
            let subscription = try SubscriptionRecord(element)
            guard index(of: subscription.current) != nil else {
                throw element.fault("there is no transaction '\(subscription.current)'")
            }
            subscriptions.append(subscription)
        }
        for element in try root.list("waiting") { waiting.append(try WaitingPurchase(element)) }
        for element in try root.list("heldUpdates") { heldUpdates.append(try HeldUpdate(element)) }
    }

    /// The most of anything that a ledger counts, far from where arithmetic ends.
    static let largestCount = 1_000_000_000
    /// The last moment that a date in a ledger may name: a subscription may be paid far beyond the clock's end.
    static let lastDate = Timestamp(milliseconds: 4_000_000_000_000_000_000)
}

extension TransactionRecord {
    fileprivate init(_ node: JSONNode) throws(SimulationError) {
        guard let kind = Product.Kind(rawValue: try node.text("kind")) else {
            throw node.fault("the transaction is of an unknown kind")
        }
        transaction = PurchaseTransaction(
            id: TransactionID(try node.text("id")), originalID: TransactionID(try node.text("originalID")),
            productID: ProductID(try node.text("productID")), kind: kind,
            quantity: try node.integer("quantity", in: 1...10), purchaseDate: try node.moment("purchaseDate"),
            signedDate: try node.moment("signedDate"), expirationDate: try node.optionalMoment("expirationDate"),
            revocationDate: try node.optionalMoment("revocationDate"),
            reason: PurchaseTransaction.Reason(rawValue: try node.text("reason")), price: try node.price(),
            attempt: try node.optionalText("attempt").map { AttemptID($0) },
            account: try node.textSince2("account").map { AccountToken($0) },
            ownership: try node.textSince2("ownership").map { PurchaseTransaction.Ownership(rawValue: $0) }
                ?? .purchased,
            isUpgraded: try node.truthSince2("isUpgraded"))
        isFinished = try node.integer("finishesDue", in: 0...StoreLedger.largestCount) == 0
    }
}

extension SubscriptionRecord {
    fileprivate init(_ node: JSONNode) throws(SimulationError) {
        self.init(
            groupID: try node.text("groupID"), productID: ProductID(try node.text("productID")),
            originalID: TransactionID(try node.text("originalID")), current: TransactionID(try node.text("current")),
            anchor: try node.moment("anchor"),
            periodsPaid: try node.integer("periodsPaid", in: 0...StoreLedger.largestCount),
            offerRenewalsLeft: try node.integer("offerRenewalsLeft", in: 0...Int.max),
            renewsAutomatically: try node.truth("renewsAutomatically"), hasEnded: try node.truth("hasEnded"))
        if let name = try node.textSince2("billing") {
            guard let known = Billing(rawValue: name) else { throw node.fault("the payment stands in an unknown way") }
            billing = known
        }
        renewalProductID = try node.textSince2("renewalProductID").map { ProductID($0) }
        priceIncrease = try node.textSince2("priceIncrease").map { SubscriptionStatus.Consent(rawValue: $0) }
        statusDate = try node.momentSince2("statusDate")
    }
}

extension WaitingPurchase {
    fileprivate init(_ node: JSONNode) throws(SimulationError) {
        guard let cause = Cause(rawValue: try node.text("cause")) else {
            throw node.fault("the purchase waits for an unknown cause")
        }
        self.init(
            attempt: PurchaseAttempt(
                id: AttemptID(try node.text("attempt")),
                request: PurchaseRequest(
                    ProductID(try node.text("productID")), quantity: try node.integer("quantity", in: 1...10),
                    account: try node.textSince2("account").map { AccountToken($0) })),
            cause: cause)
    }
}

extension HeldUpdate {
    fileprivate init(_ node: JSONNode) throws(SimulationError) {
        switch try node.text("kind") {
        case "transaction": self = .transaction(TransactionID(try node.text("transaction")))
        case "subscription": self = .subscription(TransactionID(try node.text("transaction")))
        case "expired": self = .expired(TransactionID(try node.text("transaction")))
        case "declined":
            self = .declined(
                ProductID(try node.text("productID")), attempt: try node.optionalText("attempt").map { AttemptID($0) })
        case "storefrontChanged": self = .storefrontChanged
        default: throw node.fault("the store has something unknown to report")
        }
    }
}
