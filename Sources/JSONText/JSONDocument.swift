public import Diagnostics

/// A JSON text that was read strictly, with the place of every value.
///
/// Use it for files that people and tools edit: a value knows its bytes, numbers keep their digits, and what is wrong is
/// told with line and column. Beyond RFC 8259 an object must not name a member twice.
///
/// ```swift
/// let document = try JSONDocument(parsing: bytes)
/// document.root["version"]?["major"]?.integer
/// ```
///
/// The text is held once; a value is an index into one array, which takes 8 bytes for each value and key, and 16 for each
/// array and object.
public struct JSONDocument: Sendable {
    /// The text.
    public let source: SourceText
    let tape: JSONTape

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - sizeLimit: The most bytes that are read; never more than 2 GiB.
    ///   - depthLimit: How deep arrays and objects may lie in each other.
    ///   - skipsByteOrderMark: Whether a byte-order mark at the start is passed over instead of refused.
    /// - Throws: `JSONTextError` at the first fault.
    /// - Complexity: Linear in the number of bytes; the depth costs no stack.
    public init(
        parsing bytes: [UInt8], sizeLimit: Int = 64 << 20, depthLimit: Int = 512, skipsByteOrderMark: Bool = false
    ) throws(JSONTextError) {
        source = SourceText(bytes: bytes)
        let limits = JSONReader.Limits(size: sizeLimit, depth: depthLimit, skipsByteOrderMark: skipsByteOrderMark)
        do throws(JSONFault) {
            tape = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFault) in
                try JSONReader.read(buffer, limits: limits)
            }
        } catch {
            throw error.error(in: source)
        }
    }

    /// The outermost value.
    public var root: JSONNode { JSONNode(document: self, index: 0) }

    /// A problem at a place of the text.
    public func diagnostic(
        _ severity: Diagnostic.Severity, _ message: String, at offset: Int
    ) -> Diagnostic {
        source.diagnostic(severity, message, at: offset)
    }
}
