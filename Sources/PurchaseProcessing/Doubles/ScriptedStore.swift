public import Purchases
import Synchronization

/// A store whose answers a test writes down beforehand.
///
/// It sells the products that it was made with. Each purchase takes the next answer that was written down for its product;
/// without one it succeeds with a new transaction. A call can be held back until the test lets it go, so that a test
/// arranges an order of events instead of sleeping. For a store with a clock, renewals and a ledger use `StoreSimulation`.
public final class ScriptedStore: Store, Sendable {
    /// What a purchase answers.
    public enum Answer: Hashable, Sendable {
        /// The transaction.
        case purchased(PurchaseTransaction)
        /// Somebody has to approve.
        case pending
        /// The error.
        case failure(StoreError)
    }

    fileprivate struct Contents: Sendable {
        var answers: [ProductID: [Answer]] = [:]
        var unfinished: [PurchaseTransaction] = []
        var restorable: [PurchaseTransaction] = []
        var finished: [TransactionID] = []
        var restoreFailure: StoreError?
        var connectionFailure: StoreError?
        var finishFailure: StoreError?
        var mayPay = true
        var nextID = 1_000
        var asked: [PurchaseAttempt] = []
        var held: [ProductID: [CheckedContinuation<Void, Never>]] = [:]
        var holding: Set<ProductID> = []
    }

    private let products: [Product]
    private let contents = Mutex(Contents())

    /// Makes a store that sells some products.
    public init(products: [Product]) { self.products = products }

    // MARK: - Writing the script

    /// Adds an answer to the purchases of a product; answers are used up in their order.
    public func answer(_ answer: Answer, to product: ProductID) {
        contents.withLock { $0.answers[product, default: []].append(answer) }
    }

    /// Adds a transaction that nobody has finished.
    public func addUnfinished(_ transaction: PurchaseTransaction) {
        contents.withLock { $0.unfinished.append(transaction) }
    }

    /// Sets what a restore finds, or why it fails.
    public func setRestorable(_ transactions: [PurchaseTransaction], failure: StoreError? = nil) {
        contents.withLock {
            $0.restorable = transactions
            $0.restoreFailure = failure
        }
    }

    /// Sets whether payments are allowed.
    public func setMayPay(_ mayPay: Bool) { contents.withLock { $0.mayPay = mayPay } }

    /// Makes every call fail with an error until it is set to nil.
    public func setConnectionFailure(_ error: StoreError?) { contents.withLock { $0.connectionFailure = error } }

    /// Makes `finish` fail with an error until it is set to nil.
    public func setFinishFailure(_ error: StoreError?) { contents.withLock { $0.finishFailure = error } }

    /// Holds purchases of a product back until `letGo(_:)`.
    public func hold(_ product: ProductID) { contents.withLock { _ = $0.holding.insert(product) } }

    /// Lets the purchases of a product go.
    public func letGo(_ product: ProductID) {
        let held = contents.withLock { contents in
            contents.holding.remove(product)
            return contents.held.removeValue(forKey: product) ?? []
        }
        for continuation in held { continuation.resume() }
    }

    /// The transactions that were finished, in order, a repeated finish included.
    public var finished: [TransactionID] { contents.withLock { $0.finished } }

    /// The attempts that the store was asked for, in order.
    public var asked: [PurchaseAttempt] { contents.withLock { $0.asked } }

    // MARK: - The store

    /// Whether payments are allowed.
    public func canMakePayments() async -> Bool { contents.withLock { $0.mayPay } }

    /// The products that the store knows.
    ///
    /// - Throws: The connection failure, where one is set.
    public func products(for identifiers: [ProductID]) async throws(StoreError) -> [Product] {
        try checkConnection()
        return products.filter { identifiers.contains($0.id) }
    }

    /// The next answer that was written down, or a new transaction.
    ///
    /// - Throws: The error that was written down, or the connection failure.
    public func purchase(_ attempt: PurchaseAttempt) async throws(StoreError) -> PurchaseAnswer {
        contents.withLock { $0.asked.append(attempt) }
        await waitWhileHeld(attempt.productID)
        try checkConnection()
        guard let product = products.first(where: { $0.id == attempt.productID }) else {
            throw StoreError(domain: "Product.PurchaseError", code: "productUnavailable")
        }
        let answer = contents.withLock { contents -> Answer in
            if contents.answers[product.id]?.isEmpty == false, let first = contents.answers[product.id]?.removeFirst() {
                return first
            }
            let id = contents.nextID
            contents.nextID += 1
            return .purchased(
                PurchaseTransaction(
                    id: TransactionID(String(id)), productID: product.id, kind: product.kind,
                    quantity: attempt.quantity, purchaseDate: Timestamp(milliseconds: Int64(id)), price: product.price,
                    attempt: attempt.id))
        }
        switch answer {
        case .purchased(let transaction):
            contents.withLock { $0.unfinished.append(transaction) }
            return .purchased(transaction)
        case .pending: return .pending
        case .failure(let error): throw error
        }
    }

    /// What a restore finds.
    ///
    /// - Throws: The failure that was set.
    public func restorableTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        try checkConnection()
        let (found, failure) = contents.withLock { ($0.restorable, $0.restoreFailure) }
        if let failure { throw failure }
        return found
    }

    /// The transactions that nobody has finished.
    ///
    /// - Throws: The connection failure, where one is set.
    public func unfinishedTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        try checkConnection()
        return contents.withLock { $0.unfinished }
    }

    /// Finishes a transaction.
    ///
    /// - Throws: The finish failure or the connection failure, where one is set.
    public func finish(_ transaction: PurchaseTransaction) async throws(StoreError) {
        try checkConnection()
        let failure = contents.withLock { contents -> StoreError? in
            if let failure = contents.finishFailure { return failure }
            contents.unfinished.removeAll { $0.id == transaction.id && $0.signedDate <= transaction.signedDate }
            contents.finished.append(transaction.id)
            return nil
        }
        if let failure { throw failure }
    }

    private func checkConnection() throws(StoreError) {
        if let error = contents.withLock({ $0.connectionFailure }) { throw error }
    }

    private func waitWhileHeld(_ product: ProductID) async {
        await withCheckedContinuation { continuation in
            let goes = contents.withLock { contents -> Bool in
                guard contents.holding.contains(product) else { return true }
                contents.held[product, default: []].append(continuation)
                return false
            }
            if goes { continuation.resume() }
        }
    }
}
