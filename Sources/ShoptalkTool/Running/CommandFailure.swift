internal import Diagnostics

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
        let place = SourceText(bytes: Array(source.utf8)).diagnostic(.error, message, at: offset)
        let caret = String(repeating: " ", count: place.caretColumn) + "^"
        return CommandFailure(.usage, "\(message)\n  \(place.excerpt)\n  \(caret)")
    }

    /// A value that is wrong for its argument or option.
    ///
    /// - Parameters:
    ///   - value: The value as it was given.
    ///   - label: The argument or option as help shows it, such as `<amount>`.
    ///   - reason: What is wrong with it.
    ///   - offset: The place in the value, in bytes of UTF-8, where it is worth showing.
    /// - Returns: The failure, with status 64.
    static func invalid(_ value: String, for label: String, _ reason: String, at offset: Int? = nil) -> CommandFailure {
        let message = "The value '\(VisibleText(value).text)' is invalid for '\(label)': \(VisibleText(reason).text)"
        return usage(message, in: offset == nil ? nil : value, at: offset ?? 0)
    }
}
