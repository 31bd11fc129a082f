import PurchaseProcessing
import Purchases
import StoreSimulation
import Testing

@Suite("Subscriptions on the virtual clock")
struct SubscriptionTests {
    @Test("time that passes renews a subscription as often as its period fits")
    func renews() async throws {
        let bench = Bench()
        let events = try await bench.run("buy basic", "advance P3M", "advance P1D")
        #expect(events.map(\.kind) == Array(repeating: "transactionCompleted", count: 4))
        let transactions = events.compactMap { $0.completed?.transaction }
        #expect(transactions.map(\.reason) == [.purchase, .renewal, .renewal, .renewal])
        #expect(transactions.allSatisfy { $0.originalID == "1000" })
        #expect(
            days(transactions.compactMap(\.expirationDate)) == ["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"])
        #expect(transactions.dropFirst().map(\.purchaseDate) == transactions.dropLast().map(\.expirationDate))
        #expect(events.dropFirst().allSatisfy { $0.completed?.attempt == nil })
    }

    @Test("a subscription of the 31st comes back to the 31st after a short month")
    func keepsItsDay() async throws {
        let bench = Bench()
        let events = try await bench.run("advance P30D", "buy basic", "advance P3M")
        let ends = events.compactMap { $0.completed?.transaction.expirationDate }
        #expect(days(ends) == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"])
    }

    @Test("several subscriptions renew in the order of their dates")
    func renewsInOrder() async throws {
        let bench = Bench()
        try await bench.run("buy trial", "buy basic")
        let events = try await bench.run("advance P1M")
        #expect(events.compactMap { $0.completed?.transaction.productID } == ["trial", "basic"])
    }

    @Test("a free trial costs nothing at first and the full price afterwards")
    func beginsFree() async throws {
        let events = try await Bench().run("buy trial", "advance P1W", "advance P1M")
        let transactions = events.compactMap { $0.completed?.transaction }
        #expect(transactions.map(\.price) == [Shop.money("0"), Shop.money("1.99"), Shop.money("1.99")])
        #expect(days(transactions.compactMap(\.expirationDate)) == ["2026-01-08", "2026-02-08", "2026-03-08"])
    }

    @Test("an offer paid as you go keeps its price for its periods")
    func paysAsItGoes() async throws {
        let events = try await Bench().run("buy ladder", "advance P4M")
        let prices = events.compactMap { $0.completed?.transaction.price }
        #expect(prices == ["4.99", "4.99", "4.99", "19.99", "19.99"].compactMap { Shop.money($0) })
        let ends = events.compactMap { $0.completed?.transaction.expirationDate }
        #expect(days(ends) == ["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01"])
    }

    @Test("an offer paid up front lasts all its periods")
    func paysUpFront() async throws {
        let events = try await Bench().run("buy ahead", "advance P3M")
        let transactions = events.compactMap { $0.completed?.transaction }
        #expect(transactions.map(\.price) == [Shop.money("9.99"), Shop.money("7.99")])
        #expect(days(transactions.compactMap(\.expirationDate)) == ["2026-04-01", "2026-05-01"])
    }

    @Test("an introductory offer is for new subscribers alone")
    func offersOnce() async throws {
        let events = try await Bench().run("buy trial", "expire trial", "buy trial")
        let prices = events.compactMap { $0.completed?.transaction.price }
        #expect(prices == ["0", "1.99"].compactMap { Shop.money($0) })
    }

    @Test("expire ends a subscription now, and time does not renew it")
    func expires() async throws {
        let bench = Bench()
        let events = try await bench.run("buy basic", "advance P3D", "expire basic", "advance P1Y")
        #expect(events.map(\.kind) == ["transactionCompleted", "subscriptionExpired"])
        guard case .subscriptionExpired(let ended)? = events.last else { return }
        #expect(ended.expirationDate.map { days([$0]) } == ["2026-01-04"])
        await #expect(throws: SimulationError.self) { try await bench.run("expire basic") }
    }

    @Test("renew goes on ahead of time, and anew after the end")
    func renewsByHand() async throws {
        let events = try await Bench().run("buy basic", "renew basic", "expire basic", "renew basic", "advance P1M")
        #expect(
            events.map(\.kind) == [
                "transactionCompleted", "transactionCompleted", "subscriptionExpired", "transactionCompleted",
                "transactionCompleted",
            ])
        let ends = events.compactMap { $0.completed?.transaction.expirationDate }
        #expect(days(ends) == ["2026-02-01", "2026-03-01", "2026-02-01", "2026-03-01"])
    }

    @Test(
        "another plan of the group replaces the present one and keeps its origin",
        arguments: [
            ("basic", "premium"), ("premium", "basic"),
        ])
    func changesPlan(from: String, to: String) async throws {
        let bench = Bench()
        let events = try await bench.run("buy \(from)", "buy \(to)", "advance P1M")
        let transactions = events.compactMap { $0.completed?.transaction }
        #expect(transactions.map(\.productID.rawValue) == [from, to, to])
        #expect(transactions.allSatisfy { $0.originalID == "1000" })
        let restorable = bench.store.ledger.restorableTransactions
        #expect(restorable.map(\.productID.rawValue) == [to])
    }

    @Test("a running subscription is not sold twice")
    func ownsSubscription() async throws {
        let events = try await Bench().run("buy basic", "buy basic")
        #expect(events.last?.failed?.failure.kind == .alreadyOwned)
    }

    @Test("a refunded subscription does not renew")
    func refundsSubscription() async throws {
        let bench = Bench()
        let events = try await bench.run("buy basic", "refund basic", "advance P1Y")
        #expect(events.map(\.kind) == ["transactionCompleted", "transactionRevoked"])
        let error = await #expect(throws: SimulationError.self) { try await bench.run("renew basic") }
        #expect(error?.code == .nothingToRenew)
    }

    @Test("a step with more renewals than a thousand is refused and changes nothing")
    func capsRenewals() async throws {
        let bench = Bench()
        try await bench.run("buy basic")
        let before = bench.store.ledger
        let error = await #expect(throws: SimulationError.self) { try await bench.run("advance P100Y") }
        #expect(error?.code == .tooManyRenewals)
        #expect(bench.store.ledger == before)
        #expect(try await bench.run("advance P80Y").count == 960)
    }

    @Test("the clock stops at the year 9999 instead of running over")
    func endsTime() async throws {
        let bench = Bench(
            store: SimulatedStore(products: Shop.products, clock: Timestamp(milliseconds: .max)))
        #expect(bench.store.now == StoreLedger.endOfTime)
        #expect(try await bench.run("buy basic").map(\.kind) == ["transactionCompleted"])
        let error = await #expect(throws: SimulationError.self) { try await bench.run("advance P1D") }
        #expect(error?.code == .clockOutOfRange)
    }

    @Test("an offer of absurd length does not run over", arguments: [1, 10_000, Int.max])
    func survivesLongOffers(count: Int) async throws {
        let period = try #require(Period(10_000, .year))
        let offer = Offer(kind: .introductory, paymentMode: .freeTrial, period: period, periodCount: count, price: nil)
        let plan = SubscriptionPlan(groupID: "g", groupName: "g", level: 1, period: period, offers: [offer])
        let product = Product(
            id: "long", kind: .autoRenewable, referenceName: "Long", price: nil, subscription: plan)
        let bench = Bench(store: SimulatedStore(products: [product]))
        #expect(try await bench.run("buy long", "advance P7000Y").map(\.kind) == ["transactionCompleted"])
    }

    private func days(_ moments: [Timestamp]) -> [String] { moments.map { CalendarDay($0).description } }
}
