internal import JSONText

extension CommandIO {
    /// Writes an answer for programs to standard output: an object with the version of its shape.
    ///
    /// - Throws: As ``print(_:)``.
    func print(json members: [(key: String, value: JSONValue)]) throws(CommandFailure) {
        try print(JSONValue.object([("schemaVersion", .integer(1))] + members).text(style: .indented) + "\n")
    }
}
