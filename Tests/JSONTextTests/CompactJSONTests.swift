import JSONText
import Testing

@Suite("JSON that is written from its first byte to its last")
struct CompactJSONTests {
    @Test("has the bytes of the same value")
    func value() {
        var json = CompactJSON(capacity: 0)
        json.beginObject()
        json.key("a:\"{")
        json.beginArray()
        json.write("[")
        json.write("x:")
        json.write(nil)
        json.write(-7)
        json.beginObject()
        json.endObject()
        json.beginArray()
        json.endArray()
        json.endArray()
        json.key("b")
        json.write("")
        json.endObject()
        let value = JSONValue.object([
            ("a:\"{", .array([.string("["), .string("x:"), .null, .integer(-7), .object([]), .array([])])),
            ("b", .string("")),
        ])
        #expect(json.bytes == value.bytes(style: .compact))
        #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"a:\"{":["[","x:",null,-7,{},[]],"b":""}"#)
    }

    /// Each character of two bytes or fewer, and those around what else is written as an escape.
    private static let scalars = (Array(0...0x7FF) + Array(0x2000...0x206F) + [0x4E09, 0xFFFD, 0x1F600])
        .compactMap(Unicode.Scalar.init)

    @Test("escapes a character wherever it stands", arguments: ["a", "я", "長", "👍", "“"])
    func escapes(neighbour: String) {
        for scalar in Self.scalars {
            let own = String(scalar)
            let written = escaped(scalar)
            for lead in 0...9 {
                let before = String(repeating: neighbour, count: lead)
                for after in ["", String(repeating: neighbour, count: 9)] {
                    var json = CompactJSON(capacity: 0)
                    json.write(before + own + after)
                    #expect(
                        json.bytes == Array("\"\(before)\(written)\(after)\"".utf8),
                        "U+\(String(scalar.value, radix: 16)) after \(lead)")
                }
            }
        }
    }

    private func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\u{8}": return "\\b"
        case "\u{C}": return "\\f"
        default: break
        }
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029:
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: return String(scalar)
        }
    }
}
