/// The writing of one value.
struct JSONWriter {
    let style: JSONValue.Style
    let sortedKeys: Bool
    private(set) var text = ""

    init(style: JSONValue.Style, sortedKeys: Bool) {
        self.style = style
        self.sortedKeys = sortedKeys
    }

    mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .number(let digits):
            if JSONWriter.isNumber(digits) { text += digits } else { write(digits) }
        case .string(let string): write(string)
        case .array(let elements):
            writeList(elements.count, level, "[", "]") { writer, index in
                writer.write(elements[index], level: level + 1)
            }
        case .object(let members):
            let ordered =
                sortedKeys ? members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : members
            writeList(ordered.count, level, "{", "}") { writer, index in
                writer.write(ordered[index].key)
                switch writer.style {
                case .compact: writer.text += ":"
                case .indented: writer.text += ": "
                case .catalogue: writer.text += " : "
                }
                writer.write(ordered[index].value, level: level + 1)
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
        if count == 0, style == .catalogue { text += "\n" }
        if count > 0 || style == .catalogue { breakLine(level) }
        text += closing
    }

    private mutating func breakLine(_ level: Int) {
        if style != .compact { text += "\n" + String(repeating: "  ", count: level) }
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
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            default:
                guard mustEscape(scalar) else {
                    text.unicodeScalars.append(scalar)
                    continue
                }
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            }
        }
        text += "\""
    }

    /// Whether a character is written as an escape.
    ///
    /// Control characters must be. Line separators are, since JavaScript once ended lines there, and U+007F to U+009F,
    /// since a terminal obeys them; Xcode leaves these alone.
    private func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20: true
        case 0x7F...0x9F, 0x2028...0x2029: style != .catalogue
        default: false
        }
    }

    private static func isNumber(_ digits: String) -> Bool {
        let bytes = Array(digits.utf8)
        guard let document = try? JSONDocument(parsing: bytes) else { return false }
        return document.root.kind == .number && document.root.range == 0..<bytes.count
    }
}
