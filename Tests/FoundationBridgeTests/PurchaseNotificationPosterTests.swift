import Foundation
import FoundationBridge
import Purchases
import Testing

/// Everything that was posted on a center of its own.
private final class Recorder {
    let center = NotificationCenter()
    private(set) var posts: [Notification] = []
    private var token: (any NSObjectProtocol)?

    init() {
        let store: (Notification) -> Void = { [unowned self] in posts.append($0) }
        nonisolated(unsafe) let unchecked = store
        token = center.addObserver(forName: nil, object: nil, queue: nil) { unchecked($0) }
    }

    deinit { if let token { center.removeObserver(token) } }
}

@Suite("PurchaseNotificationPoster")
struct PurchaseNotificationPosterTests {
    private let recorder = Recorder()

    static let transaction = PurchaseTransaction(
        id: "7", productID: "coins", kind: .consumable, quantity: 3, purchaseDate: Timestamp(milliseconds: 1_000))
    static let failure = PurchaseFailure(
        kind: .offline, isSilent: false, retry: .later, charged: .unknown, action: .retry, messageID: "store.offline",
        error: StoreError(domain: "NSURLErrorDomain", code: "-1005"))
    static let cancel = PurchaseFailure(
        kind: .cancelled, isSilent: true, retry: .never, charged: .no, action: .dismiss,
        messageID: "purchase.cancelled", error: StoreError(domain: "SKErrorDomain", code: "2"))

    private func post(_ event: PurchaseEvent, sequence: Int = 1) {
        PurchaseNotificationPoster(center: recorder.center).post(
            PurchaseNotification(sequence: sequence, event: event))
    }

    @Test("the names are those of the recipe, letter by letter")
    func names() {
        #expect(
            Notification.Name.inAppPurchaseManagerProductsFetched.rawValue
                == "kInAppPurchaseManagerProductsFetchedNotification")
        #expect(
            Notification.Name.inAppPurchaseManagerTransactionSucceeded.rawValue
                == "kInAppPurchaseManagerTransactionSucceededNotification")
        #expect(
            Notification.Name.inAppPurchaseManagerTransactionFailed.rawValue
                == "kInAppPurchaseManagerTransactionFailedNotification")
    }

    @Test("fetched products are posted once, with what the store sells and does not know")
    func productsFetched() throws {
        post(.productsFetched(products: [], invalidProductIdentifiers: ["a", "b"]))
        try #require(recorder.posts.count == 1)
        let post = recorder.posts[0]
        #expect(post.name == .inAppPurchaseManagerProductsFetched)
        #expect(post.userInfo?["products"] as? [Product] == [])
        #expect(post.userInfo?["invalidProductIdentifiers"] as? [String] == ["a", "b"])
        #expect(post.userInfo?.count == 3)
    }

    @Test("a completed transaction is posted once, with the transaction and the notification itself")
    func completed() throws {
        let event = PurchaseEvent.transactionCompleted(CompletedPurchase(transaction: Self.transaction, attempt: nil))
        post(event, sequence: 12)
        try #require(recorder.posts.count == 1)
        let post = recorder.posts[0]
        #expect(post.name == .inAppPurchaseManagerTransactionSucceeded)
        #expect(post.userInfo?["transaction"] as? PurchaseTransaction == Self.transaction)
        #expect(post.userInfo?["productIdentifier"] as? String == "coins")
        #expect(post.userInfo?["quantity"] as? Int == 3)
        #expect(
            post.userInfo?["notification"] as? PurchaseNotification == PurchaseNotification(sequence: 12, event: event))
        #expect(post.userInfo?.count == 4)
    }

    @Test("a failed purchase is posted once, with its failure, and with a transaction only where there is one")
    func failed() throws {
        for transaction in [nil, Self.transaction] {
            post(
                .transactionFailed(
                    FailedPurchase(
                        productID: "coins", quantity: 2, attempt: nil, transaction: transaction, failure: Self.failure))
            )
        }
        try #require(recorder.posts.count == 2)
        for post in recorder.posts {
            #expect(post.name == .inAppPurchaseManagerTransactionFailed)
            #expect(post.userInfo?["failure"] as? PurchaseFailure == Self.failure)
            #expect(post.userInfo?["productIdentifier"] as? String == "coins")
            #expect(post.userInfo?["quantity"] as? Int == 2)
        }
        #expect(recorder.posts[0].userInfo?["transaction"] == nil)
        #expect(recorder.posts[1].userInfo?["transaction"] as? PurchaseTransaction == Self.transaction)
    }

    /// Made each time: the search for leaks does not follow what a constant holds through an enumeration.
    static var silent: [PurchaseEvent] {
        [
            .progress(PurchaseProgress(stage: .purchasing, productID: "coins")),
            .productsFailed(failure),
            .purchaseCancelled(FailedPurchase(productID: "coins", quantity: 1, attempt: nil, failure: cancel)),
            .transactionFailed(FailedPurchase(productID: "coins", quantity: 1, attempt: nil, failure: cancel)),
            .transactionDeferred(PurchaseAttempt(id: AttemptID("1"), productID: "coins")),
            .transactionRevoked(transaction),
            .transactionReinstated(transaction),
            .subscriptionChanged(
                SubscriptionChange(.gracePeriodBegan, SubscriptionStatus(transaction: transaction, state: .gracePeriod))
            ),
            .subscriptionExpired(transaction),
            .restoreFinished(RestoreSummary(restored: [transaction])),
        ]
    }

    @Test("a cancel and what the recipe has no name for are posted nowhere", arguments: silent)
    func silence(_ event: PurchaseEvent) {
        post(event)
        #expect(recorder.posts.isEmpty)
    }
}
