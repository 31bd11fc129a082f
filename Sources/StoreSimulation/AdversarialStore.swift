public import PurchaseProcessing
public import Purchases
import Synchronization

/// A simulated store that everything befalls which befalls a store, the same way for the same seed.
///
/// Put it before a `SimulatedStore` in an app's own tests: give it to the pipeline as its store and as its verifier, let
/// steps happen with `perform(_:)`, and pass on what arrives with `nextUpdates()`. In the end `calm()` it, start the
/// pipeline once more, and look whether the buyer has what was paid for.
///
/// ```swift
/// let store = AdversarialStore(SimulatedStore(products: products), seed: 7)
/// let pipeline = TransactionPipeline(store: store, journal: journal, delivery: shelves, verifier: store)
/// try store.perform(.refund("com.example.coins"))
/// for update in store.nextUpdates() { try await pipeline.receive(update) }
/// ```
///
/// - Calls fail before the store heard of them, or after it has done what it was asked: the buyer paid, and the app is told
///   that the network failed. A finish fails in both ways, too.
/// - Reports come twice, late, in another order, or not at all. A transaction whose report was dropped is found among the
///   unfinished ones; what is no transaction is only late, as an adapter asks its store for it at each start.
/// - Reports are forged: of a purchase that never was, of another content under a known identifier, of a refund that never
///   was, of a refund that was reversed. As a verifier the store rejects what it has not signed, and finds everything else
///   genuine, sometimes only when it is asked again.
public final class AdversarialStore: Store, TransactionVerifier, Sendable {
    fileprivate struct Contents: Sendable {
        var random: SeededRandom
        var faults: StoreFaults
        /// Every state of a transaction that the store has ever signed.
        var signed: Set<PurchaseTransaction> = []
        /// Every transaction as it was signed last.
        var newest: [PurchaseTransaction] = []
        /// Reports on their way.
        var mail: [StoreUpdate] = []
        var forgeries = 0
    }

    /// The store that sells.
    public let store: SimulatedStore
    private let contents: Mutex<Contents>

    /// Makes an adversary of a store.
    ///
    /// - Parameters:
    ///   - store: What sells.
    ///   - seed: What decides; the same seed decides the same where the same is asked in the same order.
    ///   - faults: What goes wrong, and how often.
    public init(_ store: SimulatedStore, seed: UInt64, faults: StoreFaults = .everyKind) {
        self.store = store
        contents = Mutex(Contents(random: SeededRandom(seed: seed), faults: faults))
        noteSignatures()
    }

    // MARK: - Directing it

    /// Lets something happen that is the store's own business; what it has to report is on its way then.
    ///
    /// - Throws: `SimulationError` where the step makes no sense here; nothing was changed.
    public func perform(_ step: SimulationStep) throws(SimulationError) { send(try store.change(step)) }

    /// Puts reports on their way; some are dropped, and some are doubled.
    public func send(_ updates: [StoreUpdate]) {
        noteSignatures()
        contents.withLock { contents in
            for update in updates {
                if case .transaction = update, contents.happens(\.drops) { continue }
                contents.mail.append(update)
                if contents.happens(\.duplicates) { contents.mail.append(update) }
            }
        }
    }

    /// The reports that arrive now, for `TransactionPipeline.receive(_:)`; others stay on their way.
    public func nextUpdates() -> [StoreUpdate] {
        let known = store.ledger.transactions
        return contents.withLock { contents in
            var arriving: [StoreUpdate] = []
            var late: [StoreUpdate] = []
            for update in contents.mail {
                if contents.happens(\.delays) { late.append(update) } else { arriving.append(update) }
            }
            contents.mail = late
            if contents.faults.delays > 0 { arriving.shuffle(using: &contents.random) }
            if contents.happens(\.forgeries), let forged = contents.forgery(of: known) {
                arriving.append(.transaction(forged))
            }
            return arriving
        }
    }

    /// Lets nothing go wrong from now on; what is on its way still comes.
    public func calm() { contents.withLock { $0.faults = .none } }

    /// Whether the store has signed a transaction just so.
    public func hasSigned(_ transaction: PurchaseTransaction) -> Bool {
        contents.withLock { $0.signed.contains(transaction) }
    }

    // MARK: - The verifier

    /// Rejects what the store has not signed, and sometimes cannot tell.
    public func verify(_ transaction: PurchaseTransaction) async -> Verification {
        contents.withLock { contents in
            if contents.happens(\.undecided) { return .undecided(.connectionLost) }
            return contents.signed.contains(transaction)
                ? .verified : .rejected(StoreError(domain: "VerificationError", code: "invalidSignature"))
        }
    }

    // MARK: - The store

    /// Whether this buyer and this device may pay.
    public func canMakePayments() async -> Bool { await store.canMakePayments() }

    /// The products among some identifiers.
    ///
    /// - Throws: `StoreError` without a connection, or where one was lost.
    public func products(for identifiers: [ProductID]) async throws(StoreError) -> [Product] {
        try loseRequest()
        let products = try await store.products(for: identifiers)
        try loseAnswer()
        return products
    }

    /// Buys as the simulated store does; the answer may be lost when the buyer has paid.
    ///
    /// - Throws: `StoreError`, also where the connection was lost before or after the purchase.
    public func purchase(_ attempt: PurchaseAttempt) async throws(StoreError) -> PurchaseAnswer {
        try loseRequest()
        defer { send((try? store.change { ledger, _ in ledger.takeHeldUpdates() }) ?? []) }
        let answer = try await store.purchase(attempt)
        try loseAnswer()
        return answer
    }

    /// What a restore finds.
    ///
    /// - Throws: `StoreError` without a connection, or where one was lost.
    public func restorableTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        try loseRequest()
        let found = try await store.restorableTransactions()
        try loseAnswer()
        return found
    }

    /// The transactions that nobody has finished, oldest first.
    ///
    /// - Throws: `StoreError` without a connection, or where one was lost.
    public func unfinishedTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        try loseRequest()
        let found = try await store.unfinishedTransactions()
        try loseAnswer()
        return found
    }

    /// Finishes a transaction as it was signed.
    ///
    /// - Throws: `StoreError` without a connection, or where one was lost before or after the finish.
    public func finish(_ transaction: PurchaseTransaction) async throws(StoreError) {
        try loseRequest()
        try await store.finish(transaction)
        try loseAnswer()
    }

    private func loseRequest() throws(StoreError) {
        if contents.withLock({ $0.happens(\.lostRequests) }) { throw .connectionLost }
    }

    private func loseAnswer() throws(StoreError) {
        if contents.withLock({ $0.happens(\.lostAnswers) }) { throw .connectionLost }
    }

    private func noteSignatures() {
        let transactions = store.ledger.transactions
        contents.withLock { contents in
            for (index, transaction) in transactions.enumerated()
            where index >= contents.newest.count || contents.newest[index] != transaction {
                contents.signed.insert(transaction)
            }
            contents.newest = transactions
        }
    }
}

extension AdversarialStore.Contents {
    fileprivate mutating func happens(_ fault: KeyPath<StoreFaults, Int>) -> Bool {
        random.happens(perThousand: faults[keyPath: fault])
    }

    /// A report that the store has not signed.
    fileprivate mutating func forgery(of known: [PurchaseTransaction]) -> PurchaseTransaction? {
        guard let victim = known.randomElement(using: &random) else { return nil }
        forgeries += 1
        let later = victim.signedDate.adding(milliseconds: 60_000)
        let forged =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: victim.forged(id: TransactionID("forged-\(forgeries)"))
            case 1: victim.forged(quantity: victim.quantity + 1)
            case 2: victim.forged(signedDate: later, revocationDate: later)
            default: victim.forged(signedDate: later, revocationDate: nil)
            }
        return signed.contains(forged) ? nil : forged
    }
}

extension PurchaseTransaction {
    fileprivate func forged(
        id: TransactionID? = nil, quantity: Int? = nil, signedDate: Timestamp? = nil, revocationDate: Timestamp? = nil
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: id ?? self.id, originalID: originalID, productID: productID, kind: kind,
            quantity: quantity ?? self.quantity, purchaseDate: purchaseDate, signedDate: signedDate ?? self.signedDate,
            expirationDate: expirationDate, revocationDate: revocationDate, reason: reason, price: price,
            attempt: attempt, account: account, ownership: ownership, isUpgraded: isUpgraded)
    }
}

extension StoreError {
    /// The connection broke; `URLError.Code.networkConnectionLost`.
    static let connectionLost = StoreError(domain: "NSURLErrorDomain", code: "-1005")
}
