/// Why a command stops: what to write to standard error, and the exit status.
struct CommandFailure: Error, Hashable, Sendable {
    /// The status that the run ends with.
    let status: ExitStatus
    /// The text for standard error, one or more lines; empty where nobody is left to read it.
    let text: String

    /// Makes a failure from its status and its text.
    init(_ status: ExitStatus, _ text: String) {
        self.status = status
        self.text = text
    }

    /// A wrong argument, which the usage of the command follows when it is written.
    ///
    /// - Parameters:
    ///   - message: One sentence about what is wrong.
    ///   - source: The argument that it is about, where its place is to be shown.
    ///   - offset: The place in the argument, in bytes of UTF-8.
    /// - Returns: The failure, with status 64.
    static func usage(_ message: String, in source: String? = nil, at offset: Int = 0) -> CommandFailure {
        guard let source else { return CommandFailure(.usage, message) }
        return CommandFailure(.usage, message + "\n" + caretLines(source, at: offset))
    }
}

/// The argument on one line and a caret under the place on the next, both indented by two spaces.
///
/// The caret stands under the character that holds the byte; a tab counts as one column, since it is shown as `\t`.
private func caretLines(_ source: String, at offset: Int) -> String {
    let bytes = Array(source.utf8)
    let before = String(decoding: bytes.prefix(max(0, offset)), as: UTF8.self)
    let column = before.madeVisible.count
    return "  \(source.madeVisible)\n  \(String(repeating: " ", count: column))^"
}
