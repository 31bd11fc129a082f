internal import Diagnostics
internal import TranslationFiles
internal import TranslationLint

/// `shoptalk strings review`: gives every translation the state that a rule says.
struct StringsReviewCommand: Command {
    static let check = OptionDefinition(
        flag: "check", help: "Write nothing; tell each text whose state is wrong, and exit with 1 if there is one.")

    static let definition = CommandDefinition(
        name: "review",
        abstract: "Give every text of a catalogue the state that it deserves by rule.",
        discussion: """
            A translation is 'translated' where 'lint' finds nothing in it, and where at least \
            \(StateReview.requiredEvidence) sources use the approved form of every glossary term in it; else it is \
            'needs_review'. The source language is 'translated'. What is 'new' or 'machine_translated' stays so. Every \
            other byte of a file stays as it is.

            Exit status 1: with --check, a state is not what the rule says.
            """,
        arguments: [TranslationSaving.argument],
        options: [LintChoices.glossary, check, TranslationSaving.dryRun] + TranslationReading.options)

    private let file: String
    private let glossary: String
    private let isCheck: Bool
    private let saving: TranslationSaving
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = try TranslationSaving.path(arguments)
        guard let glossary = arguments.value(of: LintChoices.glossary) else {
            throw .usage("Missing expected option '\(LintChoices.glossary.label)'")
        }
        self.glossary = glossary
        isCheck = arguments.isGiven(Self.check)
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let options = LintOptions(glossary: try GlossaryFile(glossary, io).terms)
        var changes: [(file: TranslationFile, bytes: [UInt8])] = []
        var isWrong = false
        for file in try reading.open(file, io) {
            guard let catalogue = file.document as? StringCatalogue else { continue }
            try saving.check(file)
            let review = StateReview(of: catalogue, options: options)
            guard !review.changes.isEmpty else { continue }
            isWrong = true
            if isCheck {
                let name = io.fileName(file.path)
                try io.print(review.changes.map { Self.line($0.diagnostic, of: name) }.joined())
            } else {
                changes.append((file, try file.edited(by: review.edits)))
            }
        }
        try saving.save(changes, io)
        return isCheck && isWrong ? .findings : .success
    }

    private static func line(_ diagnostic: Diagnostic, of name: String) -> String {
        let place = diagnostic.position
        return "\(name):\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(diagnostic.message)\n"
    }
}
