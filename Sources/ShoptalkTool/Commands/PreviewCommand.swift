internal import JSONText
internal import Languages
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases
internal import StoreConfiguration
internal import StringTables

/// `shoptalk preview`: every message in every language, with no store and no Mac.
struct PreviewCommand: Command {
    static let file = ArgumentDefinition(
        name: "file", help: "A StoreKit configuration file; - is standard input. Without it a small shop is shown.",
        isOptional: true, value: .file(endings: ["storekit"]))
    static let allLanguages = OptionDefinition(flag: "all-languages", help: "Write in every language there is.")
    static let message = OptionDefinition(
        name: "message", valueName: "id", help: "A message to show, such as purchase.deferred; all where none is named.",
        isRepeatable: true)
    static let bidi = OptionDefinition(
        name: "bidi", valueName: "how", help: "Whether inserted values are isolated for writing in both directions.",
        value: .oneOf(["isolate", "none"]), defaultValue: "isolate")

    static let definition = CommandDefinition(
        name: "preview",
        abstract: "Show every message in every language, with no store and no Mac.",
        discussion: """
            Messages are filled from the first product of the file of the kind that a situation needs, with a quantity \
            of 2 and sample values for what a configuration does not hold. A language without texts falls along its \
            chain, and the output says so.
            """,
        arguments: [file],
        options: [
            SharedOptions.languages, allLanguages, message, SharedOptions.storefront, bidi, SharedOptions.format,
            SharedOptions.color,
        ])

    private let file: String?
    private let languages: [LanguageTag]
    private let showsAllLanguages: Bool
    private let ids: [MessageID]
    private let storefront: Storefront?
    private let isolation: ArgumentIsolation
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: Self.file)
        languages = try SharedOptions.languages(from: arguments.values(of: SharedOptions.languages))
        showsAllLanguages = arguments.isGiven(Self.allLanguages)
        storefront = try SharedOptions.storefront(from: arguments)
        isolation = arguments.value(of: Self.bidi) == "none" ? .none : .isolate
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        var ids: [MessageID] = []
        for text in arguments.values(of: Self.message) {
            let id = MessageID(text)
            guard MessageCatalogue.builtIn[id] != nil else {
                let known = MessageCatalogue.builtIn.definitions.map(\.id.rawValue)
                let hint = suggestion(for: text, among: known).map { ". Did you mean '\($0)'?" } ?? ""
                throw .invalid(text, for: "--message <id>", "there is no message of this name" + hint)
            }
            if !ids.contains(id) { ids.append(id) }
        }
        self.ids = ids
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let products =
            if let file { try ConfigurationFile.read(file, storefront: storefront, io).products } else {
                SampleShop.products(in: storefront ?? .unitedStates)
            }
        let composer = MessageComposer.ofCommand(isolation: isolation)
        let samples = SampleValues(products: products)
        let definitions = composer.catalogue.definitions.filter { ids.isEmpty || ids.contains($0.id) }
        let tags = showsAllLanguages ? composer.localizer.languages : languages
        let messages = definitions.flatMap { definition in
            tags.map { composer.message(definition.id, parameters: samples.values(for: definition), language: $0) }
        }
        if writesJSON {
            try io.print(JSONRenderer().document(messages).text(style: .indented) + "\n")
        } else {
            try io.print(TextRenderer(isolatesRightToLeft: isolation == .isolate).text(messages))
        }
        return .success
    }
}
