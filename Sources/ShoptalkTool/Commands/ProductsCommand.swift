internal import JSONText
internal import Languages
internal import PriceFormatting
internal import Purchases
internal import StoreConfiguration

/// `shoptalk products`: what a StoreKit configuration file sells, as a reader of a language sees it.
struct ProductsCommand: Command {
    static let definition = CommandDefinition(
        name: "products",
        abstract: "List what a StoreKit configuration file sells.",
        discussion: """
            A file names no currency: prices have the currency of the storefront, which is that of --storefront, else \
            the file's own, else USA. Each product and offer is said as one sentence; equivalents are rounded down, and savings \
            are those against the dearest plan of the same group and level, never overstated. A file with a fault is \
            refused with its place and status 65.
            """,
        arguments: [ConfigurationFile.argument],
        options: [SharedOptions.language, SharedOptions.storefront, SharedOptions.format, SharedOptions.color])

    private let file: String
    private let language: LanguageTag
    private let storefront: Storefront?
    private let writesJSON: Bool
    private let color: String?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: ConfigurationFile.argument) ?? ""
        language = try SharedOptions.language(from: arguments)
        storefront = try SharedOptions.storefront(from: arguments)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        color = arguments.value(of: SharedOptions.color)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let configuration = try ConfigurationFile.read(file, storefront: storefront, io)
        let writer = ProductWriter(
            language: language, products: configuration.products, storefront: configuration.storefront)
        if writesJSON {
            let json = JSONValue.object([
                ("schemaVersion", .integer(1)),
                ("language", .string(language.description)),
                ("storefront", .string(configuration.storefront.alpha3)),
                ("currency", .string(configuration.storefront.currency.rawValue)),
                ("products", .array(configuration.products.map(writer.json))),
            ])
            try io.print(json.text(style: .indented) + "\n")
        } else {
            let style = TextStyle(when: color, io)
            try io.print(configuration.products.map { writer.text($0, style) }.joined(separator: "\n"))
        }
        return .success
    }
}
