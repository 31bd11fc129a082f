/// A JSON value to be written.
///
/// ```swift
/// JSONValue.object([("id", .string("purchase.deferred"))]).text(style: .compact)
/// ```
public enum JSONValue: Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number by its digits; what is no JSON number is written as a string, so that the text stays JSON.
    case number(String)
    /// Text.
    case string(String)
    /// Elements in order.
    case array([JSONValue])
    /// Members; the writer sorts them by the bytes of their keys unless it is told not to.
    case object([(key: String, value: JSONValue)])

    /// How a value is laid out.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// On one line, without spaces.
        case compact
        /// Two spaces a level.
        case indented
        /// As Xcode writes string catalogues and StoreKit configurations.
        ///
        /// Two spaces a level, `"key" : value`, an empty object or array on three lines, and nothing escaped but what
        /// JSON demands.
        case catalogue

        var layout: JSONLayout {
            switch self {
            case .compact: .compact
            case .indented: .indented
            case .catalogue: .catalogue
            }
        }
    }

    /// Text, or null where there is none.
    public static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// The value as text, without a line end.
    ///
    /// - Parameters:
    ///   - style: How it is laid out.
    ///   - sortedKeys: Whether members are sorted by the bytes of their keys instead of keeping their order.
    /// - Returns: The same text for the same value, always.
    public func text(style: Style, sortedKeys: Bool = true) -> String {
        String(decoding: bytes(style: style, sortedKeys: sortedKeys), as: UTF8.self)
    }

    /// The value as the bytes of its text, without a line end.
    ///
    /// - Parameters:
    ///   - style: How it is laid out.
    ///   - sortedKeys: Whether members are sorted by the bytes of their keys instead of keeping their order.
    /// - Returns: The same bytes for the same value, always.
    public func bytes(style: Style, sortedKeys: Bool = true) -> [UInt8] {
        // Room for a small document, so that it is not moved again and again while it grows.
        var writer = JSONWriter(layout: style.layout, sortedKeys: sortedKeys, capacity: 1_024)
        writer.write(self)
        return writer.bytes
    }
}

extension JSONValue {
    /// Makes a value of one that was read: the same members in their order, numbers and strings, without their places.
    ///
    /// - Complexity: Linear in the size of the value; it recurses as deep as the value is nested.
    public init(_ node: JSONNode) {
        switch node.kind {
        case .null: self = .null
        case .bool: self = .bool(node.bool == true)
        case .number: self = .number(node.number ?? "")
        case .string: self = .string(node.string ?? "")
        case .array: self = .array(node.elements.map { JSONValue($0) })
        case .object: self = .object(node.members.map { ($0.key, JSONValue($0.value)) })
        }
    }
}
