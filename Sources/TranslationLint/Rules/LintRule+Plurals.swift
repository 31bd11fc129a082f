internal import Diagnostics

extension LintRule {
    static let pluralRules = [pluralCategoryMissing, pluralCategoryUnused, pluralOtherMissing, valueTypeMissing]

    private static func example(
        _ language: String, _ forms: [(String, String)], type: String? = "d"
    ) -> Example {
        Example(["\(language).lproj/Localizable.stringsdict": rules("%#@count@", type: type, forms)])
    }

    /// A form that the language needs.
    static let pluralCategoryMissing = LintRule(
        "plural-category-missing", .warning,
        "A plural form is missing that the language uses for whole numbers below 1,000, or for fractions where the value "
            + "has them.",
        bad: example("pl", [("one", "%d plik"), ("few", "%d pliki"), ("other", "%d pliku")]),
        good: example(
            "pl", [("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")]))

    /// A form that the language never uses.
    static let pluralCategoryUnused = LintRule(
        "plural-category-unused", .note,
        "A plural form is there that the language never chooses; `zero` is chosen for 0 in every language.",
        bad: example("en", [("zero", "No file"), ("one", "%d file"), ("few", "%d files"), ("other", "%d files")]),
        good: example("en", [("zero", "No file"), ("one", "%d file"), ("other", "%d files")]))

    /// No `other`.
    static let pluralOtherMissing = LintRule(
        "plural-other-missing", .error, "A plural has no form for `other`, which every language needs.",
        bad: example("en", [("one", "%d file")]), good: example("en", [("one", "%d file"), ("other", "%d files")]))

    /// No `NSStringFormatValueTypeKey`.
    static let valueTypeMissing = LintRule(
        "value-type-missing", .warning,
        "A variable of a .stringsdict file does not say how its number is written, and Apple's readers show `(null)`.",
        bad: example("en", [("one", "%d file"), ("other", "%d files")], type: nil),
        good: example("en", [("one", "%d file"), ("other", "%d files")]))
}
