import Purchases

/// A JSON text on one line, as the parts that it is made of.
///
/// A journal writes the same few shapes again and again. The parts hold their values as they are, and all of them are
/// written into one run of bytes. What a terminal would obey is escaped, so that the `sqlite3` tool shows a journal as it
/// is.
enum StoredValue {
    case bool(Bool)
    case number(Int64)
    case string(String)
    case transaction(PurchaseTransaction)
    case array([StoredValue])
    /// Members without a value are left out.
    case object([(key: String, value: StoredValue?)])

    /// A whole number of at most 64 bits.
    static func integer(_ value: some SignedInteger & FixedWidthInteger) -> StoredValue {
        .number(Int64(clamping: value))
    }

    /// The text.
    var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): StoredValue.write(value, to: &bytes)
        case .string(let text): StoredValue.write(text, to: &bytes)
        case .transaction(let transaction): transaction.write(to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            var isFirst = true
            for case (let key, let member?) in members {
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                isFirst = false
                StoredValue.write(key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    fileprivate static func write(_ number: Int64, to bytes: inout [UInt8]) {
        var text = String(number)
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    fileprivate static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            guard utf8.allSatisfy(StoredValue.isPlain) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain {
            for scalar in text.unicodeScalars { write(scalar, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a byte stands for itself wherever it stands.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
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

/// Objects that are written member by member, with no parts put together first: the texts of what is written most.
extension [UInt8] {
    /// Begins an object.
    ///
    /// A comma stands after every member, and the last one gives way to the end.
    mutating func beginStoredObject() { append(UInt8(ascii: "{")) }

    /// Ends the object.
    mutating func endStoredObject() {
        if last == UInt8(ascii: ",") { removeLast() }
        append(UInt8(ascii: "}"))
    }

    /// Writes a member with a text, nothing where there is none; its key needs no escape.
    mutating func writeMember(_ key: StaticString, _ text: String?) {
        guard let text else { return }
        beginMember(key)
        StoredValue.write(text, to: &self)
        append(UInt8(ascii: ","))
    }

    /// Writes a member with a number.
    mutating func writeMember(_ key: StaticString, _ number: Int64?) {
        guard let number else { return }
        beginMember(key)
        StoredValue.write(number, to: &self)
        append(UInt8(ascii: ","))
    }

    /// Writes a member with any value.
    mutating func writeMember(_ key: StaticString, _ value: StoredValue?) {
        guard let value else { return }
        beginMember(key)
        value.write(to: &self)
        append(UInt8(ascii: ","))
    }

    private mutating func beginMember(_ key: StaticString) {
        append(UInt8(ascii: "\""))
        key.withUTF8Buffer { append(contentsOf: $0) }
        append(UInt8(ascii: "\""))
        append(UInt8(ascii: ":"))
    }
}
