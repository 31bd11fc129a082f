internal import Diagnostics

extension LintRule {
    static let characterRules = [
        invisibleCharacter, bidirectionalOverride, unbalancedDirection, edgeWhitespace, newlineDrift, noBreakSpaceDrift,
    ]

    /// Characters that nobody sees.
    static let invisibleCharacter = LintRule(
        "invisible-character", .warning,
        "A text holds a character that nobody sees: a control character, a zero-width space, a byte-order mark, or "
            + "U+FFFD, which stands for one that was lost.",
        bad: Example("\"buy\" = \"Buy\u{200B}now\";"), good: Example("\"buy\" = \"Buy now\";"))

    /// U+202D and U+202E.
    static let bidirectionalOverride = LintRule(
        "bidirectional-override", .error,
        "A text holds U+202D or U+202E, which turn the direction of every character and can make a text say something "
            + "else than it seems to.",
        bad: Example("\"file\" = \"invoice\u{202E}fdp.exe\u{202C}\";"), good: Example("\"file\" = \"invoice.pdf\";"))

    /// An isolate that is not closed.
    static let unbalancedDirection = LintRule(
        "unbalanced-direction", .error,
        "A text opens an isolate or an embedding and does not close it, or closes one that is not open.",
        bad: Example("\"hello\" = \"Hello \u{2068}%@\";"), good: Example("\"hello\" = \"Hello \u{2068}%@\u{2069}\";"))

    /// White space at the ends.
    static let edgeWhitespace = LintRule(
        "edge-whitespace", .warning, "White space at the beginning or end of a translation is not that of the source.",
        bad: Example(#""name" = "Name: ";"#, "de", #""name" = "Dein Name:";"#),
        good: Example(#""name" = "Name: ";"#, "de", #""name" = "Dein Name: ";"#))

    /// Lines.
    static let newlineDrift = LintRule(
        "newline-drift", .note, "A translation has another number of line ends than the source.",
        bad: Example(#""buy" = "Buy.\nNow.";"#, "de", #""buy" = "Kaufen. Jetzt.";"#),
        good: Example(#""buy" = "Buy.\nNow.";"#, "de", #""buy" = "Kaufen.\nJetzt.";"#))

    /// Spaces that do not break.
    static let noBreakSpaceDrift = LintRule(
        "no-break-space-drift", .note,
        "The source keeps words together with spaces that do not break, and the translation has ordinary ones alone.",
        bad: Example("\"size\" = \"%d\u{A0}files left\";", "de", "\"size\" = \"Noch %d Dateien\";"),
        good: Example("\"size\" = \"%d\u{A0}files left\";", "de", "\"size\" = \"Noch %d\u{A0}Dateien\";"))
}
