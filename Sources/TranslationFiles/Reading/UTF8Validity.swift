internal import Diagnostics

/// Whether bytes are UTF-8.
///
/// Source: the Unicode Standard, table 3-7 (well-formed byte sequences).
enum UTF8Validity {
    /// Where the first byte stands that is not part of a character, or nil.
    ///
    /// - Complexity: Linear, eight bytes at a time where all are valid.
    static func firstInvalid(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { UTF8Check.firstIllFormed($0, from: 0, to: $0.count) }
    }
}
