public import Purchases

/// One step of a simulation: something that the buyer, the store or the app does.
///
/// The steps `buy`, `cancel`, `fail`, `defer` and `interrupt` each are one purchase from its start to its end; they differ
/// in how it goes. A product that the store does not sell is not an error of the step: the buyer is told.
public enum SimulationStep: Hashable, Sendable {
    /// The app asks for products; for all that the store sells where none is named.
    case fetch([ProductID])
    /// The buyer buys.
    case buy(ProductID, quantity: Int)
    /// The buyer begins to buy and changes their mind.
    case cancel(ProductID)
    /// The buyer begins to buy, and the store answers with an error.
    case fail(ProductID, StoreError)
    /// The buyer buys, and somebody has to approve first.
    case `defer`(ProductID)
    /// The purchase that has waited longest is approved.
    case approve(ProductID)
    /// The purchase that has waited longest is declined.
    case decline(ProductID)
    /// The buyer begins to buy and is sent elsewhere first.
    case interrupt(ProductID)
    /// The purchase that was interrupted first goes on to its success.
    case resolve(ProductID)
    /// The app restores earlier purchases.
    case restore
    /// The store takes back the newest purchase of a product.
    case refund(ProductID)
    /// The store gives back what it took back last of a product.
    case reverse(ProductID)
    /// A subscription renews now.
    case renew(ProductID)
    /// A subscription ends now.
    case expire(ProductID)
    /// A period is over and the next payment fails; the buyer keeps the plan for some days.
    case grace(ProductID)
    /// A period is over and the next payment fails; the buyer has nothing until it succeeds.
    case retry(ProductID)
    /// A payment that had failed succeeds.
    case recover(ProductID)
    /// The buyer chooses another plan for the next period; the present one withdraws that.
    case change(ProductID, to: ProductID)
    /// The buyer turns the renewal on or off.
    case autorenew(ProductID, isOn: Bool)
    /// The price of the next period is a higher one, and the buyer is asked.
    case increase(ProductID)
    /// The buyer agrees to the higher price.
    case consent(ProductID)
    /// Time passes; subscriptions renew and end on the way.
    case advance(Period)
    /// The buyer moves to another storefront, three letters.
    case storefront(String)
    /// Payments are allowed or forbidden.
    case payments(areAllowed: Bool)
    /// The connection is cut.
    case offline
    /// The connection is back.
    case online
    /// The app is started again: a new pipeline over what survives.
    case restart
}

extension SimulationStep: CustomStringConvertible {
    /// The step as a script writes it; reading it gives the same step again.
    public var description: String {
        switch self {
        case .fetch(let ids): (["fetch"] + ids.map(\.rawValue)).joined(separator: " ")
        case .buy(let id, 1): "buy \(id)"
        case .buy(let id, let quantity): "buy \(id) \(quantity)"
        case .cancel(let id): "cancel \(id)"
        case .fail(let id, let error):
            (["fail \(id) \(error.domain) \(error.code)"] + error.underlying.map { "\($0.domain):\($0.code)" })
                .joined(separator: " ")
        case .defer(let id): "defer \(id)"
        case .approve(let id): "approve \(id)"
        case .decline(let id): "decline \(id)"
        case .interrupt(let id): "interrupt \(id)"
        case .resolve(let id): "resolve \(id)"
        case .restore: "restore"
        case .refund(let id): "refund \(id)"
        case .reverse(let id): "reverse \(id)"
        case .renew(let id): "renew \(id)"
        case .expire(let id): "expire \(id)"
        case .grace(let id): "grace \(id)"
        case .retry(let id): "retry \(id)"
        case .recover(let id): "recover \(id)"
        case .change(let id, let new): "change \(id) \(new)"
        case .autorenew(let id, let isOn): "autorenew \(id) \(isOn ? "on" : "off")"
        case .increase(let id): "increase \(id)"
        case .consent(let id): "consent \(id)"
        case .advance(let period): "advance \(period)"
        case .storefront(let code): "storefront \(code)"
        case .payments(let areAllowed): areAllowed ? "payments on" : "payments off"
        case .offline: "offline"
        case .online: "online"
        case .restart: "restart"
        }
    }
}
