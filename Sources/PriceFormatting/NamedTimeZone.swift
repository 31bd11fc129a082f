import CICU
public import Purchases

/// A time zone by its name in the IANA database, such as `Europe/Berlin`.
///
/// Use it to find the calendar day on which a subscription renews where the reader lives; the library never asks for the
/// process's own zone.
///
/// ```swift
/// let zone = NamedTimeZone("America/Los_Angeles")
/// zone?.day(of: renewal)  // the day before the one in UTC, if the renewal is early in the night
/// ```
///
/// The rules are those of the system's ICU.
public struct NamedTimeZone: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Finds a zone by its name, or nil where the system's data has none of it.
    public init?(_ name: some StringProtocol) {
        // ICU would take any other text for Greenwich, and `GMT+3:00` for a rule without a place.
        guard (1..<64).contains(name.utf8.count), name.utf8.allSatisfy(Self.isPartOfName) else { return nil }
        let text = String(name)
        guard cicu_time_zone_is_available(text) != 0 else { return nil }
        self.name = text
    }

    /// The name.
    public var description: String { name }

    /// How many seconds east of UTC the zone's clocks are at a moment.
    public func secondsFromUTC(at moment: Timestamp) -> Int {
        var seconds: Int32 = 0
        guard cicu_time_zone_offset(name, moment.milliseconds, &seconds) != CICU_FAILED else { return 0 }
        return Int(seconds)
    }

    /// The day of the Gregorian calendar that a moment falls on in the zone.
    public func day(of moment: Timestamp) -> CalendarDay {
        CalendarDay(moment, secondsFromUTC: secondsFromUTC(at: moment))
    }

    /// Letters, digits and what joins them: `Etc/GMT+3`, `America/Port-au-Prince`.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
        default: false
        }
    }
}
