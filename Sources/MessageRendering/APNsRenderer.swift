import JSONText
import Languages
public import PurchaseMessages
import Purchases

/// Writes a message as the payload of a remote notification, with the texts.
///
/// ```json
/// {"aps":{"alert":{"body":"…","title":"…"},"interruption-level":"active","sound":"default"},
///  "language":"en","messageID":"purchase.deferred.approved"}
/// ```
///
/// The payload has 4,096 bytes at most: the body is shortened first, then the title. No parameter of the message goes into
/// it, for Apple asks for no customer's data there. A message of the severity `info` is `passive` and makes no sound.
/// A message with buttons has its name as `category`; an app that registers the category with these actions shows them.
///
/// `APNs.schema.json`, beside this file in the sources, describes the payload.
///
/// Source: https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification.
public struct APNsRenderer: MessageRenderer, Hashable {
    /// The name of the sound, or nil for none.
    public let sound: String?
    /// The thread of the notification on the device, or nil for the app's own.
    public let threadID: String?

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - sound: The name of the sound; `default` is the system's.
    ///   - threadID: The thread that the device groups the notification into.
    public init(sound: String? = "default", threadID: String? = nil) {
        self.sound = sound
        self.threadID = threadID
    }

    /// A message as a payload; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        guard let texts = NotificationTexts(message) else { return NotificationTexts.nothing(of: message) }
        var shortening = Shortening(message)
        let written = shortening.document(shortening: texts.parts, limit: .apnsPayload) { parts in
            let texts = texts.replaced(by: parts)
            let alert: [(key: String, value: JSONValue)] = [("title", texts.title), ("body", texts.body)]
                .compactMap { name, text in text.map { (name, .string($0)) } }
            return payload(of: message, alert: alert)
        }
        return RenderedMessage(written ?? "", contentType: RenderedMessage.json, notes: shortening.notes)
    }

    /// The payload with an alert.
    func payload(of message: PurchaseMessage, alert: [(key: String, value: JSONValue)]) -> String {
        JSONValue.object([
            ("aps", .object([("alert", .object(alert))] + delivery(of: message))),
            ("messageID", .string(message.id.rawValue)),
            ("language", .string(message.language.description)),
        ]).text(style: .compact)
    }

    /// How the notification is delivered: what of `aps` is not the text.
    func delivery(of message: PurchaseMessage) -> [(key: String, value: JSONValue)] {
        let isPassive = message.severity == .info
        var members: [(key: String, value: JSONValue)] = [
            ("interruption-level", .string(isPassive ? "passive" : "active"))
        ]
        if let sound, !isPassive { members.append(("sound", .string(sound))) }
        if let threadID { members.append(("thread-id", .string(threadID))) }
        if !message.buttons.isEmpty { members.append(("category", .string(message.id.rawValue))) }
        return members
    }
}
