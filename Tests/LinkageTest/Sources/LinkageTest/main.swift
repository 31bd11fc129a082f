import Languages
import StringTables

// Everything a small program does with tables: build one, look a text up, fill it, switch the language.
var builder = StringTable.Builder()
try builder.add(
    key: "days", language: "ru",
    text: MessageText(plural: [
        .one: MessageText(parsing: "%lld день"), .few: MessageText(parsing: "%lld дня"),
        .many: MessageText(parsing: "%lld дней"),
    ]))
try builder.add(key: "days", language: "en", text: MessageText(parsing: "%lld days"))
let localizer = Localizer(
    tables: [try builder.table()], language: "ru", formatting: PlainValueFormatting(), isolation: .none)
print(localizer.languageSelectedString(forKey: "days", arguments: [.integer(21)]))
localizer.select("en-GB")
print(localizer.languageSelectedString(forKey: "days", arguments: [.integer(21)]))
