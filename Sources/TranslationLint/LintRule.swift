public import Diagnostics

/// A rule that translation files are held against: its name, how bad a finding is, and what it is about.
///
/// Documentation is printed from ``all``: each rule has a bad example, which gives exactly its finding, and a good one,
/// which gives none.
///
/// ```swift
/// for rule in LintRule.all { print(rule.id, rule.severity, rule.explanation) }
/// ```
public struct LintRule: Hashable, Sendable, Identifiable {
    /// Some translation files that show what a rule is about.
    public struct Example: Hashable, Sendable {
        /// The text of each file by its path.
        public let files: [String: String]

        /// Makes an example of several files.
        public init(_ files: [String: String]) { self.files = files }

        /// Makes an example of one English `.strings` file.
        init(_ text: String) { files = ["en.lproj/Localizable.strings": text] }

        /// Makes an example of an English text and one in another language, as `.strings` files.
        init(_ source: String, _ language: String, _ translation: String) {
            files = [
                "en.lproj/Localizable.strings": source, "\(language).lproj/Localizable.strings": translation,
            ]
        }
    }

    /// The name of the rule, in lower case with hyphens: `argument-type`.
    public let id: String
    /// How bad a finding is, unless the options say otherwise.
    public let severity: Diagnostic.Severity
    /// Whether the rule is asked unless the options say otherwise.
    public let isOnByDefault: Bool
    /// What the rule is about, in one sentence.
    public let explanation: String
    /// Files that give exactly one finding, which is of this rule.
    public let badExample: Example
    /// The same files without the fault.
    public let goodExample: Example
    /// What the examples need to be asked with, as a glossary.
    public let exampleOptions: LintOptions

    init(
        _ id: String, _ severity: Diagnostic.Severity, _ explanation: String, bad: Example, good: Example,
        isOnByDefault: Bool = true, options: LintOptions = LintOptions()
    ) {
        self.id = id
        self.severity = severity
        self.explanation = explanation
        self.isOnByDefault = isOnByDefault
        badExample = bad
        goodExample = good
        exampleOptions = options
    }

    /// Every rule, in the order in which documentation lists them.
    public static let all: [LintRule] =
        fileRules + keyRules + pluralRules + argumentRules + substitutionRules + coverageRules + characterRules
        + wordingRules

    /// The rule of a name, or nil where there is none.
    public static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }

    /// Whether two rules have the same name.
    public static func == (left: LintRule, right: LintRule) -> Bool { left.id == right.id }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
