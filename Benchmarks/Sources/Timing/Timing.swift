import Glibc

/// Nanoseconds of the processor that a function takes: other programs of the machine do not count.
public func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorTime()
    try body()
    return processorTime() - start
}

/// Measures functions that take turns, so that a slow moment of the machine meets all of them.
///
/// Each runs once untimed in its turn, so that it does not pay for what the one before has driven out of the caches.
///
/// - Returns: For each its lower quartile, for one of so many things that it does.
public func quartiles(of count: Int, rounds: Int, _ bodies: [() -> Void]) -> [Double] {
    var times = [[Double]](repeating: [], count: bodies.count)
    for _ in 0..<rounds {
        for (index, body) in bodies.enumerated() {
            body()
            times[index].append(nanoseconds(body) / Double(count))
        }
    }
    return times.map { $0.sorted()[rounds / 4] }
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
