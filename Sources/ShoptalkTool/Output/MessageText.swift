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
        style.isColored ? ANSIRenderer(renderer).text(message) : renderer.text(message)
    }
}
