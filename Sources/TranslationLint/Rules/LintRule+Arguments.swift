internal import Diagnostics

extension LintRule {
    static let argumentRules = [
        placeholderRefused, argumentClash, argumentGap, mixedPositions, argumentType, argumentExtra, argumentMissing,
        ambiguousPercent, unescapedPercent,
    ]

    /// `%n` and its like.
    static let placeholderRefused = LintRule(
        "placeholder-refused", .error,
        "A placeholder reads or writes memory, is larger than any text needs, or has no meaning in a text.",
        bad: Example(#""hello" = "Hello %s";"#), good: Example(#""hello" = "Hello %@";"#))

    /// `%1$@ %1$d`.
    static let argumentClash = LintRule(
        "argument-clash", .error, "One argument is asked for as different kinds of value within a text or its forms.",
        bad: Example(#""hello" = "%1$@ and %1$d";"#), good: Example(#""hello" = "%1$@ and %2$d";"#))

    /// `%2$@` alone.
    static let argumentGap = LintRule(
        "argument-gap", .warning,
        "A text asks for a later argument and not for the ones before it, whose size a formatter then has to guess.",
        bad: Example(#""hello" = "%2$@ and %3$@";"#), good: Example(#""hello" = "%1$@ and %2$@";"#))

    /// `%@ %1$@`.
    static let mixedPositions = LintRule(
        "mixed-positions", .warning, "A text numbers some of its placeholders and not the others.",
        bad: Example(#""hello" = "%1$@ and %@";"#), good: Example(#""hello" = "%1$@ and %2$@";"#))

    /// `%d` in place of `%@`.
    static let argumentType = LintRule(
        "argument-type", .error, "A translation asks for an argument as another kind of value than the source does.",
        bad: Example(#""hello" = "%@ has %d";"#, "de", #""hello" = "%d hat %@";"#),
        good: Example(#""hello" = "%@ has %d";"#, "de", #""hello" = "%2$d hat %1$@";"#))

    /// One argument too many.
    static let argumentExtra = LintRule(
        "argument-extra", .error, "A translation asks for an argument that the source does not have.",
        bad: Example(#""hello" = "Hello %@";"#, "de", #""hello" = "Hallo %@ %@";"#),
        good: Example(#""hello" = "Hello %@";"#, "de", #""hello" = "Hallo %@";"#))

    /// One argument too few.
    static let argumentMissing = LintRule(
        "argument-missing", .warning,
        "A translation leaves out an argument of the source; a plural form may leave out its number.",
        bad: Example(#""hello" = "Hello %@";"#, "de", #""hello" = "Hallo";"#),
        good: Example(#""hello" = "Hello %@";"#, "de", #""hello" = "Hallo %@";"#))

    /// `100% digital`.
    static let ambiguousPercent = LintRule(
        "ambiguous-percent", .warning,
        "A per cent sign with a space behind it is a placeholder to Apple's formatters, where `%%` is a per cent sign; a note "
            + "where the text has no placeholder and may never meet a formatter.",
        bad: Example(#""promise" = "%@ is 100% digital";"#), good: Example(#""promise" = "%@ is 100%% digital";"#))

    /// `%d%`.
    static let unescapedPercent = LintRule(
        "unescaped-percent", .warning,
        "A per cent sign that is no placeholder stands in a text with placeholders, where it has to be `%%`.",
        bad: Example(#""progress" = "%d% (%@)";"#), good: Example(#""progress" = "%d%% (%@)";"#))
}
