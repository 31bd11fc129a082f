internal import Diagnostics

extension LintRule {
    static let coverageRules = [missingTranslation, orphanKey, emptyTranslation, untranslatedCopy, needsReview]

    /// A key without a translation.
    static let missingTranslation = LintRule(
        "missing-translation", .warning,
        "A key of the source language has no text in another language of its table, nor in one that it falls back to.",
        bad: Example("\"buy\" = \"Buy\";\n\"sell\" = \"Sell\";", "de", #""buy" = "Kaufen";"#),
        good: Example(
            "\"buy\" = \"Buy\";\n\"sell\" = \"Sell\";", "de", "\"buy\" = \"Kaufen\";\n\"sell\" = \"Verkaufen\";"))

    /// A translation of nothing.
    static let orphanKey = LintRule(
        "orphan-key", .warning, "A key is there in a translation and not in the source language.",
        bad: Example(#""buy" = "Buy";"#, "de", "\"buy\" = \"Kaufen\";\n\"sell\" = \"Verkaufen\";"),
        good: Example(#""buy" = "Buy";"#, "de", #""buy" = "Kaufen";"#))

    /// A translation without a word.
    static let emptyTranslation = LintRule(
        "empty-translation", .warning, "A translation is empty where the source is not.",
        bad: Example(#""buy" = "Buy";"#, "de", #""buy" = "";"#),
        good: Example(#""buy" = "Buy";"#, "de", #""buy" = "Kaufen";"#))

    /// The source once more.
    static let untranslatedCopy = LintRule(
        "untranslated-copy", .note,
        "A translation of several words is the same as the source, though it is no name and not said to stay as it is.",
        bad: Example(#""buy" = "Please buy now";"#, "de", #""buy" = "Please buy now";"#),
        good: Example(#""buy" = "Please buy now";"#, "de", #""buy" = "Bitte jetzt kaufen";"#))

    /// A text that somebody has to look at.
    static let needsReview = LintRule(
        "needs-review", .note, "A text is marked for review, or was translated by a machine alone.",
        bad: Example([
            "Localizable.xcstrings":
                catalogue(
                    #""Buy" : { "localizations" : { "de" : \#(unit("Kaufen", "needs_review")) } }"#)
        ]),
        good: Example([
            "Localizable.xcstrings":
                catalogue(#""Buy" : { "localizations" : { "de" : \#(unit("Kaufen")) } }"#)
        ]))
}
