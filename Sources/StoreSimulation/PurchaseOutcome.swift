public import Purchases

/// How the simulated store answers one purchase.
public enum PurchaseOutcome: Hashable, Sendable {
    /// The buyer pays, and the store answers with a transaction.
    case succeeds
    /// The buyer changes their mind: `SKErrorDomain:2`.
    case isCancelled
    /// The store answers with an error of the caller's choice.
    case fails(StoreError)
    /// Somebody has to approve first; `StoreLedger.approve(_:from:)` or `decline(_:)` follows.
    case isDeferred
    /// The buyer has something else to do first, such as agreeing to new terms; `StoreLedger.resolve(_:from:)` follows.
    ///
    /// The store answers `SKErrorDomain:0` with `ASDServerErrorDomain:3038` beneath it, as the App Store does.
    case isInterrupted
}

extension StoreError {
    /// The buyer changed their mind; `SKError.Code.paymentCancelled`.
    static let cancelled = StoreError(domain: "SKErrorDomain", code: "2")

    /// The buyer was sent elsewhere; the error beneath it is the one that the App Store reports with it.
    static let interrupted = StoreError(
        domain: "SKErrorDomain", code: "0", underlying: [StoreError(domain: "ASDServerErrorDomain", code: "3038")])

    /// There is no connection; `URLError.Code.notConnectedToInternet`.
    static let offline = StoreError(domain: "NSURLErrorDomain", code: "-1009")

    /// The store does not sell the product.
    static let productUnavailable = StoreError(domain: "Product.PurchaseError", code: "productUnavailable")

    /// The quantity is outside 1 to 10.
    static let invalidQuantity = StoreError(domain: "Product.PurchaseError", code: "invalidQuantity")

    /// This buyer or device may not pay.
    static let purchaseNotAllowed = StoreError(domain: "Product.PurchaseError", code: "purchaseNotAllowed")

    /// The store could not keep what it was about to do; `StoreKitError.systemError`.
    static let systemError = StoreError(domain: "StoreKitError", code: "systemError")
}
