extension StringsReader {
    /// Writes down damage behind a string.
    ///
    /// Where the string goes over several lines, its closing quotation mark is probably what is missing: it is the place
    /// of the fault, and the lines inside it are read again.
    mutating func damage(after token: Token, _ fault: StringsFault, node index: Int) {
        let isQuoted = token.style == .quoted || token.style == .apostrophes
        guard isQuoted, hasLineEnd(token.range) else {
            return damage(fault, node: index, at: token.end, from: position)
        }
        damage(.unclosedQuotation, node: index, at: token.start, from: token.start)
    }

    /// Turns the node that was begun into damage, up to the next place where an entry seems to begin.
    ///
    /// - Parameters:
    ///   - fault: What is wrong.
    ///   - index: The node.
    ///   - place: Where the fault shows.
    ///   - from: Where to look for the next entry.
    mutating func damage(_ fault: StringsFault, node index: Int, at place: Int, from: Int) {
        let start = Int(nodes[index].start)
        let furthest = position
        position = max(nextEntry(from: furthest - from <= secondReading ? from : furthest), start + 1)
        secondReading -= max(0, furthest - position)
        // Comments that were met on the way are lost or met again.
        nodes.removeSubrange((index + 1)...)
        while let last = problems.last, last.offset >= position { problems.removeLast() }
        var end = min(position, bytes.count)
        while end > max(start, place), isBlank(bytes[end - 1]) { end -= 1 }
        nodes[index] = StringsNode(fault, lost: start..<end, at: place)
    }

    /// Writes down characters that begin nothing.
    mutating func readStray(_ index: Int) {
        let start = position
        if bytes[start] == UInt8(ascii: ";") {
            position += 1
            nodes[index] = StringsNode(.straySemicolon, lost: start..<position, at: start)
            return
        }
        // A space of another script, or a byte-order mark, may stand before an entry that is whole.
        var end = start
        while end < bytes.count, bytes[end] >= 0x80 || isBlank(bytes[end]) { end += 1 }
        if end > start, bytes[start] >= 0x80, end == bytes.count || isEntryStart(end) {
            position = end
            while end > start, isBlank(bytes[end - 1]) { end -= 1 }
            nodes[index] = StringsNode(.strayCharacter, lost: start..<end, at: start)
            return
        }
        damage(.strayCharacter, node: index, at: start, from: start)
    }

    /// The next place where an entry, a comment or the closing brace seems to begin: at the beginning of a line, or
    /// behind a semicolon.
    private func nextEntry(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: ";") else { continue }
            var next = index
            while next < bytes.count, isBlank(bytes[next]) { next += 1 }
            guard next < bytes.count else { return bytes.count }
            let isLineStart = byte != UInt8(ascii: ";") || hasLineEnd(index..<next)
            if isEntryStart(next) || (isLineStart && (isCommentStart(next) || isClosingBrace(next))) { return next }
            index = next
        }
        return bytes.count
    }

    private func isCommentStart(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count
            && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
    }

    private func isClosingBrace(_ index: Int) -> Bool { hasBraces && bytes[index] == UInt8(ascii: "}") }

    /// Whether a key and `=`, or a key between quotation marks and `;`, stand here on one line.
    func isEntryStart(_ start: Int) -> Bool {
        var index = start
        let first = bytes[start]
        let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        if isQuoted {
            index += 1
            while true {
                guard index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D else { return false }
                if bytes[index] == first { break }
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index += 1
        } else {
            while index < bytes.count, StringsReader.isUnquoted(bytes[index]) { index += 1 }
            guard index > start else { return false }
        }
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index < bytes.count else { return false }
        return bytes[index] == UInt8(ascii: "=") || (isQuoted && bytes[index] == UInt8(ascii: ";"))
    }

    func hasLineEnd(_ range: Range<Int>) -> Bool {
        bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
