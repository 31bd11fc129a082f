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
        var json = CompactJSON()
        json.beginObject()
        json.key("messages")
        json.beginArray()
        write(message, to: &json)
        json.endArray()
        json.key("schemaVersion")
        json.write(JSONRenderer.schemaVersion)
        json.endObject()
        return RenderedMessage(bytes: json.bytes, contentType: RenderedMessage.json)
    }

    // The members of each object stand in the order of their bytes, so that nothing has to be sorted. They stand here twice:
    // as data, for whoever puts a message into a document of its own, and as bytes, for a server that writes many. A test
    // holds that both are the same for every message.

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
        .object(message.parameters.sorted(by: JSONRenderer.precedes).map { (key: $0.name, value: value($0)) })
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

    private func write(_ message: PurchaseMessage, to json: inout CompactJSON) {
        json.beginObject()
        write("accessibilityText", message.accessibilityText, to: &json)
        write("body", message.body, to: &json)
        json.key("buttons")
        json.beginArray()
        for button in message.buttons {
            json.beginObject()
            write("action", button.action.rawValue, to: &json)
            write("id", button.id, to: &json)
            write("role", button.role.rawValue, to: &json)
            write("title", button.title, to: &json)
            json.endObject()
        }
        json.endArray()
        write("direction", message.direction.rawValue, to: &json)
        write("id", message.id.rawValue, to: &json)
        write("language", message.language.description, to: &json)
        json.key("parameters")
        json.beginObject()
        let parameters = message.parameters
        for parameter in parameters.count < 2 ? parameters : parameters.sorted(by: JSONRenderer.precedes) {
            write(parameter, to: &json)
        }
        json.endObject()
        write("presentation", message.presentation.rawValue, to: &json)
        write("requestedLanguage", message.requestedLanguage.description, to: &json)
        write("severity", message.severity.rawValue, to: &json)
        write("state", message.state.rawValue, to: &json)
        write("title", message.title, to: &json)
        json.endObject()
    }

    private func write(_ parameter: MessageParameter, to json: inout CompactJSON) {
        json.key(parameter.name)
        json.beginObject()
        write("formatted", parameter.formatted, to: &json)
        write("type", parameter.value.type.rawValue, to: &json)
        json.key("value")
        switch parameter.value {
        case .string(let text): json.write(text)
        case .integer(let number): json.write(number)
        case .money(let money):
            json.beginObject()
            write("amount", money.amount.description, to: &json)
            write("currency", money.currency.rawValue, to: &json)
            json.endObject()
        case .day(let day): json.write(day.description)
        case .moment(let moment): json.write(String(moment.milliseconds))
        case .period(let period): json.write(period.description)
        case .percent(let fraction): json.write(fraction.description)
        case .country(let code): json.write(code)
        case .product(let product):
            json.beginObject()
            write("id", product.id.rawValue, to: &json)
            write("kind", product.kind.rawValue, to: &json)
            json.endObject()
        case .list(let items):
            json.beginArray()
            for item in items { json.write(item) }
            json.endArray()
        }
        json.endObject()
    }

    private func write(_ key: String, _ text: String?, to json: inout CompactJSON) {
        json.key(key)
        json.write(text)
    }

    private static func precedes(_ left: MessageParameter, _ right: MessageParameter) -> Bool {
        left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
}
