import Languages
import Localizations
import MessageRendering
import MessageSamples
import PurchaseMessages
import Purchases
import StringTables
import Timing

/// Measures messages, and prints JSON lines.
///
/// Usage: `MessageBenchmark json|messages|texts`
@main
struct MessageBenchmark {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "json": NotificationBenchmark().run()
        case "messages": NotificationBenchmark().list()
        case "texts": TextBenchmark().run()
        default: fatalError("MessageBenchmark json|messages|texts")
        }
    }
}

/// From a notification to the JSON of its message.
struct NotificationBenchmark {
    private let composer = MessageSamples.composer()
    private let renderer = JSONRenderer()
    private let pairs = MessageSamples.languages.flatMap { language in
        MessageSamples.notifications.map { ($0, language) }
    }

    /// Nanoseconds of one.
    func run() {
        let products = MessageSamples.products
        let count = 20
        var bytes = 0
        let times = quartiles(
            of: count * pairs.count, rounds: 60,
            [
                {
                    for _ in 0..<count {
                        for (notification, language) in pairs {
                            guard
                                let message = composer.message(
                                    for: notification, products: products, language: language)
                            else { continue }
                            bytes &+= renderer.render(message).bytes.count
                        }
                    }
                }
            ])
        precondition(bytes > 0)
        print(times[0])
    }

    /// Each message as our JSON, with the keys of its texts, for a peer that makes the same.
    func list() {
        for (notification, language) in pairs {
            guard
                let message = composer.message(for: notification, products: MessageSamples.products, language: language)
            else { continue }
            func key(_ text: TextKey?) -> String {
                text.map { #"{"key":"\#($0.key)","parameters":\#($0.parameters)}"# } ?? "null"
            }
            let json = renderer.render(message).text
            print(#"{"title":\#(key(message.titleKey)),"body":\#(key(message.bodyKey)),"document":\#(json)}"#)
        }
    }
}

/// Every message in every language as text, beside a bare copy of the same texts out of the tables.
///
/// Ours is what an app calls: from a name and values to a message, and from the message to the bytes of its text. The copy
/// knows the keys and has its arguments written; it fills the same patterns by the same tables, heading, explanation,
/// buttons and what a screen reader says instead, and puts their bytes into one text for each message, as ours does.
struct TextBenchmark {
    private let composer = MessageSamples.composer()
    private let languages = Localizations.languages

    /// A text of a message and what fills it.
    private struct Filling {
        let key: String
        let arguments: [MessageArgument]
    }

    func run() {
        let catalogue = composer.catalogue
        let definitions = catalogue.definitions.map { ($0.id, MessageValues().values(for: $0)) }
        let renderer = TextRenderer()
        let messages = languages.map { language in
            zip(catalogue.definitions, definitions).map { fillings(of: $0, $1.1, in: language) }
        }
        let localizer = composer.localizer
        let count = definitions.count * languages.count
        var sizes = [0, 0, 0]
        let times = quartiles(
            of: count, rounds: 20,
            [
                {
                    for language in languages {
                        for (id, values) in definitions {
                            let message = composer.message(id, parameters: values, language: language)
                            sizes[0] &+= renderer.render(message).bytes.count
                        }
                    }
                },
                {
                    for (language, messages) in zip(languages, messages) {
                        for message in messages {
                            var bytes: [UInt8] = []
                            bytes.reserveCapacity(512)
                            for text in message {
                                bytes +=
                                    localizer.languageSelectedString(
                                        forKey: text.key, arguments: text.arguments, language: language
                                    ).utf8
                                bytes.append(UInt8(ascii: "\n"))
                            }
                            sizes[1] &+= bytes.count
                        }
                    }
                },
                {
                    for language in languages {
                        for (id, values) in definitions {
                            sizes[2] &+=
                                composer.message(id, parameters: values, language: language).buttons.count
                        }
                    }
                },
            ])
        precondition(sizes[0] > 0 && sizes[1] > 0, "nothing was written")
        let texts = messages.joined().reduce(0) { $0 + $1.count }
        print(
            #"{"messages":\#(count),"texts":\#(texts),"ours":\#(times[0]),"copied":\#(times[1]),"composed":\#(times[2])}"#
        )
    }

    /// The texts that a message is made of, with what fills them.
    private func fillings(
        of definition: MessageDefinition, _ values: [String: MessageValue], in language: LanguageTag
    ) -> [Filling] {
        let message = composer.message(definition.id, parameters: values, language: language)
        func filling(_ key: String, _ names: [String], _ words: [String]) -> Filling {
            let arguments = zip(names, words).map { name, words in
                if case .integer(let number)? = values[name] { return MessageArgument.integer(Int64(number)) }
                return .formatted(words)
            }
            return Filling(key: key, arguments: arguments)
        }
        var fillings = [message.titleKey, message.bodyKey].compactMap(\.self)
            .map { filling($0.key, $0.parameters, $0.values) }
        fillings += message.buttons.map { Filling(key: "button." + $0.id, arguments: []) }
        if let names = definition.spokenArguments {
            let words = names.compactMap { name in message.parameters.first { $0.name == name }?.formatted }
            if words.count == names.count { fillings.append(filling(definition.spokenKey, names, words)) }
        }
        return fillings
    }
}

/// A value for each place of a message, by its type.
struct MessageValues {
    private let product = MessageSamples.products["shop.month"]

    func values(for definition: MessageDefinition) -> [String: MessageValue] {
        var values: [String: MessageValue] = [:]
        for parameter in definition.parameters { values[parameter.name] = value(of: parameter.type) }
        return values
    }

    private func value(of type: ParameterType) -> MessageValue? {
        switch type {
        case .string: .string("j•••@example.com")
        case .integer: .integer(3)
        case .money: product?.price.map { .money($0) }
        case .day: CalendarDay(year: 2026, month: 12, day: 31).map { .day($0) }
        case .moment: .moment(Timestamp(milliseconds: 1_800_000_000_000))
        case .period: .period(.month)
        case .percent: .percent(Amount(minorUnits: 42, digits: 2))
        case .country: .country("DE")
        case .product: product.map { .product($0) }
        case .list: .list(["App Store", "Google Play"])
        default: nil
        }
    }
}
