/// The writing of one value.
struct JSONWriter: ~Copyable {
    let layout: JSONLayout
    let sortedKeys: Bool
    /// What the line is indented by on which the value begins.
    private let start: [UInt8]
    /// Whether nothing stands between two signs.
    private let isTight: Bool
    private var output: JSONOutput

    init(layout: JSONLayout, sortedKeys: Bool, indentation: [UInt8] = [], capacity: Int = 0) {
        self.layout = layout
        self.sortedKeys = sortedKeys
        start = indentation
        output = JSONOutput(capacity: capacity)
        isTight = layout.lineEnd.isEmpty && layout.spacing.isEmpty && layout.padding.isEmpty
    }

    /// What was written.
    var bytes: [UInt8] { output.bytes }

    @inline(__always)
    mutating func append(_ byte: UInt8) { output.append(byte) }

    /// Appends a comma where something stands before in a compact text.
    @inline(__always)
    mutating func separate() { output.separate() }

    mutating func write(_ value: JSONValue, level: Int = 0) {
        switch value {
        case .null: output.append("null" as StaticString)
        case .bool(let bool): output.append(bool ? "true" : "false" as StaticString)
        case .integer(let integer): output.append(String(integer))
        case .number(let digits):
            if JSONWriter.isNumber(digits) { output.append(digits) } else { write(digits) }
        case .string(let string): write(string)
        case .array(let elements):
            writeList(elements.count, level, "[", "]") { writer, index in
                writer.write(elements[index], level: level + 1)
            }
        case .object(let members):
            let ordered = sortedKeys ? JSONWriter.sorted(members) : members
            writeList(ordered.count, level, "{", "}") { writer, index in
                writer.write(ordered[index].key)
                writer.output.append(writer.layout.keySeparator)
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
        output.append(UInt8(ascii: opening))
        for index in 0..<count {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            breakLine(level + 1, onOneLine: index > 0 ? layout.spacing : layout.padding)
            write(&self, index)
        }
        if count > 0 {
            breakLine(level, onOneLine: layout.padding)
        } else if let padding = layout.emptyPadding {
            output.append(padding)
        } else {
            output.append(layout.lineEnd)
            breakLine(level, onOneLine: "")
        }
        output.append(UInt8(ascii: closing))
    }

    private mutating func breakLine(_ level: Int, onOneLine space: String) {
        if isTight { return }
        guard !layout.lineEnd.isEmpty else {
            output.append(space)
            return
        }
        output.append(layout.lineEnd)
        output.append(start)
        for _ in 0..<level { output.append(layout.indentation) }
    }

    mutating func write(_ string: String) {
        string.withBytes { text in
            let place = indexOfEscape(in: text, from: 0)
            if place == text.count { output.appendQuoted(text) } else { write(text, escapedFrom: place) }
        }
    }

    /// Writes a key of a compact text that needs no escape.
    @inline(__always)
    mutating func writeKey(_ key: StaticString) {
        key.withUTF8Buffer { output.appendQuoted($0) }
        append(UInt8(ascii: ":"))
    }

    /// Copies what needs no escape in whole runs, and escapes what lies between them.
    @inline(never)
    private mutating func write(_ text: UnsafeBufferPointer<UInt8>, escapedFrom first: Int) {
        append(UInt8(ascii: "\""))
        var copied = 0
        var place = first
        while place < text.count, let escape = escape(in: text, at: place) {
            output.append(UnsafeBufferPointer(rebasing: text[copied..<place]))
            writeEscape(escape.scalar)
            copied = place + escape.size
            place = indexOfEscape(in: text, from: copied)
        }
        output.append(UnsafeBufferPointer(rebasing: text[copied...]))
        append(UInt8(ascii: "\""))
    }

    /// Where the next character is that needs an escape, or the end, where nearly every text is plain.
    @inline(__always)
    private func indexOfEscape(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var place = start
        while place < text.count {
            // Eight letters at once.
            while place <= text.count - 8, JSONWriter.isPlain(text, at: place) { place += 8 }
            // The last ones together with some before them, which may have been looked at.
            let last = text.count - 8
            if place > last, last >= 0, JSONWriter.isPlain(text, at: last) { return text.count }
            guard place < text.count, escape(in: text, at: place) == nil else { break }
            place += 1
        }
        return place
    }

    /// Whether none of the eight bytes at a place begins a character that may need an escape.
    ///
    /// Subtracting one from each byte borrows into the high bit of one that was zero, subtracting a space into that of a
    /// control character; bytes whose high bit was set before do not count.
    @inline(__always)
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        func marked(_ byte: UInt64) -> UInt64 {
            let difference = word ^ ones &* byte
            return (difference &- ones) & ~difference
        }
        // A quotation mark, a reverse solidus, DEL, and what U+0080 to U+009F, U+2028 and U+2029 begin with.
        let signs = marked(0x22) | marked(0x5C) | marked(0x7F) | marked(0xC2) | marked(0xE2)
        let controls = (word &- ones &* 0x20) & ~word
        return (signs | controls) & (ones &* 0x80) == 0
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
        output.append(UInt8(ascii: "\\"))
        switch scalar {
        case 0x22, 0x5C: output.append(UInt8(truncatingIfNeeded: scalar))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x08: output.append(UInt8(ascii: "b"))
        case 0x0C: output.append(UInt8(ascii: "f"))
        default:
            let digits = String(scalar, radix: 16)
            output.append("u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
        }
    }

    private static func isNumber(_ digits: String) -> Bool {
        let bytes = Array(digits.utf8)
        guard let document = try? JSONDocument(parsing: bytes) else { return false }
        return document.root.kind == .number && document.root.range == 0..<bytes.count
    }
}
