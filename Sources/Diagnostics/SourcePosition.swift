/// A place in a text: the byte, the line and the column.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// Bytes from the start of the text.
    public let offset: Int
    /// The line, from 1.
    public let line: Int
    /// The column in characters as a reader counts them, from 1.
    public let column: Int

    /// Makes a place.
    public init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Whether the left place comes first.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}
