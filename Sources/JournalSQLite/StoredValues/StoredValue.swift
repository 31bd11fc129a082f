/// A JSON text on one line, made of its parts.
///
/// A journal writes the same few shapes again and again, so the parts are bytes from the start: no tree is built, nothing
/// is sorted. What a terminal would obey is escaped, so that the `sqlite3` tool shows a journal as it is.
struct StoredValue {
    fileprivate private(set) var bytes: [UInt8] = []

    /// The text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func bool(_ value: Bool) -> StoredValue { StoredValue(bytes: Array((value ? "true" : "false").utf8)) }

    static func integer(_ value: some FixedWidthInteger) -> StoredValue {
        var text = String(value)
        return StoredValue(bytes: text.withUTF8 { Array($0) })
    }

    static func string(_ text: String) -> StoredValue {
        var value = StoredValue()
        value.bytes.reserveCapacity(text.utf8.count + 2)
        value.write(text)
        return value
    }

    static func array(_ elements: [StoredValue]) -> StoredValue {
        var value = StoredValue()
        value.bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { value.bytes.append(UInt8(ascii: ",")) }
            value.bytes += element.bytes
        }
        value.bytes.append(UInt8(ascii: "]"))
        return value
    }

    /// An object; members without a value are left out.
    static func object(_ members: [(key: String, value: StoredValue?)]) -> StoredValue {
        var value = StoredValue()
        value.bytes.reserveCapacity(members.reduce(2) { $0 + ($1.value?.bytes.count ?? 0) + 24 })
        value.bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for case (let key, let member?) in members {
            if !isFirst { value.bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            value.write(key)
            value.bytes.append(UInt8(ascii: ":"))
            value.bytes += member.bytes
        }
        value.bytes.append(UInt8(ascii: "}"))
        return value
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            guard utf8.allSatisfy(StoredValue.isPlain) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain {
            for scalar in text.unicodeScalars { write(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a byte stands for itself wherever it stands.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x22, 0x5C:
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029:
            let digits = String(scalar.value, radix: 16)
            bytes += "\\u".utf8
            bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
            bytes += digits.utf8
        default:
            bytes += UTF8.encode(scalar).map { Array($0) } ?? []
        }
    }
}

/// An object without the members that have no value.
func storedObject(_ members: [(key: String, value: StoredValue?)]) -> StoredValue { .object(members) }
