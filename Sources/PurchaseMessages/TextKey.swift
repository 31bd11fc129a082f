/// The key of a text in a string table, and the values that fill it.
///
/// ```swift
/// message.bodyKey?.key     // "purchase.deferred.body"
/// message.bodyKey?.values  // ["Cooking Lesson"]
/// ```
///
/// With it a server can let a device write the text: the app holds the same catalogue, the notification the key and the
/// values.
public struct TextKey: Hashable, Sendable {
    /// The key, such as `sub.started.body.without.price.date`.
    public var key: String { text.key }
    /// The names of the values that fill the text, in the order of its arguments.
    ///
    /// `price/period` is one argument of two values.
    public var parameters: [String] { text.parameters }
    /// The values as the reader sees them, in the order of the arguments.
    ///
    /// There are none where the key stands in a definition.
    public let values: [String]

    /// Makes a key.
    public init(_ key: String, parameters: [String] = [], values: [String] = []) {
        text = Text(key: key, parameters: parameters)
        self.values = values
    }

    /// The same key with other values.
    func filled(with values: [String]) -> TextKey { TextKey(text, values) }

    private init(_ text: Text, _ values: [String]) {
        self.text = text
        self.values = values
    }

    /// What is the same for all values lies behind one reference: each message that has the text passes it on.
    private let text: Text

    private final class Text: Hashable, Sendable {
        let key: String
        let parameters: [String]

        init(key: String, parameters: [String]) {
            self.key = key
            self.parameters = parameters
        }

        static func == (left: Text, right: Text) -> Bool {
            left === right || (left.key == right.key && left.parameters == right.parameters)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    /// The text with everything, then what it is without some values.
    static func all(of key: String, parameters: [String], without: [[String]]) -> [TextKey] {
        [TextKey(key, parameters: parameters)]
            + without.map { TextKey(key, parameters: parameters, without: $0) }
    }

    /// What a text is without some values.
    init(_ key: String, parameters: [String], without names: [String]) {
        self.init(
            key + ".without." + names.joined(separator: "."),
            parameters: parameters.filter { !names.contains(TextKey.needed(by: $0)) })
    }

    /// The value without which an argument cannot be written: the price of `price/period`.
    static func needed(by argument: String) -> String { String(argument.prefix { $0 != "/" }) }
}
