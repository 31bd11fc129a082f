import Glibc
import Languages
import PriceFormatting
import PricePeers
import Purchases

/// Measures written prices beside the bare calls of ICU, and prints a JSON line.
///
/// Usage: `PriceBenchmark format|sentence|threads|first|first-icu`
@main
struct PriceBenchmark {
    static func main() throws {
        switch CommandLine.arguments.dropFirst().first {
        case "format": try FormatBenchmark().run()
        case "sentence": try SentenceBenchmark().run()
        case "threads": try ThreadBenchmark().run()
        case "first": try FirstPrice().ours()
        case "first-icu": FirstPrice().icu()
        default: fatalError("PriceBenchmark format|sentence|threads|first|first-icu")
        }
    }
}

/// The prices that are written, in turns: an amount that is written again and again would stay in every cache.
enum Samples {
    static let digits = ["0.99", "4.99", "9.99", "59.99", "129", "1299", "12999.5", "1234567.89"]
    static let languages = [("en", "USD"), ("de", "EUR"), ("ru", "RUB"), ("ar-EG", "EGP"), ("en-IN", "INR")]

    static func money(_ currency: String) throws -> [Money] {
        let code = CurrencyCode(currency) ?? .usDollar
        return try digits.map { Money(try Amount(parsing: $0), code) }
    }

    /// ICU's name of a language.
    static func locale(_ language: String) -> String {
        language == "ar-EG" ? "ar_EG" : language == "en-IN" ? "en_IN" : language
    }

    static func withCStrings<Result>(_ body: ([UnsafePointer<CChar>], [Int32]) -> Result) -> Result {
        let copies = digits.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies.compactMap { $0.map { UnsafePointer($0) } }, digits.map { Int32($0.utf8.count) })
    }
}

/// One thread: a price as a string, beside the bare call with a formatter and a result that are used again.
struct FormatBenchmark {
    func run() throws {
        let formatter = PriceFormatter()
        var rows: [String] = []
        for (tag, currency) in Samples.languages {
            guard let language = LanguageTag(tag),
                let peer = price_peer_open("currency/\(currency)", Samples.locale(tag))
            else { fatalError("no formatter") }
            let money = try Samples.money(currency)
            let count = 125
            var sums: [UInt64] = [0, 0]
            let times = quartiles(
                of: count * money.count,
                [
                    {
                        for _ in 0..<count {
                            for price in money {
                                sums[0] &+= UInt64(formatter.text(of: price, in: language).utf8.count)
                            }
                        }
                    },
                    {
                        sums[1] &+= Samples.withCStrings {
                            price_peer_format_all(peer, $0, $1, money.count, count)
                        }
                    },
                ])
            let units = money.reduce(0) { $0 + formatter.text(of: $1, in: language).utf16.count }
            let bare = Samples.withCStrings { price_peer_format_all(peer, $0, $1, money.count, 1) }
            precondition(UInt64(units) == bare && sums.min() ?? 0 > 0, "the prices differ")
            price_peer_close(peer)
            rows.append("\"\(tag)\":[\(times[0]),\(times[1])]")
        }
        print("{\(rows.joined(separator: ","))}")
    }
}

/// Eight threads with one formatter, beside eight threads with one formatter of ICU: how much more they write than one.
struct ThreadBenchmark {
    private let rounds = 4_000
    private let threads = 8

    func run() throws {
        let formatter = PriceFormatter()
        let money = try Samples.money("EUR")
        let language: LanguageTag = "de"
        guard let peer = price_peer_open("currency/EUR", "de") else { fatalError("no formatter") }
        // A pointer that several threads read, which ICU allows.
        nonisolated(unsafe) let shared = peer
        _ = formatter.text(of: money[0], in: language)
        let rounds = rounds
        let ours: @Sendable () -> Void = {
            var sum: UInt64 = 0
            for _ in 0..<rounds {
                for price in money { sum &+= UInt64(formatter.text(of: price, in: language).utf8.count) }
            }
            precondition(sum > 0)
        }
        let icu: @Sendable () -> Void = {
            let sum = Samples.withCStrings { price_peer_format_all(shared, $0, $1, money.count, rounds) }
            precondition(sum > 0)
        }
        // The shortest of many short rounds counts: in the others somebody else had the processors.
        var shortest = [[Double.infinity, .infinity], [.infinity, .infinity]]
        for _ in 0..<60 {
            for (index, body) in [ours, icu].enumerated() {
                shortest[index][0] = min(shortest[index][0], elapsed(1, body))
                shortest[index][1] = min(shortest[index][1], elapsed(threads, body))
            }
        }
        price_peer_close(peer)
        let gains = shortest.map { Double(threads) * $0[0] / $0[1] }
        print("{\"ours\":\(gains[0]),\"icu\":\(gains[1])}")
    }

    /// The seconds that so many threads take for a piece of work each.
    private func elapsed(_ threads: Int, _ body: @escaping @Sendable () -> Void) -> Double {
        let start = now()
        var handles: [pthread_t] = []
        for _ in 0..<threads {
            var handle = pthread_t()
            let work = Unmanaged.passRetained(Work(body))
            pthread_create(
                &handle, nil,
                { work in
                    work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
                    return nil
                },
                work.toOpaque())
            handles.append(handle)
        }
        for handle in handles { pthread_join(handle, nil) }
        return now() - start
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The first price of a process: opening a formatter, compiling it, reading its data.
struct FirstPrice {
    func ours() throws {
        let money = Money(try Amount(parsing: "59.99"), CurrencyCode("RUB") ?? .usDollar)
        var size = 0
        let time = nanoseconds { size = PriceFormatter().text(of: money, in: "ru").utf8.count }
        precondition(size > 0)
        print(time)
    }

    func icu() {
        var sum: UInt64 = 0
        let time = nanoseconds {
            guard let peer = price_peer_open("currency/RUB", "ru") else { return }
            sum = "59.99".withCString { price_peer_format_all(peer, [$0], [5], 1, 1) }
            price_peer_close(peer)
        }
        precondition(sum > 0)
        print(time)
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
func quartiles(of count: Int, rounds: Int = 60, _ bodies: [() -> Void]) -> [Double] {
    var times = [[Double]](repeating: [], count: bodies.count)
    for _ in 0..<rounds {
        for (index, body) in bodies.enumerated() {
            body()
            times[index].append(nanoseconds(body) / Double(count))
        }
    }
    return times.map { $0.sorted()[rounds / 4] }
}
