public import Languages
public import Purchases

extension MessageComposer {
    /// The message for a notification of the pipeline, if anything is to be said.
    ///
    /// - Parameters:
    ///   - notification: What happened.
    ///   - products: What is known of the store's products, for their names.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message, or nil where nothing is to be said.
    public func message(
        for notification: PurchaseNotification, products: [ProductID: Product] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage? {
        message(for: notification.event, products: products, language: language)
    }

    /// The message for what happened, or nil where nothing is to be said.
    ///
    /// Silent are: a cancelled purchase, a renewal, products that were fetched (identifiers that the store does not know
    /// are for a log), a failure that says so, and a price increase that was agreed to.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - products: What is known of the store's products, for their names.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message, or nil where nothing is to be said.
    public func message(
        for event: PurchaseEvent, products: [ProductID: Product] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage? {
        func named(_ id: ProductID) -> MessageValue { products[id].map(MessageValue.product) ?? .string(id.rawValue) }

        let id: MessageID
        var values: NamedValues = [:]
        switch event {
        case .progress(let progress):
            id = MessageID("status." + progress.stage.rawValue)
            values["product"] = progress.productID.map(named)
            // A stage that the catalogue does not know is not a failure.
            guard catalogue[id] != nil else { return nil }
        case .productsFetched(let products, _):
            guard products.isEmpty else { return nil }
            id = "products.empty"
        case .productsFailed(let failure):
            return message(for: failure, language: language)
        case .transactionFailed(let failed):
            return message(
                for: failed.failure, productID: failed.productID, product: products[failed.productID],
                language: language)
        case .transactionDeferred(let attempt):
            id = "purchase.deferred"
            values["product"] = named(attempt.productID)
        case .transactionCompleted(let completed):
            let transaction = completed.transaction
            if transaction.reason == .renewal { return nil }
            values["product"] = named(transaction.productID)
            values["price"] = transaction.price.map(MessageValue.money)
            values["quantity"] = .integer(transaction.quantity)
            let isOne = transaction.quantity <= 1
            id =
                completed.wasDeferred
                ? "purchase.deferred.approved" : isOne ? "purchase.completed" : "purchase.completed.quantity"
        case .restoreFinished(let summary):
            return message(for: summary, products: products, language: language)
        case .purchaseCancelled:
            return nil
        case .transactionRevoked(let transaction):
            // A store takes back what it refunds, and what somebody in the family no longer shares. What is used up nobody
            // takes back. How much was given back is not known: a refund may be a part of the price.
            let isUsedUp = products[transaction.productID]?.kind == .consumable
            id =
                transaction.ownership == .familyShared ? "revoke.family" : isUsedUp ? "refund.issued" : "refund.granted"
            values["product"] = named(transaction.productID)
        case .transactionReinstated(let transaction):
            // What is shared again was never refunded to this buyer.
            id = transaction.ownership == .familyShared ? "family.shared" : "refund.reversed"
            values["product"] = named(transaction.productID)
        case .subscriptionExpired(let transaction):
            id = "sub.expired"
            values["plan"] = named(transaction.productID)
            values["date"] = transaction.expirationDate.map(day)
        case .subscriptionChanged(let change):
            return message(for: change, products: products, language: language)
        }
        return spoken(message(id, language: language) { values[$0] })
    }

    /// The message for a change of a subscription, if anything is to be said.
    ///
    /// - Parameters:
    ///   - change: What is different.
    ///   - products: What is known of the store's products, for their names and levels.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message; nil for a change that is not known here, and for one that is silent.
    public func message(
        for change: SubscriptionChange, products: [ProductID: Product] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage? {
        let status = change.status
        func named(_ id: ProductID) -> MessageValue { products[id].map(MessageValue.product) ?? .string(id.rawValue) }

        let id: MessageID
        var plan = status.transaction.productID
        var date = status.transaction.expirationDate
        switch change.kind {
        case .gracePeriodBegan:
            id = "sub.gracePeriod"
            date = status.gracePeriodEnd
        case .billingRetryBegan: id = "sub.billingRetry"
        case .billingRecovered: id = "sub.recovered"
        case .planChanged:
            // Which plan was there before is not known here, so neither is whether this one is higher.
            id = "sub.crossgrade"
            date = nil
        case .planChangeScheduled:
            plan = status.renewalProductID
            let levels = [plan, status.transaction.productID].map { products[$0]?.subscription?.level }
            id = levels[0] != nil && levels[0] == levels[1] ? "sub.crossgrade" : "sub.downgradeScheduled"
        case .planChangeWithdrawn: id = "sub.changeWithdrawn"
        case .renewalTurnedOn: id = "sub.autoRenewOn"
        case .renewalTurnedOff: id = "sub.autoRenewOff"
        case .priceIncreaseAnnounced: id = "price.increase.consent"
        case .priceIncreaseAccepted: id = "price.increase.accepted"
        default: return nil
        }
        var values: NamedValues = ["plan": named(plan)]
        values["date"] = date.map(day)
        return spoken(message(id, language: language) { values[$0] })
    }

    /// The day that a moment falls on where the reader is.
    private func day(_ moment: Timestamp) -> MessageValue {
        .day(CalendarDay(moment, secondsFromUTC: secondsFromUTC))
    }

    /// The message for a failure, or nil where nothing is to be said.
    ///
    /// A failure whose message the catalogue does not have is told as `purchase.failed.unknown`, with its code; so is one
    /// whose message says that money was taken, or that none was, where that is not known.
    ///
    /// - Parameters:
    ///   - failure: What went wrong.
    ///   - productID: The identifier of the product that it is about, shown where the product is not known.
    ///   - product: The product that it is about.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message, or nil where nothing is to be said.
    public func message(
        for failure: PurchaseFailure, productID: ProductID? = nil, product: Product? = nil,
        language: LanguageTag? = nil
    ) -> PurchaseMessage? {
        if failure.isSilent { return nil }
        let named = product.map(MessageValue.product) ?? productID.map { .string($0.rawValue) }
        let claim = catalogue.number(of: failure.messageID).map { catalogue.definitions[$0].charged } ?? .unknown
        let id = claim == .unknown || claim == failure.charged ? failure.messageID : .unknownFailure
        let message = message(id, language: language) { name in
            switch name {
            case "code": .string("\(failure.error.domain):\(failure.error.code)")
            // A store sells 1 to 10 at once: SKPayment.quantity and Product.PurchaseOption.quantity.
            case "minimum": .integer(1)
            case "maximum": .integer(10)
            case "product", "plan", "item": named
            default: nil
            }
        }
        return spoken(message)
    }

    /// The message for a restore, or nil where nothing is to be said.
    ///
    /// What is counted is products, not transactions: ten renewals of one subscription are one item.
    ///
    /// - Parameters:
    ///   - summary: What the restore found.
    ///   - products: What is known of the store's products, for their names.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message, or nil where nothing is to be said.
    public func message(
        for summary: RestoreSummary, products: [ProductID: Product] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage? {
        func count(_ ids: [ProductID]) -> MessageValue { .integer(Set(ids).count) }

        var id: MessageID
        var values: NamedValues = [:]
        switch summary.outcome {
        case .restored:
            id = "restore.completed"
            values["count"] = count(summary.restored.map(\.productID))
        case .alreadyOwned:
            id = "restore.completed"
            values["count"] = count(summary.alreadyOwned.map(\.productID))
        case .partial:
            id = "restore.partial"
            values["restored"] = count(summary.restored.map(\.productID))
            values["failed"] = count(summary.failed.map(\.productID))
        case .nothing, .revoked:
            id = "restore.nothing"
        case .expired:
            id = "restore.nothing"
            // Of several ended subscriptions the one that ended last is the one to renew.
            let last = summary.expired.max {
                ($0.expirationDate ?? $0.signedDate) < ($1.expirationDate ?? $1.signedDate)
            }
            if let last, let end = last.expirationDate {
                id = "restore.expiredOnly"
                values["plan"] = products[last.productID].map(MessageValue.product) ?? .string(last.productID.rawValue)
                values["date"] = day(end)
            }
        case .failed:
            let failure = summary.failure ?? summary.failed.first?.failure
            if failure?.isSilent == true { return nil }
            id = "restore.failed"
            values["code"] = failure.map { .string("\($0.error.domain):\($0.error.code)") }
        case .cancelled:
            id = "restore.cancelled"
        }
        return spoken(message(id, language: language) { values[$0] })
    }

    private func spoken(_ message: consuming PurchaseMessage) -> PurchaseMessage? {
        if message.isSilent { return nil }
        return message
    }
}
