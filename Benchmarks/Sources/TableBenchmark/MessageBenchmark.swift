import Languages
import PriceFormatting
import StringTables
import TablePeers
import Timing

/// Filling “Анна: 5 монет добавлено для Premium”: two words and a number with a Russian plural.
struct MessageBenchmark {
    func run() throws {
        var builder = StringTable.Builder()
        var forms: [PluralCategory: MessageText] = [:]
        for (category, words) in [
            (PluralCategory.one, "монета добавлена"), (.few, "монеты добавлены"), (.many, "монет добавлено"),
            (.other, "монеты добавлено"),
        ] {
            forms[category] = try MessageText(parsing: "%1$@: %2$lld \(words) для %3$@")
        }
        try builder.add(key: "coins", language: "ru", text: MessageText(plural: forms))
        let localizer = Localizer(tables: [try builder.table()], language: "ru", formatting: ICUValueFormatting())
        let pattern = """
            {0}: {1, plural, one{# монета добавлена} few{# монеты добавлены} many{# монет добавлено} \
            other{# монеты добавлено}} для {2}
            """
        let numbers = (0..<1_000).map { Int64($0 % 100) }
        let rules = PluralRules.cardinal(for: "ru")
        var sums: [UInt64] = [0, 0, 0, 0]
        let times = quartiles(
            of: numbers.count, rounds: 40,
            [
                {
                    sums[0] = 0
                    for number in numbers {
                        let text = localizer.languageSelectedString(
                            forKey: "coins", arguments: [.string("Анна"), .integer(number), .string("Premium")])
                        sums[0] &+= UInt64(text.utf8.count)
                    }
                },
                { sums[1] = peer_message_all(pattern, "ru", "Анна", "Premium", numbers, numbers.count) },
            ])
        // Three isolates are six characters of three bytes.
        precondition(sums[0] == sums[1] + 18 * UInt64(numbers.count), "the messages differ: \(sums)")
        let plurals = quartiles(
            of: numbers.count, rounds: 40,
            [
                {
                    sums[2] = 0
                    for number in numbers { sums[2] &+= size(rules.category(of: number)) }
                },
                { sums[3] = peer_plural_all("ru", numbers, numbers.count) },
            ])
        precondition(sums[2] == sums[3], "the plural categories differ: \(sums)")
        print(
            """
            {"message":\(times[0]),"icuMessage":\(times[1]),"plural":\(plurals[0]),"icuPlural":\(plurals[1])}
            """)
    }

    /// The size of the name, as ICU gives it.
    private func size(_ category: PluralCategory) -> UInt64 {
        switch category {
        case .one, .two, .few: 3
        case .zero, .many: 4
        case .other: 5
        }
    }
}
