import Purchases

/// What a message is made of for every reader: the keys of its texts and what fills them, worked out once from its definition.
final class MessagePlan: Sendable {
    /// A button with the key of its title, and the number of that key among the titles of a catalogue.
    struct Button: Sendable {
        let definition: ButtonDefinition
        let titleKey: String
        let number: Int
    }

    // The parts of the definition that a composition needs: to copy all of it for each message would take longer than to
    // fill a text.
    let id: MessageID
    let severity: Severity
    let presentation: Presentation
    let isSilent: Bool
    let parameters: [ParameterDefinition]
    let title: TextPlan?
    let body: TextPlan?
    let spoken: TextPlan?
    let buttons: [Button]

    /// Reads a definition of a catalogue, which has the numbers of titles by their keys.
    init(_ definition: MessageDefinition, titles: [String: Int]) {
        id = definition.id
        severity = definition.severity
        presentation = definition.presentation
        isSilent = definition.isSilent
        parameters = definition.parameters
        title = definition.titleArguments.map {
            TextPlan(definition.titleKey, parameters: $0, without: definition.titlesWithout)
        }
        body = definition.bodyArguments.map {
            TextPlan(definition.bodyKey, parameters: $0, without: definition.bodiesWithout)
        }
        spoken = definition.spokenArguments.map { TextPlan(definition.spokenKey, parameters: $0) }
        buttons = definition.buttons.map { button in
            let key = button.titleKey
            return Button(definition: button, titleKey: key, number: titles[key] ?? titles.count)
        }
    }
}

/// A text of a message as every reader has it: its key, the values that it shows, and those that stand in its place where
/// values are missing.
final class TextPlan: Sendable {
    /// A place of a text.
    enum Argument: Sendable {
        case value(String)
        /// A price for each period.
        case rate(price: String, period: String)

        /// Reads the name of a value, or those of a price and a period: `price/period`.
        init(_ name: String) {
            guard let slash = name.firstIndex(of: "/") else {
                self = .value(name)
                return
            }
            self = .rate(price: String(name[..<slash]), period: String(name[name.index(after: slash)...]))
        }

        /// The value without which nothing can be written here.
        var needed: String {
            switch self {
            case .value(let name), .rate(price: let name, _): name
            }
        }
    }

    /// The key with the names of the values.
    let key: TextKey
    let arguments: [Argument]
    /// What the text leaves out of the whole one.
    private let omitted: [String]
    /// What the text is without some values, in the order of the definition.
    let others: [TextPlan]

    /// Makes the plan of a text and of what it is without some values.
    convenience init(_ key: String, parameters: [String], without: [[String]] = []) {
        let others = without.map { names in
            TextPlan(TextKey(key, parameters: parameters, without: names), omitting: names, others: [])
        }
        self.init(TextKey(key, parameters: parameters), omitting: [], others: others)
    }

    private init(_ key: TextKey, omitting omitted: [String], others: [TextPlan]) {
        self.key = key
        arguments = key.parameters.map(Argument.init)
        self.omitted = omitted
        self.others = others
    }

    /// Which of the others stands for the text where only some values are known: the first that leaves out all that is
    /// missing; nil for the whole text.
    func other(knowing parameters: [MessageParameter]) -> Int? {
        // Without further texts nothing has to be looked at, which is so of most messages.
        if others.isEmpty || isFilled(by: parameters) { return nil }
        let missing = arguments.map(\.needed).filter { name in !parameters.contains { $0.name == name } }
        return others.firstIndex { other in missing.allSatisfy(other.omitted.contains) }
    }

    /// Whether everything is known that the text needs.
    func isFilled(by parameters: [MessageParameter]) -> Bool {
        arguments.allSatisfy { argument in
            let needed = argument.needed
            return parameters.contains { $0.name == needed }
        }
    }
}
