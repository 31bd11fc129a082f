/// How often a delivery is tried, and how long each wait between two tries is.
///
/// Give one to a `TransactionPipeline` where its defaults do not fit: a delivery that talks to a server wants longer waits
/// than one that writes a file.
///
/// ```swift
/// let policy = DeliveryPolicy(mostAttempts: 5, firstDelay: .seconds(30))
/// policy.delay(afterAttempt: 2, random: 0)  // 120 seconds
/// ```
///
/// - The wait after attempt *n* is `firstDelay` × `factor`ⁿ⁻¹, at most `largestDelay`, and then shorter by a random part
///   of `jitterFraction` of it, so that many that failed together do not come back together.
/// - After the last attempt the transaction is parked: it is tried again only where somebody asks.
/// - Values outside their bounds are taken for the nearest bound.
public struct DeliveryPolicy: Hashable, Sendable {
    /// After how many attempts a transaction is parked, 1 to 1,000.
    public let mostAttempts: Int
    /// The wait after the first attempt, before jitter; up to 365 days, counted in milliseconds.
    public let firstDelay: Duration
    /// By how much each wait is longer than the one before, 1 to 1,000.
    public let factor: Double
    /// The longest wait, with or without jitter; at least the first one and up to 365 days.
    public let largestDelay: Duration
    /// Which part of a wait is random, 0 to 1.
    public let jitterFraction: Double
    /// How long a delivery, a verification or a finish may take before it counts as failed, a millisecond to 365 days.
    ///
    /// What hangs is given up between this time and twice of it, and cancelled; nothing else waits for it any longer.
    public let longestWork: Duration

    /// How long nobody else begins a delivery that was begun, unless its owner is known to be gone.
    ///
    /// By then it has been given up by whoever began it.
    public var leaseDuration: Duration { longestWork * 2 + .seconds(30) }

    /// Makes a policy; the defaults try eight times within two and a half hours, ten minutes at most each.
    public init(
        mostAttempts: Int = 8, firstDelay: Duration = .seconds(5), factor: Double = 4,
        largestDelay: Duration = .seconds(3_600), jitterFraction: Double = 0.25, longestWork: Duration = .seconds(600)
    ) {
        func bounded(_ delay: Duration) -> Duration { min(max(.zero, delay), .seconds(365 * 86_400)) }
        self.mostAttempts = min(max(1, mostAttempts), 1_000)
        self.firstDelay = bounded(firstDelay)
        self.factor = factor.isNaN ? 1 : min(max(1, factor), 1_000)
        self.largestDelay = max(bounded(largestDelay), bounded(firstDelay))
        self.jitterFraction = jitterFraction.isNaN ? 0 : min(max(0, jitterFraction), 1)
        self.longestWork = max(.milliseconds(1), bounded(longestWork))
    }

    /// The wait after an attempt that failed.
    ///
    /// - Parameters:
    ///   - attempt: Which attempt it was, 1 for the first.
    ///   - random: A number from 0 up to 1; 0 gives the longest wait.
    /// - Returns: The wait in whole milliseconds, never longer than `largestDelay`.
    /// - Complexity: Linear in the number of the attempt, up to `mostAttempts`.
    public func delay(afterAttempt attempt: Int, random: Double) -> Duration {
        let longest = Double(largestDelay.wholeMilliseconds)
        var milliseconds = Double(firstDelay.wholeMilliseconds)
        for _ in 1..<min(max(1, attempt), mostAttempts) where milliseconds < longest { milliseconds *= factor }
        let part = random.isNaN ? 0 : min(max(0, random), 1)
        return .milliseconds(Int64(min(milliseconds, longest) * (1 - jitterFraction * part)))
    }
}

extension Duration {
    /// The whole milliseconds of a wait, which is never longer than a year.
    var wholeMilliseconds: Int64 { components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000 }
}
