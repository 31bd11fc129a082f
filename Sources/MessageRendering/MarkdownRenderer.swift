import Languages
public import PurchaseMessages
import Purchases

/// Writes a message as Markdown: a heading, paragraphs, and a list of buttons.
///
/// ```markdown
/// ### Waiting for approval
///
/// You’ll get Coins as soon as it’s approved.
///
/// - OK
/// ```
///
/// There is no raw HTML. Markdown cannot say in which direction a text runs, so lines that run from right to left are
/// isolated as a whole, with U+2067 and U+2069, behind a mark of their direction.
public struct MarkdownRenderer: MessageRenderer, Hashable {
    /// The level of the heading, from 1 to 6.
    public let headingLevel: Int
    /// Where the buttons lead.
    public let links: ActionLinks
    /// Whether right-to-left text is isolated from the line around it.
    ///
    /// The marks are U+2067 and U+2069.
    public let isolatesRightToLeft: Bool

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - headingLevel: The level of the heading; anything outside 1 to 6 is taken to the nearest of them.
    ///   - links: Where the buttons lead; a button without a link is text.
    ///   - isolatesRightToLeft: Pass false for output that must hold no invisible characters.
    public init(headingLevel: Int = 3, links: ActionLinks = ActionLinks(), isolatesRightToLeft: Bool = true) {
        self.headingLevel = min(6, max(1, headingLevel))
        self.links = links
        self.isolatesRightToLeft = isolatesRightToLeft
    }

    /// A message as Markdown; each line ends with a line feed.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        let contentType = "text/markdown; charset=utf-8; variant=CommonMark"
        if message.isSilent { return .nothing(.silent, contentType: contentType) }
        var blocks: [String] = []
        func written(_ text: String) -> String { line(text, message.direction) }
        if let title = message.inertTitle {
            blocks.append(String(repeating: "#", count: headingLevel) + " " + written(title))
        }
        if let body = message.inertBody {
            // A backslash at the end of a line breaks it; white space there would be lost on the way.
            blocks += InertText(body).paragraphs.map { $0.map(written).joined(separator: "\\\n") }
        }
        let buttons = message.buttons.map { button in
            let title = written(button.inertTitle)
            return links[button.action].map { "- [\(title)](<\(MarkdownRenderer.destination($0))>)" } ?? "- \(title)"
        }
        if !buttons.isEmpty { blocks.append(buttons.joined(separator: "\n")) }
        return RenderedMessage(blocks.joined(separator: "\n\n") + "\n", contentType: contentType)
    }

    private func line(_ text: String, _ direction: TextDirection) -> String {
        let escaped = MarkdownText(text).description
        if direction == .leftToRight || escaped.isEmpty || !isolatesRightToLeft { return escaped }
        return ReadingDirection.rightToLeftMark + "\u{2067}\(escaped)\u{2069}"
    }

    /// An address between angle brackets, in which these have no meaning of their own.
    private static func destination(_ address: String) -> String {
        address.unicodeScalars.map { "\\<>&*_`[]".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
