/// What changes where an entry gets a comment, another one, or none.
struct EntryCommentEdit {
    let syntax: CommentSyntax
    /// The text of the file.
    let text: [UInt8]
    /// Where the text begins, behind the byte-order mark.
    let start: Int
    /// How the file ends its lines.
    let lineEnd: [UInt8]

    /// The patches for other words.
    ///
    /// - Parameters:
    ///   - words: The words; nil to take the comments away.
    ///   - comments: The comments that the entry has.
    ///   - entry: The bytes of the entry.
    /// - Returns: Patches that do not overlap; nil where the syntax has no way to write the words.
    func patches(_ words: String?, for comments: EntryComments, of entry: Range<Int>) -> [BytePatch]? {
        guard let words = CommentSyntax.trimmed(words) else {
            return removal(above: comments.above, entry) + removal(beside: comments.beside)
        }
        let shown = comments.above.isEmpty ? comments.beside[...] : comments.above
        let isLine = shown.last.map { syntax.isLine($0, in: text) } ?? false
        if shown.count == 1, let only = shown.first {
            let old = syntax.words(of: only, in: text)
            if text[old].elementsEqual(words) { return [] }
            if syntax.canHold(words, inLine: isLine), isClosed(only) {
                if !old.isEmpty { return [BytePatch(old, words)] }
                return [BytePatch(old, [0x20] + words + (isLine ? [] : [0x20]))]
            }
        }
        guard comments.above.isEmpty || !isSame(words, shown) else { return [] }
        guard var new = syntax.write(words, asLine: isLine, lineEnd: lineEnd) else { return nil }
        let lineStart = LineEnds.indentationStart(before: entry.lowerBound, in: text, from: start)
        let indentation = lineStart.map { Array(text[$0..<entry.lowerBound]) } ?? []
        let hasLines = syntax == .openStep && new.starts(with: "//".utf8)
        if hasLines {
            new = Array(
                new.split(separator: 0x0A, omittingEmptySubsequences: false).joined(separator: [0x0A] + indentation))
        }
        if let first = comments.above.first, let last = comments.above.last {
            let end = hasLines && LineEnds.count(in: last.upperBound..<entry.lowerBound, of: text) == 0 ? lineEnd : []
            return [BytePatch(first.lowerBound..<last.upperBound, new + end)]
        }
        if comments.sharesLine { return behind(entry, new, hasLines: hasLines, besides: comments.beside) }
        let gap = lineStart == nil && !hasLines ? [0x20] : lineEnd + indentation
        return removal(beside: comments.beside) + [BytePatch(entry.lowerBound..<entry.lowerBound, new + gap)]
    }

    /// A comment behind an entry, where one before it would be that of the entry on the same line.
    private func behind(
        _ entry: Range<Int>, _ new: [UInt8], hasLines: Bool, besides old: [Range<Int>]
    ) -> [BytePatch] {
        let end = entry.upperBound
        let mustEndLine = hasLines && LineEnds.next(after: end, in: text) == nil
        let bytes = [0x20] + new + (mustEndLine ? lineEnd : [])
        let removals = removal(beside: old)
        guard let first = removals.first else { return [BytePatch(end..<end, bytes)] }
        return [BytePatch(first.range, bytes)] + removals.dropFirst()
    }

    private func isSame(_ words: [UInt8], _ comments: ArraySlice<Range<Int>>) -> Bool {
        syntax.words(of: comments, in: text).map { Array($0.utf8) == words } ?? false
    }

    /// Whether a comment ends with its sign, so that more words fit in.
    private func isClosed(_ comment: Range<Int>) -> Bool {
        guard syntax == .openStep, !syntax.isLine(comment, in: text) else { return true }
        return comment.count >= 4 && text[comment.upperBound - 1] == UInt8(ascii: "/")
            && text[comment.upperBound - 2] == UInt8(ascii: "*")
    }

    /// The entry takes the place of the comments above it.
    private func removal(above comments: ArraySlice<Range<Int>>, _ entry: Range<Int>) -> [BytePatch] {
        comments.first.map { [BytePatch($0.lowerBound..<entry.lowerBound, [])] } ?? []
    }

    private func removal(beside comments: [Range<Int>]) -> [BytePatch] {
        comments.map { comment in
            if let lineStart = LineEnds.indentationStart(before: comment.lowerBound, in: text, from: start),
                let next = LineEnds.next(after: comment.upperBound, in: text)
            {
                return BytePatch(lineStart..<next, [])
            }
            var first = comment.lowerBound
            while first > start, text[first - 1] == 0x20 || text[first - 1] == 0x09 { first -= 1 }
            return BytePatch(first..<comment.upperBound, [])
        }
    }
}
