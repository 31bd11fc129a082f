import JSONText
import Languages
public import PurchaseMessages
import Purchases

/// Writes a message as one of Apple's retention messages.
///
/// ```swift
/// let offer = RetentionRenderer().render(message)
/// if offer.bytes.isEmpty { logger.notice("\(offer.notes)") }
/// ```
///
/// The App Store shows them to a subscriber who is about to leave.
///
/// A header of 66 characters and a body of 144 at most, each shortened by itself. Buttons are the App Store's own, so those
/// of the message are left out; a message without a title or without a body cannot be one. The document is the body of
/// `PUT /inApps/v1/messaging/message/{messageIdentifier}`; `Retention.schema.json`, beside this file in the sources,
/// describes it.
///
/// Source: https://developer.apple.com/documentation/retentionmessaging/uploadmessagerequestbody.
public struct RetentionRenderer: MessageRenderer, Hashable {
    /// Makes a renderer.
    public init() {}

    /// A message as the body of a request.
    ///
    /// There is nothing where it is silent or lacks a title or a body.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        guard let texts = NotificationTexts(message) else { return NotificationTexts.nothing(of: message) }
        guard let title = texts.title, let body = texts.body else {
            return .nothing(.unsuited("a retention message has a header and a body"), contentType: RenderedMessage.json)
        }
        var shortening = Shortening(message)
        func fitted(_ text: String, _ part: String, _ limit: LengthLimit) -> JSONValue {
            let plain = ReadingDirection.withoutNeedlessIsolates(text)
            return .string(shortening.fitted(plain, part: part, limit: limit))
        }
        let document = JSONValue.object([
            ("header", fitted(title, "title", .retentionHeader)), ("body", fitted(body, "body", .retentionBody)),
        ])
        for button in message.buttons {
            shortening.omit("button.\(button.id)", because: "the App Store shows its own buttons")
        }
        return RenderedMessage(
            document.text(style: .compact), contentType: RenderedMessage.json, notes: shortening.notes)
    }
}
