/// The rules by which a language chooses the plural form of a text.
///
/// ```swift
/// PluralRules.cardinal(for: "ru").category(of: 21)     // .one
/// PluralRules.cardinal(for: "en").category(of: "1.0")  // .other
/// ```
///
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
        let tag = language.canonical
        if let region = tag.region, let ruleSet = PluralRuleTable.ruleSet(for: SubtagKey(tag.language, region)) {
            return PluralRules(ruleSet: ruleSet)
        }
        return PluralRules(ruleSet: PluralRuleTable.ruleSet(for: SubtagKey(tag.language)) ?? 0)
    }

    /// The form for a number with its visible digits.
    public func category(of operands: PluralOperands) -> PluralCategory {
        PluralRuleTable.category(of: operands, ruleSet: ruleSet)
    }

    /// The form for a whole number.
    public func category(of value: Int64) -> PluralCategory { category(of: PluralOperands(value)) }

    /// The form for a number in plain decimal text; text that is no number has ``PluralCategory/other``.
    public func category(of digits: some StringProtocol) -> PluralCategory {
        PluralOperands(digits: digits).map { category(of: $0) } ?? .other
    }
}
