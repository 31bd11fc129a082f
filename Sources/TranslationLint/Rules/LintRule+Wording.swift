internal import Diagnostics
internal import Languages

extension LintRule {
    static let wordingRules = [tooLong, glossaryTerm, ellipsisStyle]

    /// More characters than there is room for.
    static let tooLong = LintRule(
        "too-long", .warning,
        "A text has more characters than its comment (`max-length: 30`) or the options allow; placeholders count as they "
            + "are written.",
        bad: Example("/* max-length: 10 */\n\"buy\" = \"Buy everything\";"),
        good: Example("/* max-length: 10 */\n\"buy\" = \"Buy all\";"))

    /// A word that has to be translated in one way.
    static let glossaryTerm = LintRule(
        "glossary-term", .warning,
        "The source has a word of the glossary, and the translation has no form that the glossary gives for it; the "
            + "title of a button has to be the approved form and nothing else.",
        bad: Example(#""buy" = "Buy the upgrade";"#, "de", #""buy" = "Erweiterung kaufen";"#),
        good: Example(#""buy" = "Buy the upgrade";"#, "de", #""buy" = "Upgrade kaufen";"#),
        options: LintOptions(glossary: [LintOptions.Term("upgrade", required: ["de": "Upgrade"])]))

    /// `...` or `…`.
    static let ellipsisStyle = LintRule(
        "ellipsis-style", .note, "The source ends in `…` and the translation in three points, or the other way round.",
        bad: Example("\"wait\" = \"Wait…\";", "de", #""wait" = "Warten...";"#),
        good: Example("\"wait\" = \"Wait…\";", "de", #""wait" = "Warten…";"#), isOnByDefault: false,
        options: LintOptions(enabledRules: ["ellipsis-style"]))
}
