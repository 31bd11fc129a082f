import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("How a subscription stands", .timeLimit(.minutes(10)))
struct SubscriptionStandingTests {
    private func transaction(
        _ id: TransactionID = "1", of product: ProductID = "month", until end: Int64 = 1_000
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: id, originalID: "1", productID: product, kind: .autoRenewable, purchaseDate: Timestamp(milliseconds: 1),
            expirationDate: Timestamp(milliseconds: end), reason: id == "1" ? .purchase : .renewal)
    }

    private func changes(_ shop: Shop) async throws -> [String] {
        try await shop.announced().compactMap { event in
            if case .subscriptionChanged(let change) = event { change.kind.rawValue } else { nil }
        }
    }

    @Test(
        "is what was signed last, whatever the order in which it is told: by date, then by identifier",
        arguments: [UInt64.random(in: 0 ... .max)])
    func anyOrder(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let states: [SubscriptionStatus.State] = [.subscribed, .gracePeriod, .billingRetry, .expired]
        for round in 0..<100 {
            let shop = Shop()
            let statuses = (1...6).map { number in
                SubscriptionStatus(
                    transaction: transaction(TransactionID("\(number)")), state: states.randomElement(using: &random)!,
                    // Some are signed at the same moment.
                    signedDate: Timestamp(milliseconds: Int64(number / 2)),
                    renewsAutomatically: Bool.random(using: &random))
            }
            var known: SubscriptionStatus?
            var expected: [String] = []
            let order = statuses.shuffled(using: &random)
            for status in order {
                try await shop.pipeline.receive(.subscription(status))
                try await shop.restarted().receive(.subscription(status))
                if let known,
                    (known.signedDate.milliseconds, Int(known.transaction.id.rawValue)!)
                        >= (status.signedDate.milliseconds, Int(status.transaction.id.rawValue)!)
                {
                    continue
                }
                expected += status.changes(since: known).map(\.rawValue)
                known = status
            }
            #expect(try await shop.journal.subscription("1") == statuses.last, "seed \(seed), round \(round)")
            #expect(try await changes(shop) == expected, "seed \(seed), round \(round): each change once")
        }
    }

    @Test("is told once where two processes hear of it at once", arguments: 1...10)
    func twoProcesses(round: Int) async throws {
        let shop = Shop()
        let other = shop.pipeline(journal: shop.journal.reopened())
        let status = SubscriptionStatus(
            transaction: transaction(), state: .billingRetry, signedDate: Timestamp(milliseconds: 5))
        async let first: Void = shop.pipeline.receive(.subscription(status))
        async let second: Void = other.receive(.subscription(status))
        _ = try await (first, second)
        #expect(try await changes(shop) == ["billingRetryBegan"])
    }

    @Test("is not believed where its transaction is not genuine, or nobody can tell", arguments: [true, false])
    func notGenuine(isRejected: Bool) async throws {
        let shop = Shop()
        let reason = StoreError(domain: "T", code: "forged")
        shop.verifier.answer(isRejected ? .rejected(reason) : .undecided(reason), for: "1")
        shop.verifier.answer(.verified, for: "1")
        let status = SubscriptionStatus(transaction: transaction(), state: .gracePeriod)
        try await shop.pipeline.receive(.subscription(status))
        #expect(try await shop.journal.subscription("1") == nil)
        #expect(try await shop.announced().isEmpty)
        try await shop.pipeline.receive(.subscription(status))
        #expect(try await changes(shop) == ["gracePeriodBegan"])
    }

    @Test("is kept for each subscription by itself")
    func severalSubscriptions() async throws {
        let shop = Shop()
        let other = PurchaseTransaction(
            id: "9", productID: "year", kind: .autoRenewable, purchaseDate: Timestamp(milliseconds: 1))
        for (transaction, date) in [(transaction(), 50), (other, 5)] as [(PurchaseTransaction, Int64)] {
            let status = SubscriptionStatus(
                transaction: transaction, state: .billingRetry, signedDate: Timestamp(milliseconds: date))
            try await shop.pipeline.receive(.subscription(status))
        }
        #expect(try await shop.journal.subscription("1")?.signedDate == Timestamp(milliseconds: 50))
        #expect(try await shop.journal.subscription("9")?.signedDate == Timestamp(milliseconds: 5))
        #expect(try await changes(shop) == ["billingRetryBegan", "billingRetryBegan"])
    }
}
