import Foundation
import Purchases
import TestSupport
import Testing

@Suite("Days, moments and periods against Foundation's Gregorian calendar in UTC")
struct CalendarTests {
    /// Foundation's calendars are Julian before 15 October 1582, where `CalendarDay` keeps the Gregorian rules; earlier days
    /// are checked by the rules themselves.
    let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }()

    func foundationDay(_ date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0]
    }

    func date(_ timestamp: Timestamp) -> Date { Date(timeIntervalSince1970: Double(timestamp.milliseconds) / 1_000) }

    func parts(_ day: CalendarDay) -> [Int] { [day.year, day.month, day.day] }

    @Test("twenty thousand random moments fall on the same day", arguments: [1, 2])
    func moments(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10_000 {
            let timestamp = Timestamp(
                milliseconds: Int64.random(in: -12_219_292_800_000...253_402_300_799_999, using: &random))
            let day = CalendarDay(timestamp)
            #expect(parts(day) == foundationDay(date(timestamp)), "\(timestamp.milliseconds)")
        }
    }

    @Test("the millisecond before midnight is the day before, in every century")
    func midnight() throws {
        for year in stride(from: -400, through: 2800, by: 100) {
            for (month, day) in [(1, 1), (2, 28), (3, 1), (12, 31)] {
                let today = try #require(CalendarDay(year: year, month: month, day: day))
                let start = Timestamp(startOf: today)
                #expect(CalendarDay(start) == today)
                #expect(CalendarDay(start.adding(milliseconds: 86_399_999)) == today)
                #expect(CalendarDay(start.adding(milliseconds: -1)) < today)
                #expect(CalendarDay(start.adding(milliseconds: 86_400_000)) > today)
            }
        }
    }

    @Test("every day of a cycle of 400 years follows the one before it")
    func everyDay() throws {
        var day = try #require(CalendarDay(year: -3, month: 1, day: 1))
        let one = try #require(Period(1, .day))
        var count = 0
        while day.year < 397 {
            let next = day.adding(one)
            #expect(day < next)
            #expect(CalendarDay(year: next.year, month: next.month, day: next.day) == next)
            #expect(Timestamp(startOf: next).milliseconds - Timestamp(startOf: day).milliseconds == 86_400_000)
            day = next
            count += 1
        }
        #expect(count == 146_097)
        #expect(day.description == "0397-01-01")
    }

    @Test("ten thousand periods end on the day that Foundation says")
    func periods() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<10_000 {
            let start = Timestamp(milliseconds: Int64.random(in: 0...4_102_444_799_999, using: &random))
            let unit = try #require(Period.Unit.allCases.randomElement(using: &random))
            let count = Int.random(in: 1...48, using: &random)
            let period = try #require(Period(count, unit))
            let component: Calendar.Component =
                switch unit {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            let expected = try #require(calendar.date(byAdding: component, value: count, to: date(start)))
            let end = start.adding(period)
            #expect(abs(date(end).timeIntervalSince(expected)) < 0.002, "\(start.milliseconds) + \(period)")
        }
    }

    @Test(
        "a period from the end of a month ends at the end of a shorter one",
        arguments: [
            ("2026-01-31", "P1M", "2026-02-28"), ("2028-01-31", "P1M", "2028-02-29"),
            ("2028-02-29", "P1Y", "2029-02-28"),
            ("2028-02-29", "P4Y", "2032-02-29"), ("1900-01-31", "P1M", "1900-02-28"),
            ("2000-01-31", "P1M", "2000-02-29"),
            ("2026-12-31", "P2M", "2027-02-28"), ("2026-12-01", "P1M", "2027-01-01"),
            ("2026-11-30", "P13M", "2027-12-30"),
            ("-0001-12-31", "P1D", "0000-01-01"), ("-0004-02-29", "P1Y", "-0003-02-28"),
            ("-0001-11-30", "P3M", "0000-02-29"),
            ("2026-11-30", "P1W", "2026-12-07"),
        ])
    func monthEnds(start: String, period: String, end: String) throws {
        let period = try #require(Period(iso8601: period))
        #expect(try #require(day(start)).adding(period).description == end)
    }

    @Test("the largest period from the last year does not stop the program")
    func farAway() throws {
        let last = try #require(CalendarDay(year: 99_999, month: 12, day: 31))
        #expect(last.adding(try #require(Period(10_000, .year))).year == 109_999)
        let century = try #require(Period(100, .year))
        for milliseconds in [Int64.min, .min + 1, .max - 1, .max] {
            let timestamp = Timestamp(milliseconds: milliseconds)
            #expect(CalendarDay(timestamp).year == (milliseconds < 0 ? -292_275_055 : 292_278_994))
            #expect(CalendarDay(timestamp, secondsFromUTC: .max) >= CalendarDay(timestamp, secondsFromUTC: .min))
            #expect(timestamp.adding(century) >= timestamp)
        }
        #expect(Timestamp(milliseconds: .max).adding(milliseconds: 1).milliseconds == .max)
        #expect(Timestamp(milliseconds: .min).adding(milliseconds: -1).milliseconds == .min)
    }

    @Test("an offset moves the day for a reader elsewhere")
    func offsets() throws {
        let evening = Timestamp(startOf: try #require(day("2026-11-30"))).adding(milliseconds: 23 * 3_600_000)
        #expect(CalendarDay(evening, secondsFromUTC: 3 * 3_600).description == "2026-12-01")
        #expect(CalendarDay(evening, secondsFromUTC: -24 * 3_600).description == "2026-11-29")
    }

    @Test(
        "days that no calendar has are refused",
        arguments: [
            (2026, 2, 29), (1900, 2, 29), (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0), (100_000, 1, 1),
            (.max, .max, .max), (.min, 1, 1),
        ])
    func impossible(year: Int, month: Int, day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }

    @Test(
        "a period is read and written as ISO 8601 writes one unit", arguments: ["P1D", "P1W", "P3M", "P1Y", "P10000D"])
    func readablePeriods(text: String) {
        #expect(Period(iso8601: text)?.description == text)
    }

    @Test(
        "what is not a period is refused at the place of the fault",
        arguments: [
            ("", PurchaseValueError.Code.notAPeriod, 0), ("P", .notAPeriod, 1), ("P1", .notAPeriod, 2),
            ("1M", .notAPeriod, 0), ("PM", .notAPeriod, 1), ("P0M", .periodOutOfRange, 1), ("P-1M", .notAPeriod, 1),
            ("P1H", .notAPeriod, 2), ("PT1M", .notAPeriod, 1), ("P1M2D", .notAPeriod, 3), ("p1m", .notAPeriod, 0),
            ("P10001D", .periodOutOfRange, 1), ("P99999999999999999999M", .periodOutOfRange, 1),
            ("P1 M", .notAPeriod, 2),
            ("P1.5M", .notAPeriod, 2), ("P1M\0", .notAPeriod, 3), ("P\u{661}M", .notAPeriod, 1),
        ])
    func unreadablePeriods(text: String, code: PurchaseValueError.Code, offset: Int) {
        #expect(Period(iso8601: text) == nil)
        #expect {
            _ = try Period(parsing: text)
        } throws: { error in
            guard let error = error as? PurchaseValueError else { return false }
            return error.code == code && error.offset == offset && error.text == text && !error.description.isEmpty
        }
    }

    @Test("a period of a million digits is answered in linear time")
    func hostilePeriods() {
        #expect(Period(iso8601: "P" + String(repeating: "9", count: 1_000_000) + "M") == nil)
        #expect(Period(iso8601: "P" + String(repeating: "0", count: 1_000_000) + "3M")?.description == "P3M")
    }

    /// Reads `-0001-12-31`.
    private func day(_ text: String) -> CalendarDay? {
        let isNegative = text.hasPrefix("-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        return CalendarDay(year: isNegative ? -parts[0] : parts[0], month: parts[1], day: parts[2])
    }
}
