/// Lines of text sorted by their bytes, searched where they lie: nothing is built at start, nothing is copied to look.
///
/// A line is a key, a tab and a value; the key may hold tabs itself. Each line ends in a line feed.
struct SortedLines: Sendable {
    /// The lines.
    let text: StaticString

    /// The fields after a key, or nil where no line has it.
    ///
    /// - Complexity: Logarithmic in the length of the text.
    func fields(after key: String) -> [Substring]? {
        // A line feed would let a key span lines.
        guard !key.isEmpty, !key.utf8.contains(newline) else { return nil }
        let wanted = Array(key.utf8) + [tab]
        return text.withUTF8Buffer { bytes in
            var low = 0
            var high = bytes.count
            while low < high {
                let middle = low + (high - low) / 2
                var start = middle
                while start > low, bytes[start - 1] != newline { start -= 1 }
                var end = middle
                while end < high, bytes[end] != newline { end += 1 }
                switch order(of: bytes[start..<end], and: wanted) {
                case .before: low = end + 1
                case .after: high = start
                case .match:
                    return String(decoding: bytes[(start + wanted.count)..<end], as: UTF8.self)
                        .split(separator: "\t", omittingEmptySubsequences: false)
                }
            }
            return nil
        }
    }

    private enum Order { case before, match, after }

    private func order(of line: Slice<UnsafeBufferPointer<UInt8>>, and wanted: [UInt8]) -> Order {
        var index = line.startIndex
        for byte in wanted {
            guard index < line.endIndex else { return .before }
            if line[index] != byte { return line[index] < byte ? .before : .after }
            index += 1
        }
        return .match
    }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
