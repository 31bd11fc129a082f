/// How often each misfortune befalls an adversarial store, in a thousand times.
///
/// ```swift
/// var faults = StoreFaults.none
/// faults.lostAnswers = 500
/// ```
public struct StoreFaults: Hashable, Sendable {
    /// A call fails before the store has heard of it.
    public var lostRequests = 0
    /// The store does what it was asked, and the caller is told that the network failed: the buyer has paid.
    public var lostAnswers = 0
    /// A report of the store comes twice.
    public var duplicates = 0
    /// A report that waits is passed over by a later one.
    public var delays = 0
    /// The report of a transaction never comes; it is found again among the unfinished ones.
    public var drops = 0
    /// Nobody can tell at first whether a transaction is genuine.
    public var undecided = 0
    /// Somebody sends a report that the store has not signed.
    public var forgeries = 0

    /// Nothing goes wrong.
    public static let none = StoreFaults()
    /// Everything goes wrong now and then.
    public static let everyKind = StoreFaults(
        lostRequests: 50, lostAnswers: 100, duplicates: 150, delays: 300, drops: 150, undecided: 150, forgeries: 100)

    /// Makes faults; those that are not named never happen.
    public init(
        lostRequests: Int = 0, lostAnswers: Int = 0, duplicates: Int = 0, delays: Int = 0, drops: Int = 0,
        undecided: Int = 0, forgeries: Int = 0
    ) {
        self.lostRequests = lostRequests
        self.lostAnswers = lostAnswers
        self.duplicates = duplicates
        self.delays = delays
        self.drops = drops
        self.undecided = undecided
        self.forgeries = forgeries
    }
}
