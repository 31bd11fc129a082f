import JSONText

/// Why a stored text is not the value that stood there.
struct StoredValueFault: Error, CustomStringConvertible {
    let description: String
}

/// One value of a stored JSON text, read with errors that name the member.
struct StoredNode {
    let node: JSONNode
    /// The members on the way to it: `event.transaction`.
    let path: String

    init(text: String?) throws(StoredValueFault) {
        guard let text else { throw StoredValueFault(description: "there is no text") }
        do {
            node = try JSONDocument(parsing: Array(text.utf8)).root
        } catch {
            throw StoredValueFault(description: "not a JSON text: \(error.code.name)")
        }
        path = ""
    }

    private init(node: JSONNode, path: String) {
        self.node = node
        self.path = path
    }

    /// A member that is there, nil where it is not or holds null.
    func optional(_ key: String) -> StoredNode? {
        guard let member = node[key], member.kind != .null else { return nil }
        return StoredNode(node: member, path: path.isEmpty ? key : "\(path).\(key)")
    }

    /// A member that must be there.
    func member(_ key: String) throws(StoredValueFault) -> StoredNode {
        guard let member = optional(key) else { throw fault("“\(key)” is missing") }
        return member
    }

    func string() throws(StoredValueFault) -> String {
        guard let string = node.string else { throw fault("not a text") }
        return string
    }

    func bool() throws(StoredValueFault) -> Bool {
        guard let bool = node.bool else { throw fault("neither true nor false") }
        return bool
    }

    func integer<Number: FixedWidthInteger>(as type: Number.Type = Number.self) throws(StoredValueFault) -> Number {
        guard let number = node.number.flatMap({ Number($0) }) else { throw fault("not a whole number that fits") }
        return number
    }

    /// A value of an enumeration, by its raw text.
    func named<Value: RawRepresentable<String>>(as type: Value.Type = Value.self) throws(StoredValueFault) -> Value {
        guard let value = Value(rawValue: try string()) else { throw fault("unknown name") }
        return value
    }

    /// The elements, each read the same way.
    func elements<Value>(
        _ read: (StoredNode) throws(StoredValueFault) -> Value
    ) throws(StoredValueFault) -> [Value] {
        guard node.kind == .array else { throw fault("not a list") }
        var values: [Value] = []
        for (index, element) in node.elements.enumerated() {
            values.append(try read(StoredNode(node: element, path: "\(path)[\(index)]")))
        }
        return values
    }

    func fault(_ what: String) -> StoredValueFault {
        StoredValueFault(description: path.isEmpty ? what : "\(path): \(what)")
    }
}
