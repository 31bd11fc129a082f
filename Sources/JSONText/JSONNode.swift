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

    /// What the value is.
    public var kind: Kind {
        switch document.source.bytes[document.tape.start(of: index)] {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    /// The bytes of the value in its text; of a string with the quotation marks.
    public var range: Range<Int> { document.tape.range(of: index) }

    /// The members of an object in their order; empty for anything else.
    public var members: [JSONMember] {
        guard kind == .object else { return [] }
        let tape = document.tape
        var members: [JSONMember] = []
        var key = tape.first(in: index)
        let end = tape.next(after: index)
        while key < end {
            members.append(
                JSONMember(
                    keyNode: JSONNode(document: document, index: key),
                    value: JSONNode(document: document, index: key + 1)))
            key = tape.next(after: key + 1)
        }
        return members
    }

    /// The elements of an array in their order; empty for anything else.
    public var elements: [JSONNode] {
        guard kind == .array else { return [] }
        let tape = document.tape
        var elements: [JSONNode] = []
        var element = tape.first(in: index)
        let end = tape.next(after: index)
        while element < end {
            elements.append(JSONNode(document: document, index: element))
            element = tape.next(after: element)
        }
        return elements
    }

    /// The value of a member whose key has exactly these bytes, or nil.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(key: String) -> JSONNode? {
        guard kind == .object else { return nil }
        let tape = document.tape
        var member = tape.first(in: index)
        let end = tape.next(after: index)
        while member < end {
            if document.keyEquals(member, key) { return JSONNode(document: document, index: member + 1) }
            member = tape.next(after: member + 1)
        }
        return nil
    }

    /// The text of a string, nil for anything else.
    ///
    /// - Complexity: Linear in its length, each time.
    public var string: String? { stringBytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The text of a string as UTF-8, nil for anything else.
    public var stringBytes: ArraySlice<UInt8>? { kind == .string ? document.stringBytes(of: index) : nil }

    /// The value as it is written.
    public var bytes: ArraySlice<UInt8> { document.source.bytes[range] }

    /// The digits of a number as they stand, nil for anything else.
    public var number: String? {
        kind == .number ? String(decoding: document.source.bytes[range], as: UTF8.self) : nil
    }

    /// A number that is whole and fits, written without point and exponent; nil for anything else.
    public var integer: Int? { number.flatMap { Int($0) } }

    /// True or false, nil for anything else.
    public var bool: Bool? { kind == .bool ? document.source.bytes[range.lowerBound] == UInt8(ascii: "t") : nil }
}

/// A member of an object: a key and a value.
public struct JSONMember: Sendable {
    let keyNode: JSONNode
    /// The value.
    public let value: JSONNode

    /// The key.
    public var key: String { keyNode.string ?? "" }

    /// The key as UTF-8.
    public var keyBytes: ArraySlice<UInt8> { keyNode.stringBytes ?? [] }

    /// The bytes of the key with its quotation marks.
    public var keyRange: Range<Int> { keyNode.range }
}

extension JSONDocument {
    func keyEquals(_ index: Int, _ key: String) -> Bool {
        let content = tape.content(of: index)
        if tape.hasEscapes(index) { return stringBytes(of: index).elementsEqual(key.utf8) }
        return content.count == key.utf8.count && source.bytes[content].elementsEqual(key.utf8)
    }

    /// The bytes of a string with its escapes resolved; the reader has checked them.
    func stringBytes(of index: Int) -> ArraySlice<UInt8> {
        let content = source.bytes[tape.content(of: index)]
        return tape.hasEscapes(index) ? JSONEscapes.decode(content)[...] : content
    }
}
