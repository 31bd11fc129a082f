internal import TranslationExchange
internal import TranslationFiles

/// `shoptalk strings pseudo`: texts in a language that nobody speaks, to find what was forgotten.
struct StringsPseudoCommand: Command {
    static let locale = OptionDefinition(
        name: "locale", valueName: "name",
        help: "accented is en-XA, mirrored is ar-XB from right to left, double has every word twice.",
        value: .oneOf(PseudoLocale.allCases.map(\.rawValue)), defaultValue: "accented")

    static let definition = CommandDefinition(
        name: "pseudo",
        abstract: "Add the texts of a pseudo-locale, which show what is not translated or does not fit.",
        discussion: """
            A catalogue gets the language en-XA, ar-XB or en-XC; in a file of one language the texts are replaced. \
            Placeholders, markup and addresses stay as they are.
            """,
        arguments: [TranslationSaving.argument],
        options: [locale, TranslationSaving.dryRun, TranslationSaving.keepDamage] + TranslationReading.options)

    private let file: String
    private let locale: PseudoLocale
    private let saving: TranslationSaving
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = try TranslationSaving.path(arguments)
        locale = arguments.value(of: Self.locale).flatMap(PseudoLocale.init(rawValue:)) ?? .accented
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        var changes: [(file: TranslationFile, bytes: [UInt8])] = []
        for file in try reading.open(file, io) {
            try saving.check(file)
            let document: any TranslationDocument = file.document
            let edits = edits(of: document)
            changes.append((file, try file.edited(by: edits)))
        }
        try saving.save(changes, io)
        return .success
    }

    private func edits(of document: any TranslationDocument) -> [TranslationEdit] {
        func opened(_ document: some TranslationDocument) -> [TranslationEdit] { locale.edits(for: document) }
        return opened(document)
    }
}
