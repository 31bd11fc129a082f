public import Purchases

/// A store that sells: the seam to StoreKit, to a server, or to a simulation.
///
/// A store answers questions. What happens on its own accord (a renewal, a late approval, a refund) it does not push
/// through a stream, which could drop it: its adapter calls `TransactionPipeline.receive(_:)`, and whatever that missed
/// is found again among the unfinished transactions at the next start.
public protocol Store: Sendable {
    /// Whether this buyer and this device may pay now.
    func canMakePayments() async -> Bool

    /// The products that the store knows among some identifiers; the others are absent from the answer.
    ///
    /// - Throws: `StoreError` where the store could not be asked.
    func products(for identifiers: [ProductID]) async throws(StoreError) -> [Product]

    /// Asks the buyer to buy, and answers when the buyer did, or when somebody else has to approve first.
    ///
    /// - Throws: `StoreError`, also where the buyer cancelled.
    func purchase(_ attempt: PurchaseAttempt) async throws(StoreError) -> PurchaseAnswer

    /// Every transaction that the buyer can restore, ended and revoked ones included.
    ///
    /// - Throws: `StoreError`, also where the buyer cancelled.
    func restorableTransactions() async throws(StoreError) -> [PurchaseTransaction]

    /// The transactions that nobody has finished yet, oldest first.
    ///
    /// - Throws: `StoreError` where the store could not be asked.
    func unfinishedTransactions() async throws(StoreError) -> [PurchaseTransaction]

    /// Tells the store that a transaction was dealt with as it stood when it was signed. Finishing twice does no harm.
    ///
    /// A state that was signed later, such as a refund, is not finished by it.
    ///
    /// - Throws: `StoreError` where the store could not be told.
    func finish(_ transaction: PurchaseTransaction) async throws(StoreError)
}

/// What a store answers to a purchase that did not fail.
public enum PurchaseAnswer: Hashable, Sendable {
    /// The buyer bought it.
    case purchased(PurchaseTransaction)
    /// Somebody has to approve first; a transaction or a refusal comes later.
    case pending
}

/// What a store reports on its own accord.
public enum StoreUpdate: Hashable, Sendable {
    /// A transaction is new or has changed: bought elsewhere, renewed, approved late, revoked.
    case transaction(PurchaseTransaction)
    /// Approval was declined; the attempt is named where the store knows it.
    case declined(ProductID, attempt: AttemptID?)
    /// How a subscription stands, as the store signed it.
    case subscription(SubscriptionStatus)
    /// A subscription has ended.
    case expired(PurchaseTransaction)
    /// The buyer's storefront is another one, so every price may be.
    case storefrontChanged
}
