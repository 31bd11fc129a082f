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
        name: "domain", help: "The domain of the error, such as SKErrorDomain, RevenueCat.ErrorCode or stripe.code.",
        value: .suggested(FailureClassifier().vocabularies))
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
            the message purchase.failed.unknown. Domains are known by the names of classes and fields too; a name \
            that several vendors use, such as ErrorCode, is refused with the vocabularies that may be meant. The \
            advice is for developers; the message at the end is what the buyer reads.

              shoptalk explain SKErrorDomain 0 --underlying AMSErrorDomain:6
              shoptalk explain BillingResponseCode ITEM_ALREADY_OWNED
              shoptalk explain stripe.code card_declined --underlying decline_code:lost_card
            """,
        arguments: [domain, code],
        options: [underlying, SharedOptions.language, SharedOptions.format, SharedOptions.color])

    private let classifier = FailureClassifier()
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
        try refuseAmbiguousDomains(io)
        let failure = classifier.classify(error)
        let message = message(for: failure)
        if writesJSON {
            let members =
                failure.jsonMembers(about: error) + [
                    ("schemaVersion", .integer(1)),
                    ("vocabulary", .optional(vocabulary)),
                    ("advice", .string(failure.developerAdvice)),
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

    /// The vocabulary that the domain of the error means, by its name in the table.
    private var vocabulary: String? {
        if case .known(let name) = classifier.vocabulary(named: error.domain) { name } else { nil }
    }

    /// Stops where a domain may mean several vocabularies, and says which: as JSON too, for a program to choose.
    private func refuseAmbiguousDomains(_ io: CommandIO) throws(CommandFailure) {
        for each in [error] + error.underlying {
            guard case .ambiguous(let candidates) = classifier.vocabulary(named: each.domain) else { continue }
            if writesJSON {
                let members: [(key: String, value: JSONValue)] = [
                    ("schemaVersion", .integer(1)), ("domain", .string(error.domain)), ("code", .string(error.code)),
                    ("underlying", .array(error.underlying.map(\.json))), ("ambiguousDomain", .string(each.domain)),
                    ("candidates", .array(candidates.map { .string($0) })),
                ]
                try io.print(JSONValue.object(members).text(style: .indented) + "\n")
            }
            let label = each == error ? "<domain>" : "--underlying <domain:code>"
            var text = CommandFailure.invalid(each.domain, for: label, "it may mean several vocabularies").text
            let code = VisibleText(each.code).text
            for candidate in candidates {
                let failure = classifier.classify(StoreError(domain: candidate, code: each.code))
                let isKnown = classifier.knows(failure.error)
                text += "\n  \(candidate): \(isKnown ? "\(code) is \(failure.kind.rawValue)" : "it has no \(code)")"
            }
            throw CommandFailure(.usage, text)
        }
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
        var rows = [
            ("kind", failure.kind.rawValue), ("silent", failure.isSilent ? "yes" : "no"),
            ("retry", failure.retry.rawValue), ("charged", failure.charged.rawValue),
            ("action", failure.action.rawValue), ("message", failure.messageID.rawValue),
            ("advice", failure.developerAdvice),
        ]
        if let vocabulary, vocabulary != error.domain { rows.insert(("domain", vocabulary), at: 0) }
        let heading = style.written(VisibleText(error.description).text, .strong) + "\n"
        return heading
            + rows.map { name, value in
                "    " + style.written(name, .faint) + String(repeating: " ", count: 9 - name.utf8.count) + value + "\n"
            }.joined()
    }
}
