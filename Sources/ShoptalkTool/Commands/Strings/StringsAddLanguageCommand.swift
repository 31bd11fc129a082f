internal import Languages
internal import StringTables
internal import TranslationFiles

/// `shoptalk strings add-language`: prepares a catalogue for a translator.
struct StringsAddLanguageCommand: Command {
    static let tag = ArgumentDefinition(name: "tag", help: "The language, as a BCP 47 tag such as pt-BR.")

    static let definition = CommandDefinition(
        name: "add-language",
        abstract: "Give every key of a catalogue a text in another language, for a translator to begin with.",
        discussion: """
            The texts are those of the source language with the state 'new', plural forms in the categories of the new \
            language. Keys that have a text in it already, and keys that are not to be translated, stay as they are.
            """,
        arguments: [TranslationSaving.argument, tag],
        options: [TranslationSaving.dryRun, TranslationSaving.keepDamage] + TranslationReading.options)

    private let file: String
    private let language: LanguageTag
    private let saving: TranslationSaving
    private let reading: TranslationReading

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = try TranslationSaving.path(arguments)
        let text = arguments.value(of: Self.tag) ?? ""
        guard let tag = LanguageTag(text) else { throw .invalid(text, for: "<tag>", "not a language tag") }
        language = tag
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        var changes: [(file: TranslationFile, bytes: [UInt8])] = []
        for file in try reading.open(file, io) where file.document is StringCatalogue {
            try saving.check(file)
            changes.append((file, try file.edited(by: edits(of: file.document))))
        }
        guard !changes.isEmpty else {
            throw CommandFailure(
                .badData, "Error: '\(io.fileName(file))' is no catalogue; other formats have a file for each language")
        }
        try saving.save(changes, io)
        return .success
    }

    private func edits(of document: any TranslationDocument) -> [TranslationEdit] {
        let source = document.sourceLanguage
        return document.translationEntries.flatMap { entry -> [TranslationEdit] in
            guard entry.shouldTranslate, !entry.texts.contains(where: { $0.language == language }) else { return [] }
            let texts = entry.texts.filter { $0.language == source }
            if texts.isEmpty { return [set(entry.key, .plain, entry.key)] }
            return texts.flatMap { text -> [TranslationEdit] in
                guard case .plural(.other) = text.variation.steps.last else {
                    if case .plural = text.variation.steps.last { return [] }
                    return [set(entry.key, text.variation, text.value)]
                }
                // Each category of the new language begins with the source's text for any number.
                return PluralRules.cardinal(for: language).categories.map { category in
                    let form = VariationPath(text.variation.steps.dropLast() + [.plural(category)])
                    return set(entry.key, form, entry.text(in: source, form)?.value ?? text.value)
                }
            }
        }
    }

    private func set(_ key: String, _ variation: VariationPath, _ value: String) -> TranslationEdit {
        .set(value, at: TextAddress(key: key, language: language, variation: variation), state: .new)
    }
}
