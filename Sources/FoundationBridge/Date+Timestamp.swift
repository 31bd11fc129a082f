public import Foundation
public import Purchases

extension Date {
    /// The moment as a `Date`, to the millisecond for any year that a calendar knows.
    ///
    /// - Parameter timestamp: The moment.
    public init(_ timestamp: Timestamp) {
        self.init(timeIntervalSince1970: Double(timestamp.milliseconds) / 1_000)
    }
}

extension Timestamp {
    /// The moment of a `Date`, rounded to the nearest millisecond; nil where it is not finite or too far away.
    ///
    /// - Parameter date: The date.
    public init?(_ date: Date) {
        guard let milliseconds = Int64(exactly: (date.timeIntervalSince1970 * 1_000).rounded()) else { return nil }
        self.init(milliseconds: milliseconds)
    }
}
