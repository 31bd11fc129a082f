public import PurchaseProcessing
public import Purchases

/// The buyer's standing in one subscription group.
struct SubscriptionRecord: Hashable, Sendable {
    /// The group.
    let groupID: String
    /// The plan that the buyer has now.
    var productID: ProductID
    /// The first transaction of the buyer in the group.
    let originalID: TransactionID
    /// The newest transaction.
    var current: TransactionID
    /// When the present row of equal periods began; the end of each is counted from here, so that a subscription of the
    /// 31st returns to the 31st after a short month.
    var anchor: Timestamp
    /// How many periods were paid for since then.
    var periodsPaid: Int
    /// How many renewals still cost what the introductory offer says.
    var offerRenewalsLeft: Int
    /// Whether it renews at its end.
    var renewsAutomatically: Bool
    /// Whether it has ended, by time, by the buyer or by a refund.
    var hasEnded: Bool
    /// How the payment for the next period stands.
    var billing = Billing.paid
    /// The plan of the next period where the buyer chose another one.
    var renewalProductID: ProductID?
    /// What the buyer has said to a higher price.
    var priceIncrease: SubscriptionStatus.Consent?
    /// When the store signed how it stands, nil where it never had anything to tell of that.
    var statusDate: Timestamp?

    /// How a payment stands.
    enum Billing: String, Hashable, Sendable, CaseIterable {
        /// Nothing is wrong.
        case paid
        /// It failed, and the buyer keeps the plan for some days.
        case grace
        /// It failed, and the store tries again.
        case retry
    }
}

extension StoreLedger {
    /// Moves the clock on and lets subscriptions renew and end on the way, in the order of their dates.
    ///
    /// - Throws: `SimulationError` with `clockOutOfRange` after the year 9999, or `tooManyRenewals`; nothing was changed.
    public mutating func advance(
        by period: Period, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        let target = clock.adding(period)
        guard target <= StoreLedger.endOfTime else {
            throw SimulationError(
                code: .clockOutOfRange, message: "'\(period)' would take the clock past the year 9999")
        }
        var later = self
        var updates: [StoreUpdate] = []
        var renewals = 0
        while let (due, end) = later.nextDue(until: target) {
            later.clock = end
            if later.subscriptions[due].billing == .grace {
                later.subscriptions[due].billing = .retry
                later.signStatus(at: due)
            } else if later.subscriptions[due].renews, let product = later.nextPlan(of: due, from: catalogue),
                let plan = product.subscription
            {
                renewals += 1
                guard renewals <= StoreLedger.maximumRenewals else {
                    throw SimulationError(
                        code: .tooManyRenewals,
                        message: "within '\(period)' there are more than \(StoreLedger.maximumRenewals) renewals")
                }
                updates.append(.transaction(later.renew(due, product, plan)))
            } else {
                later.end(due)
                if let index = later.index(of: later.subscriptions[due].current) {
                    updates.append(.expired(later.records[index].transaction))
                }
            }
            updates += later.statusUpdates(at: due)
        }
        later.clock = target
        self = later
        return report(updates)
    }

    /// Renews a subscription now: ahead of time where it runs, anew where it has ended.
    ///
    /// - Throws: `SimulationError` with `nothingToRenew` where there is none or it was refunded, or `unknownProduct`.
    public mutating func renew(
        _ productID: ProductID, from catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        guard let index = subscriptions.firstIndex(where: { $0.productID == productID }),
            let current = self.index(of: subscriptions[index].current), !records[current].transaction.isRevoked
        else {
            throw SimulationError(
                code: .nothingToRenew, message: "there is no subscription to '\(productID)' that could renew")
        }
        guard let product = nextPlan(of: index, from: catalogue), let plan = product.subscription else {
            throw SimulationError(code: .unknownProduct, message: "the store does not sell '\(productID)' any more")
        }
        if subscriptions[index].hasEnded {
            subscriptions[index].anchor = clock
            subscriptions[index].periodsPaid = 0
            subscriptions[index].offerRenewalsLeft = 0
            subscriptions[index].hasEnded = false
        }
        subscriptions[index].renewsAutomatically = true
        let transaction = renew(index, product, plan)
        return report([.transaction(transaction)] + statusUpdates(at: index))
    }

    /// Ends a running subscription now and for good.
    ///
    /// - Throws: `SimulationError` with `nothingToExpire`.
    public mutating func expire(_ productID: ProductID) throws(SimulationError) -> [StoreUpdate] {
        guard let index = subscriptions.firstIndex(where: { $0.productID == productID && !$0.hasEnded }),
            let current = self.index(of: subscriptions[index].current)
        else {
            throw SimulationError(
                code: .nothingToExpire, message: "there is no running subscription to '\(productID)'")
        }
        subscriptions[index].renewsAutomatically = false
        end(index)
        let ended = sign(
            at: current, expirationDate: clock, revocationDate: records[current].transaction.revocationDate)
        return report([.expired(ended)] + statusUpdates(at: index))
    }

    // MARK: - Periods and their prices

    /// Begins a subscription, or replaces the plan that the buyer has in its group.
    ///
    /// New subscribers of a group get its first introductory offer: a free trial and an offer paid up front last all
    /// their periods at once, an offer paid as you go renews at its own price.
    mutating func subscribe(
        to product: Product, _ plan: SubscriptionPlan, _ attempt: PurchaseAttempt
    ) -> PurchaseTransaction {
        let present = subscriptions.firstIndex { $0.groupID == plan.groupID }
        let offer = present == nil ? plan.offers.first { $0.kind == .introductory } : nil
        let paysAsItGoes = offer?.paymentMode == .payAsYouGo
        var price = try? product.price?.times(attempt.quantity)
        var end = clock.adding(plan.period, times: 1)
        if let offer {
            price =
                offer.paymentMode == .freeTrial
                ? product.price.map { Money(.zero, $0.currency) } : try? offer.price?.times(attempt.quantity)
            end = paysAsItGoes ? clock.adding(offer.period) : clock.adding(offer.period, times: offer.periodCount)
        }
        let transaction = record(
            product, quantity: attempt.quantity, originalID: present.map { subscriptions[$0].originalID },
            expirationDate: end, price: price, attempt: attempt)
        if let present, !subscriptions[present].hasEnded { replace(subscriptions[present].current) }
        let isWhole = offer != nil && !paysAsItGoes
        var subscription = SubscriptionRecord(
            groupID: plan.groupID, productID: product.id, originalID: transaction.originalID, current: transaction.id,
            anchor: isWhole ? end : clock, periodsPaid: isWhole ? 0 : 1,
            offerRenewalsLeft: paysAsItGoes ? max(0, (offer?.periodCount ?? 1) - 1) : 0, renewsAutomatically: true,
            hasEnded: false)
        if let present {
            subscription.statusDate = subscriptions[present].statusDate
            subscriptions[present] = subscription
            if subscription.statusDate != nil {
                signStatus(at: present)
                heldUpdates += statusUpdates(at: present).map { HeldUpdate($0) }
            }
        } else {
            subscriptions.append(subscription)
        }
        return transaction
    }

    /// Notes that another plan has replaced the one of a transaction before its end.
    private mutating func replace(_ id: TransactionID) {
        guard let index = index(of: id), !records[index].transaction.isRevoked else { return }
        let old = records[index].transaction
        _ = sign(at: index, expirationDate: old.expirationDate, revocationDate: nil, isUpgraded: true)
        records[index].isFinished = false
        heldUpdates.append(.transaction(id))
    }

    /// What a subscription renews to, nil where the store does not sell it any more.
    private func nextPlan(of index: Int, from catalogue: StoreCatalogue) -> Product? {
        catalogue.product(subscriptions[index].renewalProductID ?? subscriptions[index].productID, in: storefront)
    }

    /// Ends a subscription.
    private mutating func end(_ index: Int) {
        subscriptions[index].hasEnded = true
        subscriptions[index].billing = .paid
        subscriptions[index].renewalProductID = nil
        subscriptions[index].priceIncrease = nil
        if subscriptions[index].statusDate != nil { signStatus(at: index) }
    }

    /// Records one renewal, charged now.
    private mutating func renew(
        _ index: Int, _ product: Product, _ plan: SubscriptionPlan
    ) -> PurchaseTransaction {
        let offer = plan.offers.first { $0.kind == .introductory && $0.paymentMode == .payAsYouGo }
        let previous = self.index(of: subscriptions[index].current).map { records[$0].transaction }
        let quantity = previous?.quantity ?? 1
        if let chosen = subscriptions[index].renewalProductID, chosen != subscriptions[index].productID {
            // The periods of another plan are counted from the end of the last one of this.
            subscriptions[index].productID = chosen
            subscriptions[index].anchor = max(clock, previous?.expirationDate ?? clock)
            subscriptions[index].periodsPaid = 0
            subscriptions[index].offerRenewalsLeft = 0
        }
        subscriptions[index].renewalProductID = nil
        subscriptions[index].priceIncrease = nil
        subscriptions[index].billing = .paid
        let usesOffer = subscriptions[index].offerRenewalsLeft > 0 && offer != nil
        let period = usesOffer ? offer?.period ?? plan.period : plan.period
        subscriptions[index].periodsPaid += 1
        let end = subscriptions[index].anchor.adding(period, times: subscriptions[index].periodsPaid)
        let transaction = record(
            product, quantity: quantity, originalID: subscriptions[index].originalID, expirationDate: end,
            reason: .renewal, price: try? (usesOffer ? offer?.price : product.price)?.times(quantity))
        subscriptions[index].current = transaction.id
        if subscriptions[index].statusDate != nil { signStatus(at: index) }
        if usesOffer {
            subscriptions[index].offerRenewalsLeft -= 1
            if subscriptions[index].offerRenewalsLeft == 0 {
                // Full periods follow, and are counted from the end of the offer.
                subscriptions[index].anchor = end
                subscriptions[index].periodsPaid = 0
            }
        }
        return transaction
    }

    /// The subscription that ends first, at a moment at the latest, and when; of two that end together the older.
    private func nextDue(until target: Timestamp) -> (index: Int, end: Timestamp)? {
        var first: (index: Int, end: Timestamp)?
        for (index, subscription) in subscriptions.enumerated() where !subscription.hasEnded {
            guard let record = self.index(of: subscription.current),
                let end = records[record].transaction.expirationDate.map({ subscription.due(atEndOfPeriod: $0) }),
                end <= target
            else { continue }
            if let earliest = first?.end, earliest <= end { continue }
            first = (index, end)
        }
        return first
    }
}

extension SubscriptionRecord {
    /// Whether it renews at the end of the period.
    fileprivate var renews: Bool { renewsAutomatically && billing == .paid && priceIncrease != .pending }

    /// When something happens to it next.
    fileprivate func due(atEndOfPeriod end: Timestamp) -> Timestamp {
        switch billing {
        case .paid: end
        case .grace: end.adding(milliseconds: StoreLedger.gracePeriod)
        case .retry: end.adding(milliseconds: StoreLedger.billingRetryPeriod)
        }
    }
}

extension Timestamp {
    /// The moment so many periods later, counted in one go; where that is too far for one period, one by one up to the
    /// end of the calendar.
    fileprivate func adding(_ period: Period, times count: Int) -> Timestamp {
        let (whole, overflow) = period.count.multipliedReportingOverflow(by: count)
        if !overflow, let period = Period(whole, period.unit) { return adding(period) }
        var moment = self
        var left = max(0, count)
        while left > 0, moment <= StoreLedger.endOfTime {
            moment = moment.adding(period)
            left -= 1
        }
        return moment
    }
}
