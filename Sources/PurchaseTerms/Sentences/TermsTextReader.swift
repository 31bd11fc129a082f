import Languages
import StringTables

/// Reads the texts of the catalogue in one language, and notes what is missing or does not fit.
struct TermsTextReader {
    private let tables: [StringTable]
    private let language: LanguageTag

    /// The keys that were asked for.
    private(set) var keys: [String] = []
    /// Whether every text was there and inserts what it must.
    private(set) var isWhole = true

    init(tables: [StringTable], language: LanguageTag) {
        self.tables = tables
        self.language = language
    }

    /// The first text that inserts all values, in the order of the tables.
    mutating func text(_ key: String, values: Int = 0, number: Int? = nil) -> TermsText {
        keys.append(key)
        for table in tables {
            guard let found = table.text(forKey: key, in: language),
                let text = TermsText(found.text, state: found.state, values: values, number: number)
            else { continue }
            return text
        }
        isWhole = false
        return TermsText(values: values, number: number)
    }

    /// The form of a span of time, whose case an entry of the catalogue names.
    ///
    /// The nominative is how a span of time stands by itself, which needs no name.
    mutating func form(_ key: String) -> PeriodForm {
        let name = text(key).words
        return PeriodForm(grammaticalCase: name.isEmpty || name == "nominative" ? nil : GrammaticalCase(rawValue: name))
    }
}
