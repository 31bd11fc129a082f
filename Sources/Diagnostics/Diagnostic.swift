/// Something to say about a place in a text.
///
/// A reader that can go on collects diagnostics; one that cannot throws an error that carries one. Message and excerpt hold
/// no control characters: what a hostile file wrote is made visible, so that printing a diagnostic is safe.
///
/// ```text
/// Shop.storekit:12:22: error: a price is a decimal number such as "4.99"
///       "displayPrice" : "12abc",
///                        ^
/// ```
public struct Diagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// More about another diagnostic.
        case note
        /// The text can be used, but probably does not say what its author means.
        case warning
        /// The text cannot be used.
        case error
    }

    /// How bad it is.
    public let severity: Severity
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// Where.
    public let position: SourcePosition
    /// The line around the place, at most about 160 columns of it.
    public let excerpt: String
    /// The column of the excerpt that the caret stands under, 1 the first.
    ///
    /// It counts cells of a terminal: an ideograph takes two of them, a combining mark none.
    public let caretColumn: Int

    /// Makes a diagnostic from its parts; `SourceText` makes one from a byte offset.
    ///
    /// - Parameters:
    ///   - severity: How bad it is.
    ///   - message: What is wrong; control characters in it are made visible.
    ///   - position: Where.
    ///   - excerpt: The line around the place; control characters in it are made visible.
    ///   - caretColumn: The cell of the excerpt that the caret stands under.
    public init(
        _ severity: Severity, _ message: String, at position: SourcePosition, excerpt: String, caretColumn: Int
    ) {
        self.severity = severity
        self.message = VisibleText(message).description
        self.position = position
        self.excerpt = VisibleText(excerpt).description
        self.caretColumn = max(1, caretColumn)
    }

    /// The diagnostic as compilers print it: place and message, the line, a caret.
    ///
    /// Three lines, the last one without a line end.
    ///
    /// - Parameter file: The name of the text, written before the place.
    /// - Returns: Lines that hold no control character but their ends.
    public func description(file: String) -> String {
        // Standard input is `-` to the command and named like that here too; the name is a stranger's text as well.
        let place = "\(VisibleText(file)):\(position.line):\(position.column)"
        let caret = String(repeating: " ", count: caretColumn - 1) + "^"
        return "\(place): \(severity.rawValue): \(message)\n\(excerpt)\n\(caret)"
    }
}
