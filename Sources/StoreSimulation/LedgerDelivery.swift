public import PurchaseProcessing
public import Purchases
import Synchronization

/// A delivery that writes down in a content ledger what it gives and takes back.
///
/// Use it where a simulated app survives its process; `InMemoryDelivery` is enough anywhere else.
public final class LedgerDelivery: ContentDelivery, Sendable {
    private let contents: Mutex<ContentLedger>
    private let keep: @Sendable (ContentLedger) throws(SimulationError) -> Void

    /// Makes a delivery over a ledger.
    ///
    /// - Parameters:
    ///   - ledger: What was done before.
    ///   - keep: Where the ledger survives this process. It is called with each changed ledger before the delivery is
    ///     acknowledged; where it throws, nothing was delivered.
    public init(
        ledger: ContentLedger, keep: @escaping @Sendable (ContentLedger) throws(SimulationError) -> Void
    ) {
        contents = Mutex(ledger)
        self.keep = keep
    }

    /// The ledger as it stands; a copy, which later deliveries do not change.
    public var ledger: ContentLedger { contents.withLock { $0 } }

    /// Gives what the transaction bought, once for its key.
    ///
    /// - Throws: `SimulationError` with `notKept`.
    public func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        try record(transaction, claim.key)
    }

    /// Takes back what the transaction had bought, once for its key.
    ///
    /// - Throws: `SimulationError` with `notKept`.
    public func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {
        try record(transaction, claim.key)
    }

    private func record(_ transaction: PurchaseTransaction, _ key: TransactionKey) throws(SimulationError) {
        try contents.withLock { ledger throws(SimulationError) in
            var changed = ledger
            guard changed.record(transaction, key: key) else { return }
            try keep(changed)
            ledger = changed
        }
    }
}
