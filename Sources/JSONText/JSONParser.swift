import Diagnostics

/// The reading of one text: a loop with a stack of its own, so that depth costs no call stack.
struct JSONParser {
    private let source: SourceText
    private let bytes: [UInt8]
    private let depthLimit: Int
    private(set) var nodes: [JSONDocument.Node] = []
    private var position = 0
    /// The containers that are open, innermost last.
    private var open: [Int] = []
    /// The keys seen in each open object, hashed by their bytes.
    private var keys: [Set<[UInt8]>] = []

    init(source: SourceText, depthLimit: Int) {
        self.source = source
        self.bytes = source.bytes
        self.depthLimit = depthLimit
    }

    mutating func parse() throws(JSONTextError) {
        try checkUTF8()
        skipWhiteSpace()
        if position == bytes.count { throw fault(.empty, "the text is empty: expected a JSON value", at: position) }
        try parseValue()
        while let container = open.last {
            skipWhiteSpace()
            guard let byte = current else { throw truncated(in: container) }
            if nodes[container].kind == .object {
                try parseMember(of: container, byte)
            } else {
                try parseElement(of: container, byte)
            }
        }
        skipWhiteSpace()
        if position < bytes.count {
            throw fault(.trailingText, "unexpected text after the end of the JSON value", at: position)
        }
    }

    // MARK: - Values

    private mutating func parseValue() throws(JSONTextError) {
        guard let byte = current else { throw truncated(in: open.last) }
        switch byte {
        case UInt8(ascii: "{"): try openContainer(.object)
        case UInt8(ascii: "["): try openContainer(.array)
        case UInt8(ascii: "\""): try parseString()
        case UInt8(ascii: "-"), 48...57: try parseNumber()
        case UInt8(ascii: "t"): try parseWord("true", .bool)
        case UInt8(ascii: "f"): try parseWord("false", .bool)
        case UInt8(ascii: "n"): try parseWord("null", .null)
        default: throw fault(.unexpectedCharacter, "expected a JSON value", at: position)
        }
    }

    private mutating func openContainer(_ kind: JSONNode.Kind) throws(JSONTextError) {
        guard open.count < depthLimit else {
            throw fault(.tooDeep, "values lie more than \(depthLimit) levels deep in each other", at: position)
        }
        open.append(nodes.count)
        if kind == .object { keys.append([]) }
        nodes.append(node(kind, from: position, to: position))
        position += 1
    }

    private mutating func close(_ container: Int) {
        position += 1
        nodes[container].end = position
        nodes[container].next = nodes.count
        open.removeLast()
        if nodes[container].kind == .object { keys.removeLast() }
    }

    private mutating func parseMember(of container: Int, _ byte: UInt8) throws(JSONTextError) {
        if byte == UInt8(ascii: "}"), nodes[container].count == 0 { return close(container) }
        if nodes[container].count > 0 {
            if byte == UInt8(ascii: "}") { return close(container) }
            try take(UInt8(ascii: ","), expecting: "“,” or “}”", in: container)
            skipWhiteSpace()
        }
        guard let quote = current else { throw truncated(in: container) }
        guard quote == UInt8(ascii: "\"") else {
            throw fault(.unexpectedCharacter, "expected the name of a member in quotation marks", at: position)
        }
        let key = nodes.count
        try parseString()
        let name = Array(keyBytes(of: key))
        if !keys[keys.count - 1].insert(name).inserted {
            let text = VisibleText(String(decoding: name, as: UTF8.self)).text
            throw fault(.duplicateKey, "the member “\(text)” is there twice", at: nodes[key].start)
        }
        skipWhiteSpace()
        try take(UInt8(ascii: ":"), expecting: "“:”", in: container)
        skipWhiteSpace()
        nodes[container].count += 1
        try parseValue()
    }

    private mutating func parseElement(of container: Int, _ byte: UInt8) throws(JSONTextError) {
        if byte == UInt8(ascii: "]"), nodes[container].count == 0 { return close(container) }
        if nodes[container].count > 0 {
            if byte == UInt8(ascii: "]") { return close(container) }
            try take(UInt8(ascii: ","), expecting: "“,” or “]”", in: container)
            skipWhiteSpace()
        }
        nodes[container].count += 1
        try parseValue()
    }

    private mutating func parseString() throws(JSONTextError) {
        let start = position
        var isEscaped = false
        position += 1
        while true {
            guard let byte = current else { throw fault(.truncated, "the text ends within a string", at: start) }
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                var string = node(.string, from: start, to: position)
                string.isEscaped = isEscaped
                nodes.append(string)
                return
            case UInt8(ascii: "\\"):
                isEscaped = true
                try checkEscape()
            case 0..<0x20:
                throw fault(
                    .unexpectedCharacter, "a control character must be escaped in a string", at: position - 1)
            default: break
            }
        }
    }

    private mutating func checkEscape() throws(JSONTextError) {
        let start = position - 1
        guard let escape = current else { throw fault(.truncated, "the text ends within a string", at: start) }
        position += 1
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            guard let high = JSONEscapes.hexadecimal(bytes[...], at: position) else {
                throw fault(.invalidEscape, "expected four hexadecimal digits after \\u", at: start)
            }
            position += 4
            if (0xDC00...0xDFFF).contains(high) { throw halfSurrogate(at: start) }
            guard (0xD800...0xDBFF).contains(high) else { return }
            guard position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u"),
                let low = JSONEscapes.hexadecimal(bytes[...], at: position + 2), (0xDC00...0xDFFF).contains(low)
            else { throw halfSurrogate(at: start) }
            position += 6
        default:
            throw fault(.invalidEscape, "there is no such escape", at: start)
        }
    }

    private mutating func parseNumber() throws(JSONTextError) {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        if current == 48 {
            position += 1
            if isDigit(current) { throw fault(.unexpectedCharacter, "a number has no leading zero", at: position) }
        } else {
            try takeDigits(start)
        }
        if current == UInt8(ascii: ".") {
            position += 1
            try takeDigits(start)
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            try takeDigits(start)
        }
        nodes.append(node(.number, from: start, to: position))
    }

    private mutating func takeDigits(_ start: Int) throws(JSONTextError) {
        guard isDigit(current) else {
            if current == nil { throw fault(.truncated, "the text ends within a number", at: start) }
            throw fault(.unexpectedCharacter, "expected a digit", at: position)
        }
        while isDigit(current) { position += 1 }
    }

    private mutating func parseWord(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONTextError) {
        let start = position
        for index in 0..<word.utf8CodeUnitCount {
            guard let byte = current else { throw fault(.truncated, "the text ends within “\(word)”", at: start) }
            guard byte == word.utf8Start[index] else {
                throw fault(.unexpectedCharacter, "expected a JSON value", at: start)
            }
            position += 1
        }
        nodes.append(node(kind, from: start, to: position))
    }

    // MARK: - Bytes

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isDigit(_ byte: UInt8?) -> Bool { byte.map { (48...57).contains($0) } ?? false }

    private mutating func skipWhiteSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    private mutating func take(_ byte: UInt8, expecting: String, in container: Int) throws(JSONTextError) {
        guard let found = current else { throw truncated(in: container) }
        guard found == byte else { throw fault(.unexpectedCharacter, "expected \(expecting)", at: position) }
        position += 1
    }

    private func node(_ kind: JSONNode.Kind, from start: Int, to end: Int) -> JSONDocument.Node {
        JSONDocument.Node(kind: kind, start: start, end: end, next: nodes.count + 1, count: 0, isEscaped: false)
    }

    private func keyBytes(of index: Int) -> ArraySlice<UInt8> {
        let content = bytes[nodes[index].start + 1..<nodes[index].end - 1]
        return nodes[index].isEscaped ? JSONEscapes.resolved(content)[...] : content
    }

    // MARK: - Faults

    func fault(_ code: JSONTextError.Code, _ message: String, at offset: Int) -> JSONTextError {
        JSONTextError(code: code, diagnostic: source.diagnostic(.error, message, at: offset))
    }

    private func truncated(in container: Int?) -> JSONTextError {
        guard let container else { return fault(.truncated, "the text ends before a value", at: position) }
        let kind = nodes[container].kind == .object ? "an object" : "an array"
        let line = source.position(at: nodes[container].start).line
        return fault(.truncated, "the text ends within \(kind) that begins in line \(line)", at: position)
    }

    private func halfSurrogate(at offset: Int) -> JSONTextError {
        fault(.invalidEscape, "half of a surrogate pair is not a character", at: offset)
    }

    private func checkUTF8() throws(JSONTextError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw fault(.unexpectedCharacter, "a byte-order mark may not stand before JSON", at: 0)
        }
        if String(validating: bytes, as: UTF8.self) != nil { return }
        // Only a damaged text pays for finding the place.
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        throw fault(.invalidUTF8, "the bytes are not UTF-8", at: offset)
    }
}
