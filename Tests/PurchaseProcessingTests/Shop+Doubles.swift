import PurchaseProcessing
import Purchases
import Synchronization
import TestSupport
import Testing

extension Shop {
    /// Another pipeline over the same shop: a second process, or one with other people's code in it.
    func pipeline(
        store: (any Store)? = nil, journal: (any TransactionJournal)? = nil, delivery: (any ContentDelivery)? = nil,
        verifier: (any TransactionVerifier)? = nil
    ) -> TransactionPipeline {
        func make(
            _ store: some Store, _ journal: some TransactionJournal, _ delivery: some ContentDelivery,
            _ verifier: some TransactionVerifier
        ) -> TransactionPipeline {
            TransactionPipeline(
                store: store, journal: journal, delivery: delivery, verifier: verifier, policy: policy,
                now: { [clock] in clock.wallTime }, clock: clock, random: SplitMix64(seed: 3))
        }
        let store: any Store = store ?? self.store
        let journal: any TransactionJournal = journal ?? self.journal
        let delivery: any ContentDelivery = delivery ?? self.delivery
        let verifier: any TransactionVerifier = verifier ?? self.verifier
        return make(store, journal, delivery, verifier)
    }

    /// A transaction as a store signed it at a moment.
    static func signed(
        _ id: TransactionID, at moment: Int64, of product: Product = coins, revoked: Bool = false, quantity: Int = 1,
        attempt: AttemptID? = nil, account: AccountToken? = nil
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: id, productID: product.id, kind: product.kind, quantity: quantity,
            purchaseDate: Timestamp(milliseconds: 1), signedDate: Timestamp(milliseconds: moment),
            revocationDate: revoked ? Timestamp(milliseconds: moment) : nil, attempt: attempt, account: account)
    }

    /// What was told about completed purchases, in order.
    func completed() async throws -> [CompletedPurchase] {
        try await announced().compactMap {
            if case .transactionCompleted(let completed) = $0 { completed } else { nil }
        }
    }
}

extension PurchaseEvent {
    /// What completed, where that is what happened.
    var completed: CompletedPurchase? { if case .transactionCompleted(let completed) = self { completed } else { nil } }

    /// What failed or was cancelled, where that is what happened.
    var failed: FailedPurchase? {
        switch self {
        case .transactionFailed(let failed), .purchaseCancelled(let failed): failed
        default: nil
        }
    }
}

/// Waits until something has become so, and fails where it does not.
func eventually(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while try await !condition() {
        try #require(ContinuousClock.now < end, what, sourceLocation: sourceLocation)
        await Task.yield()
    }
}

/// A delivery that writes down what was asked of it and when it ended, and may be held back.
final class TracedDelivery: ContentDelivery {
    private struct Contents {
        var begun: [DeliveryClaim] = []
        var ended: [DeliveryClaim] = []
        var cancelled: [DeliveryClaim] = []
        var holding: Set<TransactionKey> = []
        var held: [(TransactionKey, CheckedContinuation<Void, Never>)] = []
        var refusals: [TransactionID: any Error] = [:]
    }

    private let contents = Mutex(Contents())

    /// What was asked for, in order.
    var begun: [DeliveryClaim] { contents.withLock { $0.begun } }
    /// What came to an end, in order.
    var ended: [DeliveryClaim] { contents.withLock { $0.ended } }
    /// What was cancelled while it was held back.
    var cancelled: [DeliveryClaim] { contents.withLock { $0.cancelled } }

    /// Holds the delivery of a transaction back until it is let go; being cancelled does not help.
    func hold(_ id: TransactionID) {
        contents.withLock { _ = $0.holding.insert(TransactionKey(id: id, kind: .grant)) }
    }

    /// Lets the delivery of a transaction go.
    func letGo(_ id: TransactionID) {
        let key = TransactionKey(id: id, kind: .grant)
        let held = contents.withLock { contents in
            contents.holding.remove(key)
            let held = contents.held.filter { $0.0 == key }
            contents.held.removeAll { $0.0 == key }
            return held
        }
        for (_, continuation) in held { continuation.resume() }
    }

    /// Makes everything that is asked of a transaction fail, or succeed again with nil.
    func refuse(_ id: TransactionID, with error: (any Error)?) { contents.withLock { $0.refusals[id] = error } }

    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws { try await perform(claim) }
    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws { try await perform(claim) }

    private func perform(_ claim: DeliveryClaim) async throws {
        contents.withLock { $0.begun.append(claim) }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goes = contents.withLock { contents in
                    guard contents.holding.contains(claim.key) else { return true }
                    contents.held.append((claim.key, continuation))
                    return false
                }
                if goes { continuation.resume() }
            }
        } onCancel: {
            contents.withLock { $0.cancelled.append(claim) }
        }
        if let refusal = contents.withLock({ $0.refusals[claim.key.id] }) { throw refusal }
        contents.withLock { $0.ended.append(claim) }
    }
}

/// A verifier that asks a closure.
struct ClosureVerifier: TransactionVerifier {
    let answer: @Sendable (PurchaseTransaction) async -> Verification

    init(_ answer: @escaping @Sendable (PurchaseTransaction) async -> Verification) { self.answer = answer }

    func verify(_ transaction: PurchaseTransaction) async -> Verification { await answer(transaction) }
}

/// A store some of whose answers come from closures, and the others from a script.
struct InterceptedStore: Store {
    let store: ScriptedStore
    var onPurchase: (@Sendable (PurchaseAttempt) async throws(StoreError) -> PurchaseAnswer)?
    var onFinish: (@Sendable (PurchaseTransaction) async throws(StoreError) -> Void)?
    var onProducts: (@Sendable ([ProductID]) async throws(StoreError) -> [Product])?
    var onRestore: (@Sendable () async throws(StoreError) -> [PurchaseTransaction])?

    init(_ store: ScriptedStore) { self.store = store }

    func canMakePayments() async -> Bool { await store.canMakePayments() }

    func products(for identifiers: [ProductID]) async throws(StoreError) -> [Product] {
        if let onProducts { return try await onProducts(identifiers) }
        return try await store.products(for: identifiers)
    }

    func purchase(_ attempt: PurchaseAttempt) async throws(StoreError) -> PurchaseAnswer {
        if let onPurchase { return try await onPurchase(attempt) }
        return try await store.purchase(attempt)
    }

    func restorableTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        if let onRestore { return try await onRestore() }
        return try await store.restorableTransactions()
    }

    func unfinishedTransactions() async throws(StoreError) -> [PurchaseTransaction] {
        try await store.unfinishedTransactions()
    }

    func finish(_ transaction: PurchaseTransaction) async throws(StoreError) {
        try await onFinish?(transaction)
        try await store.finish(transaction)
    }
}

/// Something that is closed until it is opened, and lets everybody through from then on.
final class Gate: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>([])

    /// Whether somebody waits.
    var isAwaited: Bool { waiting.withLock { $0?.isEmpty == false } }

    /// Waits until it is open.
    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = waiting.withLock { waiting in
                waiting?.append(continuation)
                return waiting == nil
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Opens it.
    func open() {
        let opened = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? []
        }
        for continuation in opened { continuation.resume() }
    }
}

/// A list that many may add to.
final class Collected<Element: Sendable>: Sendable {
    private let contents = Mutex<[Element]>([])

    /// What was added, in order.
    var all: [Element] { contents.withLock { $0 } }

    /// Adds an element.
    func add(_ element: Element) { contents.withLock { $0.append(element) } }

    /// Gives everything away.
    func removeAll() { contents.withLock { $0.removeAll() } }
}
