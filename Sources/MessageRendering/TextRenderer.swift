import Languages
public import PurchaseMessages
import Purchases

/// Writes messages for a person at a terminal.
///
/// ```text
/// purchase.deferred  de  sheet  info
///     Warten auf Genehmigung
///     Nach der Genehmigung verfügbar: Münzen. Bis dahin wird nichts berechnet.
///     [OK]
/// ```
///
/// A text that runs from right to left is isolated as a whole, so that its full stop and its brackets stay on its own
/// side; characters that would act on the terminal are made visible.
public struct TextRenderer: MessageRenderer, Hashable {
    /// Whether right-to-left text is isolated from the line around it.
    ///
    /// The marks are U+2067 and U+2069.
    public let isolatesRightToLeft: Bool

    /// Makes a renderer.
    ///
    /// - Parameter isolatesRightToLeft: Pass false for output that must hold no invisible characters.
    public init(isolatesRightToLeft: Bool = true) { self.isolatesRightToLeft = isolatesRightToLeft }

    /// A message as lines, silent or not.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        var bytes: [UInt8] = []
        write(message, to: &bytes)
        return RenderedMessage(bytes: bytes, contentType: RenderedMessage.plainText)
    }

    /// A message as lines: its name and properties, its text, its buttons.
    ///
    /// Each line ends with a line feed.
    public func text(_ message: PurchaseMessage) -> String { render(message).text }

    /// Several messages, with an empty line between them.
    public func text(_ messages: some Sequence<PurchaseMessage>) -> String {
        var bytes: [UInt8] = []
        for message in messages {
            if !bytes.isEmpty { bytes.append(TextRenderer.lineFeed) }
            write(message, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let lineFeed = UInt8(ascii: "\n")

    private func write(_ message: PurchaseMessage, to bytes: inout [UInt8]) {
        bytes.reserveCapacity(bytes.count + 512)
        writeHeading(message, to: &bytes)
        if message.title == nil, message.body == nil, message.buttons.isEmpty {
            bytes.append(utf8: "    (silent)\n")
            return
        }
        // Values in which a character acts are rare: most texts are copied as they are.
        let known = TerminalText.acting(message.parameters.lazy.map(\.formatted))
        let isIsolated = message.direction == .rightToLeft && isolatesRightToLeft

        func write(_ text: String, isButton: Bool = false, to bytes: inout [UInt8]) {
            if isIsolated { bytes.append(utf8: "\u{2067}") }
            if isButton { bytes.append(UInt8(ascii: "[")) }
            TerminalText.append(text, known: known, to: &bytes)
            if isButton { bytes.append(UInt8(ascii: "]")) }
            if isIsolated { bytes.append(utf8: "\u{2069}") }
        }
        func writeLine(_ text: String, to bytes: inout [UInt8]) {
            bytes.append(utf8: "    ")
            write(text, to: &bytes)
            bytes.append(TextRenderer.lineFeed)
        }

        if let title = message.title { writeLine(title, to: &bytes) }
        if let body = message.body, !body.isEmpty {
            let hasLines = body.utf8.withContiguousStorageIfAvailable { $0.contains(TextRenderer.lineFeed) } ?? true
            if hasLines, !TextRenderer.haveBreak(known) {
                for line in body.unicodeScalars.split(separator: "\n") { writeLine(String(line), to: &bytes) }
            } else {
                writeLine(body, to: &bytes)
            }
        }
        if message.buttons.isEmpty { return }
        bytes.append(utf8: "  ")
        for button in message.buttons {
            bytes.append(utf8: "  ")
            write(button.title, isButton: true, to: &bytes)
        }
        bytes.append(TextRenderer.lineFeed)
    }

    /// Writes what a message is: its name, its language, where it belongs and how serious it is.
    private func writeHeading(_ message: PurchaseMessage, to bytes: inout [UInt8]) {
        TerminalText.append(message.id.rawValue, known: nil, to: &bytes)
        bytes.append(utf8: "  ")
        bytes.append(utf8: message.requestedLanguage.description)
        if message.language != message.requestedLanguage,
            message.language.withoutExtensions != message.requestedLanguage.withoutExtensions
        {
            bytes.append(utf8: " → ")
            bytes.append(utf8: message.language.description)
        }
        bytes.append(utf8: "  ")
        bytes.append(utf8: message.presentation.rawValue)
        bytes.append(utf8: "  ")
        bytes.append(utf8: message.severity.rawValue)
        bytes.append(TextRenderer.lineFeed)
    }

    /// Whether a line break came in with a value: then it makes no line, but is shown as a sign.
    private static func haveBreak(_ values: [[UInt8]]) -> Bool {
        values.contains { String(decoding: $0, as: UTF8.self).unicodeScalars.contains(where: InertText.isBreak) }
    }
}

extension [UInt8] {
    /// Appends a text whose bytes lie side by side, as those of almost every text do, in one copy.
    fileprivate mutating func append(utf8 text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil { self += text.utf8 }
    }
}
