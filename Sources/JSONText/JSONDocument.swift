public import Diagnostics

/// A JSON text with every byte kept: a tree whose nodes know where they stand.
///
/// Strings are decoded and numbers are interpreted only where they are asked for, and a number stays the text that it is.
///
/// ```swift
/// let document = try JSONDocument(parsing: bytes)
/// document.root["products"]?.elements.first?["displayPrice"]?.string
/// ```
public struct JSONDocument: Sendable {
    /// The outermost value.
    public let root: JSONNode

    /// Reads a text strictly by RFC 8259.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - options: Limits, and what is accepted beyond the standard.
    /// - Throws: `JSONTextError` with the place of the first fault.
    /// - Complexity: Linear in the number of bytes; 16 bytes of memory a value or key.
    public init(parsing bytes: [UInt8], options: JSONReadingOptions = JSONReadingOptions()) throws(JSONTextError) {
        root = JSONNode(tree: try JSONTree(parsing: bytes, options: options), index: 0)
    }

    /// The text as it was read.
    public var bytes: [UInt8] { root.tree.bytes }

    /// The text as a source of places and diagnostics.
    ///
    /// - Parameter name: The name of the text, mostly that of its file.
    /// - Returns: A source that counts lines and cuts excerpts.
    /// - Complexity: Linear in the number of bytes; keep it where several diagnostics are made.
    public func source(name: String = "") -> SourceText { SourceText(name: name, bytes: bytes) }
}

/// The bytes of a document and its values in the order in which they begin.
final class JSONTree: Sendable {
    let bytes: [UInt8]
    let entries: [JSONEntry]

    init(parsing bytes: [UInt8], options: JSONReadingOptions) throws(JSONTextError) {
        do {
            entries = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFault) in
                var reader = JSONReader(bytes: buffer, options: options)
                return try reader.read()
            }
        } catch {
            throw error.located(in: bytes)
        }
        self.bytes = bytes
    }
}

/// One value or key of a document.
///
/// The members of an object follow it as key, value, key, value; the elements of an array follow it. `next` leads over
/// everything inside.
struct JSONEntry {
    /// Where it begins, its quotation mark or bracket included.
    var start: UInt32
    /// Where it ends.
    var end: UInt32
    /// The index of the entry behind it and all that it holds.
    var next: UInt32
    var kind: JSONNode.Kind
    /// Whether a string holds a backslash.
    var hasEscapes = false

    var range: Range<Int> { Int(start)..<Int(end) }
}

/// What a reader found wrong, before lines are counted.
struct JSONFault: Error {
    let code: JSONTextError.Code
    let offset: Int
    let message: String

    func located(in bytes: [UInt8]) -> JSONTextError {
        JSONTextError(code: code, diagnostic: SourceText(bytes: bytes).error(message, at: offset))
    }
}
