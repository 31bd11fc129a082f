import Languages
import PriceFormatting
import StringTables
import TablePeers

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

/// Nanoseconds that a function takes.
func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

/// Measures functions that take turns, so that a slow moment of the machine meets all of them.
///
/// - Returns: For each its median, for one of so many things that it does.
func medians(of count: Int, rounds: Int = 21, _ bodies: [() -> Void]) -> [Double] {
    for body in bodies { body() }
    var times = [[Double]](repeating: [], count: bodies.count)
    for _ in 0..<rounds {
        for (index, body) in bodies.enumerated() { times[index].append(nanoseconds(body) / Double(count)) }
    }
    return times.map { $0.sorted()[rounds / 2] }
}
