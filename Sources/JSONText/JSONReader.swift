/// The reading of one JSON text, byte by byte, without recursion.
struct JSONReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: Limits
    var position = 0
    private var tape: JSONTape
    /// The indices of the arrays and objects that are open, outermost first.
    private var open: [Int] = []
    private var duplicates = DuplicateKeyFinder()

    /// What is refused for its size alone, and what is let through.
    struct Limits {
        let size: Int
        let depth: Int
        let skipsByteOrderMark: Bool
    }

    init(bytes: UnsafeBufferPointer<UInt8>, limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        tape = JSONTape(sizeOfText: min(bytes.count, limits.size, JSONTape.sizeLimit))
    }

    /// Reads the whole text.
    mutating func read() throws(JSONFault) -> JSONTape {
        try checkSizeAndEncoding()
        skipWhitespace()
        guard position < bytes.count else {
            throw fault(.empty, "the text is empty: expected a JSON value")
        }
        while true {
            try readValueOrOpening()
            guard try readSeparator() else { break }
        }
        skipWhitespace()
        guard position == bytes.count else {
            throw fault(.trailingText, "unexpected text after the end of the JSON value")
        }
        return tape
    }

    /// The byte at the position, or zero at the end, where no rule accepts a zero.
    private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipWhitespace() {
        let raw = UnsafeRawBufferPointer(bytes)
        while position < bytes.count {
            switch bytes[position] {
            case 0x20:
                position += 1
                // Indentation comes in long runs: eight spaces at once.
                while position + 8 <= raw.count,
                    raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0x2020_2020_2020_2020
                {
                    position += 8
                }
            case 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    // MARK: Structure

    /// Reads a scalar, or opens arrays and objects until one is empty or a scalar is read.
    private mutating func readValueOrOpening() throws(JSONFault) {
        while true {
            switch current {
            case UInt8(ascii: "{"):
                try openContainer()
                if current == UInt8(ascii: "}") { return }
                try readKey()
            case UInt8(ascii: "["):
                try openContainer()
                if current == UInt8(ascii: "]") { return }
            case UInt8(ascii: "\""): return try readString()
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
    private mutating func readSeparator() throws(JSONFault) -> Bool {
        while let container = open.last {
            let isObject = bytes[tape.start(of: container)] == UInt8(ascii: "{")
            let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
            skipWhitespace()
            if current == closing {
                try closeContainer(container, isObject: isObject)
                continue
            }
            guard current == UInt8(ascii: ",") else { throw unexpected(isObject ? "“,” or “}”" : "“,” or “]”") }
            let comma = position
            position += 1
            skipWhitespace()
            if current == closing {
                let bracket = isObject ? "}" : "]"
                throw JSONFault(
                    code: .unexpectedCharacter, offset: comma, message: "a comma cannot stand before “\(bracket)”")
            }
            if isObject { try readKey() }
            return true
        }
        return false
    }

    private mutating func openContainer() throws(JSONFault) {
        guard open.count < limits.depth else {
            throw fault(.tooDeep, "values lie more than \(limits.depth) levels deep in each other")
        }
        open.append(tape.count)
        tape.open(at: position)
        position += 1
        skipWhitespace()
    }

    private mutating func closeContainer(_ container: Int, isObject: Bool) throws(JSONFault) {
        position += 1
        tape.close(container, at: position)
        open.removeLast()
        guard isObject, let key = duplicates.firstDuplicate(inObject: container, of: tape, bytes: bytes) else { return }
        let content = bytes[tape.content(of: key)]
        let name = tape.hasEscapes(key) ? JSONEscapes.decode(content) : Array(content)
        // A name as long as a book would hide what is wrong.
        let text = name.count <= 200 ? "the member “\(String(decoding: name, as: UTF8.self))”" : "this member"
        throw fault(.duplicateKey, "\(text) is there twice", at: tape.start(of: key))
    }

    private mutating func readKey() throws(JSONFault) {
        guard current == UInt8(ascii: "\"") else { throw unexpected("the name of a member in quotation marks") }
        try readString()
        skipWhitespace()
        guard current == UInt8(ascii: ":") else { throw unexpected("“:”") }
        position += 1
        skipWhitespace()
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

    private mutating func readString() throws(JSONFault) {
        let start = position
        var hasEscapes = false
        position += 1
        while true {
            skipPlainCharacters()
            guard position < bytes.count else { break }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                tape.append(from: start, to: position, hasEscapes: hasEscapes)
                return
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try readEscape()
            case 0..<0x20:
                let isLineEnd = byte == 0x0A || byte == 0x0D
                throw fault(
                    .controlCharacter,
                    isLineEnd
                        ? "a string ends on the line that it begins on; a line end in it is written \\n"
                        : "a control character in a string must be escaped")
            case 0..<0x80: position += 1
            default: try readEncodedCharacters()
            }
        }
        throw fault(.truncated, "the text ends within a string", at: start)
    }

    /// Passes over ASCII that means itself, eight bytes at once, up to eight bytes before the end of the text.
    @inline(__always)
    private mutating func skipPlainCharacters() {
        let raw = UnsafeRawBufferPointer(bytes)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones << 7
        var place = position
        while place + 8 <= raw.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            // The lowest mark of each of these is a true one; those above it may stem from a borrow.
            let quote = word ^ ones &* 0x22
            let backslash = word ^ ones &* 0x5C
            let marks =
                word | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word
            let stop = marks & high
            if stop != 0 {
                position = place + (stop.trailingZeroBitCount >> 3)
                return
            }
            place += 8
        }
        position = place
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

    /// Reads characters beyond ASCII up to the next one of ASCII.
    private mutating func readEncodedCharacters() throws(JSONFault) {
        let raw = UnsafeRawBufferPointer(bytes)
        while position < bytes.count, bytes[position] >= 0x80 {
            if position + 4 <= raw.count {
                let word = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt32.self))
                // Two characters of two bytes; C0 and C1 lead none.
                if word & 0xC0E0_C0E0 == 0x80C0_80C0, word & 0x1E != 0, word & 0x1E_0000 != 0 {
                    position += 4
                    continue
                }
                // One of three bytes; what follows E0 and ED is looked at below.
                let lead = word & 0xFF
                if word & 0x00C0_C0F0 == 0x0080_80E0, lead != 0xE0, lead != 0xED {
                    position += 3
                    continue
                }
            }
            guard let length = encodedLength(at: position) else {
                throw fault(.invalidUTF8, "the bytes are not UTF-8")
            }
            position += length
        }
    }

    /// The length of a character of two to four bytes, or nil where it is not valid.
    ///
    /// Source: Unicode Standard, table 3-7.
    private func encodedLength(at offset: Int) -> Int? {
        func byte(_ index: Int) -> UInt8 { offset + index < bytes.count ? bytes[offset + index] : 0 }
        func continues(_ index: Int) -> Bool { byte(index) & 0xC0 == 0x80 }
        switch (byte(0), byte(1)) {
        case (0xC2...0xDF, 0x80...0xBF): return 2
        case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF):
            return continues(2) ? 3 : nil
        case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F):
            return continues(2) && continues(3) ? 4 : nil
        default: return nil
        }
    }

    // MARK: Faults

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

    private func fault(_ code: JSONTextError.Code, _ message: String, at offset: Int? = nil) -> JSONFault {
        JSONFault(code: code, offset: offset ?? position, message: message)
    }

    /// The fault that something else stands at the position, or nothing at all.
    private func unexpected(_ expected: String) -> JSONFault {
        guard position < bytes.count else {
            guard let container = open.last else { return fault(.truncated, "the text ends before a value") }
            let place = tape.start(of: container)
            let kind = bytes[place] == UInt8(ascii: "{") ? "an object" : "an array"
            var truncation = fault(.truncated, "the text ends within \(kind)")
            truncation.opening = place
            return truncation
        }
        guard current < 0x80 || encodedLength(at: position) != nil else {
            return fault(.invalidUTF8, "the bytes are not UTF-8")
        }
        return fault(.unexpectedCharacter, "expected \(expected), found \(found)")
    }

    /// The word or character at the position, in quotation marks.
    private var found: String {
        var end = min(position + (current < 0x80 ? 1 : encodedLength(at: position) ?? 1), bytes.count)
        func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
        if isLetter(current) {
            while end < bytes.count, end < position + 20, isLetter(bytes[end]) { end += 1 }
        }
        return "“" + String(decoding: bytes[position..<end], as: UTF8.self) + "”"
    }
}
