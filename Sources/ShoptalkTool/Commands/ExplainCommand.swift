internal import Diagnostics
internal import FailureClassification
internal import JSONText
internal import Languages
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases

/// `shoptalk explain`: what a store's error means, and what the buyer is told.
struct ExplainCommand: Command {
    static let domain = ArgumentDefinition(
        name: "domain", help: "The domain of the error, such as SKErrorDomain.",
        value: .suggested(["SKErrorDomain", "StoreKit.StoreKitError", "NSURLErrorDomain"]))
    static let code = ArgumentDefinition(
        name: "code", help: "The number or the name of the error in its domain, such as 2, -1009 or userCancelled.")
    static let underlying = OptionDefinition(
        name: "underlying", valueName: "domain:code",
        help: "An error beneath, outermost first; the last colon separates domain and code.", isRepeatable: true)

    static let definition = CommandDefinition(
        name: "explain",
        abstract: "Say what a store's error means and what the buyer is told.",
        discussion: """
            A cancelled purchase is silent, however it is disguised. An unknown code keeps its number and falls to \
            the message purchase.failed.unknown.

              shoptalk explain SKErrorDomain 0 --underlying AMSErrorDomain:6
            """,
        arguments: [domain, code],
        options: [underlying, SharedOptions.language, SharedOptions.format, SharedOptions.color])

    private let error: StoreError
    private let language: LanguageTag
    private let writesJSON: Bool
    private let color: String?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        let domain = arguments.value(of: Self.domain) ?? ""
        let code = arguments.value(of: Self.code) ?? ""
        if domain.isEmpty { throw .invalid("", for: "<domain>", "it is empty") }
        if code.isEmpty { throw .invalid("", for: "<code>", "it is empty") }
        var underlying: [StoreError] = []
        for text in arguments.values(of: Self.underlying) { underlying.append(try Self.storeError(text)) }
        error = StoreError(domain: domain, code: code, underlying: underlying)
        language = try SharedOptions.language(from: arguments)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        color = arguments.value(of: SharedOptions.color)
    }

    private static func storeError(_ text: String) throws(CommandFailure) -> StoreError {
        guard let colon = text.lastIndex(of: ":"), colon > text.startIndex, text.index(after: colon) < text.endIndex
        else {
            throw .invalid(text, for: "--underlying <domain:code>", "expected a domain, a colon and a code")
        }
        return StoreError(domain: String(text[..<colon]), code: String(text[text.index(after: colon)...]))
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let failure = FailureClassifier().classify(error)
        let message = message(for: failure)
        if writesJSON {
            let members =
                failure.jsonMembers(about: error) + [
                    ("schemaVersion", .integer(1)),
                    ("message", message.map { JSONRenderer().value($0) } ?? .null),
                ]
            try io.print(JSONValue.object(members).text(style: .indented) + "\n")
        } else {
            let style = TextStyle(when: color, io)
            try io.print(text(of: failure, style))
            if let message { try io.print("\n" + MessageText(style: style).text(message)) }
        }
        return .success
    }

    /// What the buyer is told, with samples for what an error does not say; nil where it is nothing.
    private func message(for failure: PurchaseFailure) -> PurchaseMessage? {
        let catalogue = MessageCatalogue.builtIn
        guard !failure.isSilent, let definition = catalogue[failure.messageID] else { return nil }
        let samples = SampleValues(products: [], currency: Storefront.unitedStates.currency)
        var values = samples.values(for: definition)
        values["code"] = .string("\(error.domain):\(error.code)")
        let message = MessageComposer.ofCommand().message(failure.messageID, parameters: values, language: language)
        return message.isSilent ? nil : message
    }

    private func text(of failure: PurchaseFailure, _ style: TextStyle) -> String {
        let rows = [
            ("kind", failure.kind.rawValue), ("silent", failure.isSilent ? "yes" : "no"),
            ("retry", failure.retry.rawValue), ("charged", failure.charged.rawValue),
            ("action", failure.action.rawValue), ("message", failure.messageID.rawValue),
        ]
        let heading = style.written(VisibleText(error.description).text, .strong) + "\n"
        return heading
            + rows.map { name, value in
                "    " + style.written(name, .faint) + String(repeating: " ", count: 9 - name.utf8.count) + value + "\n"
            }.joined()
    }
}
