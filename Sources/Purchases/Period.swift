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

    /// How many units, 1 or more.
    public let count: Int
    /// The unit.
    public let unit: Unit

    /// Makes a period, or nil where the count is outside 1…10,000.
    public init?(_ count: Int, _ unit: Unit) {
        guard (1...10_000).contains(count) else { return nil }
        self.count = count
        self.unit = unit
    }

    /// Reads an ISO 8601 duration with exactly one unit of days, weeks, months or years.
    public init?(iso8601 text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 3, bytes.count <= 8, bytes[0] == UInt8(ascii: "P") else { return nil }
        let unit: Unit
        switch bytes[bytes.count - 1] {
        case UInt8(ascii: "D"): unit = .day
        case UInt8(ascii: "W"): unit = .week
        case UInt8(ascii: "M"): unit = .month
        case UInt8(ascii: "Y"): unit = .year
        default: return nil
        }
        var count = 0
        for byte in bytes[1..<bytes.count - 1] {
            guard (48...57).contains(byte) else { return nil }
            count = count * 10 + Int(byte - 48)
        }
        self.init(count, unit)
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
