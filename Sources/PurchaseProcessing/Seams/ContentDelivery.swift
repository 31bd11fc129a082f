public import Purchases

/// What gives the buyer what was bought, and takes back what the store took back.
///
/// The pipeline may ask twice for one transaction: a crash between the delivery and the record of it cannot be told from
/// a crash before the delivery. The key is the same each time, so a delivery that keeps the keys it has served delivers
/// exactly once.
public protocol ContentDelivery: Sendable {
    /// Gives the buyer what a transaction bought, `quantity` times.
    ///
    /// - Parameters:
    ///   - transaction: What was bought; verified.
    ///   - key: The same for every call about this transaction.
    /// - Throws: Any error; the transaction then stays unfinished and is tried again later.
    func deliver(_ transaction: PurchaseTransaction, key: TransactionKey) async throws

    /// Takes back what a revoked transaction had bought.
    ///
    /// - Parameters:
    ///   - transaction: What was bought; its revocation is verified.
    ///   - key: The same for every call about this revocation, and not the one of the delivery.
    /// - Throws: Any error; it is tried again later.
    func withdraw(_ transaction: PurchaseTransaction, key: TransactionKey) async throws
}

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
