import Diagnostics

/// One value of a JSON document, with its place.
public struct JSONNode: Sendable {
    /// What a value is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Named members.
        case object
        /// Elements in order.
        case array
        /// Text.
        case string
        /// A number.
        case number
        /// True or false.
        case bool
        /// Nothing.
        case null
    }

    /// The document that the value stands in.
    public let document: JSONDocument
    let index: Int

    private var node: JSONDocument.Node { document.nodes[index] }

    /// What the value is.
    public var kind: Kind { node.kind }

    /// The bytes of the value in its text; of a string with the quotation marks.
    public var range: Range<Int> { node.start..<node.end }

    /// The members of an object in their order; empty for anything else.
    public var members: [JSONMember] {
        guard kind == .object else { return [] }
        var members: [JSONMember] = []
        members.reserveCapacity(node.count)
        var key = index + 1
        for _ in 0..<node.count {
            members.append(
                JSONMember(
                    keyNode: JSONNode(document: document, index: key),
                    value: JSONNode(document: document, index: key + 1)))
            key = document.nodes[key + 1].next
        }
        return members
    }

    /// The elements of an array in their order; empty for anything else.
    public var elements: [JSONNode] {
        guard kind == .array else { return [] }
        var elements: [JSONNode] = []
        elements.reserveCapacity(node.count)
        var element = index + 1
        for _ in 0..<node.count {
            elements.append(JSONNode(document: document, index: element))
            element = document.nodes[element].next
        }
        return elements
    }

    /// The value of a member whose key has exactly these bytes, or nil.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(key: String) -> JSONNode? {
        guard kind == .object else { return nil }
        var member = index + 1
        for _ in 0..<node.count {
            if document.keyEquals(member, key) { return JSONNode(document: document, index: member + 1) }
            member = document.nodes[member + 1].next
        }
        return nil
    }

    /// The text of a string, nil for anything else.
    public var string: String? { kind == .string ? document.text(of: index) : nil }

    /// The digits of a number as they stand, nil for anything else.
    public var number: String? {
        kind == .number ? String(decoding: document.source.bytes[range], as: UTF8.self) : nil
    }

    /// A number that is whole and fits, written without point and exponent; nil for anything else.
    public var integer: Int? { number.flatMap { Int($0) } }

    /// True or false, nil for anything else.
    public var bool: Bool? { kind == .bool ? document.source.bytes[node.start] == UInt8(ascii: "t") : nil }
}

/// A member of an object: a key and a value.
public struct JSONMember: Sendable {
    let keyNode: JSONNode
    /// The value.
    public let value: JSONNode

    /// The key.
    public var key: String { keyNode.string ?? "" }

    /// The bytes of the key with its quotation marks.
    public var keyRange: Range<Int> { keyNode.range }
}

extension JSONDocument {
    func keyEquals(_ index: Int, _ key: String) -> Bool {
        let node = nodes[index]
        if node.isEscaped { return text(of: index).utf8.elementsEqual(key.utf8) }
        return source.bytes[node.start + 1..<node.end - 1].elementsEqual(key.utf8)
    }

    /// The text of a string node with its escapes resolved; the parser has checked them.
    func text(of index: Int) -> String {
        let node = nodes[index]
        let content = source.bytes[node.start + 1..<node.end - 1]
        guard node.isEscaped else { return String(decoding: content, as: UTF8.self) }
        return String(decoding: JSONEscapes.resolved(content), as: UTF8.self)
    }
}
