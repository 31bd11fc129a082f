public import Diagnostics
public import Languages

/// What rules are asked, how bad their findings are, and what some of them need to know.
///
/// ```swift
/// var options = LintOptions()
/// options.disabledRules = ["untranslated-copy"]
/// options.severities["missing-translation"] = .error
/// ```
public struct LintOptions: Hashable, Sendable {
    /// The names of rules that are not asked.
    public var disabledRules: Set<String>
    /// The names of rules that are asked though they are off by default.
    public var enabledRules: Set<String>
    /// How bad findings are, by the names of rules, where it is not as the rule says.
    public var severities: [String: Diagnostic.Severity]
    /// The language in which the texts of folders were written first; a catalogue says so itself.
    public var developmentLanguage: LanguageTag
    /// Languages that every table must have, besides those that it has.
    public var requiredLanguages: [LanguageTag]
    /// Texts that stay the same in every language, such as names.
    public var untranslatable: Set<String>
    /// The most characters of a text by its key; a comment with `max-length: 30` says the same.
    public var maximumLengths: [String: Int]
    /// Words that have to be translated in one way; ``Glossary`` reads them from a file.
    public var glossary: [Term]

    /// Makes options; those that are not named are the usual ones.
    public init(
        disabledRules: Set<String> = [], enabledRules: Set<String> = [],
        severities: [String: Diagnostic.Severity] = [:], developmentLanguage: LanguageTag = .english,
        requiredLanguages: [LanguageTag] = [], untranslatable: Set<String> = [], maximumLengths: [String: Int] = [:],
        glossary: [Term] = []
    ) {
        self.disabledRules = disabledRules
        self.enabledRules = enabledRules
        self.severities = severities
        self.developmentLanguage = developmentLanguage
        self.requiredLanguages = requiredLanguages
        self.untranslatable = untranslatable
        self.maximumLengths = maximumLengths
        self.glossary = glossary
    }

    /// Whether a rule is asked.
    public func isEnabled(_ rule: LintRule) -> Bool {
        !disabledRules.contains(rule.id) && (rule.isOnByDefault || enabledRules.contains(rule.id))
    }

    /// How bad a finding of a rule is.
    public func severity(of rule: LintRule) -> Diagnostic.Severity { severities[rule.id] ?? rule.severity }

    /// The names in the options that are no rule's, sorted; a mistake of whoever wrote them.
    public var unknownRules: [String] {
        let known = Set(LintRule.all.map(\.id))
        return disabledRules.union(enabledRules).union(severities.keys).subtracting(known).sorted()
    }
}
