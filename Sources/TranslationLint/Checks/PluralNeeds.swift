internal import Languages

/// Which plural forms the texts of each language need, found once for each.
struct PluralNeeds {
    struct Needs {
        /// The forms that the language can choose.
        let possible: Set<PluralCategory>
        /// Those that whole numbers below 1,000 choose.
        let needed: Set<PluralCategory>
        /// Those that fractions choose too.
        let neededForFractions: Set<PluralCategory>
    }

    private var known: [LanguageTag: Needs] = [:]

    mutating func needs(of language: LanguageTag) -> Needs {
        if let needs = known[language] { return needs }
        let rules = PluralRules.cardinal(for: language)
        let whole = Set((0..<1_000).map { rules.category(of: Int64($0)) })
        let fractions = ["0.0", "0.5", "1.0", "1.5", "2.5"].map { rules.category(of: $0) }
        let needs = Needs(
            possible: Set(rules.categories), needed: whole, neededForFractions: whole.union(fractions))
        known[language] = needs
        return needs
    }
}

extension TableCheck {
    /// Asks whether a key has the plural forms of its language.
    mutating func checkPlurals(_ item: LintItem, _ context: ItemContext) {
        for choice in item.choices {
            let there = Set(choice.categories)
            if !there.contains(.other) {
                faults.add(
                    .pluralOtherMissing, item, at: choice.offset, variation: choice.variation, context,
                    "the form “other” is missing")
            }
            guard let language = context.language else { continue }
            let needs = plurals.needs(of: language)
            let needed = choice.isDecimal ? needs.neededForFractions : needs.needed
            let missing = PluralCategory.allCases.filter { needed.contains($0) && !there.contains($0) && $0 != .other }
            // A choice of one form alone chooses nothing: the text is the same for every number.
            if !missing.isEmpty, there != [.other] {
                faults.add(
                    .pluralCategoryMissing, item, at: choice.offset, variation: choice.variation, context,
                    "\(language) needs the form\(missing.count > 1 ? "s" : "") \(TableCheck.list(missing))")
            }
            let unused = choice.categories.filter { !needs.possible.contains($0) && $0 != .zero }
            if !unused.isEmpty {
                faults.add(
                    .pluralCategoryUnused, item, at: choice.offset, variation: choice.variation, context,
                    "\(language) never chooses the form\(unused.count > 1 ? "s" : "") \(TableCheck.list(unused))")
            }
        }
    }

    private static func list(_ categories: [PluralCategory]) -> String {
        categories.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    }
}
