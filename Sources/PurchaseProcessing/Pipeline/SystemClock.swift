public import Purchases

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The clock of the machine, which a pipeline asks where it was given no other.
public enum SystemClock {
    /// The present moment as the machine believes it to be; it may jump in both directions.
    public static func now() -> Timestamp {
        var time = timespec()
        // The call fails only where a clock does not exist, and POSIX demands this one.
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Timestamp(milliseconds: 0) }
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
