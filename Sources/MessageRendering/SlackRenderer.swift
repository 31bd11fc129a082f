import JSONText
import Languages
public import PurchaseMessages
import Purchases

/// Writes a message for Slack, as blocks of its Block Kit.
///
/// ```swift
/// let body = SlackRenderer().render(composer.operationsMessage(for: event) ?? message).bytes
/// ```
///
/// A text stands beside them for where it shows no blocks.
///
/// Header, section, buttons and a line with the name, the severity and the language. All text is plain, so that no sign
/// in it is markup, and `& < >` are escaped. Each text is shortened to the limit of its block; the body to one section.
/// A server adds `channel` for `chat.postMessage`; an incoming webhook takes the document as it is.
///
/// `Slack.schema.json`, beside this file in the sources, describes the document.
///
/// Sources: https://docs.slack.dev/reference/block-kit/blocks and /messaging/formatting-message-text.
public struct SlackRenderer: MessageRenderer, Hashable {
    /// Makes a renderer.
    public init() {}

    /// As many elements as an actions block takes.
    private static let maximumOfButtons = 25
    private static let identifier = LengthLimit(
        unit: .utf16, maximum: 255, source: "https://docs.slack.dev/reference/block-kit/block-elements/button-element")
    private static let context = LengthLimit(
        unit: .utf16, maximum: 3000,
        source: "https://docs.slack.dev/reference/block-kit/composition-objects/text-object")

    /// A message as the body of a request; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        guard let texts = NotificationTexts(message) else { return NotificationTexts.nothing(of: message) }
        var shortening = Shortening(message)
        var blocks: [JSONValue] = []
        if let title = texts.title {
            let text = plain(title, "title", .slackHeader, &shortening)
            blocks.append(.object([("type", .string("header")), ("text", text)]))
        }
        if let body = texts.body {
            let text = plain(body, "body", .slackSection, &shortening)
            blocks.append(.object([("type", .string("section")), ("text", text)]))
        }
        let buttons = message.buttons.prefix(SlackRenderer.maximumOfButtons)
        if !buttons.isEmpty {
            let preferred = buttons.firstIndex { $0.role == .default }
            let elements = zip(buttons.indices, buttons).map { index, button in
                element(button, index, isPreferred: index == preferred, &shortening)
            }
            blocks.append(.object([("type", .string("actions")), ("elements", .array(elements))]))
        }
        for button in message.buttons.dropFirst(SlackRenderer.maximumOfButtons) {
            shortening.omit("button.\(button.id)", because: "Slack takes 25 buttons")
        }
        let about = [message.id.rawValue, message.severity.rawValue, message.language.description]
        let line = InertText(about.joined(separator: " · "), isLine: true).description
        let context = plain(line, "context", SlackRenderer.context, &shortening)
        blocks.append(.object([("type", .string("context")), ("elements", .array([context]))]))
        let fallback = [texts.title, texts.body].compactMap(\.self).joined(separator: "\n")
        let short = shortening.fitted(fallback, part: "text", limit: .slackText, escaped: SlackText.escaped)
        let document = JSONValue.object([
            ("text", .string(SlackText.escaped(short))), ("mrkdwn", .bool(false)), ("blocks", .array(blocks)),
        ])
        return RenderedMessage(
            document.text(style: .compact), contentType: RenderedMessage.json, notes: shortening.notes)
    }

    /// A text object in which nothing is markup, not even `:name:` of an emoji.
    private func plain(
        _ text: String, _ part: String, _ limit: LengthLimit, _ shortening: inout Shortening
    ) -> JSONValue {
        let short = shortening.fitted(text, part: part, limit: limit, escaped: SlackText.escaped)
        return .object([
            ("type", .string("plain_text")), ("text", .string(SlackText.escaped(short))), ("emoji", .bool(false)),
        ])
    }

    private func element(
        _ button: MessageButton, _ index: Int, isPreferred: Bool, _ shortening: inout Shortening
    ) -> JSONValue {
        // Names are told apart by their place too: two of one name in a block are refused.
        let id = "\(index).\(button.id)"
        let short = SlackRenderer.identifier.length(of: id) <= SlackRenderer.identifier.maximum ? id : "\(index)"
        var members: [(key: String, value: JSONValue)] = [
            ("type", .string("button")), ("action_id", .string(short)), ("value", .string(button.action.rawValue)),
            ("text", plain(button.inertTitle, "button.\(button.id)", .slackButton, &shortening)),
        ]
        if button.role == .destructive {
            members.append(("style", .string("danger")))
        } else if isPreferred {
            members.append(("style", .string("primary")))
        }
        return .object(members)
    }
}
