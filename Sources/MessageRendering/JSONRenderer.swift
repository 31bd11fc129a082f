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
        writeDocument(to: &json) { write(message, to: &$0) }
        return RenderedMessage(bytes: json.bytes, contentType: RenderedMessage.json)
    }

    /// The document of several messages: `schemaVersion` and `messages`.
    public func document(_ messages: some Sequence<PurchaseMessage>) -> JSONValue {
        var json = JSONValueBuilder()
        writeDocument(to: &json) { json in
            for message in messages { write(message, to: &json) }
        }
        return json.value
    }

    /// One message, as it stands in `messages`.
    public func value(_ message: PurchaseMessage) -> JSONValue {
        var json = JSONValueBuilder()
        write(message, to: &json)
        return json.value
    }

    private func writeDocument<Sink: JSONSink & ~Copyable>(to json: inout Sink, _ messages: (inout Sink) -> Void) {
        json.beginObject()
        json.key("messages" as StaticString)
        json.beginArray()
        messages(&json)
        json.endArray()
        json.key("schemaVersion" as StaticString)
        json.write(JSONRenderer.schemaVersion)
        json.endObject()
    }

    /// Writes the members of each object in the order of their bytes, so that nothing has to be sorted.
    private func write(_ message: PurchaseMessage, to json: inout some JSONSink & ~Copyable) {
        json.beginObject()
        json.write("accessibilityText", message.accessibilityText)
        json.write("body", message.body)
        json.key("buttons" as StaticString)
        json.beginArray()
        for button in message.buttons {
            json.beginObject()
            json.write("action", button.action.rawValue)
            json.write("id", button.id)
            json.write("role", button.role.rawValue)
            json.write("title", button.title)
            json.endObject()
        }
        json.endArray()
        json.write("direction", message.direction.rawValue)
        json.write("id", message.id.rawValue)
        json.write("language", message.language.description)
        json.key("parameters" as StaticString)
        json.beginObject()
        for place in JSONRenderer.order(of: message.parameters) { write(message.parameters[place], to: &json) }
        json.endObject()
        json.write("presentation", message.presentation.rawValue)
        json.write("requestedLanguage", message.requestedLanguage.description)
        json.write("severity", message.severity.rawValue)
        json.write("state", message.state.rawValue)
        json.write("title", message.title)
        json.endObject()
    }

    /// Writes a value with its type and as it is shown; a decimal number is text, so that no reader makes it binary.
    private func write(_ parameter: MessageParameter, to json: inout some JSONSink & ~Copyable) {
        json.key(parameter.name)
        json.beginObject()
        json.write("formatted", parameter.formatted)
        json.write("type", parameter.value.type.rawValue)
        json.key("value" as StaticString)
        switch parameter.value {
        case .string(let text): json.write(text)
        case .integer(let number): json.write(number)
        case .money(let money):
            json.beginObject()
            json.write("amount", money.amount.description)
            json.write("currency", money.currency.rawValue)
            json.endObject()
        case .day(let day): json.write(day.description)
        case .moment(let moment): json.write(String(moment.milliseconds))
        case .period(let period): json.write(period.description)
        case .percent(let fraction): json.write(fraction.description)
        case .country(let code): json.write(code)
        case .product(let product):
            json.beginObject()
            json.write("id", product.id.rawValue)
            json.write("kind", product.kind.rawValue)
            json.endObject()
        case .list(let items):
            json.beginArray()
            for item in items { json.write(item) }
            json.endArray()
        }
        json.endObject()
    }

    /// The places of values in the order of the bytes of their names.
    private static func order(of parameters: [MessageParameter]) -> [Int] {
        func precedes(_ left: Int, _ right: Int) -> Bool {
            parameters[left].name.utf8.lexicographicallyPrecedes(parameters[right].name.utf8)
        }
        var order = Array(parameters.indices)
        // There are a few, which most definitions name in that order.
        if zip(order, order.dropFirst()).contains(where: { precedes($1, $0) }) { order.sort(by: precedes) }
        return order
    }
}
