internal import JSONText
internal import PurchaseMessages

/// `shoptalk messages`: the catalogue of messages, for whoever shows, fills or translates them.
struct MessagesCommand: Command {
    static let message = ArgumentDefinition(
        name: "id", help: "A message to list, such as purchase.deferred; all where none is named.",
        isOptional: true, isRepeatable: true, value: MessageSelection.names)

    static let definition = CommandDefinition(
        name: "messages",
        abstract: "List the catalogue of messages: what each is about, and what fills it.",
        discussion: """
            With several values of --family, --presentation or --severity any of them serves, and every option that is \
            given has to be met. A parameter that is optional may be missing: the message has texts without it. The \
            texts are named by their keys in a catalogue, with their arguments in order; price/period is one argument, \
            a price for each period.

              shoptalk messages --family refund
              shoptalk messages purchase.deferred --format json
            """,
        arguments: [message],
        options: MessageSelection.options + [SharedOptions.format, SharedOptions.color])

    private let selection: MessageSelection
    private let writesJSON: Bool
    private let color: String?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        selection = MessageSelection(
            arguments, names: arguments.values(of: Self.message), label: Self.message.synopsis)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        color = arguments.value(of: SharedOptions.color)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let definitions = try selection.definitions(of: .builtIn)
        if writesJSON {
            try io.print(json: [("messages", .array(definitions.map(\.json)))])
        } else {
            let writer = MessageDefinitionText(style: TextStyle(when: color, io))
            try io.print(definitions.map(writer.text).joined(separator: "\n"))
        }
        return .success
    }
}
