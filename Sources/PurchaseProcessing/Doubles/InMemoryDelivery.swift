public import Purchases
import Synchronization

/// A delivery that writes down what was granted and withdrawn, once for each key.
///
/// It is what a test looks at, and an example of a delivery that honours its keys: a second call with the same key gives
/// nothing. Failures can be written down beforehand.
public final class InMemoryDelivery: ContentDelivery, Sendable {
    fileprivate struct Contents: Sendable {
        var granted: [TransactionKey: PurchaseTransaction] = [:]
        var withdrawn: [TransactionKey: PurchaseTransaction] = [:]
        var calls: [TransactionKey: Int] = [:]
        var failures: [TransactionID: [StoreError]] = [:]
    }

    private let contents = Mutex(Contents())

    /// Makes a delivery that has granted nothing.
    public init() {}

    /// Makes the next delivery of a transaction fail.
    public func fail(_ transaction: TransactionID, with error: StoreError) {
        contents.withLock { $0.failures[transaction, default: []].append(error) }
    }

    /// Grants what the transaction bought, once for its key.
    ///
    /// - Throws: `StoreError` where a failure was written down.
    public func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        try contents.withLock { contents in
            try contents.begin(claim.key)
            contents.granted[claim.key] = contents.granted[claim.key] ?? transaction
        }
    }

    /// Withdraws what the transaction had bought, once for its key.
    ///
    /// - Throws: `StoreError` where a failure was written down.
    public func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        try contents.withLock { contents in
            try contents.begin(claim.key)
            contents.withdrawn[claim.key] = contents.withdrawn[claim.key] ?? transaction
        }
    }

    /// What was granted, by its key.
    public var granted: [TransactionKey: PurchaseTransaction] { contents.withLock { $0.granted } }

    /// What was withdrawn, by its key.
    public var withdrawn: [TransactionKey: PurchaseTransaction] { contents.withLock { $0.withdrawn } }

    /// How often each key was asked for, successful or not.
    public var calls: [TransactionKey: Int] { contents.withLock { $0.calls } }

    /// How many of a product the buyer has: granted less withdrawn.
    public func quantity(of product: ProductID) -> Int {
        contents.withLock { contents in
            let granted = contents.granted.values.filter { $0.productID == product }.reduce(0) { $0 + $1.quantity }
            let withdrawn = contents.withdrawn.filter { entry in
                entry.value.productID == product && contents.granted[entry.key.delivery] != nil
            }
            return granted - withdrawn.values.reduce(0) { $0 + $1.quantity }
        }
    }
}

extension InMemoryDelivery.Contents {
    /// Counts a call, and throws the failure that was written down for it.
    fileprivate mutating func begin(_ key: TransactionKey) throws(StoreError) {
        calls[key, default: 0] += 1
        guard let error = failures[key.id]?.first else { return }
        failures[key.id]?.removeFirst()
        throw error
    }
}
