/// How large a translation file may be and how deep its values may lie, so that a hostile one costs little.
///
/// The usual limits hold where nothing else is said. Raise them for a file that you know:
///
/// ```swift
/// try StringCatalogue(parsing: bytes, name: "Huge.xcstrings", limits: ReadingLimits(size: 256 << 20))
/// ```
public struct ReadingLimits: Hashable, Sendable {
    /// The most bytes of a file.
    public let size: Int
    /// How deep objects, arrays and elements may lie in each other.
    public let depth: Int

    /// The most bytes that a limit may allow: places count up to 4 GiB, and UTF-16 grows where it becomes UTF-8.
    public static let largestSize = 1 << 30
    /// The deepest that a limit may allow, for some readers call themselves once a level.
    public static let largestDepth = 512

    /// 64 MiB and a depth of 128.
    public static let standard = ReadingLimits()

    /// Makes limits; what is beyond the largest is the largest.
    public init(size: Int = 64 << 20, depth: Int = 128) {
        self.size = max(0, min(size, ReadingLimits.largestSize))
        self.depth = max(0, min(depth, ReadingLimits.largestDepth))
    }
}
