internal import Diagnostics

extension LintRule {
    static let fileRules = [syntax, silentTruncation, readerWarning, lowercaseUnicodeEscape, octalEscape]

    /// Whatever a reader gives an error for.
    static let syntax = LintRule(
        "syntax", .error, "A part of the file cannot be read, and Apple's readers refuse the whole file.",
        bad: Example(#""buy" = "Buy"#), good: Example(#""buy" = "Buy";"#))

    /// Damage that nobody is told of.
    static let silentTruncation = LintRule(
        "silent-truncation", .error,
        "Apple's readers take this character for the end of the file and drop every text behind it without a word.",
        bad: Example("\"buy\" = \"Buy\";;\n\"sell\" = \"Sell\";"),
        good: Example("\"buy\" = \"Buy\";\n\"sell\" = \"Sell\";"))

    /// Whatever a reader gives a warning for and no other rule tells.
    static let readerWarning = LintRule(
        "reader-warning", .warning, "A part of the file is read otherwise than its writer probably meant.",
        bad: Example("\"buy\" = \"Buy\";\n/* the end"), good: Example("\"buy\" = \"Buy\";\n/* the end */"))

    /// `\u`.
    static let lowercaseUnicodeEscape = LintRule(
        "lowercase-unicode-escape", .warning,
        "`\\u` is no escape in a .strings file and gives the letter u; `\\U` is one.",
        bad: Example(#""cafe" = "Caf\u00e9";"#), good: Example(#""cafe" = "Caf\U00e9";"#))

    /// `\351`.
    static let octalEscape = LintRule(
        "octal-escape", .warning,
        "An octal escape above `\\177` names a character of NeXTSTEP's set, where `\\351` is not é but Ø.",
        bad: Example(#""cafe" = "Caf\351";"#), good: Example(#""cafe" = "Café";"#))
}
