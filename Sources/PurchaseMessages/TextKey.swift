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
    public let key: String
    /// The names of the values that fill the text, in the order of its arguments.
    ///
    /// `price/period` is one argument of two values.
    public let parameters: [String]
    /// The values as the reader sees them, in the order of the arguments.
    ///
    /// There are none where the key stands in a definition.
    public let values: [String]

    /// Makes a key.
    public init(_ key: String, parameters: [String] = [], values: [String] = []) {
        self.key = key
        self.parameters = parameters
        self.values = values
    }

    /// The text with everything, then what it is without some values.
    static func all(of key: String, parameters: [String], without: [[String]]) -> [TextKey] {
        [TextKey(key, parameters: parameters)]
            + without.map { TextKey(key, parameters: parameters, without: $0) }
    }

    /// The text for what is known: the whole one, else the first that leaves out all that is missing.
    ///
    /// - Parameters:
    ///   - key: The key of the whole text.
    ///   - parameters: What fills the whole text.
    ///   - without: What the further texts leave out.
    ///   - isKnown: Whether a value is there, by its name.
    init(_ key: String, parameters: [String], without: [[String]], where isKnown: (String) -> Bool) {
        // Without further texts nothing has to be looked at, which is so of most messages.
        if !without.isEmpty {
            let missing = parameters.map(TextKey.needed).filter { !isKnown($0) }
            if !missing.isEmpty,
                let names = without.first(where: { names in missing.allSatisfy { names.contains($0) } })
            {
                self.init(key, parameters: parameters, without: names)
                return
            }
        }
        self.init(key, parameters: parameters)
    }

    private init(_ key: String, parameters: [String], without names: [String]) {
        self.init(
            key + ".without." + names.joined(separator: "."),
            parameters: parameters.filter { !names.contains(TextKey.needed(by: $0)) })
    }

    /// The same key with what fills it.
    func filled(with values: [String]) -> TextKey { TextKey(key, parameters: parameters, values: values) }

    /// The value without which an argument cannot be written: the price of `price/period`.
    static func needed(by argument: String) -> String { String(argument.prefix { $0 != "/" }) }
}
