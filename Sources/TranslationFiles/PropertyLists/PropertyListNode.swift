internal import Diagnostics

/// One value of a property list, with its place.
public struct PropertyListNode: Sendable {
    /// What a value is.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// Named members.
        case dictionary
        /// Elements in order.
        case array
        /// Text.
        case string
        /// A whole number.
        case integer
        /// A number with a fraction.
        case real
        /// True or false.
        case boolean
        /// Bytes.
        case data
        /// A day and time.
        case date
    }

    /// The document that the value stands in.
    public let document: PropertyListDocument
    let index: Int

    private var entry: PropertyListEntry { document.entries[index] }

    /// What the value is.
    public var kind: Kind { entry.kind }

    /// The bytes of the value with its tags.
    public var range: Range<Int> { Int(entry.start)..<Int(entry.end) }

    /// The members of a dictionary in their order, keys that are there twice too; empty for anything else.
    public var members: [PropertyListMember] {
        guard kind == .dictionary else { return [] }
        var members: [PropertyListMember] = []
        var key = index + 1
        while key + 1 < Int(entry.next) {
            members.append(
                PropertyListMember(
                    keyNode: PropertyListNode(document: document, index: key),
                    value: PropertyListNode(document: document, index: key + 1)))
            key = Int(document.entries[key + 1].next)
        }
        return members
    }

    /// The elements of an array in their order; empty for anything else.
    public var elements: [PropertyListNode] {
        guard kind == .array else { return [] }
        var elements: [PropertyListNode] = []
        var element = index + 1
        while element < Int(entry.next) {
            elements.append(PropertyListNode(document: document, index: element))
            element = Int(document.entries[element].next)
        }
        return elements
    }

    /// The value of the last member with a key, compared as bytes; nil where there is none.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(key: String) -> PropertyListNode? {
        members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    /// The text of a string or a key, nil for anything else.
    ///
    /// - Complexity: Linear in its length, each time.
    public var string: String? {
        guard kind == .string else { return nil }
        return document.source.bytes.withUnsafeBufferPointer { text in
            PropertyListText.string(range, isBinary: document.isBinary, in: text)
        }
    }
}

/// A member of a dictionary: a key and a value.
public struct PropertyListMember: Sendable {
    let keyNode: PropertyListNode
    /// The value.
    public let value: PropertyListNode

    /// The key.
    public var key: String { keyNode.string ?? "" }

    /// The bytes of the key with its tags.
    public var keyRange: Range<Int> { keyNode.range }
}
