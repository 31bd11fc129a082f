/// Taking entries out of a text with their lines, and no more than that.
///
/// The empty lines around an entry become those of one gap. What shares a line with it stays, with its bytes.
struct LineRemoval {
    /// The text of the file.
    let text: [UInt8]
    /// Where the text begins, behind the byte-order mark.
    let start: Int

    /// What is taken out for some entries.
    ///
    /// - Parameter entries: Each with its comments, from the first byte to the last.
    /// - Returns: Patches that do not overlap.
    /// - Complexity: Linear in the number of bytes taken out and the blanks around them, and sorting the entries.
    func patches(removing entries: [Range<Int>]) -> [BytePatch] {
        var groups: [Range<Int>] = []
        for entry in entries.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = groups.last, isBlank(min(last.upperBound, entry.lowerBound)..<entry.lowerBound) {
                groups[groups.count - 1] = last.lowerBound..<max(last.upperBound, entry.upperBound)
            } else {
                groups.append(entry)
            }
        }
        var patches: [BytePatch] = []
        var taken = start
        for group in groups {
            let range = lines(of: group)
            patches.append(BytePatch(max(range.lowerBound, taken)..<max(range.upperBound, taken), []))
            taken = max(taken, range.upperBound)
        }
        return patches
    }

    private func lines(of entry: Range<Int>) -> Range<Int> {
        guard let lineStart = LineEnds.indentationStart(before: entry.lowerBound, in: text, from: start) else {
            // Something stands before it on its line, and keeps what follows.
            var first = entry.lowerBound
            while first > start, text[first - 1] == 0x20 || text[first - 1] == 0x09 { first -= 1 }
            return first..<entry.upperBound
        }
        guard let lineEnd = LineEnds.next(after: entry.upperBound, in: text) else {
            var end = entry.upperBound
            while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
            return entry.lowerBound..<end
        }
        return withEmptyLines(lineStart..<lineEnd)
    }

    /// The lines with the empty ones that would be left over.
    private func withEmptyLines(_ lines: Range<Int>) -> Range<Int> {
        var after = lines.upperBound
        while after < text.count, let next = LineEnds.next(after: after, in: text) { after = next }
        var before = lines.lowerBound
        while before > start, let place = emptyLineStart(before: before) { before = place }
        let hasEmptyAbove = before < lines.lowerBound
        let hasEmptyBelow = after > lines.upperBound
        let isFirst = before == start || text[before - 1] == UInt8(ascii: "{") || isOpener(before)
        let isLast = after == text.count || isCloser(after)
        var range = lines
        if isLast {
            if hasEmptyAbove, !isFirst { range = before..<lines.upperBound }
        } else if hasEmptyBelow, hasEmptyAbove || isFirst {
            range = lines.lowerBound..<after
        }
        // A file without a line end behind its last entry has none afterwards.
        if range.upperBound == text.count, lines.upperBound == text.count, !endsLine(text.count),
            range.lowerBound > start
        {
            var first = range.lowerBound - 1
            if text[first] == 0x0A, first > start, text[first - 1] == 0x0D { first -= 1 }
            range = first..<range.upperBound
        }
        return range
    }

    private func endsLine(_ place: Int) -> Bool {
        place > start && (text[place - 1] == 0x0A || text[place - 1] == 0x0D)
    }

    /// Where the empty line begins that ends before a line, or nil where the line before it is not empty.
    private func emptyLineStart(before lineStart: Int) -> Int? {
        guard endsLine(lineStart) else { return nil }
        var end = lineStart - 1
        if text[end] == 0x0A, end > start, text[end - 1] == 0x0D { end -= 1 }
        guard let first = LineEnds.indentationStart(before: end, in: text, from: start), first < lineStart else {
            return nil
        }
        return first
    }

    /// Whether the line before a place ends with the brace that opens the table.
    private func isOpener(_ place: Int) -> Bool {
        var index = place
        while index > start, text[index - 1] <= 0x20 { index -= 1 }
        return index > start && text[index - 1] == UInt8(ascii: "{")
    }

    /// Whether a line begins with what closes the table.
    private func isCloser(_ place: Int) -> Bool {
        var index = place
        while index < text.count, text[index] <= 0x20 { index += 1 }
        guard index < text.count else { return true }
        if text[index] == UInt8(ascii: "}") { return true }
        return text[index] == UInt8(ascii: "<") && index + 1 < text.count && text[index + 1] == UInt8(ascii: "/")
    }

    private func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0 <= 0x20 } }
}
