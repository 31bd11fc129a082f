/// How a day is written: how much of it in words, and by which calendar.
///
/// A bill falls due on a day of the store's calendar, so the plain style keeps the Gregorian one also for readers whose
/// region has another.
///
/// ```swift
/// values.date(day, style: DateStyle(width: .medium), in: "en")          // "Nov 30, 2026"
/// values.date(day, style: DateStyle(calendar: .ofReader), in: "th")     // "30 พฤศจิกายน พ.ศ. 2569"
/// ```
public struct DateStyle: Hashable, Sendable {
    /// How much of a day is written in words.
    public enum Width: String, Hashable, Sendable, CaseIterable {
        /// With the day of the week: `Monday, November 30, 2026`.
        case full
        /// With the month by its name: `November 30, 2026`.
        case long
        /// With the month shortened where the language does so: `Nov 30, 2026`.
        case medium
        /// In numbers: `11/30/26`.
        case short
    }

    /// By which calendar a day is named.
    public enum Calendar: String, Hashable, Sendable, CaseIterable {
        /// The Gregorian calendar, by which stores bill.
        case gregorian
        /// The calendar that the language asks for with `-u-ca-`, else the usual one of its region.
        case ofReader = "reader"
    }

    /// How much of the day is written in words.
    public var width: Width
    /// The calendar that names it.
    public var calendar: Calendar

    /// Makes a style: the month by its name, in the Gregorian calendar, where nothing else is said.
    public init(width: Width = .long, calendar: Calendar = .gregorian) {
        self.width = width
        self.calendar = calendar
    }
}
