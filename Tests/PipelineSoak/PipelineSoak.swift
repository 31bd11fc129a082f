import Glibc

/// `PipelineSoak SEEDS FIRST`: plays so many seeds from the first one, and tells of those where something does not hold.
///
/// A single seed is told step by step.
@main
struct PipelineSoak {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        guard numbers.count == CommandLine.arguments.count - 1, numbers.count <= 2 else {
            fail("usage: PipelineSoak [SEEDS [FIRST]]", 64)
        }
        guard JobQueue.install() else {
            fail("error: this concurrency library lets nobody else run its jobs", 69)
        }
        let count = numbers.first ?? 1_000
        let first = numbers.dropFirst().first ?? 1
        var failures = 0
        for seed in first..<first &+ count {
            var scenario = Scenario(seed: seed, isTraced: count == 1)
            let (violations, trace) = scenario.play()
            for line in trace { print(short(line)) }
            guard !violations.isEmpty else { continue }
            failures += 1
            for violation in violations.prefix(5) { print("seed \(seed): \(short(violation))") }
            if failures == 10 { break }
        }
        print(failures == 0 ? "\(count) seeds from \(first): ok" : "\(failures) seeds failed")
        exit(failures == 0 ? 0 : 1)
    }

    /// The line without the names of modules, which are in the way.
    private static func short(_ line: String) -> String {
        ["Purchases.", "PurchaseProcessing."].reduce(line) { $0.split(separator: $1).joined() }
    }

    private static func fail(_ message: String, _ status: Int32) -> Never {
        let line = Array((message + "\n").utf8)
        _ = write(STDERR_FILENO, line, line.count)
        exit(status)
    }
}
