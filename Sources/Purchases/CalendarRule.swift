/// How many days, weeks and months one counts in each other when a price is spread over another span.
///
/// No calendar says how many weeks a month has, and the services that people use answer differently: 2.99 a week is 12.99
/// or 11.96 a month. So a rule is always named, and an equivalent price prints what it did.
///
/// ```swift
/// CalendarRule.thirtyDayMonths.number(of: .day, inOne: .month)  // 30
/// ```
public struct CalendarRule: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule, as the command line and settings write it.
    public let name: String
    private let daysPerMonth: Ratio
    private let daysPerYear: Ratio
    private let weeksPerMonth: Ratio
    private let weeksPerYear: Ratio

    /// The Gregorian calendar on average: 365.2425 days a year, a twelfth of them a month.
    public static let gregorianAverage = CalendarRule(
        name: "gregorianAverage", daysPerMonth: Ratio(unchecked: 146_097, over: 4_800),
        daysPerYear: Ratio(unchecked: 146_097, over: 400), weeksPerMonth: Ratio(unchecked: 146_097, over: 33_600),
        weeksPerYear: Ratio(unchecked: 146_097, over: 2_800))

    /// 30 days a month and 365 days a year; weeks follow from the year.
    ///
    /// The three do not fit together, and RevenueCat counts with all of them: `SubscriptionPeriod.swift` of
    /// https://github.com/RevenueCat/purchases-ios, 2026.
    public static let thirtyDayMonths = CalendarRule(
        name: "thirtyDayMonths", daysPerMonth: Ratio(unchecked: 30, over: 1),
        daysPerYear: Ratio(unchecked: 365, over: 1), weeksPerMonth: Ratio(unchecked: 365, over: 84),
        weeksPerYear: Ratio(unchecked: 365, over: 7))

    /// Four weeks a month and 52 weeks a year, of seven days each.
    ///
    /// The tables in the documentation of RevenueCat and of Qonversion count so.
    public static let fourWeekMonths = CalendarRule(
        name: "fourWeekMonths", daysPerMonth: Ratio(unchecked: 28, over: 1),
        daysPerYear: Ratio(unchecked: 364, over: 1), weeksPerMonth: Ratio(unchecked: 4, over: 1),
        weeksPerYear: Ratio(unchecked: 52, over: 1))

    /// Every rule.
    public static let all: [CalendarRule] = [.gregorianAverage, .thirtyDayMonths, .fourWeekMonths]

    private init(
        name: String, daysPerMonth: Ratio, daysPerYear: Ratio, weeksPerMonth: Ratio, weeksPerYear: Ratio
    ) {
        self.name = name
        self.daysPerMonth = daysPerMonth
        self.daysPerYear = daysPerYear
        self.weeksPerMonth = weeksPerMonth
        self.weeksPerYear = weeksPerYear
    }

    /// Finds a rule by its name, or nil where there is none.
    public init?(name: some StringProtocol) {
        guard let rule = CalendarRule.all.first(where: { $0.name == name }) else { return nil }
        self = rule
    }

    /// How many of one unit another one has: of days in a week, 7; of years in a month, 1/12.
    public func number(of part: Period.Unit, inOne whole: Period.Unit) -> Ratio {
        switch (part, whole) {
        case (.day, .day), (.week, .week), (.month, .month), (.year, .year): .one
        case (.day, .week): Ratio(unchecked: 7, over: 1)
        case (.day, .month): daysPerMonth
        case (.day, .year): daysPerYear
        case (.week, .month): weeksPerMonth
        case (.week, .year): weeksPerYear
        case (.month, .year): Ratio(unchecked: 12, over: 1)
        default: number(of: whole, inOne: part).inverse
        }
    }

    /// How many of one period another one has: of quarters in a year, 4.
    ///
    /// - Throws: `PurchaseValueError` with `overflow`; counts up to 10,000 never do.
    public func number(of part: Period, in whole: Period) throws(PurchaseValueError) -> Ratio {
        try number(of: part.unit, inOne: whole.unit).times(Ratio(unchecked: whole.count, over: part.count))
    }

    /// What the rule says: `365.2425 days a year, 30.436875 days a month, …`.
    public var description: String {
        func written(_ ratio: Ratio) -> String { ratio.decimal.map(\.description) ?? ratio.description }
        return "\(written(daysPerYear)) days a year, \(written(daysPerMonth)) days a month, "
            + "\(written(weeksPerYear)) weeks a year, \(written(weeksPerMonth)) weeks a month, 12 months a year"
    }
}
