internal import Diagnostics

/// How a `.strings` file writes its entries, told from the last hundred of them.
struct StringsLayout {
    let lineEnd: [UInt8]
    /// The blanks at the beginning of the line of an entry.
    let indentation: [UInt8]
    /// What stands between a key and its text.
    let separator: [UInt8]
    /// Empty lines between two entries.
    let emptyLines: Int
    /// Whether entries stand behind each other on one line.
    let isInline: Bool
    let keysAreUnquoted: Bool
    let valuesAreUnquoted: Bool
    let quote: UInt8

    /// - Parameters:
    ///   - document: The file, in the old syntax.
    ///   - last: The numbers of the nodes that are its last entries, in their order.
    init(of document: StringsDocument, last: [Int]) {
        let text = document.source.bytes
        var separators: [[UInt8]: Int] = [:]
        var gaps: [Int: Int] = [:]
        var unquoted = (keys: 0, values: 0, apostrophes: 0)
        for (index, number) in last.enumerated() {
            let node = document.nodes[number]
            if node.keyStyle == .unquoted { unquoted.keys += 1 }
            if node.valueStyle == .unquoted { unquoted.values += 1 }
            if node.valueStyle == .apostrophes { unquoted.apostrophes += 1 }
            if node.valueStyle != .shortcut {
                let between = text[node.keyRange.upperBound..<node.valueRange.lowerBound]
                let isPlain = between.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "=") }
                if isPlain { separators[Array(between), default: 0] += 1 }
            }
            guard index > 0 else { continue }
            let before = document.wholeRange(ofNode: last[index - 1]).upperBound
            let start = document.wholeRange(ofNode: number).lowerBound
            // A comment of neither may stand between.
            guard before <= start, text[before..<start].allSatisfy({ $0 <= 0x20 }) else { continue }
            gaps[LineEnds.count(in: before..<start, of: text), default: 0] += 1
        }
        func most<Key: Comparable>(_ counts: [Key: Int]) -> Key? {
            counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
        let node = last.last.map { document.nodes[$0] }
        let ends = node.flatMap { LineEnds.first(in: text, from: $0.range.upperBound) }
        lineEnd = ends ?? LineEnds.first(in: text, from: 0) ?? [0x0A]
        indentation =
            node.flatMap { node in
                LineEnds.indentationStart(before: node.range.lowerBound, in: text, from: document.textStart)
                    .map { Array(text[$0..<node.range.lowerBound]) }
            } ?? []
        separator = separators.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key ?? Array(" = ".utf8)
        let gap = most(gaps)
        emptyLines = max(0, (gap ?? 1) - 1)
        if let gap {
            isInline = gap == 0
        } else {
            // A single entry between braces on one line.
            let first = document.textStart
            let line = node.map { LineEnds.count(in: first..<$0.range.lowerBound, of: text) }
            isInline = line == 0 && text[first...].first { $0 > 0x20 } == UInt8(ascii: "{")
        }
        keysAreUnquoted = unquoted.keys * 2 > last.count
        valuesAreUnquoted = unquoted.values * 2 > last.count
        quote = unquoted.apostrophes * 2 > last.count ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    }

    /// An entry with its semicolon.
    func entry(_ key: String, _ value: String, _ spelling: StringsSpelling) -> [UInt8] {
        var spelling = spelling
        spelling.quote = quote
        // A key stands on one line, which every reader finds again.
        let keys = StringsSpelling(quote: quote, escapesTabs: spelling.escapesTabs)
        return token(key, keysAreUnquoted, keys) + separator + token(value, valuesAreUnquoted, spelling)
            + [UInt8(ascii: ";")]
    }

    private func token(_ text: String, _ isUnquoted: Bool, _ spelling: StringsSpelling) -> [UInt8] {
        let bytes = Array(text.utf8)
        return isUnquoted && StringsSpelling.canBeUnquoted(bytes) ? bytes : spelling.token(bytes)
    }
}
