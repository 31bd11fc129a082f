import JSONText
public import PurchaseMessages
import Purchases

/// Writes a message as a remote notification whose texts the device writes.
///
/// The payload has the keys of the texts and their values.
///
/// ```json
/// {"aps":{"alert":{"loc-args":["Coins"],"loc-key":"purchase.deferred.body","title-loc-key":"purchase.deferred.title"},
///  "interruption-level":"passive"},"language":"en","messageID":"purchase.deferred"}
/// ```
///
/// The app carries the same catalogue as a table `Localizable`, and the device takes its own language. Values are text as
/// the server wrote them for `PurchaseMessage.language`, each isolated, in the order of the text's arguments; the app's
/// texts take them as `%@` or `%1$@`.
///
/// A text with a number goes out as rendered, with a note: a device does not choose plural forms for a notification. So
/// does a text without a key or without its values. Where the payload is over 4,096 bytes, the longest value is
/// shortened first.
///
/// `APNs.schema.json` describes the payload.
public struct LocalizedAPNsRenderer: MessageRenderer, Hashable {
    /// How the notification is delivered.
    public let delivery: APNsRenderer
    /// Whether each value stands between U+2068 and U+2069.
    public let isolatesArguments: Bool

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - delivery: The renderer that says how the notification is delivered: sound and thread.
    ///   - isolatesArguments: Pass false for an app whose texts isolate their arguments themselves.
    public init(delivery: APNsRenderer = APNsRenderer(), isolatesArguments: Bool = true) {
        self.delivery = delivery
        self.isolatesArguments = isolatesArguments
    }

    /// A message as a payload; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        guard let texts = NotificationTexts(message) else { return NotificationTexts.nothing(of: message) }
        var shortening = Shortening(message)
        var parts: [Part] = []
        for (name, prefix, key, text) in [
            ("body", "", message.bodyKey, texts.body), ("title", "title-", message.titleKey, texts.title),
        ] {
            guard let text else { continue }
            guard let key, !hasNumber(key, in: message), key.values.count == key.parameters.count else {
                let reason = "a number chooses the plural form, which a device does not do; the text is sent"
                if let key, hasNumber(key, in: message) { shortening.omit("\(name)Key", because: reason) }
                parts.append(Part(name: name, place: .text(name), text: text))
                continue
            }
            parts.append(Part(name: "\(name)Key", place: .key(prefix), text: key.key))
            for (parameter, value) in zip(key.parameters, key.values) {
                let inert = InertText(value, isLine: true).description
                parts.append(Part(name: "parameter.\(parameter)", place: .argument(prefix), text: inert))
            }
        }
        // Keys are never shortened; the longest text is the one that can spare most.
        let order = parts.indices.filter { !parts[$0].isKey }
            .sorted { (parts[$1].text.utf8.count, $0) < (parts[$0].text.utf8.count, $1) }
        let shortened = order.map { (name: parts[$0].name, text: parts[$0].text) }
        let written = shortening.document(shortening: shortened, limit: .apnsPayload) { texts in
            for (index, text) in zip(order, texts) { parts[index].text = text }
            return delivery.payload(of: message, alert: alert(parts))
        }
        return RenderedMessage(written ?? "", contentType: RenderedMessage.json, notes: shortening.notes)
    }

    /// A piece of the alert.
    private struct Part {
        enum Place {
            case text(String)
            case key(String)
            case argument(String)
        }

        let name: String
        let place: Place
        var text: String

        var isKey: Bool { if case .key = place { true } else { false } }
    }

    private func hasNumber(_ key: TextKey, in message: PurchaseMessage) -> Bool {
        message.parameters.contains { parameter in
            guard case .integer = parameter.value else { return false }
            return key.parameters.contains(parameter.name)
        }
    }

    private func alert(_ parts: [Part]) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        var arguments: [String: [JSONValue]] = [:]
        for part in parts {
            switch part.place {
            case .text(let name): members.append((name, .string(part.text)))
            case .key(let prefix): members.append((prefix + "loc-key", .string(part.text)))
            case .argument(let prefix):
                let value = isolatesArguments ? "\u{2068}\(part.text)\u{2069}" : part.text
                arguments[prefix, default: []].append(.string(value))
            }
        }
        return members + arguments.map { ($0.key + "loc-args", .array($0.value)) }
    }
}
