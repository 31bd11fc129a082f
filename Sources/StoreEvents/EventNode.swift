import Diagnostics
import JSONText
import Purchases

/// An object of an event whose members are read by their kind.
///
/// A member that is missing, `null` or an empty text is nil; one of another kind is refused with its place.
struct EventNode {
    let node: JSONNode
    let context: String

    /// Reads a text; the context says what it is, for errors.
    static func root(_ bytes: [UInt8], _ context: String) throws(StoreEventError) -> EventNode {
        do throws(JSONTextError) {
            let document = try JSONDocument(parsing: bytes, sizeLimit: 4 << 20, depthLimit: 64)
            return EventNode(node: document.root, context: context)
        } catch {
            let code: StoreEventError.Code =
                switch error.code {
                case .duplicateKey: .duplicateMember
                case .tooDeep: .tooDeep
                default: .notJSON
                }
            throw StoreEventError(code: code, context: context, diagnostic: error.diagnostic)
        }
    }

    func fault(_ code: StoreEventError.Code, _ message: String, at place: JSONNode? = nil) -> StoreEventError {
        let place = place ?? node
        return StoreEventError(
            code: code, context: context,
            diagnostic: node.document.diagnostic(.error, message, at: place.range.lowerBound))
    }

    /// A member that is there and not null.
    func member(_ name: String) -> JSONNode? {
        guard let member = node[name], member.kind != .null else { return nil }
        return member
    }

    private func member(_ name: String, _ kind: JSONNode.Kind) throws(StoreEventError) -> JSONNode? {
        guard let member = member(name) else { return nil }
        guard member.kind == kind else {
            throw fault(
                .wrongType, "“\(name)” must be \(Self.article(kind)), and is \(Self.article(member.kind))", at: member)
        }
        return member
    }

    private static func article(_ kind: JSONNode.Kind) -> String {
        switch kind {
        case .object, .array: "an \(kind.rawValue)"
        case .null: "null"
        default: "a \(kind.rawValue)"
        }
    }

    func object(_ name: String) throws(StoreEventError) -> EventNode? {
        try member(name, .object).map { EventNode(node: $0, context: context) }
    }

    /// The objects of an array, empty where it is missing or null.
    func objects(_ name: String) throws(StoreEventError) -> [EventNode] {
        guard let list = try member(name, .array) else { return [] }
        let elements = list.elements
        if let other = elements.first(where: { $0.kind != .object }) {
            throw fault(.wrongType, "“\(name)” holds objects, and this is \(Self.article(other.kind))", at: other)
        }
        return elements.map { EventNode(node: $0, context: context) }
    }

    /// The objects of a list of Stripe, `{"data": […]}`.
    func listed(_ name: String) throws(StoreEventError) -> [EventNode] {
        guard let list = try object(name) else { return [] }
        return try list.objects("data")
    }

    func text(_ name: String) throws(StoreEventError) -> String? {
        guard let text = try member(name, .string)?.string, !text.isEmpty else { return nil }
        return text
    }

    func requiredText(_ name: String) throws(StoreEventError) -> String {
        if let text = try text(name) { return text }
        throw fault(.missingMember, "“\(name)” is missing", at: node[name])
    }

    func flag(_ name: String) throws(StoreEventError) -> Bool? { try member(name, .bool)?.bool }

    /// A whole number that 64 bits hold.
    func integer(_ name: String) throws(StoreEventError) -> Int? {
        guard let member = try member(name, .number) else { return nil }
        if let integer = member.integer { return integer }
        throw fault(.outOfRange, "“\(name)” is a whole number of at most 64 bits", at: member)
    }

    /// The first value that is known.
    static func first<Value>(_ values: Value?...) -> Value? {
        for case let value? in values { return value }
        return nil
    }

    /// A country or region by its two letters; anything else is as good as none.
    func country(_ name: String) throws(StoreEventError) -> String? {
        guard let text = try text(name), text.utf8.count == 2,
            text.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
        else { return nil }
        return text
    }
}
