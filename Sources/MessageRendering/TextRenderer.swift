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
        RenderedMessage(text(message), contentType: RenderedMessage.plainText)
    }

    /// A message as lines: its name and properties, its text, its buttons.
    ///
    /// Each line ends with a line feed.
    public func text(_ message: PurchaseMessage) -> String {
        var text = heading(message) + "\n"
        for line in lines(message) { text += "    " + line + "\n" }
        return text
    }

    /// Several messages, with an empty line between them.
    public func text(_ messages: some Sequence<PurchaseMessage>) -> String {
        messages.map { text($0) }.joined(separator: "\n")
    }

    /// What a message is: its name, its language, where it belongs and how serious it is.
    private func heading(_ message: PurchaseMessage) -> String {
        var language = message.requestedLanguage.description
        if message.language.withoutExtensions != message.requestedLanguage.withoutExtensions {
            language += " → \(message.language)"
        }
        let id = TerminalText(message.id.rawValue).description
        return [id, language, message.presentation.rawValue, message.severity.rawValue].joined(separator: "  ")
    }

    /// What a person reads.
    private func lines(_ message: PurchaseMessage) -> [String] {
        let isEmpty = message.title == nil && message.body == nil && message.buttons.isEmpty
        if isEmpty { return ["(silent)"] }
        let values = message.parameters.map(\.formatted)
        func shown(_ text: String) -> String {
            let visible = TerminalText(text, keepingIsolatesAround: values).description
            return message.direction == .rightToLeft ? isolated(visible) : visible
        }
        var lines = [message.title].compactMap(\.self).map(shown)
        lines += TextRenderer.lines(of: message.body ?? "", values: values).map(shown)
        if !message.buttons.isEmpty {
            lines.append(message.buttons.map { shown("[\($0.title)]") }.joined(separator: "  "))
        }
        return lines
    }

    /// The lines of an explanation; a line break that came in with a value makes none, but is shown as a sign.
    private static func lines(of body: String, values: [String]) -> [String] {
        let hasForeign = values.contains { $0.unicodeScalars.contains(where: InertText.isBreak) }
        if hasForeign || body.isEmpty { return body.isEmpty ? [] : [body] }
        return body.unicodeScalars.split(separator: "\n").map(String.init)
    }

    private func isolated(_ text: String) -> String {
        isolatesRightToLeft ? "\u{2067}\(text)\u{2069}" : text
    }
}
