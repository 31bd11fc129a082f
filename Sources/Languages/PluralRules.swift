/// The rules by which a language chooses the plural form of a text.
///
/// ```swift
/// PluralRules.cardinal(for: "ru").category(of: 21)       // .one
/// PluralRules.cardinal(for: "en").category(of: "1.0")    // .other
/// PluralRules.cardinal(for: "fr").category(of: "1.2c6")  // .many
/// PluralRules.ordinal(for: "en").category(of: 2)         // .two
/// ```
///
/// The category follows the number as it is shown: give the digits that a reader sees, rounded and with their zeros.
/// The rules are those of the CLDR version that ``version`` names. A language without rules has only ``PluralCategory/other``.
public struct PluralRules: Hashable, Sendable {
    private let ruleSet: UInt8

    /// The version of CLDR from which the rules come.
    public static var version: String { PluralRuleTable.version }

    /// The rules for numbers of things (“3 days”), as against places in an order.
    ///
    /// - Parameter language: The language of the text; its region counts where CLDR says so, as for `pt-PT`.
    /// - Returns: The rules; for a language that CLDR does not know those by which every number is `other`.
    public static func cardinal(for language: LanguageTag) -> PluralRules {
        PluralRules(ruleSet: PluralRuleTable.ruleSet(for: language, in: PluralRuleTable.cardinal))
    }

    /// The rules for places in an order (“3rd day”).
    ///
    /// - Parameter language: The language of the text.
    /// - Returns: The rules; for a language that CLDR does not know those by which every number is `other`.
    public static func ordinal(for language: LanguageTag) -> PluralRules {
        PluralRules(ruleSet: PluralRuleTable.ruleSet(for: language, in: PluralRuleTable.ordinal))
    }

    /// The categories that the rules can give, in the order of ``PluralCategory``; `other` is always among them.
    public var categories: [PluralCategory] {
        let bits = PluralRuleTable.categories(ofRuleSet: ruleSet)
        return PluralCategory.allCases.enumerated().compactMap {
            bits & (1 << UInt8($0.offset)) == 0 ? nil : $0.element
        }
    }

    /// The form for a number with its visible digits.
    public func category(of operands: PluralOperands) -> PluralCategory {
        PluralRuleTable.category(of: operands, ruleSet: ruleSet)
    }

    /// The form for a whole number.
    public func category(of value: Int64) -> PluralCategory {
        PluralRuleTable.category(of: PluralOperands(value), ruleSet: ruleSet)
    }

    /// The form for a number in plain decimal text or in CLDR's compact form (`1.2c6`).
    ///
    /// Text that is no number has ``PluralCategory/other``.
    public func category(of digits: some StringProtocol) -> PluralCategory {
        PluralOperands(compactDigits: digits).map { category(of: $0) } ?? .other
    }
}

extension PluralRuleTable {
    /// The number of the set of rules of a language: with its region, else alone; 0 where CLDR has none.
    fileprivate static func ruleSet(for language: LanguageTag, in table: SubtagTable) -> UInt8 {
        func number(_ language: String, _ region: String?) -> UInt8? {
            (region.flatMap { table[language, $0] } ?? table[language]).flatMap { UInt8($0) }
        }
        if let found = number(language.language, language.region) { return found }
        let name = language.canonical
        return number(name.language, name.region) ?? 0
    }
}
