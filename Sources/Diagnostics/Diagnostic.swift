/// A problem in a text: how bad, what, where, and the line it stands in.
///
/// A diagnostic carries all that is needed to print it, so it outlives the text. Recoverable problems are collected as
/// diagnostics; a fatal one is inside the error that is thrown.
///
/// ```
/// shop.storekit:7:22: error: not a price: expected digits
///         "displayPrice" : "12abc",
///                          ^
/// ```
public struct Diagnostic: Hashable, Sendable {
    /// How bad a problem is.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// Worth knowing.
        case note
        /// Probably wrong, and understood all the same.
        case warning
        /// Wrong.
        case error
    }

    /// How bad it is.
    public let severity: Severity
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// Where it is.
    public let position: SourcePosition
    /// The line around the place, about 160 cells at most and `…` where it goes on, with control characters made visible.
    public let excerpt: String
    /// Where the caret stands below the excerpt, in cells of a terminal from 0: an ideograph takes two, an accent none.
    public let caretColumn: Int

    /// Makes a diagnostic; `SourceText.diagnostic(_:_:at:)` finds the place and the line.
    public init(severity: Severity, message: String, position: SourcePosition, excerpt: String, caretColumn: Int) {
        self.severity = severity
        self.message = message
        self.position = position
        self.excerpt = excerpt
        self.caretColumn = caretColumn
    }

    /// The problem as compilers print it: place, message, line and caret, without a line end.
    ///
    /// - Parameter file: The name of the text; a file's name may hold control characters too, and they are made visible.
    /// - Returns: Three lines, or one where the text has nothing to show.
    public func description(file: String) -> String {
        let head =
            "\(VisibleText(file).text):\(position.line):\(position.column): \(severity.rawValue): \(VisibleText(message).text)"
        if excerpt.isEmpty && caretColumn == 0 { return head }
        return "\(head)\n\(excerpt)\n\(String(repeating: " ", count: caretColumn))^"
    }
}

extension Diagnostic.Severity: Comparable {
    /// Whether the left one is less bad than the right one.
    public static func < (left: Diagnostic.Severity, right: Diagnostic.Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
