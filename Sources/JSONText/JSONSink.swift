/// What takes a JSON value from its first part to its last: a text, or a value in memory.
///
/// Whoever says a value to a sink says it once for both. It closes what it opened, and gives the members of an object in
/// the order in which they shall stand.
package protocol JSONSink: ~Copyable {
    /// Begins an object.
    mutating func beginObject()
    /// Ends the object that was begun last.
    mutating func endObject()
    /// Begins an array.
    mutating func beginArray()
    /// Ends the array that was begun last.
    mutating func endArray()
    /// Takes the key of a member, whose value comes next.
    mutating func key(_ key: String)
    /// Takes the key of a member that has no sign in need of an escape.
    mutating func key(_ key: StaticString)
    /// Takes a text, or null where there is none.
    mutating func write(_ text: String?)
    /// Takes a whole number.
    mutating func write(_ number: Int)
}

extension JSONSink where Self: ~Copyable {
    /// Takes a member whose value is a text, or null.
    @inline(__always)
    package mutating func write(_ key: StaticString, _ text: String?) {
        self.key(key)
        write(text)
    }
}

extension CompactJSON: JSONSink {}

/// Puts a JSON value together from its parts.
package struct JSONValueBuilder: JSONSink {
    private enum Container {
        case object([(key: String, value: JSONValue)], key: String)
        case array([JSONValue])
    }

    private var open: [Container] = []
    /// The last value that is whole.
    package private(set) var value = JSONValue.null

    /// Makes a builder that has taken nothing.
    package init() {}

    package mutating func beginObject() { open.append(.object([], key: "")) }

    package mutating func endObject() {
        if case .object(let members, _)? = open.popLast() { take(.object(members)) }
    }

    package mutating func beginArray() { open.append(.array([])) }

    package mutating func endArray() {
        if case .array(let elements)? = open.popLast() { take(.array(elements)) }
    }

    package mutating func key(_ key: String) {
        if case .object(let members, _)? = open.popLast() { open.append(.object(members, key: key)) }
    }

    package mutating func key(_ key: StaticString) { self.key(String(describing: key)) }

    package mutating func write(_ text: String?) { take(.optional(text)) }

    package mutating func write(_ number: Int) { take(.integer(number)) }

    private mutating func take(_ value: JSONValue) {
        switch open.popLast() {
        case nil: self.value = value
        case .object(var members, let key)?:
            members.append((key, value))
            open.append(.object(members, key: ""))
        case .array(var elements)?:
            elements.append(value)
            open.append(.array(elements))
        }
    }
}
