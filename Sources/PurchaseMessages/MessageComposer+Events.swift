public import Languages
public import Purchases

extension MessageComposer {
    /// The message for a notification of the pipeline, or nil where nothing is to be said.
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
    /// are for a log), a failure that says so, what the store took back or gave back, what is different about a subscription,
    /// and what ended by itself.
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
        var values: [String: MessageValue] = [:]
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
        case .purchaseCancelled, .transactionRevoked, .transactionReinstated, .subscriptionChanged,
            .subscriptionExpired:
            return nil
        }
        return spoken(message(id, parameters: values, language: language))
    }

    /// The message for a failure, or nil where nothing is to be said.
    ///
    /// A failure whose message the catalogue does not have is told as `purchase.failed.unknown`, with its code; so is one
    /// whose message says that nothing was charged, where that is not known.
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
        var values: [String: MessageValue] = [
            "code": .string("\(failure.error.domain):\(failure.error.code)"),
            // A store sells 1 to 10 at once: SKPayment.quantity and Product.PurchaseOption.quantity.
            "minimum": .integer(1), "maximum": .integer(10),
        ]
        if let named = product.map(MessageValue.product) ?? productID.map({ .string($0.rawValue) }) {
            for name in ["product", "plan", "item"] { values[name] = named }
        }
        let isTrue = catalogue[failure.messageID]?.saysNothingCharged != true || failure.charged == .no
        let id = isTrue ? failure.messageID : .unknownFailure
        return spoken(message(id, parameters: values, language: language))
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
        var values: [String: MessageValue] = [:]
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
                values["date"] = .day(CalendarDay(end, secondsFromUTC: secondsFromUTC))
            }
        case .failed:
            let failure = summary.failure ?? summary.failed.first?.failure
            if failure?.isSilent == true { return nil }
            id = "restore.failed"
            values["code"] = failure.map { .string("\($0.error.domain):\($0.error.code)") }
        case .cancelled:
            id = "restore.cancelled"
        }
        return spoken(message(id, parameters: values, language: language))
    }

    private func spoken(_ message: PurchaseMessage) -> PurchaseMessage? { message.isSilent ? nil : message }
}
