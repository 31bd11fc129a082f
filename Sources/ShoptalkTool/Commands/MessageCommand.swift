internal import Diagnostics
internal import JSONText
internal import Languages
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases
internal import StoreConfiguration
internal import StoreEvents

/// `shoptalk message`: what the buyer is told about an event of a store's server.
struct MessageCommand: Command {
    static let file = ArgumentDefinition(
        name: "file",
        help: "An event as JSON: of the App Store (verified and decoded), Google Play, RevenueCat or Stripe; - is "
            + "standard input.",
        value: .file(endings: ["json"]))
    static let products = OptionDefinition(
        name: "products", valueName: "file",
        help: "A StoreKit configuration file with the names and periods of the products.",
        value: .file(endings: ["storekit"]))

    static let definition = CommandDefinition(
        name: "message",
        abstract: "Say what the buyer is told about an event of a store's server.",
        discussion: """
            The store is found from the event. Events that a buyer must not see are silent, and people on duty get \
            the message ops.event; so is a type that is not known. No signature is verified here, and what is still \
            signed is refused.

            The formats text, ansi and json tell of the event and of both messages. The others write the buyer's \
            message alone, and nothing where the event is silent; slack writes the one for people on duty where there \
            is one.

              shoptalk message renewal.json --language pt-BR --products shop.storekit
            """,
        arguments: [file],
        options: [SharedOptions.language, products, MessageOutput.format, SharedOptions.color])

    private let file: String
    private let products: String?
    private let language: LanguageTag
    private let format: RenderingFormat
    private let color: String?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: Self.file) ?? "-"
        products = arguments.value(of: Self.products)
        language = try SharedOptions.language(from: arguments)
        format = MessageOutput.format(from: arguments)
        color = arguments.value(of: SharedOptions.color)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let event = try event(io)
        let products = try knownProducts(io)
        let composer = MessageComposer.ofCommand()
        let message = composer.message(for: event, products: products, language: language)
        let operations = composer.operationsMessage(for: event, products: products, language: language)
        let missing = composer.missingParameters(for: event)
        if !missing.isEmpty {
            let names = missing.joined(separator: ", ")
            io.report("\(io.fileName(file)): note: the message leaves out what the event does not say: \(names)\n")
        }
        switch format {
        case .json:
            try io.print(
                json: event.jsonMembers + [
                    ("message", message.map { JSONRenderer().value($0) } ?? .null),
                    ("operationsMessage", operations.map { JSONRenderer().value($0) } ?? .null),
                ])
        case .text, .ansi:
            let style = format == .ansi ? TextStyle(isColored: true) : TextStyle(when: color, io)
            let writer = MessageText(style: style)
            try io.print(text(of: event, style))
            for message in [message, operations] {
                if let message { try io.print("\n" + writer.text(message)) }
            }
        default:
            let chosen = format == .slack ? operations ?? message : message
            let output = MessageOutput(format: format, isolates: true, style: .plain)
            try output.print(chosen.map { [$0] } ?? [], io)
        }
        return .success
    }

    private func event(_ io: CommandIO) throws(CommandFailure) -> StoreEvent {
        let bytes = try io.read(file)
        let event: StoreEvent
        do {
            event = try StoreEvent(parsing: bytes)
        } catch {
            throw CommandFailure(.badData, error.diagnostic.description(file: io.fileName(file)))
        }
        for part in event.undecodedParts {
            io.report("\(io.fileName(file)): note: \(part) is still signed, and what it holds is missing\n")
        }
        return event
    }

    private func knownProducts(_ io: CommandIO) throws(CommandFailure) -> [ProductID: Product] {
        guard let products else { return [:] }
        let known = try ConfigurationFile.read(products, storefront: nil, io).products
        return Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func text(of event: StoreEvent, _ style: TextStyle) -> String {
        var rows = [("silent", event.isSilent ? "yes" : "no"), ("charged", event.charged.rawValue)]
        switch event.meaning {
        case .known(let known): rows.insert(("kind", known.kind.rawValue), at: 0)
        case .unknown: rows.insert(("kind", "unknown"), at: 0)
        }
        rows.append(("message", event.messageID.rawValue))
        if let environment = event.environment { rows.append(("environment", environment.rawValue)) }
        if let date = event.signedDate { rows.append(("signed", date.iso8601)) }
        if let key = event.deduplicationKey { rows.append(("key", key)) }
        let heading = VisibleText("\(event.source) \(event.name)").text
        return style.written(heading, .strong) + "\n"
            + rows.map { name, value in
                "    " + style.written(name, .faint) + String(repeating: " ", count: 13 - name.utf8.count)
                    + VisibleText(value).text + "\n"
            }.joined()
    }
}
