import Foundation
import JSONText

/// A JSON value as Foundation reads it: a reader that is not ours, to judge what we write.
enum JSON: Hashable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSON].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    init(_ text: String) throws { self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

    /// A value as our own reader reads it, which takes a tenth of the time.
    init(_ node: JSONNode) {
        self =
            switch node.kind {
            case .null: .null
            case .bool: .bool(node.bool == true)
            case .number: .number(node.number.flatMap(Double.init) ?? .nan)
            case .string: .string(node.string ?? "")
            case .array: .array(node.elements.map { JSON($0) })
            case .object: .object(Dictionary(node.members.map { ($0.key, JSON($0.value)) }) { first, _ in first })
            }
    }

    subscript(key: String) -> JSON? {
        get {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    subscript(index: Int) -> JSON? {
        get {
            guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
            return elements[index]
        }
        set {
            guard case .array(var elements) = self, elements.indices.contains(index), let newValue else { return }
            elements[index] = newValue
            self = .array(elements)
        }
    }
}
