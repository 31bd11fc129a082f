/// One text of a message: its key in a string table and the names of its arguments.
public struct TextDefinition: Hashable, Sendable {
    /// The key, such as `sub.started.body.without.price.date`.
    public let key: String
    /// The names of the values in the order of the arguments; `price/period` is one argument of two values.
    public let arguments: [String]

    /// Makes a definition.
    public init(key: String, arguments: [String]) {
        self.key = key
        self.arguments = arguments
    }

    /// The text with everything, then what it is without some values.
    static func all(of key: String, arguments: [String], without: [[String]]) -> [TextDefinition] {
        [TextDefinition(key: key, arguments: arguments)]
            + without.map { TextDefinition(key: key, arguments: arguments, without: $0) }
    }

    /// The text for what is known: the whole one, else the first that leaves out all that is missing.
    ///
    /// - Parameters:
    ///   - key: The key of the whole text.
    ///   - arguments: The arguments of the whole text.
    ///   - without: What the further texts leave out.
    ///   - isKnown: Whether a value is there, by its name.
    init(key: String, arguments: [String], without: [[String]], where isKnown: (String) -> Bool) {
        // Without further texts nothing has to be looked at, which is so of most messages.
        if !without.isEmpty {
            let missing = arguments.map(TextDefinition.needed).filter { !isKnown($0) }
            if !missing.isEmpty,
                let names = without.first(where: { names in missing.allSatisfy { names.contains($0) } })
            {
                self.init(key: key, arguments: arguments, without: names)
                return
            }
        }
        self.init(key: key, arguments: arguments)
    }

    private init(key: String, arguments: [String], without names: [String]) {
        self.init(
            key: key + ".without." + names.joined(separator: "."),
            arguments: arguments.filter { !names.contains(TextDefinition.needed(by: $0)) })
    }

    /// The value without which an argument cannot be written: the price of `price/period`.
    static func needed(by argument: String) -> String { String(argument.prefix { $0 != "/" }) }
}
