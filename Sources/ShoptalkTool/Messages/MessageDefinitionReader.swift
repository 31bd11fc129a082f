internal import Diagnostics
internal import JSONText
internal import PurchaseMessages
internal import Purchases

/// Reads definitions of messages, as `MessageList.schema.json` beside this file describes them.
///
/// Of a message `id`, `presentation`, `severity` and `texts` have to be there. What else is missing is what
/// `MessageDefinition` takes it for; members of other names are passed over.
struct MessageDefinitionReader: Sendable {
    /// The name of the file, for errors.
    private let file: String

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The JSON text.
    ///   - file: Its name, for errors.
    /// - Returns: The definitions, in their order.
    /// - Throws: A failure with status 65 and the place of what is wrong.
    static func definitions(in bytes: [UInt8], file: String) throws(CommandFailure) -> [MessageDefinition] {
        let root: JSONNode
        do throws(JSONTextError) {
            root = try JSONDocument(parsing: bytes, skipsByteOrderMark: true).root
        } catch {
            throw CommandFailure(.badData, error.diagnostic.description(file: file))
        }
        let reader = MessageDefinitionReader(file: file)
        var definitions: [MessageDefinition] = []
        for node in try reader.list("messages", of: root) { definitions.append(try reader.definition(node)) }
        return definitions
    }

    private func definition(_ node: JSONNode) throws(CommandFailure) -> MessageDefinition {
        let id = try text("id", of: node)
        let presentation = Presentation(rawValue: try text("presentation", of: node))
        var parameters: [ParameterDefinition] = []
        for node in try list("parameters", of: node, isNeeded: false) { parameters.append(try parameter(node)) }
        var buttons: [ButtonDefinition] = []
        for node in try list("buttons", of: node, isNeeded: false) { buttons.append(try button(node)) }
        var legacyNames: [String] = []
        for name in try list("legacyNames", of: node, isNeeded: false) { legacyNames.append(try text(name)) }
        let texts = try texts(of: node, id: id, parameters: parameters)
        return MessageDefinition(
            id: MessageID(id), family: try member("family", of: node).map(text).map(MessageFamily.init(rawValue:)),
            situation: try member("situation", of: node).map(text) ?? "", presentation: presentation,
            severity: Severity(rawValue: try text("severity", of: node)), parameters: parameters,
            titleArguments: texts.title.whole, titlesWithout: texts.title.without, bodyArguments: texts.body.whole,
            bodiesWithout: texts.body.without, spokenArguments: texts.spoken.whole, buttons: buttons,
            charged: try member("charged", of: node).map(text).map(PurchaseFailure.Charged.init(rawValue:)) ?? .unknown,
            lengthBudget: try lengthBudget(of: node), legacyNames: legacyNames)
    }

    private func parameter(_ node: JSONNode) throws(CommandFailure) -> ParameterDefinition {
        ParameterDefinition(
            name: try text("name", of: node), type: ParameterType(rawValue: try text("type", of: node)),
            isOptional: try flag("optional", of: node))
    }

    private func button(_ node: JSONNode) throws(CommandFailure) -> ButtonDefinition {
        ButtonDefinition(
            id: try text("id", of: node), role: ButtonRole(rawValue: try text("role", of: node)),
            action: SuggestedAction(rawValue: try text("action", of: node)))
    }

    private func lengthBudget(of node: JSONNode) throws(CommandFailure) -> LengthBudget? {
        guard let node = member("lengthBudget", of: node) else { return nil }
        return LengthBudget(
            title: try number("title", of: node), body: try number("body", of: node),
            source: try text("source", of: node))
    }

    /// A text with everything, and what the further ones leave out.
    private typealias Part = (whole: [String]?, without: [[String]])

    /// What fills the texts, told apart by their keys: `<id>.body`, `<id>.body.without.price.date`.
    private func texts(
        of node: JSONNode, id: String, parameters: [ParameterDefinition]
    ) throws(CommandFailure) -> (title: Part, body: Part, spoken: Part) {
        var parts: [String: Part] = [:]
        for node in try list("texts", of: node) {
            let key = try text("key", of: node)
            var arguments: [String] = []
            for argument in try list("arguments", of: node) {
                let name = try text(argument)
                for half in name.split(separator: "/", omittingEmptySubsequences: false) {
                    guard parameters.contains(where: { $0.name == half }) else {
                        throw fault("there is no parameter “\(half)”", at: argument)
                    }
                }
                arguments.append(name)
            }
            let words = key.hasPrefix(id + ".") ? key.dropFirst(id.count + 1).split(separator: ".") : []
            guard let name = words.first.map(String.init), ["title", "body", "spoken"].contains(name) else {
                throw fault(
                    "the key of a text is “\(id).title”, “\(id).body” or “\(id).spoken”, with “.without.” and names "
                        + "where it leaves values out", at: node["key"] ?? node)
            }
            if words.count == 1 {
                parts[name, default: (nil, [])].whole = arguments
            } else if words.count > 2, words[1] == "without" {
                parts[name, default: (nil, [])].without.append(words.dropFirst(2).map(String.init))
            } else {
                throw fault("behind “\(name)” comes “.without.” and the names of values", at: node["key"] ?? node)
            }
        }
        return (parts["title"] ?? (nil, []), parts["body"] ?? (nil, []), parts["spoken"] ?? (nil, []))
    }

    private func fault(_ message: String, at node: JSONNode) -> CommandFailure {
        let place = node.document.diagnostic(.error, message, at: node.range.lowerBound)
        return CommandFailure(.badData, place.description(file: file))
    }

    private func member(_ name: String, of node: JSONNode) -> JSONNode? {
        node[name].flatMap { $0.kind == .null ? nil : $0 }
    }

    private func list(
        _ name: String, of node: JSONNode, isNeeded: Bool = true
    ) throws(CommandFailure) -> [JSONNode] {
        guard let list = member(name, of: node) else {
            if isNeeded { throw fault("“\(name)” is missing", at: node) }
            return []
        }
        guard list.kind == .array else { throw fault("“\(name)” must be an array", at: list) }
        return list.elements
    }

    private func text(_ name: String, of node: JSONNode) throws(CommandFailure) -> String {
        guard let member = member(name, of: node) else { throw fault("“\(name)” is missing", at: node) }
        return try text(member)
    }

    private func text(_ node: JSONNode) throws(CommandFailure) -> String {
        guard let text = node.string, !text.isEmpty else {
            throw fault("a text that is not empty belongs here", at: node)
        }
        return text
    }

    private func flag(_ name: String, of node: JSONNode) throws(CommandFailure) -> Bool {
        guard let member = member(name, of: node) else { return false }
        guard let flag = member.bool else { throw fault("“\(name)” must be true or false", at: member) }
        return flag
    }

    private func number(_ name: String, of node: JSONNode) throws(CommandFailure) -> Int? {
        guard let member = member(name, of: node) else { return nil }
        guard let number = member.integer, number > 0 else {
            throw fault("“\(name)” must be a number of characters", at: member)
        }
        return number
    }
}
