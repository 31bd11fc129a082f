public import Purchases
import Synchronization

/// A verifier that takes the store's word for every transaction.
///
/// It is right where the store verifies by itself, as StoreKit 2 does on the device, and for simulations.
public struct TrustingVerifier: TransactionVerifier {
    /// Makes the verifier.
    public init() {}

    /// Says that the transaction is genuine.
    public func verify(_ transaction: PurchaseTransaction) async -> Verification { .verified }
}

/// A verifier whose answers a test writes down beforehand.
public final class ScriptedVerifier: TransactionVerifier, Sendable {
    private let script = Mutex<[TransactionID: [Verification]]>([:])

    /// Makes a verifier that finds everything genuine until told otherwise.
    public init() {}

    /// Adds an answer for a transaction; answers are used up in their order, and the last one stays.
    public func answer(_ verification: Verification, for transaction: TransactionID) {
        script.withLock { $0[transaction, default: []].append(verification) }
    }

    /// The next answer for the transaction, or `verified` where none was written down.
    public func verify(_ transaction: PurchaseTransaction) async -> Verification {
        script.withLock { script in
            guard let first = script[transaction.id]?.first else { return .verified }
            if script[transaction.id, default: []].count > 1 { script[transaction.id]?.removeFirst() }
            return first
        }
    }
}
