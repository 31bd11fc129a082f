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
/// The text is held once; values are indices into one array of nodes, so a document takes about four times the size of
/// its text.
public struct JSONDocument: Sendable {
    /// One value or key of the text, in the order in which they stand.
    struct Node: Sendable {
        var kind: JSONNode.Kind
        /// The bytes of the value; of a string with its quotation marks.
        var start: Int
        var end: Int
        /// The index just after the last node inside this one.
        var next: Int
        /// Members of an object or elements of an array.
        var count: Int
        /// Whether a string holds escapes.
        var isEscaped: Bool
    }

    /// The text.
    public let source: SourceText
    let nodes: [Node]

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 without a byte-order mark.
    ///   - sizeLimit: The most bytes that are read.
    ///   - depthLimit: How deep arrays and objects may lie in each other.
    /// - Throws: `JSONTextError` at the first fault.
    /// - Complexity: Linear in the number of bytes; the depth costs no stack.
    public init(
        parsing bytes: [UInt8], sizeLimit: Int = 64 << 20, depthLimit: Int = 512
    ) throws(JSONTextError) {
        source = SourceText(bytes: bytes)
        var parser = JSONParser(source: source, depthLimit: depthLimit)
        if bytes.count > sizeLimit {
            throw parser.fault(.tooLarge, "the text is larger than \(sizeLimit) bytes", at: 0)
        }
        try parser.parse()
        nodes = parser.nodes
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
