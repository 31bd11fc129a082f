import FailureClassification
import Languages
import PurchaseMessages
import Purchases
import Testing

@Suite("The message for what happened")
struct EventMessageTests {
    let composer = Samples.composer()

    private func id(_ event: PurchaseEvent) -> MessageID? {
        composer.message(for: event, products: Samples.products)?.id
    }

    @Test("shows each stage of an operation")
    func stages() {
        for stage in ["connecting", "loadingProducts", "purchasing", "verifying", "delivering", "restoring"] {
            let progress = PurchaseProgress(stage: .init(rawValue: stage), productID: "shop.coins")
            #expect(id(.progress(progress)) == MessageID("status.\(stage)"))
        }
        #expect(id(.progress(.init(stage: .init(rawValue: "dreaming")))) == nil)
        #expect(id(.progress(.init(stage: .init(rawValue: "refreshing")))) == nil)
    }

    @Test("is silent about products, unless there are none")
    func products() {
        #expect(id(.productsFetched(products: [Samples.coins], invalidProductIdentifiers: ["x"])) == nil)
        #expect(id(.productsFetched(products: [], invalidProductIdentifiers: ["x"])) == "products.empty")
        #expect(id(.productsFailed(Samples.failure("store.offline"))) == "store.offline")
    }

    @Test("tells a completed purchase by how it went")
    func completed() {
        let one = Samples.transaction()
        let two = Samples.transaction(quantity: 2)
        #expect(id(.transactionCompleted(.init(transaction: one, attempt: nil))) == "purchase.completed")
        #expect(id(.transactionCompleted(.init(transaction: two, attempt: nil))) == "purchase.completed.quantity")
        #expect(
            id(.transactionCompleted(.init(transaction: two, attempt: nil, wasDeferred: true)))
                == "purchase.deferred.approved")
        let renewal = Samples.transaction(reason: .renewal)
        #expect(id(.transactionCompleted(.init(transaction: renewal, attempt: nil))) == nil)
        let message = composer.message(
            for: .transactionCompleted(.init(transaction: two, attempt: nil)), products: Samples.products)
        #expect(message?.body == "100 Coins: 2 added.")
        let stranger = composer.message(for: .transactionCompleted(.init(transaction: one, attempt: nil)))
        #expect(stranger?.body == "You now have shop.coins.")
    }

    @Test("is silent where a purchase was cancelled")
    func silent() {
        let cancelled = Samples.failed(Samples.failure("purchase.cancelled", kind: .cancelled, isSilent: true))
        #expect(id(.purchaseCancelled(cancelled)) == nil)
        #expect(id(.transactionFailed(cancelled)) == nil)
        // A name that is silent by definition stays silent, whatever a failure says.
        #expect(composer.message(for: Samples.failure("purchase.cancelled")) == nil)
    }

    @Test("tells what the store took back and gave back, the buyer's own and what the family shares")
    func takenBack() {
        let own = Samples.transaction()
        let shared = Samples.transaction(ownership: .familyShared)
        #expect(composer.message(for: .transactionRevoked(own))?.id == "refund.granted")
        #expect(id(.transactionRevoked(shared)) == "revoke.family")
        #expect(id(.transactionReinstated(own)) == "refund.reversed")
        #expect(id(.transactionReinstated(shared)) == "family.shared")
        // Coins are used up, and nobody has access to them. How much was given back, a transaction does not say.
        let message = composer.message(for: .transactionRevoked(own), products: Samples.products)
        #expect(message?.id == "refund.issued" && message?.body == "Purchase: 100 Coins.")
    }

    @Test("tells a subscription that ended, with its day where there is one")
    func ended() {
        let ended = Samples.transaction(expires: Timestamp(milliseconds: 0))
        let message = composer.message(for: .subscriptionExpired(ended), products: Samples.products)
        #expect(message?.id == "sub.expired")
        #expect(message?.body == "100 Coins ended on 1970-01-01. Renew to use it again.")
        let open = composer.message(for: .subscriptionExpired(Samples.transaction()), products: Samples.products)
        #expect(open?.body == "100 Coins has ended. Renew to use it again.")
    }

    @Test(
        "tells what is different about a subscription",
        arguments: [
            (.gracePeriodBegan, "sub.gracePeriod", "Update your payment method by 1970-01-03 to keep Gold."),
            (.billingRetryBegan, "sub.billingRetry", "Update your payment method to use Gold again."),
            (.billingRecovered, "sub.recovered", "You have access to Gold again."),
            (.planChanged, "sub.crossgrade", "Gold applies now."),
            (
                .planChangeScheduled, "sub.downgradeScheduled",
                "Silver starts on 1970-01-02. Nothing changes until then."
            ),
            (.planChangeWithdrawn, "sub.changeWithdrawn", "You stay on Gold. The planned change won’t happen."),
            (.renewalTurnedOn, "sub.autoRenewOn", "It renews on 1970-01-02."),
            (.renewalTurnedOff, "sub.autoRenewOff", "It won’t renew. You have access until 1970-01-02."),
            (
                .priceIncreaseAnnounced, "price.increase.consent",
                "Please review the new price. Without your agreement, the subscription ends."
            ),
            (.priceIncreaseAccepted, nil, nil), (SubscriptionChange.Kind(rawValue: "dreaming"), nil, nil),
        ] as [(SubscriptionChange.Kind, MessageID?, String?)])
    func changes(_ kind: SubscriptionChange.Kind, _ expected: MessageID?, _ body: String?) {
        let message = composer.message(
            for: .subscriptionChanged(SubscriptionChange(kind, Samples.status())), products: Samples.plans)
        #expect(message?.id == expected)
        #expect(message?.body == body)
    }

    @Test("calls a change to a plan of the same level by its name")
    func sameLevel() {
        let change = SubscriptionChange(.planChangeScheduled, Samples.status(renewingTo: "gold.year"))
        let message = composer.message(for: change, products: Samples.plans)
        #expect(message?.id == "sub.crossgrade")
        #expect(message?.body == "Gold, yearly applies from 1970-01-02.")
        #expect(composer.message(for: change)?.id == "sub.downgradeScheduled")
    }

    @Test("names the product of a failure and of a deferral")
    func named() {
        let unavailable = Samples.failed(Samples.failure("purchase.failed.productUnavailable", charged: .no))
        let message = composer.message(for: .transactionFailed(unavailable), products: Samples.products, language: "en")
        #expect(message?.body == "100 Coins can’t be bought at the moment. You were not charged.")
        let attempt = PurchaseAttempt(id: AttemptID("1"), productID: "shop.coins")
        let deferred = composer.message(
            for: PurchaseNotification(sequence: 1, event: .transactionDeferred(attempt)), products: Samples.products)
        #expect(deferred?.id == "purchase.deferred")
        #expect(deferred?.body?.contains("100 Coins") == true)
    }

    @Test("falls to the unknown failure, with its code, where the catalogue has no better message")
    func unknownFailure() {
        let message = composer.message(for: Samples.failure("offer.imaginary", code: "12"))
        #expect(message?.id == "purchase.failed.unknown")
        #expect(message?.body?.contains("SKErrorDomain:12") == true)
    }

    @Test("never says that nothing was charged where nobody can know")
    func charged() {
        let composer = Samples.composer()
        var claims = 0
        for error in Self.errors {
            let failure = FailureClassifier().classify(error)
            guard let message = composer.message(for: failure) else { continue }
            if message.body?.contains("not charged") == true {
                claims += 1
                #expect(failure.charged == .no, "\(error): \(message.body ?? "")")
            }
        }
        #expect(claims > 10)
        let open = Samples.failure("purchase.notAllowed", charged: .unknown)
        #expect(composer.message(for: open)?.id == "purchase.failed.unknown")
        let known = Samples.failure("purchase.notAllowed", charged: .no)
        #expect(composer.message(for: known)?.id == "purchase.notAllowed")
        for charged in [PurchaseFailure.Charged.no, .unknown] {
            let unpaid = Samples.failure("deliver.failed", charged: charged)
            #expect(composer.message(for: unpaid)?.id == "purchase.failed.unknown")
        }
        #expect(composer.message(for: Samples.failure("deliver.failed", charged: .yes))?.id == "deliver.failed")
    }

    /// Every error of StoreKit alone, and each above and beneath a few others.
    private static let errors: [StoreError] = {
        let outer =
            (-2...22).map { StoreError(domain: "SKErrorDomain", code: String($0)) }
            + ["unknown", "networkError", "systemError", "notEntitled", "unsupported"].map {
                StoreError(domain: "StoreKitError", code: $0)
            }
        let inner = [("NSURLErrorDomain", "-1009"), ("AMSErrorDomain", "100"), ("ASDErrorDomain", "530")].map {
            StoreError(domain: $0.0, code: $0.1)
        }
        let nested = outer.flatMap { error in
            inner.flatMap { beneath in
                [
                    StoreError(domain: error.domain, code: error.code, underlying: [beneath]),
                    StoreError(domain: beneath.domain, code: beneath.code, underlying: [error]),
                ]
            }
        }
        return outer + inner + nested
    }()

    @Test(
        "tells a restore by its outcome",
        arguments: [
            (RestoreSummary(restored: [Samples.transaction()]), "restore.completed"),
            (RestoreSummary(alreadyOwned: [Samples.transaction()]), "restore.completed"),
            (RestoreSummary(), "restore.nothing"),
            (RestoreSummary(revoked: [Samples.transaction()]), "restore.nothing"),
            (
                RestoreSummary(expired: [Samples.transaction(expires: Timestamp(milliseconds: 0))]),
                "restore.expiredOnly"
            ),
            (RestoreSummary(expired: [Samples.transaction()]), "restore.nothing"),
            (
                RestoreSummary(
                    restored: [Samples.transaction()], failed: [Samples.failed(Samples.failure("verify.failed"))]),
                "restore.partial"
            ),
            (RestoreSummary(failed: [Samples.failed(Samples.failure("verify.failed"))]), "restore.failed"),
            (RestoreSummary(failure: Samples.failure("store.offline")), "restore.failed"),
            (RestoreSummary(failure: Samples.failure("purchase.cancelled", kind: .cancelled, isSilent: true)), nil),
        ] as [(RestoreSummary, MessageID?)])
    func restore(_ summary: RestoreSummary, _ expected: MessageID?) {
        #expect(id(.restoreFinished(summary)) == expected)
    }

    @Test("counts products of a restore, not transactions")
    func counting() {
        let summary = RestoreSummary(restored: [
            Samples.transaction("1"), Samples.transaction("2"), Samples.transaction("3", product: "other"),
        ])
        #expect(composer.message(for: summary)?.body == "2 items are available again.")
        #expect(
            composer.message(for: RestoreSummary(alreadyOwned: [Samples.transaction()]))?.body
                == "1 item is available again.")
    }

    @Test("names the plan that ended last, on the reader's day")
    func expired() throws {
        // 2026-11-30T23:30Z is the first of December two hours further east.
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 30))
        let late = Timestamp(startOf: day).adding(milliseconds: 23 * 3_600_000 + 1_800_000)
        let summary = RestoreSummary(expired: [
            Samples.transaction("1", product: "old", expires: Timestamp(milliseconds: 0)),
            Samples.transaction("2", expires: late),
        ])
        let utc = composer.message(for: summary, products: Samples.products)
        #expect(utc?.body == "100 Coins ended on 2026-11-30. Renew to use it again.")
        let east = MessageComposer(localizer: composer.localizer, secondsFromUTC: 7_200)
        #expect(east.message(for: summary, products: Samples.products)?.body?.contains("2026-12-01") == true)
    }
}

@Suite("The name of a product")
struct ProductNameTests {
    @Test(
        "is found along the chain of the reader's language",
        arguments: [
            ("de-AT", "100 Münzen"), ("ar-EG-u-nu-latn", "١٠٠ قطعة"), ("en", "100 Coins"), ("en-GB", "100 Coins"),
            ("fr", "100 Coins"),
        ] as [(LanguageTag, String)])
    func chain(_ language: LanguageTag, _ name: String) {
        #expect(Samples.coins.displayName(in: language) == name)
    }

    @Test("falls to the first name of the store, to the developers' name and to the identifier")
    func fallback() {
        func product(_ localizations: [Product.Localization], reference: String) -> Product {
            Product(id: "p", kind: .consumable, referenceName: reference, localizations: localizations, price: nil)
        }
        let korean = product(
            [
                .init(language: "fr", displayName: "", description: ""),
                .init(language: "ko", displayName: "동전", description: ""),
            ], reference: "Coins")
        #expect(korean.displayName(in: "fr") == "동전")
        #expect(product([], reference: "Coins").displayName(in: "fr") == "Coins")
        #expect(product([], reference: "").displayName(in: "fr") == "p")
        #expect(
            product([.init(language: "?", displayName: "N", description: "")], reference: "").displayName(in: "fr")
                == "N")
    }
}
