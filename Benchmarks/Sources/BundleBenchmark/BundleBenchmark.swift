import Foundation

/// Measures Foundation's bundle and formats, and prints a JSON line. Usage: `BundleBenchmark FOLDER`.
@main
struct BundleBenchmark {
    static func main() throws {
        let folder = CommandLine.arguments[1]
        let keys = try String(contentsOfFile: folder + "/keys.txt", encoding: .utf8).split(separator: "\n").map(String.init)
        // The only bundle that serves Russian on Linux is the folder of the language itself.
        guard let russian = Bundle(path: folder + "/ru.lproj"), let english = Bundle(path: folder + "/en.lproj") else {
            fatalError("no bundle")
        }
        var size = 0
        let lookup = quartile(of: keys.count) {
            for key in keys {
                var text = russian.localizedString(forKey: key, value: "\u{0}", table: nil)
                if text == "\u{0}" { text = english.localizedString(forKey: key, value: nil, table: nil) }
                size += text.utf8.count
            }
        }
        let format = quartile(of: 1_000) {
            for number in 0..<1_000 {
                size += String(format: "%1$@: %2$lld монет добавлено для %3$@", "Анна", Int64(number % 100), "Premium").utf8.count
            }
        }
        print(#"{"bundle":\#(lookup),"format":\#(format),"size":\#(size)}"#)
    }

    /// Nanoseconds of the processor: other programs of the machine do not count.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Nanoseconds for one of so many things, the lower quartile, as `TableBenchmark` takes it.
    private static func quartile(of count: Int, _ body: () -> Void) -> Double {
        body()
        let times = (0..<12).map { _ in
            body()
            let start = processorTime()
            body()
            return processorTime() - start
        }
        return times.sorted()[3] / Double(count)
    }
}
