public import Purchases

/// What says whether a transaction is the store's.
public protocol TransactionVerifier: Sendable {
    /// Looks at a transaction and answers; it never throws, since not knowing is an answer.
    func verify(_ transaction: PurchaseTransaction) async -> Verification
}

/// The three answers to “is this transaction genuine?”.
public enum Verification: Hashable, Sendable {
    /// It is.
    case verified
    /// It is not: it is never delivered and never finished, and stays in quarantine.
    case rejected(StoreError)
    /// Nobody can tell now; it is asked again later, and nothing is lost.
    case undecided(StoreError)
}
