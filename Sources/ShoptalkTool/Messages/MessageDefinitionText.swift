internal import PurchaseMessages
internal import Purchases

/// Writes what the catalogue knows about a message as lines for people.
struct MessageDefinitionText: Sendable {
    /// Whether there are colours.
    let style: TextStyle

    /// The definition as lines, each of which ends with a line feed.
    func text(_ definition: MessageDefinition) -> String {
        var rows = [
            ("family", definition.family.rawValue),
            ("presentation", definition.presentation.rawValue),
            ("severity", definition.severity.rawValue),
            ("silent", definition.isSilent ? "yes" : "no"),
            ("charged", definition.charged.rawValue),
        ]
        rows += column("parameters", definition.parameters.map(parameter))
        rows += column("buttons", definition.buttons.map { "\($0.id) (\($0.role), \($0.action.rawValue))" })
        rows += column("texts", definition.texts.map(text))
        rows += column("budget", budget(definition))
        rows += column("also called", definition.legacyNames)
        return style.written(definition.id.rawValue, .strong) + "\n    \(definition.situation)\n"
            + rows.map { name, value in
                "    " + style.written(name, .faint) + String(repeating: " ", count: 14 - name.utf8.count) + value
                    + "\n"
            }.joined()
    }

    /// Rows of which the first has the name.
    private func column(_ name: String, _ values: [String]) -> [(String, String)] {
        values.enumerated().map { ($0.offset == 0 ? name : "", $0.element) }
    }

    private func parameter(_ parameter: ParameterDefinition) -> String {
        parameter.name + ": " + parameter.type.rawValue + (parameter.isOptional ? ", optional" : "")
    }

    private func text(_ key: TextKey) -> String {
        key.key + (key.parameters.isEmpty ? "" : " (" + key.parameters.joined(separator: ", ") + ")")
    }

    /// The most characters of the parts that there are.
    private func budget(_ definition: MessageDefinition) -> [String] {
        let budget = definition.lengthBudget
        let parts = [
            ("title", definition.titleArguments == nil ? nil : budget.title),
            ("body", definition.bodyArguments == nil ? nil : budget.body),
        ].compactMap { name, limit in limit.map { "\(name) \($0)" } }
        return parts.isEmpty ? [] : [parts.joined(separator: ", ") + " characters (\(budget.source))"]
    }
}
