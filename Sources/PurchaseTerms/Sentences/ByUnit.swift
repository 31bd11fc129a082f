import Purchases

/// One thing for each unit of time.
struct ByUnit<Element: Sendable>: Sendable {
    let day: Element
    let week: Element
    let month: Element
    let year: Element

    init(_ make: (Period.Unit) -> Element) {
        day = make(.day)
        week = make(.week)
        month = make(.month)
        year = make(.year)
    }

    subscript(unit: Period.Unit) -> Element {
        switch unit {
        case .day: day
        case .week: week
        case .month: month
        case .year: year
        }
    }
}
