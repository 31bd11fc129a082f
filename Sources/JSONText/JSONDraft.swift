/// A value of a document on its way to be written anew: what is not touched keeps its bytes.
///
/// Take the draft of a value, change what it holds, and give it back to the document. A value is replaced by setting it, a
/// member is added, taken away, moved or named otherwise in ``members``.
///
/// ```swift
/// var draft = JSONDraft(document.root)
/// draft["version"] = JSONDraft(.string("1.1"))
/// draft.members.removeAll { $0.key == "obsolete" }
/// let bytes = document.rewritten(as: draft)
/// ```
///
/// - What is new is written in the layout of the document: its indentation, line ends, and space around colons.
/// - A new member is set apart from its neighbours as they are from each other.
/// - A string that is set to the text that it has keeps its spelling.
public struct JSONDraft: Sendable {
    enum Content: Sendable {
        /// What stands in the document.
        case kept
        /// Something else.
        case value(JSONValue)
        /// An object with these members.
        case object([Member])
    }

    /// What stands in its place in the document.
    let origin: JSONNode?
    private(set) var content: Content

    /// A member of an object.
    public struct Member: Sendable {
        let origin: JSONMember?
        private(set) var name: String?
        /// The value.
        public var value: JSONDraft

        /// Makes a new member.
        public init(key: String, value: JSONDraft) {
            origin = nil
            name = key
            self.value = value
        }

        init(_ member: JSONMember) {
            origin = member
            value = JSONDraft(member.value)
        }

        /// The key; one that is set to what it is keeps its spelling.
        public var key: String {
            get { name ?? origin?.key ?? "" }
            set {
                let isSame = origin.map { $0.key.utf8.elementsEqual(newValue.utf8) } ?? false
                name = isSame ? nil : newValue
            }
        }

        /// Whether the key has exactly these bytes.
        public func hasKey(_ key: String) -> Bool {
            if let name { return name.utf8.elementsEqual(key.utf8) }
            return origin?.keyNode.stringBytes?.elementsEqual(key.utf8) ?? false
        }
    }

    /// The draft of a value as it stands.
    public init(_ node: JSONNode) {
        origin = node
        content = .kept
    }

    /// The draft of a new value.
    public init(_ value: JSONValue) {
        origin = nil
        content = .value(value)
    }

    /// The draft of a new object.
    public init(object members: [Member]) {
        origin = nil
        content = .object(members)
    }

    /// Whether it is an object.
    public var isObject: Bool {
        switch content {
        case .kept: origin?.kind == .object
        case .value(.object), .object: true
        case .value: false
        }
    }

    /// The text of a string, nil for anything else.
    public var string: String? {
        switch content {
        case .kept: origin?.string
        case .value(.string(let text)): text
        case .value, .object: nil
        }
    }

    /// True or false, nil for anything else.
    public var bool: Bool? {
        switch content {
        case .kept: origin?.bool
        case .value(.bool(let bool)): bool
        case .value, .object: nil
        }
    }

    /// The value as it is now.
    ///
    /// - Complexity: Linear in its size; it recurses as deep as the value is nested.
    public var value: JSONValue {
        switch content {
        case .kept: origin.map { JSONValue($0) } ?? .null
        case .value(let value): value
        case .object(let members): .object(members.map { ($0.key, $0.value.value) })
        }
    }

    /// The members of an object in their order; empty for anything else, which becomes an object where they are set.
    ///
    /// - Complexity: Linear in the number of members the first time.
    public var members: [Member] {
        get {
            switch content {
            case .kept: origin?.members.map { Member($0) } ?? []
            case .value(.object(let members)): members.map { Member(key: $0.key, value: JSONDraft($0.value)) }
            case .value: []
            case .object(let members): members
            }
        }
        set { content = .object(newValue) }
    }

    /// The value of a member; setting nil takes it away, and a new one is added at the end.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(key: String) -> JSONDraft? {
        get {
            if case .kept = content { return origin?[key].map { JSONDraft($0) } }
            return members.first { $0.hasKey(key) }?.value
        }
        set {
            var members = members
            if let place = members.firstIndex(where: { $0.hasKey(key) }) {
                if let newValue { members[place].value = newValue } else { members.remove(at: place) }
            } else if let newValue {
                members.append(Member(key: key, value: newValue))
            } else {
                return
            }
            self.members = members
        }
    }

    /// Sets the text of a string; one that has this text already keeps its spelling.
    public mutating func setString(_ text: String) {
        guard string.map({ $0.utf8.elementsEqual(text.utf8) }) != true else { return }
        // A text that was changed and changed back is the one that stands there.
        let isOriginal = origin?.kind == .string && origin?.stringBytes?.elementsEqual(text.utf8) == true
        content = isOriginal ? .kept : .value(.string(text))
    }
}
