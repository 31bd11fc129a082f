internal import Diagnostics

/// The reading of one JSON text, byte by byte, without recursion.
struct JSONReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: Limits
    var position = 0
    private(set) var tape: JSONTapeWriter
    /// The arrays and objects that are open, outermost first: twice the index, and one more for an object.
    private(set) var open: [Int] = []
    /// Whether the innermost of them is an object.
    private var isInObject = false
    /// How many spaces each level of depth had at the last line that was looked at.
    private var indentation = 2
    private var duplicates = DuplicateKeyFinder()
    /// Whether the tape had no room for all values.
    private var isOutOfRoom = false

    /// What is refused for its size alone, and what is let through.
    struct Limits {
        let size: Int
        let depth: Int
        let skipsByteOrderMark: Bool
    }

    /// Reads a whole text.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, limits: Limits) throws(JSONFault) -> JSONTape {
        // Catalogues have a number for sixteen bytes or so; each byte that opens an array takes two.
        let size = min(bytes.count, limits.size, JSONTape.sizeLimit)
        var capacities = [size / 8 + 64, size / 2 + 64, size * 2 + 64][...]
        while true {
            var fault: JSONFault?
            var isOutOfRoom = false
            let tape = JSONTape(capacity: capacities.removeFirst()) { writer in
                var reader = JSONReader(bytes: bytes, limits: limits, tape: writer)
                do throws(JSONFault) {
                    try reader.read()
                } catch {
                    fault = error
                }
                writer = reader.tape
                isOutOfRoom = reader.isOutOfRoom
            }
            if isOutOfRoom, !capacities.isEmpty { continue }
            if let fault { throw fault }
            return tape
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, limits: Limits, tape: JSONTapeWriter) {
        self.bytes = bytes
        self.limits = limits
        self.tape = tape
    }

    private mutating func read() throws(JSONFault) {
        try checkSizeAndEncoding()
        skipWhitespace(depth: 0)
        guard position < bytes.count else {
            throw fault(.empty, "the text is empty: expected a JSON value")
        }
        while true {
            try readValueOrOpening()
            guard try readSeparator() else { break }
        }
        skipWhitespace(depth: 0)
        guard position == bytes.count else {
            throw fault(.trailingText, "unexpected text after the end of the JSON value")
        }
    }

    /// The byte at the position, or zero at the end, where no rule accepts a zero.
    @inline(__always)
    var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    @inline(__always)
    var raw: UnsafeRawBufferPointer { UnsafeRawBufferPointer(bytes) }

    // MARK: White space

    /// Passes over white space; nearly all of it is nothing, one space, or a line end and the indentation of a depth.
    ///
    /// Where the line is indented as its depth lets expect, the next byte is known before the spaces are counted.
    @inline(__always)
    private mutating func skipWhitespace(depth: Int) {
        guard position < bytes.count, bytes[position] <= 0x20 else { return }
        if bytes[position] == 0x0A {
            let start = position &+ 1
            let end = start &+ indentation &* depth
            if end &+ 8 <= bytes.count, bytes[end] > 0x20, areSpaces(from: start, to: end) {
                position = end
                return
            }
        } else if position &+ 1 < bytes.count, bytes[position] == 0x20, bytes[position &+ 1] > 0x20 {
            position &+= 1
            return
        }
        skipUnexpectedSpaces(depth: depth)
    }

    /// Whether there are spaces alone in a range that ends eight bytes before the text does, or earlier.
    @inline(__always)
    private func areSpaces(from start: Int, to end: Int) -> Bool {
        var place = start
        while place &+ 8 <= end {
            guard raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) == 0x2020_2020_2020_2020 else {
                return false
            }
            place &+= 8
        }
        let others = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let bits = UInt64(truncatingIfNeeded: end &- place) &* 8
        return (others ^ 0x2020_2020_2020_2020) & (1 &<< bits &- 1) == 0
    }

    @inline(never)
    private mutating func skipUnexpectedSpaces(depth: Int) {
        var place = position
        defer { position = place }
        var line = place
        while place + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            if word == 0x2020_2020_2020_2020 {
                place += 8
                continue
            }
            let others = UInt64(littleEndian: word) ^ 0x2020_2020_2020_2020
            place += others.trailingZeroBitCount >> 3
            switch raw[place] {
            case 0x0A, 0x0D, 0x09:
                place += 1
                line = place
            default:
                if depth > 0, place - line >= depth { indentation = (place - line) / depth }
                return
            }
        }
        while place < raw.count {
            switch raw[place] {
            case 0x20, 0x0A, 0x0D, 0x09: place += 1
            default: return
            }
        }
    }

    // MARK: Structure

    /// Reads a scalar, or opens arrays and objects until one is empty or a scalar is read.
    @inline(__always)
    private mutating func readValueOrOpening() throws(JSONFault) {
        while true {
            switch current {
            case UInt8(ascii: "\""): return try readString()
            case UInt8(ascii: "{"):
                try openContainer(isObject: true)
                if current == UInt8(ascii: "}") { return }
                try readKey()
            case UInt8(ascii: "["):
                try openContainer(isObject: false)
                if current == UInt8(ascii: "]") { return }
            case UInt8(ascii: "t"): return try readWord("true")
            case UInt8(ascii: "f"): return try readWord("false")
            case UInt8(ascii: "n"): return try readWord("null")
            case UInt8(ascii: "-"), 48...57: return try readNumber()
            default: throw unexpected("a JSON value")
            }
        }
    }

    /// Closes what ends behind a value and reads the comma, with the key after it, that leads to the next value.
    ///
    /// - Returns: False where the outermost value has ended.
    @inline(__always)
    private mutating func readSeparator() throws(JSONFault) -> Bool {
        while !open.isEmpty {
            let closing = isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
            // Most values have their comma right behind them; where there is a line between, it closes something.
            skipWhitespace(depth: open.count &- 1)
            if current == closing {
                try closeContainer()
                continue
            }
            guard current == UInt8(ascii: ",") else { throw unexpected(isInObject ? "“,” or “}”" : "“,” or “]”") }
            let comma = position
            position &+= 1
            skipWhitespace(depth: open.count)
            if current == closing {
                let bracket = isInObject ? "}" : "]"
                throw JSONFault(
                    code: .unexpectedCharacter, offset: comma, message: "a comma cannot stand before “\(bracket)”")
            }
            if isInObject { try readKey() }
            return true
        }
        return false
    }

    @inline(__always)
    private mutating func openContainer(isObject: Bool) throws(JSONFault) {
        guard open.count < limits.depth else {
            throw fault(.tooDeep, "values lie more than \(limits.depth) levels deep in each other")
        }
        guard tape.hasRoom else { throw noRoom() }
        open.append(tape.count << 1 | (isObject ? 1 : 0))
        isInObject = isObject
        tape.open(at: position)
        position &+= 1
        skipWhitespace(depth: open.count)
    }

    @inline(__always)
    private mutating func closeContainer() throws(JSONFault) {
        position &+= 1
        let container = open.removeLast() >> 1
        tape.close(container, at: position)
        let isObject = isInObject
        if let outer = open.last { isInObject = outer & 1 == 1 }
        if isObject, let key = duplicates.firstDuplicate(inObject: container, of: tape, bytes: bytes) {
            throw duplicate(key)
        }
    }

    @inline(never)
    private func duplicate(_ key: Int) -> JSONFault {
        let content = bytes[tape[key].content]
        let name = tape[key].hasEscapes ? JSONEscapes.decode(content) : Array(content)
        // A name as long as a book would hide what is wrong.
        let text = name.count <= 200 ? "the member “\(String(decoding: name, as: UTF8.self))”" : "this member"
        return fault(.duplicateKey, "\(text) is there twice", at: tape[key].start)
    }

    @inline(never)
    private mutating func noRoom() -> JSONFault {
        isOutOfRoom = true
        return fault(.tooLarge, "the text has too many values")
    }

    @inline(__always)
    private mutating func readKey() throws(JSONFault) {
        guard current == UInt8(ascii: "\"") else { throw unexpected("the name of a member in quotation marks") }
        try readString()
        skipWhitespace(depth: open.count)
        guard current == UInt8(ascii: ":") else { throw unexpected("“:”") }
        position &+= 1
        skipWhitespace(depth: open.count)
    }

    // MARK: Words and numbers

    private mutating func readWord(_ word: StaticString) throws(JSONFault) {
        let start = position
        let end = min(start + word.utf8CodeUnitCount, bytes.count)
        let isWord = word.withUTF8Buffer { $0.elementsEqual(bytes[start..<end]) }
        guard isWord else {
            let isCutOff = end == bytes.count && word.withUTF8Buffer { $0.starts(with: bytes[start..<end]) }
            if isCutOff { position = end }
            throw unexpected("a JSON value")
        }
        position = end
        guard tape.hasRoom else { throw noRoom() }
        tape.append(from: start, to: end)
    }

    private mutating func readNumber() throws(JSONFault) {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        if current == UInt8(ascii: "0") {
            position += 1
            if (48...57).contains(current) {
                throw fault(.invalidNumber, "a number has no leading zero", at: start)
            }
        } else {
            try readDigits()
        }
        if current == UInt8(ascii: ".") {
            position += 1
            try readDigits()
        }
        if current | 0x20 == UInt8(ascii: "e") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            try readDigits()
        }
        guard tape.hasRoom else { throw noRoom() }
        tape.append(from: start, to: position)
    }

    private mutating func readDigits() throws(JSONFault) {
        let start = position
        while (48...57).contains(current) { position += 1 }
        guard position > start else {
            guard position < bytes.count else { throw unexpected("a digit") }
            throw fault(.invalidNumber, "expected a digit, found \(found)")
        }
    }

    // MARK: Strings

    /// Reads a string: first to where it ends, and then, where it is not ASCII alone, its characters.
    @inline(never)
    private mutating func readString() throws(JSONFault) {
        let start = position
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones << 7
        var place = start &+ 1
        var seen: UInt64 = 0
        var hasEscapes = false
        while true {
            // Passes over what means itself, eight bytes at once, up to eight bytes before the end of the text.
            while place &+ 8 <= raw.count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                // The lowest mark of each of these is a true one; those above it may stem from a borrow.
                let quote = word ^ ones &* 0x22
                let backslash = word ^ ones &* 0x5C
                let marks =
                    ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word)
                    & high
                if marks != 0 {
                    let bits = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount)
                    seen |= word & (1 &<< bits &- 1)
                    place &+= Int(truncatingIfNeeded: bits >> 3)
                    break
                }
                seen |= word
                place &+= 8
            }
            position = place
            guard place < raw.count else { break }
            switch raw[place] {
            case UInt8(ascii: "\""):
                if seen & high != 0, !UTF8Check.isWellFormed(raw, from: start &+ 1, to: place) {
                    throw wrongEncoding(from: start)
                }
                position = place &+ 1
                guard tape.hasRoom else { throw noRoom() }
                tape.append(from: start, to: position, hasEscapes: hasEscapes)
                return
            case UInt8(ascii: "\\"):
                hasEscapes = true
                do throws(JSONFault) {
                    try readEscape()
                } catch {
                    throw earlier(than: error, from: start, to: place)
                }
                place = position
            case 0..<0x20:
                let isLineEnd = raw[place] == 0x0A || raw[place] == 0x0D
                let control = fault(
                    .controlCharacter,
                    isLineEnd
                        ? "a string ends on the line that it begins on; a line end in it is written \\n"
                        : "a control character in a string must be escaped")
                throw earlier(than: control, from: start, to: place)
            case let byte:
                seen |= UInt64(byte)
                place &+= 1
            }
        }
        throw earlier(
            than: fault(.truncated, "the text ends within a string", at: start), from: start, to: raw.count)
    }

    /// The fault that the bytes of a string before another fault are not UTF-8, or the other one.
    @inline(never)
    private mutating func earlier(than fault: JSONFault, from start: Int, to end: Int) -> JSONFault {
        UTF8Check.isWellFormed(raw, from: start + 1, to: end)
            ? fault : wrongEncoding(from: start)
    }

    /// The fault at the first byte from a place on that is no character.
    @inline(never)
    private mutating func wrongEncoding(from start: Int) -> JSONFault {
        position = UTF8Check.firstIllFormed(raw, from: start, to: bytes.count) ?? bytes.count
        return fault(.invalidUTF8, "the bytes are not UTF-8")
    }

    private mutating func readEscape() throws(JSONFault) {
        let start = position
        position += 1
        guard position < bytes.count else { return }
        if JSONEscapes.character(of: current) != nil {
            position += 1
            return
        }
        guard current == UInt8(ascii: "u"), let unit = codeUnit(at: position + 1) else {
            throw fault(.invalidEscape, "there is no such escape", at: start)
        }
        position += 5
        if UTF16.isLeadSurrogate(unit), current == UInt8(ascii: "\\"), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: "u"), let second = codeUnit(at: position + 2),
            UTF16.isTrailSurrogate(second)
        {
            position += 6
        } else if UTF16.isSurrogate(unit) {
            throw fault(.loneSurrogate, "half of a surrogate pair is not a character", at: start)
        }
    }

    private func codeUnit(at offset: Int) -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        return JSONEscapes.codeUnit(bytes[offset..<offset + 4])
    }

    // MARK: Size and encoding

    private mutating func checkSizeAndEncoding() throws(JSONFault) {
        let limit = min(limits.size, JSONTape.sizeLimit)
        guard bytes.count <= limit else {
            throw fault(.tooLarge, "the text has \(bytes.count) bytes; at most \(limit) are read", at: 0)
        }
        func starts(with mark: [UInt8]) -> Bool { bytes.prefix(mark.count).elementsEqual(mark) }
        if starts(with: [0xEF, 0xBB, 0xBF]) {
            guard limits.skipsByteOrderMark else {
                throw fault(.byteOrderMark, "a byte-order mark may not stand before JSON", at: 0)
            }
            position = 3
        }
        // The first character of a JSON text is ASCII, so that a zero beside it tells the encoding.
        let isWide = bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
        if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) || isWide {
            throw fault(.unsupportedEncoding, "the text is not UTF-8; it looks like UTF-16 or UTF-32", at: 0)
        }
    }
}
