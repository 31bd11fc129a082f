/// Reads an old-style property list that is a table of strings into nodes.
///
/// Source: CFOldStylePList.c of swift-corelibs-foundation, whose grammar this is, its odd corners included. Where that
/// reader gives up, this one writes down the damage and goes on behind it (`StringsReader+Recovery`).
struct StringsReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    var nodes: [StringsNode] = []
    var problems: [ReadingProblem] = []
    /// Whether the table stands between `{` and `}`.
    var hasBraces = false
    /// How many more bytes may be read twice to recover from damage, so that the whole stays linear.
    var secondReading: Int

    /// How deep arrays and dictionaries may lie in each other.
    private let depthLimit: Int

    init(bytes: UnsafeBufferPointer<UInt8>, from start: Int, depthLimit: Int = ReadingLimits.standard.depth) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        position = start
        secondReading = 4 * bytes.count
        nodes.reserveCapacity(bytes.count / 40)
    }

    /// A key or a value that is a string.
    struct Token {
        var start: Int
        var end: Int
        var style: StringsNode.Style
        var hasEscapes: Bool

        var range: Range<Int> { start..<end }
    }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func readAll() {
        skipTrivia()
        guard !isAtEnd else { return }
        switch bytes[position] {
        case UInt8(ascii: "{"):
            hasBraces = true
            let brace = position
            position += 1
            readEntries()
            if hasBraces {
                nodes.append(StringsNode(.missingBrace, lost: bytes.count..<bytes.count, at: brace))
            }
        case UInt8(ascii: "("), UInt8(ascii: "<"):
            nodes.append(StringsNode(.notATable, lost: position..<bytes.count, at: position))
            position = bytes.count
        default:
            readEntries()
        }
    }

    private mutating func readEntries() {
        while true {
            skipTrivia()
            guard !isAtEnd else { return }
            if hasBraces, bytes[position] == UInt8(ascii: "}") {
                position += 1
                hasBraces = false
                skipTrivia()
                if !isAtEnd {
                    nodes.append(StringsNode(.textAfterBrace, lost: position..<bytes.count, at: position))
                    position = bytes.count
                }
                return
            }
            readEntry()
        }
    }

    private mutating func readEntry() {
        let start = position
        var node = StringsNode(.entry, start..<start)
        let index = nodes.count
        nodes.append(node)
        let key: Token
        switch readString() {
        case .token(let token): key = token
        case .none: return readStray(index)
        case .unclosed: return damage(.unclosedQuotation, node: index, at: start, from: start)
        }
        node.keyStart = UInt32(truncatingIfNeeded: key.start)
        node.keyEnd = UInt32(truncatingIfNeeded: key.end)
        node.keyStyle = key.style
        node.keyHasEscapes = key.hasEscapes

        skipTrivia()
        var last = key
        if !isAtEnd, bytes[position] == UInt8(ascii: ";") {
            node.valueStart = node.keyStart
            node.valueEnd = node.keyEnd
            node.valueStyle = .shortcut
        } else if !isAtEnd, bytes[position] == UInt8(ascii: "=") {
            position += 1
            skipTrivia()
            let value = position
            switch readString() {
            case .token(let token):
                last = token
                node.valueStyle = token.style
                node.valueHasEscapes = token.hasEscapes
            case .unclosed:
                return damage(.unclosedQuotation, node: index, at: value, from: value)
            case .none:
                guard !isAtEnd, isContainerStart(bytes[position]) else {
                    return damage(.missingValue, node: index, at: value, from: value)
                }
                if let fault = skipContainer(depth: 0) {
                    return damage(fault, node: index, at: position, from: value)
                }
                node.kind = .other
                node.valueStyle = .container
                last = Token(start: value, end: position, style: .container, hasEscapes: false)
                problems.append(ReadingProblem(warning: "the value is not a text; the key is left out", at: value))
            }
            node.valueStart = UInt32(truncatingIfNeeded: value)
            node.valueEnd = UInt32(truncatingIfNeeded: position)
            skipTrivia()
        } else {
            return damage(after: key, .missingEquals, node: index)
        }

        guard !isAtEnd, bytes[position] == UInt8(ascii: ";") else {
            // Nothing but the sign is missing where the next line begins an entry, or the file ends.
            let next = position
            if isAtEnd || (hasBraces && bytes[next] == UInt8(ascii: "}"))
                || (next > last.end && isEntryStart(next)
                    && (hasLineEnd(last.end..<next) || bytes[next] == UInt8(ascii: "\"")))
            {
                node.end = UInt32(truncatingIfNeeded: last.end)
                nodes[index] = node
                let place = nodes[index...].firstIndex { $0.start > last.end } ?? nodes.count
                nodes.insert(StringsNode(.missingSemicolon, lost: last.end..<last.end, at: last.end), at: place)
                return
            }
            return damage(after: last, .missingSemicolon, node: index)
        }
        position += 1
        node.end = UInt32(truncatingIfNeeded: position)
        nodes[index] = node
    }

    // MARK: - Tokens

    /// The meaning of the string with which some bytes begin; nil where they begin with none.
    static func firstString(in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let bytes = UnsafeBufferPointer(rebasing: text[range])
        var reader = StringsReader(bytes: bytes, from: 0)
        guard case .token(let token) = reader.readString() else { return nil }
        var node = StringsNode(.entry, token.range)
        node.keyStart = UInt32(truncatingIfNeeded: token.start)
        node.keyEnd = UInt32(truncatingIfNeeded: token.end)
        node.keyStyle = token.style
        node.keyHasEscapes = token.hasEscapes
        return node.withKey(in: bytes) { Array($0) }
    }

    enum StringResult {
        case token(Token)
        /// Nothing that begins a string.
        case none
        case unclosed
    }

    mutating func readString() -> StringResult {
        guard position < bytes.count else { return .none }
        let first = bytes[position]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(first) }
        let start = position
        while position < bytes.count, StringsReader.isUnquoted(bytes[position]) { position &+= 1 }
        guard position > start else { return .none }
        return .token(Token(start: start, end: position, style: .unquoted, hasEscapes: false))
    }

    private mutating func readQuoted(_ quote: UInt8) -> StringResult {
        let start = position
        let backslash = UInt8(ascii: "\\")
        var hasEscapes = false
        var index = start &+ 1
        while true {
            index = ByteSearch.first(quote, or: backslash, in: bytes, from: index, to: bytes.count)
            guard index < bytes.count else {
                position = bytes.count
                return .unclosed
            }
            if bytes[index] == quote { break }
            hasEscapes = true
            index = min(index &+ 2, bytes.count)
        }
        position = index &+ 1
        let style: StringsNode.Style = quote == UInt8(ascii: "\"") ? .quoted : .apostrophes
        return .token(Token(start: start, end: position, style: style, hasEscapes: hasEscapes))
    }

    /// Letters, digits and `_ $ / : . -`.
    @inline(__always)
    static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    /// Passes over white space and comments, and writes the comments down.
    mutating func skipTrivia() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x09...0x0D, 0x20:
                position &+= 1
            case UInt8(ascii: "/"):
                guard position &+ 1 < bytes.count else { return }
                let start = position
                switch bytes[position &+ 1] {
                case UInt8(ascii: "/"): position = lineEnd(from: position &+ 2)
                case UInt8(ascii: "*"): position = commentEnd(from: position &+ 2)
                default: return
                }
                nodes.append(StringsNode(.comment, start..<position))
            case 0xE2:
                guard isSeparator(at: position) else { return }
                position &+= 3
            default:
                return
            }
        }
    }

    /// U+2028 or U+2029.
    func isSeparator(at index: Int) -> Bool {
        index &+ 2 < bytes.count && bytes[index] == 0xE2 && bytes[index &+ 1] == 0x80
            && (bytes[index &+ 2] == 0xA8 || bytes[index &+ 2] == 0xA9)
    }

    /// The end of a line: LF, CR, U+2028 or U+2029.
    func lineEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D || (byte == 0xE2 && isSeparator(at: index)) { return index }
            index &+= 1
        }
        return bytes.count
    }

    private mutating func commentEnd(from start: Int) -> Int {
        var index = start
        let star = UInt8(ascii: "*")
        while true {
            index = ByteSearch.first(star, or: star, in: bytes, from: index, to: bytes.count)
            guard index &+ 1 < bytes.count else {
                problems.append(ReadingProblem(warning: "the comment is not closed", at: start - 2))
                return bytes.count
            }
            if bytes[index &+ 1] == UInt8(ascii: "/") { return index &+ 2 }
            index &+= 1
        }
    }

    // MARK: - Values that are no texts

    private func isContainerStart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
    }

    /// Passes over data, an array or a dictionary; the position of a fault is where it stops.
    private mutating func skipContainer(depth: Int) -> StringsFault? {
        guard depth < depthLimit else { return .tooDeep }
        let first = bytes[position]
        position += 1
        switch first {
        case UInt8(ascii: "<"): return skipData()
        case UInt8(ascii: "("): return skipElements(depth: depth)
        default: return skipMembers(depth: depth)
        }
    }

    private mutating func skipData() -> StringsFault? {
        var digits = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                guard digits % 2 == 0 else { return .badValue }
                position += 1
                return nil
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                UInt8(ascii: "A")...UInt8(ascii: "F"):
                digits += 1
            case 0x20, 0x09, 0x0A, 0x0D:
                // Between the two digits of a byte nothing may stand.
                guard digits % 2 == 0 else { return .badValue }
            default:
                return .badValue
            }
            position += 1
        }
        return .badValue
    }

    private mutating func skipElements(depth: Int) -> StringsFault? {
        while true {
            skipTrivia()
            guard !isAtEnd else { return .badValue }
            switch readString() {
            case .token: break
            case .unclosed: return .unclosedQuotation
            case .none:
                guard isContainerStart(bytes[position]) else { return skip(UInt8(ascii: ")")) }
                if let fault = skipContainer(depth: depth + 1) { return fault }
            }
            skipTrivia()
            guard !isAtEnd, bytes[position] == UInt8(ascii: ",") else { return skip(UInt8(ascii: ")")) }
            position += 1
        }
    }

    private mutating func skipMembers(depth: Int) -> StringsFault? {
        while true {
            skipTrivia()
            switch readString() {
            case .token: break
            case .unclosed: return .unclosedQuotation
            case .none: return skip(UInt8(ascii: "}"))
            }
            skipTrivia()
            if !isAtEnd, bytes[position] == UInt8(ascii: "=") {
                position += 1
                skipTrivia()
                switch readString() {
                case .token: break
                case .unclosed: return .unclosedQuotation
                case .none:
                    guard !isAtEnd, isContainerStart(bytes[position]) else { return .missingValue }
                    if let fault = skipContainer(depth: depth + 1) { return fault }
                }
                skipTrivia()
            }
            if let fault = skip(UInt8(ascii: ";")) { return fault }
        }
    }

    private mutating func skip(_ byte: UInt8) -> StringsFault? {
        guard !isAtEnd, bytes[position] == byte else { return .badValue }
        position += 1
        return nil
    }
}
