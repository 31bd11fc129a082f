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
        isRepeatable: true, value: .suggested(MessageCatalogue.builtIn.definitions.map(\.id.rawValue)))
    static let bidi = OptionDefinition(
        name: "bidi", valueName: "marks",
        help: "Whether invisible marks keep values and lines of another direction apart.",
        value: .oneOf(["isolate", "none"]), defaultValue: "isolate")

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
            """,
        arguments: [file],
        options: [
            SharedOptions.languages, allLanguages, message, SharedOptions.storefront, bidi, MessageOutput.format,
            SharedOptions.color,
        ])

    private let file: String?
    private let languages: [LanguageTag]
    private let definitions: [MessageDefinition]
    private let storefront: Storefront?
    private let isolates: Bool
    private let format: RenderingFormat
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
        definitions = try Self.definitions(named: arguments.values(of: Self.message))
        storefront = try SharedOptions.storefront(from: arguments)
        isolates = arguments.value(of: Self.bidi) == "isolate"
        format = MessageOutput.format(from: arguments)
        color = arguments.value(of: SharedOptions.color)
    }

    /// The messages of these names, each once; all where there is none.
    private static func definitions(named names: [String]) throws(CommandFailure) -> [MessageDefinition] {
        let catalogue = MessageCatalogue.builtIn
        if names.isEmpty { return catalogue.definitions }
        var found: [MessageDefinition] = []
        for name in names {
            guard let definition = catalogue[MessageID(name)] else {
                let near = suggestion(for: name, among: catalogue.definitions.map(\.id.rawValue))
                let hint = near.map { ". Did you mean '\($0)'?" } ?? ""
                throw .invalid(name, for: "--message <id>", "there is no message of this name" + hint)
            }
            if !found.contains(where: { $0.id == definition.id }) { found.append(definition) }
        }
        return found
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let samples = try samples(io)
        let composer = MessageComposer.ofCommand(isolation: isolates ? .isolate : .none)
        let messages = definitions.flatMap { definition in
            let values = samples.values(for: definition)
            return languages.map { composer.message(definition.id, parameters: values, language: $0) }
        }
        let output = MessageOutput(format: format, isolates: isolates, style: TextStyle(when: color, io))
        try output.print(messages, io)
        return .success
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
