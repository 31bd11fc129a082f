internal import Languages
internal import Purchases
internal import StringTables

/// CLDR's words for a price per unit of time and for a unit in a grammatical case, by ICU's name of a locale.
enum UnitPatterns {
    /// A price for each one of a unit; the price is put where the language has it.
    static func rate(
        _ price: String, per unit: Period.Unit, width: PeriodForm.Width, in locale: String
    ) -> String {
        let row = names(locale).lazy.compactMap { UnitPatternTable.rates[$0] }.first ?? ""
        let patterns = row.split(separator: "\t", omittingEmptySubsequences: false)
        let place = width.index * Period.Unit.allCases.count + unit.index
        guard patterns.indices.contains(place) else { return "\(price)/\(unit.rawValue)" }
        return filled(patterns[place], with: price)
    }

    /// The pattern of a unit in a case and a plural form, with `{0}` where the count stands; nil where the language has
    /// no such case.
    static func pattern(
        of unit: Period.Unit, in grammaticalCase: GrammaticalCase, _ category: PluralCategory, locale: String
    ) -> Substring? {
        for name in names(locale) {
            if let row = UnitPatternTable.cases["\(name) \(grammaticalCase) \(unit.rawValue)"] {
                let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
                func form(_ category: String) -> Substring? {
                    guard let place = fields.firstIndex(where: { $0 == category }), place + 1 < fields.count else {
                        return nil
                    }
                    return fields[place + 1]
                }
                return form(category.rawValue) ?? form(PluralCategory.other.rawValue)
            }
            // A locale with cases of its own does not look at those of its parent.
            if UnitPatternTable.cases.contains(name) { return nil }
        }
        return nil
    }

    /// A pattern with a text where it says `{0}`.
    static func filled(_ pattern: Substring, with text: String) -> String {
        let bytes = pattern.utf8
        guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")),
            let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}"))
        else { return String(pattern) }
        return "\(pattern[..<brace])\(text)\(pattern[bytes.index(after: end)...])"
    }

    /// The names to look for, best first: `zh_Hant_TW`, `zh_Hant`, `zh`, `und`.
    private static func names(_ locale: String) -> [String] {
        var names: [String] = []
        var name = Substring(locale)
        while true {
            names.append(String(name))
            guard let cut = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { break }
            name = name[..<cut]
        }
        return names + ["und"]
    }
}

extension PeriodForm.Width {
    /// The place of the width among the patterns of a row.
    fileprivate var index: Int {
        switch self {
        case .full: 0
        case .short: 1
        case .narrow: 2
        }
    }
}

extension Period.Unit {
    /// The place of the unit among the patterns of a width.
    fileprivate var index: Int {
        switch self {
        case .day: 0
        case .week: 1
        case .month: 2
        case .year: 3
        }
    }
}
