/// How the comments of a file are written.
enum CommentSyntax {
    /// `/* words */` and `// words`.
    case openStep
    /// `<!-- words -->`.
    case xml

    /// The words of a comment, without its signs and the white space around them.
    func words(of comment: Range<Int>, in text: [UInt8]) -> Range<Int> {
        var start = comment.lowerBound
        var end = comment.upperBound
        switch self {
        case .xml:
            start = min(start + 4, end)
            end = max(start, end - 3)
        case .openStep:
            start = min(start + 2, end)
            if !isLine(comment, in: text), end - start >= 2, text[end - 1] == UInt8(ascii: "/"),
                text[end - 2] == UInt8(ascii: "*")
            {
                end -= 2
            }
        }
        while start < end, isBlank(text[start]) { start += 1 }
        while end > start, isBlank(text[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Whether a comment goes to the end of its line.
    func isLine(_ comment: Range<Int>, in text: [UInt8]) -> Bool {
        self == .openStep && comment.count >= 2 && text[comment.lowerBound + 1] == UInt8(ascii: "/")
    }

    /// The words of several comments, a line each; nil where they have none.
    func words(of comments: some Sequence<Range<Int>>, in text: [UInt8]) -> String? {
        let words = comments.map { String(decoding: text[self.words(of: $0, in: text)], as: UTF8.self) }
            .joined(separator: "\n")
        return words.isEmpty ? nil : words
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    // MARK: - Writing

    /// Words as they can stand in a comment: without white space around them; nil where nothing is left.
    static func trimmed(_ words: String?) -> [UInt8]? {
        guard let words else { return nil }
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let bytes = Array(words.utf8)
        guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
        else { return nil }
        return Array(bytes[first...last])
    }

    /// Whether words can stand in a comment of one kind.
    func canHold(_ words: [UInt8], inLine isLine: Bool) -> Bool {
        let text = String(decoding: words, as: UTF8.self).unicodeScalars
        switch self {
        case .xml: return !words.contains("--") && words.last != UInt8(ascii: "-") && XMLSpelling.canHold(text)
        case .openStep where isLine: return !text.contains { ["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) }
        case .openStep: return !words.contains("*/") && !text.contains("\0")
        }
    }

    /// A new comment, without a line end behind it; nil where none can hold the words.
    ///
    /// - Parameters:
    ///   - words: The words, trimmed.
    ///   - isLine: Whether one that goes to the end of its line is wanted.
    ///   - lineEnd: What stands between the lines of several.
    /// - Returns: The comment with its signs.
    func write(_ words: [UInt8], asLine isLine: Bool, lineEnd: [UInt8]) -> [UInt8]? {
        switch self {
        case .xml:
            return canHold(words, inLine: false) ? Array("<!-- ".utf8) + words + Array(" -->".utf8) : nil
        case .openStep:
            if canHold(words, inLine: isLine) {
                return isLine ? Array("// ".utf8) + words : Array("/* ".utf8) + words + Array(" */".utf8)
            }
            if canHold(words, inLine: false) { return write(words, asLine: false, lineEnd: lineEnd) }
            let lines = words.split(separator: 0x0A, omittingEmptySubsequences: false)
            let areWhole = lines.allSatisfy { line in
                canHold(Array(line), inLine: true) && !(line.first.map(isBlank) ?? false)
                    && !(line.last.map(isBlank) ?? false)
            }
            guard areWhole else { return nil }
            return Array(lines.map { Array("// ".utf8) + $0 }.joined(separator: lineEnd))
        }
    }
}

extension [UInt8] {
    /// Whether ASCII stands somewhere in the bytes.
    func contains(_ word: StaticString) -> Bool {
        withUnsafeBufferPointer { PropertyListText.find(word, from: 0, to: count, in: $0) != nil }
    }
}
