internal import Languages
internal import StringTables
internal import TranslationFiles

/// `shoptalk strings set`: gives a key a text.
struct StringsSetCommand: Command {
    static let value = ArgumentDefinition(name: "value", help: "The text, as the file's format strings are written.")
    static let language = OptionDefinition(
        name: "language", valueName: "tag",
        help: "The language of the text; without it, the one that the file is in or was written in first.")
    static let plural = OptionDefinition(
        name: "plural", valueName: "category", help: "The plural form that the text is.",
        value: .oneOf(PluralCategory.allCases.map(\.rawValue)))
    static let device = OptionDefinition(
        name: "device", valueName: "name", help: "The device that the text is for.",
        value: .suggested(["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other"]))
    static let state = OptionDefinition(
        name: "state", valueName: "state", help: "How sure the text is, in a catalogue.",
        value: .oneOf(["new", "needs_review", "machine_translated", "translated"]))
    static let comment = OptionDefinition(
        name: "comment", valueName: "text", help: "What a translator should know about the key.")
    static let extracted = OptionDefinition(
        flag: "extracted", help: "A new key comes from code; without this Xcode keeps it as written by hand.")
    static let markStale = OptionDefinition(
        flag: "mark-stale", help: "Where the source text changes, the other languages need review.")

    static let definition = CommandDefinition(
        name: "set",
        abstract: "Give a key a text, in place of the one that is there or anew.",
        discussion: """
            Only the bytes of the entry change. A new key of a catalogue goes to its place in Finder order and is \
            marked as written by hand, or Xcode would drop it. A damaged file is not written, unless --keep-damage.
            """,
        arguments: [TranslationSaving.argument, StringsGetCommand.key, value],
        options: [
            language, plural, device, state, comment, extracted, markStale, TranslationSaving.dryRun,
            TranslationSaving.keepDamage,
        ] + TranslationReading.options)

    private let file: String
    private let key: String
    private let value: String
    private let language: LanguageTag?
    private let variation: VariationPath
    private let state: EntryState?
    private let comment: String?
    private let isExtracted: Bool
    private let marksStale: Bool
    private let saving: TranslationSaving
    private let reading: TranslationReading
    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = try TranslationSaving.path(arguments)
        key = arguments.value(of: StringsGetCommand.key) ?? ""
        value = arguments.value(of: Self.value) ?? ""
        language = try SharedOptions.tag(from: arguments.value(of: Self.language))
        let device = arguments.value(of: Self.device).map { VariationPath.Step.device(Device(rawValue: $0)) }
        let plural = arguments.value(of: Self.plural).flatMap(PluralCategory.init(rawValue:)).map {
            VariationPath.Step.plural($0)
        }
        variation = VariationPath([device, plural].compactMap(\.self))
        state = arguments.value(of: Self.state).map { EntryState(rawValue: $0) }
        comment = arguments.value(of: Self.comment)
        isExtracted = arguments.isGiven(Self.extracted)
        marksStale = arguments.isGiven(Self.markStale)
        saving = TranslationSaving(arguments)
        reading = try TranslationReading(arguments, language: language)
        self.arguments = arguments
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let file = try TranslationTarget.file(of: key, in: file, language: language, reading, io)
        try check(file)
        try saving.check(file)
        let edited = try file.edited(by: edits(of: file.document))
        try saving.save([(file, edited)], io)
        return .success
    }

    /// Refuses the options that a file of this kind has no place for.
    ///
    /// - Throws: A failure with status 64.
    private func check(_ file: TranslationFile) throws(CommandFailure) {
        let refused: (kind: String, options: [OptionDefinition])
        switch file.document {
        case is StringsDocument:
            refused = (".strings", [Self.plural, Self.device, Self.state, Self.extracted, Self.markStale])
        case is StringsDictDocument: refused = (".stringsdict", [Self.state, Self.extracted, Self.markStale])
        case is XLIFFDocument: refused = ("XLIFF", [Self.extracted])
        default: return
        }
        for option in refused.options where arguments.isGiven(option) {
            let value = option.valueName == nil ? "" : " " + (arguments.value(of: option) ?? "")
            throw .usage(
                "A \(refused.kind) file has nothing for '--\(option.name)': '\(file.document.name)'",
                in: "--\(option.name)\(value)")
        }
    }

    private func edits(of document: any TranslationDocument) throws(CommandFailure) -> [TranslationEdit] {
        let language = try TranslationTarget.language(language, in: document)
        let entry = document.translationEntry(forKey: key)
        let isCatalogue = document is StringCatalogue
        var edits: [TranslationEdit] = [
            .set(
                value, at: TextAddress(key: key, language: language, variation: variation),
                state: state ?? (isCatalogue ? .translated : nil))
        ]
        if let comment { edits.append(.setComment(comment, key: key)) }
        if isCatalogue, entry == nil, !isExtracted { edits.append(.setExtractionState(.manual, key: key)) }
        if marksStale, language == document.sourceLanguage, let entry,
            entry.text(in: language, variation)?.value != value
        {
            edits += entry.texts.filter { $0.language != language }.map {
                .setState(.needsReview, at: TextAddress(key: key, language: $0.language, variation: $0.variation))
            }
        }
        return edits
    }
}
