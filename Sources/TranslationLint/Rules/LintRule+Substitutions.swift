internal import Diagnostics

extension LintRule {
    static let substitutionRules = [
        misspeltReference, undefinedSubstitution, unusedSubstitution, substitutionCycle, valueTypeUnknown,
    ]

    private static let forms = [("one", "%d file"), ("other", "%d files")]

    private static func example(
        _ format: String, _ forms: [(String, String)] = forms, type: String = "d"
    ) -> Example {
        Example(["en.lproj/Localizable.stringsdict": rules(format, type: type, forms)])
    }

    /// `%1#@count@`.
    static let misspeltReference = LintRule(
        "misspelt-reference", .error,
        "A reference such as `%1#@count@` lacks its `$`, and Apple's readers do not see it.",
        bad: example("%1#@count@"), good: example("%1$#@count@"))

    /// `%#@counts@`.
    static let undefinedSubstitution = LintRule(
        "undefined-substitution", .error, "A text refers to a substitution or variable that it does not have.",
        bad: example("%#@count@ in %#@folders@"), good: example("%#@count@"))

    /// A variable without a reference.
    static let unusedSubstitution = LintRule(
        "unused-substitution", .warning, "A substitution or variable is never referred to, so that it is never shown.",
        bad: example("Files"), good: example("Files: %#@count@"))

    /// A variable that refers to itself.
    static let substitutionCycle = LintRule(
        "substitution-cycle", .error, "A substitution or variable refers to itself, directly or by others.",
        bad: example("%#@count@", [("one", "%d file"), ("other", "%#@count@")]), good: example("%#@count@"))

    /// A value type that is none.
    static let valueTypeUnknown = LintRule(
        "value-type-unknown", .error, "A variable names a way to write its number that is none.",
        bad: example("%#@count@", type: "number"), good: example("%#@count@", type: "lld"))
}
