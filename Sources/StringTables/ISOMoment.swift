/// A moment as ISO 8601 writes it, with the minute and the distance from UTC: `2026-11-30T21:05+02:00`.
struct ISOMoment: CustomStringConvertible {
    private let minute: Int64
    private let offset: Int64

    /// Makes one from milliseconds since 1970 and a clock at most a day from UTC.
    init(_ milliseconds: Int64, secondsFromUTC: Int) {
        offset = Int64(min(max(secondsFromUTC, -86_400), 86_400)) / 60
        // The quotient is far from the ends of 64 bits, so nothing overflows.
        minute = ISOMoment.floored(milliseconds, by: 60_000).quotient + offset
    }

    var description: String {
        let (days, minuteOfDay) = ISOMoment.floored(minute, by: 1_440)
        let (year, month, day) = ISOMoment.date(days)
        let sign = offset < 0 ? "-" : "+"
        let distance = Int64(offset.magnitude)
        let zone = offset == 0 ? "Z" : sign + padded(distance / 60) + ":" + padded(distance % 60)
        return padded(year, 4) + "-" + padded(month) + "-" + padded(day)
            + "T" + padded(minuteOfDay / 60) + ":" + padded(minuteOfDay % 60) + zone
    }

    private func padded(_ number: Int64, _ width: Int = 2) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// The day of the Gregorian calendar, counted in eras of 400 years that begin in March.
    private static func date(_ daysSince1970: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = floored(daysSince1970 + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    private static func floored(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
