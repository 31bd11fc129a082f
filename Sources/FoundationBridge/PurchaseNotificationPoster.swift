public import Foundation
public import Purchases

/// Posts what the pipeline tells on a `NotificationCenter`, under the names of the in-app purchase recipe.
///
/// Use it to keep observers that an app already has. Feed it each notification of one subscription to the pipeline, once:
///
/// ```swift
/// let poster = PurchaseNotificationPoster(center: .default)
/// for await notification in notifications { poster.post(notification) }
/// ```
///
/// | event | name | `userInfo` |
/// |---|---|---|
/// | `productsFetched` | `inAppPurchaseManagerProductsFetched` | `products`, `invalidProductIdentifiers` |
/// | `transactionCompleted` | `inAppPurchaseManagerTransactionSucceeded` | `transaction`, `productIdentifier`, `quantity` |
/// | `transactionFailed` | `inAppPurchaseManagerTransactionFailed` | `failure`, `productIdentifier`, `quantity`, and `transaction` where there is one |
///
/// Each holds `notification` as well, the `PurchaseNotification` with its place in the order. Everything else posts
/// nothing: a cancelled purchase is silent, as in the recipe, and what the recipe has no name for stays with the
/// pipeline. A restore is one summary there and no post per item.
///
/// Identifiers are `String` and `[String]`, `quantity` is `Int`; the other values are the types of `Purchases`. Observers
/// are called before `post` returns, on the caller's thread: `NotificationCenter` posts so.
public struct PurchaseNotificationPoster: Sendable {
    /// The keys of `userInfo`.
    public enum Key {
        /// The `PurchaseTransaction`.
        public static let transaction = "transaction"
        /// The identifier of the product, a `String`.
        public static let productIdentifier = "productIdentifier"
        /// How many were bought or asked for, an `Int`.
        public static let quantity = "quantity"
        /// The `PurchaseFailure`.
        public static let failure = "failure"
        /// What the store sells, `[Product]`.
        public static let products = "products"
        /// The identifiers that the store does not know, `[String]`.
        public static let invalidProductIdentifiers = "invalidProductIdentifiers"
        /// The `PurchaseNotification` as the pipeline told it.
        public static let notification = "notification"
    }

    private let center: NotificationCenter

    /// Makes a poster.
    ///
    /// - Parameter center: Where observers listen.
    public init(center: NotificationCenter) { self.center = center }

    /// Posts a notification once, or nothing where the recipe has no name for it.
    ///
    /// - Parameter notification: What the pipeline told.
    public func post(_ notification: PurchaseNotification) {
        guard let (name, details) = announcement(of: notification.event) else { return }
        var userInfo: [AnyHashable: Any] = [Key.notification: notification]
        for (key, value) in details { userInfo[key] = value }
        center.post(name: name, object: nil, userInfo: userInfo)
    }

    private func announcement(of event: PurchaseEvent) -> (name: Notification.Name, details: [String: Any])? {
        switch event {
        case .productsFetched(let products, let invalid):
            return (
                .inAppPurchaseManagerProductsFetched,
                [Key.products: products, Key.invalidProductIdentifiers: invalid.map(\.rawValue)]
            )
        case .transactionCompleted(let purchase):
            let transaction = purchase.transaction
            return (
                .inAppPurchaseManagerTransactionSucceeded,
                [
                    Key.transaction: transaction, Key.productIdentifier: transaction.productID.rawValue,
                    Key.quantity: transaction.quantity,
                ]
            )
        case .transactionFailed(let purchase):
            // A pipeline tells a cancel as one; should somebody wrap it in a failure, it is silent here too.
            if purchase.failure.kind == .cancelled { return nil }
            var details: [String: Any] = [
                Key.failure: purchase.failure, Key.productIdentifier: purchase.productID.rawValue,
                Key.quantity: purchase.quantity,
            ]
            if let transaction = purchase.transaction { details[Key.transaction] = transaction }
            return (.inAppPurchaseManagerTransactionFailed, details)
        case .progress, .productsFailed, .purchaseCancelled, .transactionDeferred, .transactionRevoked,
            .transactionReinstated, .subscriptionChanged, .subscriptionExpired, .restoreFinished:
            return nil
        }
    }
}
