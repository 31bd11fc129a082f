import Foundation
import Languages
import MessageRendering
import MessageSamples
import PurchaseMessages
import Purchases
import Timing

/// Measures a notification to the JSON of its message beside `JSONEncoder` alone on the same message, which it is given
/// as plain values.
@main
struct EncoderBenchmark {
    static func main() throws {
        let composer = MessageSamples.composer()
        let products = MessageSamples.products
        let pairs = MessageSamples.languages.flatMap { language in MessageSamples.notifications.map { ($0, language) } }
        let renderer = JSONRenderer()
        let documents = pairs.compactMap { notification, language in
            composer.message(for: notification, products: products, language: language).map(Document.init)
        }
        precondition(documents.count == pairs.count, "a notification is silent")
        let encoder = JSONEncoder()
        let count = 10
        var sizes = [0, 0]
        let times = quartiles(
            of: count * pairs.count, rounds: 40,
            [
                {
                    for _ in 0..<count {
                        for (notification, language) in pairs {
                            guard
                                let message = composer.message(
                                    for: notification, products: products, language: language)
                            else { continue }
                            sizes[0] &+= renderer.render(message).bytes.count
                        }
                    }
                },
                {
                    for _ in 0..<count {
                        for document in documents { sizes[1] &+= (try? encoder.encode(document))?.count ?? 0 }
                    }
                },
            ])
        for (pair, document) in zip(pairs, documents) {
            guard let message = composer.message(for: pair.0, products: products, language: pair.1) else { continue }
            let ours = try JSONSerialization.jsonObject(with: Data(renderer.render(message).bytes)) as? NSDictionary
            let theirs = try JSONSerialization.jsonObject(with: encoder.encode(document)) as? NSDictionary
            precondition(ours != nil && ours == theirs, "the documents differ: \(String(describing: ours))")
        }
        print(#"{"ours":\#(times[0]),"encoder":\#(times[1])}"#)
    }
}

/// A message as an `Encodable` type mirrors it.
struct Document: Encodable {
    let schemaVersion = 1
    let messages: [Message]

    init(_ message: PurchaseMessage) { messages = [Message(message)] }

    struct Message: Encodable {
        let id, language, requestedLanguage, direction, severity, presentation: String
        let title, body: String?
        let buttons: [Button]
        let accessibilityText: String?
        let parameters: [String: Parameter]
        let state: String

        init(_ message: PurchaseMessage) {
            id = message.id.rawValue
            language = message.language.description
            requestedLanguage = message.requestedLanguage.description
            direction = message.direction.rawValue
            severity = message.severity.rawValue
            presentation = message.presentation.rawValue
            title = message.title
            body = message.body
            buttons = message.buttons.map {
                Button(id: $0.id, role: $0.role.rawValue, title: $0.title, action: $0.action.rawValue)
            }
            accessibilityText = message.accessibilityText
            parameters = Dictionary(
                message.parameters.map { ($0.name, Parameter(parameter: $0)) }, uniquingKeysWith: { first, _ in first })
            state = message.state.rawValue
        }
    }

    struct Button: Encodable { let id, role, title, action: String }

    struct Parameter: Encodable {
        let type, formatted: String
        let value: Value

        init(parameter: MessageParameter) {
            type = parameter.value.type.rawValue
            formatted = parameter.formatted
            value =
                switch parameter.value {
                case .string(let text): .text(text)
                case .integer(let number): .number(number)
                case .money(let money):
                    .members(["amount": money.amount.description, "currency": money.currency.rawValue])
                case .day(let day): .text(day.description)
                case .product(let product): .members(["id": product.id.rawValue, "kind": product.kind.rawValue])
                default: fatalError("no notification of the samples has \(parameter.value)")
                }
        }
    }

    enum Value: Encodable {
        case text(String)
        case number(Int)
        case members([String: String])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .members(let members): try container.encode(members)
            }
        }
    }
}
