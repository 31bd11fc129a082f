public import PurchaseProcessing
public import Purchases

extension StoreLedger {
    /// How long the buyer keeps a plan whose payment failed, where there is a grace period: 16 days, one of the lengths
    /// that the App Store offers.
    static let gracePeriod: Int64 = 16 * 86_400_000
    /// How long the store tries to get a payment that failed: 60 days, as the App Store does.
    static let billingRetryPeriod: Int64 = 60 * 86_400_000

    /// How a subscription stands now, named by its first transaction; nil where there is none.
    public func status(ofSubscription id: TransactionID) -> SubscriptionStatus? {
        guard let subscription = subscriptions.first(where: { $0.originalID == id }),
            let index = index(of: subscription.current)
        else { return nil }
        let transaction = records[index].transaction
        var state: SubscriptionStatus.State = .subscribed
        var graceEnd: Timestamp?
        if transaction.isRevoked {
            state = .revoked
        } else if subscription.hasEnded {
            state = .expired
        } else {
            switch subscription.billing {
            case .paid: break
            case .retry: state = .billingRetry
            case .grace:
                state = .gracePeriod
                graceEnd = transaction.expirationDate?.adding(milliseconds: StoreLedger.gracePeriod)
            }
        }
        return SubscriptionStatus(
            transaction: transaction, state: state,
            signedDate: max(subscription.statusDate ?? clock, transaction.signedDate),
            renewsAutomatically: subscription.renewsAutomatically,
            renewalProductID: subscription.renewalProductID ?? subscription.productID, gracePeriodEnd: graceEnd,
            priceIncrease: subscription.priceIncrease)
    }

    // MARK: - What changes it

    /// Ends the present period now, and lets the payment for the next one fail.
    ///
    /// The store goes on to try for 60 days; `recoverPayment(of:from:)` is its success.
    ///
    /// - Parameters:
    ///   - productID: The plan.
    ///   - keepsAccess: Whether the buyer keeps the plan for 16 days meanwhile.
    /// - Returns: What the store reports.
    /// - Throws: `SimulationError` with `noSubscription`.
    public mutating func failPayment(
        of productID: ProductID, keepsAccess: Bool
    ) throws(SimulationError) -> [StoreUpdate] {
        guard let index = running(productID), let current = self.index(of: subscriptions[index].current) else {
            throw noSubscription(to: productID)
        }
        var updates: [StoreUpdate] = []
        if let end = records[current].transaction.expirationDate, end > clock {
            let ended = sign(at: current, expirationDate: clock, revocationDate: nil)
            records[current].isFinished = false
            updates.append(.transaction(ended))
        }
        subscriptions[index].billing = keepsAccess ? .grace : .retry
        signStatus(at: index)
        return report(updates + statusUpdates(at: index))
    }

    /// Lets a payment that had failed succeed: the subscription renews, after a retry from now on.
    ///
    /// - Throws: `SimulationError` with `nothingToRecover`, or `unknownProduct`.
    public mutating func recoverPayment(
        of productID: ProductID, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        guard let index = running(productID), subscriptions[index].billing != .paid else {
            throw SimulationError(
                code: .nothingToRecover, message: "no payment for the subscription to '\(productID)' has failed")
        }
        if subscriptions[index].billing == .retry {
            subscriptions[index].anchor = clock
            subscriptions[index].periodsPaid = 0
        }
        return try renew(productID, from: catalogue)
    }

    /// Chooses the plan of the next period; the present one takes back what was chosen before.
    ///
    /// - Throws: `SimulationError` with `noSubscription`, or `unknownProduct` for what is no plan of the same group.
    public mutating func schedule(
        _ newID: ProductID, after productID: ProductID, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        guard let index = running(productID) else { throw noSubscription(to: productID) }
        guard catalogue.product(newID, in: storefront)?.subscription?.groupID == subscriptions[index].groupID else {
            throw SimulationError(
                code: .unknownProduct, message: "'\(newID)' is no plan of the group of '\(productID)'")
        }
        return try changeStatus(of: productID) { $0.renewalProductID = newID == productID ? nil : newID }
    }

    /// Turns the renewal on or off.
    ///
    /// - Throws: `SimulationError` with `noSubscription`.
    public mutating func setRenewal(of productID: ProductID, isOn: Bool) throws(SimulationError) -> [StoreUpdate] {
        try changeStatus(of: productID) { $0.renewsAutomatically = isOn }
    }

    /// Announces a higher price for the next period; without the buyer's consent the subscription ends then.
    ///
    /// - Throws: `SimulationError` with `noSubscription`.
    public mutating func increasePrice(of productID: ProductID) throws(SimulationError) -> [StoreUpdate] {
        try changeStatus(of: productID) { $0.priceIncrease = .pending }
    }

    /// Lets the buyer agree to the higher price.
    ///
    /// - Throws: `SimulationError` with `nothingToAgreeTo`.
    public mutating func agreeToPrice(of productID: ProductID) throws(SimulationError) -> [StoreUpdate] {
        guard let index = running(productID), subscriptions[index].priceIncrease == .pending else {
            throw SimulationError(
                code: .nothingToAgreeTo, message: "no higher price of '\(productID)' waits for consent")
        }
        return try changeStatus(of: productID) { $0.priceIncrease = .accepted }
    }

    /// The running subscription to a plan.
    func running(_ productID: ProductID) -> Int? {
        subscriptions.firstIndex { $0.productID == productID && !$0.hasEnded }
    }

    private func noSubscription(to productID: ProductID) -> SimulationError {
        SimulationError(code: .noSubscription, message: "there is no running subscription to '\(productID)'")
    }

    private mutating func changeStatus(
        of productID: ProductID, _ change: (inout SubscriptionRecord) -> Void
    ) throws(SimulationError) -> [StoreUpdate] {
        guard let index = running(productID) else { throw noSubscription(to: productID) }
        change(&subscriptions[index])
        signStatus(at: index)
        return report(statusUpdates(at: index))
    }

    /// Signs how a subscription stands anew, later than before.
    mutating func signStatus(at index: Int) {
        let before = subscriptions[index].statusDate ?? clock
        subscriptions[index].statusDate = max(clock, before.adding(milliseconds: 1))
    }

    /// How a subscription stands, as a report; nothing while it never was anything but paid and renewed.
    func statusUpdates(at index: Int) -> [StoreUpdate] {
        guard subscriptions[index].statusDate != nil else { return [] }
        return status(ofSubscription: subscriptions[index].originalID).map { [.subscription($0)] } ?? []
    }
}
