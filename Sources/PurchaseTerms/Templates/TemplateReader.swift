/// Reads a template from its start to its end, and counts lines and columns on the way.
struct TemplateReader {
    private let bytes: [UInt8]
    private(set) var pieces: [AuthorTemplate.Piece] = []
    private(set) var problems: [TemplateProblem] = []
    /// Where the words begin that no piece holds yet.
    private var openWords = 0
    /// The last place that was asked for; the next one lies behind it.
    private var place = TemplatePlace(offset: 0, line: 1, column: 1)

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func read() {
        var position = 0
        var start: Int?
        while position + 1 < bytes.count {
            let isOpening = bytes[position] == openingBrace && bytes[position + 1] == openingBrace
            let isClosing = bytes[position] == closingBrace && bytes[position + 1] == closingBrace
            guard isOpening || isClosing else {
                position += 1
                continue
            }
            if isOpening {
                // The inner one is meant where the outer one was never closed.
                if let start { addProblem(.unclosedVariable, start..<position, at: start) }
                start = position
            } else if let opening = start {
                add(opening..<position + 2)
                start = nil
            } else {
                addProblem(.unopenedVariable, position..<position + 2, at: position)
            }
            position += 2
        }
        if let start { addProblem(.unclosedVariable, start..<bytes.count, at: start) }
        closeWords(at: bytes.count)
    }

    /// Adds what stands between braces, with them.
    private mutating func add(_ range: Range<Int>) {
        do throws(TemplateProblem) {
            let variable = try variable(in: range.lowerBound + 2..<range.upperBound - 2, source: range)
            closeWords(at: range.lowerBound)
            pieces.append(.variable(variable))
            openWords = range.upperBound
        } catch {
            problems.append(error)
        }
    }

    /// Reads a name and its filters.
    ///
    /// - Parameters:
    ///   - range: What to read.
    ///   - source: The same with its braces, if it has any.
    /// - Returns: The variable.
    /// - Throws: The first problem.
    mutating func variable(
        in range: Range<Int>, source: Range<Int>
    ) throws(TemplateProblem) -> AuthorTemplate.Variable {
        let parts = bytes[range].split(separator: bar, omittingEmptySubsequences: false).map(trimmed)
        let nameRange = parts.first?.indices ?? range
        let name = text(nameRange)
        let namePlace = self.place(of: nameRange.isEmpty ? range.lowerBound : nameRange.lowerBound)
        guard !name.isEmpty else { throw TemplateProblem(.emptyVariable, text(range), at: namePlace) }
        let known: AuthorTemplate.Name
        if let variable = TemplateVariable(rawValue: name) {
            known = .known(variable)
        } else if name.utf8.starts(with: "custom.".utf8), name.utf8.count > 7, bytes[nameRange].allSatisfy(isKeyByte) {
            known = .custom(String(name.dropFirst(7)))
        } else {
            throw TemplateProblem(.unknownVariable, name, at: namePlace)
        }
        var filters: [TemplateFilter] = []
        for part in parts.dropFirst() {
            let written = text(part.indices)
            guard let filter = TemplateFilter(rawValue: written) else {
                let offset = part.isEmpty ? part.startIndex : part.indices.lowerBound
                throw TemplateProblem(.unknownFilter, written, at: self.place(of: offset))
            }
            filters.append(filter)
        }
        return AuthorTemplate.Variable(name: known, filters: filters, place: namePlace, source: text(source))
    }

    private mutating func addProblem(_ code: TemplateProblem.Code, _ range: Range<Int>, at offset: Int) {
        problems.append(TemplateProblem(code, text(range), at: place(of: offset)))
    }

    private mutating func closeWords(at end: Int) {
        if openWords < end { pieces.append(.words(text(openWords..<end))) }
        openWords = end
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func trimmed(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = part.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start.startIndex
        return start[start.startIndex..<end]
    }

    // MARK: - Places

    /// The place of an offset that is not before the last one.
    private mutating func place(of offset: Int) -> TemplatePlace {
        guard offset > place.offset else { return place }
        let passed = bytes[place.offset..<offset]
        var line = place.line
        var column = place.column
        if passed.allSatisfy({ $0 < 0x80 }) {
            for index in passed.indices {
                let isLineEnd = bytes[index] == 0x0A || bytes[index] == 0x0D
                // CR and LF are one line's end.
                let isFirstHalf = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                if isFirstHalf { continue }
                line += isLineEnd ? 1 : 0
                column = isLineEnd ? 1 : column + 1
            }
        } else {
            // A place is before a brace or a name in ASCII, which joins no character before it.
            for character in String(decoding: passed, as: UTF8.self) {
                let isLineEnd = character == "\n" || character == "\r" || character == "\r\n"
                line += isLineEnd ? 1 : 0
                column = isLineEnd ? 1 : column + 1
            }
        }
        place = TemplatePlace(offset: offset, line: line, column: column)
        return place
    }

    private var openingBrace: UInt8 { UInt8(ascii: "{") }
    private var closingBrace: UInt8 { UInt8(ascii: "}") }
    private var bar: UInt8 { UInt8(ascii: "|") }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Whether a byte may stand in a key of the app: letters, digits, `_`, `-`, `.`.
    private func isKeyByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}
