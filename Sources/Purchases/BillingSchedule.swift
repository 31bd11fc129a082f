/// The days on which something renews, counted from the first one.
///
/// A month is a calendar month, and each day is counted from the first: what begins on 31 January renews on 28 February
/// and on 31 March again. The time zone is said, for a renewal late in the evening in UTC is another day elsewhere.
///
/// ```swift
/// let schedule = BillingSchedule(startingOn: day, every: .month)
/// try schedule.day(1)  // the first renewal
/// ```
public struct BillingSchedule: Hashable, Sendable {
    /// The day of the first payment.
    public let start: CalendarDay
    /// How long one payment lasts.
    public let period: Period

    /// Makes a schedule from its first day.
    public init(startingOn start: CalendarDay, every period: Period) {
        self.start = start
        self.period = period
    }

    /// Makes a schedule from the moment of the first payment, for readers in one time zone.
    ///
    /// - Parameters:
    ///   - start: The moment of the first payment.
    ///   - period: How long one payment lasts.
    ///   - offset: Seconds east of UTC; at most a day either way.
    public init(startingAt start: Timestamp, every period: Period, secondsFromUTC offset: Int) {
        self.init(startingOn: CalendarDay(start, secondsFromUTC: offset), every: period)
    }

    /// The day of a renewal: 1 is the first, 0 the first payment.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where the number is below 0 or above a million.
    public func day(_ number: Int) throws(PurchaseValueError) -> CalendarDay {
        try start.adding(period, times: number)
    }

    /// The first day after another one on which it renews; before the first payment, that day.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where that is more than a million periods away.
    public func renewal(after day: CalendarDay) throws(PurchaseValueError) -> CalendarDay {
        if day < start { return start }
        // No period is shorter than this many days, so the number found is the wanted one or above it.
        var low = 1
        var high = min(max(1, day.daysSince1970 - start.daysSince1970 + 1), CalendarDay.maximumPeriods)
        guard try self.day(high) > day else {
            throw PurchaseValueError(.overflow, "\(start) every \(period) after \(day)")
        }
        while low < high {
            let middle = (low + high) / 2
            if try self.day(middle) > day { high = middle } else { low = middle + 1 }
        }
        return try self.day(low)
    }
}

extension CalendarDay {
    /// The most periods that are counted from one day.
    static let maximumPeriods = 1_000_000

    /// The day so many periods later, counted from this day; where the last month is shorter, its last day.
    ///
    /// - Throws: `PurchaseValueError` with `overflow` where the number is below 0 or above a million.
    public func adding(_ period: Period, times number: Int) throws(PurchaseValueError) -> CalendarDay {
        guard (0...CalendarDay.maximumPeriods).contains(number) else {
            throw PurchaseValueError(.overflow, "\(self) + \(number) × \(period)")
        }
        return adding(period.count * number, period.unit)
    }
}

extension Timestamp {
    /// The moment so many periods later: the same time of day in a time zone, counted on its calendar.
    ///
    /// - Parameters:
    ///   - period: The period.
    ///   - number: How many of them, 0 to a million.
    ///   - offset: Seconds east of UTC, at most a day either way; it decides which day it is, and so which month ends.
    /// - Returns: The moment.
    /// - Throws: `PurchaseValueError` with `overflow` where the number is outside its range.
    public func adding(
        _ period: Period, times number: Int, secondsFromUTC offset: Int
    ) throws(PurchaseValueError) -> Timestamp {
        let day = CalendarDay(self, secondsFromUTC: offset)
        let timeOfDay = milliseconds.subtractingReportingOverflow(Timestamp(startOf: day).milliseconds).partialValue
        return Timestamp(startOf: try day.adding(period, times: number)).adding(milliseconds: timeOfDay)
    }
}
