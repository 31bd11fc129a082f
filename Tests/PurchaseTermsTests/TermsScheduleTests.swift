import PurchaseTerms
import Purchases
import Testing

@Suite("The days of payments")
struct TermsScheduleTests {
    private func day(_ text: String) throws -> CalendarDay {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return try #require(CalendarDay(year: parts[0], month: parts[1], day: parts[2]))
    }

    @Test("are counted on the calendar from the day of purchase")
    func plain() throws {
        let terms = try TermsOfPrice(of: Samples.subscription("9.99", "P1M"))
        let schedule = try terms.schedule(startingOn: try day("2027-01-31"))
        #expect(schedule.firstPayment.description == "2027-01-31")
        #expect(schedule.nextPayment?.description == "2027-02-28")
        #expect(schedule.offerEnd == nil)
        #expect(schedule.commitmentEnd == nil)
    }

    @Test(
        "follow the offer: a trial is paid behind it, an offer at its beginning",
        arguments: [
            ("free", "2027-02-28", "2027-02-28", "2028-02-28"), ("each", "2027-04-30", "2027-01-31", "2027-02-28"),
            ("once", "2027-07-31", "2027-01-31", "2027-07-31"),
        ])
    func offers(_ name: String, _ end: String, _ first: String, _ next: String) throws {
        let offer =
            switch name {
            case "free": Samples.offer(.freeTrial, nil, "P1M")
            case "each": Samples.offer(.payAsYouGo, "0.99", "P1M", times: 3)
            default: Samples.offer(.payUpFront, "19.99", "P6M")
            }
        let schedule = try TermsOfPrice(of: Samples.yearly, offer: offer).schedule(startingOn: try day("2027-01-31"))
        #expect(schedule.offerEnd?.description == end)
        #expect(schedule.firstPayment.description == first)
        #expect(schedule.nextPayment?.description == next)
    }

    @Test("a commitment ends when its last payment is used up, counted from its first one")
    func commitment() throws {
        let terms = try TermsOfPrice(
            of: Samples.yearly, offer: Samples.offer(.freeTrial, nil, "P1W"),
            billingPlan: Samples.plan("9.99", total: "119.88"))
        let schedule = try terms.schedule(startingOn: try day("2026-11-30"))
        #expect(schedule.firstPayment.description == "2026-12-07")
        #expect(schedule.nextPayment?.description == "2027-01-07")
        #expect(schedule.commitmentEnd?.description == "2027-12-07")
    }

    @Test("what is paid once has no next payment")
    func once() throws {
        let coins = Product(id: "shop.coins", kind: .consumable, referenceName: "Coins", price: Samples.dollars("1"))
        #expect(try TermsOfPrice(of: coins).schedule(startingOn: try day("2027-01-31")).nextPayment == nil)
    }

    @Test("the day is that of the reader's clock")
    func timeZones() throws {
        // 30 November 2026, 23:30 in UTC.
        let moment = Timestamp(startOf: try day("2026-12-01")).adding(milliseconds: -1_800_000)
        let terms = try TermsOfPrice(of: Samples.subscription("9.99", "P1M"))
        #expect(try terms.schedule(startingAt: moment, secondsFromUTC: 0).nextPayment?.description == "2026-12-30")
        #expect(try terms.schedule(startingAt: moment, secondsFromUTC: 3_600).nextPayment?.description == "2027-01-01")
        #expect(
            try terms.schedule(startingAt: moment, secondsFromUTC: -36_000).nextPayment?.description == "2026-12-30")
    }
}
