/// A JSON value to be written.
///
/// ```swift
/// JSONValue.object([("id", .string("purchase.deferred"))]).text(style: .compact)
/// ```
public indirect enum JSONValue: Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number by its digits, which must be those of a JSON number.
    case number(String)
    /// Text.
    case string(String)
    /// Elements in order.
    case array([JSONValue])
    /// Members; the writer sorts them by the bytes of their keys.
    case object([(key: String, value: JSONValue)])

    /// How a value is laid out.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// On one line, without spaces.
        case compact
        /// Two spaces a level.
        case indented
    }

    /// Text, or null where there is none.
    public static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// The value as text, members sorted by the bytes of their keys, without a line end.
    ///
    /// - Parameter style: How it is laid out.
    /// - Returns: The same text for the same value, always.
    public func text(style: Style) -> String {
        var writer = JSONWriter(isIndented: style == .indented)
        writer.write(self, level: 0)
        return writer.text
    }
}

/// The writing of one value.
private struct JSONWriter {
    let isIndented: Bool
    var text = ""

    init(isIndented: Bool) { self.isIndented = isIndented }

    mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .number(let digits): text += digits
        case .string(let string): write(string)
        case .array(let elements):
            writeList(elements.count, level, "[", "]") { writer, index in
                writer.write(elements[index], level: level + 1)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            writeList(sorted.count, level, "{", "}") { writer, index in
                writer.write(sorted[index].key)
                writer.text += writer.isIndented ? ": " : ":"
                writer.write(sorted[index].value, level: level + 1)
            }
        }
    }

    private mutating func writeList(
        _ count: Int, _ level: Int, _ opening: String, _ closing: String,
        _ write: (inout JSONWriter, Int) -> Void
    ) {
        text += opening
        for index in 0..<count {
            if index > 0 { text += "," }
            breakLine(level + 1)
            write(&self, index)
        }
        if count > 0 { breakLine(level) }
        text += closing
    }

    private mutating func breakLine(_ level: Int) {
        if isIndented { text += "\n" + String(repeating: "  ", count: level) }
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                // Control characters must be escaped; line separators are, since JavaScript once ended lines there.
                if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                    || (0x2028...0x2029).contains(scalar.value)
                {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }
}
