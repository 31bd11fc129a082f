import Foundation
import Languages
import PriceFormatting
import StringTables
import Timing

/// Measures Foundation's bundle and formats beside ours, and prints a JSON line.
///
/// Usage: `BundleBenchmark FOLDER`
@main
struct BundleBenchmark {
    static func main() throws {
        let folder = CommandLine.arguments[1]
        let keys = try String(contentsOfFile: folder + "/keys.txt", encoding: .utf8).split(separator: "\n").map(
            String.init)
        // The only bundle that serves Russian on Linux is the folder of the language itself.
        guard let russian = Bundle(path: folder + "/ru.lproj"), let english = Bundle(path: folder + "/en.lproj") else {
            fatalError("no bundle")
        }
        var builder = StringTable.Builder()
        try builder.add(
            key: "coins", language: "ru",
            text: MessageText(plural: [
                .one: MessageText(parsing: "%1$@: %2$lld монета добавлена для %3$@"),
                .few: MessageText(parsing: "%1$@: %2$lld монеты добавлены для %3$@"),
                .other: MessageText(parsing: "%1$@: %2$lld монет добавлено для %3$@"),
            ]))
        // Each question has a localizer with the table that it is about, as Foundation is asked with one bundle.
        let texts = Localizer(
            tables: [try StringTable(mapping: folder + "/table")], language: "ru-RU", formatting: ICUValueFormatting())
        let coins = Localizer(tables: [try builder.table()], language: "ru-RU", formatting: ICUValueFormatting())
        // Sizes are added up in a variable of each loop: counting must not cost what finding costs.
        var sizes = [0, 0, 0, 0]
        let lookups = quartiles(
            of: keys.count, rounds: 16,
            [
                {
                    var size = 0
                    let keys = keys.span
                    for place in keys.indices {
                        size += texts.languageSelectedString(forKey: keys[place]).utf8.count
                    }
                    sizes[0] += size
                },
                {
                    var size = 0
                    let keys = keys.span
                    for place in keys.indices {
                        let key = keys[place]
                        var text = russian.localizedString(forKey: key, value: "\u{0}", table: nil)
                        if text == "\u{0}" { text = english.localizedString(forKey: key, value: nil, table: nil) }
                        size += text.utf8.count
                    }
                    sizes[1] += size
                },
            ])
        precondition(sizes[0] == sizes[1], "the bundle finds other texts")
        let messages = quartiles(
            of: 1_000, rounds: 16,
            [
                {
                    var size = 0
                    for number in 0..<1_000 {
                        size +=
                            coins.languageSelectedString(
                                forKey: "coins",
                                arguments: [.string("Анна"), .integer(Int64(number % 100)), .string("Premium")]
                            ).utf8.count
                    }
                    sizes[2] += size
                },
                {
                    var size = 0
                    for number in 0..<1_000 {
                        size +=
                            String(
                                format: "%1$@: %2$lld монет добавлено для %3$@", "Анна", Int64(number % 100), "Premium"
                            ).utf8.count
                    }
                    sizes[3] += size
                },
            ])
        print(
            """
            {"string":\(lookups[0]),"bundle":\(lookups[1]),"message":\(messages[0]),"format":\(messages[1]),\
            "sizes":\(sizes)}
            """)
    }
}
