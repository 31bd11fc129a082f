/// One value of a JSON document.
///
/// A node is an index into its document and costs nothing to copy. Two nodes are never compared: compare what they hold.
public struct JSONNode: Sendable {
    /// What kind of value it is.
    public enum Kind: UInt8, Hashable, Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool
        /// A number.
        case number
        /// A string.
        case string
        /// An array.
        case array
        /// An object.
        case object
    }

    let tree: JSONTree
    let index: Int

    private var entry: JSONEntry { tree.entries[index] }

    /// What kind of value it is.
    public var kind: Kind { entry.kind }

    /// Its bytes in the document, quotation marks and brackets included.
    public var range: Range<Int> { entry.range }

    /// Its bytes as they are written.
    public var bytes: ArraySlice<UInt8> { tree.bytes[range] }

    /// Whether it is `null`.
    public var isNull: Bool { kind == .null }

    /// The truth value, or nil where it is something else.
    public var bool: Bool? { kind == .bool ? tree.bytes[range.lowerBound] == UInt8(ascii: "t") : nil }

    /// The text of the number as it is written, or nil where it is something else.
    public var number: String? { kind == .number ? String(decoding: bytes, as: UTF8.self) : nil }

    /// The whole number, or nil where it is something else, has a fraction or exponent, or does not fit.
    public var integer: Int? { kind == .number ? Int(String(decoding: bytes, as: UTF8.self)) : nil }

    /// The decoded string, or nil where it is something else.
    ///
    /// - Complexity: Linear in its length, each time.
    public var string: String? { stringBytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The decoded string as bytes of UTF-8, or nil where it is something else.
    public var stringBytes: ArraySlice<UInt8>? { kind == .string ? tree.decodedString(at: index) : nil }

    /// The elements of an array in their order; empty where it is something else.
    ///
    /// - Complexity: Linear in their number, each time.
    public var elements: [JSONNode] {
        guard kind == .array else { return [] }
        var elements: [JSONNode] = []
        var child = index + 1
        let end = Int(entry.next)
        while child < end {
            elements.append(JSONNode(tree: tree, index: child))
            child = Int(tree.entries[child].next)
        }
        return elements
    }

    /// The members of an object in their order; empty where it is something else.
    ///
    /// - Complexity: Linear in their number, each time.
    public var members: [JSONMember] {
        guard kind == .object else { return [] }
        var members: [JSONMember] = []
        forEachMember { key in
            members.append(JSONMember(tree: tree, index: key))
            return true
        }
        return members
    }

    /// The value of a member, or nil where there is none or it is no object.
    ///
    /// Keys are compared as bytes of UTF-8: canonically equal ones differ. Where keys are doubled the last one counts.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(key: String) -> JSONNode? { member(key)?.value }

    /// The member with a key, or nil where there is none or it is no object.
    ///
    /// - Complexity: Linear in the number of members.
    public func member(_ key: String) -> JSONMember? {
        guard kind == .object else { return nil }
        var found: JSONMember?
        forEachMember { candidate in
            if tree.decodedString(at: candidate).elementsEqual(key.utf8) {
                found = JSONMember(tree: tree, index: candidate)
            }
            return true
        }
        return found
    }

    /// Hands the index of every key to a closure until it returns false.
    private func forEachMember(_ body: (Int) -> Bool) {
        var key = index + 1
        let end = Int(entry.next)
        while key < end, body(key) { key = Int(tree.entries[key + 1].next) }
    }
}

/// One member of a JSON object: a key and its value.
public struct JSONMember: Sendable {
    let tree: JSONTree
    let index: Int

    /// The decoded key.
    public var key: String { String(decoding: keyBytes, as: UTF8.self) }

    /// The decoded key as bytes of UTF-8.
    public var keyBytes: ArraySlice<UInt8> { tree.decodedString(at: index) }

    /// The bytes of the key in the document, quotation marks included.
    public var keyRange: Range<Int> { tree.entries[index].range }

    /// The value.
    public var value: JSONNode { JSONNode(tree: tree, index: index + 1) }
}

extension JSONTree {
    /// The decoded bytes of a string or key.
    func decodedString(at index: Int) -> ArraySlice<UInt8> {
        let entry = entries[index]
        let inside = bytes[entry.range.dropFirst().dropLast()]
        return entry.hasEscapes ? JSONEscapes.decode(inside)[...] : inside
    }
}
