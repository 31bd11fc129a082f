/// A span on the calendar: so many days, weeks, months or years.
///
/// A month is a calendar month, not 30 days. The text form is the ISO 8601 duration with one unit, as StoreKit
/// configuration files write it: `P1W`, `P3M`, `P1Y`.
public struct Period: Hashable, Sendable, CustomStringConvertible {
    /// What is counted.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Days.
        case day
        /// Weeks of seven days.
        case week
        /// Calendar months.
        case month
        /// Calendar years.
        case year
    }

    /// The most units that a period counts.
    public static let maximumCount = 10_000

    /// How many units, 1 or more.
    public let count: Int
    /// The unit.
    public let unit: Unit

    /// One day.
    public static let day = Period(unchecked: 1, .day)
    /// One week.
    public static let week = Period(unchecked: 1, .week)
    /// One calendar month.
    public static let month = Period(unchecked: 1, .month)
    /// One calendar year.
    public static let year = Period(unchecked: 1, .year)

    private init(unchecked count: Int, _ unit: Unit) {
        self.count = count
        self.unit = unit
    }

    /// Makes a period, or nil where the count is outside 1…10,000.
    public init?(_ count: Int, _ unit: Unit) {
        guard (1...Period.maximumCount).contains(count) else { return nil }
        self.init(unchecked: count, unit)
    }

    /// Reads an ISO 8601 duration with exactly one unit of days, weeks, months or years.
    ///
    /// - Parameter text: The text: `P1M`.
    /// - Throws: `PurchaseValueError` at the place of the first fault: `notAPeriod`, or `periodOutOfRange` where the count
    ///   is outside 1…10,000.
    /// - Complexity: Linear in the length of the text.
    public init(parsing text: some StringProtocol) throws(PurchaseValueError) {
        let bytes = Array(text.utf8)
        func fault(_ code: PurchaseValueError.Code, at offset: Int) -> PurchaseValueError {
            PurchaseValueError(code, String(text), at: offset)
        }
        guard bytes.first == UInt8(ascii: "P") else { throw fault(.notAPeriod, at: 0) }
        var position = 1
        var count = 0
        while position < bytes.count, (48...57).contains(bytes[position]) {
            // Past the limit the digits no longer matter.
            count = min(count * 10 + Int(bytes[position] - 48), Period.maximumCount + 1)
            position += 1
        }
        guard position > 1, position < bytes.count, let unit = Unit(letter: bytes[position]) else {
            throw fault(.notAPeriod, at: position)
        }
        guard position + 1 == bytes.count else { throw fault(.notAPeriod, at: position + 1) }
        guard let period = Period(count, unit) else { throw fault(.periodOutOfRange, at: 1) }
        self = period
    }

    /// Reads an ISO 8601 duration with exactly one unit, or nil where the text is none.
    public init?(iso8601 text: some StringProtocol) {
        guard let period = try? Period(parsing: text) else { return nil }
        self = period
    }

    /// The period as ISO 8601 writes it: `P1M`.
    public var description: String {
        switch unit {
        case .day: "P\(count)D"
        case .week: "P\(count)W"
        case .month: "P\(count)M"
        case .year: "P\(count)Y"
        }
    }
}

extension Period.Unit {
    /// The unit with a letter of ISO 8601.
    fileprivate init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "D"): self = .day
        case UInt8(ascii: "W"): self = .week
        case UInt8(ascii: "M"): self = .month
        case UInt8(ascii: "Y"): self = .year
        default: return nil
        }
    }
}
