import Languages
public import PurchaseMessages
import Purchases

/// Writes a message as an e-mail: subject, language, plain text and HTML.
///
/// ```swift
/// let links = ActionLinks([.updatePayment: "https://shop.example/payment"])
/// mailer.send(from: sender, to: reader, lines: EmailRenderer(links: links).render(message).bytes)
/// ```
///
/// The lines are those of RFC 5322 without `From`, `To`, `Date` and `Message-ID`, which a mailer writes before them. No
/// text becomes a header line: line breaks are gone before the subject is encoded. Every line has 76 characters at most,
/// and all bytes are ASCII, so any relay carries it unchanged.
///
/// A button needs an address to be of use in a letter; one without is left out, with a note unless it only closes.
///
/// Sources: RFC 5322, section 2.1.1 (998 characters in a line, better 78); RFC 2045, sections 6.7 and 6.8 (76 in either
/// encoding); RFC 2046; RFC 2047, section 2 (75 in an encoded word, 76 in its line); RFC 3282 (`Content-Language`);
/// RFC 3834 (`Auto-Submitted`).
public struct EmailRenderer: MessageRenderer, Hashable {
    /// Where the buttons lead.
    public let links: ActionLinks

    /// Makes a renderer.
    ///
    /// - Parameter links: Where the buttons lead.
    public init(links: ActionLinks = ActionLinks()) { self.links = links }

    /// Between the parts; neither encoding ever writes `=_`, as RFC 2045 says in section 6.7.
    private static let boundary = "=_purchase-message"

    /// A message as the lines of an e-mail; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        let contentType = "message/rfc822"
        if message.isSilent { return .nothing(.silent, contentType: contentType) }
        var notes: [RenderingNote] = []
        let buttons = message.buttons.filter { button in
            if links[button.action] != nil { return true }
            if button.action != .dismiss, button.action != .cancel {
                let reason = "a letter needs an address for the action \(button.action.rawValue)"
                notes.append(RenderingNote(kind: .omitted, part: "button.\(button.id)", reason: reason))
            }
            return false
        }
        let language = message.language.withoutExtensions.description
        let lines = [
            MailEncoding.header("Subject", subject(of: message)),
            "Content-Language: \(language)",
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: multipart/alternative; boundary=\"\(EmailRenderer.boundary)\"",
            "",
            part("text/plain", plainText(message, buttons)),
            part("text/html", document(message, buttons, language: language)),
            "--\(EmailRenderer.boundary)--",
            "",
        ]
        return RenderedMessage(lines.joined(separator: "\r\n"), contentType: contentType, notes: notes)
    }

    /// The heading; without one the first line of the explanation, else the name.
    private func subject(of message: PurchaseMessage) -> String {
        let line = message.inertTitle ?? message.inertBody ?? message.id.rawValue
        let inert = InertText(line, isLine: true).description
        return ReadingDirection.withoutNeedlessIsolates(ReadingDirection.marked(inert, message.direction))
    }

    private func part(_ type: String, _ text: String) -> String {
        let (encoding, lines) = MailEncoding.part(text)
        return [
            "--\(EmailRenderer.boundary)", "Content-Type: \(type); charset=utf-8",
            "Content-Transfer-Encoding: \(encoding)", "", lines,
        ].joined(separator: "\r\n")
    }

    private func plainText(_ message: PurchaseMessage, _ buttons: [MessageButton]) -> String {
        var blocks: [String] = []
        if let title = message.inertTitle { blocks.append(title) }
        if let body = message.inertBody { blocks += InertText(body).paragraphs.map { $0.joined(separator: "\n") } }
        let marked = blocks.map { ReadingDirection.marked($0, message.direction) }
        // The address stands on its own line, where no direction of the text around it can turn it.
        let ways = buttons.map { button in
            ReadingDirection.marked(button.inertTitle, message.direction) + "\n" + (links[button.action] ?? "")
        }
        return ReadingDirection.withoutNeedlessIsolates((marked + ways).joined(separator: "\n\n") + "\n")
    }

    private func document(_ message: PurchaseMessage, _ buttons: [MessageButton], language: String) -> String {
        let fragment = HTMLRenderer(headingLevel: 1, links: links).fragment(message, buttons: buttons)
        // A title holds no elements, so that isolates stay characters there.
        let title = HTMLText.attribute(subject(of: message))
        return """
            <!DOCTYPE html>
            <html lang="\(HTMLText.attribute(language))" dir="\(message.direction.rawValue)">
            <head><meta charset="utf-8"><title>\(title)</title></head>
            <body>
            \(fragment)</body>
            </html>

            """
    }
}
