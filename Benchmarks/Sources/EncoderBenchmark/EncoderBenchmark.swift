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
            let (ours, theirs) = (
                try sorted(Data(renderer.render(message).bytes)), try sorted(encoder.encode(document))
            )
            guard ours == theirs else { fatalError("the documents differ:\n\(ours)\n\(theirs)") }
        }
        print(#"{"ours":\#(times[0]),"encoder":\#(times[1])}"#)
    }

    /// A document with the members of each object sorted, by a reader and a writer that are not ours.
    private static func sorted(_ document: Data) throws -> String {
        let value = try JSONSerialization.jsonObject(with: document)
        return String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
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

        private enum CodingKeys: String, CodingKey {
            case id, language, requestedLanguage, direction, severity, presentation, title, body, buttons
            case accessibilityText, parameters, state
        }

        /// Every member is there, null where there is nothing, as in ours.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(language, forKey: .language)
            try container.encode(requestedLanguage, forKey: .requestedLanguage)
            try container.encode(direction, forKey: .direction)
            try container.encode(severity, forKey: .severity)
            try container.encode(presentation, forKey: .presentation)
            try container.encode(title, forKey: .title)
            try container.encode(body, forKey: .body)
            try container.encode(buttons, forKey: .buttons)
            try container.encode(accessibilityText, forKey: .accessibilityText)
            try container.encode(parameters, forKey: .parameters)
            try container.encode(state, forKey: .state)
        }
    }

    struct Button: Encodable {
        let id, role, title, action: String
    }

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
