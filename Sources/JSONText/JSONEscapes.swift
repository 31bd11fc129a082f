/// The escapes of JSON strings.
enum JSONEscapes {
    /// The bytes of a string whose escapes were checked before, with the escapes resolved.
    static func resolved(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < content.endIndex else {
                result.append(byte)
                continue
            }
            let escape = content[index]
            index += 1
            switch escape {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"):
                var value = hexadecimal(content, at: index) ?? 0xFFFD
                index += 4
                if (0xD800...0xDBFF).contains(value), let low = hexadecimal(content, at: index + 2) {
                    value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                    index += 6
                }
                let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
                result.append(contentsOf: String(Character(scalar)).utf8)
            default: result.append(escape)
            }
        }
        return result
    }

    /// Four hexadecimal digits at a place, or nil.
    static func hexadecimal(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt32? {
        guard index >= bytes.startIndex, index + 4 <= bytes.endIndex else { return nil }
        var value: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            switch byte {
            case 48...57: value = value << 4 | UInt32(byte - 48)
            case 65...70: value = value << 4 | UInt32(byte - 55)
            case 97...102: value = value << 4 | UInt32(byte - 87)
            default: return nil
            }
        }
        return value
    }
}
