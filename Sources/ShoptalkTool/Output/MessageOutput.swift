internal import JSONText
internal import Languages
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases

/// Writes messages to standard output in the format that was asked for, and what was shortened to standard error.
struct MessageOutput: Sendable {
    /// Where the messages are written for.
    static let format = OptionDefinition(
        name: "format", valueName: "format",
        help: "The place that the messages are written for: a terminal, a program, a page, a notification, a chat or a "
            + "letter.",
        value: .oneOf(RenderingFormat.allCases.map(\.rawValue)), defaultValue: RenderingFormat.text.rawValue)

    /// The format that was asked for.
    let format: RenderingFormat
    /// Whether invisible marks keep values and lines of another direction apart.
    let isolates: Bool
    /// Whether the format `text` has colours.
    let style: TextStyle

    /// The format of a command line.
    static func format(from arguments: ParsedArguments) -> RenderingFormat {
        arguments.value(of: format).flatMap(RenderingFormat.init) ?? .text
    }

    /// Writes messages.
    ///
    /// - Throws: As ``CommandIO/print(_:)``.
    func print(_ messages: some Sequence<PurchaseMessage>, _ io: CommandIO) throws(CommandFailure) {
        if format == .json { return try io.print(JSONRenderer().document(messages).text(style: .indented) + "\n") }
        let renderer = renderer
        var output: [UInt8] = []
        output.reserveCapacity(2 * MessageOutput.part)
        var isFirst = true
        // Several letters stand in a mailbox (RFC 4155): no line of a letter begins with `From `.
        var letters = 0
        for message in messages {
            let rendered = renderer.render(message)
            for note in rendered.notes where note.kind != .silent {
                let place = TerminalText("\(message.id) \(message.language)").description
                io.report("\(place): note: \(note)\n")
            }
            if rendered.bytes.isEmpty { continue }
            if format == .email {
                if letters == 1 { output = MessageOutput.mailed(output) }
                output += letters == 0 ? rendered.bytes : MessageOutput.mailed(rendered.bytes)
                letters += 1
            } else {
                if !isFirst, !format.isJSONLine { output.append(UInt8(ascii: "\n")) }
                isFirst = false
                output += rendered.bytes
                if format.isJSONLine { output.append(UInt8(ascii: "\n")) }
                if output.count >= MessageOutput.part {
                    try io.print(output)
                    output.removeAll(keepingCapacity: true)
                }
            }
        }
        try io.print(output)
    }

    private var renderer: any MessageRenderer {
        let text = TextRenderer(isolatesRightToLeft: isolates)
        return switch format {
        case .text: style.isColored ? ANSIRenderer(text) : text
        case .ansi: ANSIRenderer(text)
        case .markdown: MarkdownRenderer(isolatesRightToLeft: isolates)
        case .localizedAPNs: LocalizedAPNsRenderer(isolatesArguments: isolates)
        default: format.renderer
        }
    }

    /// How many bytes are written at once.
    private static let part = 32_768

    /// A letter as it stands in a mailbox.
    private static func mailed(_ letter: [UInt8]) -> [UInt8] {
        "From MAILER-DAEMON Thu Jan  1 00:00:00 1970\r\n".utf8 + letter + "\r\n".utf8
    }
}
