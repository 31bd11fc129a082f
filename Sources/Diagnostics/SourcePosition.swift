/// A place in a text: byte offset, line and column.
///
/// Lines and columns begin at 1. A column counts characters as a reader sees them (extended grapheme clusters), so that a
/// letter with its accents, a flag or a family emoji is one. A line ends at LF, CR LF or a lone CR.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// How many bytes stand before the place.
    public let offset: Int
    /// The line, 1 the first.
    public let line: Int
    /// The column in characters, 1 the first.
    public let column: Int

    /// Makes a position from its three numbers.
    public init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Whether the left place comes first in its text.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }

    /// Line and column as compilers write them: `12:7`.
    public var description: String { "\(line):\(column)" }
}
