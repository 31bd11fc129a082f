internal import JSONText
internal import Languages
internal import Localizations
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases
internal import StoreConfiguration
internal import StringTables

/// `shoptalk preview`: every message in every language, with no store and no Mac.
struct PreviewCommand: Command {
    static let file = ArgumentDefinition(
        name: "file",
        help: "A StoreKit configuration file whose products fill the messages; - is standard input. "
            + "Without it a small shop within the program does.",
        isOptional: true, value: .file(endings: ["storekit"]))
    static let allLanguages = OptionDefinition(
        flag: "all-languages", help: "Write in every language that there are texts in.")
    static let message = OptionDefinition(
        name: "message", valueName: "id",
        help: "A message to show, such as purchase.deferred; all where none is named.",
        isRepeatable: true, value: MessageSelection.names)
    static let bidi = OptionDefinition(
        name: "bidi", valueName: "marks",
        help: "Whether invisible marks keep values and lines of another direction apart.",
        value: .oneOf(["isolate", "none"]), defaultValue: "isolate")
    static let check = OptionDefinition(
        flag: "check", help: "Write what is missing, too long or malformed instead of the messages.")
    static let requireReviewed = OptionDefinition(
        flag: "require-reviewed", help: "With --check: also what nobody has reviewed.")

    static let definition = CommandDefinition(
        name: "preview",
        abstract: "Show every message of a purchase, in every language.",
        discussion: """
            Each message is written once a language, filled from the first product of the kind that it is about, with \
            a quantity of 2 and samples for what a configuration does not hold. A language without texts falls along \
            its chain, and the JSON says so.

            A format writes the messages for a place where people read them. The formats apns, apns-localized, fcm, \
            webpush, slack, retention and alert are one JSON text on one line for each message; json is one document \
            of all. Several letters of email stand in one mailbox. A silent message has a line only in text, ansi and \
            json. What had to be shortened or left out is told on standard error.

            With several values of --family, --presentation, --severity or --state any of them serves, and every \
            option that is given has to be met.

            With --check each finding is one line: ID LANGUAGE: KIND: KEY: TEXT, and the exit status is 1 where there \
            is one. A language without texts of its own is missing; a region shares those of its language. Texts are \
            measured with the sample values against the budget of the message, and against the limits of the format, \
            or else of the places that the message is meant for. With --format json the findings are one document.

            An app's own words come in with --texts, and messages that only it has with --definitions: a family of \
            its own, or another definition of one of ours. They are shown and checked like the others.

              shoptalk preview --check --require-reviewed --language de --language ja
              shoptalk preview --check --texts Shop.xcstrings --definitions shop.json
            """,
        arguments: [file],
        options: [
            SharedOptions.languages, allLanguages, message,
        ] + MessageSelection.options + [
            MessageSelection.state, SharedOptions.storefront, bidi, MessageOutput.format, check, requireReviewed,
        ] + OwnMessages.options + [SharedOptions.color])

    private let file: String?
    private let languages: [LanguageTag]
    private let isForAllLanguages: Bool
    private let own: OwnMessages
    private let selection: MessageSelection
    private let storefront: Storefront?
    private let isolates: Bool
    private let format: RenderingFormat
    private let checks: Bool
    private let requiresReview: Bool
    private let color: String?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: Self.file)
        let named = arguments.values(of: SharedOptions.languages)
        isForAllLanguages = arguments.isGiven(Self.allLanguages)
        languages = isForAllLanguages && named.isEmpty ? [] : try SharedOptions.languages(from: named)
        own = OwnMessages(arguments)
        selection = MessageSelection(
            arguments, names: arguments.values(of: Self.message), label: Self.message.label)
        storefront = try SharedOptions.storefront(from: arguments)
        isolates = arguments.value(of: Self.bidi) == "isolate"
        format = MessageOutput.format(from: arguments)
        checks = arguments.isGiven(Self.check)
        requiresReview = arguments.isGiven(Self.requireReviewed)
        color = arguments.value(of: SharedOptions.color)
        if requiresReview, !checks { throw .usage("The option '--require-reviewed' is given without '--check'") }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let catalogue = try own.catalogue(io)
        let definitions = try selection.definitions(of: catalogue)
        let tables = try own.tables(io)
        let languages = languages(with: tables)
        let samples = try samples(io)
        let composer = MessageComposer.ofCommand(
            isolation: checks || isolates ? .isolate : .none, catalogue: catalogue, texts: tables)
        if checks { return try check(definitions, languages, composer, samples, io) }
        let messages = definitions.lazy.flatMap { definition in
            let values = samples.values(for: definition)
            return languages.lazy.map { composer.message(definition.id, parameters: values, language: $0) }
        }
        let output = MessageOutput(format: format, isolates: isolates, style: TextStyle(when: color, io))
        try output.print(messages.filter(selection.holds), io)
        return .success
    }

    /// The languages to write in: those that are named, and where all are asked for, ours and those of an app's own texts.
    private func languages(with tables: [StringTable]) -> [LanguageTag] {
        guard isForAllLanguages else { return languages }
        return (Localizations.languages + tables.flatMap(\.languages)).reduce(into: languages) { languages, language in
            if !languages.contains(language) { languages.append(language) }
        }
    }

    /// Writes what is wrong with the messages.
    private func check(
        _ definitions: [MessageDefinition], _ languages: [LanguageTag], _ composer: MessageComposer,
        _ samples: SampleValues, _ io: CommandIO
    ) throws(CommandFailure) -> ExitStatus {
        let isForPlaces = format == .text || format == .json
        let check = MessageCheck(
            composer: composer, format: isForPlaces ? nil : format, requiresReview: requiresReview)
        var count = 0
        var findings: [MessageFinding] = []
        for definition in definitions {
            let values = samples.values(for: definition)
            for language in languages {
                let message = check.composer.message(definition.id, parameters: values, language: language)
                guard selection.holds(message) else { continue }
                count += 1
                findings += check.findings(about: definition, values: values, in: language)
            }
        }
        if format == .json {
            try io.print(
                json: [("checked", .integer(count)), ("findings", .array(findings.map(\.json)))])
        } else {
            try io.print(findings.map(\.line).joined())
            let messages = "\(count) \(count == 1 ? "message" : "messages")"
            io.report("\(messages) checked, \(findings.count) \(findings.count == 1 ? "finding" : "findings")\n")
        }
        return findings.isEmpty ? .success : .findings
    }

    private func samples(_ io: CommandIO) throws(CommandFailure) -> SampleValues {
        guard let file else {
            return SampleValues(products: [], currency: (storefront ?? .unitedStates).currency)
        }
        let configuration = try ConfigurationFile.read(file, storefront: storefront, io)
        if configuration.products.isEmpty {
            io.report("\(io.fileName(file)): note: no products; the shop within the program fills the messages\n")
        }
        return SampleValues(products: configuration.products, currency: configuration.storefront.currency)
    }
}
