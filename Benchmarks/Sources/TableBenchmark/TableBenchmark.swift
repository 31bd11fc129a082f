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
