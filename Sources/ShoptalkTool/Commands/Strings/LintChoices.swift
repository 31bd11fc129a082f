internal import Diagnostics
internal import Languages
internal import TranslationLint

/// The options of `lint` that say what the rules are asked, and how they are understood.
struct LintChoices: Sendable {
    private static let names = ValueDefinition.suggested(LintRule.all.map(\.id))
    static let disable = OptionDefinition(
        name: "disable", valueName: "rule", help: "Do not ask a rule.", isRepeatable: true, value: names)
    static let enable = OptionDefinition(
        name: "enable", valueName: "rule", help: "Ask a rule that is off by default.", isRepeatable: true, value: names)
    static let severity = OptionDefinition(
        name: "severity", valueName: "rule=severity", help: "How bad the findings of a rule are.", isRepeatable: true)
    static let sourceLanguage = OptionDefinition(
        name: "source-language", valueName: "tag",
        help: "The language that the texts of .lproj folders were written in first; a catalogue says its own.",
        defaultValue: "en")
    static let requireLanguage = OptionDefinition(
        name: "require-language", valueName: "tag", help: "A language that every table must have.", isRepeatable: true)
    static let untranslatable = OptionDefinition(
        name: "untranslatable", valueName: "text",
        help: "A text that stays the same in every language, such as a name.",
        isRepeatable: true)
    static let maximumLength = OptionDefinition(
        name: "max-length", valueName: "key=number",
        help: "The most characters of the text of a key; a comment with 'max-length: 30' says the same.",
        isRepeatable: true)
    static let glossary = OptionDefinition(
        name: "glossary", valueName: "file",
        help: """
            Words that have to be translated in one way: lines of cells with tabs between them; the first names the \
            languages ('term', 'de', …), the others have a word and its translations; or the first names the columns \
            'language', 'term', 'approved' and any of 'further', 'part' and 'sources'.
            """,
        value: .file(endings: ["tsv"]))

    /// All of them.
    static let options = [
        disable, enable, severity, sourceLanguage, requireLanguage, untranslatable, maximumLength, glossary,
    ]

    /// The path of the glossary.
    let glossary: String?
    private let choices: LintOptions

    /// Understands the options.
    ///
    /// - Throws: A failure with status 64 at the first that is wrong.
    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        glossary = arguments.value(of: Self.glossary)
        var choices = LintOptions()
        for (option, path) in [(Self.disable, \LintOptions.disabledRules), (Self.enable, \LintOptions.enabledRules)] {
            for name in arguments.values(of: option) {
                choices[keyPath: path].insert(try Self.rule(name, for: option, in: name))
            }
        }
        for text in arguments.values(of: Self.severity) {
            let (name, value) = try Self.pair(text, for: Self.severity)
            let rule = try Self.rule(name, for: Self.severity, in: text)
            guard let severity = Diagnostic.Severity(rawValue: value) else {
                throw .invalid(
                    text, for: Self.severity.label, "a severity is error, warning or note", at: name.utf8.count + 1)
            }
            choices.severities[rule] = severity
        }
        for text in arguments.values(of: Self.maximumLength) {
            let (key, value) = try Self.pair(text, for: Self.maximumLength)
            guard let number = Int(value), number >= 0 else {
                throw .invalid(text, for: Self.maximumLength.label, "not a number", at: key.utf8.count + 1)
            }
            choices.maximumLengths[key] = number
        }
        choices.developmentLanguage =
            try SharedOptions.tag(from: arguments.value(of: Self.sourceLanguage), for: Self.sourceLanguage) ?? .english
        for text in arguments.values(of: Self.requireLanguage) {
            if let tag = try SharedOptions.tag(from: text, for: Self.requireLanguage) {
                choices.requiredLanguages.append(tag)
            }
        }
        choices.untranslatable = Set(arguments.values(of: Self.untranslatable))
        self.choices = choices
    }

    /// What the linter is asked, the glossary read.
    ///
    /// - Throws: A failure with status 65 and the place of what is wrong in the glossary, 66 where it is not there.
    func options(_ io: CommandIO) throws(CommandFailure) -> LintOptions {
        var options = choices
        if let glossary { options.glossary = try GlossaryFile(glossary, io).terms }
        return options
    }

    private static func rule(
        _ name: String, for option: OptionDefinition, in text: String
    ) throws(CommandFailure) -> String {
        if LintRule.named(name) != nil { return name }
        let hint = suggestion(for: name, among: LintRule.all.map(\.id)).map { ". Did you mean '\($0)'?" } ?? ""
        throw .invalid(text, for: option.label, "there is no such rule" + hint)
    }

    /// The two sides of the last `=`: a key may hold others.
    private static func pair(
        _ text: String, for option: OptionDefinition
    ) throws(CommandFailure) -> (name: String, value: String) {
        guard let sign = text.lastIndex(of: "=") else {
            throw .invalid(text, for: option.label, "'=' is missing", at: text.utf8.count)
        }
        return (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }
}
