/// How a JSON value is laid out.
public enum JSONStyle: String, Hashable, Sendable, CaseIterable {
    /// On one line without spaces: `{"a":1}`.
    case compact
    /// Two spaces a level, `"a": 1`.
    case indented
    /// As Xcode writes string catalogues and StoreKit configurations.
    ///
    /// Two spaces a level, `"a" : 1`, and an empty object or array on three lines. Only what JSON demands is escaped.
    case catalogue
}

extension JSONValue {
    /// The value as bytes of UTF-8, without a line end behind it.
    ///
    /// Control characters are escaped, except in the catalogue style also DEL, U+0080 to U+009F and the line separators
    /// U+2028 and U+2029, so that the bytes are safe in a terminal and in JavaScript. A slash is never escaped.
    ///
    /// - Parameters:
    ///   - style: The layout.
    ///   - sortedKeys: Whether members are sorted by the bytes of their keys instead of keeping their order.
    /// - Returns: The bytes; the same value always gives the same ones.
    public func write(style: JSONStyle = .compact, sortedKeys: Bool = false) -> [UInt8] {
        var writer = JSONWriter(style: style, sortedKeys: sortedKeys)
        writer.write(self)
        return writer.bytes
    }
}

/// The writing of one JSON value.
private struct JSONWriter {
    let style: JSONStyle
    let sortedKeys: Bool
    var bytes: [UInt8] = []
    private var depth = 0

    init(style: JSONStyle, sortedKeys: Bool) {
        self.style = style
        self.sortedKeys = sortedKeys
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        case .number(let text):
            // Whatever the caller hands in, the bytes stay JSON.
            if JSONWriter.isNumber(text) { append(text) } else { writeString(text) }
        case .integer(let number): append(String(number))
        case .string(let text): writeString(text)
        case .array(let elements):
            writeItems(elements, between: "[", and: "]") { writer, element in writer.write(element) }
        case .object(let members):
            let ordered = sortedKeys ? members.sorted { JSONWriter.precedes($0.key, $1.key) } : members
            writeItems(ordered, between: "{", and: "}") { writer, member in
                writer.writeString(member.key)
                switch writer.style {
                case .compact: writer.append(":")
                case .indented: writer.append(": ")
                case .catalogue: writer.append(" : ")
                }
                writer.write(member.value)
            }
        }
    }

    private mutating func writeItems<Item>(
        _ items: [Item], between opening: String, and closing: String, _ write: (inout JSONWriter, Item) -> Void
    ) {
        append(opening)
        if items.isEmpty {
            if style == .catalogue {
                append("\n")
                startLine()
            }
            append(closing)
            return
        }
        depth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { append(",") }
            startLine()
            write(&self, item)
        }
        depth -= 1
        startLine()
        append(closing)
    }

    private mutating func startLine() {
        guard style != .compact else { return }
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    private mutating func writeString(_ text: String) {
        append("\"")
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            case "\u{8}": append("\\b")
            case "\u{C}": append("\\f")
            default:
                let mustEscape = scalar.value < 0x20 || (style != .catalogue && JSONWriter.isHidden(scalar))
                if mustEscape { writeEscape(scalar) } else { bytes.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
            }
        }
        append("\"")
    }

    private mutating func writeEscape(_ scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits)
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func isNumber(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let last = bytes.last, (48...57).contains(last), let document = try? JSONDocument(parsing: bytes) else {
            return false
        }
        return document.root.kind == .number && document.root.range == 0..<bytes.count
    }
}
