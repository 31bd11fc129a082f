import Languages
import StringTables

/// A table from lines of key, language and format string.
func table(_ texts: (key: String, language: LanguageTag, text: String)...) throws -> StringTable {
    var builder = StringTable.Builder()
    for text in texts {
        try builder.add(key: text.key, language: text.language, text: MessageText(parsing: text.text))
    }
    return try builder.table()
}

/// A plural text from format strings.
func plural(_ forms: [PluralCategory: String]) throws -> MessageText {
    var texts: [PluralCategory: MessageText] = [:]
    for (category, form) in forms { texts[category] = try MessageText(parsing: form) }
    return try MessageText(plural: texts)
}

/// A filling of the seam that names the language it was asked for.
struct NamingFormatting: ValueFormatting {
    private let plain = PlainValueFormatting()
    func integer(_ value: Int64, in language: LanguageTag) -> String { "\(value)<\(language)>" }
    func decimal(_ digits: String, in language: LanguageTag) -> String { "\(digits)<\(language)>" }
    func price(_ digits: String, currency: String, in language: LanguageTag) -> String {
        plain.price(digits, currency: currency, in: language)
    }
    func percent(_ digits: String, in language: LanguageTag) -> String { plain.percent(digits, in: language) }
    func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String {
        plain.date(year: year, month: month, day: day, in: language)
    }
    func period(_ count: Int, unit: String, form: PeriodForm, in language: LanguageTag) -> String {
        plain.period(count, unit: unit, form: form, in: language)
    }
    func rate(_ price: String, per unit: String, width: PeriodForm.Width, in language: LanguageTag) -> String {
        plain.rate(price, per: unit, width: width, in: language)
    }
    func list(_ items: [String], in language: LanguageTag) -> String { plain.list(items, in: language) }
    func country(_ alpha2: String, in language: LanguageTag) -> String { plain.country(alpha2, in: language) }
}
