import Foundation
import Purchases
import TestSupport
import Testing

@Suite("The days of a bill")
struct BillingScheduleTests {
    private func day(_ text: String) throws -> CalendarDay {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        try #require(parts.count == 3)
        return try #require(CalendarDay(year: parts[0], month: parts[1], day: parts[2]))
    }

    @Test(
        "renewals are counted from the first day",
        arguments: [
            ("2026-01-31", "P1M", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]),
            ("2028-01-30", "P1M", ["2028-01-30", "2028-02-29", "2028-03-30"]),
            ("2028-02-29", "P1Y", ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]),
            ("2026-11-30", "P3M", ["2026-11-30", "2027-02-28", "2027-05-30"]),
            ("2026-11-30", "P1W", ["2026-11-30", "2026-12-07", "2026-12-14"]),
            ("2026-12-31", "P2M", ["2026-12-31", "2027-02-28", "2027-04-30"]),
        ])
    func renewals(start: String, period: String, expected: [String]) throws {
        let schedule = BillingSchedule(startingOn: try day(start), every: try Period(parsing: period))
        for (number, day) in expected.enumerated() {
            #expect(try schedule.day(number).description == day)
            if number > 0 { #expect(try schedule.renewal(after: self.day(expected[number - 1])).description == day) }
        }
    }

    @Test("the renewal after a day is the first one that Foundation counts too", arguments: [8])
    func renewalAfter(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        for _ in 0..<500 {
            let start = try #require(
                CalendarDay(
                    year: 2_026, month: Int.random(in: 1...12, using: &random),
                    day: Int.random(in: 1...28, using: &random)))
            let months = Int.random(in: 1...13, using: &random)
            let schedule = BillingSchedule(startingOn: start, every: try #require(Period(months, .month)))
            let now = start.adding(try #require(Period(Int.random(in: 1...3_000, using: &random), .day)))
            let first = Date(timeIntervalSince1970: Double(Timestamp(startOf: start).milliseconds) / 1_000)
            var number = 0
            var expected = start
            while expected <= now {
                number += 1
                let date = try #require(calendar.date(byAdding: .month, value: months * number, to: first))
                expected = CalendarDay(Timestamp(milliseconds: Int64(date.timeIntervalSince1970 * 1_000)))
            }
            #expect(try schedule.renewal(after: now) == expected, "\(start) + \(months) months after \(now)")
        }
        let schedule = BillingSchedule(startingOn: try day("2026-11-30"), every: .month)
        #expect(try schedule.renewal(after: day("2020-01-01")) == schedule.start)
        #expect(try schedule.renewal(after: schedule.start).description == "2026-12-30")
    }

    @Test(
        "the day is that of the reader's time zone",
        arguments: [(0, "2027-02-28"), (9 * 3_600, "2027-02-28"), (-8 * 3_600, "2027-02-28"), (3_600, "2027-02-28")])
    func zones(offset: Int, renewal: String) throws {
        // 23:30 in UTC on 30 January is the 31st to the east of it.
        let start = Timestamp(startOf: try day("2027-01-30")).adding(milliseconds: 23 * 3_600_000 + 1_800_000)
        let schedule = BillingSchedule(startingAt: start, every: .month, secondsFromUTC: offset)
        #expect(schedule.start.description == (offset > 0 ? "2027-01-31" : "2027-01-30"))
        #expect(try schedule.day(1).description == renewal)
        #expect(try schedule.day(2).description == (offset > 0 ? "2027-03-31" : "2027-03-30"))
    }

    @Test("a renewal west of UTC falls on the day of the purchase there, not a day early")
    func west() throws {
        // 2026-12-01 04:00 UTC is the evening of 30 November in California: so is the renewal a month later.
        let start = Timestamp(startOf: try day("2026-12-01")).adding(milliseconds: 4 * 3_600_000)
        let pacific = -8 * 3_600
        let renewal = try start.adding(.month, times: 1, secondsFromUTC: pacific)
        #expect(CalendarDay(start, secondsFromUTC: pacific).description == "2026-11-30")
        #expect(CalendarDay(renewal, secondsFromUTC: pacific).description == "2026-12-30")
        #expect(renewal.milliseconds - start.milliseconds == 30 * 86_400_000)
        #expect(try start.adding(.month, times: 1, secondsFromUTC: 0) == start.adding(.month))
        #expect(try start.adding(.month, times: 0, secondsFromUTC: pacific) == start)
        for seed in [UInt64(9)] {
            var random = SplitMix64(seed: seed)
            for _ in 0..<2_000 {
                let moment = Timestamp(
                    milliseconds: Int64.random(in: -9_999_999_999...4_102_444_799_999, using: &random))
                let zone = Int.random(in: -50_400...50_400, using: &random)
                let later = try moment.adding(.day, times: 30, secondsFromUTC: zone)
                #expect(later.milliseconds - moment.milliseconds == 30 * 86_400_000)
            }
        }
    }

    @Test("numbers of periods that no bill has are refused", arguments: [-1, 1_000_001, .max, .min])
    func refused(number: Int) throws {
        let schedule = BillingSchedule(startingOn: try day("2026-11-30"), every: .year)
        #expect(throws: PurchaseValueError.self) { try schedule.day(number) }
        #expect(throws: PurchaseValueError.self) { try schedule.start.adding(.day, times: number) }
        let long = BillingSchedule(
            startingOn: try day("2026-11-30"), every: try #require(Period(Period.maximumCount, .year)))
        #expect(try long.day(1_000_000).year == 10_000_002_026)
    }

    @Test("a renewal more than a million periods away is refused")
    func farAway() throws {
        let schedule = BillingSchedule(startingOn: try day("2026-11-30"), every: .day)
        let century = try #require(Period(10_000, .year))
        #expect(throws: PurchaseValueError.self) { try schedule.renewal(after: schedule.start.adding(century)) }
    }
}
