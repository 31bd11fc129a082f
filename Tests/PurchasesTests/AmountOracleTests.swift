import Purchases
import TestSupport
import Testing

/// Python's `decimal` reads, writes and compares the same texts in a process of its own.
@Suite("Amounts against an independent oracle")
struct AmountOracleTests {
    /// Prints for each line its plain digits, its significant digits and exponent; for each pair of neighbours an order.
    static let oracle = """
        import sys
        from decimal import Decimal, Context, setcontext
        setcontext(Context(prec=2000, Emax=100000, Emin=-100000))
        texts = sys.stdin.read().split("\\n")[:-1]
        numbers = [Decimal(text) for text in texts]
        for index, number in enumerate(numbers):
            plain = "0" if number == 0 else format(number.normalize(), "f")
            sign, digits, exponent = number.normalize().as_tuple()
            following = numbers[(index + 1) % len(numbers)]
            order = (number > following) - (number < following)
            print(plain, 0 if number == 0 else len(digits), 0 if number == 0 else exponent, order)
        """

    struct Answer {
        let plain: String
        let digitCount: Int
        let exponent: Int
        let order: Int
    }

    func answers(to texts: [String]) throws -> [Answer]? {
        guard let lines = try PythonDecimal.answers(of: Self.oracle, to: texts) else { return nil }
        return try lines.map { line in
            let fields = line.split(separator: " ")
            return Answer(
                plain: String(fields[0]), digitCount: try #require(Int(fields[1])),
                exponent: try #require(Int(fields[2])), order: try #require(Int(fields[3])))
        }
    }

    /// Texts of the grammar that lean towards zeros, limits and neighbours of each other.
    static func texts(count: Int, seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        func digits(_ most: Int) -> String {
            let digits = (0..<Int.random(in: 1...most, using: &random)).map { _ in
                Bool.random(using: &random) ? "0" : String(Int.random(in: 0...9, using: &random))
            }
            return digits.joined()
        }
        return (0..<count).map { _ in
            let most = [2, 5, 20, 36].randomElement(using: &random) ?? 2
            var text = Bool.random(using: &random) ? "-" : ""
            text += digits(most)
            if Bool.random(using: &random) { text += "." + digits(most) }
            if Int.random(in: 0..<3, using: &random) == 0 {
                text += ["e", "E", "e-", "e+"].randomElement(using: &random) ?? "e"
                text += String(Int.random(in: 0...44, using: &random))
            }
            return text
        }
    }

    @Test(
        "twenty thousand texts are read, written, ordered and refused as Python's decimal says",
        arguments: [1, 2, 3, 4])
    func agrees(seed: UInt64) throws {
        let texts = Self.texts(count: 5_000, seed: seed)
        guard let answers = try answers(to: texts) else { return }
        try #require(answers.count == texts.count)
        let amounts = texts.map { try? Amount(parsing: $0) }
        for (index, text) in texts.enumerated() {
            let answer = answers[index]
            let written = text.split { $0 == "e" || $0 == "E" }.dropFirst().first.flatMap { Int($0) } ?? 0
            let isInRange = answer.digitCount <= 34 && abs(answer.exponent) <= 40 && abs(written) <= 40
            #expect((amounts[index] != nil) == isInRange, "\(text)")
            guard let amount = amounts[index] else { continue }
            #expect(amount.description == answer.plain, "\(text)")
            let following = (index + 1) % texts.count
            guard let next = amounts[following] else { continue }
            let order = amount < next ? -1 : amount > next ? 1 : 0
            #expect(order == answer.order, "\(text) and \(texts[following])")
            #expect((amount == next) == (answer.order == 0), "\(text) and \(texts[following])")
        }
        #expect(amounts.count { $0 != nil } > 2_500)
        #expect(amounts.count { $0 == nil } > 250)
    }
}
