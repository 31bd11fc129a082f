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
            if later.subscriptions[due].renewsAutomatically,
                let product = catalogue.product(later.subscriptions[due].productID, in: later.storefront),
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
                later.subscriptions[due].hasEnded = true
                if let index = later.index(of: later.subscriptions[due].current) {
                    updates.append(.expired(later.records[index].transaction))
                }
            }
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
        guard let product = catalogue.product(productID, in: storefront), let plan = product.subscription else {
            throw SimulationError(code: .unknownProduct, message: "the store does not sell '\(productID)' any more")
        }
        if subscriptions[index].hasEnded {
            subscriptions[index].anchor = clock
            subscriptions[index].periodsPaid = 0
            subscriptions[index].offerRenewalsLeft = 0
            subscriptions[index].hasEnded = false
        }
        subscriptions[index].renewsAutomatically = true
        return report([.transaction(renew(index, product, plan))])
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
        subscriptions[index].hasEnded = true
        let ended = sign(
            at: current, expirationDate: clock, revocationDate: records[current].transaction.revocationDate)
        return report([.expired(ended)])
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
            expirationDate: end, price: price, attempt: attempt.id)
        let isWhole = offer != nil && !paysAsItGoes
        let subscription = SubscriptionRecord(
            groupID: plan.groupID, productID: product.id, originalID: transaction.originalID, current: transaction.id,
            anchor: isWhole ? end : clock, periodsPaid: isWhole ? 0 : 1,
            offerRenewalsLeft: paysAsItGoes ? max(0, (offer?.periodCount ?? 1) - 1) : 0, renewsAutomatically: true,
            hasEnded: false)
        if let present { subscriptions[present] = subscription } else { subscriptions.append(subscription) }
        return transaction
    }

    /// Records one renewal, charged now.
    private mutating func renew(
        _ index: Int, _ product: Product, _ plan: SubscriptionPlan
    ) -> PurchaseTransaction {
        let offer = plan.offers.first { $0.kind == .introductory && $0.paymentMode == .payAsYouGo }
        let previous = self.index(of: subscriptions[index].current).map { records[$0].transaction }
        let quantity = previous?.quantity ?? 1
        let usesOffer = subscriptions[index].offerRenewalsLeft > 0 && offer != nil
        let period = usesOffer ? offer?.period ?? plan.period : plan.period
        subscriptions[index].periodsPaid += 1
        let end = subscriptions[index].anchor.adding(period, times: subscriptions[index].periodsPaid)
        let transaction = record(
            product, quantity: quantity, originalID: subscriptions[index].originalID, expirationDate: end,
            reason: .renewal, price: try? (usesOffer ? offer?.price : product.price)?.times(quantity))
        subscriptions[index].current = transaction.id
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
                let end = records[record].transaction.expirationDate, end <= target
            else { continue }
            if let earliest = first?.end, earliest <= end { continue }
            first = (index, end)
        }
        return first
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
