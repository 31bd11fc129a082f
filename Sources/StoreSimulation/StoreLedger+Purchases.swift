public import PurchaseProcessing
public import Purchases

extension StoreLedger {
    /// Answers a purchase.
    ///
    /// A non-consumable or a subscription that the buyer has already is answered with the transaction that is there, and
    /// nothing is charged. Another plan of a group replaces the present one at once, up or down.
    ///
    /// - Parameters:
    ///   - attempt: What is to be bought; its identifier is carried along.
    ///   - outcome: How the buyer, or whoever has to approve, behaves.
    ///   - catalogue: What the store sells.
    /// - Returns: The transaction, or that the purchase waits for approval.
    /// - Throws: `StoreError`: without a connection, without permission to pay, for an unknown product, for a quantity
    ///   outside 1 to 10, and where the outcome is an error.
    public mutating func buy(
        _ attempt: PurchaseAttempt, outcome: PurchaseOutcome = .succeeds, from catalogue: StoreCatalogue
    ) throws(StoreError) -> PurchaseAnswer {
        guard isOnline else { throw .offline }
        guard paymentsAreAllowed else { throw .purchaseNotAllowed }
        guard let product = catalogue.product(attempt.productID, in: storefront) else { throw .productUnavailable }
        guard (1...10).contains(attempt.quantity) else { throw .invalidQuantity }
        switch outcome {
        case .succeeds:
            return .purchased(owned(product) ?? sell(product, to: attempt))
        case .isCancelled:
            throw .cancelled
        case .fails(let error):
            throw error
        case .isDeferred:
            waiting.append(WaitingPurchase(attempt: attempt, cause: .approval))
            return .pending
        case .isInterrupted:
            waiting.append(WaitingPurchase(attempt: attempt, cause: .buyer))
            throw .interrupted
        }
    }

    /// Approves the oldest purchase of a product that waits for approval; it is charged now.
    ///
    /// - Throws: `SimulationError` with `nothingDeferred`, or `unknownProduct` where the store no longer sells it.
    public mutating func approve(
        _ productID: ProductID, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        let index = try indexOfWaiting(productID, for: .approval)
        return try settle(index, from: catalogue)
    }

    /// Declines the oldest purchase of a product that waits for approval.
    ///
    /// - Throws: `SimulationError` with `nothingDeferred`.
    public mutating func decline(_ productID: ProductID) throws(SimulationError) -> [StoreUpdate] {
        let declined = waiting.remove(at: try indexOfWaiting(productID, for: .approval))
        return report([.declined(productID, attempt: declined.attempt.id)])
    }

    /// Lets the oldest interrupted purchase of a product go on to its success.
    ///
    /// - Throws: `SimulationError` with `nothingInterrupted`, or `unknownProduct` where the store no longer sells it.
    public mutating func resolve(
        _ productID: ProductID, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        let index = try indexOfWaiting(productID, for: .buyer)
        return try settle(index, from: catalogue)
    }

    /// Takes back the newest purchase of a product that stands; a subscription ends with it.
    ///
    /// - Throws: `SimulationError` with `nothingToRefund`.
    /// - Complexity: Linear in the number of transactions.
    public mutating func refund(_ productID: ProductID) throws(SimulationError) -> [StoreUpdate] {
        let newest = records.lastIndex { record in
            record.transaction.productID == productID && !record.transaction.isRevoked
        }
        guard let newest else {
            throw SimulationError(code: .nothingToRefund, message: "no purchase of '\(productID)' can be refunded")
        }
        let revoked = sign(
            at: newest, expirationDate: records[newest].transaction.expirationDate, revocationDate: clock)
        records[newest].isFinished = false
        if let index = subscriptions.firstIndex(where: { $0.current == revoked.id }) {
            subscriptions[index].renewsAutomatically = false
            subscriptions[index].hasEnded = true
        }
        return report([.transaction(revoked)])
    }

    /// Lets somebody of the family share what they have bought; a refund ends it.
    ///
    /// - Throws: `SimulationError` with `unknownProduct` for what the store does not sell, or sells to be used up.
    public mutating func share(
        _ productID: ProductID, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        guard let product = catalogue.product(productID, in: storefront), product.kind == .nonConsumable else {
            throw SimulationError(code: .unknownProduct, message: "'\(productID)' is nothing that a family can share")
        }
        return report([.transaction(record(product, price: nil, ownership: .familyShared))])
    }

    /// Gives back what was taken back last of a product: the refund is reversed.
    ///
    /// - Throws: `SimulationError` with `nothingToReverse`.
    /// - Complexity: Linear in the number of transactions.
    public mutating func reverse(_ productID: ProductID) throws(SimulationError) -> [StoreUpdate] {
        let refunded = records.indices.filter { index in
            records[index].transaction.productID == productID && records[index].transaction.isRevoked
        }.max { left, right in
            let (left, right) = (records[left].transaction, records[right].transaction)
            return right.isSigned(after: left)
        }
        guard let refunded else {
            throw SimulationError(code: .nothingToReverse, message: "no purchase of '\(productID)' was refunded")
        }
        let standing = sign(
            at: refunded, expirationDate: records[refunded].transaction.expirationDate, revocationDate: nil)
        records[refunded].isFinished = false
        if let index = subscriptions.firstIndex(where: { $0.current == standing.id }) {
            subscriptions[index].hasEnded = standing.expirationDate.map { $0 <= clock } ?? false
        }
        return report([.transaction(standing)])
    }

    /// Notes that the buyer's app has dealt with a transaction as it was signed; once more does no harm, and a state that
    /// was signed later stays unfinished.
    ///
    /// A transaction that the store did not make is nobody's, and nothing happens.
    ///
    /// - Throws: `StoreError` without a connection.
    public mutating func finish(_ transaction: PurchaseTransaction) throws(StoreError) {
        guard isOnline else { throw .offline }
        guard let index = index(of: transaction.id), records[index].transaction.signedDate <= transaction.signedDate
        else { return }
        records[index].isFinished = true
    }

    // MARK: - Selling

    /// What the buyer has already of a product that is bought once, or nil; a subscription renews again from now on.
    private mutating func owned(_ product: Product) -> PurchaseTransaction? {
        switch product.kind {
        case .consumable, .nonRenewing:
            return nil
        case .nonConsumable:
            return records.last { $0.transaction.productID == product.id && !$0.transaction.isRevoked }?.transaction
        case .autoRenewable:
            guard let running = subscriptions.firstIndex(where: { $0.productID == product.id && !$0.hasEnded }),
                let index = index(of: subscriptions[running].current)
            else { return nil }
            subscriptions[running].renewsAutomatically = true
            return records[index].transaction
        }
    }

    /// Charges for a product and records the transaction.
    private mutating func sell(_ product: Product, to attempt: PurchaseAttempt) -> PurchaseTransaction {
        if let plan = product.subscription, product.kind == .autoRenewable {
            return subscribe(to: product, plan, attempt)
        }
        return record(
            product, quantity: attempt.quantity, price: try? product.price?.times(attempt.quantity), attempt: attempt)
    }

    private func indexOfWaiting(
        _ productID: ProductID, for cause: WaitingPurchase.Cause
    ) throws(SimulationError) -> Int {
        if let index = waiting.firstIndex(where: { $0.attempt.productID == productID && $0.cause == cause }) {
            return index
        }
        switch cause {
        case .approval:
            throw SimulationError(
                code: .nothingDeferred, message: "no purchase of '\(productID)' waits for approval")
        case .buyer:
            throw SimulationError(code: .nothingInterrupted, message: "no purchase of '\(productID)' was interrupted")
        }
    }

    /// Charges for a purchase that waited, and reports its transaction.
    ///
    /// What the buyer has got meanwhile is not charged again, but the attempt still gets a transaction of its own.
    private mutating func settle(
        _ index: Int, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        let attempt = waiting[index].attempt
        guard let product = catalogue.product(attempt.productID, in: storefront) else {
            throw SimulationError(
                code: .unknownProduct, message: "the store does not sell '\(attempt.productID)' any more")
        }
        waiting.remove(at: index)
        guard let owned = owned(product) else { return report([.transaction(sell(product, to: attempt))]) }
        let again = record(
            product, originalID: owned.originalID, expirationDate: owned.expirationDate,
            price: product.price.map { Money(.zero, $0.currency) }, attempt: attempt)
        if let running = subscriptions.firstIndex(where: { $0.current == owned.id }) {
            subscriptions[running].current = again.id
        }
        return report([.transaction(again)])
    }
}
