/// A JSON value that is built in order to be written.
///
/// Literals make values, and an object keeps its members in their order:
///
/// ```swift
/// let value: JSONValue = ["id": "purchase.completed", "quantity": 2, "message": nil]
/// value.write(style: .compact)
/// ```
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as its text, `4.99`; a text that is no JSON number is written as a string.
    case number(String)
    /// A whole number.
    case integer(Int)
    /// A string.
    case string(String)
    /// Values in their order.
    case array([JSONValue])
    /// Members in their order.
    case object([Member])

    /// One member of an object.
    public struct Member: Hashable, Sendable {
        /// The key.
        public let key: String
        /// The value.
        public let value: JSONValue

        /// Makes a member.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A string, or `null` where there is none.
    public static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// A whole number, or `null` where there is none.
    public static func integer(orNull number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes `null`.
    public init(nilLiteral: ()) { self = .null }

    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Makes a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Makes an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Makes an object that keeps the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}

extension JSONValue {
    /// Makes a value from one that was read: the same members, numbers and strings, without their places.
    ///
    /// - Complexity: Linear in the size of the value; it recurses as deep as the value is nested.
    public init(_ node: JSONNode) {
        switch node.kind {
        case .null: self = .null
        case .bool: self = .bool(node.bool == true)
        case .number: self = .number(node.number ?? "")
        case .string: self = .string(node.string ?? "")
        case .array: self = .array(node.elements.map { JSONValue($0) })
        case .object: self = .object(node.members.map { Member($0.key, JSONValue($0.value)) })
        }
    }
}
