/// What a reader of JSON accepts beyond and below RFC 8259.
///
/// The defaults suit files that people and other programs hand in.
public struct JSONReadingOptions: Hashable, Sendable {
    /// The most bytes that a text may have; 64 MiB by default.
    public var maximumByteCount: Int
    /// The deepest nesting of arrays and objects that is read; 512 by default.
    ///
    /// The reader itself never recurses: a larger limit costs memory, not stack.
    public var maximumDepth: Int
    /// Whether a byte-order mark at the start is skipped instead of refused.
    public var skipsByteOrderMark: Bool
    /// Whether an object may have several members with one key.
    ///
    /// Programs disagree about which of them counts (RFC 8259, section 4), so that they are refused by default.
    public var allowsDuplicateKeys: Bool

    /// Makes options; what is not named keeps its default.
    public init(
        maximumByteCount: Int = 64 << 20, maximumDepth: Int = 512, skipsByteOrderMark: Bool = false,
        allowsDuplicateKeys: Bool = false
    ) {
        self.maximumByteCount = maximumByteCount
        self.maximumDepth = maximumDepth
        self.skipsByteOrderMark = skipsByteOrderMark
        self.allowsDuplicateKeys = allowsDuplicateKeys
    }
}
