public import PurchaseProcessing
public import Purchases
import Synchronization

/// A store in memory with a clock of its own: it sells, renews, refunds and fails as it is told, the same way every time.
///
/// Any number of stores live side by side in one process and share nothing. The pipeline sees it through the seam `Store`;
/// whoever directs the simulation decides how the next purchase of a product goes, and changes the ledger step by step.
/// What a step returns is what the store reports of its own accord; pass it to `TransactionPipeline.receive(_:)` in order.
/// `Simulation` does all of that from a script.
///
/// ```swift
/// let store = SimulatedStore(products: products)
/// store.next(purchaseOf: "com.example.coins", .isDeferred)
/// try await pipeline.purchase("com.example.coins")
/// for update in try store.change({ ledger, catalogue throws(SimulationError) in
///     try ledger.approve("com.example.coins", from: catalogue)
/// }) { try await pipeline.receive(update) }
/// ```
public final class SimulatedStore: Store, Sendable {
    private struct Contents: Sendable {
        var ledger: StoreLedger
        var outcomes: [ProductID: [PurchaseOutcome]] = [:]
    }

    /// What the store sells.
    public let catalogue: StoreCatalogue

    private let contents: Mutex<Contents>
    private let share: Share?

    /// Changes a ledger that others change, too: brings it up to date, makes a change while nobody else can, and keeps it.
    ///
    /// Where it throws, nothing has changed.
    public typealias Share =
        @Sendable (_ ledger: inout StoreLedger, _ change: (inout StoreLedger) -> Void) throws(SimulationError) -> Void

    /// Makes a store over a ledger, for one that goes on where it stood.
    ///
    /// - Parameters:
    ///   - catalogue: What it sells.
    ///   - ledger: What it remembers.
    ///   - share: Where the ledger survives this process. It is called for each change before anybody hears of it; where
    ///     it throws, a purchase or a finish fails with `StoreKitError.systemError`.
    public init(
        catalogue: StoreCatalogue, ledger: StoreLedger,
        share: Share? = nil
    ) {
        self.catalogue = catalogue
        self.share = share
        contents = Mutex(Contents(ledger: ledger))
    }

    /// Makes a store where nobody has bought anything.
    ///
    /// - Parameters:
    ///   - products: What it sells, priced for the storefront that it opens in.
    ///   - clock: The moment at which it opens, by default 2026-01-01T00:00:00Z.
    ///   - storefront: The storefront that it opens in, three letters.
    ///   - currencies: The currencies of the storefronts that the buyer may move to.
    public convenience init(
        products: [Product], clock: Timestamp = StoreLedger.defaultOpening, storefront: String = "USA",
        currencies: [String: CurrencyCode] = [:]
    ) {
        self.init(
            catalogue: StoreCatalogue(products: products, homeStorefront: storefront, currencies: currencies),
            ledger: StoreLedger(clock: clock, storefront: storefront))
    }

    // MARK: - Directing it

    /// The ledger as it stands; a copy, which later steps do not change.
    public var ledger: StoreLedger {
        contents.withLock { contents in
            // Where it cannot be brought up to date, the next change says so.
            try? share?(&contents.ledger) { _ in }
            return contents.ledger
        }
    }

    /// The moment that the store believes to be now.
    public var now: Timestamp { ledger.clock }

    /// Decides how a coming purchase of a product goes; outcomes are used up in their order, then purchases succeed.
    ///
    /// - Complexity: Constant.
    public func next(purchaseOf product: ProductID, _ outcome: PurchaseOutcome) {
        contents.withLock { $0.outcomes[product, default: []].append(outcome) }
    }

    /// Forgets the outcomes that were decided for a product and not used.
    public func forgetOutcomes(of product: ProductID) {
        contents.withLock { $0.outcomes[product] = nil }
    }

    /// Changes the ledger in one go.
    ///
    /// - Parameter step: What happens; gets the ledger and what the store sells.
    /// - Returns: What the step returns, usually the updates that the pipeline has to receive.
    /// - Throws: What the step throws, or `notKept` where the changed ledger could not be kept.
    public func change<Result: Sendable>(
        _ step: (inout StoreLedger, StoreCatalogue) throws(SimulationError) -> Result
    ) throws(SimulationError) -> Result {
        try contents.withLock { contents throws(SimulationError) in
            try change(&contents.ledger) { (ledger) throws(SimulationError) in try step(&ledger, catalogue) }.get()
        }
    }

    /// Changes the ledger and has it kept, also where the step throws: an interrupted purchase is a change, too.
    ///
    /// - Throws: `notKept`, and then the ledger is as it was.
    private func change<Value, Failure>(
        _ ledger: inout StoreLedger, _ step: (inout StoreLedger) throws(Failure) -> Value
    ) throws(SimulationError) -> Result<Value, Failure> {
        guard let share else { return Result { () throws(Failure) in try step(&ledger) } }
        var result: Result<Value, Failure>?
        try share(&ledger) { ledger in result = Result { () throws(Failure) in try step(&ledger) } }
        guard let result else {
            throw SimulationError(code: .notKept, message: "the ledger was not changed")
        }
        return result
    }

    /// Changes the ledger for a caller who knows the errors of a store alone.
    private func answer<Value>(
        _ ledger: inout StoreLedger, _ step: (inout StoreLedger) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let result: Result<Value, StoreError>
        do throws(SimulationError) {
            result = try change(&ledger, step)
        } catch {
            throw .systemError
        }
        return try result.get()
    }

    // MARK: - The store

    /// Whether this buyer and this device may pay.
    public func canMakePayments() async -> Bool { ledger.paymentsAreAllowed }

    /// The products among some identifiers, in the order of the identifiers, priced for the buyer's storefront.
    ///
    /// - Throws: `StoreError` without a connection.
    public func products(for identifiers: [ProductID]) async throws(StoreError) -> [Product] {
        let ledger = ledger
        guard ledger.isOnline else { throw .offline }
        return identifiers.compactMap { catalogue.product($0, in: ledger.storefront) }
    }

    /// Answers a purchase as `next(purchaseOf:_:)` has decided; without a decision it succeeds.
    ///
    /// - Throws: `StoreError` as `StoreLedger.buy(_:outcome:from:)` does.
    public func purchase(_ attempt: PurchaseAttempt) async throws(StoreError) -> PurchaseAnswer {
        try contents.withLock { contents throws(StoreError) in
            var outcome = PurchaseOutcome.succeeds
            if let first = contents.outcomes[attempt.productID]?.first {
                outcome = first
                contents.outcomes[attempt.productID]?.removeFirst()
            }
            return try answer(&contents.ledger) { (ledger) throws(StoreError) in
                try ledger.buy(attempt, outcome: outcome, from: catalogue)
            }
        }
    }

    /// What a restore finds: see `StoreLedger.restorableTransactions`.
    ///
    /// - Throws: `StoreError` without a connection.
    public func restorableTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        let ledger = ledger
        guard ledger.isOnline else { throw .offline }
        return ledger.restorableTransactions
    }

    /// The transactions that nobody has finished, oldest first.
    ///
    /// - Throws: `StoreError` without a connection.
    public func unfinishedTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        let ledger = ledger
        guard ledger.isOnline else { throw .offline }
        return ledger.unfinishedTransactions
    }

    /// Notes that a transaction was dealt with.
    ///
    /// - Throws: `StoreError` without a connection.
    public func finish(_ transaction: PurchaseTransaction) async throws(StoreError) {
        try contents.withLock { contents throws(StoreError) in
            try answer(&contents.ledger) { (ledger) throws(StoreError) in try ledger.finish(transaction) }
        }
    }
}
