import FailureClassification
public import Purchases

/// One event of each kind, with every field set to something that is easily lost on the way through a file.
public enum SampleEvents {
    /// The events, made each time: the search for leaks does not follow what a constant holds through an enumeration.
    public static var all: [PurchaseEvent] {
        [
            .progress(PurchaseProgress(stage: .delivering, productID: product.id)),
            .productsFetched(products: [product, subscription], invalidProductIdentifiers: ["nope", "né\u{0}\"%@"]),
            .productsFailed(failure),
            .transactionCompleted(CompletedPurchase(transaction: transaction, attempt: attempt, wasDeferred: true)),
            .transactionCompleted(CompletedPurchase(transaction: renewal, attempt: nil)),
            .transactionFailed(failed),
            .purchaseCancelled(
                FailedPurchase(productID: product.id, quantity: 1, attempt: nil, transaction: nil, failure: failure)),
            .transactionDeferred(attempt),
            .transactionRevoked(renewal),
            .subscriptionExpired(renewal),
            .restoreFinished(
                RestoreSummary(
                    restored: [transaction], alreadyOwned: [renewal], revoked: [renewal], expired: [renewal],
                    failed: [failed], failure: failure)),
            .restoreFinished(RestoreSummary()),
            .transactionReinstated(shared),
            .subscriptionChanged(SubscriptionChange(.priceIncreaseAnnounced, status)),
            .subscriptionChanged(
                SubscriptionChange(.renewalTurnedOff, SubscriptionStatus(transaction: renewal, state: .subscribed))),
        ]
    }

    /// How a subscription stands, with every field set.
    public static let status = SubscriptionStatus(
        transaction: shared, state: .gracePeriod, signedDate: Timestamp(milliseconds: 11), renewsAutomatically: false,
        renewalProductID: "com.example.other", gracePeriodEnd: Timestamp(milliseconds: 12), priceIncrease: .pending)

    /// A wish to buy with every field set.
    public static let request = PurchaseRequest(
        "com.example.coins", quantity: 3, offerID: "winter \u{0}", account: AccountToken("né"), context: "shop/\"4\"")

    private static let shared = PurchaseTransaction(
        id: "1003", originalID: "1001", productID: subscription.id, kind: .autoRenewable,
        purchaseDate: Timestamp(milliseconds: 5), expirationDate: Timestamp(milliseconds: 9),
        attempt: AttemptID("3f2a91c0-7"), account: AccountToken("7f"), ownership: .familyShared, isUpgraded: true)

    private static let euro = CurrencyCode("EUR")
    private static let price = euro.map { Money(Amount(minorUnits: 499, digits: 2), $0) }
    private static let attempt = PurchaseAttempt(id: AttemptID("12"), request: request)

    private static let product = Product(
        id: "com.example.coins", kind: .consumable, referenceName: "Coins \u{1B}[31m \u{202E}",
        localizations: [
            .init(language: "ru", displayName: "Монеты %@ {x} <b>", description: "Строка\nвторая"),
            .init(language: "ar", displayName: "عملات", description: ""),
        ], price: price, displayPrice: "4,99\u{A0}€", isFamilyShareable: true)

    private static let subscription: Product = {
        let month = Period(1, .month) ?? Period(iso8601: "P1M")
        return Product(
            id: "com.example.plus", kind: .autoRenewable, referenceName: "Plus", price: nil,
            subscription: month.map { month in
                SubscriptionPlan(
                    groupID: "g", groupName: "Plans", level: 2, period: month,
                    offers: [
                        Offer(
                            kind: .winBack, paymentMode: .payUpFront, id: "back", period: month, periodCount: 3,
                            price: price, displayPrice: "€4.99"),
                        Offer(kind: .introductory, paymentMode: .freeTrial, period: month, price: nil),
                    ],
                    billingPlans: [
                        BillingPlan(kind: .monthly, price: price, commitmentPrice: nil, isEnabled: false),
                        BillingPlan(
                            kind: .upFront, price: nil, billingPeriod: .year, commitmentPrice: price,
                            commitmentPeriod: .week, isEnabled: true),
                    ])
            })
    }()

    private static let transaction = PurchaseTransaction(
        id: "1000", productID: product.id, kind: .consumable, quantity: 3,
        purchaseDate: Timestamp(milliseconds: 1_767_225_600_123), price: price, attempt: AttemptID("12"))

    private static let renewal = PurchaseTransaction(
        id: "1002", originalID: "1001", productID: subscription.id, kind: .autoRenewable,
        purchaseDate: Timestamp(milliseconds: -5), signedDate: Timestamp(milliseconds: 7),
        expirationDate: Timestamp(milliseconds: 9), revocationDate: Timestamp(milliseconds: 8), reason: .renewal)

    private static let failure = FailureClassifier().classify(
        StoreError(
            domain: "SKErrorDomain", code: "0",
            underlying: [
                StoreError(
                    domain: "AMSErrorDomain", code: "305",
                    underlying: [StoreError(domain: "NSURLErrorDomain", code: "-1009")])
            ]))

    private static let failed = FailedPurchase(
        productID: product.id, quantity: 3, attempt: attempt, transaction: transaction, failure: failure)
}
