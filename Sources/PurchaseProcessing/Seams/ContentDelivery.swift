public import Purchases

/// What gives the buyer what was bought, and takes back what the store took back.
///
/// The pipeline may ask twice for one transaction: a crash between the delivery and the record of it cannot be told from
/// a crash before the delivery. The key of the claim is the same each time, so a delivery that keeps the keys it has
/// served delivers exactly once. One that does not honour the key delivers at least once.
///
/// A delivery whose content lives in the database of the journal need not keep keys: see `JournaledDelivery`.
public protocol ContentDelivery: Sendable {
    /// Gives the buyer what a transaction bought, `quantity` times.
    ///
    /// - Parameters:
    ///   - transaction: What was bought; verified.
    ///   - claim: Whose key is the same for every call about this transaction.
    /// - Throws: Any error; the transaction then stays unfinished and is tried again later. `DeliveryRefusal` where trying
    ///   again is of no use.
    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws

    /// Takes back what a revoked transaction had bought.
    ///
    /// It may be asked for though nothing was delivered here, and then has nothing to do but to remember the key.
    ///
    /// - Parameters:
    ///   - transaction: What was bought; its revocation is verified.
    ///   - claim: Whose key is the same for every call about this revocation, and not the one of the delivery.
    /// - Throws: Any error; it is tried again later.
    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws
}

/// The right to one delivery, by which its effects can be told from those of another try.
public struct DeliveryClaim: Hashable, Sendable {
    /// What is done, the same in every try; use it as the idempotency key.
    public let key: TransactionKey
    /// A fencing token: each try of the same key has a larger one than those before, in whichever process.
    ///
    /// A delivery that cannot keep keys refuses a token smaller than the largest it has seen: it comes from a process
    /// that was taken for dead.
    public let token: Int

    /// Makes a claim.
    public init(key: TransactionKey, token: Int) {
        self.key = key
        self.token = token
    }
}

/// An error that says that a delivery will not succeed by being tried again.
///
/// Throw it where a person has to do something first: the account that paid is not the one that is signed in, or the
/// content does not exist any more. The transaction is parked at once, with the reason.
public struct DeliveryRefusal: Error, Hashable, Sendable {
    /// Why.
    public let reason: StoreError

    /// Makes a refusal.
    public init(reason: StoreError) { self.reason = reason }
}

/// A delivery whose effect and whose record are one change: exactly once without any key.
///
/// A journal that lives in a database makes one of a closure that writes to the same database; with SQLite it is
/// `SQLiteJournal.delivery(_:)`.
public protocol JournaledDelivery: ContentDelivery {
    /// Gives or takes back what a transaction bought, and makes the change that records it, both or neither.
    ///
    /// - Parameters:
    ///   - transaction: What was bought.
    ///   - claim: What is done.
    ///   - change: What the journal shall hold afterwards.
    /// - Returns: What `TransactionJournal.commit(_:)` returns; where it is nil, nothing was given either.
    /// - Throws: `JournalError` where the change could not be made; any other error where nothing could be given.
    func perform(
        _ transaction: PurchaseTransaction, claim: DeliveryClaim, committing change: JournalChange
    ) async throws -> [PurchaseNotification]?
}
