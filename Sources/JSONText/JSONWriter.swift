/// The writing of one value.
struct JSONWriter {
    let layout: JSONLayout
    let sortedKeys: Bool
    /// What the line is indented by on which the value begins.
    private let start: [UInt8]
    private(set) var bytes: [UInt8] = []

    init(layout: JSONLayout, sortedKeys: Bool, indentation: [UInt8] = []) {
        self.layout = layout
        self.sortedKeys = sortedKeys
        start = indentation
    }

    mutating func write(_ value: JSONValue, level: Int = 0) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let bool): bytes += (bool ? "true" : "false").utf8
        case .integer(let integer): bytes += String(integer).utf8
        case .number(let digits):
            if JSONWriter.isNumber(digits) { bytes += digits.utf8 } else { write(digits) }
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
                writer.bytes += writer.layout.keySeparator.utf8
                writer.write(ordered[index].value, level: level + 1)
            }
        }
    }

    private mutating func writeList(
        _ count: Int, _ level: Int, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar,
        _ write: (inout JSONWriter, Int) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        for index in 0..<count {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(level + 1, onOneLine: index > 0 ? layout.spacing : layout.padding)
            write(&self, index)
        }
        if count > 0 {
            breakLine(level, onOneLine: layout.padding)
        } else if let padding = layout.emptyPadding {
            bytes += padding.utf8
        } else {
            bytes += layout.lineEnd.utf8
            breakLine(level, onOneLine: "")
        }
        bytes.append(UInt8(ascii: closing))
    }

    private mutating func breakLine(_ level: Int, onOneLine space: String) {
        guard !layout.lineEnd.isEmpty else {
            bytes += space.utf8
            return
        }
        bytes += layout.lineEnd.utf8
        bytes += start
        for _ in 0..<level { bytes += layout.indentation.utf8 }
    }

    mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "\u{8}": bytes += "\\b".utf8
            case "\u{C}": bytes += "\\f".utf8
            default:
                guard mustEscape(scalar) else {
                    if scalar.isASCII { bytes.append(UInt8(ascii: scalar)) } else { bytes += String(scalar).utf8 }
                    continue
                }
                let digits = String(scalar.value, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a character is written as an escape; control characters must be.
    private func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20: true
        case 0x7F...0x9F, 0x2028...0x2029: layout.escapesInvisible
        default: false
        }
    }

    private static func isNumber(_ digits: String) -> Bool {
        let bytes = Array(digits.utf8)
        guard let document = try? JSONDocument(parsing: bytes) else { return false }
        return document.root.kind == .number && document.root.range == 0..<bytes.count
    }
}
