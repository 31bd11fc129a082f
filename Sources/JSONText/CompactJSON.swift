/// A JSON text that is written from its first byte to its last, on one line without spaces.
///
/// Use it for a document that is made thousands of times a second: nothing is put together before it is written. Anything
/// else is easier to say as a ``JSONValue``, whose compact text has the same bytes.
///
/// ```swift
/// var json = CompactJSON()
/// json.beginObject()
/// json.key("id")
/// json.write("purchase.deferred")
/// json.endObject()
/// send(json.bytes)  // {"id":"purchase.deferred"}
/// ```
///
/// The caller closes what it opened, and gives the members of an object in the order in which they shall stand.
public struct CompactJSON: ~Copyable {
    private var writer: JSONWriter

    /// Makes an empty text.
    ///
    /// - Parameter capacity: How many bytes there is room for before the text is moved.
    public init(capacity: Int = 2_048) {
        writer = JSONWriter(layout: .compact, sortedKeys: false, capacity: capacity)
    }

    /// What was written.
    public var bytes: [UInt8] { writer.bytes }

    /// Begins an object.
    public mutating func beginObject() {
        writer.separate()
        writer.append(UInt8(ascii: "{"))
    }

    /// Ends the object that was begun last.
    public mutating func endObject() { writer.append(UInt8(ascii: "}")) }

    /// Begins an array.
    public mutating func beginArray() {
        writer.separate()
        writer.append(UInt8(ascii: "["))
    }

    /// Ends the array that was begun last.
    public mutating func endArray() { writer.append(UInt8(ascii: "]")) }

    /// Writes the key of a member, whose value comes next.
    public mutating func key(_ key: String) {
        writer.separate()
        writer.write(key)
        writer.append(UInt8(ascii: ":"))
    }

    /// Writes a key that has no sign in need of an escape, as a program's own keys have none.
    package mutating func key(_ key: StaticString) {
        writer.separate()
        writer.writeKey(key)
    }

    /// Writes a text, or null where there is none.
    public mutating func write(_ text: String?) {
        writer.separate()
        if let text { writer.write(text) } else { writer.write(.null) }
    }

    /// Writes a whole number.
    public mutating func write(_ number: Int) {
        writer.separate()
        writer.write(.integer(number))
    }
}
