public import PurchaseProcessing
import Purchases

extension StoreLedger {
    /// Allows or forbids this buyer and this device to pay.
    public mutating func allowPayments(_ areAllowed: Bool) { paymentsAreAllowed = areAllowed }

    /// Cuts the connection: every call fails until `goOnline()`, and what the store has to report is held back.
    public mutating func goOffline() { isOnline = false }

    /// Brings the connection back, with what the store had to report meanwhile.
    ///
    /// A transaction that changed several times is reported once, as it stands now.
    public mutating func goOnline() -> [StoreUpdate] {
        isOnline = true
        return takeHeldUpdates()
    }

    /// What the store has to report beside the answer to a purchase; nothing while there is no connection.
    ///
    /// A purchase of another plan changes the transaction of the present one.
    public mutating func takeHeldUpdates() -> [StoreUpdate] {
        guard isOnline else { return [] }
        var reported: Set<HeldUpdate> = []
        let distinct = heldUpdates.filter { reported.insert($0).inserted }
        heldUpdates = []
        return distinct.compactMap { held in
            switch held {
            case .transaction(let id): index(of: id).map { .transaction(records[$0].transaction) }
            case .subscription(let id): status(ofSubscription: id).map(StoreUpdate.subscription)
            case .expired(let id): index(of: id).map { .expired(records[$0].transaction) }
            case .declined(let product, let attempt): .declined(product, attempt: attempt)
            case .storefrontChanged: .storefrontChanged
            }
        }
    }

    /// Moves the buyer to another storefront, where the same numbers are of another currency.
    ///
    /// - Throws: `SimulationError` with `unknownStorefront`.
    public mutating func move(
        to storefront: String, of catalogue: StoreCatalogue
    ) throws(SimulationError) -> [StoreUpdate] {
        guard catalogue.knows(storefront: storefront) else {
            throw SimulationError(code: .unknownStorefront, message: "there is no storefront '\(storefront)'")
        }
        guard storefront != self.storefront else { return [] }
        self.storefront = storefront
        return report([.storefrontChanged])
    }

    /// Passes on what the store has to report, or holds it back while there is no connection.
    mutating func report(_ updates: [StoreUpdate]) -> [StoreUpdate] {
        guard !isOnline else { return takeHeldUpdates() + updates }
        heldUpdates += updates.map { HeldUpdate($0) }
        return []
    }
}
