import FailureClassification
public import Purchases

extension TransactionPipeline {
    /// Buys; ends with `transactionCompleted`, `transactionDeferred`, `purchaseCancelled` or `transactionFailed`.
    ///
    /// - Parameters:
    ///   - productID: What to buy.
    ///   - quantity: How many, 1 to 10; any other number ends with `quantityInvalid`.
    /// - Returns: The event that ended the purchase, as the listeners read it.
    /// - Throws: `JournalError` where the attempt or its end cannot be recorded.
    @discardableResult
    public func purchase(_ productID: ProductID, quantity: Int = 1) async throws -> PurchaseEvent {
        try await purchase(PurchaseRequest(productID, quantity: quantity))
    }

    /// Buys what a request asks for; ends with one of the four events of `purchase(_:quantity:)`.
    ///
    /// The attempt is in the journal before the store is asked, with everything that the request says, so a success that
    /// comes late finds it.
    ///
    /// - Parameter request: What to buy; a quantity outside 1 to 10 ends with `quantityInvalid`.
    /// - Returns: The event that ended the purchase, as the listeners read it.
    /// - Throws: `JournalError` where the attempt or its end cannot be recorded.
    @discardableResult
    public func purchase(_ request: PurchaseRequest) async throws -> PurchaseEvent {
        let productID = request.productID
        guard underWay[productID] == nil else { return try await refuse(request, code: "inProgress") }
        guard (1...10).contains(request.quantity) else { return try await refuse(request, code: "quantityInvalid") }
        underWay[productID] = .some(nil)
        do {
            return try await purchaseAlone(request)
        } catch {
            underWay[productID] = nil
            throw error
        }
    }

    private func purchaseAlone(_ request: PurchaseRequest) async throws -> PurchaseEvent {
        let productID = request.productID
        let opened = try await journal.openAttempt(
            for: request, announcing: [.progress(PurchaseProgress(stage: .connecting, productID: productID))])
        noteNewest(opened.notifications)
        underWay[productID] = .some(opened.attempt.id)
        let event = try await ask(opened.attempt)
        if event.isTold { return event.event }
        // Where an approval was quicker, or another process, it has ended the purchase.
        return try await firstEnd(of: opened.attempt, after: opened.notifications.last?.sequence ?? 0) ?? event.event
    }

    /// Asks the store, and ends the attempt by its answer; told is the end only where nobody else has told of one.
    private func ask(_ attempt: PurchaseAttempt) async throws -> (event: PurchaseEvent, isTold: Bool) {
        guard await store.canMakePayments() else {
            return try await end(attempt, as: pipelineFailure("paymentsNotAllowed"))
        }
        try await announce([.progress(PurchaseProgress(stage: .purchasing, productID: attempt.productID))])
        let answer: PurchaseAnswer
        do throws(StoreError) {
            answer = try await store.purchase(attempt)
        } catch {
            let failure = classifier.classify(error)
            // Where the answer may have been lost on its way, the store is asked what it knows.
            guard failure.charged == .unknown, let transaction = await unfinishedAnswer(to: attempt) else {
                return try await end(attempt, as: failure)
            }
            return try await settle(attempt, by: transaction)
        }
        switch answer {
        case .pending:
            let event = PurchaseEvent.transactionDeferred(attempt)
            release(attempt)
            return (
                event,
                try await commit(
                    JournalChange(attempt: JournaledAttempt(attempt: attempt, state: .waiting), events: [event]))
            )
        case .purchased(let transaction):
            return try await settle(attempt, by: transaction)
        }
    }

    /// The transaction that names an attempt among those that nobody has finished.
    private func unfinishedAnswer(to attempt: PurchaseAttempt) async -> PurchaseTransaction? {
        try? await store.unfinishedTransactions().first {
            $0.attempt == attempt.id && attempt.isAnswered(by: $0)
        }
    }

    /// Ends an attempt by the transaction that the store has answered it with.
    private func settle(
        _ attempt: PurchaseAttempt, by transaction: PurchaseTransaction
    ) async throws -> (event: PurchaseEvent, isTold: Bool) {
        let outcome = try await begin(transaction, attempt: attempt).value
        release(attempt)
        if let event = outcome.event(for: attempt) { return (event, true) }
        // Something else may have found the transaction before, and matched it to the attempt: the end is what it told, since
        // the store may have signed a later state meanwhile.
        if outcome.entry.attempt == attempt, outcome.entry.state.isDelivered {
            return (.transactionCompleted(outcome.entry.completedPurchase), false)
        }
        // The transaction was dealt with before this attempt was made: nothing new was bought.
        let code =
            switch outcome.entry.state {
            case .recorded, .undelivered, .parked: "deliveryFailed"
            case .delivered, .finishPending, .finished: "alreadyOwned"
            case .received, .unverified, .rejected, .withheld: "verificationRejected"
            }
        return try await end(attempt, as: outcome.failure ?? pipelineFailure(code), transaction: transaction)
    }

    /// Ends an attempt without success, and says so where nobody has told of its end.
    private func end(
        _ attempt: PurchaseAttempt, as failure: PurchaseFailure, transaction: PurchaseTransaction? = nil
    ) async throws -> (event: PurchaseEvent, isTold: Bool) {
        let failed = FailedPurchase(
            productID: attempt.productID, quantity: attempt.quantity, attempt: attempt, transaction: transaction,
            failure: failure)
        let state: JournaledAttempt.State = failure.kind == .interrupted ? .interrupted : .closed
        let event: PurchaseEvent =
            failure.kind == .cancelled ? .purchaseCancelled(failed) : .transactionFailed(failed)
        release(attempt)
        let isTold = try await commit(
            JournalChange(attempt: JournaledAttempt(attempt: attempt, state: state), events: [event]))
        return (event, isTold)
    }

    /// The first end of an attempt that listeners have read, after a place in their order.
    private func firstEnd(of attempt: PurchaseAttempt, after position: Int) async throws -> PurchaseEvent? {
        var position = position
        while true {
            let page = try await journal.notifications(after: position, atMost: 100)
            guard let last = page.last else { return nil }
            if let end = page.first(where: { $0.event.endedAttempt == attempt.id }) { return end.event }
            position = last.sequence
        }
    }

    /// Ends a call that never became an attempt.
    private func refuse(_ request: PurchaseRequest, code: String) async throws -> PurchaseEvent {
        let event = PurchaseEvent.transactionFailed(
            FailedPurchase(
                productID: request.productID, quantity: request.quantity, attempt: nil, failure: pipelineFailure(code)))
        try await announce([event])
        return event
    }

    func decline(_ productID: ProductID, attempt id: AttemptID?) async throws {
        let open = try await journal.openAttempts(for: productID)
        guard let declined = open.first(where: { id == nil ? $0.state == .waiting : $0.attempt.id == id }) else {
            return
        }
        _ = try await end(declined.attempt, as: pipelineFailure("declined"))
    }

    /// Lets the next purchase of the product begin.
    ///
    /// It comes before the end is announced, since a listener may buy again as soon as it hears.
    func release(_ attempt: PurchaseAttempt) {
        if underWay[attempt.productID] == .some(attempt.id) { underWay[attempt.productID] = nil }
    }

    /// A failure that the pipeline itself found, in its own vocabulary.
    func pipelineFailure(_ code: String, beneath: [StoreError] = []) -> PurchaseFailure {
        classifier.classify(StoreError(domain: "Shoptalk", code: code, underlying: beneath))
    }
}

extension PurchaseEvent {
    /// The attempt that the event ends for whoever waits for it, nil where it ends none.
    fileprivate var endedAttempt: AttemptID? {
        switch self {
        case .transactionCompleted(let purchase): purchase.attempt?.id
        case .transactionFailed(let purchase), .purchaseCancelled(let purchase): purchase.attempt?.id
        case .transactionDeferred(let attempt): attempt.id
        default: nil
        }
    }
}
