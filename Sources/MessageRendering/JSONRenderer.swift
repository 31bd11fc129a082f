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
        RenderedMessage(
            bytes: document([message]).bytes(style: .compact, sortedKeys: false), contentType: RenderedMessage.json)
    }

    // The members of each object stand in the order of their bytes, so that nothing has to be sorted.

    /// The document of several messages: `schemaVersion` and `messages`.
    public func document(_ messages: some Sequence<PurchaseMessage>) -> JSONValue {
        .object([
            ("messages", .array(messages.map(value))), ("schemaVersion", .integer(JSONRenderer.schemaVersion)),
        ])
    }

    /// One message, as it stands in `messages`.
    public func value(_ message: PurchaseMessage) -> JSONValue {
        .object([
            ("accessibilityText", .optional(message.accessibilityText)),
            ("body", .optional(message.body)),
            ("buttons", .array(message.buttons.map(value))),
            ("direction", .string(message.direction.rawValue)),
            ("id", .string(message.id.rawValue)),
            ("language", .string(message.language.description)),
            ("parameters", parameters(of: message)),
            ("presentation", .string(message.presentation.rawValue)),
            ("requestedLanguage", .string(message.requestedLanguage.description)),
            ("severity", .string(message.severity.rawValue)),
            ("state", .string(message.state.rawValue)),
            ("title", .optional(message.title)),
        ])
    }

    private func value(_ button: MessageButton) -> JSONValue {
        .object([
            ("action", .string(button.action.rawValue)), ("id", .string(button.id)),
            ("role", .string(button.role.rawValue)), ("title", .string(button.title)),
        ])
    }

    /// The values by name, sorted by the bytes of the names.
    private func parameters(of message: PurchaseMessage) -> JSONValue {
        let members = message.parameters.map { (key: $0.name, value: value($0)) }
        return .object(
            members.count < 2 ? members : members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    private func value(_ parameter: MessageParameter) -> JSONValue {
        .object([
            ("formatted", .string(parameter.formatted)), ("type", .string(parameter.value.type.rawValue)),
            ("value", value(parameter.value)),
        ])
    }

    /// A value as data; decimal numbers are text, so that no reader makes them binary.
    private func value(_ value: MessageValue) -> JSONValue {
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .money(let money):
            .object([
                ("amount", .string(money.amount.description)), ("currency", .string(money.currency.rawValue)),
            ])
        case .day(let day): .string(day.description)
        case .moment(let moment): .string(String(moment.milliseconds))
        case .period(let period): .string(period.description)
        case .percent(let fraction): .string(fraction.description)
        case .country(let code): .string(code)
        case .product(let product):
            .object([("id", .string(product.id.rawValue)), ("kind", .string(product.kind.rawValue))])
        case .list(let items): .array(items.map { .string($0) })
        }
    }
}
