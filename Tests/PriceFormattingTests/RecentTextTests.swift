import Languages
import Purchases
import TestSupport
import Testing

@testable import PriceFormatting

@Suite("The texts that a formatter has written last")
struct RecentTextTests {
    @Test("a number is written the same the second time, whatever was written in between")
    func again() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("RecentTextTests: seed \(seed)")
        var random = SplitMix64(seed: seed)
        let formatter = try #require(ICUFormatter(.decimal(fractionDigits: 2), for: FormattingLocale(for: "hi")))
        // More numbers than there are places, so that they take each other's.
        let amounts = (0..<60).map { _ in
            Amount(
                minorUnits: Int64(bitPattern: random.next()) >> Int64(random.next() % 64),
                digits: Int(random.next() % 4))
        }
        for _ in 0..<5_000 {
            let amount = amounts[Int(random.next() % 60)]
            let skeleton = ".00 sign-negative"
            let expected = try #require(ICU.number(amount.description, skeleton, in: "hi"))
            #expect(formatter.handle.number(amount) == expected)
        }
    }

    @Test("numbers that differ in their sign or the place of their point alone are told apart")
    func keys() throws {
        let formatter = try #require(ICUFormatter(.decimal(fractionDigits: 3), for: FormattingLocale(for: "en")))
        for _ in 0..<3 {
            for (amount, text) in [
                ("5", "5.000"), ("-5", "-5.000"), ("0.5", "0.500"), ("50", "50.000"), ("0.005", "0.005"),
                ("18446744073709551617", "18,446,744,073,709,551,617.000"), ("1", "1.000"), ("0", "0.000"),
            ] {
                #expect(formatter.handle.number(try Amount(parsing: amount)) == text)
            }
        }
    }

    @Test("a text for which there is no room is written each time")
    func longTexts() throws {
        let recent = RecentTexts()
        defer { recent.deallocate() }
        var written = 0
        func text(_ length: Int) -> String? {
            recent.text(RecentTexts.Key(low: UInt64(length), high: 7, rest: 1)) {
                written += 1
                return String(repeating: "é", count: length)
            }
        }
        for _ in 0..<3 { #expect(text(48)?.utf8.count == 96) }
        #expect(written == 1)
        for _ in 0..<3 { #expect(text(49)?.utf8.count == 98) }
        #expect(written == 4)
        #expect(recent.text(RecentTexts.Key(low: 1, high: 1, rest: 1)) { nil } == nil)
        #expect(recent.text(RecentTexts.Key(low: 1, high: 1, rest: 1)) { "" } == "")
        #expect(recent.text(RecentTexts.Key(low: 1, high: 1, rest: 1)) { "other" } == "")
    }

    @Test("tasks that take each other's places never read a text of another number")
    func together() async {
        let values = ICUValueFormatting()
        let expected = (0..<64).map { values.integer(Int64($0) * 1_001, in: "en") }
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<20_000).count { round in
                        let number = (round * (2 * task + 1) + task) % 64
                        return values.integer(Int64(number) * 1_001, in: "en") != expected[number]
                    }
                }
            }
            for await wrong in group { #expect(wrong == 0) }
        }
    }
}
