import Languages
import Purchases
import StringTables

/// The words of one language for a price per unit of time and for a unit in a grammatical case, ready to be used.
///
/// They come from the data in `UnitPatternTable`, CLDR's but for a few overrides, which is searched once per language and
/// case.
final class UnitPatterns: LanguageObject {
    let language: LanguageTag
    private let locale: FormattingLocale
    private let rates: [Pattern]
    private let rules: PluralRules
    /// For each unit the forms that stand in place of ICU's, which the table keeps as a nominative.
    private let nominatives: [CaseForms?]
    /// The cases that sentences of the language ask for: two or three, for each unit.
    private let cases = KeptObjects<CaseForms>(capacity: 32)

    /// Looks up the patterns of the locale that serves a language.
    init(for locale: FormattingLocale) {
        language = locale.language
        self.locale = locale
        rules = PluralRules.cardinal(for: locale.name == "und" ? .undetermined : language)
        let row = locale.tableNames.lazy.compactMap { UnitPatternTable.rates[$0] }.first ?? ""
        rates = row.fields.map { Pattern($0) }
        nominatives = Period.Unit.allCases.map { [locale] unit in
            UnitPatterns.row(of: unit, in: .nominative, locale).map { CaseForms(.nominative, unit, $0) }
        }
    }

    /// A price for each one of a unit; the price is put where the language has it.
    func rate(_ price: String, per unit: Period.Unit, width: PeriodForm.Width) -> String {
        let place = width.index * Period.Unit.allCases.count + unit.index
        guard rates.indices.contains(place) else { return "\(price)/\(unit.rawValue)" }
        return rates[place].filled(with: price)
    }

    /// A price for each one of a unit in words alone, or nil where CLDR has a stroke between the two, as in “/月”.
    func rateInWords(_ price: String, per unit: Period.Unit) -> String? {
        guard rates.indices.contains(unit.index), !rates[unit.index].hasStroke else { return nil }
        return rates[unit.index].filled(with: price)
    }

    /// A count of units in a case, or nil where the language has no such case; the count comes with its digits written.
    func declined(_ count: Int, _ unit: Period.Unit, in grammaticalCase: GrammaticalCase, written: () -> String)
        -> String?
    {
        let hash = grammaticalCase.rawValue.utf8.count * 4 + unit.index
        let known = cases.first(hash) { $0.serves(grammaticalCase, unit) ? $0 : nil }
        let forms = known ?? CaseForms(grammaticalCase, unit, UnitPatterns.row(of: unit, in: grammaticalCase, locale))
        if known == nil { _ = cases.keep(forms, hash: hash) }
        return forms[rules.category(of: PluralOperands(Int64(count)))]?.filled(with: written())
    }

    /// A count of units in the words that the table has instead of what ICU's formatter writes, or nil where it has none.
    func overridden(_ count: Int, _ unit: Period.Unit, written: () -> String) -> String? {
        guard let forms = nominatives[unit.index] else { return nil }
        return forms[rules.category(of: PluralOperands(Int64(count)))]?.filled(with: written())
    }

    /// The row of a unit in a case: categories and patterns in turns, or nil where the language has no such case.
    private static func row(of unit: Period.Unit, in grammaticalCase: GrammaticalCase, _ locale: FormattingLocale)
        -> String?
    {
        for name in locale.tableNames {
            if let row = UnitPatternTable.cases["\(name) \(grammaticalCase) \(unit.rawValue)"] { return row }
            // A locale with cases of its own does not look at those of its parent.
            if UnitPatternTable.cases.contains(name) { return nil }
        }
        return nil
    }
}

/// What stands before and after a number or a price.
private struct Pattern {
    let before: String
    let after: String
    let hasPlace: Bool

    /// Reads a pattern of CLDR, with `{0}` where the number or the price stands; a dual may have none.
    init(_ text: Substring) {
        let bytes = text.utf8
        if let brace = bytes.firstIndex(of: UInt8(ascii: "{")),
            let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}"))
        {
            before = String(text[..<brace])
            after = String(text[bytes.index(after: end)...])
            hasPlace = true
        } else {
            before = String(text)
            after = ""
            hasPlace = false
        }
    }

    var hasStroke: Bool { (before + after).utf8.contains(UInt8(ascii: "/")) }

    func filled(with text: String) -> String {
        guard hasPlace else { return before }
        var result = before
        result += text
        result += after
        return result
    }
}

/// The plural forms of one unit in one case.
private final class CaseForms: Sendable {
    private let grammaticalCase: GrammaticalCase
    private let unit: Period.Unit
    private let forms: [PluralCategory: Pattern]

    init(_ grammaticalCase: GrammaticalCase, _ unit: Period.Unit, _ row: String?) {
        self.grammaticalCase = grammaticalCase
        self.unit = unit
        var forms: [PluralCategory: Pattern] = [:]
        let fields = (row ?? "").fields
        for place in stride(from: 0, to: fields.count - 1, by: 2) {
            if let category = PluralCategory(rawValue: String(fields[place])) {
                forms[category] = Pattern(fields[place + 1])
            }
        }
        self.forms = forms
    }

    func serves(_ grammaticalCase: GrammaticalCase, _ unit: Period.Unit) -> Bool {
        self.grammaticalCase == grammaticalCase && self.unit == unit
    }

    /// The form for a category, else that for everything else; nil where the language does not have the case.
    subscript(category: PluralCategory) -> Pattern? { forms[category] ?? forms[.other] }
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

extension String {
    /// What stands between the tabs of a row.
    fileprivate var fields: [Substring] {
        // As bytes: to look for characters takes ten times as long.
        utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}
