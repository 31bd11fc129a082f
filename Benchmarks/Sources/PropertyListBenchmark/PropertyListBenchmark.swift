import Foundation

/// Measures Foundation's readers, and prints the lower quartile of the processor's nanoseconds.
///
/// Usage: `PropertyListBenchmark property-list|catalogue FILE`
@main
struct PropertyListBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fatalError("PropertyListBenchmark WHAT FILE") }
        let data = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
        switch arguments[1] {
        case "property-list":
            print(
                try quartile(rounds: 12) {
                    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
                    guard let table = list as? [String: Any], !table.isEmpty else { fatalError("no table") }
                    return table
                })
        case "catalogue":
            print(try quartile(rounds: 3) { try JSONDecoder().decode(Catalogue.self, from: data) })
        default: fatalError("PropertyListBenchmark does not know \(arguments[1])")
        }
    }

    private static func quartile<Result>(rounds: Int, _ make: () throws -> Result) rethrows -> Double {
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = processorTime()
            let result = try make()
            times.append(processorTime() - start)
            withExtendedLifetime(result) {}
        }
        return times.sorted()[rounds / 4]
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

/// A string catalogue as somebody would write it down for `JSONDecoder`.
struct Catalogue: Codable {
    struct Entry: Codable {
        var comment: String?
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    struct Localization: Codable {
        var stringUnit: StringUnit?
        var variations: Variations?
    }

    struct Variations: Codable {
        var plural: [String: Localization]?
    }

    struct StringUnit: Codable {
        var state: String
        var value: String
    }

    var sourceLanguage: String
    var version: String
    var strings: [String: Entry]
}
