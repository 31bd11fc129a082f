internal import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationFiles
internal import TranslationLint

/// `shoptalk strings lint`: holds translation files against the rules.
struct StringsLintCommand: Command {
    static let files = ArgumentDefinition(
        name: "file", help: "Translation files, or folders of them; - is one on standard input.", isOptional: true,
        isRepeatable: true, value: TranslationInput.argument.value)
    static let format = OptionDefinition(
        name: "format", valueName: "format",
        help: "Text for people, JSON for programs, or SARIF 2.1.0 for tools that gather findings.",
        value: .oneOf(["text", "json", "sarif"]), defaultValue: "text")
    static let failOn = OptionDefinition(
        name: "fail-on", valueName: "severity", help: "The least severity of a finding that makes the exit status 1.",
        value: .oneOf(["error", "warning", "note", "never"]), defaultValue: "error")
    static let baseline = OptionDefinition(
        name: "baseline", valueName: "file", help: "A file of findings that are known already and not told again.",
        value: .file(endings: ["json"]))
    static let writeBaseline = OptionDefinition(
        name: "write-baseline", valueName: "file", help: "Write all findings into a file of known ones, and tell none.",
        value: .file(endings: ["json"]))
    static let listRules = OptionDefinition(flag: "list-rules", help: "List the rules, and read no files.")

    static let definition = CommandDefinition(
        name: "lint",
        abstract: "Find faults in translation files: in their syntax, their arguments, their plurals and their words.",
        discussion: """
            Each finding is one line: FILE:LINE:COLUMN: SEVERITY: TEXT [RULE]. The files of a table are compared with \
            those in its source language, which is looked for beside a file that is named alone. The comment of an entry \
            silences it: 'lint:ignore RULE, RULE' or 'lint:ignore all'.

            Exit status 1: there is a finding of the severity of --fail-on, or a worse one. 65: nothing could be read.
            """,
        arguments: [files],
        options: [format, failOn, baseline, writeBaseline, listRules] + LintChoices.options
            + [TranslationReading.language] + TranslationReading.options)

    private let paths: [String]
    private let format: String
    private let failsOn: Diagnostic.Severity?
    private let baseline: String?
    private let newBaseline: String?
    private let listsRules: Bool
    private let choices: LintChoices
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        paths = arguments.values(of: Self.files)
        format = arguments.value(of: Self.format) ?? "text"
        failsOn = arguments.value(of: Self.failOn).flatMap(Diagnostic.Severity.init(rawValue:))
        baseline = arguments.value(of: Self.baseline)
        newBaseline = arguments.value(of: Self.writeBaseline)
        listsRules = arguments.isGiven(Self.listRules)
        choices = try LintChoices(arguments)
        reading = try TranslationReading(withLanguage: arguments)
        if paths.isEmpty, !listsRules { throw .usage("Missing expected argument '<file>'") }
        let inputs = paths + [baseline, choices.glossary].compactMap(\.self)
        if inputs.count(where: { $0 == "-" }) > 1 { throw .usage("Standard input can be only one of the files") }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        if listsRules {
            try printRules(io)
            return .success
        }
        let options = try choices.options(io)
        let known = try baseline.map { (path) throws(CommandFailure) in try Self.baseline(path, io) }
        let input = try LintInput(paths, options: options, reading, io)
        var findings = input.findings(by: Linter(options: options))
        if let newBaseline {
            try io.write(Array(LintBaseline(of: findings).json.utf8), toNewFile: newBaseline)
            findings = []
        } else if let known {
            findings = known.unknown(among: findings)
        }
        let report = LintReport(findings)
        switch format {
        case "json": try io.print(report.json)
        case "sarif": try io.print(report.sarif(toolVersion: Tool.version))
        default: try io.print(report.text(showsExcerpts: false))
        }
        if input.isUnreadable { return .badData }
        guard let failsOn else { return .success }
        return report.hasFinding(atLeast: failsOn) ? .findings : .success
    }

    private static func baseline(_ path: String, _ io: CommandIO) throws(CommandFailure) -> LintBaseline {
        let bytes = try io.read(path)
        do {
            return try LintBaseline(json: bytes)
        } catch {
            throw CommandFailure(.badData, error.diagnostic.description(file: io.fileName(path)))
        }
    }

    private func printRules(_ io: CommandIO) throws(CommandFailure) {
        guard format == "text" else {
            let rules = LintRule.all.map { rule in
                JSONValue.object([
                    ("id", .string(rule.id)), ("severity", .string(rule.severity.rawValue)),
                    ("isOnByDefault", .bool(rule.isOnByDefault)), ("explanation", .string(rule.explanation)),
                ])
            }
            return try io.print(json: [("rules", .array(rules))])
        }
        let lines = LintRule.all.map { rule in
            "\(rule.id)\t\(rule.isOnByDefault ? rule.severity.rawValue : "off")\t\(rule.explanation)\n"
        }
        try io.print(lines.joined())
    }
}
