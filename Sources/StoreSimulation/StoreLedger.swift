import PurchaseProcessing
public import Purchases

/// Everything that a simulated store remembers, as one value.
///
/// A step changes the ledger and returns what the store reports of its own accord; nothing waits, and nothing is read but
/// the arguments. So two ledgers that saw the same steps are equal, and a copy is a snapshot. `SimulatedStore` puts a
/// ledger behind the seam that the pipeline knows; use the ledger itself to look at what a store holds, or to test
/// against a store without a pipeline.
///
/// Transactions are numbered from 1000 in the order in which they were made.
public struct StoreLedger: Hashable, Sendable {
    /// The number of the first transaction of every ledger.
    public static let firstTransactionNumber = 1_000
    /// The most renewals that one step brings about.
    public static let maximumRenewals = 1_000
    /// The last moment that the clock can show: the end of the year 9999.
    public static let endOfTime = Timestamp(milliseconds: 253_402_300_799_999)

    /// The moment that the store believes to be now.
    public internal(set) var clock: Timestamp
    /// The buyer's storefront, three letters.
    public internal(set) var storefront: String
    /// Whether the store can be reached.
    public internal(set) var isOnline = true
    /// Whether this buyer and this device may pay.
    public internal(set) var paymentsAreAllowed = true

    /// The transactions in the order of their numbers.
    var records: [TransactionRecord] = []
    /// The buyer's subscriptions, one a group, in the order in which they were first bought.
    var subscriptions: [SubscriptionRecord] = []
    /// Purchases that wait for somebody, oldest first.
    var waiting: [WaitingPurchase] = []
    /// What the store would have reported while it could not be reached.
    var heldUpdates: [HeldUpdate] = []

    /// Makes the ledger of a store where nobody has bought anything.
    ///
    /// - Parameters:
    ///   - clock: The moment at which it opens, by default 2026-01-01T00:00:00Z; brought into the years 1970 to 9999.
    ///   - storefront: The buyer's storefront.
    public init(clock: Timestamp = StoreLedger.defaultOpening, storefront: String = "USA") {
        self.clock = min(max(clock, Timestamp(milliseconds: 0)), StoreLedger.endOfTime)
        self.storefront = storefront
    }

    /// The moment at which a simulated store opens unless told otherwise: 2026-01-01T00:00:00Z.
    public static let defaultOpening = Timestamp(milliseconds: 1_767_225_600_000)

    // MARK: - Looking at it

    /// Every transaction as it stands, oldest first.
    public var transactions: [PurchaseTransaction] { records.map(\.transaction) }

    /// The identifier that the next transaction gets.
    public var nextTransactionID: TransactionID {
        TransactionID(String(StoreLedger.firstTransactionNumber + records.count))
    }

    /// The transactions that nobody has finished as they stand, oldest first; a refund has to be finished once more.
    public var unfinishedTransactions: [PurchaseTransaction] {
        records.filter { !$0.isFinished }.map(\.transaction)
    }

    /// What a restore finds, oldest first.
    ///
    /// That is the newest transaction of each non-consumable, every non-renewing subscription, the newest transaction of
    /// each subscription group, and consumables that nobody has finished. Ended and revoked ones are among them.
    public var restorableTransactions: [PurchaseTransaction] {
        var newest: [ProductID: Int] = [:]
        for (index, record) in records.enumerated() where record.transaction.kind == .nonConsumable {
            newest[record.transaction.productID] = index
        }
        let current = Set(subscriptions.map(\.current))
        return records.enumerated().filter { index, record in
            switch record.transaction.kind {
            case .consumable: !record.isFinished
            case .nonConsumable: newest[record.transaction.productID] == index
            case .nonRenewing: true
            case .autoRenewable: current.contains(record.transaction.id)
            }
        }.map(\.element.transaction)
    }

    /// The purchases that wait for approval, oldest first.
    public var deferredAttempts: [PurchaseAttempt] { attempts(waitingFor: .approval) }

    /// The purchases that were interrupted, oldest first.
    public var interruptedAttempts: [PurchaseAttempt] { attempts(waitingFor: .buyer) }

    private func attempts(waitingFor cause: WaitingPurchase.Cause) -> [PurchaseAttempt] {
        waiting.filter { $0.cause == cause }.map(\.attempt)
    }

    // MARK: - Finding and changing a transaction

    /// Where a transaction stands among the records, or nil where this store did not make it.
    func index(of id: TransactionID) -> Int? {
        guard let number = Int(id.rawValue), number >= StoreLedger.firstTransactionNumber else { return nil }
        let index = number - StoreLedger.firstTransactionNumber
        return index < records.count && records[index].transaction.id == id ? index : nil
    }

    /// Adds a transaction under the next number.
    mutating func record(
        _ product: Product, quantity: Int = 1, originalID: TransactionID? = nil, expirationDate: Timestamp? = nil,
        reason: PurchaseTransaction.Reason = .purchase, price: Money?, attempt: PurchaseAttempt? = nil,
        ownership: PurchaseTransaction.Ownership = .purchased
    ) -> PurchaseTransaction {
        let transaction = PurchaseTransaction(
            id: nextTransactionID, originalID: originalID, productID: product.id, kind: product.kind,
            quantity: quantity, purchaseDate: clock, expirationDate: expirationDate, reason: reason, price: price,
            attempt: attempt?.id, account: attempt?.request.account, ownership: ownership)
        records.append(TransactionRecord(transaction: transaction))
        return transaction
    }

    /// Signs a new state of a transaction; its date is later than that of the state before.
    mutating func sign(
        at index: Int, expirationDate: Timestamp?, revocationDate: Timestamp?, isUpgraded: Bool? = nil
    ) -> PurchaseTransaction {
        let old = records[index].transaction
        let changed = PurchaseTransaction(
            id: old.id, originalID: old.originalID, productID: old.productID, kind: old.kind, quantity: old.quantity,
            purchaseDate: old.purchaseDate, signedDate: max(clock, old.signedDate.adding(milliseconds: 1)),
            expirationDate: expirationDate, revocationDate: revocationDate, reason: old.reason, price: old.price,
            attempt: old.attempt, account: old.account, ownership: old.ownership,
            isUpgraded: isUpgraded ?? old.isUpgraded)
        records[index].transaction = changed
        return changed
    }
}

/// A transaction and how much of it the buyer's app still has to acknowledge.
struct TransactionRecord: Hashable, Sendable {
    /// The transaction as it stands.
    var transaction: PurchaseTransaction
    /// Whether it is finished as it stands; what was taken back has to be finished once more.
    var isFinished = false
}

/// Something that the store has to report once it can be reached, told by names: what is reported is how it stands then.
enum HeldUpdate: Hashable, Sendable {
    /// A transaction is new or has changed.
    case transaction(TransactionID)
    /// A subscription stands otherwise, named by its first transaction.
    case subscription(TransactionID)
    /// A subscription has ended.
    case expired(TransactionID)
    /// Approval was declined.
    case declined(ProductID, attempt: AttemptID?)
    /// The storefront is another one.
    case storefrontChanged

    init(_ update: StoreUpdate) {
        switch update {
        case .transaction(let transaction): self = .transaction(transaction.id)
        case .subscription(let status): self = .subscription(status.subscriptionID)
        case .expired(let transaction): self = .expired(transaction.id)
        case .declined(let product, let attempt): self = .declined(product, attempt: attempt)
        case .storefrontChanged: self = .storefrontChanged
        }
    }
}

/// A purchase that the store cannot settle by itself.
struct WaitingPurchase: Hashable, Sendable {
    /// Who it waits for.
    enum Cause: String, Hashable, Sendable, CaseIterable {
        /// Somebody else has to approve.
        case approval
        /// The buyer has something to do first.
        case buyer
    }

    /// What was asked for.
    let attempt: PurchaseAttempt
    /// Who it waits for.
    let cause: Cause
}
