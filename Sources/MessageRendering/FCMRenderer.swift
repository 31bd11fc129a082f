import JSONText
import Languages
public import PurchaseMessages
import Purchases

/// Writes a message for Firebase Cloud Messaging.
///
/// ```swift
/// let body = FCMRenderer(apns: APNsRenderer(threadID: "purchases")).render(message).bytes
/// ```
///
/// It is the body of `messages:send` of its HTTP v1 API.
///
/// The texts stand once, in `message.notification`; Android, Apple and the web add what is theirs: tag and priority,
/// interruption level and category, language and direction. A server adds `message.token`, `topic` or `condition`.
///
/// The texts are rendered: what `title_loc_key` and `body_loc_key` name on Android are string resources, whose names have no
/// dots and whose values are placed by `%1$s`, so the keys of these texts are none there. A device of Apple can write the
/// text itself, see ``LocalizedAPNsRenderer``.
///
/// The document has 4,096 bytes at most: the body is shortened first, then the title. `FCM.schema.json`, beside this file
/// in the sources, describes it.
///
/// Source: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages.
public struct FCMRenderer: MessageRenderer, Hashable {
    /// How the notification is delivered to a device of Apple.
    public let apns: APNsRenderer

    /// Makes a renderer.
    ///
    /// - Parameter apns: The renderer that says how the notification is delivered to a device of Apple.
    public init(apns: APNsRenderer = APNsRenderer()) { self.apns = apns }

    /// A message as the body of a request; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        guard let texts = NotificationTexts(message) else { return NotificationTexts.nothing(of: message) }
        var shortening = Shortening(message)
        let written = shortening.document(shortening: texts.parts, limit: .fcmMessage) { parts in
            let texts = texts.replaced(by: parts)
            let notification: [(key: String, value: JSONValue)] = [("title", texts.title), ("body", texts.body)]
                .compactMap { name, text in text.map { (name, .string($0)) } }
            return JSONValue.object([
                ("message", .object([("notification", .object(notification))] + platforms(of: message)))
            ]).text(style: .compact)
        }
        return RenderedMessage(written ?? "", contentType: RenderedMessage.json, notes: shortening.notes)
    }

    private func platforms(of message: PurchaseMessage) -> [(key: String, value: JSONValue)] {
        let id = JSONValue.string(message.id.rawValue)
        return [
            (
                "android",
                .object([
                    (
                        "notification",
                        .object([("tag", id), ("notification_priority", .string(priority(of: message)))])
                    )
                ])
            ),
            ("apns", .object([("payload", .object([("aps", .object(apns.delivery(of: message)))]))])),
            (
                "webpush",
                .object([
                    (
                        "notification",
                        .object([
                            ("tag", id), ("lang", .string(message.language.withoutExtensions.description)),
                            ("dir", .string(message.direction.rawValue)),
                        ])
                    )
                ])
            ),
            // Every value is text, as the API demands.
            ("data", .object([("messageID", id), ("language", .string(message.language.description))])),
        ]
    }

    private func priority(of message: PurchaseMessage) -> String {
        switch message.severity {
        case .error, .warning: "PRIORITY_HIGH"
        case .info: "PRIORITY_LOW"
        default: "PRIORITY_DEFAULT"
        }
    }
}
