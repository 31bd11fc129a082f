internal import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationExchange
internal import TranslationFiles

/// `shoptalk strings convert`: a translation file in another format.
struct StringsConvertCommand: Command {
    /// The formats that are read or written beside Apple's.
    private static let formats = ["xcstrings", "strings", "android", "gettext", "arb"]

    static let to = OptionDefinition(
        name: "to", valueName: "format",
        help: "The format to write: a catalogue, .strings and .stringsdict, strings.xml, PO or ARB.",
        value: .oneOf(formats))
    static let from = OptionDefinition(
        name: "from", valueName: "format", help: "The format of the file, where its name does not tell it.",
        value: .oneOf(formats + ["stringsdict", "xliff"]))
    static let language = OptionDefinition(
        name: "language", valueName: "tag", help: "The language of a file that does not name it, and to write.")
    static let output = OptionDefinition(
        name: "output", letter: "o", valueName: "path",
        help: "The file to write, or for strings the folder; - is standard output.", defaultValue: "-")

    static let definition = CommandDefinition(
        name: "convert",
        abstract: "Write a translation file in another format.",
        discussion: """
            What the other format cannot hold is told on standard error, each with its key; nothing is left out in \
            silence. A format for one language gets the texts of --language, without it those of the source.
            """,
        arguments: [TranslationInput.argument],
        options: [to, from, language, output, TranslationSaving.dryRun] + TranslationReading.options)

    private let file: String
    private let reading: TranslationReading
    private let saving: TranslationSaving
    private let to: String
    private let from: String?
    private let language: LanguageTag?
    private let output: String

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: TranslationInput.argument) ?? ""
        guard let format = arguments.value(of: Self.to) else { throw .usage("Missing expected option '--to <format>'") }
        to = format
        from = arguments.value(of: Self.from)
        language = try SharedOptions.tag(from: arguments.value(of: Self.language))
        output = arguments.value(of: Self.output) ?? "-"
        reading = try TranslationReading(arguments)
        saving = TranslationSaving(arguments)
        if to == "strings", output == "-" {
            throw .usage("'--to strings' writes several files; name a folder with --output")
        }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let (table, isDamaged) = try read(io)
        let language = language ?? table.sourceLanguage ?? table.languages.first ?? .english
        var losses: [ConversionLoss] = []
        switch to {
        case "xcstrings": losses = try write(table.catalogue(), io)
        case "android": losses = try write(table.androidStrings(language: language), io)
        case "gettext": losses = try write(table.gettext(language: language), io)
        case "arb": losses = try write(table.arb(language: language), io)
        default:
            let name = file.split(separator: "/").last ?? "Localizable"
            let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
            let result = table.stringsFiles(table: stem)
            let files = result.files.map { (path: output + "/" + $0.path, bytes: $0.bytes) }
            try saving.make(files, io)
            try saving.list(files.map(\.path), asJSON: false, io)
            losses = result.losses
        }
        for loss in losses {
            io.report("\(io.fileName(file)): warning: \(VisibleText(loss.description).text)\n")
        }
        return isDamaged ? .badData : .success
    }

    private func write(
        _ result: (bytes: [UInt8], losses: [ConversionLoss]), _ io: CommandIO
    ) throws(CommandFailure) -> [ConversionLoss] {
        if output == "-" {
            try io.print(String(decoding: result.bytes, as: UTF8.self))
        } else {
            try saving.make([(output, result.bytes)], io)
        }
        return result.losses
    }

    private func read(_ io: CommandIO) throws(CommandFailure) -> (table: TranslationTable, isDamaged: Bool) {
        let name = file.lowercased()
        let format =
            from
            ?? (name.hasSuffix(".xml")
                ? "android"
                : name.hasSuffix(".po") || name.hasSuffix(".pot") ? "gettext" : name.hasSuffix(".arb") ? "arb" : nil)
        let found: (table: TranslationTable, diagnostics: [Diagnostic])
        switch format {
        case "android":
            guard let language else { throw .usage("A strings.xml file does not name its language; give --language") }
            found = TranslationTable.readingAndroidStrings(try reading.bytes(of: file, io), language: language)
        case "gettext": found = TranslationTable.readingGettext(try reading.bytes(of: file, io), language: language)
        case "arb":
            let bytes = try reading.bytes(of: file, io)
            do {
                found = try TranslationTable.readingARB(bytes, language: language)
            } catch {
                throw CommandFailure(.badData, error.diagnostic.description(file: io.fileName(file)))
            }
        default:
            let opened = try reading.file(file, as: format.flatMap(TranslationFormat.init(rawValue:)), io)
            found = (table(of: opened.document), opened.document.diagnostics)
        }
        for diagnostic in found.diagnostics { io.report(diagnostic.description(file: io.fileName(file)) + "\n") }
        return (found.table, found.diagnostics.contains { $0.severity == .error })
    }

    private func table(of document: any TranslationDocument) -> TranslationTable {
        if let catalogue = document as? StringCatalogue { return TranslationTable(catalogue) }
        let own = language ?? document.languages.first ?? .english
        if let strings = document as? StringsDocument {
            return TranslationTable(strings: strings, rules: nil, language: own)
        }
        if let rules = document as? StringsDictDocument {
            return TranslationTable(strings: nil, rules: rules, language: own)
        }
        return entries(of: document)
    }

    private func entries(of document: some TranslationDocument) -> TranslationTable {
        TranslationTable(entriesOf: document)
    }
}
