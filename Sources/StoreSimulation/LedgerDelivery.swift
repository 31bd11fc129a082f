public import PurchaseProcessing
public import Purchases
import Synchronization

/// A delivery that writes down in a content ledger what it gives and takes back.
///
/// Use it where a simulated app survives its process; `InMemoryDelivery` is enough anywhere else.
public final class LedgerDelivery: ContentDelivery, Sendable {
    private let contents: Mutex<ContentLedger>
    private let share: Share

    /// Changes a ledger that others change, too: brings it up to date, makes a change while nobody else can, and keeps it.
    ///
    /// Where it throws, nothing has changed.
    public typealias Share =
        @Sendable (_ ledger: inout ContentLedger, _ change: (inout ContentLedger) -> Void) throws(SimulationError) ->
        Void

    /// Makes a delivery over a ledger.
    ///
    /// - Parameters:
    ///   - ledger: What was done before.
    ///   - share: Where the ledger survives this process. It is called for each change before the delivery is
    ///     acknowledged; where it throws, nothing was delivered.
    public init(ledger: ContentLedger, share: @escaping Share) {
        contents = Mutex(ledger)
        self.share = share
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
            try share(&ledger) { $0.record(transaction, key: key) }
        }
    }
}
