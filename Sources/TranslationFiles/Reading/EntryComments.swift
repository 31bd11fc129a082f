/// The comments that belong to an entry of a translation file.
struct EntryComments {
    /// Those right above it, with no empty line between, in the order of the file.
    let above: ArraySlice<Range<Int>>
    /// Those inside it, and behind it on its last line.
    let beside: [Range<Int>]
    /// Whether another entry ends on the line on which this one begins: a comment between them is that one's.
    let sharesLine: Bool

    /// Finds them among the comments around an entry.
    ///
    /// - Parameters:
    ///   - before: The comments between the entry and what stands before it.
    ///   - previous: Where that ends; nil where nothing can have a comment behind itself there.
    ///   - entry: The bytes of the entry.
    ///   - after: The comments that begin inside the entry, and those behind it up to what stands there.
    ///   - text: The text of the file.
    /// - Complexity: Linear in the number of bytes of the comments and between them.
    init(
        before: [Range<Int>], previous: Int?, entry: Range<Int>, after: some Sequence<Range<Int>>, in text: [UInt8]
    ) {
        // One on the line of the entry before it belongs to that one.
        var first = 0
        if var place = previous {
            while first < before.count, LineEnds.count(in: place..<before[first].lowerBound, of: text) == 0 {
                place = before[first].upperBound
                first += 1
                if LineEnds.count(in: before[first - 1], of: text) > 0 { break }
            }
        }
        var index = before.count
        var below = entry.lowerBound
        while index > first, LineEnds.count(in: before[index - 1].upperBound..<below, of: text) <= 1 {
            index -= 1
            below = before[index].lowerBound
        }
        above = before[index...]
        sharesLine = previous.map { LineEnds.count(in: $0..<max($0, entry.lowerBound), of: text) == 0 } ?? false
        var beside: [Range<Int>] = []
        var place = entry.upperBound
        for comment in after {
            if comment.lowerBound >= entry.upperBound {
                guard LineEnds.count(in: place..<max(place, comment.lowerBound), of: text) == 0 else { break }
                place = comment.upperBound
                beside.append(comment)
                if LineEnds.count(in: comment, of: text) > 0 { break }
            } else {
                beside.append(comment)
            }
        }
        self.beside = beside
    }
}

/// The line ends of a text: LF, CR LF and CR.
enum LineEnds {
    /// How many line ends a range holds; one that it holds half of counts.
    static func count(in range: Range<Int>, of text: [UInt8]) -> Int {
        text.withUnsafeBufferPointer { text in
            var count = 0
            for index in range where text[index] <= 0x0D {
                if text[index] == 0x0A || (text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A))
                {
                    count += 1
                }
            }
            return count
        }
    }

    /// The first line end from a place on, or LF where the text has none there.
    static func first(in text: [UInt8], from start: Int) -> [UInt8]? {
        guard let place = text[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        if text[place] == 0x0A { return [0x0A] }
        return place + 1 < text.count && text[place + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }

    /// Where the line of a place begins, if nothing but blanks stands between; else nil.
    static func indentationStart(before place: Int, in text: [UInt8], from start: Int) -> Int? {
        var index = place
        while index > start, text[index - 1] == 0x20 || text[index - 1] == 0x09 { index -= 1 }
        return index == start || text[index - 1] == 0x0A || text[index - 1] == 0x0D ? index : nil
    }

    /// The place behind the end of the line, if nothing but blanks stands between; else nil.
    static func next(after place: Int, in text: [UInt8]) -> Int? {
        var index = place
        while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
        if index == text.count { return index }
        guard text[index] == 0x0A || text[index] == 0x0D else { return nil }
        let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
        return index + (isPair ? 2 : 1)
    }
}
