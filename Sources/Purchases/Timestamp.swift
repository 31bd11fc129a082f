/// A moment, in milliseconds since 1970-01-01T00:00:00Z.
///
/// The unit is the one of App Store transactions. A timestamp comes in from the store, or from a `now` that the
/// caller passes; the library asks the machine's clock only where a pipeline was given none.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since the start of 1970 in UTC.
    public let milliseconds: Int64

    /// Makes a moment from milliseconds since the start of 1970 in UTC.
    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// Makes the moment at which a calendar day begins in UTC.
    public init(startOf day: CalendarDay) {
        let (start, isBeyond) = Int64(day.daysSince1970).multipliedReportingOverflow(by: millisecondsPerDay)
        milliseconds = isBeyond ? (day.year < 0 ? .min : .max) : start
    }

    /// Whether the left moment comes first.
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }

    /// The moment so many milliseconds later; where no number holds it, the last moment that one holds.
    public func adding(milliseconds: Int64) -> Timestamp {
        let (sum, isBeyond) = self.milliseconds.addingReportingOverflow(milliseconds)
        return Timestamp(milliseconds: isBeyond ? (milliseconds < 0 ? .min : .max) : sum)
    }

    /// The moment one period later: the same time of day, counted on the calendar in UTC.
    public func adding(_ period: Period) -> Timestamp {
        let (_, timeOfDay) = milliseconds.flooredQuotientAndRemainder(dividingBy: millisecondsPerDay)
        return Timestamp(startOf: CalendarDay(self).adding(period)).adding(milliseconds: timeOfDay)
    }
}

/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The year, 1 or later in practice.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Makes a day, or nil where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (-9_999...99_999).contains(year), (1...12).contains(month),
            (1...CalendarDay.days(in: month, of: year)).contains(day)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    /// The day in UTC that a moment falls on.
    ///
    /// - Parameters:
    ///   - timestamp: The moment.
    ///   - offset: Seconds east of UTC, for a reader elsewhere; at most a day either way.
    public init(_ timestamp: Timestamp, secondsFromUTC offset: Int = 0) {
        let local = timestamp.adding(milliseconds: Int64(min(max(offset, -86_400), 86_400)) * 1_000)
        let (days, _) = local.milliseconds.flooredQuotientAndRemainder(dividingBy: millisecondsPerDay)
        self.init(daysSince1970: Int(days))
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Counts from 1970-01-01; the arithmetic is that of eras of 400 years which begin in March.
    init(daysSince1970 days: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// How many days lie between 1970-01-01 and this day.
    var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day one period later; where the month is shorter, its last day.
    public func adding(_ period: Period) -> CalendarDay { adding(period.count, period.unit) }

    /// The day so many units later; a count is at most a million times that of the longest period.
    func adding(_ count: Int, _ unit: Period.Unit) -> CalendarDay {
        switch unit {
        case .day: return CalendarDay(daysSince1970: daysSince1970 + count)
        case .week: return CalendarDay(daysSince1970: daysSince1970 + count * 7)
        case .month, .year:
            let months = year * 12 + month - 1 + count * (unit == .year ? 12 : 1)
            let newYear = months >= 0 ? months / 12 : (months - 11) / 12
            let newMonth = months - newYear * 12 + 1
            return CalendarDay(unchecked: newYear, newMonth, min(day, CalendarDay.days(in: newMonth, of: newYear)))
        }
    }

    /// How many days a month has.
    static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether the left day comes first.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// The day as ISO 8601 writes it: `2026-11-30`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number.magnitude)
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

private let millisecondsPerDay: Int64 = 86_400_000

extension Int64 {
    /// The division whose remainder is never negative: a moment before 1970 lies so far into its day, too.
    fileprivate func flooredQuotientAndRemainder(dividingBy divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
