internal import MessageRendering
internal import PurchaseMessages

/// Writes messages for a terminal, with the heading in the colour of the severity.
struct MessageText: Sendable {
    /// Whether there are colours.
    let style: TextStyle
    /// What writes the text.
    let renderer: TextRenderer

    /// Makes a writer.
    init(style: TextStyle, renderer: TextRenderer = TextRenderer()) {
        self.style = style
        self.renderer = renderer
    }

    /// A message as lines, each of which ends with a line feed.
    func text(_ message: PurchaseMessage) -> String {
        let text = renderer.text(message)
        guard style.isColored, let end = text.firstIndex(of: "\n") else { return text }
        return style.written(String(text[..<end]), emphasis(of: message.severity)) + text[end...]
    }

    private func emphasis(of severity: Severity) -> TextStyle.Emphasis {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .success: .success
        default: .strong
        }
    }
}
