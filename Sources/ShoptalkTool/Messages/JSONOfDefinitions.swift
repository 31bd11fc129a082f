internal import JSONText
internal import PurchaseMessages
internal import Purchases

extension MessageDefinition {
    /// The definition as `MessageList.schema.json`, beside this file, describes it; every member is always there.
    var json: JSONValue {
        .object([
            ("id", .string(id.rawValue)),
            ("family", .string(family.rawValue)),
            ("situation", .string(situation)),
            ("presentation", .string(presentation.rawValue)),
            ("severity", .string(severity.rawValue)),
            ("silent", .bool(isSilent)),
            ("charged", .string(charged.rawValue)),
            ("parameters", .array(parameters.map(\.json))),
            ("buttons", .array(buttons.map(\.json))),
            ("texts", .array(texts.map(\.json))),
            ("lengthBudget", lengthBudget.json),
            ("legacyNames", .array(legacyNames.map { .string($0) })),
        ])
    }
}

extension ParameterDefinition {
    fileprivate var json: JSONValue {
        .object([("name", .string(name)), ("type", .string(type.rawValue)), ("optional", .bool(isOptional))])
    }
}

extension ButtonDefinition {
    fileprivate var json: JSONValue {
        .object([
            ("id", .string(id)), ("role", .string(role.rawValue)), ("action", .string(action.rawValue)),
            ("titleKey", .string(titleKey)),
        ])
    }
}

extension TextKey {
    fileprivate var json: JSONValue {
        .object([("key", .string(key)), ("arguments", .array(parameters.map { .string($0) }))])
    }
}

extension LengthBudget {
    fileprivate var json: JSONValue {
        .object([
            ("title", title.map { .integer($0) } ?? .null), ("body", body.map { .integer($0) } ?? .null),
            ("source", .string(source)),
        ])
    }
}
