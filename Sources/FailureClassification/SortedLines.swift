/// Lines of text sorted by their bytes, searched where they lie: nothing is built at start, nothing is copied to look.
///
/// A line is a key of one or two fields, and a value of one or more; tabs separate them, a line feed ends each line.
struct SortedLines: Sendable {
    /// The lines.
    let text: StaticString

    /// The place of the value after a key in the text, or nil where no line has the key.
    ///
    /// - Parameters:
    ///   - first: The first field of the key.
    ///   - second: The second field of the key, where it has two.
    /// - Returns: The place of the fields after it.
    /// - Complexity: Logarithmic in the length of the text.
    func value(after first: some Collection<UInt8>, _ second: (some Collection<UInt8>)? = [UInt8]?.none) -> Range<Int>?
    {
        text.withUTF8Buffer { bytes in
            var low = 0
            var high = bytes.count
            while low < high {
                let middle = low + (high - low) / 2
                var start = middle
                while start > low, bytes[start - 1] != newline { start -= 1 }
                var reader = LineReader(bytes: bytes, index: start)
                var order = reader.reads(first)
                if order == .match, let second { order = reader.reads(second) }
                switch order {
                case .before:
                    low = middle
                    while low < high, bytes[low] != newline { low += 1 }
                    low += 1
                case .after: high = start
                case .match:
                    var end = reader.index
                    while end < bytes.count, bytes[end] != newline { end += 1 }
                    return reader.index..<end
                }
            }
            return nil
        }
    }

    /// The place of one field of a value.
    ///
    /// - Parameters:
    ///   - number: Which field of the value, from 0.
    ///   - value: The place of the value, as `value(after:_:)` gave it.
    /// - Returns: The place of the field; empty at the end of the value where there are fewer.
    func place(of number: Int, in value: Range<Int>) -> Range<Int> {
        text.withUTF8Buffer { bytes in
            var start = value.lowerBound
            var left = number
            while left > 0, start < value.upperBound {
                if bytes[start] == tab { left -= 1 }
                start += 1
            }
            var end = start
            while end < value.upperBound, bytes[end] != tab { end += 1 }
            return start..<end
        }
    }

    /// One field of a value.
    func field(_ number: Int, of value: Range<Int>) -> String { string(at: place(of: number, in: value)) }

    /// All fields of a value.
    func fields(of value: Range<Int>) -> [String] {
        string(at: value).split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }

    /// Whether the text at a place is the same as another.
    func reads(_ expected: StaticString, at place: Range<Int>) -> Bool {
        text.withUTF8Buffer { bytes in expected.withUTF8Buffer { bytes[place].elementsEqual($0) } }
    }

    private func string(at place: Range<Int>) -> String {
        text.withUTF8Buffer { String(decoding: $0[place], as: UTF8.self) }
    }
}

/// Reads the fields at the beginning of a line, as far as they are those of a key.
private struct LineReader {
    enum Order { case before, match, after }

    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int

    /// Where the line stands to one field of the key; on a match `index` is behind its tab.
    mutating func reads(_ field: some Collection<UInt8>) -> Order {
        for byte in field {
            // A tab or line feed in the key would let it span fields or lines: no line has such a key.
            guard index < bytes.count, byte > newline else { return .before }
            if bytes[index] != byte { return bytes[index] < byte ? .before : .after }
            index += 1
        }
        guard index < bytes.count else { return .before }
        if bytes[index] != tab { return bytes[index] < tab ? .before : .after }
        index += 1
        return .match
    }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
