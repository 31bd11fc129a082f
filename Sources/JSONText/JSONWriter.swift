/// The writing of one value.
struct JSONWriter: Sendable {
    let layout: JSONLayout
    let sortedKeys: Bool
    /// What the line is indented by on which the value begins.
    private let start: [UInt8]
    private let keySeparator: [UInt8]
    /// Whether nothing stands between two signs.
    private let isTight: Bool
    private(set) var bytes: [UInt8] = []

    init(layout: JSONLayout, sortedKeys: Bool, indentation: [UInt8] = [], capacity: Int = 0) {
        self.layout = layout
        self.sortedKeys = sortedKeys
        start = indentation
        bytes.reserveCapacity(capacity)
        keySeparator = Array(layout.keySeparator.utf8)
        isTight = layout.lineEnd.isEmpty && layout.spacing.isEmpty && layout.padding.isEmpty
    }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

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
            let ordered = sortedKeys ? JSONWriter.sorted(members) : members
            writeList(ordered.count, level, "{", "}") { writer, index in
                writer.write(ordered[index].key)
                writer.bytes += writer.keySeparator
                writer.write(ordered[index].value, level: level + 1)
            }
        }
    }

    /// Members sorted by the bytes of their keys; those that are already, as most makers give them, are not copied.
    private static func sorted(_ members: [(key: String, value: JSONValue)]) -> [(key: String, value: JSONValue)] {
        let isSorted = members.indices.dropFirst().allSatisfy { index in
            !members[index].key.utf8.lexicographicallyPrecedes(members[index - 1].key.utf8)
        }
        return isSorted ? members : members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
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
        if isTight { return }
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
        var string = string
        string.withUTF8 { writeContent($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Copies what needs no escape in whole runs, which is nearly everything, and escapes what lies between them.
    private mutating func writeContent(_ text: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        var place = 0
        while place < text.count {
            // Eight letters at once.
            while place <= text.count - 8, JSONWriter.isPlain(text, at: place) { place += 8 }
            guard place < text.count else { break }
            guard let escape = escape(in: text, at: place) else {
                place += 1
                continue
            }
            bytes += UnsafeBufferPointer(rebasing: text[copied..<place])
            writeEscape(escape.scalar)
            place += escape.size
            copied = place
        }
        bytes += UnsafeBufferPointer(rebasing: text[copied...])
    }

    /// Whether the eight bytes at a place are ASCII of which nothing needs an escape.
    ///
    /// A byte has its high bit set where it is none of ASCII, or where what is taken from it borrows: a space from a
    /// control character, one from what is left of a quotation mark, a reverse solidus or DEL.
    @inline(__always)
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let controls = word &- ones &* 0x20
        let quotes = (word ^ ones &* 0x22) &- ones
        let solidi = (word ^ ones &* 0x5C) &- ones
        let deletes = (word ^ ones &* 0x7F) &- ones
        return (word | controls | quotes | solidi | deletes) & (ones &* 0x80) == 0
    }

    /// The character that begins at a place of valid UTF-8 and its size, or nil where it is written as it is.
    @inline(__always)
    private func escape(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> (scalar: UInt32, size: Int)? {
        let byte = text[place]
        switch byte {
        case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E: return nil
        case 0x00...0x1F, 0x22, 0x5C: return (UInt32(byte), 1)
        case 0x7F where layout.escapesInvisible: return (0x7F, 1)
        // U+0080 to U+009F.
        case 0xC2 where layout.escapesInvisible && place + 1 < text.count && text[place + 1] <= 0x9F:
            return (UInt32(text[place + 1]), 2)
        // U+2028 and U+2029.
        case 0xE2
        where layout.escapesInvisible && place + 2 < text.count && text[place + 1] == 0x80
            && (text[place + 2] == 0xA8 || text[place + 2] == 0xA9):
            return (0x2000 | UInt32(text[place + 2] & 0x3F), 3)
        default: return nil
        }
    }

    private mutating func writeEscape(_ scalar: UInt32) {
        bytes.append(UInt8(ascii: "\\"))
        switch scalar {
        case 0x22, 0x5C: bytes.append(UInt8(truncatingIfNeeded: scalar))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        default:
            let digits = String(scalar, radix: 16)
            bytes += ("u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        }
    }

    private static func isNumber(_ digits: String) -> Bool {
        let bytes = Array(digits.utf8)
        guard let document = try? JSONDocument(parsing: bytes) else { return false }
        return document.root.kind == .number && document.root.range == 0..<bytes.count
    }
}
