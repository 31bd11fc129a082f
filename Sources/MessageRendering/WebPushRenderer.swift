import JSONText
import Languages
public import PurchaseMessages
import Purchases

/// Writes a message as the text of a Web Push message.
///
/// ```swift
/// let text = WebPushRenderer(opening: "https://shop.example/account").render(message).bytes
/// ```
///
/// It is a notification with its language and direction.
///
/// A service worker shows it with `registration.showNotification(notification.title, notification)`. With an address to
/// open it is also a declarative push message (`"web_push": 8030`), which a browser shows without a service worker.
///
/// The text has 3,993 bytes at most, which are 4,096 when encrypted: the body is shortened first, then the title. Two
/// buttons are kept, as many as browsers show; those that only close the notification are left out, for it closes anyway.
/// `WebPush.schema.json`, beside this file in the sources, describes the text.
///
/// Sources: RFC 8030, section 7.2; RFC 8291, section 4; https://notifications.spec.whatwg.org;
/// https://w3c.github.io/push-api, section “Declarative push message”.
public struct WebPushRenderer: MessageRenderer, Hashable {
    /// The address that a click opens; nil where a service worker decides.
    public let address: String?

    /// Makes a renderer.
    ///
    /// - Parameter address: The address that a click opens, `https` and plain ASCII; any other is left out.
    public init(opening address: String? = nil) {
        self.address = address.flatMap { ActionLinks([.continue: $0])[.continue] }
    }

    private static let maximumOfButtons = 2

    /// A message as the text of a Web Push message; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        guard let texts = NotificationTexts(message) else { return NotificationTexts.nothing(of: message) }
        var shortening = Shortening(message)
        let useful = message.buttons.filter { $0.action != .dismiss && $0.action != .cancel }
        let buttons = useful.prefix(WebPushRenderer.maximumOfButtons)
        let written = shortening.document(shortening: texts.parts, limit: .webPushMessage) { parts in
            let texts = texts.replaced(by: parts)
            // A notification must have a title.
            var members: [(key: String, value: JSONValue)] = [
                ("title", .string(texts.title ?? texts.body ?? "")),
                ("lang", .string(message.language.withoutExtensions.description)),
                ("dir", .string(message.direction.rawValue)),
                ("tag", .string(message.id.rawValue)),
                ("actions", .array(buttons.map(action))),
                ("data", .object([("messageID", .string(message.id.rawValue))])),
            ]
            if texts.title != nil, let body = texts.body { members.append(("body", .string(body))) }
            if let address { members.append(("navigate", .string(address))) }
            let declaration: [(key: String, value: JSONValue)] = address == nil ? [] : [("web_push", .integer(8030))]
            return JSONValue.object([("notification", .object(members))] + declaration).text(style: .compact)
        }
        if written != nil {
            for button in useful.dropFirst(WebPushRenderer.maximumOfButtons) {
                shortening.omit("button.\(button.id)", because: "a browser shows two buttons")
            }
        }
        return RenderedMessage(written ?? "", contentType: RenderedMessage.json, notes: shortening.notes)
    }

    private func action(_ button: MessageButton) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("action", .string(button.action.rawValue)), ("title", .string(button.inertTitle)),
        ]
        if let address { members.append(("navigate", .string(address))) }
        return .object(members)
    }
}
