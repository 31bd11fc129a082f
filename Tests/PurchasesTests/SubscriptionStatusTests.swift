import Purchases
import Testing

@Suite("The changes of a subscription")
struct SubscriptionStatusTests {
    /// What a status says, with the usual answers where nothing else is said.
    private static func status(
        _ state: SubscriptionStatus.State = .subscribed, plan: ProductID = "month", renewsTo: ProductID? = nil,
        renews: Bool = true, price: SubscriptionStatus.Consent? = nil
    ) -> SubscriptionStatus {
        SubscriptionStatus(
            transaction: PurchaseTransaction(
                id: "1", productID: plan, kind: .autoRenewable, purchaseDate: Timestamp(milliseconds: 1)),
            state: state, renewsAutomatically: renews, renewalProductID: renewsTo, priceIncrease: price)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let earlier: SubscriptionStatus?
        let later: SubscriptionStatus
        let changes: [SubscriptionChange.Kind]

        init(
            _ description: String, _ earlier: SubscriptionStatus?, _ later: SubscriptionStatus,
            _ changes: SubscriptionChange.Kind...
        ) {
            testDescription = description
            self.earlier = earlier
            self.later = later
            self.changes = changes
        }
    }

    static let cases = [
        Case("nothing new", status(), status()),
        Case("a new subscription that is well", nil, status()),
        Case("a new one that is about to end by itself", nil, status(renews: false)),
        Case("a new one with a failed payment", nil, status(.billingRetry), .billingRetryBegan),
        Case("a new one in its grace period", nil, status(.gracePeriod), .gracePeriodBegan),
        Case("a new one whose price goes up", nil, status(price: .pending), .priceIncreaseAnnounced),
        Case("a new one whose price went up long ago", nil, status(price: .accepted)),
        Case("a new one with another plan ahead", nil, status(renewsTo: "year"), .planChangeScheduled),
        Case("the payment fails", status(), status(.gracePeriod), .gracePeriodBegan),
        Case("the grace period is over", status(.gracePeriod), status(.billingRetry), .billingRetryBegan),
        Case("the payment succeeds in time", status(.gracePeriod), status(), .billingRecovered),
        Case("the payment succeeds late", status(.billingRetry), status(), .billingRecovered),
        Case("a subscription that ended is bought again", status(.expired), status()),
        Case("it ends", status(), status(.expired)),
        Case("it ends after it was turned off", status(renews: false), status(.expired, renews: false)),
        Case("it ends and is turned off with it", status(), status(.expired, renews: false)),
        Case("it is taken back", status(), status(.revoked, renews: false)),
        Case("another plan at once", status(), status(plan: "year"), .planChanged),
        Case("another plan later", status(), status(renewsTo: "year"), .planChangeScheduled),
        Case("the same one later, said again", status(renewsTo: "year"), status(renewsTo: "year")),
        Case("a third one later", status(renewsTo: "year"), status(renewsTo: "week"), .planChangeScheduled),
        Case("later, and no more", status(renewsTo: "year"), status(), .planChangeWithdrawn),
        Case("later, and now it is", status(renewsTo: "year"), status(plan: "year"), .planChanged),
        Case(
            "another plan at once and one later", status(), status(plan: "year", renewsTo: "month"), .planChanged,
            .planChangeScheduled),
        Case("turned off", status(), status(renews: false), .renewalTurnedOff),
        Case("turned on", status(renews: false), status(), .renewalTurnedOn),
        Case("the price goes up", status(), status(price: .pending), .priceIncreaseAnnounced),
        Case("the buyer agrees", status(price: .pending), status(price: .accepted), .priceIncreaseAccepted),
        Case("the buyer need not be asked", status(), status(price: .accepted)),
        Case("the news is over", status(price: .accepted), status()),
        Case(
            "everything at once", status(), status(.gracePeriod, renewsTo: "year", renews: false, price: .pending),
            .gracePeriodBegan, .planChangeScheduled, .renewalTurnedOff, .priceIncreaseAnnounced),
    ]

    @Test("are told in a fixed order, and nothing that is as before", arguments: cases)
    func changes(example: Case) {
        #expect(example.later.changes(since: example.earlier) == example.changes)
    }

    @Test("are none between a status and itself, whatever it says", arguments: cases)
    func same(example: Case) {
        #expect(example.later.changes(since: example.later).isEmpty)
    }

    @Test("count from what was signed before: by date, then by the length and the bytes of the identifier")
    func order() {
        func status(_ id: TransactionID, at moment: Int64) -> SubscriptionStatus {
            SubscriptionStatus(
                transaction: PurchaseTransaction(
                    id: id, originalID: "1", productID: "month", kind: .autoRenewable,
                    purchaseDate: Timestamp(milliseconds: 1)),
                state: .subscribed, signedDate: Timestamp(milliseconds: moment))
        }
        let ordered = [status("99", at: 1), status("9", at: 2), status("10", at: 2), status("1", at: 3)]
        for (index, left) in ordered.enumerated() {
            for (other, right) in ordered.enumerated() { #expect(left.isSigned(after: right) == (index > other)) }
        }
        #expect(Set(ordered.map(\.subscriptionID)) == ["1"])
    }
}
