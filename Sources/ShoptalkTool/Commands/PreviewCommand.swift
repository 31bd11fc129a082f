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

              shoptalk preview --check --require-reviewed --language de --language ja
            """,
        arguments: [file],
        options: [
            SharedOptions.languages, allLanguages, message,
        ] + MessageSelection.options + [
            MessageSelection.state, SharedOptions.storefront, bidi, MessageOutput.format, check, requireReviewed,
            SharedOptions.color,
        ])

    private let file: String?
    private let languages: [LanguageTag]
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
        var languages = try SharedOptions.languages(from: named)
        if arguments.isGiven(Self.allLanguages) {
            if named.isEmpty { languages = [] }
            languages += Localizations.languages.filter { !languages.contains($0) }
        }
        self.languages = languages
        selection = try MessageSelection(
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
        let samples = try samples(io)
        if checks { return try check(samples, io) }
        let composer = MessageComposer.ofCommand(isolation: isolates ? .isolate : .none)
        let messages = selection.definitions.flatMap { definition in
            let values = samples.values(for: definition)
            return languages.map { composer.message(definition.id, parameters: values, language: $0) }
        }
        let output = MessageOutput(format: format, isolates: isolates, style: TextStyle(when: color, io))
        try output.print(messages.filter(selection.holds), io)
        return .success
    }

    /// Writes what is wrong with the messages.
    private func check(_ samples: SampleValues, _ io: CommandIO) throws(CommandFailure) -> ExitStatus {
        let isForPlaces = format == .text || format == .json
        let check = MessageCheck(
            composer: .ofCommand(isolation: .isolate), format: isForPlaces ? nil : format,
            requiresReview: requiresReview)
        var count = 0
        var findings: [MessageFinding] = []
        for definition in selection.definitions {
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
