import Languages
public import PurchaseMessages
import Purchases

/// Writes a message as a fragment of HTML.
///
/// The fragment says its language and direction, and has `<bdi>` around inserted values.
///
/// ```html
/// <div class="purchase-message" role="status" lang="he" dir="rtl" data-message="purchase.deferred" data-severity="info">
/// <h2>ממתין לאישור</h2>
/// <p>אחרי האישור: <bdi>Coins</bdi>.</p>
/// <p><button type="button" data-action="dismiss" data-role="default">אישור</button></p>
/// </div>
/// ```
///
/// Values become `<bdi>` where the message was composed with isolation. There is no script and no style; a page gives
/// meaning to `data-action`.
public struct HTMLRenderer: MessageRenderer, Hashable {
    /// The level of the heading, from 1 to 6.
    public let headingLevel: Int
    /// Where the buttons lead.
    public let links: ActionLinks

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - headingLevel: The level of the heading; anything outside 1 to 6 is taken to the nearest of them.
    ///   - links: Where the buttons lead; a button with a link is an `<a>`, one without a `<button>`.
    public init(headingLevel: Int = 2, links: ActionLinks = ActionLinks()) {
        self.headingLevel = min(6, max(1, headingLevel))
        self.links = links
    }

    /// A message as HTML; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        let contentType = "text/html; charset=utf-8"
        if message.isSilent { return .nothing(.silent, contentType: contentType) }
        return RenderedMessage(fragment(message, buttons: message.buttons), contentType: contentType)
    }

    /// The fragment with some of the buttons.
    func fragment(_ message: PurchaseMessage, buttons: [MessageButton]) -> String {
        var html = "<div class=\"purchase-message\" "
        html += "role=\"\(HTMLRenderer.role(of: message))\" "
        html += "lang=\"\(HTMLText.attribute(message.language.withoutExtensions.description))\" "
        html += "dir=\"\(message.direction.rawValue)\" "
        html += "data-message=\"\(HTMLText.attribute(message.id.rawValue))\" "
        html += "data-severity=\"\(HTMLText.attribute(message.severity.rawValue))\">\n"
        if let title = message.inertTitle {
            html += "<h\(headingLevel)>\(HTMLText.element(title))</h\(headingLevel)>\n"
        }
        for paragraph in message.inertBody.map({ InertText($0).paragraphs }) ?? [] {
            html += "<p>\(HTMLText.element(paragraph.joined(separator: "\n")))</p>\n"
        }
        if !buttons.isEmpty { html += "<p>" + buttons.map(element).joined(separator: "\n") + "</p>\n" }
        return html + "</div>\n"
    }

    private func element(_ button: MessageButton) -> String {
        let title = HTMLText.element(button.inertTitle)
        let data =
            "data-action=\"\(HTMLText.attribute(button.action.rawValue))\" "
            + "data-role=\"\(HTMLText.attribute(button.role.rawValue))\""
        guard let link = links[button.action] else { return "<button type=\"button\" \(data)>\(title)</button>" }
        return "<a href=\"\(HTMLText.attribute(link))\" \(data)>\(title)</a>"
    }

    /// What the message is to a screen reader: an alert interrupts, a status waits, a note is read in its place.
    ///
    /// Source: WAI-ARIA 1.2, section 5.4.
    private static func role(of message: PurchaseMessage) -> String {
        switch (message.presentation, message.severity) {
        case (.disclosure, _), (.inline, _), (.email, _): "note"
        case (_, .error), (_, .warning): "alert"
        default: "status"
        }
    }
}
