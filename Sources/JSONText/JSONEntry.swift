/// One value or key of a document; entries stand in the order in which they begin.
///
/// The members of an object follow it as key, value, key, value; the elements of an array follow it. `next` leads over
/// everything inside. An entry takes 16 bytes.
struct JSONEntry: Sendable {
    /// Where it begins, its quotation mark or bracket included.
    var start: UInt32
    /// Where it ends.
    var end: UInt32
    /// The index of the entry behind it and all that it holds.
    var next: UInt32
    /// What it is.
    var kind: JSONNode.Kind
    /// Whether a string holds a backslash.
    var hasEscapes = false

    var range: Range<Int> { Int(start)..<Int(end) }

    /// A string without its quotation marks.
    var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}
