public import Foundation

extension Notification.Name {
    /// Products were fetched; the name that the in-app purchase recipe posts.
    ///
    /// Source: the constant of the same name in the recipe, with its own name as text.
    public static let inAppPurchaseManagerProductsFetched = Notification.Name(
        "kInAppPurchaseManagerProductsFetchedNotification")

    /// A transaction went all the way; the name that the in-app purchase recipe posts.
    ///
    /// Source: the constant of the same name in the recipe, with its own name as text.
    public static let inAppPurchaseManagerTransactionSucceeded = Notification.Name(
        "kInAppPurchaseManagerTransactionSucceededNotification")

    /// A purchase failed, and not because the buyer cancelled; the name that the in-app purchase recipe posts.
    ///
    /// Source: the constant of the same name in the recipe, with its own name as text.
    public static let inAppPurchaseManagerTransactionFailed = Notification.Name(
        "kInAppPurchaseManagerTransactionFailedNotification")
}
