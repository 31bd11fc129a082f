import Languages
import Localizations
import PriceFormatting
import PurchaseMessages
import Purchases
import StringTables

/// What a shop tells its buyers all day: one event of each kind, for readers of several languages.
public enum MessageSamples {
    /// The composer of an app: the library's own texts, numbers and prices as ICU writes them.
    public static func composer() -> MessageComposer {
        MessageComposer(localizer: Localizer(tables: Localizations.tables, formatting: ICUValueFormatting()))
    }

    /// The languages of the readers.
    public static let languages: [LanguageTag] = ["en", "de", "ru", "fr", "ja", "pt-BR"]

    /// What is sold.
    public static let products: [ProductID: Product] = {
        let names = [("en", "Coins"), ("ru", "Монеты"), ("ja", "コイン")]
        func product(_ id: ProductID, _ kind: Product.Kind) -> Product {
            Product(
                id: id, kind: kind, referenceName: "Coins",
                localizations: names.map { .init(language: $0.0, displayName: $0.1, description: "") }, price: price)
        }
        return ["shop.coins": product("shop.coins", .consumable), "shop.month": product("shop.month", .autoRenewable)]
    }()

    /// What happened.
    public static let notifications: [PurchaseNotification] = {
        let offline = PurchaseFailure(
            kind: .offline, isSilent: false, retry: .later, charged: .no, action: .retry, messageID: "store.offline",
            error: StoreError(domain: "NSURLErrorDomain", code: "-1009"))
        let plan = transaction("shop.month", .autoRenewable, expirationDate: moment)
        let attempt = PurchaseAttempt(id: AttemptID("1"), productID: "shop.coins", quantity: 1)
        let events: [PurchaseEvent] = [
            .transactionCompleted(CompletedPurchase(transaction: transaction("shop.coins", .consumable), attempt: nil)),
            .transactionCompleted(
                CompletedPurchase(transaction: transaction("shop.coins", .consumable, quantity: 3), attempt: nil)),
            .transactionDeferred(attempt),
            .transactionFailed(FailedPurchase(productID: "shop.coins", quantity: 1, attempt: nil, failure: offline)),
            .subscriptionExpired(plan),
            .restoreFinished(RestoreSummary(restored: [plan, transaction("shop.coins", .consumable)])),
        ]
        return events.enumerated().map { PurchaseNotification(sequence: $0 + 1, event: $1) }
    }()

    private static let price = CurrencyCode("EUR").map { Money(Amount(minorUnits: 499, digits: 2), $0) }
    private static let moment = Timestamp(milliseconds: 1_800_000_000_000)

    private static func transaction(
        _ product: ProductID, _ kind: Product.Kind, quantity: Int = 1, expirationDate: Timestamp? = nil
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: "2000000123456789", productID: product, kind: kind, quantity: quantity, purchaseDate: moment,
            expirationDate: expirationDate, price: price)
    }
}
