import Foundation
import Languages
import PriceFormatting
import Purchases

/// Measures a written price beside `Decimal.FormatStyle.Currency`, and prints a JSON line.
///
/// A program of its own, so that no other carries Foundation.
@main
struct CurrencyStyleBenchmark {
    static func main() throws {
        let digits = ["0.99", "4.99", "9.99", "59.99", "129", "1299", "12999.5", "1234567.89"]
        let money = try digits.map { Money(try Amount(parsing: $0), .usDollar) }
        let decimals = digits.compactMap { Decimal(string: $0) }
        let formatter = PriceFormatter()
        let style = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
        let language: LanguageTag = "en-US"
        var sums = [0, 0]
        var times: [[Double]] = [[], []]
        let bodies: [() -> Void] = [
            { for price in money { sums[0] += formatter.text(of: price, in: language).utf8.count } },
            { for price in decimals { sums[1] += style.format(price).utf8.count } },
        ]
        for _ in 0..<60 {
            for (index, body) in bodies.enumerated() {
                for _ in 0..<50 { body() }
                let start = processorTime()
                for _ in 0..<100 { body() }
                times[index].append((processorTime() - start) / Double(100 * digits.count))
            }
        }
        precondition(sums[0] == sums[1], "the prices differ")
        print("{\"ours\":\(times[0].sorted()[15]),\"foundation\":\(times[1].sorted()[15])}")
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
