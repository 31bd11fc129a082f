internal import PurchaseMessages
internal import Purchases
internal import StringTables

/// A part of the catalogue, as the options of a command name it.
///
/// Of one option any value serves, and every option that is given has to be met: `--family sub --family offer
/// --severity warning` are the warnings of two families.
struct MessageSelection: Sendable {
    static let family = OptionDefinition(
        name: "family", valueName: "family",
        help: "A family of messages: \(MessageFamily.known.map(\.rawValue).joined(separator: ", ")).",
        isRepeatable: true, value: .suggested(MessageFamily.known.map(\.rawValue)))
    static let presentation = OptionDefinition(
        name: "presentation", valueName: "presentation", help: "Where messages belong on a screen.",
        isRepeatable: true, value: .oneOf(Presentation.known.map(\.rawValue)))
    static let severity = OptionDefinition(
        name: "severity", valueName: "severity", help: "How serious messages are.", isRepeatable: true,
        value: .oneOf(Severity.known.map(\.rawValue)))
    static let state = OptionDefinition(
        name: "state", valueName: "state", help: "How sure the texts of messages are.", isRepeatable: true,
        value: .oneOf(
            [EntryState.new, .needsReview, .machineTranslated, .translated].map(\.rawValue)))

    /// The options that look at definitions.
    static let options = [family, presentation, severity]

    /// The names of all messages, for a shell to offer.
    static let names = ValueDefinition.suggested(MessageCatalogue.builtIn.definitions.map(\.id.rawValue))

    private let names: [String]
    private let label: String
    private let families: [String]
    private let presentations: Set<String>
    private let severities: Set<String>
    private let states: Set<String>

    /// Understands the options.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command.
    ///   - names: The names of messages among them.
    ///   - label: What takes these names, as help shows it.
    init(_ arguments: ParsedArguments, names: [String], label: String) {
        self.names = names
        self.label = label
        families = arguments.values(of: Self.family)
        presentations = Set(arguments.values(of: Self.presentation))
        severities = Set(arguments.values(of: Self.severity))
        states = Set(arguments.values(of: Self.state))
    }

    /// The messages that are asked for: those that are named in the order of their names, else as the catalogue has them.
    ///
    /// - Throws: A failure with status 64 at the first name that no message or family of the catalogue has.
    func definitions(of catalogue: MessageCatalogue) throws(CommandFailure) -> [MessageDefinition] {
        let known = Set(catalogue.definitions.map(\.family.rawValue))
        for family in families where !known.contains(family) {
            throw Self.unknown(family, for: Self.family.label, "family", among: known.sorted())
        }
        let named = names.isEmpty ? catalogue.definitions : try definitions(named: names, in: catalogue)
        return named.filter { definition in
            Self.meets(Set(families), definition.family.rawValue)
                && Self.meets(presentations, definition.presentation.rawValue)
                && Self.meets(severities, definition.severity.rawValue)
        }
    }

    /// Whether a message has one of the states that are asked for.
    func holds(_ message: PurchaseMessage) -> Bool { Self.meets(states, message.state.rawValue) }

    private static func meets(_ choices: Set<String>, _ value: String) -> Bool {
        choices.isEmpty || choices.contains(value)
    }

    /// The messages of these names, each once.
    private func definitions(
        named names: [String], in catalogue: MessageCatalogue
    ) throws(CommandFailure) -> [MessageDefinition] {
        var found: [MessageDefinition] = []
        for name in names {
            guard let definition = catalogue[MessageID(name)] else {
                throw Self.unknown(name, for: label, "message", among: catalogue.definitions.map(\.id.rawValue))
            }
            if !found.contains(where: { $0.id == definition.id }) { found.append(definition) }
        }
        return found
    }

    private static func unknown(
        _ name: String, for label: String, _ what: String, among names: [String]
    ) -> CommandFailure {
        let hint = suggestion(for: name, among: names).map { ". Did you mean '\($0)'?" } ?? ""
        return .invalid(name, for: label, "there is no \(what) of this name" + hint)
    }
}
