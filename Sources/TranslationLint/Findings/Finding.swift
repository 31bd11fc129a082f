public import Diagnostics
public import Languages
public import TranslationFiles

/// A fault that a rule found in a translation file, and where.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule.
    public let rule: String
    /// The path of the file, as it was handed over.
    public let file: String
    /// How bad it is, what is wrong, where, and the line it stands in.
    public let diagnostic: Diagnostic
    /// The key that it is about; nil where it is about the file.
    public let key: String?
    /// The language that it is about.
    public let language: LanguageTag?
    /// Which of the texts of the key it is about.
    public let variation: VariationPath

    /// Makes a finding from its parts.
    public init(
        rule: String, file: String, diagnostic: Diagnostic, key: String? = nil, language: LanguageTag? = nil,
        variation: VariationPath = .plain
    ) {
        self.rule = rule
        self.file = file
        self.diagnostic = diagnostic
        self.key = key
        self.language = language
        self.variation = variation
    }

    /// What stays the same where lines move: rule, file, key, language and variation.
    public var fingerprint: LintBaseline.Fingerprint {
        LintBaseline.Fingerprint(
            rule: rule, file: file, key: key, language: language?.description, variation: variation.description)
    }

    /// The finding on one line: `file:line:column: severity: text [rule]`.
    public var description: String { text(showsExcerpt: false) }

    /// The finding as compilers print it.
    ///
    /// - Parameter showsExcerpt: Whether the line and a caret follow.
    /// - Returns: One line or three, without a line end.
    public func text(showsExcerpt: Bool) -> String {
        let marked = Diagnostic(
            severity: diagnostic.severity, message: "\(diagnostic.message) [\(rule)]", position: diagnostic.position,
            excerpt: showsExcerpt ? diagnostic.excerpt : "", caretColumn: showsExcerpt ? diagnostic.caretColumn : 0)
        return marked.description(file: file)
    }
}
