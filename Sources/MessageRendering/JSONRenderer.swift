public import JSONText
import Languages
public import PurchaseMessages
import Purchases
import StringTables

/// Writes messages as JSON, for programs and for tests that compare bytes.
///
/// ```swift
/// let one = JSONRenderer().render(message).bytes
/// let several = JSONRenderer().document(messages).text(style: .indented)
/// ```
///
/// Members are sorted by their bytes, the same message is always the same text. `PurchaseMessages.schema.json`, beside
/// this file in the sources, describes the document; every member is always there, `null` where there is nothing.
public struct JSONRenderer: MessageRenderer, Hashable {
    /// The version of the schema that the document follows.
    public static let schemaVersion = 1

    /// Makes a renderer.
    public init() {}

    /// The document of one message, on one line, silent or not.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        RenderedMessage(document([message]).text(style: .compact), contentType: RenderedMessage.json)
    }

    /// The document of several messages: `schemaVersion` and `messages`.
    public func document(_ messages: some Sequence<PurchaseMessage>) -> JSONValue {
        object([
            ("schemaVersion", .integer(JSONRenderer.schemaVersion)), ("messages", .array(messages.map(value))),
        ])
    }

    /// One message, as it stands in `messages`.
    public func value(_ message: PurchaseMessage) -> JSONValue {
        object([
            ("id", .string(message.id.rawValue)),
            ("language", .string(message.language.description)),
            ("requestedLanguage", .string(message.requestedLanguage.description)),
            ("direction", .string(message.direction.rawValue)),
            ("severity", .string(message.severity.rawValue)),
            ("presentation", .string(message.presentation.rawValue)),
            ("title", optional(message.title)),
            ("body", optional(message.body)),
            ("buttons", .array(message.buttons.map(value))),
            ("accessibilityText", optional(message.accessibilityText)),
            ("parameters", object(message.parameters.map { ($0.name, value($0)) })),
            ("state", .string(message.state.rawValue)),
        ])
    }

    private func value(_ button: MessageButton) -> JSONValue {
        object([
            ("id", .string(button.id)), ("role", .string(button.role.rawValue)), ("title", .string(button.title)),
            ("action", .string(button.action.rawValue)),
        ])
    }

    private func value(_ parameter: MessageParameter) -> JSONValue {
        object([
            ("type", .string(parameter.value.type.rawValue)), ("value", value(parameter.value)),
            ("formatted", .string(parameter.formatted)),
        ])
    }

    /// A value as data; decimal numbers are text, so that no reader makes them binary.
    private func value(_ value: MessageValue) -> JSONValue {
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .money(let money):
            object([
                ("amount", .string(money.amount.description)), ("currency", .string(money.currency.rawValue)),
            ])
        case .day(let day): .string(day.description)
        case .moment(let moment): .string(String(moment.milliseconds))
        case .period(let period): .string(period.description)
        case .percent(let fraction): .string(fraction.description)
        case .country(let code): .string(code)
        case .product(let product):
            object([("id", .string(product.id.rawValue)), ("kind", .string(product.kind.rawValue))])
        case .list(let items): .array(items.map { .string($0) })
        }
    }

    private func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// An object with its members sorted by their bytes.
    private func object(_ members: [(String, JSONValue)]) -> JSONValue {
        .object(
            members.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }.map { (key: $0.0, value: $0.1) })
    }
}
