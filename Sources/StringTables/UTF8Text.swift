/// Texts from bytes: checked once, then taken without a second look.
package enum UTF8Text {
    /// Whether bytes are valid UTF-8.
    static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let bytes = bytes.bindMemory(to: UInt8.self)
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return (try? UTF8Span(validating: bytes.span)) != nil
        }
        return String(validating: bytes, as: UTF8.self) != nil
    }

    /// The text of bytes that were found valid.
    @inline(__always)
    package static func string(valid bytes: UnsafeBufferPointer<UInt8>) -> String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // Safe: a run of a table is part of checked bytes, and `TableBytes.run` cuts only between characters; others put
            // whole texts together.
            return unsafe String(copying: UTF8Span(unchecked: bytes.span))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
