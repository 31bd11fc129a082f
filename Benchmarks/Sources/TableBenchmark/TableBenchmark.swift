import Glibc

/// Measures string tables beside C and ICU, and prints JSON lines.
///
/// Usage: `TableBenchmark make|lookup|message|memory|first|first-gettext FOLDER`
///
/// `make` reads `texts.tsv` (key, language, text) and writes the tables; the other words measure.
@main
struct TableBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fatalError("TableBenchmark MODE FOLDER") }
        let folder = arguments[2]
        switch arguments[1] {
        case "make": try TableFiles(folder).make()
        case "lookup": try LookupBenchmark(TableFiles(folder)).run()
        case "message": try MessageBenchmark().run()
        case "memory": try MemoryBenchmark(TableFiles(folder)).run()
        case "first": try FirstString(TableFiles(folder)).ours()
        case "first-gettext": FirstString(TableFiles(folder)).gettext()
        default: fatalError("TableBenchmark does not know \(arguments[1])")
        }
    }
}

/// Nanoseconds of the processor that a function takes: other programs of the machine do not count.
func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorTime()
    try body()
    return processorTime() - start
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Measures functions that take turns, so that a slow moment of the machine meets all of them.
///
/// Each runs once untimed in its turn, so that it does not pay for what the one before has driven out of the caches.
///
/// - Returns: For each its lower quartile, for one of so many things that it does.
func quartiles(of count: Int, rounds: Int = 40, _ bodies: [() -> Void]) -> [Double] {
    var times = [[Double]](repeating: [], count: bodies.count)
    for _ in 0..<rounds {
        for (index, body) in bodies.enumerated() {
            body()
            times[index].append(nanoseconds(body) / Double(count))
        }
    }
    return times.map { $0.sorted()[rounds / 4] }
}
